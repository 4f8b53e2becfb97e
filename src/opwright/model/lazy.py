"""
Modules that are imported when they are first asked for (PEP 562): start-up is paid for in one place.

A package that offers some binds `__getattr__ = lazy_modules({"ast": "ast"})`, and imports the same names
under `TYPE_CHECKING`.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType


def lazy_modules(module_of: Mapping[str, str]) -> Callable[[str], ModuleType]:
    """Return a package's `__getattr__`: it imports the modules that the package's names stand for."""

    def imported(name: str) -> ModuleType:
        if name not in module_of:
            raise AttributeError(f"there is no {name!r}")
        return import_module(module_of[name])

    return imported
