"""GPU architectures in the flags that Python code hands to nvcc."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.api_uses.python.python_scopes import scopes_of
from opwright.causes.kit.build_scripts.archs.requested_archs import FLAG
from opwright.model import Source
from opwright.syntax.python import python_nodes, source_of, span

_DECIDES = r"(?i)version|capab|arch|major|minor|\bsm|\bcc\b|cuda|hip|rocm|[<>]"
"""In conditions that may depend on what the toolkit knows."""


def always_asked_for(source: Source) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the architectures that a file asks for with any toolkit, `sm_37`, and where."""
    scopes, branches = scopes_of(source.text), list(_branches(source.text))
    for node in python_nodes(source.text):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        found = re.search(FLAG, node.value) if "\n" not in node.value else None
        if not found:
            continue
        place = span(source.text, node)
        is_in_branch = any(start <= place[0] < end for start, end in branches)
        if not is_in_branch and not scopes.is_guarded(place):
            yield f"sm_{found['number']}", place


def _branches(text: str) -> Iterator[tuple[int, int]]:
    """Yield where conditions stand that may depend on the toolkit, with what they decide."""
    for node in python_nodes(text):
        if isinstance(node, ast.If | ast.IfExp) and re.search(_DECIDES, source_of(text, node.test)):
            yield span(text, node)
