"""Calls of the constructor that a class inherits: `super().__init__(...)`, `Base.__init__(self, ...)`."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from opwright.causes.kit.python_files.python import meant
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, nodes_of


class BaseCall(NamedTuple):
    """A call of a base's constructor, as one of the base itself."""

    base: ast.expr
    call: ast.Call
    """Without `self`."""


def base_calls(text: str, bases: Collection[str]) -> Iterator[BaseCall]:
    """Yield the calls of a base's constructor in the classes of a file that have one base, one of some."""
    if "__init__(" not in text:
        return
    for node in nodes_of(text, ast.ClassDef):
        if len(node.bases) == 1:
            base = node.bases[0]
            of_any = base.value if isinstance(base, ast.Subscript) else base
            if meant(text, of_any) in bases:
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
