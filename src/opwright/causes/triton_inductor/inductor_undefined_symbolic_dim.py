"""
Under dynamic shapes torch.compile calls a size that may change `s0`, `s1`, ... (`u0` where it depends on data, `ks0`
inside kernels) and generates code with these names. Every one has to be defined at the head of the code
that uses it, from the shape of an input. Where a piece of code is compiled as a module of its own, the
definition can be missing, and the program stops at a NameError in a file that nobody wrote.

The commonest way: a Triton kernel of a library has a parameter annotated `tl.constexpr` and is called with a size
that has become dynamic. Up to torch 2.5 Inductor pasted the symbol into the `constants` of `triton_meta`, where it
means nothing; 2.6 specialises it to the number instead, and compiles again for each new one. It is not an
uninitialised variable of the kernel, and the CUDA version has no part in it.

It appears with the second batch size only, because the first is compiled as static. The number in the
name says nothing: it differs from run to run.

In sources it is found where a launch gives a `tl.constexpr` parameter something that comes from a shape, for
torch 2.3 to 2.5: 2.2 and older do not look into Triton kernels of others, 2.6 and newer only compile again.
The last dimension of a tensor and numbers of heads are left out, since hardly any model changes these.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.generated_code import mentions_inductor, mentions_triton
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine, Source, Target

_NAME = (
    r"(?:NameError: |NameError\(.?)(?:\\?[\"'])?name .{1,2}?(?P<symbol>(?:s|u|ks|zuf|ps|i)\d{1,3}).{1,2} is not "
    r"defined"
)
_IN_KERNEL = r"NameError\(.{1,2}?(?P<symbol>(?:s|u|ks|zuf|ps)\d{1,3}) is not defined"
_IN_CPP = (
    r"torchinductor_[^\n:]{1,200}\.cpp:\d{1,6}:\d{1,4}: error: (?:use of undeclared identifier )?"
    r"['\"‘`](?P<symbol>(?:s|u|ks|zuf|ps)\d{1,3})['\"’](?: was not declared in this scope)?"
)


@log_check(_NAME, _IN_KERNEL, _IN_CPP)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for the name of a size that is not defined, in code that Inductor has generated."""
    release = log.machine.torch or "this torch"
    is_compiled = mentions_inductor(log)
    for found in find_matches(log, _NAME):
        is_likely = is_compiled or mentions_triton(log)
        surely = Confidence.LIKELY if is_likely else Confidence.POSSIBLE
        yield found.evidence(Confidence.CERTAIN if is_compiled else surely, torch=release)
    for found in find_matches(log, _IN_KERNEL, _IN_CPP):
        yield found.evidence(Confidence.LIKELY, torch=release)


_FIRST, _MENDED = "2.3", "2.6"
_HARDLY_CHANGES = (
    r"[hH][A-Za-z]?|\w+_start|[nN]_?[qk]?_?[hH]|\w*(?i:heads?|block)\w*|\w*(?i:_dim|dim_\w+|head_size)|[CDKNcdkn]\d?|SPLIT\w*|HALF\w*"
    r"|(?i:dim|\w*(?:ratio|group|expert|top_?k|hidden|stride|feature|channel|pool|groups?|per_row|hc|vocab)\w*)"
)
_OF_THE_MODEL = r"(?:.*\.)?(?:\w*(?i:weight|bias|cache|embed|buffer|table|state|pool|req_to_token)\w*|[wWB]\d?)|self\..*|.*\bpool\b.*"
"""Parameters of a kernel, and tensors, whose size is that of the model, the same in every call."""
_OPAQUE = (
    r".*(?:disable|custom_op|triton_op|allow_in_graph|library\.\w*impl|ignore|unused|opaque\w*)"
)
_KEPT_OUT = r"(?:compiler|_dynamo)\.disable"
_SIZES = r"\.(?:shape|size|numel)\b"
_MOST_STEPS = 12


@for_python(r"\bconstexpr\b", r"\btriton\b")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for launches that feed a size of a tensor to a tl.constexpr parameter."""
    if kit.triton.is_for_another_triton(source) or not re.search(_SIZES, source.text):
        return
    for launch in kit.triton.kernel_launches(source):
        kernel = kit.triton.launched(source, launch)
        if kernel is None:
            continue
        given = {
            name: value
            for name, value in launch.arguments(kernel)
            if name in kernel.constexprs
            and not isinstance(value, ast.Constant)
            and not re.fullmatch(_HARDLY_CHANGES, name)
        }
        around = kit.python.decorators(source.text, launch.inside) if given else ()
        if not given or any(re.fullmatch(_OPAQUE, name) for name in around):
            continue
        sizes = _Sizes(launch.inside)
        fed = {name: value for name, value in given.items() if sizes.has(value)}
        affected = [
            v
            for v in kit.targets.since(source.target, _FIRST)
            if v in kit.targets.before(source.target, _MENDED)
        ]
        if fed and affected:
            kept_out = re.search(_KEPT_OUT, source.text)
            start, end = kit.python_syntax.span(source.text, next(iter(fed.values())))
            names = ", ".join(fed)
            yield evidence(
                source,
                start,
                end,
                confidence=Confidence.POSSIBLE if kept_out else Confidence.LIKELY,
                symbol=f"that the kernel {kernel.name} is given for its tl.constexpr {names}",
                torch=f"torch {kit.targets.ranges(tuple(affected))}",
            )


class _Sizes:
    """The names in a function that come from the shape of a tensor."""

    def __init__(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._values: dict[str, list[ast.expr | None]] = {}
        for node in kit.triton.own_nodes(function):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self._assign(target, node.value)

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self._values.setdefault(target.id, []).append(value)
        elif isinstance(target, ast.Tuple | ast.List):
            for name, given in zip(target.elts, _unpacked(target, value), strict=False):
                if isinstance(name, ast.Name):
                    self._values.setdefault(name.id, []).append(given)

    def has(self, value: ast.expr | None, steps: int = 0) -> bool:
        """Return whether an expression is a size, or made of one."""
        if value is None or steps > _MOST_STEPS:
            return False
        parts: list[ast.expr] = []
        match value:
            case ast.Name():
                given = self._values.get(value.id, [])
                return bool(given) and all(self.has(one, steps + 1) for one in given)
            case ast.Subscript(value=ast.Attribute(attr="shape") as of, slice=index):
                return _changes(of.value, index)
            case ast.Call(func=ast.Attribute(attr="size") as of, args=[index]):
                return _changes(of.value, index)
            case ast.Call(func=ast.Attribute(attr="numel") as of, args=[]):
                return _changes(of.value)
            case ast.Call(func=ast.Name(id="max" | "min" | "cdiv") | ast.Attribute(attr="cdiv")):
                parts = value.args
            case ast.BinOp(op=ast.Add() | ast.Sub() | ast.Mult() | ast.FloorDiv()):
                parts = [value.left, value.right]
            case ast.IfExp():
                parts = [value.body, value.orelse]
        return any(self.has(part, steps + 1) for part in parts)


def _changes(tensor: ast.expr, index: ast.expr | None = None) -> bool:
    """Return whether a dimension may change from call to call; `x.shape[-1]` hardly ever does."""
    name = kit.python_syntax.dotted(tensor)
    is_first = index is None or (isinstance(index, ast.Constant) and isinstance(index.value, int))
    return is_first and not re.fullmatch(_OF_THE_MODEL, name)


def _unpacked(target: ast.Tuple | ast.List, value: ast.expr) -> list[ast.expr | None]:
    """Return what each name of `B, T, D = x.shape` is given; None for what is not known or hardly changes."""
    count = len(target.elts)
    if any(isinstance(name, ast.Starred) for name in target.elts):
        return [None] * count
    if isinstance(value, ast.Tuple):
        if not value.elts or not isinstance(value.elts[0], ast.Starred):
            return list(value.elts)
        rest = value.elts[1:]
        of_shape = _dimensions(value.elts[0].value, count - len(rest))
        return [*of_shape, *rest]
    return _dimensions(value, count)


def _dimensions(value: ast.expr, count: int) -> list[ast.expr | None]:
    match value:
        case ast.Attribute(attr="shape") | ast.Call(func=ast.Attribute(attr="size"), args=[]):
            tensor = value if isinstance(value, ast.Attribute) else value.func
            shape = ast.Attribute(getattr(tensor, "value", tensor), "shape", ast.Load())
            sizes: list[ast.expr | None] = [
                ast.Subscript(shape, ast.Constant(number), ast.Load()) for number in range(count)
            ]
            return [*sizes[:-1], None] if count > 1 else sizes
    return [None] * count


_KERNEL = (
    "import triton\nimport triton.language as tl\n"
    "@triton.jit\ndef scale(x, T, B: tl.constexpr, D: tl.constexpr):\n"
    "    tl.store(x + tl.program_id(0), B)\n"
)
_OLD = Target(torch="2.5.1")

CAUSE = Cause(
    title="the code that Inductor of {torch} generates uses the size {symbol} and never defines it",
    in_log=_in_failure,
    in_source=_in_source,
    fix=Fix(
        "use torch 2.6 or newer; until then compile with dynamic=False, or keep that kernel out with "
        "torch.compiler.disable, and pass no changing int as tl.constexpr: a plain parameter, named in do_not_specialize, takes any size",
        commands=("pip install -U 'torch>=2.6'",),
    ),
    examples=(
        Log(
            "torch._dynamo.exc.BackendCompilerFailed: backend='inductor' raised:\n"
            "NameError: name 's2' is not defined",
            Machine(torch="2.5.1"),
        ),
        (
            '  File "/tmp/torchinductor_user/ab/cabq.py", line 40, in <module>\n'
            "    triton_meta={'signature': {0: '*fp32', 1: 'i32'}, 'constants': {10: s1, 11: 64}},\n"
            "NameError: name 's1' is not defined"
        ),
        Source(
            "scale.py",
            _KERNEL + "def run(x):\n    B, T, D = x.shape\n    scale[(B,)](x, T, B=B, D=D)\n",
            _OLD,
        ),
        Source(
            "scale.py",
            _KERNEL
            + "def run(x):\n    rows = x.size(0) * 2\n    scale[(1,)](x, 1, triton.cdiv(rows, 4), 64)\n",
            _OLD,
        ),
        Source(
            "scale.py",
            _KERNEL
            + "class Scale(torch.autograd.Function):\n    @staticmethod\n    def forward(ctx, x):\n"
            "        scale[(1,)](x, 1, B=x.shape[0], D=64)\n",
            Target(torch=">=2.5"),
        ),
    ),
    counterexamples=(
        Source(
            "fixed.py",
            "import triton\nimport triton.language as tl\n"
            "@triton.jit(do_not_specialize=['T', 'B'])\ndef scale(x, T, B, D: tl.constexpr):\n    tl.store(x, B)\n"
            "def run(x):\n    B, T, D = x.shape\n    scale[(B,)](x, T, B, D)\n",
            _OLD,
        ),
        Source(
            "newer.py",
            _KERNEL + "def run(x):\n    scale[(1,)](x, 1, B=x.shape[0], D=64)\n",
            Target(torch="2.6.0"),
        ),
        Source(
            "model.py",
            _KERNEL.replace("B: tl", "stride: tl")
            + "def run(x, pool):\n    scale[(1,)](x, 1, x.shape[0], D=64)\n",
            _OLD,
        ),
        Source(
            "pool.py",
            _KERNEL
            + "def run(x, pool):\n    scale[(1,)](x, 1, B=pool.req_to_token.shape[1], D=64)\n",
            _OLD,
        ),
        Source(
            "opaque.py",
            _KERNEL
            + "@torch.compiler.disable\ndef run(x):\n    scale[(1,)](x, 1, B=x.shape[0], D=64)\n",
            _OLD,
        ),
        Source(
            "blocks.py",
            _KERNEL
            + "def run(x):\n    B = triton.next_power_of_2(x.shape[0])\n    scale[(1,)](x, x.size(0), B, x.size(-1))\n",
            _OLD,
        ),
        (
            '  File "/tmp/torchinductor_user/ab/cabq.py", line 40, in call\n'
            "NameError: name 'tmp19' is not defined"
        ),
        "NameError: name 'scale' is not defined",
        "NameError: name '_C' is not defined",
    ),
)
