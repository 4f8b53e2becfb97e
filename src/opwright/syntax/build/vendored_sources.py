"""The folders of others' sources that a build script names: `third_party/cutlass/include`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright import syntax
from opwright.model import BuildScript, Language, LiteralText
from opwright.syntax.python import dotted, python_nodes, span

_VENDORED_PATTERN = re.compile(
    r"(?:[\w.-]+/)*(?:third[_-]?party|3rd(?:[_-]?party)?|submodules?|externals?|extern)/[\w./-]+",
    re.IGNORECASE,
)


def vendored_sources(script: BuildScript) -> Iterator[LiteralText]:
    """Yield the folders below the script's own that it names, each at its first mention."""
    named = _in_cmake(script) if script.language is Language.CMAKE else _in_python(script)
    yielded = set()
    for piece in named:
        path = (
            piece.value.removeprefix("${CMAKE_CURRENT_SOURCE_DIR}/").removeprefix("./").rstrip("/")
        )
        if _VENDORED_PATTERN.fullmatch(path) and ".." not in path and path not in yielded:
            yielded.add(path)
            yield piece._replace(value=path)


def version_header(folder: str) -> str | None:
    """Return the header below a folder of vendored sources that has their version; None if unknown."""
    match = re.fullmatch(r"((?:.*/)?pybind11)(?:/include)?", folder)
    return f"{match[1]}/include/pybind11/detail/common.h" if match else None


def _in_cmake(script: BuildScript) -> Iterator[LiteralText]:
    for command in syntax.cmake.commands(script.text):
        if command.name == "add_subdirectory":
            yield from command.arguments[:1]
        elif command.name in ("include_directories", "target_include_directories"):
            yield from command.arguments


def _in_python(script: BuildScript) -> Iterator[LiteralText]:
    for extension in script.extensions:
        yield from extension.include_dirs
    for node in python_nodes(script.text) if script.language is Language.PYTHON else ():
        if isinstance(node, ast.Call) and dotted(node.func).endswith("path.join"):
            parts = [a.value if isinstance(a, ast.Constant) else None for a in node.args]
            known = parts[1:] if parts and parts[0] is None else parts
            texts = [part for part in known if isinstance(part, str)]
            if texts and len(texts) == len(known):
                yield LiteralText("/".join(texts), *span(script.text, node))
        elif isinstance(node, ast.BinOp) and (path := _of_pathlib(node)):
            yield LiteralText(path, *span(script.text, node))


def _of_pathlib(node: ast.BinOp) -> str:
    """Return what `Path(here) / "3rdparty" / "cutlass"` names below the first part; empty if not spelled out."""
    parts: list[str] = []
    left: ast.expr = node
    while isinstance(left, ast.BinOp) and isinstance(left.op, ast.Div):
        if not isinstance(left.right, ast.Constant) or not isinstance(left.right.value, str):
            return ""
        parts.insert(0, left.right.value)
        left = left.left
    return "/".join(parts)
