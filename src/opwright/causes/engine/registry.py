"""
Every known cause, one file each, in one folder per family.

To add a cause, copy the file nearest to it and change it. Nothing else needs to know: this
package finds it, the tests run its examples, and `index` notices its patterns. A family's `NEEDS`,
or that of a cause's own file, names the `Scope` without which an audit has nothing to ask.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from functools import cache

from opwright.errors import UnknownNameError
from opwright.model.lazy import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Cause

_HERE = os.path.dirname(os.path.dirname(__file__))
_PACKAGE = "opwright.causes"
_NO_FAMILIES = ("kit", "engine")


@cache
def all_causes() -> tuple[Cause, ...]:
    """Return every cause in this package, by name."""
    return tuple(
        sorted((c for family in _families() for c in _causes_in(family)), key=lambda c: c.name)
    )


def causes_in(modules: Iterable[str]) -> tuple[Cause, ...]:
    """Return the causes in some files, by name."""
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
    """Return the cause called `name`; raise UnknownNameError if there is none."""
    module = name.replace("-", "_")
    for family in _families() if module.isidentifier() and "_" not in name else ():
        if os.path.isfile(os.path.join(_HERE, family, f"{module}.py")):
            return cause_in(f"{family}.{module}")
    raise UnknownNameError("cause", name, known=[cause.name for cause in all_causes()])


def chosen_causes(*, select: Iterable[str] = (), ignore: Iterable[str] = ()) -> tuple[Cause, ...]:
    """Return the causes called `select`, or all, without those called `ignore`."""
    names = {cause.name for cause in all_causes()}
    for name in (*select, *ignore):
        if name not in names:
            raise UnknownNameError("cause", name, known=sorted(names))
    chosen = set(select) or names
    return tuple(c for c in all_causes() if c.name in chosen - set(ignore))


def selected_causes(
    *, select: Collection[str], ignore: Collection[str]
) -> tuple[Cause, ...] | None:
    """Return the chosen causes; None without a choice, so that only matching causes are imported."""
    return chosen_causes(select=select, ignore=ignore) if select or ignore else None
