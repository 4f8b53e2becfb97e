"""Where Python code loads libraries of operators."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.model import Source
from opwright.syntax.python import dotted, python_nodes, span

_BUCK_TARGET = r"load_library\(\s*['\"]//"
"""Buck loads its own targets; elsewhere the library comes in another way."""
_SAYS_SO_LATER = r"\braise (?:Runtime|Import|OS)Error\b"
_LOADS = r"(?:torch\.)?(?:ops|classes)\.load_library"


def silently_loaded(source: Source) -> Iterator[tuple[int, int]]:
    """Yield where a library is loaded inside a `try` that ignores what the loader says."""
    if re.search(_BUCK_TARGET, source.text) or re.search(_SAYS_SO_LATER, source.text):
        return
    for node in python_nodes(source.text):
        if isinstance(node, ast.Try) and any(map(_is_silent, node.handlers)):
            calls = (n for n in ast.walk(ast.Module(node.body, [])) if isinstance(n, ast.Call))
            loads = (call for call in calls if re.fullmatch(_LOADS, dotted(call.func)))
            if load := next(loads, None):
                yield span(source.text, load)


def _is_silent(handler: ast.ExceptHandler) -> bool:
    """Return whether a handler takes whatever the loader says, and does nothing."""
    caught = ast.unparse(handler.type) if handler.type else "Exception"
    takes_it = re.search(r"\b(?:Exception|BaseException|OSError|RuntimeError)\b", caught)
    return bool(takes_it) and all(isinstance(statement, ast.Pass) for statement in handler.body)
