"""What was found in sources, as the reports get it: every kind of finding, repair and trouble once."""

from __future__ import annotations

from typing import Any

from opwright.model import (
    C_FAMILY,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Finding,
    Fix,
    Lint,
    LintedFile,
    Safety,
    SourceCheck,
    Target,
    Unlinted,
)

_OP = """\
#include <torch/extension.h>
void run(at::Tensor x) {
\tAT_CHECK(x.is_cuda(), "größer");\t// 😀 AT_CHECK
  launch<<<grid, block, 0, at::cuda::getCurrentCUDAStream()>>>(x.packed_accessor32<half, 2>(), other.numel(), n);
}
"""


def _cause(name: str, title: str, fix: Fix) -> Cause:
    return Cause(
        name=name,
        family="source-api",
        since="0.3",
        title=title,
        fix=fix,
        explanation=f"What {name} is.\n\nMore of it, with {{braces}} and [brackets].\n",
        in_source=SourceCheck((), lambda _: (), C_FAMILY),
        examples=(),
        counterexamples=(),
    )


def _evidence(text: str, piece: str, nth: int = 0, **more: Any) -> Evidence:  # noqa: ANN401 - of any of its fields
    start = -1
    for _ in range(nth + 1):
        start = text.index(piece, start + 1)
    line = text.count("\n", 0, start) + 1
    column = start - (text.rfind("\n", 0, start) + 1) + 1
    quote = text.split("\n")[line - 1]
    found = Evidence(f"csrc/op.cu:{line}:{column}", quote, line=line, width=len(piece))
    return found._replace(**more)


_RENAMED = _cause(
    "old-macro",
    "torch has no {old} any more",
    Fix("write {new} instead of {old}", safety=Safety.SAFE),
)
_TYPE = _cause(
    "foreign-type",
    "packed_accessor32<{type}> does not exist",
    Fix(
        "ask for at::Half and cast the pointer",
        ("grep -rn packed_accessor csrc/",),
        Safety.REVIEW,
    ),
)
_INDEX = _cause("wide-count", "{what} may not fit an int", Fix("take an int64_t"))


def _edit(piece: str, text: str) -> Edit:
    start = _OP.index(piece)
    return Edit("csrc/op.cu", start, start + len(piece), text)


LINT = Lint(
    (
        LintedFile(
            "csrc/op.cu",
            _OP,
            (
                Finding(
                    _RENAMED,
                    _evidence(
                        _OP,
                        "AT_CHECK",
                        details={"old": "AT_CHECK", "new": "TORCH_CHECK"},
                        edits=(_edit("AT_CHECK", "TORCH_CHECK"),),
                    ),
                ),
                Finding(
                    _TYPE,
                    _evidence(
                        _OP,
                        "packed_accessor32<half, 2>()",
                        details={"type": "half"},
                        confidence=Confidence.LIKELY,
                        edits=(_edit("half", "at::Half"),),
                    ),
                    (_evidence(_OP, "run"),),
                ),
                Finding(
                    _INDEX,
                    _evidence(
                        _OP,
                        "other.numel()",
                        details={"what": "other.numel()"},
                        confidence=Confidence.POSSIBLE,
                    ),
                ),
            ),
            suppressed=2,
            complaints=("csrc/op.cu:1: an ignore without a reason has no effect",),
        ),
    ),
    (Unlinted("csrc/bad name%.cu", "not UTF-8 (byte 0xff in line 1)"),),
    read=7,
    parsed=2,
    size=4000,
    target=Target(torch="2.8..2.15"),
)
