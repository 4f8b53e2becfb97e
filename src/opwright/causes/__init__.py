"""
Every known cause, one file each, in one folder per family.

To add a cause, copy the file nearest to it and change it. Nothing else needs to know: this
package finds it, the tests run its examples, and `tools/generate_docs.py` writes its page.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from opwright.errors import UnknownNameError
from opwright.model import Cause


@cache
def all_causes() -> tuple[Cause, ...]:
    """Return every cause in this package, by name."""
    families = [found.name for found in iter_modules(__path__) if found.ispkg]
    causes: list[Cause] = [
        import_module(f"{package.__name__}.{found.name}").CAUSE
        for package in (import_module(f"{__name__}.{family}") for family in families)
        for found in iter_modules(package.__path__)
    ]
    return tuple(sorted(causes, key=lambda cause: cause.name))


def find_cause(name: str) -> Cause:
    """Return the cause called `name`; raise UnknownNameError when there is none."""
    known = {cause.name: cause for cause in all_causes()}
    if name not in known:
        raise UnknownNameError("cause", name, known=list(known))
    return known[name]
