"""
An optional argument of a Triton kernel is passed as None, and the kernel uses it all the same. Triton
compiles None as a constant: an `if bias is not None:` around it is decided while compiling, and the code
inside is left out. Without such a guard the pointer arithmetic or the load meets a constant that has
no type, and the compiler's own Python code fails on it.

What is printed depends on the release: an AttributeError about `NoneType` and `type` or `dtype`, or
`cannot convert None of type <class 'NoneType'> to tensor`. The lines above it show the kernel's source and a caret
below the argument that is meant. It is no fault of Triton's release, though the wording suggests one.

Often a caller has stopped to pass something: a newer version of the surrounding library returns None
for a mask, an initial state or offsets, or a `tl.constexpr` flag that guards the load is True where the tensor
is absent.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.triton_inductor import is_of_triton
from opwright.log_signs import called_for, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_SURE = r"cannot convert None of type <class .{1,3}NoneType.{1,3}> to tensor"
_NO_TYPE = r"NoneType.{0,2} object has no attribute .{1,2}?(?:type|dtype|shape|handle|is_ptr|is_block|scalar)\b"
_NO_SUM = r"unsupported operand type\(s\) for [+*-]=?: (?:.{1,2}NoneType.{1,2} and|.{3,40} and .{1,2}NoneType)"
_COMPILING = r"CompilationError|triton[/\\]compiler|triton[/\\]language|visit_Call|ast_to_ttir"


@called_for(_SURE, _NO_TYPE, _NO_SUM)
def _in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for None in the types that a kernel is compiled with."""
    for found in seen(failure, _SURE):
        yield found.evidence()
    if any(True for _ in seen(failure, _COMPILING)) and is_of_triton(failure):
        for found in seen(failure, _NO_TYPE):
            yield found.evidence(_confidence(failure, found.start))
        for found in seen(failure, _NO_SUM):
            yield found.evidence(Confidence.LIKELY)


def _confidence(failure: Failure, start: int) -> Confidence:
    """Return how sure it is that the kernel's own line met None, not Triton's launcher."""
    near = failure.log[max(0, start - 1200) : start]
    return Confidence.CERTAIN if "CompilationError" in near else Confidence.LIKELY


CAUSE = Cause(
    name="triton-none-pointer-arg",
    family="triton-inductor",
    title="the kernel uses an argument that was passed as None",
    explanation=__doc__,
    since="0.2",
    in_failure=_in_failure,
    fix=Fix(
        "guard every use of that argument with `if X is not None:` or a tl.constexpr flag, or pass a tensor"
    ),
    examples=(
        Failure(
            "triton.compiler.errors.CompilationError: at 3:16:\n"
            "def add_bias(x, bias, n):\n"
            "    i = tl.program_id(0)\n"
            "    b = tl.load(bias + i)\n"
            "                ^\n"
            "AttributeError(\"'NoneType' object has no attribute 'type'\")"
        ),
        Failure(
            "triton.compiler.errors.CompilationError: at 3:16:\n"
            "    b = tl.load(bias + i)\n"
            "                ^\n"
            "AssertionError(\"cannot convert None of type <class 'NoneType'> to tensor\")"
        ),
    ),
    counterexamples=(
        Failure("AttributeError: 'NoneType' object has no attribute 'type'"),
        Failure("AttributeError: 'NoneType' object has no attribute 'group'"),
        Failure(
            "triton.compiler.errors.CompilationError: at 4:20:\n"
            "TypeError: dot() got an unexpected keyword argument 'trans_b'"
        ),
    ),
)
