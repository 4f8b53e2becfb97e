"""Calls of the constructor that a class inherits: `super().__init__(...)`, `Base.__init__(self, ...)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from opwright.causes.kit.python import meant
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, python_nodes


class BaseCall(NamedTuple):
    """A call of a base's constructor, as one of the base itself."""

    base: ast.expr
    call: ast.Call
    """Without `self`."""


def base_calls(text: str) -> Iterator[BaseCall]:
    """Yield the calls of a base's constructor in the classes of a file that have one base."""
    if "__init__(" not in text:
        return
    for node in python_nodes(text):
        if isinstance(node, ast.ClassDef) and len(node.bases) == 1:
            base = node.bases[0]
            of_any = base.value if isinstance(base, ast.Subscript) else base
            yield from _in_class(text, node, of_any)


def _in_class(text: str, node: ast.ClassDef, base: ast.expr) -> Iterator[BaseCall]:
    parts: list[ast.AST] = [*node.body]
    for part in parts:  # which grows
        if isinstance(part, ast.ClassDef):
            continue
        parts += children(part)
        match part:
            case ast.Call(func=ast.Attribute(attr="__init__", value=of)):
                match of:
                    case ast.Call(func=ast.Name(id="super")):
                        yield BaseCall(base, part)
                    case ast.Name() | ast.Attribute() if meant(text, of) == meant(text, base):
                        rest = ast.Call(part.func, part.args[1:], part.keywords)
                        yield BaseCall(base, ast.copy_location(rest, part))
