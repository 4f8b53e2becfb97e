"""opwright's own modules, each parsed once for all tests that read them."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from opwright.syntax.python import python_nodes

SRC = Path(__file__).parents[1] / "src" / "opwright"


@cache
def nodes(path: Path) -> Sequence[ast.AST]:
    """Return all nodes of a module, in the order of `ast.walk`: the module itself first."""
    return python_nodes(path.read_text("utf-8"))  # three times as fast as ast.walk
