"""A package imports lower ranks only; the arrows go one way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from own_sources import SRC, nodes

RANK = ["model errors", "knowledge syntax prefilter report", "facts logs", "causes", "verbs", "cli"]
VERB = ["audit", "diagnose lint env new releases explain", "build lsp mcp"]
FACADES = {"__init__.py", "__main__.py", "build.py", "cutlass.py"}


def test_a_package_imports_lower_ranks_only() -> None:
    assert list(_arrows(SRC, "opwright", RANK)) == []
    assert list(_arrows(SRC / "verbs", "opwright.verbs", VERB)) == []


def _arrows(folder: Path, package: str, ranks: list[str]) -> Iterator[str]:
    """Yield every import within a package that does not point to a lower rank."""
    rank_of = {room: rank for rank, rooms in enumerate(ranks) for room in rooms.split()}
    for path in sorted(folder.rglob("*.py")):
        room = path.relative_to(folder).parts[0].removesuffix(".py")
        if "templates" in path.parts or path.relative_to(folder).as_posix() in FACADES:
            continue
        for name in _imported(path):
            other = name.removeprefix(f"{package}.").split(".")[0]
            if name.startswith(f"{package}.") and other != room and rank_of[other] >= rank_of[room]:
                yield f"{path}: {room} -> {name}"


@cache
def _imported(path: Path) -> list[str]:
    imports = (node for node in nodes(path) if isinstance(node, ast.ImportFrom))
    return [f"{node.module}.{alias.name}" for node in imports for alias in node.names]
