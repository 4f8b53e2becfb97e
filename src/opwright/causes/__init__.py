"""
Every known cause, one file each, in one folder per family.

To add a cause, copy the file nearest to it and change it. Nothing else needs to know: this
package finds it, the tests run its examples, and `tools/generate_docs.py` writes its page.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from opwright.errors import UnknownNameError
from opwright.model import Cause


@cache
def all_causes() -> tuple[Cause, ...]:
    """Return every cause in this package, by name."""
    files = [f for f in Path(__file__).parent.glob("*/*.py") if f.stem != "__init__"]
    causes: list[Cause] = [
        import_module(f"{__name__}.{file.parent.name}.{file.stem}").CAUSE for file in files
    ]
    return tuple(sorted(causes, key=lambda cause: cause.name))


def find_cause(name: str) -> Cause:
    """Return the cause called `name`; raise UnknownNameError when there is none."""
    known = {cause.name: cause for cause in all_causes()}
    if name not in known:
        raise UnknownNameError("cause", name, known=list(known))
    return known[name]
