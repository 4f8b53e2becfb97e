"""The index of all patterns of all causes, and how it is made: for a wheel, or when a checkout is edited."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from opwright.causes.engine.registry import all_causes
from opwright.errors import OpwrightError
from opwright.logs.symbols.undefined import UNDEFINED
from opwright.model import BuildScriptCheck, Cause, Scope, SourceCheck
from opwright.model.lazy import import_module
from opwright.prefilter import required_literals
from opwright.prefilter.pattern_index import CHANGED, IF_UNDEFINED, Indexed, encoded
from opwright.prefilter.required_literals import NoLiteralError, RequiredLiterals

_WINDOWS: dict[Scope, Callable[[Cause], object]] = {
    Scope.LOAD: lambda cause: cause.in_load,
    Scope.LOG: lambda cause: cause.in_log,
    Scope.SOURCE: lambda cause: cause.in_source,
    Scope.BUILD_SCRIPT: lambda cause: cause.in_build_script,
    Scope.ENVIRONMENT: lambda cause: cause.in_environment,
}


def pattern_literals(
    known: Mapping[str, RequiredLiterals] = MappingProxyType({}),
) -> dict[str, RequiredLiterals]:
    """
    Return the required literals of every pattern of every cause; `known` are not parsed again.

    Raises OpwrightError for a pattern without any: it would have to be tried on everything.
    """
    patterns = {
        pattern: cause.name
        for cause in all_causes()
        for pattern in (*_log_patterns(cause), *_source_patterns(cause))
    }
    patterns |= dict.fromkeys(UNDEFINED, "undefined symbols")
    return {
        pattern: known.get(pattern) or _required(pattern, whose)
        for pattern, whose in patterns.items()
    }


def _required(pattern: str, whose: str) -> RequiredLiterals:
    try:
        return required_literals.required_literals_of(pattern)
    except NoLiteralError as error:
        raise OpwrightError(f"{whose}: {error}") from error


def made(literals: Mapping[str, RequiredLiterals]) -> bytes:
    """Return the index of the causes, made with the required literals of their patterns."""
    scopes = {scope.name: [*map(_module, _judging(scope))] for scope in Scope}
    in_sources: dict[str, set[str]] = {}
    in_logs: dict[RequiredLiterals, set[str]] = {}
    in_undefined = frozenset().union(*(literals[pattern].any_of for pattern in UNDEFINED))
    for cause in all_causes():
        for pattern in _source_patterns(cause):
            for literal in literals[pattern].any_of:
                in_sources.setdefault(literal, set()).add(_module(cause))
        for domain in _domains(cause):
            in_sources.setdefault(f"{CHANGED}{domain}", set()).add(_module(cause))
        for pattern in _log_patterns(cause):
            required = literals[pattern]
            leads_to = in_logs.setdefault(required, set())
            is_by_name = _if_undefined(cause) and required.any_of <= in_undefined
            if not is_by_name:  # what a symbol is called leads to the cause
                leads_to.add(_module(cause))
    for pattern in UNDEFINED:
        in_logs.setdefault(literals[pattern], set())
    in_logs[RequiredLiterals(in_undefined)] = {IF_UNDEFINED}
    patterns = {*UNDEFINED, *(p for cause in all_causes() for p in _log_patterns(cause))}
    if_undefined = {_module(c): _if_undefined(c) for c in all_causes() if _if_undefined(c)}
    indexed = {pattern: literals[pattern] for pattern in patterns}
    return encoded(Indexed(scopes, in_sources, in_logs, indexed, if_undefined))


def _log_patterns(cause: Cause) -> tuple[str, ...]:
    return cause.in_log.patterns if cause.in_log else ()


def _source_patterns(cause: Cause) -> tuple[str, ...]:
    return tuple(pattern for check in _file_checks(cause) for pattern in check.patterns)


def _domains(cause: Cause) -> tuple[str, ...]:
    return tuple(domain for check in _file_checks(cause) for domain in check.domains)


def _file_checks(cause: Cause) -> tuple[SourceCheck | BuildScriptCheck, ...]:
    return tuple(check for check in (cause.in_source, cause.in_build_script) if check)


def _if_undefined(cause: Cause) -> tuple[str, ...]:
    return cause.in_log.undefined if cause.in_log else ()


def _judging(scope: Scope) -> Iterator[Cause]:
    for cause in all_causes():
        if scope in _WINDOWS:
            if _WINDOWS[scope](cause):
                yield cause
        elif scope.name == _needs(cause) and cause.is_audited_without_torch:
            yield cause


def _needs(cause: Cause) -> str:
    """Return the fact that a cause needs, from its own module or its family's."""
    module = import_module(f"opwright.causes.{_module(cause)}")
    family = import_module(module.__name__.rpartition(".")[0])
    needs: str = getattr(module, "NEEDS", family.NEEDS)
    return needs


def _module(cause: Cause) -> str:
    return f"{cause.family}.{cause.name}".replace("-", "_")
