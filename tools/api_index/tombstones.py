"""
Names of which a package itself says that they are gone, and which answers its `__getattr__` gives.

NumPy lists them with advice (`__expired_attributes__`, `__former_attrs__`); torch keeps functions that only raise an error.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

_LISTS = ("__expired_attributes__", "__former_attrs__")
_EXPIRED_MODULE = re.compile(r"(?P<package>\w+)\._expired_\w+")
_GONE = re.compile(r"\bremoved\b")
_LONGEST = 200


class Tombstone(NamedTuple):
    """A name that is there only to say that it is gone."""

    name: str
    advice: str


def expired(node: ast.stmt, before: Mapping[str, ast.expr]) -> Iterator[Tombstone]:
    """Yield the names that an assignment lists as gone; `before` has what was assigned before it."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in _LISTS:
            yield from _listed(value, before)


def _listed(value: ast.expr, before: Mapping[str, ast.expr]) -> Iterator[Tombstone]:
    match value:
        case ast.Dict(keys=keys, values=values):
            for key, said in zip(keys, values, strict=True):
                if isinstance(key, ast.Constant):
                    yield Tombstone(str(key.value), _text(said))
        case ast.DictComp(generators=[ast.comprehension(iter=ast.Name(id=name))]):
            rows = before.get(name)
            for row in rows.elts if isinstance(rows, ast.List) else ():
                if isinstance(row, ast.Tuple) and isinstance(row.elts[0], ast.Constant):
                    yield Tombstone(str(row.elts[0].value), "")


def scope_of(module: str) -> str:
    """Return the module that the names belong to which a module lists as gone."""
    found = _EXPIRED_MODULE.fullmatch(module)
    return found["package"] if found else module


def only_raises(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str | None:
    """Return what a function says that does nothing but raise, for having been removed; None for another."""
    body = [s for s in node.body if not isinstance(s, ast.Expr | ast.Import | ast.ImportFrom)]
    match body:
        case [ast.Raise(exc=ast.Call(args=[said, *_]))]:
            text = _text(said)
            return text if _GONE.search(text) else None
    return None


def _text(node: ast.expr) -> str:
    said = node.value if isinstance(node, ast.Constant) else ""
    return " ".join(str(said).split())[:_LONGEST]


def answers(
    getter: ast.FunctionDef | ast.AsyncFunctionDef, before: Mapping[str, ast.expr]
) -> frozenset[str] | None:
    """
    Return the names that a module's `__getattr__` can answer to; None where they cannot be told.

    `before` has what the module assigned before it, such as a table of the names.
    """
    asked = getter.args.args[0].arg if getter.args.args else ""
    names: set[str] = set()
    returns = _returns(getter)
    for node in ast.walk(getter):
        if isinstance(node, ast.If) and (own := sum(map(_returns, node.body))):
            known = _asked_for(node.test, asked, before, getter)
            names |= known or set()
            returns -= own if known is not None else 0
    return frozenset(names) if returns == 0 else None


def _asked_for(
    test: ast.expr,
    asked: str,
    before: Mapping[str, ast.expr],
    getter: ast.FunctionDef | ast.AsyncFunctionDef,
) -> set[str] | None:
    """Return the names for which a condition on the name that is asked for holds; None for another."""
    match test:
        case ast.Compare(left=ast.Name(id=left), ops=[ast.Eq()], comparators=[ast.Constant(value)]):
            return {str(value)} if left == asked else None
        case ast.Compare(left=ast.Name(id=left), ops=[ast.In()], comparators=[listed]):
            return _constants(listed, before) if left == asked else None
        case ast.Compare(
            left=ast.Name(id=left), ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]
        ):
            for node in ast.walk(getter):
                match node:
                    case ast.Assign(
                        targets=[ast.Name(id=name)],
                        value=ast.Call(
                            func=ast.Attribute(attr="get", value=listed), args=[ast.Name(id=given)]
                        ),
                    ) if name == left and given == asked:
                        return _constants(listed, before)
    return None


def _constants(listed: ast.expr, before: Mapping[str, ast.expr]) -> set[str] | None:
    found = before.get(listed.id) if isinstance(listed, ast.Name) else listed
    match found:
        case ast.Dict(keys=keys):
            elements: list[ast.expr | None] = list(keys)
        case ast.Set(elts=elts) | ast.List(elts=elts) | ast.Tuple(elts=elts):
            elements = list(elts)
        case _:
            return None
    if not all(isinstance(element, ast.Constant) for element in elements):
        return None
    return {str(e.value) for e in elements if isinstance(e, ast.Constant)}


def _returns(node: ast.AST) -> int:
    return sum(isinstance(part, ast.Return) for part in ast.walk(node))
