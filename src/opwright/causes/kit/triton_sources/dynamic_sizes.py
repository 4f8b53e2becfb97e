"""Launches of Triton kernels that pass a size of a tensor, which may change from call to call, as a constant."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.python_files.python import decorators
from opwright.causes.kit.triton_sources.triton_kernels import (
    Kernel,
    KernelLaunch,
    is_for_another_triton,
    kernel_launches,
    launched,
    own_nodes,
)
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import dotted, span

_STABLE_PARAMETER = (
    r"[hH][A-Za-z]?|\w+_start|[nN]_?[qk]?_?[hH]|\w*(?i:heads?|block)\w*|\w*(?i:_dim|dim_\w+|head_size)|[CDKNcdkn]\d?|SPLIT\w*|HALF\w*"
    r"|(?i:dim|\w*(?:ratio|group|expert|top_?k|hidden|stride|feature|channel|pool|groups?|per_row|hc|vocab)\w*)"
)
_MODEL_TENSOR = r"(?:.*\.)?(?:\w*(?i:weight|bias|cache|embed|buffer|table|state|pool|req_to_token)\w*|[wWB]\d?)|self\..*|.*\bpool\b.*"
"""Kernel parameters and tensors whose size is the model's, the same in every call."""
_OPAQUE_DECORATOR = (
    r".*(?:disable|custom_op|triton_op|allow_in_graph|library\.\w*impl|ignore|unused|opaque\w*)"
)
_DISABLED = r"(?:compiler|_dynamo)\.disable"
_SIZES = r"\.(?:shape|size|numel)\b"
_MOST_STEPS = 12


class SizedLaunch(NamedTuple):
    """A launch with sizes for parameters that are annotated `tl.constexpr`."""

    kernel: str
    parameters: tuple[str, ...]
    place: tuple[int, int]
    """The span of the first of these sizes."""
    may_be_disabled: bool
    """Whether the file keeps some of its functions out of torch.compile."""


def sized_launches(source: Source) -> Iterator[SizedLaunch]:
    """Yield the launches of a file that torch.compile may trace and that feed a size to a `tl.constexpr`."""
    if is_for_another_triton(source) or not re.search(_SIZES, source.text):
        return
    for launch in kernel_launches(source):
        kernel = launched(source, launch)
        given = dict(_varying_constexprs(launch, kernel)) if kernel else {}
        around = decorators(source.text, launch.inside) if given else ()
        if not kernel or not given or any(re.fullmatch(_OPAQUE_DECORATOR, name) for name in around):
            continue
        sizes = _Sizes(launch.inside)
        if fed := {name: value for name, value in given.items() if sizes.has(value)}:
            place = span(source.text, next(iter(fed.values())))
            is_disabled = bool(re.search(_DISABLED, source.text))
            yield SizedLaunch(kernel.name, tuple(fed), place, is_disabled)


def _varying_constexprs(launch: KernelLaunch, kernel: Kernel) -> Iterator[tuple[str, ast.expr]]:
    """Yield the `tl.constexpr` parameters that may change from call to call, with what a launch gives for them."""
    for name, value in launch.arguments(kernel):
        is_computed = name in kernel.constexprs and not isinstance(value, ast.Constant)
        if is_computed and not re.fullmatch(_STABLE_PARAMETER, name):
            yield name, value


class _Sizes:
    """The names in a function that come from the shape of a tensor."""

    def __init__(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._values: dict[str, list[ast.expr | None]] = {}
        for node in own_nodes(function):
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
    name = dotted(tensor)
    is_first = index is None or (isinstance(index, ast.Constant) and isinstance(index.value, int))
    return is_first and not re.fullmatch(_MODEL_TENSOR, name)


def _unpacked(target: ast.Tuple | ast.List, value: ast.expr) -> list[ast.expr | None]:
    """Return what each name in `B, T, D = x.shape` is passed as; None for what is unknown or hardly changes."""
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
