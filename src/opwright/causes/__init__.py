"""
Every known cause, one file each, in one folder per family.

To add a cause, copy the file nearest to it and change it. Nothing else needs to know: this
package finds it, the tests run its examples, and `tools/generate_docs.py` writes its page. A
family's `NEEDS` says without what its causes have nothing to say, so that they are not imported.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module

from opwright.errors import UnknownNameError
from opwright.model import Cause, Given

_HERE = os.path.dirname(__file__)


@cache
def all_causes() -> tuple[Cause, ...]:
    """Return every cause in this package, by name."""
    return tuple(
        sorted((c for family in _families() for c in _causes_in(family)), key=lambda c: c.name)
    )


@cache
def causes_judging(*given: Given) -> tuple[Cause, ...]:
    """Return the causes of the families that can say something of what is given, by name."""
    families = [f for f in _families() if import_module(f"{__name__}.{f}").NEEDS in given]
    return tuple(sorted((c for f in families for c in _causes_in(f)), key=lambda c: c.name))


def _families() -> list[str]:
    entries = os.scandir(_HERE)
    return [e.name for e in entries if e.is_dir() and not e.name.startswith("__")]


def _causes_in(family: str) -> list[Cause]:
    files = os.listdir(os.path.join(_HERE, family))
    names = [f[:-3] for f in files if f.endswith(".py") and f != "__init__.py"]
    return [import_module(f"{__name__}.{family}.{name}").CAUSE for name in names]


def find_cause(name: str) -> Cause:
    """Return the cause called `name`; raise UnknownNameError when there is none."""
    known = {cause.name: cause for cause in all_causes()}
    if name not in known:
        raise UnknownNameError("cause", name, known=list(known))
    return known[name]
