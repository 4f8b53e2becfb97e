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

In sources it is found where a launch hands over a literal None for a parameter that its kernel, in the same project,
reads, writes or computes with outside of every `if`.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.generated_code import mentions_triton
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast


_SURE = r"cannot convert None of type <class .{1,3}NoneType.{1,3}> to tensor"
_NO_TYPE = r"NoneType.{0,2} object has no attribute .{1,2}?(?:type|dtype|shape|handle|is_ptr|is_block|scalar)\b"
_NO_SUM = r"unsupported operand type\(s\) for [+*-]=?: (?:.{1,2}NoneType.{1,2} and|.{3,40} and .{1,2}NoneType)"
_AS_RAISED = (
    r"AttributeError\([\"\\]{1,2}'NoneType' object has no attribute '(?:type|dtype|handle)'"
)
"""As Triton prints what stopped its compiler, below the source of the kernel, which is often left out."""
_COMPILING = r"CompilationError|triton[/\\]compiler|triton[/\\]language|visit_Call|ast_to_ttir"


@log_check(_SURE, _NO_TYPE, _NO_SUM, _AS_RAISED)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for None in the types that a kernel is compiled with."""
    for found in find_matches(log, _SURE):
        yield found.evidence()
    if any(True for _ in find_matches(log, _COMPILING)) and mentions_triton(log):
        for found in find_matches(log, _NO_TYPE):
            yield found.evidence(_confidence(log, found.start))
        for found in find_matches(log, _NO_SUM):
            yield found.evidence(Confidence.LIKELY)
    elif has_match(log, r"[Tt]riton"):
        for found in find_matches(log, _AS_RAISED):
            yield found.evidence(Confidence.LIKELY)


def _confidence(log: Log, start: int) -> Confidence:
    """Return how sure it is that the kernel's own line met None, not Triton's launcher."""
    near = log.text[max(0, start - 1200) : start]
    return Confidence.CERTAIN if "CompilationError" in near else Confidence.LIKELY


@for_python("triton")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for launches with None for what the kernel uses in any case."""
    if kit.triton.is_for_another_triton(source):
        return
    for launch in kit.triton.kernel_launches(source):
        given = launch.node.args + [keyword.value for keyword in launch.node.keywords]
        kernel = kit.triton.launched(source, launch) if any(map(_is_none, given)) else None
        for name, value in launch.arguments(kernel) if kernel else ():
            if (
                kernel
                and _is_none(value)
                and name not in kernel.constexprs
                and _is_always_used(kernel.node, name)
            ):
                yield evidence(source, *kit.python_syntax.span(source.text, value))


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, kit.ast.Constant) and value.value is None


def _is_always_used(kernel: ast.FunctionDef, name: str) -> bool:
    """Return whether a kernel computes with a parameter, reads or writes through it, whatever holds."""
    for statement in kernel.body:
        if isinstance(statement, kit.ast.If | kit.ast.For | kit.ast.While):
            if _returns_or_sets(statement, name):
                break
            continue
        if any(_uses(node, name) for node in _unconditional(statement)):
            return True
        if _returns_or_sets(statement, name):
            break
    return False


def _returns_or_sets(statement: ast.stmt, name: str) -> bool:
    return any(
        isinstance(node, kit.ast.Return)
        or (
            isinstance(node, kit.ast.Name)
            and node.id == name
            and isinstance(node.ctx, kit.ast.Store)
        )
        for node in kit.ast.walk(statement)
    )


def _unconditional(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield the nodes of a statement that are met in any case."""
    pending: list[ast.AST] = [statement]
    while pending:
        node = pending.pop()
        yield node
        if not isinstance(node, kit.ast.IfExp | kit.ast.BoolOp | kit.ast.Lambda):
            pending.extend(kit.ast.iter_child_nodes(node))


def _uses(node: ast.AST, name: str) -> bool:
    def is_it(value: ast.expr) -> bool:
        return isinstance(value, kit.ast.Name) and value.id == name

    match node:
        case kit.ast.BinOp(left=left, right=right):
            return is_it(left) or is_it(right)
        case kit.ast.AugAssign(target=target, value=value):
            return is_it(target) or is_it(value)
        case kit.ast.Call(func=kit.ast.Attribute(attr="load" | "store"), args=[pointer, *_]):
            return is_it(pointer)
    return False


_KERNEL = (
    "import triton\nimport triton.language as tl\n\n@triton.jit\n"
    "def add_bias(x, bias, n):\n    i = tl.program_id(0)\n"
)
_LAUNCH = "\ndef run(x, n):\n    add_bias[(n,)](x, None, n)\n"
_READS = "    tl.store(x + i, tl.load(x + i) + tl.load(bias + i))\n"

CAUSE = Cause(
    title="the kernel uses an argument that was passed as None",
    in_log=_in_failure,
    in_source=_in_source,
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
