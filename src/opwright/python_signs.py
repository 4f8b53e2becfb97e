"""What is in Python files, for causes that look into setup.py, Triton kernels and the code around operators."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from opwright.model import BuildScript, Source
from opwright.syntax.python import dotted, python_tree, span


class PythonCall(NamedTuple):
    """A call in a Python file."""

    name: str
    """With its dots, as written: `torch.library.define`."""
    node: ast.Call
    start: int
    end: int

    def keyword(self, name: str) -> ast.expr | None:
        """Return what is given for a keyword; None when it is not."""
        return next((k.value for k in self.node.keywords if k.arg == name), None)


def python_calls(fact: Source | BuildScript, names: str) -> Iterator[PythonCall]:
    """Yield the calls whose name with its dots `names` matches in full."""
    tree_ = python_tree(fact.text)
    for node in ast.walk(tree_) if tree_ else ():
        if isinstance(node, ast.Call) and re.fullmatch(names, name := dotted(node.func)):
            yield PythonCall(name, node, *span(fact.text, node))
