"""
Matchers that causes are made of, and what they read sources with.

A module of it is imported on first use, as `kit.brackets`: most runs need none.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

    from packaging import specifiers

    from opwright.causes.kit import (
        absent_folders,
        accessors,
        custom_ops,
        fake_implementations,
        inclusion,
        indexed_names,
        instructions,
        jit_flags,
        kernel_effects,
        launches,
        loaded_libraries,
        operator_projects,
        operators,
        other_frameworks,
        pinned_standards,
        platform_tags,
        pybind_calls,
        python,
        python_abi,
        python_c_rules,
        receivers,
        removed_uses,
        requested_archs,
        sources,
        unbuilt_extensions,
    )
    from opwright.causes.kit.api_uses import absences as api_absences
    from opwright.causes.kit.api_uses import (
        cxx_calls,
        python_calls,
        torch_removals,
        wrong_arguments,
    )
    from opwright.causes.kit.api_uses import cxx_members as cxx_api_members
    from opwright.causes.kit.api_uses import cxx_names as cxx_api_names
    from opwright.causes.kit.api_uses import deprecations as api_deprecations
    from opwright.causes.kit.api_uses import python_names as python_api_names
    from opwright.causes.kit.api_uses import removals as api_removals
    from opwright.causes.kit.api_uses import uses as own_names
    from opwright.causes.kit.triton_sources import (
        dynamic_sizes,
        none_arguments,
        triton_apis,
        triton_globals,
        triton_kernels,
    )
    from opwright.knowledge.api import index as api_index
    from opwright.knowledge.api import replacements as api_replacements
    from opwright.knowledge.platforms import torch_floor
    from opwright.knowledge.torch_releases import releases, targets
    from opwright.logs import torch_symbols, undefined
    from opwright.syntax import (
        blanking,
        brackets,
        cmake,
        cmake_branches,
        condition_values,
        include_order,
        names,
        preprocessor,
        tree,
        version_tests,
        whole_project,
        words,
    )
    from opwright.syntax import python as python_syntax

__all__ = [
    "absent_folders",
    "accessors",
    "api_absences",
    "api_deprecations",
    "api_index",
    "api_removals",
    "api_replacements",
    "ast",
    "blanking",
    "brackets",
    "cmake",
    "cmake_branches",
    "condition_values",
    "custom_ops",
    "cxx_api_members",
    "cxx_api_names",
    "cxx_calls",
    "dynamic_sizes",
    "fake_implementations",
    "include_order",
    "inclusion",
    "indexed_names",
    "instructions",
    "jit_flags",
    "kernel_effects",
    "launches",
    "loaded_libraries",
    "names",
    "none_arguments",
    "operator_projects",
    "operators",
    "other_frameworks",
    "own_names",
    "pinned_standards",
    "platform_tags",
    "preprocessor",
    "pybind_calls",
    "python",
    "python_abi",
    "python_api_names",
    "python_c_rules",
    "python_calls",
    "python_syntax",
    "receivers",
    "releases",
    "removed_uses",
    "requested_archs",
    "sources",
    "specifiers",
    "targets",
    "torch_floor",
    "torch_removals",
    "torch_symbols",
    "tree",
    "triton_apis",
    "triton_globals",
    "triton_kernels",
    "unbuilt_extensions",
    "undefined",
    "version_tests",
    "whole_project",
    "words",
    "wrong_arguments",
]
__getattr__ = lazy_modules(
    __name__,
    {
        "absent_folders": "opwright.causes.kit.absent_folders",
        "accessors": "opwright.causes.kit.accessors",
        "api_absences": "opwright.causes.kit.api_uses.absences",
        "api_deprecations": "opwright.causes.kit.api_uses.deprecations",
        "api_index": "opwright.knowledge.api.index",
        "api_replacements": "opwright.knowledge.api.replacements",
        "api_removals": "opwright.causes.kit.api_uses.removals",
        "own_names": "opwright.causes.kit.api_uses.uses",
        "ast": "ast",
        "blanking": "opwright.syntax.blanking",
        "brackets": "opwright.syntax.brackets",
        "cmake": "opwright.syntax.cmake",
        "cmake_branches": "opwright.syntax.cmake_branches",
        "cxx_api_members": "opwright.causes.kit.api_uses.cxx_members",
        "cxx_api_names": "opwright.causes.kit.api_uses.cxx_names",
        "cxx_calls": "opwright.causes.kit.api_uses.cxx_calls",
        "python_api_names": "opwright.causes.kit.api_uses.python_names",
        "python_c_rules": "opwright.causes.kit.python_c_rules",
        "python_calls": "opwright.causes.kit.api_uses.python_calls",
        "condition_values": "opwright.syntax.condition_values",
        "custom_ops": "opwright.causes.kit.custom_ops",
        "dynamic_sizes": "opwright.causes.kit.triton_sources.dynamic_sizes",
        "fake_implementations": "opwright.causes.kit.fake_implementations",
        "include_order": "opwright.syntax.include_order",
        "inclusion": "opwright.causes.kit.inclusion",
        "jit_flags": "opwright.causes.kit.jit_flags",
        "instructions": "opwright.causes.kit.instructions",
        "indexed_names": "opwright.causes.kit.indexed_names",
        "kernel_effects": "opwright.causes.kit.kernel_effects",
        "launches": "opwright.causes.kit.launches",
        "loaded_libraries": "opwright.causes.kit.loaded_libraries",
        "names": "opwright.syntax.names",
        "none_arguments": "opwright.causes.kit.triton_sources.none_arguments",
        "operator_projects": "opwright.causes.kit.operator_projects",
        "operators": "opwright.causes.kit.operators",
        "other_frameworks": "opwright.causes.kit.other_frameworks",
        "pinned_standards": "opwright.causes.kit.pinned_standards",
        "platform_tags": "opwright.causes.kit.platform_tags",
        "preprocessor": "opwright.syntax.preprocessor",
        "pybind_calls": "opwright.causes.kit.pybind_calls",
        "python": "opwright.causes.kit.python",
        "python_abi": "opwright.causes.kit.python_abi",
        "python_syntax": "opwright.syntax.python",
        "receivers": "opwright.causes.kit.receivers",
        "releases": "opwright.knowledge.torch_releases.releases",
        "removed_uses": "opwright.causes.kit.removed_uses",
        "requested_archs": "opwright.causes.kit.requested_archs",
        "sources": "opwright.causes.kit.sources",
        "specifiers": "packaging.specifiers",
        "targets": "opwright.knowledge.torch_releases.targets",
        "torch_removals": "opwright.causes.kit.api_uses.torch_removals",
        "torch_symbols": "opwright.logs.torch_symbols",
        "unbuilt_extensions": "opwright.causes.kit.unbuilt_extensions",
        "undefined": "opwright.logs.undefined",
        "version_tests": "opwright.syntax.version_tests",
        "torch_floor": "opwright.knowledge.platforms.torch_floor",
        "tree": "opwright.syntax.tree",
        "triton_apis": "opwright.causes.kit.triton_sources.triton_apis",
        "triton_globals": "opwright.causes.kit.triton_sources.triton_globals",
        "triton_kernels": "opwright.causes.kit.triton_sources.triton_kernels",
        "whole_project": "opwright.syntax.whole_project",
        "words": "opwright.syntax.words",
        "wrong_arguments": "opwright.causes.kit.api_uses.wrong_arguments",
    },
)
