"""Every fix that build offers of its own accord is applied in a test, or it is said here why it cannot be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from opwright.causes.engine.registry import all_causes
from opwright.model import IN_A_BUILD, IN_A_CLAIM
from opwright.verbs import build

TESTS = Path(__file__).parents[1]
_NAMED_BY = frozenset(("refuse", "Refusal", "find_cause"))

APPLIED = {
    "arch-dropped-by-toolkit": ("test_architectures_are_named_where_they_count",),
    "arch-feature-needs-sm90a": ("test_instruction_of_one_architecture",),
    "arch-list-malformed": ("test_architectures_are_named_where_they_count",),
    "build-isolation-no-torch": ("test_torch_that_is_named_by_its_release",),
    "cuda-home-wrong": ("test_toolkit_that_cuda_home_names_and_is_gone",),
    "cuda-toolkit-mismatch": ("test_toolkit_of_wheels_where_there_is_another",),
    "cuda-toolkit-not-found": ("test_toolkit_of_wheels_where_there_is_none",),
    "cxx-standard-too-old": ("test_standard_that_is_too_old",),
    "cxx11-abi-mismatch": (
        "test_string_abi_of_the_projects_own_flags",
        "test_string_abi_of_the_environments_flags",
        "test_release_that_is_claimed_and_has_the_other_string_abi",
    ),
    "disk-full": ("test_build_on_a_full_disk_says_so_and_works_when_there_is_room",),
    "gcc-too-new-for-nvcc": ("test_compiler_that_nvcc_does_not_take",),
    "header-folder-not-included": ("test_header_of_the_project_in_a_folder_that_no_flag_names",),
    "linker-cannot-find-library": (
        "test_library_that_the_linker_does_not_find",
        "test_library_that_a_variable_asks_for",
    ),
    "missing-device-link": (
        "test_device_function_of_another_file",
        "test_device_function_of_another_file_in_setup_py",
        "test_device_function_of_another_file_without_a_project",
    ),
    "missing-host-compiler": ("test_package_of_the_system", "test_compiler_that_is_not_there"),
    "missing-libcuda-link": ("test_function_of_the_driver_whose_library_is_not_linked",),
    "missing-link-library": (
        "test_library_that_is_here_and_not_linked",
        "test_library_of_the_project_that_is_not_linked",
    ),
    "missing-python-dev-headers": ("test_headers_of_the_systems_python",),
    "no-gpu-at-build-time": ("test_architectures_are_named_where_they_count",),
    "nvcc-too-old-for-arch": ("test_architecture_that_came_after_the_toolkit",),
    "python-abi-mismatch": (
        "test_macro_of_cpython_outside_of_the_limited_api",
        "test_limited_api_is_held_to_until_it_is_left_out",
    ),
    "torch-target-version-wrong": ("test_floor_of_the_stable_abi_that_no_header_knows",),
}

RUN = {
    "{archs_before}8.0;8.6;9.0+PTX{archs_after}",
    "{archs_before}8.6{archs_after}",
    "{archs_before}{older}{archs_after}",
    "{archs_before}{setting}{archs_after}",
    "{install_compiler}",
    "{install_toolkit}",
    "{use_compiler}",
    "apt-get install python{version}-dev",
    "export NVCC_PREPEND_FLAGS='-ccbin {package}'",
    "opwright build --torch 2.13",
    "unset CUDA_HOME CUDA_PATH",
}
"""Commands of those fixes that the tests run as they are printed."""

NOT_RUN = {
    "apt-get install {package}": "Debian 12 has no GCC that nvcc 13 takes and that is newer than its own",
    "df -h . /tmp": "only shows how much room there is",
    "dnf install python{version}-devel": "the tests' packages are Debian's",
    "export TMPDIR=$HOME/tmp": "the test frees room where the build is",
    "pip cache purge": "it would delete the cache of whoever runs the tests; the test frees room where the build is",
    "pip install torch": "downloads gigabytes: the test runs the other command, which names a release",
}
"""The others, and why no test runs them. In the place of {install_toolkit}, conda's command, for CUDA 12, is not run either: \
no wheel of it has nvcc, and conda is in no registry of the tests."""


def test_every_cause_that_build_names_itself_has_a_test_that_applies_its_fix() -> None:
    of_builds = {c.name for c in all_causes() if {IN_A_BUILD, IN_A_CLAIM} & set(c.remedies)}

    assert set(_named_in_build()) | of_builds == set(APPLIED)


def test_tests_that_apply_fixes_exist() -> None:
    folders = (TESTS / "build", TESTS / "building")
    defined = {
        node.name
        for folder in folders
        for path in folder.glob("test_*.py")
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef)
    }

    assert {name for names in APPLIED.values() for name in names} <= defined


def test_every_command_of_those_fixes_is_run_or_it_is_said_why_not() -> None:
    fixes = [
        cause.remedies.get(IN_A_BUILD, cause.fix) for cause in all_causes() if cause.name in APPLIED
    ]

    assert {command for fix in fixes for command in fix.commands} == RUN | set(NOT_RUN)
    assert not RUN & set(NOT_RUN)


def _named_in_build() -> Iterator[str]:
    """Yield the causes that the sources of `build` name: those of its refusals, and of what it finds itself."""
    for path in Path(build.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and _name(node.func) in _NAMED_BY and node.args:
                match node.args[0]:
                    case ast.Constant(value=str(name)):
                        yield name


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
