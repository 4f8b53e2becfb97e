"""Global variables that Triton kernels read and that are not `tl.constexpr`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping

from opwright.causes.kit.python_files.python import imported, meant
from opwright.causes.kit.triton_sources.triton_kernels import Kernel, is_for_another_triton, kernels
from opwright.model import Edit, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, python_nodes, python_tree, span

_PLAIN_VALUE = (
    r"(?:\n|;[ \t]*)(?P<name>[^\W\d]\w*)[ \t]*(?::[^\n]*?)?=[ \t]*"
    r"(?:[-+~(\d.'\"\\]|(?:not|True|False|math)\b|(?:float|int)\s*\(|[bBrRuU]{1,2}['\"])"
)
"""An assignment at the beginning of a line that may be of a plain value."""


class PlainGlobal(NamedTuple):
    """A global variable with one plain value, and the kernels that read it."""

    name: str
    kernels: tuple[str, ...]
    """In the order of the file."""
    place: tuple[int, int]
    """The span of the name in the first of them."""
    is_annotated: bool
    """Whether the variable is annotated `tl.constexpr`."""
    edits: tuple[Edit, ...]
    """The edit that makes its value a constexpr; none if the module has no short name for `triton.language`, or computes with the number."""


def plain_globals(source: Source) -> Iterator[PlainGlobal]:
    """Yield the plain global variables that kernels of a file read, each once."""
    if is_for_another_triton(source) or not _may_read_a_plain_global(source.text):
        return
    compiled = kernels(source.text)
    plain = dict(_plain_globals(source.text)) if compiled else {}
    read: dict[str, dict[str, ast.Name]] = {}
    for kernel in compiled if plain else ():
        for name in _reads(kernel.node):
            if name.id in plain:
                read.setdefault(name.id, {}).setdefault(kernel.name, name)
    for variable, first in read.items():
        value, is_annotated = plain[variable]
        place = span(source.text, next(iter(first.values())))
        is_for_kernels = not _is_read_outside(source, variable, compiled)
        edits = _wrapped(source, value) if is_for_kernels else ()
        yield PlainGlobal(variable, tuple(first), place, is_annotated, edits)


def _may_read_a_plain_global(text: str) -> bool:
    """Return whether a file may have kernels, and a plain global that is named again: parsing it takes longer."""
    values = re.finditer(_PLAIN_VALUE, f"\n{text}") if "jit" in text else ()
    return any(text.count(value["name"]) > 1 for value in values)


def _plain_globals(text: str) -> Mapping[str, tuple[ast.expr, bool]]:
    """Return the module variables with one plain value, and whether they are annotated constexpr."""
    tree = python_tree(text)
    found: dict[str, tuple[ast.expr, bool]] = {}
    for node in tree.body if tree else ():
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                is_annotated = False
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                is_annotated = meant(text, node.annotation).endswith(".constexpr")
            case _:
                continue
        if _is_plain(value):
            found[name] = value, is_annotated
    bound = _bindings(text, tree) if tree and found else {}
    return {name: one for name, one in found.items() if bound.get(name) == 1}


def _bindings(text: str, tree: ast.Module) -> dict[str, int]:
    """Return how often each name is bound in a module, outside of functions and in `global`."""
    counts: dict[str, int] = {}
    for node in python_nodes(text) if "global " in text else ():
        for name in node.names if isinstance(node, ast.Global) else ():
            counts[name] = counts.get(name, 0) + 1
    pending: list[ast.AST] = list(tree.body)
    while pending:
        node = pending.pop()
        names: list[str] = []
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                names = [node.name]
            case ast.Name(ctx=ast.Store() | ast.Del()):
                names = [node.id]
            case ast.alias():
                names = [(node.asname or node.name).partition(".")[0]]
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            pending += children(node)
    return counts


def _is_plain(value: ast.expr) -> bool:
    match value:
        case ast.Constant(value=int() | float() | str()):
            return True
        case ast.UnaryOp(operand=operand):
            return _is_plain(operand)
        case ast.BinOp(left=left, right=right):
            return _is_plain(left) and _is_plain(right)
        case ast.Attribute(value=ast.Name(id="math"), attr="pi" | "e" | "inf"):
            return True
        case ast.Call(
            func=ast.Name(id="float" | "int") | ast.Attribute(value=ast.Name(id="math")),
            args=[*arguments],
        ):
            return all(map(_is_plain, arguments))
    return False


def _reads(function: ast.FunctionDef) -> Iterator[ast.Name]:
    """Yield the names that a function's body reads and does not bind."""
    arguments = function.args
    own = {a.arg for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}
    nodes = [node for statement in function.body for node in _compiled(statement)]
    own |= {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    skipped = {id(n) for s in nodes if isinstance(s, ast.AnnAssign) for n in ast.walk(s.annotation)}
    for node in nodes:
        if isinstance(node, ast.Name) and node.id not in own and id(node) not in skipped:
            yield node


def _is_read_outside(source: Source, name: str, compiled: Iterable[Kernel]) -> bool:
    """Return whether anything but kernels reads a global variable: in Python a constexpr is not a number."""
    in_kernels = [span(source.text, statement) for k in compiled for statement in k.node.body]
    reads = (
        span(source.text, node)[0]
        for node in python_nodes(source.text)
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
    )
    if any(not any(start <= at < end for start, end in in_kernels) for at in reads):
        return True
    elsewhere = re.compile(rf"\bimport\b[^\n]*\b{name}\b|\.{name}\b")
    return any(
        name in other.text and elsewhere.search(other.text)
        for other in source.project
        if other.path != source.path
    )


def _compiled(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and those in it, without the branch of `x if False else y` that Triton never visits."""
    pending = [node]
    for one in pending:  # which grows
        yield one
        match one:
            case ast.If(test=ast.Constant(value=value), body=body, orelse=orelse):
                pending += body if value else orelse
            case ast.IfExp(test=ast.Constant(value=value), body=yes, orelse=no):
                pending.append(yes if value else no)
            case _:
                pending += children(one)


def _wrapped(source: Source, value: ast.expr) -> tuple[Edit, ...]:
    """Return the edits that make a value a constexpr."""
    is_tl = (n for n, meant in imported(source.text).items() if meant == "triton.language")
    tl = next(is_tl, None)
    tree = python_tree(source.text)
    imports = [n for n in (tree.body if tree else ()) if isinstance(n, ast.Import | ast.ImportFrom)]
    is_known = any(
        (a.asname or a.name) == tl for n in imports if n.lineno < value.lineno for a in n.names
    )
    if not tl or not is_known:
        return ()
    start, end = span(source.text, value)
    return (
        Edit(source.path, start, start, f"{tl}.constexpr("),
        Edit(source.path, end, end, ")"),
    )
