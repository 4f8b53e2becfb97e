"""
Every known cause, one file each, in one folder per family.

To add a cause, copy the file nearest to it and change it. Nothing else needs to know: this
package finds it, the tests run its examples, and `tools/generate_docs.py` writes its page.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module

from opwright.errors import UnknownNameError
from opwright.model import Cause


@cache
def all_causes() -> tuple[Cause, ...]:
    """Return every cause in this package, by name."""
    here = os.path.dirname(__file__)
    families = [family.name for family in os.scandir(here) if family.is_dir()]
    modules = [
        f"{__name__}.{family}.{file[:-3]}"
        for family in families
        for file in os.listdir(os.path.join(here, family))
        if file.endswith(".py") and file != "__init__.py"
    ]
    causes: list[Cause] = [import_module(module).CAUSE for module in modules]
    return tuple(sorted(causes, key=lambda cause: cause.name))


def find_cause(name: str) -> Cause:
    """Return the cause called `name`; raise UnknownNameError when there is none."""
    known = {cause.name: cause for cause in all_causes()}
    if name not in known:
        raise UnknownNameError("cause", name, known=list(known))
    return known[name]
