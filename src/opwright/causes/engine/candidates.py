"""
Which causes can match, by the index of their patterns, without importing them.

Importing every cause takes longer than most answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, lru_cache

from opwright.causes.engine.registry import causes_in
from opwright.logs.patterns import stand_together
from opwright.prefilter.literal_index import LiteralIndex
from opwright.prefilter.pattern_index import CHANGED, IF_UNDEFINED, PatternIndex, packaged, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Cause, Log, Scope


@cache
def pattern_index() -> PatternIndex:
    """Return the index made with the wheel; in a checkout, one made from the causes as they are now."""
    data = packaged()
    if data is None:
        from opwright.causes.engine.checkout import up_to_date  # noqa: PLC0415 - in a checkout

        data = up_to_date()
    index = PatternIndex(data)
    use(index)
    return index


@cache
def causes_judging(*given: Scope) -> tuple[Cause, ...]:
    """Return the causes that can judge what is given, by name."""
    scopes = pattern_index().scopes
    return causes_in({module for scope in given for module in scopes[scope.name]})


def literals_in_logs() -> LiteralIndex:
    """Return the literals of which a log must contain at least one for any cause to match."""
    return pattern_index().literals


def causes_in_log(log: Log, undefined: Callable[[], str]) -> tuple[Cause, ...]:
    """
    Return the causes that may have something to say of a log that was searched for literals, by name.

    `undefined` returns the names of the undefined symbols in it, each on a line of its own; it is
    only asked when one of the literals is about such.
    """
    modules: set[str] = set()
    for row, literals in pattern_index().rows_led_to(log.literals or ()):
        if not row.nearby or stand_together(log, literals, row.reach, row.nearby):
            modules.update(row.modules)
    if IF_UNDEFINED in modules:
        modules.remove(IF_UNDEFINED)
        modules |= pattern_index().modules_if_undefined(f"\n{undefined()}")
    return causes_in(modules)


def literals_in_sources() -> Collection[str]:
    """Return the literals of which a source must contain at least one for any cause to match, apart from those that look for changed names."""
    return [literal for literal in pattern_index().in_sources if not literal.startswith(CHANGED)]


def causes_in_source(literals: Iterable[str], domains: Iterable[str] = ()) -> tuple[Cause, ...]:
    """
    Return the causes that may have something to say of a source, by name.

    It holds `literals`, and may use a name that changed of `domains` of the index of names.
    """
    in_sources = pattern_index().in_sources
    keys = (*literals, *(f"{CHANGED}{domain}" for domain in domains))
    return _causes_in(frozenset(module for key in keys for module in in_sources.get(key, ())))


@lru_cache(maxsize=1024)
def _causes_in(modules: frozenset[str]) -> tuple[Cause, ...]:
    """Return the causes in some files: many sources of a project lead to the same ones."""
    return causes_in(modules)


@cache
def families() -> Mapping[str, frozenset[str]]:
    """Return the names of all causes by family."""
    names: dict[str, set[str]] = {}
    for judging in pattern_index().scopes.values():
        for module in judging:
            family, _, name = module.replace("_", "-").partition(".")
            names.setdefault(family, set()).add(name)
    return {family: frozenset(of_family) for family, of_family in names.items()}


@cache
def cause_names() -> frozenset[str]:
    """Return the names of all causes."""
    modules = (module for judging in pattern_index().scopes.values() for module in judging)
    return frozenset(module.rpartition(".")[2].replace("_", "-") for module in modules)
