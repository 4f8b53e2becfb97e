"""
What the names of a Python script may hold: strings, whole or in part.

Names are followed through their function or else the whole file, whichever branch they are set in: what it answers is
what the script may hand over, not what it will on one machine.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence

from opwright.errors import UnreadableInputError
from opwright.model import LiteralText
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import dotted, python_nodes, span

_DEEPEST = 12
_MOST = 2000
_MOST_STEPS = 100_000
"""Expressions looked at, and strings found in them, in one file: names may lead to names without end."""


class Strings(NamedTuple):
    """The strings that an expression may hold, and whether these are all."""

    pieces: tuple[LiteralText, ...]
    is_whole: bool


_UNKNOWN = Strings((), is_whole=False)


def last_name(node: ast.AST) -> str:
    """Return the last part of a dotted name."""
    return dotted(node).rpartition(".")[2]


def items_of(node: ast.expr) -> Iterator[tuple[str | None, ast.expr]]:
    """Yield the items of a literal dictionary, those with an unknown key under None."""
    match node:
        case ast.Dict(keys=keys, values=values):
            for key, value in zip(keys, values, strict=True):
                is_known = isinstance(key, ast.Constant) and isinstance(key.value, str)
                yield key.value if is_known else None, value  # type: ignore[union-attr] # it is a Constant
        case ast.Call(func=ast.Name(id="dict"), args=[], keywords=keywords):
            yield from ((keyword.arg, keyword.value) for keyword in keywords)
        case _:
            yield None, node


class ScriptValues:
    """The values in a script by name: assigned, appended, passed and returned."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.calls: list[ast.Call] = []
        self._values: dict[str, list[tuple[str, ast.expr]]] = {}
        """What is given to a name, or added to it, and in which function."""
        self.items: dict[tuple[str, str], list[ast.expr]] = {}
        """What is given to an item of a name, `flags["nvcc"]`."""
        self.environment: list[tuple[str, ast.expr]] = []
        self._steps = 0
        self._open: set[tuple[str, str]] = set()
        """Names whose values are being read."""
        nodes = python_nodes(text)
        self._functions = {n.name: n for n in nodes if isinstance(n, ast.FunctionDef)}
        for node in nodes:
            self._note(node)

    def _note(self, node: ast.AST) -> None:
        match node:
            case ast.Assign():
                for to in node.targets:
                    self._given(to, node.value)
            case ast.AugAssign() | ast.AnnAssign():
                if node.value is not None:
                    self._given(node.target, node.value)
            case ast.Call():
                self.calls.append(node)
                self._note_call(node)

    def _note_call(self, call: ast.Call) -> None:
        if isinstance(call.func, ast.Name):
            self._handed_over(call, self._functions.get(call.func.id))
        match call:
            case ast.Call(func=ast.Attribute(value=to, attr="append"), args=[value]):
                self._given(to, ast.copy_location(ast.List([value], ast.Load()), value))
            case ast.Call(func=ast.Attribute(value=to, attr="extend"), args=[value]):
                self._given(to, value)
            case ast.Call(
                func=ast.Attribute(attr="setdefault"), args=[ast.Constant(value=str(name)), value]
            ):
                self.environment.append((name, value))

    def _handed_over(self, call: ast.Call, function: ast.FunctionDef | None) -> None:
        """Note what a call gives to the parameters of a function of the script, and what they are by default."""
        if function is None:
            return
        given = function.args
        parameters = [p.arg for p in (*given.posonlyargs, *given.args)]
        named = {p.arg for p in given.kwonlyargs}.union(parameters)
        values = dict(zip(reversed(parameters), reversed(given.defaults), strict=False))
        values |= {
            p.arg: value
            for p, value in zip(given.kwonlyargs, given.kw_defaults, strict=True)
            if value is not None
        }
        if any(isinstance(argument, ast.Starred) for argument in call.args):
            return
        values |= dict(zip(parameters, call.args, strict=False))
        values |= {k.arg: k.value for k in call.keywords if k.arg in named}
        for name, value in values.items():
            self._values.setdefault(name, []).append((function.name, value))

    def _function_at(self, node: ast.expr) -> str:
        """Return the innermost function that a node is in; empty outside of all."""
        around = [
            function
            for function in self._functions.values()
            if function.lineno <= node.lineno <= (function.end_lineno or function.lineno)
        ]
        return max(around, key=lambda function: function.lineno).name if around else ""

    def values_of(self, name: ast.Name) -> list[ast.expr]:
        """Return what a name may be: what its own function gives it, else the module, else any function."""
        given = self._values.get(name.id, [])
        for function in (self._function_at(name), ""):
            if own := [value for where, value in given if where == function]:
                return own
        return [value for _, value in given]

    def results_of(self, call: ast.Call) -> list[ast.expr]:
        """Return what a function or method of the script may return; nothing if it is not the script's own."""
        name = dotted(call.func)
        is_own = "." not in name or name.startswith("self.")
        function = self._functions.get(last_name(call.func)) if is_own else None
        returns = [n for n in ast.walk(function) if isinstance(n, ast.Return)] if function else []
        return [n.value for n in returns if n.value is not None]

    def _given(self, to: ast.expr, value: ast.expr) -> None:
        match to:
            case ast.Name():
                self._values.setdefault(to.id, []).append((self._function_at(to), value))
            case ast.Subscript(slice=ast.Constant(value=str(key))):
                name = dotted(to.value)
                self.items.setdefault((name, key), []).append(value)
                if name.endswith("environ"):
                    self.environment.append((key, value))
            case ast.Tuple() if isinstance(value, ast.Tuple) and len(value.elts) == len(to.elts):
                for element, given in zip(to.elts, value.elts, strict=True):
                    self._given(element, given)

    def strings_in(  # noqa: C901, PLR0911, PLR0912 - one case per kind of expression
        self, node: ast.expr | None, depth: int = 0
    ) -> Strings:
        """Return the strings in a list, or the one string, that an expression may be."""
        if node is None:
            return Strings((), is_whole=True)
        if depth > _DEEPEST:
            return _UNKNOWN
        self._count(1)
        match node:
            case ast.Constant(value=str(value)):
                return Strings((LiteralText(value, *span(self.text, node)),), is_whole=True)
            case ast.Constant(value=None):
                return Strings((), is_whole=True)
            case ast.List() | ast.Tuple():
                return self._joined(node.elts, depth)
            case ast.BinOp(op=ast.Add()):
                return self._added(node, depth)
            case ast.IfExp():
                return self._joined([node.body, node.orelse], depth)
            case ast.BoolOp():
                return self._joined(node.values, depth)
            case ast.Starred():
                return self.strings_in(node.value, depth + 1)
            case ast.Name():
                key = self._function_at(node), node.id
                return self._given_to(key, self.values_of(node), depth)
            case ast.Subscript(slice=ast.Constant(value=str(key))):
                return self._given_to((dotted(node.value), key), self._item(node, key), depth)
            case ast.Call(
                func=ast.Attribute(value=ast.Constant(value=str(line)), attr="split"), args=[]
            ):
                place = span(self.text, node.func)
                return Strings(
                    tuple(LiteralText(word, *place) for word in line.split()), is_whole=True
                )
            case ast.Call() if last_name(node.func) == "join" and "path" in dotted(node.func):
                return self._path(node)
            case ast.Call(func=ast.Name(id="list" | "str" | "sorted"), args=[inner]):
                return self.strings_in(inner, depth + 1)
            case ast.Call(func=ast.Attribute(value=copied, attr="copy"), args=[]):
                return self.strings_in(copied, depth + 1)
            case ast.Call() if results := self.results_of(node):
                return self._given_to(("()", dotted(node.func)), results, depth)
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name):
                values = [value for where, value in self._values.get(name, ()) if not where]
                return self._given_to(("self", name), values, depth)
        return _UNKNOWN

    def _item(self, node: ast.Subscript, key: str) -> list[ast.expr]:
        """Return what an item may be: the argument for it, or its value in a literal dictionary."""
        wholes = self.values_of(node.value) if isinstance(node.value, ast.Name) else ()
        written = [value for one in wholes for k, value in items_of(one) if k == key]
        return [*written, *self.items.get((dotted(node.value), key), ())]

    def _given_to(
        self, name: tuple[str, str], given: Sequence[ast.expr] | None, depth: int
    ) -> Strings:
        """Return what a name or an item may be; what it refers to in itself is in the answer already."""
        if not given or name in self._open:
            return _UNKNOWN
        self._open.add(name)
        strings = self._joined(given, depth)
        self._open.remove(name)
        return strings

    def _count(self, steps: int) -> None:
        self._steps += steps
        if self._steps > _MOST_STEPS:
            raise UnreadableInputError(f"its names lead to more than {_MOST_STEPS} others")

    def _joined(self, nodes: Iterable[ast.expr], depth: int) -> Strings:
        each = [self.strings_in(node, depth + 1) for node in nodes]
        self._count(sum(len(strings.pieces) for strings in each))
        pieces = tuple(dict.fromkeys(piece for strings in each for piece in strings.pieces))[:_MOST]
        return Strings(pieces, all(strings.is_whole for strings in each))

    def _added(self, node: ast.BinOp, depth: int) -> Strings:
        left, right = node.left, node.right
        if isinstance(left, ast.Constant) and isinstance(right, ast.Constant):
            if isinstance(left.value, str) and isinstance(right.value, str):
                return Strings(
                    (LiteralText(left.value + right.value, *span(self.text, node)),), is_whole=True
                )
            return _UNKNOWN
        if isinstance(left, ast.Constant) or isinstance(right, ast.Constant):
            return _UNKNOWN  # a string, part of which is unknown
        return self._joined([left, right], depth)

    def _path(self, node: ast.Call) -> Strings:
        parts = [
            p.value for p in node.args if isinstance(p, ast.Constant) and isinstance(p.value, str)
        ]
        if len(parts) < len(node.args):
            return _UNKNOWN
        return Strings((LiteralText("/".join(parts), *span(self.text, node)),), is_whole=True)
