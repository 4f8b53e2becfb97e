"""The `if`s of CMake files: which of them a place stands under, and what they ask."""

from __future__ import annotations

import pytest

from opwright.syntax.build.cmake_branches import branches_at

TEXT = """\
first()
if(USE_CUDA)
  cuda()
  IF (A
      AND (B OR C))
    nested()
  ENDIF()
elseif(USE_ROCM)
  rocm()
else()
  cpu()
endif()
# if(NEVER)
last()
"""


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("first", ()),
        ("cuda()", (("USE_CUDA",),)),
        ("nested", (("USE_CUDA",), ("A\n      AND (B OR C)",))),
        ("rocm", (("USE_CUDA", "USE_ROCM"),)),
        ("cpu", (("USE_CUDA", "USE_ROCM", ""),)),
        ("last", ()),
    ],
)
def test_each_if_has_its_branches_up_to_the_place(
    place: str, around: tuple[tuple[str, ...], ...]
) -> None:
    assert branches_at(TEXT, TEXT.index(place)) == around


@pytest.mark.parametrize("condition", ["A AND (B OR (C AND D))", 'X MATCHES "^([0-9](\\.[0-9]"'])
def test_if_counts_however_its_parentheses_are_nested(condition: str) -> None:
    text = f"if({condition})\n  inside()\nendif()\noutside()\n"

    assert len(branches_at(text, text.index("inside"))) == 1
    assert branches_at(text, text.index("outside")) == ()


def test_branch_without_an_if_is_passed_over() -> None:
    text = "endif()\nelse()\nelseif(A)\nhere()\n"

    assert branches_at(text, text.index("here")) == ()
