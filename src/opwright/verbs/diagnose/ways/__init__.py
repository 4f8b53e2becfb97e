"""
Ways out of a failure, by what they change: a release, the torch, the place, the build.

A fix of a cause is one of them. `second_way` puts another one beside it, of another kind.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.diagnose.ways import (
        advised,
        asked,
        builds,
        callers,
        conda,
        families,
        imports,
        jit,
        own_copies,
        places,
        projects,
        rebuilds,
        releases,
        torches,
        typed,
        windows,
    )

__all__ = [
    "advised",
    "asked",
    "builds",
    "callers",
    "conda",
    "families",
    "imports",
    "jit",
    "own_copies",
    "places",
    "projects",
    "rebuilds",
    "releases",
    "torches",
    "typed",
    "windows",
]

__getattr__ = lazy_modules(__name__, {name: f"{__name__}.{name}" for name in __all__})
