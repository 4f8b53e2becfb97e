"""
An optional argument of a Triton kernel is passed as None, and the kernel uses it all the same. Triton compiles None as a
constant: it decides an `if bias is not None:` while compiling, and leaves the code inside out. Without such a guard the
pointer arithmetic or the load meets a constant that has no type, and the compiler's own Python code fails on it.

What is printed depends on the release: an AttributeError about `NoneType` and `type` or `dtype`, or `cannot convert None
of type <class 'NoneType'> to tensor`. The lines above show the kernel's source with a caret below the argument. Triton's
release is not at fault, though the wording suggests it.

Often a caller has stopped passing something: a newer version of the surrounding library returns None for a mask, an
initial state or offsets, or a `tl.constexpr` flag that guards the load is True where the tensor is absent.

`opwright lint` reports this when a launch passes a literal None for a parameter that its kernel, in the same project,
reads, writes or computes with outside of every `if`.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.generated_code import TRITON
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Source

_CANNOT_CONVERT = r"cannot convert None of type <class .{1,3}NoneType.{1,3}> to tensor"
_NO_ATTRIBUTE = r"NoneType.{0,2} object has no attribute .{1,2}?(?:type|dtype|shape|handle|is_ptr|is_block|scalar)\b"
_NO_OPERATOR = r"unsupported operand type\(s\) for [+*-]=?: (?:.{1,2}NoneType.{1,2} and|.{3,40} and .{1,2}NoneType)"
_AS_RAISED = (
    r"AttributeError\([\"\\]{1,2}'NoneType' object has no attribute '(?:type|dtype|handle)'"
)
"""As Triton prints what stopped its compiler, below the source of the kernel, which is often left out."""
_COMPILER = r"CompilationError|triton[/\\]compiler|triton[/\\]language|visit_Call|ast_to_ttir"


def _attribute_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that the kernel's own line met None, not Triton's launcher."""
    near = log.text[max(0, match.start - 1200) : match.start]
    is_in_kernel = "CompilationError" in near
    return (CERTAIN if is_in_kernel else LIKELY) if _is_compiling(log) else None


def _is_compiling(log: Log) -> bool:
    return has_match(log, _COMPILER) and has_match(log, TRITON)


@for_python("triton")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for launches with None for what the kernel uses in any case."""
    for start, end in kit.none_arguments.unguarded_nones(source):
        yield evidence(source, start, end)


_KERNEL = (
    "import triton\nimport triton.language as tl\n\n@triton.jit\n"
    "def add_bias(x, bias, n):\n    i = tl.program_id(0)\n"
)
_LAUNCH = "\ndef run(x, n):\n    add_bias[(n,)](x, None, n)\n"
_READS = "    tl.store(x + i, tl.load(x + i) + tl.load(bias + i))\n"

CAUSE = Cause(
    title="the kernel uses an argument that was passed as None",
    in_log=log_rules(
        rule(_CANNOT_CONVERT),
        rule(_NO_ATTRIBUTE, confidence=_attribute_confidence),
        rule(_NO_OPERATOR, confidence=lambda _, log: LIKELY if _is_compiling(log) else None),
        rule(
            _AS_RAISED,
            confidence=lambda _, log: None if _is_compiling(log) else LIKELY,
            only_if=r"[Tt]riton",
        ),
    ),
    in_source=in_source,
    fix=Fix(
        "guard every use of that argument with `if X is not None:` or a tl.constexpr flag, or pass a tensor"
    ),
    examples=(
        (
            "triton.compiler.errors.CompilationError: at 3:16:\n"
            "def add_bias(x, bias, n):\n"
            "    i = tl.program_id(0)\n"
            "    b = tl.load(bias + i)\n"
            "                ^\n"
            "AttributeError(\"'NoneType' object has no attribute 'type'\")"
        ),
        (
            "triton.compiler.errors.CompilationError: at 3:16:\n"
            "    b = tl.load(bias + i)\n"
            "                ^\n"
            "AssertionError(\"cannot convert None of type <class 'NoneType'> to tensor\")"
        ),
        (
            '  File "/srv/warpkit/ops/triton_scan.py", line 41, in scan\n    scan_kernel[grid](\n'
            "AttributeError(\"'NoneType' object has no attribute 'type'\")"
        ),
        Source("bias.py", f"{_KERNEL}{_READS}{_LAUNCH}"),
        Source(
            "bias.py", f"{_KERNEL}    bias += i\n{_LAUNCH.replace('None, n', 'bias=None, n=n')}"
        ),
    ),
    counterexamples=(
        Source("bias.py", f"{_KERNEL}    if bias is not None:\n    {_READS}{_LAUNCH}"),
        Source("bias.py", f"{_KERNEL}{_READS}{_LAUNCH.replace('None', 'x')}"),
        Source(
            "bias.py", f"{_KERNEL.replace('bias, n', 'bias: tl.constexpr, n')}{_READS}{_LAUNCH}"
        ),
        Source("bias.py", f"{_KERNEL}    if bias is None:\n        bias = x\n{_READS}{_LAUNCH}"),
        Source("bias.py", f"{_KERNEL}    b = bias + i if n else 0\n{_LAUNCH}"),
        "AttributeError: 'NoneType' object has no attribute 'type'",
        "AttributeError(\"'NoneType' object has no attribute 'type'\")",
        "import triton\nAttributeError: 'NoneType' object has no attribute 'type'",
        "AttributeError: 'NoneType' object has no attribute 'group'",
        (
            "triton.compiler.errors.CompilationError: at 4:20:\n"
            "TypeError: dot() got an unexpected keyword argument 'trans_b'"
        ),
    ),
)
