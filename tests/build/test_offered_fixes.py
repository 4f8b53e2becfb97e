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
    "linker-cannot-find-library": ("test_library_that_the_linker_does_not_find",),
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

NOT_APPLIED = {
    "apt-get install g++-15": "Debian 12 has no GCC as new as the newest that nvcc 13 takes: the test names another g++",
    "conda install -c nvidia cuda-toolkit=12.8": "there is no conda, and no wheel of CUDA 12 has nvcc",
    "dnf install python3.11-devel": "the tests' packages are Debian's",
    "pip install torch": "downloads gigabytes: the test applies the other command, which names a release",
    "export CUDA_HOME=/usr/local/cuda": "names a toolkit where NVIDIA's installer puts it, as root",
}
"""Commands among the fixes of those causes, and why no test runs them."""


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


def test_commands_that_no_test_runs_are_still_offered() -> None:
    texts = [
        (fix.summary, *fix.commands)
        for cause in all_causes()
        if cause.name in APPLIED
        for fix in (cause.fix, *cause.remedies.values())
    ]
    offered = " ".join(word for text in texts for one in text for word in one.split())

    for command in NOT_APPLIED:
        assert " ".join(command.split()[:2]) in offered or command.startswith("conda"), command


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
