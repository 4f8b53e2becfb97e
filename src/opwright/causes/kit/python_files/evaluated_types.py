"""Types in Python files that are made when the file runs: in annotations that are not put off, and outside of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes.kit.api_uses.python.python_scopes import Scopes
from opwright.causes.kit.python_files.python import meant
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, dotted, nodes_of, python_tree

_BUILTIN = frozenset({"list", "dict", "tuple", "set", "frozenset", "type"})
"""Those that take types in square brackets since Python 3.9."""
_TYPES = _BUILTIN | {"int", "float", "str", "bool", "bytes", "complex", "object", "bytearray"}
_OF_COLLECTIONS = ("OrderedDict", "deque", "defaultdict", "Counter", "ChainMap")
_COLLECTIONS = frozenset(f"collections.{name}" for name in _OF_COLLECTIONS)


class _Annotations(NamedTuple):
    """The annotations of a file."""

    evaluated: tuple[ast.expr, ...]
    put_off: frozenset[int]
    """The nodes, by their identity, of those that nothing evaluates."""


@lru_cache(maxsize=8)
def _annotations(text: str) -> _Annotations:
    tree = python_tree(text)
    found = [*_below(tree, in_function=False)] if tree else []
    is_put_off = any(
        one.module == "__future__" and any(alias.name == "annotations" for alias in one.names)
        for one in nodes_of(text, ast.ImportFrom)
    )
    evaluated = tuple(node for node, is_evaluated in found if is_evaluated and not is_put_off)
    unused = (node for node, is_evaluated in found if is_put_off or not is_evaluated)
    return _Annotations(evaluated, frozenset(id(part) for one in unused for part in ast.walk(one)))


def _below(top: ast.AST, *, in_function: bool) -> Iterator[tuple[ast.expr, bool]]:
    """Yield the annotations below a node, and whether Python evaluates each: those of a function's own variables it does not."""
    waiting = [(top, in_function)]
    while waiting:
        node, inside = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from ((one, True) for one in _of_function(node))
        elif isinstance(node, ast.AnnAssign):
            yield node.annotation, not inside
        within = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or (
            inside and not isinstance(node, ast.ClassDef)
        )
        waiting += [(one, within) for one in children(node) if not isinstance(one, ast.expr)]


def _of_function(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.expr]:
    given = node.args
    rest = [one for one in (given.vararg, given.kwarg) if one]
    for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs, *rest):
        if argument.annotation:
            yield argument.annotation
    if node.returns:
        yield node.returns


def evaluated_types(text: str, scopes: Scopes) -> Iterator[ast.BinOp]:
    """Yield the unions that are made of types by `|`, the outermost of each."""
    if "|" not in text:
        return
    inner: set[int] = set()
    annotations = _annotations(text)
    for top in annotations.evaluated:
        for node in _outside_of_calls(top):
            if isinstance(node, ast.BinOp) and _is_join(node) and id(node) not in inner:
                inner |= {id(part) for part in ast.walk(node)}
                if any(_is_type(one, scopes) for one in _joined(node)):
                    yield node
    for node in nodes_of(text, ast.BinOp):
        if _is_join(node) and id(node) not in inner and id(node) not in annotations.put_off:
            inner |= {id(part) for part in ast.walk(node)}
            parts = _joined(node)
            is_certain = all(_is_type(one, scopes) for one in parts)
            if is_certain and not all(isinstance(one, ast.Constant) for one in parts):
                yield node


def _outside_of_calls(node: ast.AST) -> Iterator[ast.AST]:
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += () if isinstance(one, ast.Call | ast.Lambda) else children(one)


def _is_join(node: ast.BinOp) -> bool:
    return isinstance(node.op, ast.BitOr)


def _joined(node: ast.expr) -> list[ast.expr]:
    parts: list[ast.expr] = []
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, ast.BinOp) and _is_join(one):
            waiting += (one.right, one.left)
        else:
            parts.append(one)
    return parts


def _is_type(node: ast.expr, scopes: Scopes) -> bool:
    match node:
        case ast.Constant(value=None):
            return True
        case ast.Name(id=name):
            return name in _TYPES and not scopes.is_rebound(name)
        case ast.Subscript(value=ast.Name(id=name)):
            return name in _BUILTIN and not scopes.is_rebound(name)
    return False


def subscripted_types(text: str, scopes: Scopes) -> Iterator[ast.Subscript]:
    """Yield the built-in types, and those of collections, that are given types in square brackets."""
    put_off = _annotations(text).put_off
    for node in nodes_of(text, ast.Subscript):
        if not isinstance(node.ctx, ast.Load) or id(node) in put_off:
            continue
        name = meant(text, node.value)
        first = dotted(node.value).partition(".")[0]
        is_of_collections = name in _COLLECTIONS or name.startswith("collections.abc.")
        if (name in _BUILTIN or is_of_collections) and not scopes.is_rebound(first):
            yield node
