"""What conditions of CMake come to with one release of CUDA."""

from __future__ import annotations

from laws import every_input

from opwright.syntax.build.cmake_conditions import holds, is_taken

KEPT = 'string(COMPARE GREATER_EQUAL "${CUDA_VERSION}" "9.1" is_newer)\nset(MY_ARCH 70)\n'


CONDITIONS = (
    ("CUDA_VERSION VERSION_LESS 13.0", False),
    ("NOT CMAKE_CUDA_COMPILER_VERSION VERSION_LESS 12", True),
    ('"${CUDAToolkit_VERSION}" VERSION_GREATER "12.8" AND NOT WIN32', None),
    ("CUDA_VERSION VERSION_GREATER_EQUAL 11.0 AND CUDA_VERSION VERSION_LESS 12.8", False),
    ("CUDA_VERSION_MAJOR EQUAL 13 OR FORCED", True),
    ('CUDAToolkit_VERSION_MAJOR EQUAL "13" AND CUDAToolkit_VERSION_MINOR LESS "1"', True),
    ("CUDA_VERSION_MAJOR EQUAL 13 AND CUDA_VERSION_MINOR GREATER 0", False),
    ("is_newer", True),
    ('CUDA_ARCH STREQUAL ""', True),
    ("DEFINED CMAKE_CUDA_ARCHITECTURES", False),
    ("NOT MY_ARCH", None),
    ("(NOT GPU_ARCHS)", True),
    ("USE_MPI", None),
    ("USE_CUDA", True),
    ('ARCH STREQUAL "x86_64"', True),
    ('ARCH STREQUAL "aarch64"', None),
    ("NOT OP_NATIVE AND CUDAToolkit_FOUND", True),
    ("CUDA_VERSION VERSION_LESS ${newest}", None),
    ("", None),
)
BRANCHES = (
    (("CUDA_VERSION VERSION_LESS 12", ""), True),
    (("CUDA_VERSION VERSION_GREATER 12", ""), False),
    (("USE_HIP", "CUDA_VERSION VERSION_LESS 12"), False),
    (("USE_HIP", "CUDA_VERSION VERSION_GREATER 12"), None),
    (("USE_HIP", ""), None),
)


def test_a_condition_holds_if_it_asks_for_the_release_or_for_what_nobody_set() -> None:
    with every_input() as check:
        for condition, value in CONDITIONS:
            with check(condition):
                answer = holds(condition, KEPT, "13.0")

                assert answer is value


def test_the_last_branch_is_taken_if_none_before_is() -> None:
    with every_input() as check:
        for branches, value in BRANCHES:
            with check(branches):
                answer = is_taken(branches, "", "13.0")

                assert answer is value


def test_without_a_release_no_comparison_is_known() -> None:
    answer = holds("CUDA_VERSION VERSION_LESS 13.0", "", "")

    assert answer is None
