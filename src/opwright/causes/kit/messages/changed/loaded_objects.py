"""
Objects that torch.load makes only if it is told to: since 2.6 it reads tensors, numbers, texts, lists and dictionaries alone.

What was loaded is known by what the code asks it for: no tensor and no dictionary has `eval` or `hidden_size`. Or by the project's own
torch.save: of options that it parsed, or with a newer protocol of pickle.
"""

from __future__ import annotations

import ast
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import lru_cache
from operator import itemgetter

from opwright.causes.kit.python_files.python import meant
from opwright.causes.kit.python_files.saved_objects import (
    is_saved_otherwise,
    own_nodes,
    reads_saved_options,
)
from opwright.knowledge.api.index import presence
from opwright.model import Source
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import nodes_of, python_tree, span

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

_MOST_STEPS = 60
"""From a name to what it was bound to, or from a part to its whole."""
_CHOSEN = frozenset({"weights_only", "pickle_module", None})
"""Keywords with which the default is not asked for; None is `**options`."""
_LOAD = re.compile(r"torch\.load\(")
_CHOOSES = re.compile(r"(?:[^()\n]|\([^()\n]*\))*\b(?:weights_only|pickle_module)\s*=")
_ALLOWED = re.compile(
    r"safe_globals\b(?:(?<=\bsafe_globals)|(?<=\badd_safe_globals))|TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD"
    r"|torch(?<=\btorch)(?:\.load\s*=[^=]|_geometric\b)"
    r"|partial(?<=\bpartial)\(\s*torch\.load\b|(?:setattr(?<=\bsetattr)|patch\.object(?<=\bpatch.object))\(torch,"
    r"|['\"]torch\.load['\"]"
)
"""Occurs in projects that say which classes may be loaded, or put another function in the place of torch.load."""
_MARKS = ("safe_globals", "TORCH_FORCE_NO", "torch.load", "torch_geometric", "(torch,")
"""What it matches holds one of these, which are found far sooner."""
_PLAIN = frozenset({*dir(dict), *dir(list), *dir(str), *dir(float), *dir(set)})
_ALLOWED_TOO = frozenset(
    {"_metadata", "move_to_end", "most_common", "full_tensor", "to_local", "placements", "device_mesh", "_local_tensor"}
)  # fmt: skip
"""Of an OrderedDict, a Counter, and a DTensor."""
_TENSORS = ("torch.Tensor", "torch._C.TensorBase", "torch._C._TensorBase")
_SAME = frozenset({"to", "cuda", "cpu", "float", "half", "double", "copy", "get", "pop"})
"""Methods whose result is like the object, or like a part of it."""
_ASKED = r"\b(?:isinstance|hasattr|getattr|is_tensor)\(\s*(\w+)"


def loaded_objects(source: Source) -> Iterator[ast.Call]:
    """Yield the calls of torch.load, with its defaults, that read more than tensors and collections."""
    lines = _lines_with_defaults(source.text)
    if not lines or _is_allowed(SameProject(source.project or (source,))):
        return
    tree = python_tree(source.text)
    if tree is None:
        return
    scopes: list[ast.FunctionDef | ast.Module] = [tree]
    scopes += [
        node
        for node in nodes_of(source.text, ast.FunctionDef)
        if bisect_left(lines, node.lineno) < bisect_right(lines, node.end_lineno or node.lineno)
    ]
    for scope in scopes:
        yield from dict.fromkeys(_in_scope(source, scope))


def _lines_with_defaults(text: str) -> list[int]:
    """Return the lines on which torch.load is called, in order, except calls that plainly choose what is read."""
    lines: list[int] = []
    line, counted = 1, 0
    for found in _LOAD.finditer(text):
        if not _CHOOSES.match(text, found.end()):
            line += text.count("\n", counted, found.start())
            counted = found.start()
            lines.append(line)
    return lines


@lru_cache(maxsize=8)
def _is_allowed(project: SameProject) -> bool:
    return any(
        any(mark in file.text for mark in _MARKS) and _ALLOWED.search(file.text)
        for file in project.sources
    )


def _in_scope(source: Source, scope: ast.FunctionDef | ast.Module) -> Iterator[ast.Call]:
    text = source.text
    nodes = own_nodes(scope)
    loads = [n for n in nodes if isinstance(n, ast.Call) and _is_load(text, n)]
    if not loads:
        return
    yield from _of_saved_modules(text, scope, nodes, loads)
    if is_saved_otherwise(text):
        yield from loads
    asked, bound, found = _asked(text), _bindings(text, nodes), set(loads)
    for node in nodes:
        if isinstance(node, ast.Attribute) and not _may_have(node.attr):
            call = _origin(text, node.value, bound)
            name = _name_of(node.value)
            if isinstance(call, ast.Call) and call in found and name not in asked:
                yield call
    for call, taken in _taken(text, nodes, bound, found).items():
        path = ast.unparse(call.args[0]) if call.args else ""
        if reads_saved_options(source, path, frozenset(taken)):
            yield call


def _taken(
    text: str, nodes: list[ast.AST], bound: _Bindings, loads: set[ast.Call]
) -> dict[ast.Call, set[str]]:
    """Return the entries taken from the loaded object."""
    taken: dict[ast.Call, set[str]] = {}
    for node in nodes:
        match node:
            case ast.Subscript(value=ast.Name() as whole, slice=ast.Constant(value=str(key))):
                call = _origin(text, whole, bound)
                if isinstance(call, ast.Call) and call in loads:
                    taken.setdefault(call, set()).add(key)
    return taken


@lru_cache(maxsize=4)
def _asked(text: str) -> frozenset[str]:
    """Return the names of what a file asks for its kind."""
    return frozenset(re.findall(_ASKED, text))


def _is_load(text: str, call: ast.Call) -> bool:
    is_default = not any(keyword.arg in _CHOSEN for keyword in call.keywords)
    has_pickle_module = bool(call.args[2:])
    return is_default and not has_pickle_module and meant(text, call.func) == "torch.load"


def _of_saved_modules(
    text: str, scope: ast.FunctionDef | ast.Module, nodes: list[ast.AST], loads: list[ast.Call]
) -> Iterator[ast.Call]:
    """Yield what reads a module again that the same function has saved."""
    arguments = scope.args.args if isinstance(scope, ast.FunctionDef) else []
    modules = {a.arg for a in arguments if a.annotation and _is_module(text, a.annotation)}
    for node in nodes:
        match node:
            case ast.Call(args=[ast.Name(id=what), place, *_]) if (
                what in modules and meant(text, node.func) == "torch.save"
            ):
                yield from (n for n in loads if n.args and ast.dump(n.args[0]) == ast.dump(place))


def _is_module(text: str, annotation: ast.expr) -> bool:
    return meant(text, annotation) in ("torch.nn.Module", "torch.nn.modules.Module")


_Bindings: TypeAlias = dict[str, list[tuple[int, int, ast.expr | None]]]
"""By name, the bindings in order: the place, the end of the value, and the value; None for anything but a plain assignment."""


def _bindings(text: str, nodes: list[ast.AST]) -> _Bindings:
    values: dict[int, ast.expr] = {}
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name() as target], value=value):
                values[id(target)] = value
    bound: _Bindings = {}
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            given = values.get(id(node))
            end = span(text, given)[1] if given else 0
            bound.setdefault(node.id, []).append((span(text, node)[0], end, given))
    for places in bound.values():
        places.sort(key=itemgetter(0))
    return bound


def _origin(text: str, node: ast.expr, bound: _Bindings) -> ast.expr | None:
    """Return the expression that an object or a part of it comes from."""
    for _ in range(_MOST_STEPS):
        match node:
            case ast.Subscript(value=whole):
                node = whole
            case ast.Call(func=ast.Attribute(value=whole, attr=method)) if (
                method in _SAME and meant(text, node.func) != "torch.load"
            ):
                node = whole
            case ast.Name(id=name):
                places = bound.get(name, [])
                at = span(text, node)[0]
                before = bisect_left(places, at, key=itemgetter(0))
                _, end, value = places[before - 1] if before else (0, 0, None)
                if value is None or end > at:
                    return None
                node = value
            case _:
                return node
    return None


def _name_of(node: ast.expr) -> str | None:
    while isinstance(node, ast.Subscript | ast.Attribute | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else None


@lru_cache(maxsize=4096)
def _may_have(attribute: str) -> bool:
    """Return whether a tensor or a collection may have an attribute."""
    return (
        attribute in _PLAIN
        or attribute in _ALLOWED_TOO
        or any(presence("torch-python", f"{tensor}.{attribute}").present for tensor in _TENSORS)
    )
