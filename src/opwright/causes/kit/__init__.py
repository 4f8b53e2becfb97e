"""
Matchers that causes are made of, and what they read sources with.

A module of it is imported when it is first asked for, as `kit.brackets`: most runs need none.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

    from packaging import specifiers

    from opwright.causes.kit import (
        accessors,
        custom_ops,
        fake_implementations,
        kernel_effects,
        loaded_libraries,
        operator_projects,
        operators,
        other_frameworks,
        platform_tags,
        pybind_calls,
        python,
        python_abi,
        removed_uses,
        sources,
        triton,
        triton_apis,
    )
    from opwright.knowledge.platforms import torch_floor
    from opwright.knowledge.torch_releases import releases, targets
    from opwright.syntax import (
        blanking,
        brackets,
        cmake,
        cmake_branches,
        include_order,
        names,
        preprocessor,
        tree,
        whole_project,
    )
    from opwright.syntax import python as python_syntax

__all__ = [
    "accessors",
    "ast",
    "blanking",
    "brackets",
    "cmake",
    "cmake_branches",
    "custom_ops",
    "fake_implementations",
    "include_order",
    "kernel_effects",
    "loaded_libraries",
    "names",
    "operator_projects",
    "operators",
    "other_frameworks",
    "platform_tags",
    "preprocessor",
    "pybind_calls",
    "python",
    "python_abi",
    "python_syntax",
    "releases",
    "removed_uses",
    "sources",
    "specifiers",
    "targets",
    "torch_floor",
    "tree",
    "triton",
    "triton_apis",
    "whole_project",
]
_ELSEWHERE = {
    "ast": "ast",
    "blanking": "opwright.syntax.blanking",
    "brackets": "opwright.syntax.brackets",
    "cmake": "opwright.syntax.cmake",
    "cmake_branches": "opwright.syntax.cmake_branches",
    "include_order": "opwright.syntax.include_order",
    "names": "opwright.syntax.names",
    "preprocessor": "opwright.syntax.preprocessor",
    "python_syntax": "opwright.syntax.python",
    "releases": "opwright.knowledge.torch_releases.releases",
    "specifiers": "packaging.specifiers",
    "targets": "opwright.knowledge.torch_releases.targets",
    "torch_floor": "opwright.knowledge.platforms.torch_floor",
    "tree": "opwright.syntax.tree",
    "whole_project": "opwright.syntax.whole_project",
}


def __getattr__(name: str) -> ModuleType:
    """Import a module when it is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(_ELSEWHERE.get(name, f"{__name__}.{name}"))
    globals()[name] = module
    return module
