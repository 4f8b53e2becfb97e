"""Launches of Triton kernels that pass None for what the kernel uses whatever holds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.sources import code_of
from opwright.causes.kit.triton_sources.triton_kernels import (
    is_for_another_triton,
    kernel_launches,
    launched,
)
from opwright.model import Source
from opwright.syntax.cxx.brackets import closing
from opwright.syntax.python import span

_NONE = r"[(,=][\s\\]*None[\s\\]*(?:[,)]|\Z)"


def unguarded_nones(source: Source) -> Iterator[tuple[int, int]]:
    """Yield the spans of None in launches, for parameters that the kernel uses outside of every `if`."""
    if is_for_another_triton(source) or not _may_launch_with_none(source):
        return
    for launch in kernel_launches(source):
        given = launch.node.args + [keyword.value for keyword in launch.node.keywords]
        kernel = launched(source, launch) if any(map(_is_none, given)) else None
        for name, value in launch.arguments(kernel) if kernel else ():
            is_plain = kernel and _is_none(value) and name not in kernel.constexprs
            if kernel and is_plain and _is_always_used(kernel.node, name):
                yield span(source.text, value)


def _may_launch_with_none(source: Source) -> bool:
    """Return whether None is an argument of what may be a launch: parsing it takes longer."""
    code = code_of(source)
    for match in re.finditer(r"\]\s*\(", code):
        end = closing(code, match.end() - 1)
        if re.search(_NONE, code[match.end() - 1 : end]):
            return True
    return False


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _is_always_used(kernel: ast.FunctionDef, name: str) -> bool:
    """Return whether a kernel computes with a parameter, reads or writes through it, whatever holds."""
    for statement in kernel.body:
        if isinstance(statement, ast.If | ast.For | ast.While):
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
        isinstance(node, ast.Return)
        or (isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store))
        for node in ast.walk(statement)
    )


def _unconditional(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield the nodes of a statement that are met in any case."""
    pending: list[ast.AST] = [statement]
    while pending:
        node = pending.pop()
        yield node
        if not isinstance(node, ast.IfExp | ast.BoolOp | ast.Lambda):
            pending.extend(ast.iter_child_nodes(node))


def _uses(node: ast.AST, name: str) -> bool:
    def is_it(value: ast.expr) -> bool:
        return isinstance(value, ast.Name) and value.id == name

    match node:
        case ast.BinOp(left=left, right=right):
            return is_it(left) or is_it(right)
        case ast.AugAssign(target=target, value=value):
            return is_it(target) or is_it(value)
        case ast.Call(func=ast.Attribute(attr="load" | "store"), args=[pointer, *_]):
            return is_it(pointer)
    return False
