"""Which edits of a file are made, and what becomes of its text."""

from __future__ import annotations

from pathlib import Path

import pytest

from opwright.model import Cause, Edit, Evidence, Finding, Fix, LintedFile, Safety
from opwright.verbs.lint.fixes import fixed
from opwright.verbs.lint.linting import lint

CAUSE = Cause(
    name="made-up",
    family="made-up",
    title="made up",
    explanation="",
    fix=Fix("", safety=Safety.SAFE),
    examples=(),
    counterexamples=(),
    since="0.1",
)
TEXT = "int a, b, c;\n"


def finding(
    *edits: tuple[int, int, str], path: str = "op.cpp", safety: Safety = Safety.SAFE
) -> Finding:
    made = tuple(Edit(path, *edit) for edit in edits)
    return Finding(CAUSE, Evidence("op.cpp:1", "int", edits=made, safety=safety))


def after(*findings: Finding, text: str = TEXT, unsafe: bool = False) -> str:
    return fixed(LintedFile("op.cpp", text, findings), unsafe=unsafe).after


def test_edits_side_by_side_are_all_made() -> None:
    assert (
        after(finding((4, 5, "x")), finding((7, 8, "y")), finding((5, 7, ","))) == "int x,y, c;\n"
    )


@pytest.mark.parametrize("other", [(4, 8, "y"), (5, 6, "y"), (3, 7, "y"), (4, 4, "y"), (6, 9, "y")])
def test_of_edits_that_overlap_the_first_is_made(other: tuple[int, int, str]) -> None:
    first, second = finding((4, 7, "x")), finding(other)

    repaired = fixed(LintedFile("op.cpp", TEXT, (first, second)))

    assert repaired.after == "int xb, c;\n"
    assert repaired.done == (first,)


def test_finding_is_repaired_whole_or_not_at_all() -> None:
    assert after(finding((4, 5, "x")), finding((4, 5, "y"), (10, 11, "z"))) == "int x, b, c;\n"
    elsewhere = Finding(
        CAUSE, Evidence("", "", edits=(Edit("op.cpp", 4, 5, "x"), Edit("op.h", 0, 1, "x")))
    )
    assert after(elsewhere) == TEXT


def test_edit_that_two_findings_ask_for_is_made_once() -> None:
    assert after(finding((0, 0, "// x\n")), finding((0, 0, "// x\n"), (4, 5, "x"))) == (
        "// x\nint x, b, c;\n"
    )


def test_only_safe_edits_are_made_unless_others_are_asked_for() -> None:
    to_review, by_hand = (
        finding((4, 5, "x"), safety=Safety.REVIEW),
        finding((4, 5, "x"), safety=Safety.MANUAL),
    )

    assert after(to_review) == TEXT
    assert after(to_review, unsafe=True) == "int x, b, c;\n"
    assert after(by_hand, unsafe=True) == TEXT


def test_new_lines_end_as_those_of_the_file_do() -> None:
    assert after(finding((0, 0, "// x\n")), text="int a;\r\n") == "// x\r\nint a;\r\n"


def test_file_that_would_not_parse_is_left_alone() -> None:
    repaired = fixed(LintedFile("op.cpp", TEXT, (finding((0, 3, "int (")),)))

    assert repaired.after == TEXT
    assert repaired.refused == "the fix would add syntax errors"


@pytest.mark.parametrize(
    ("host", "is_edited"),
    [
        ("def run(x):\n    return scale[(1,)](x)\n", True),
        ("def run(x):\n    return x * ROWS\n", False),
        ("GRID = (ROWS,)\n", False),
    ],
)
def test_a_number_that_python_computes_with_is_made_no_constexpr(
    tmp_path: Path, host: str, *, is_edited: bool
) -> None:
    path = tmp_path / "scale.py"
    path.write_text(
        "import triton\nimport triton.language as tl\nROWS = 4\n\n\n@triton.jit\ndef scale(x):\n"
        f"    tl.store(x + tl.program_id(0) * ROWS, 1.0)\n\n\n{host}"
    )
    (file,) = lint([str(path)]).files
    assert [one.cause.name for one in file.findings] == ["triton-nonconstexpr-global"]
    assert ("tl.constexpr(4)" in fixed(file, unsafe=True).after) == is_edited


def test_all_launches_of_an_extension_get_a_stream_or_none(tmp_path: Path) -> None:
    kernel = "__global__ void add(float* x, int n) { x[threadIdx.x] += n; }\n"
    op = f"#include <torch/extension.h>\n{kernel}void run(at::Tensor x) {{ add<<<1, 32>>>(x.data_ptr<float>(), 1); }}\n"
    (tmp_path / "setup.py").write_text("setup(ext_modules=[CUDAExtension('op', glob('*.cu'))])\n")
    (tmp_path / "op.cu").write_text(op)

    alone = lint(tmp_path).findings
    (tmp_path / "other.cu").write_text(f"{kernel}void more(float* x) {{ add<<<1, 32>>>(x, 1); }}\n")
    beside = [f for f in lint(tmp_path).findings if "op.cu" in f.evidence.where]

    assert [bool(f.evidence.edits) for f in alone] == [True]
    assert [bool(f.evidence.edits) for f in beside] == [False]
