"""
Where the program's own modules are: below the package that they are in, and nowhere else.

A run imports more than a hundred of them. Python asks three finders for each, lists each folder and tries five suffixes.
Python's own loader still reads what is found, and keeps its bytecode.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec, SourceFileLoader
else:  # `importlib.machinery` imports warnings: a fiftieth of a short run
    ModuleSpec, SourceFileLoader = type(__spec__), type(__spec__.loader)

_OURS = "opwright."


def import_own_modules_directly() -> None:
    """Find modules of ours before Python's finders do, for the rest of this process."""
    sys.meta_path.insert(0, _OwnModules)


class _OwnModules:
    """A finder (`importlib.abc.MetaPathFinder`) that leaves what it does not find to the next."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _: object = None
    ) -> ModuleSpec | None:
        if not path or not name.startswith(_OURS):
            return None
        place = f"{path[0]}{os.sep}{name.rpartition('.')[2]}"
        if _is_there(f"{place}.py"):
            return _spec(name, f"{place}.py")
        if _is_there(initial := f"{place}{os.sep}__init__.py"):
            spec = _spec(name, initial)
            spec.submodule_search_locations = [place]
            return spec
        return None


def _is_there(path: str) -> bool:
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def _spec(name: str, path: str) -> ModuleSpec:
    spec = ModuleSpec(name, SourceFileLoader(name, path), origin=path)
    spec.has_location = True
    return spec
