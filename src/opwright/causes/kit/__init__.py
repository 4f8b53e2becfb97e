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

    from opwright.causes.kit import known_words, sources
    from opwright.causes.kit.api_uses import absences as api_absences
    from opwright.causes.kit.api_uses import deprecations as api_deprecations
    from opwright.causes.kit.api_uses import removals as api_removals
    from opwright.causes.kit.api_uses import uses as own_names
    from opwright.causes.kit.api_uses import wrong_arguments
    from opwright.causes.kit.api_uses.cxx import (
        cxx_calls,
        derived_classes,
        process_groups,
        torch_removals,
        unended_checks,
        virtual_functions,
    )
    from opwright.causes.kit.api_uses.cxx import cxx_members as cxx_api_members
    from opwright.causes.kit.api_uses.cxx import cxx_names as cxx_api_names
    from opwright.causes.kit.api_uses.cxx import cython_names as cython_api_names
    from opwright.causes.kit.api_uses.python import (
        aten_operators,
        python_calls,
        python_methods,
        python_patches,
        python_repairs,
    )
    from opwright.causes.kit.api_uses.python import python_names as python_api_names
    from opwright.causes.kit.build_scripts import (
        absent_folders,
        added_folders,
        instructions,
        jit_flags,
        other_frameworks,
        unbuilt_extensions,
    )
    from opwright.causes.kit.build_scripts.archs import (
        archs_in_cmake,
        archs_in_make,
        archs_in_python,
        gpu_archs,
        requested_archs,
    )
    from opwright.causes.kit.build_scripts.standards import (
        outdated_standards,
        pinned_standards,
        standards_for_cccl,
    )
    from opwright.causes.kit.cxx_sources import (
        accessors,
        cccl_includes,
        inclusion,
        launches,
        python_c_rules,
        receivers,
        removed_fields,
        removed_uses,
        std_includes,
        warps_and_vectors,
    )
    from opwright.causes.kit.fitting import platform_tags, python_abi
    from opwright.causes.kit.messages.changed import indexed_names
    from opwright.causes.kit.messages.missing import compiled_modules
    from opwright.causes.kit.own_operators import (
        custom_ops,
        fake_implementations,
        kernel_effects,
        operator_projects,
        operators,
        pybind_calls,
    )
    from opwright.causes.kit.python_files import (
        loaded_libraries,
        misread_versions,
        newer_python,
        newer_torch,
        python,
        refused_by_python,
        refused_usages,
    )
    from opwright.causes.kit.triton_sources import (
        dynamic_sizes,
        none_arguments,
        triton_apis,
        triton_globals,
        triton_kernels,
        triton_options,
        triton_parameters,
        triton_timings,
    )
    from opwright.knowledge.api import index as api_index
    from opwright.knowledge.api import replacements as api_replacements
    from opwright.knowledge.platforms.floors import torch_floor
    from opwright.knowledge.torch_releases import targets
    from opwright.knowledge.torch_releases.symbols import releases
    from opwright.logs.symbols import torch_symbols, undefined
    from opwright.syntax import python as python_syntax
    from opwright.syntax import words
    from opwright.syntax.build import cmake, cmake_branches, cmake_conditions
    from opwright.syntax.cxx import blanking, brackets, condition_values, names, preprocessor, tree
    from opwright.syntax.project import include_order, reading_order, whole_project
    from opwright.syntax.versions import version_tests

__all__ = [
    "absent_folders",
    "accessors",
    "added_folders",
    "api_absences",
    "api_deprecations",
    "api_index",
    "api_removals",
    "api_replacements",
    "archs_in_cmake",
    "archs_in_make",
    "archs_in_python",
    "ast",
    "aten_operators",
    "blanking",
    "brackets",
    "cccl_includes",
    "cmake",
    "cmake_branches",
    "cmake_conditions",
    "compiled_modules",
    "condition_values",
    "custom_ops",
    "cxx_api_members",
    "cxx_api_names",
    "cxx_calls",
    "cython_api_names",
    "derived_classes",
    "dynamic_sizes",
    "fake_implementations",
    "gpu_archs",
    "include_order",
    "inclusion",
    "indexed_names",
    "instructions",
    "jit_flags",
    "kernel_effects",
    "known_words",
    "launches",
    "loaded_libraries",
    "misread_versions",
    "names",
    "newer_python",
    "newer_torch",
    "none_arguments",
    "operator_projects",
    "operators",
    "other_frameworks",
    "outdated_standards",
    "own_names",
    "pinned_standards",
    "platform_tags",
    "preprocessor",
    "process_groups",
    "pybind_calls",
    "python",
    "python_abi",
    "python_api_names",
    "python_c_rules",
    "python_calls",
    "python_methods",
    "python_patches",
    "python_repairs",
    "python_syntax",
    "reading_order",
    "receivers",
    "refused_by_python",
    "refused_usages",
    "releases",
    "removed_fields",
    "removed_uses",
    "requested_archs",
    "sources",
    "specifiers",
    "standards_for_cccl",
    "std_includes",
    "targets",
    "torch_floor",
    "torch_removals",
    "torch_symbols",
    "tree",
    "triton_apis",
    "triton_globals",
    "triton_kernels",
    "triton_options",
    "triton_parameters",
    "triton_timings",
    "unbuilt_extensions",
    "undefined",
    "unended_checks",
    "version_tests",
    "virtual_functions",
    "warps_and_vectors",
    "whole_project",
    "words",
    "wrong_arguments",
]
__getattr__ = lazy_modules(
    __name__,
    {
        "absent_folders": "opwright.causes.kit.build_scripts.absent_folders",
        "accessors": "opwright.causes.kit.cxx_sources.accessors",
        "added_folders": "opwright.causes.kit.build_scripts.added_folders",
        "api_absences": "opwright.causes.kit.api_uses.absences",
        "api_deprecations": "opwright.causes.kit.api_uses.deprecations",
        "api_index": "opwright.knowledge.api.index",
        "api_replacements": "opwright.knowledge.api.replacements",
        "api_removals": "opwright.causes.kit.api_uses.removals",
        "own_names": "opwright.causes.kit.api_uses.uses",
        "archs_in_cmake": "opwright.causes.kit.build_scripts.archs.archs_in_cmake",
        "archs_in_make": "opwright.causes.kit.build_scripts.archs.archs_in_make",
        "archs_in_python": "opwright.causes.kit.build_scripts.archs.archs_in_python",
        "ast": "ast",
        "aten_operators": "opwright.causes.kit.api_uses.python.aten_operators",
        "blanking": "opwright.syntax.cxx.blanking",
        "brackets": "opwright.syntax.cxx.brackets",
        "cccl_includes": "opwright.causes.kit.cxx_sources.cccl_includes",
        "cmake": "opwright.syntax.build.cmake",
        "cmake_branches": "opwright.syntax.build.cmake_branches",
        "cmake_conditions": "opwright.syntax.build.cmake_conditions",
        "compiled_modules": "opwright.causes.kit.messages.missing.compiled_modules",
        "cxx_api_members": "opwright.causes.kit.api_uses.cxx.cxx_members",
        "cxx_api_names": "opwright.causes.kit.api_uses.cxx.cxx_names",
        "cython_api_names": "opwright.causes.kit.api_uses.cxx.cython_names",
        "cxx_calls": "opwright.causes.kit.api_uses.cxx.cxx_calls",
        "derived_classes": "opwright.causes.kit.api_uses.cxx.derived_classes",
        "python_api_names": "opwright.causes.kit.api_uses.python.python_names",
        "python_c_rules": "opwright.causes.kit.cxx_sources.python_c_rules",
        "python_calls": "opwright.causes.kit.api_uses.python.python_calls",
        "python_methods": "opwright.causes.kit.api_uses.python.python_methods",
        "python_patches": "opwright.causes.kit.api_uses.python.python_patches",
        "python_repairs": "opwright.causes.kit.api_uses.python.python_repairs",
        "condition_values": "opwright.syntax.cxx.condition_values",
        "custom_ops": "opwright.causes.kit.own_operators.custom_ops",
        "dynamic_sizes": "opwright.causes.kit.triton_sources.dynamic_sizes",
        "fake_implementations": "opwright.causes.kit.own_operators.fake_implementations",
        "include_order": "opwright.syntax.project.include_order",
        "gpu_archs": "opwright.causes.kit.build_scripts.archs.gpu_archs",
        "inclusion": "opwright.causes.kit.cxx_sources.inclusion",
        "jit_flags": "opwright.causes.kit.build_scripts.jit_flags",
        "instructions": "opwright.causes.kit.build_scripts.instructions",
        "indexed_names": "opwright.causes.kit.messages.changed.indexed_names",
        "kernel_effects": "opwright.causes.kit.own_operators.kernel_effects",
        "known_words": "opwright.causes.kit.known_words",
        "launches": "opwright.causes.kit.cxx_sources.launches",
        "loaded_libraries": "opwright.causes.kit.python_files.loaded_libraries",
        "misread_versions": "opwright.causes.kit.python_files.misread_versions",
        "newer_python": "opwright.causes.kit.python_files.newer_python",
        "newer_torch": "opwright.causes.kit.python_files.newer_torch",
        "names": "opwright.syntax.cxx.names",
        "none_arguments": "opwright.causes.kit.triton_sources.none_arguments",
        "operator_projects": "opwright.causes.kit.own_operators.operator_projects",
        "operators": "opwright.causes.kit.own_operators.operators",
        "other_frameworks": "opwright.causes.kit.build_scripts.other_frameworks",
        "outdated_standards": "opwright.causes.kit.build_scripts.standards.outdated_standards",
        "pinned_standards": "opwright.causes.kit.build_scripts.standards.pinned_standards",
        "platform_tags": "opwright.causes.kit.fitting.platform_tags",
        "preprocessor": "opwright.syntax.cxx.preprocessor",
        "process_groups": "opwright.causes.kit.api_uses.cxx.process_groups",
        "unended_checks": "opwright.causes.kit.api_uses.cxx.unended_checks",
        "virtual_functions": "opwright.causes.kit.api_uses.cxx.virtual_functions",
        "pybind_calls": "opwright.causes.kit.own_operators.pybind_calls",
        "python": "opwright.causes.kit.python_files.python",
        "python_abi": "opwright.causes.kit.fitting.python_abi",
        "python_syntax": "opwright.syntax.python",
        "reading_order": "opwright.syntax.project.reading_order",
        "receivers": "opwright.causes.kit.cxx_sources.receivers",
        "refused_by_python": "opwright.causes.kit.python_files.refused_by_python",
        "refused_usages": "opwright.causes.kit.python_files.refused_usages",
        "releases": "opwright.knowledge.torch_releases.symbols.releases",
        "removed_fields": "opwright.causes.kit.cxx_sources.removed_fields",
        "removed_uses": "opwright.causes.kit.cxx_sources.removed_uses",
        "requested_archs": "opwright.causes.kit.build_scripts.archs.requested_archs",
        "sources": "opwright.causes.kit.sources",
        "specifiers": "packaging.specifiers",
        "standards_for_cccl": "opwright.causes.kit.build_scripts.standards.standards_for_cccl",
        "std_includes": "opwright.causes.kit.cxx_sources.std_includes",
        "targets": "opwright.knowledge.torch_releases.targets",
        "torch_removals": "opwright.causes.kit.api_uses.cxx.torch_removals",
        "torch_symbols": "opwright.logs.symbols.torch_symbols",
        "unbuilt_extensions": "opwright.causes.kit.build_scripts.unbuilt_extensions",
        "undefined": "opwright.logs.symbols.undefined",
        "version_tests": "opwright.syntax.versions.version_tests",
        "warps_and_vectors": "opwright.causes.kit.cxx_sources.warps_and_vectors",
        "torch_floor": "opwright.knowledge.platforms.floors.torch_floor",
        "tree": "opwright.syntax.cxx.tree",
        "triton_apis": "opwright.causes.kit.triton_sources.triton_apis",
        "triton_globals": "opwright.causes.kit.triton_sources.triton_globals",
        "triton_kernels": "opwright.causes.kit.triton_sources.triton_kernels",
        "triton_options": "opwright.causes.kit.triton_sources.triton_options",
        "triton_parameters": "opwright.causes.kit.triton_sources.triton_parameters",
        "triton_timings": "opwright.causes.kit.triton_sources.triton_timings",
        "whole_project": "opwright.syntax.project.whole_project",
        "words": "opwright.syntax.words",
        "wrong_arguments": "opwright.causes.kit.api_uses.wrong_arguments",
    },
)
