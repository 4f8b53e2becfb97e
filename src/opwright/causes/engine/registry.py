"""
Every known cause, one file each, in one folder per family.

To add a cause, copy the file nearest to it and change it. Nothing else needs to know: this
package finds it, the tests run its examples, `tools/generate_docs.py` writes its page, and
`tools/index_causes.py` the index that spares the import of what has nothing to say. A family's
`NEEDS` names what an audit must be `Scope` to have anything to ask its causes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable
from functools import cache
from importlib import import_module

from opwright.errors import UnknownNameError
from opwright.logs.patterns import stand_together
from opwright.prefilter.pattern_words import modules_if_undefined, rows_led_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Cause, Log, Scope

_HERE = os.path.dirname(os.path.dirname(__file__))
_PACKAGE = "opwright.causes"
_NO_FAMILIES = ("kit", "engine")


@cache
def all_causes() -> tuple[Cause, ...]:
    """Return every cause in this package, by name."""
    return tuple(
        sorted((c for family in _families() for c in _causes_in(family)), key=lambda c: c.name)
    )


@cache
def causes_judging(*given: Scope) -> tuple[Cause, ...]:
    """Return the causes that can say something of what is given, by name."""
    from opwright.prefilter.judging import JUDGING  # noqa: PLC0415 - 3 ms, which sources do without

    modules = {module for g in given for module in JUDGING.get(g.name, ())}
    return _imported(modules)


def causes_in_log(log: Log, undefined: Callable[[], str]) -> tuple[Cause, ...]:
    """
    Return the causes that may have something to say of a log, whose words were looked for, by name.

    `undefined` returns the names of the undefined symbols in it, each on a line of its own; it is
    only asked when one of the words is about such.
    """
    modules: set[str] = set()
    for row, words in rows_led_to(log.words or ()):
        if not row.besides or stand_together(log.text, words, row.reach, row.besides):
            modules.update(row.modules)
    if "undefined" in modules:
        modules.remove("undefined")
        modules |= modules_if_undefined(f"\n{undefined()}")
    return _imported(modules)


def words_in_sources() -> Collection[str]:
    """Return the words of which a source must hold one for any cause to have something to say."""
    from opwright.prefilter.source_words import IN_SOURCES  # noqa: PLC0415

    return IN_SOURCES.keys()


def causes_in_source(words: Iterable[str]) -> tuple[Cause, ...]:
    """Return the causes that may have something to say of a source that holds these, by name."""
    from opwright.prefilter.source_words import IN_SOURCES  # noqa: PLC0415

    return _imported({module for word in words for module in IN_SOURCES.get(word, ())})


@cache
def cause_names() -> frozenset[str]:
    """Return the names of all causes, without an import of them."""
    from opwright.prefilter.judging import JUDGING  # noqa: PLC0415

    modules = (module for named in JUDGING.values() for module in named)
    return frozenset(module.rpartition(".")[2].replace("_", "-") for module in modules)


def _imported(modules: Iterable[str]) -> tuple[Cause, ...]:
    return tuple(sorted(map(cause_in, modules), key=lambda c: c.name))


@cache
def cause_in(module: str) -> Cause:
    """Return the cause in a file, `torch_abi.half_type_instantiation`, which names and explains it."""
    family, _, name = module.partition(".")
    family_package = import_module(f"{_PACKAGE}.{family}")
    defining = import_module(f"{_PACKAGE}.{module}")
    cause: Cause = defining.CAUSE._replace(
        name=name.replace("_", "-"),
        family=family.replace("_", "-"),
        explanation=defining.__doc__ or "",
        is_external=getattr(family_package, "IS_EXTERNAL", False),
    )
    return cause


def _families() -> list[str]:
    entries = os.scandir(_HERE)
    return [
        e.name
        for e in entries
        if e.is_dir() and not e.name.startswith("__") and e.name not in _NO_FAMILIES
    ]


def _causes_in(family: str) -> list[Cause]:
    files = os.listdir(os.path.join(_HERE, family))
    names = [f[:-3] for f in files if f.endswith(".py") and f != "__init__.py"]
    return [cause_in(f"{family}.{name}") for name in names]


def find_cause(name: str) -> Cause:
    """Return the cause called `name`; raise UnknownNameError when there is none."""
    known = {cause.name: cause for cause in all_causes()}
    if name not in known:
        raise UnknownNameError("cause", name, known=list(known))
    return known[name]


def chosen_causes(*, select: Iterable[str] = (), ignore: Iterable[str] = ()) -> tuple[Cause, ...]:
    """Return the causes called `select`, or all, without those called `ignore`."""
    names = {cause.name for cause in all_causes()}
    for name in (*select, *ignore):
        if name not in names:
            raise UnknownNameError("cause", name, known=sorted(names))
    wanted = set(select) or names
    return tuple(c for c in all_causes() if c.name in wanted - set(ignore))


def causes_called(*, select: Collection[str], ignore: Collection[str]) -> tuple[Cause, ...] | None:
    """Return the chosen causes; None where nobody chooses, and only those with a say are imported."""
    return chosen_causes(select=select, ignore=ignore) if select or ignore else None
