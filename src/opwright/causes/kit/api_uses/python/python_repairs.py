"""What takes the place of names that torch's Python modules no longer have, as edits."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from opwright.causes.kit.api_uses.uses import Use
from opwright.model import BuildScript, Edit, Language, Source
from opwright.syntax.python import python_nodes, span

_SIX = "torch._six"
_SIX_IMPORTS: Mapping[str, str] = {
    "container_abcs": "import collections.abc as {}",
    "inf": "from math import inf{}",
    "nan": "from math import nan{}",
    "queue": "import queue{}",
    "builtins": "import builtins{}",
    "string_classes": "{} = (str, bytes)",
    "int_classes": "{} = int",
}
"""What a name of torch._six was in Python 3, as statements; its name, or ` as` and an alias, is filled in."""
_SIX_VALUES: Mapping[str, str] = {
    "string_classes": "(str, bytes)",
    "int_classes": "int",
    "inf": 'float("inf")',
    "nan": 'float("nan")',
}


def edits_of(fact: Source | BuildScript, use: Use) -> tuple[Edit, ...]:
    """Return the edits that replace a use of `torch._six`; none for other names, or if a part is unknown."""
    if use.absence.name != _SIX or fact.language is not Language.PYTHON:
        return ()
    for node in python_nodes(fact.text):
        if not isinstance(node, ast.ImportFrom | ast.Attribute):
            continue
        start, end = span(fact.text, node)
        if isinstance(node, ast.ImportFrom):
            if start == use.piece.start:
                return _imported(fact, node, start, end)
        elif node.attr in _SIX_VALUES and (start, end) == (use.piece.start, use.piece.end):
            return (Edit(fact.path, start, end, _SIX_VALUES[node.attr]),)
    return ()


def _imported(
    fact: Source | BuildScript, node: ast.ImportFrom, start: int, end: int
) -> tuple[Edit, ...]:
    """Return the edit that replaces a whole import statement."""
    begin = fact.text.rfind("\n", 0, start) + 1
    indent = fact.text[begin:start]
    if indent.strip() or any(alias.name not in _SIX_IMPORTS for alias in node.names):
        return ()
    lines = [_statement(alias) for alias in node.names]
    return (Edit(fact.path, start, end, f"\n{indent}".join(lines)),)


def _statement(alias: ast.alias) -> str:
    written = _SIX_IMPORTS[alias.name]
    if not written.endswith("{}") or written.endswith("as {}"):
        return written.format(alias.asname or alias.name)
    return written.format(f" as {alias.asname}" if alias.asname else "")
