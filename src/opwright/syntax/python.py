"""The tree of a Python file, and where its parts stand in the text."""

from __future__ import annotations

import ast
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain

from opwright.errors import UnreadableInputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar, overload

    _Node = TypeVar("_Node", bound=ast.AST)
    _Other = TypeVar("_Other", bound=ast.AST)


@lru_cache(maxsize=16)
def python_tree(text: str) -> ast.Module | None:
    """Return the tree of a Python file; None when this Python cannot parse it."""
    try:
        with warnings.catch_warnings():  # about invalid escapes, which are not ours to report
            warnings.simplefilter("ignore")
            return ast.parse(text.removeprefix("\ufeff"))
    except (SyntaxError, ValueError):
        return None
    except (RecursionError, MemoryError) as error:
        raise UnreadableInputError("nested too deeply to parse") from error


def expression_tree(text: str) -> ast.expr | None:
    """Return the tree of an expression; None when it is none, or is too deep."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def python_nodes(text: str) -> Sequence[ast.AST]:
    """Return all nodes of a Python file, in the order of `ast.walk` and many times as fast."""
    return _nodes(text)[0]


@lru_cache(maxsize=16)
def _nodes(text: str) -> tuple[list[ast.AST], dict[type[ast.AST], list[ast.AST]]]:
    """Return all nodes of a Python file, and those of each kind."""
    tree = python_tree(text)
    nodes: list[ast.AST] = [tree] if tree else []
    by_kind = defaultdict[type[ast.AST], list[ast.AST]](list)
    for node in nodes:  # which grows
        kind = type(node)
        by_kind[kind].append(node)
        if kind not in _leaves:
            nodes += _below[kind](node) if kind in _below else children(node)
    return nodes, by_kind


if TYPE_CHECKING:

    @overload
    def nodes_of(text: str, kind: type[_Node], /) -> Iterator[_Node]: ...
    @overload
    def nodes_of(
        text: str, kind: type[_Node], other: type[_Other], /
    ) -> Iterator[_Node | _Other]: ...
    @overload
    def nodes_of(text: str, /, *kinds: type[ast.AST]) -> Iterator[ast.AST]: ...
    def nodes_of(text: str, /, *kinds: type[ast.AST]) -> Iterator[ast.AST]: ...

else:

    def nodes_of(text: str, /, *kinds: type[ast.AST]) -> Iterator[ast.AST]:
        """Return the nodes of a Python file that are of some kinds, one kind after the other: most that ask want few of all."""
        by_kind = _nodes(text)[1]
        return chain.from_iterable(by_kind.get(kind, ()) for kind in kinds)


def children(node: ast.AST) -> list[ast.AST]:
    """Return the nodes right below one, as `ast.iter_child_nodes` does and four times as fast."""
    kind = type(node)
    if kind not in _fields:
        _fields[kind] = tuple(name for name in kind._fields if name not in _NO_NODES)
    nodes: list[ast.AST] = []
    for name in _fields[kind]:
        value = getattr(node, name, None)
        if type(value) is list:
            nodes += [item for item in value if isinstance(item, ast.AST)]
        elif isinstance(value, ast.AST):
            nodes.append(value)
    return nodes


_leaves = frozenset({ast.Name, ast.Constant, ast.alias, ast.Pass, ast.Global})
"""Half of all nodes are these, and are leaves."""
_below: dict[type[ast.AST], Callable[[Any], tuple[ast.AST, ...]]] = {
    ast.Attribute: lambda node: (node.value,),
    ast.Call: lambda node: (node.func, *node.args, *node.keywords),
    ast.Assign: lambda node: (*node.targets, node.value),
    ast.arg: lambda node: (node.annotation,) if node.annotation else (),
    ast.Expr: lambda node: (node.value,),
    ast.Subscript: lambda node: (node.value, node.slice),
    ast.keyword: lambda node: (node.value,),
    ast.If: lambda node: (node.test, *node.body, *node.orelse),
    ast.Compare: lambda node: (node.left, *node.comparators),
    ast.Return: lambda node: (node.value,) if node.value else (),
    ast.BinOp: lambda node: (node.left, node.right),
    ast.Tuple: lambda node: (*node.elts,),
    ast.List: lambda node: (*node.elts,),
    ast.UnaryOp: lambda node: (node.operand,),
    ast.BoolOp: lambda node: (*node.values,),
    ast.For: lambda node: (node.target, node.iter, *node.body, *node.orelse),
    ast.Import: lambda node: (*node.names,),
    ast.ImportFrom: lambda node: (*node.names,),
    ast.JoinedStr: lambda node: (*node.values,),
}
"""What is right below the nodes that most others are: a third less time for a tree than to ask each for its fields."""
_fields: dict[type[ast.AST], tuple[str, ...]] = {ast.Constant: ()}
_NO_NODES = frozenset(
    {
        *("id", "attr", "arg", "name", "kind", "level", "module", "asname", "type_comment"),
        *("conversion", "simple", "is_async", "ctx", "op", "ops"),
    }
)
"""Fields that hold texts and numbers, or only say which kind of operator a node is."""


@lru_cache(maxsize=16)
def _line_starts(text: str) -> tuple[int, ...]:
    return (0, *accumulate(len(line) + 1 for line in text.split("\n")))[:-1]


def span(
    text: str, node: ast.expr | ast.stmt | ast.keyword | ast.arg | ast.alias
) -> tuple[int, int]:
    """Return the offsets in the text that a node begins and ends at."""
    return (
        _offset(text, node.lineno, node.col_offset),
        _offset(text, node.end_lineno or node.lineno, node.end_col_offset or node.col_offset),
    )


def source_of(text: str, node: ast.expr | ast.stmt) -> str:
    """Return how a node is written, many times as fast as `ast.unparse` writes it anew."""
    return text[slice(*span(text, node))]


def _offset(text: str, line: int, column: int) -> int:
    """Return an offset in characters; ast counts the columns in bytes."""
    starts = _line_starts(text)
    begin = starts[min(line, len(starts)) - 1]
    if line == 1 and text.startswith("\ufeff"):
        begin += 1
    part = text[begin : begin + column]
    return begin + (
        column if part.isascii() else len(part.encode()[:column].decode(errors="ignore"))
    )


def dotted(node: ast.AST) -> str:
    """Return a dotted name, `os.path.join`; empty if the node is not one."""
    match node:
        case ast.Name():
            return node.id
        case ast.Attribute():
            before = dotted(node.value)
            return f"{before}.{node.attr}" if before else ""
    return ""
