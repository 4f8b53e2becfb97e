"""Flags that a Python file hands to torch's `load`, by itself or through a function or class of its project."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import uses_torch
from opwright.model import C_FAMILY, LiteralText, Source
from opwright.syntax.python import nodes_of, python_nodes, span

_LOADS = r"cpp_extension(?:\b[^\n]*\bload(?:_inline)?\b|(?<=\bcpp_extension)\.load)"
"""What begins with `\\b` is found ten times as slowly."""
_KEYWORDS = frozenset({"extra_cflags", "extra_cuda_cflags"})
_METHOD = re.compile(r"(?:cxx|cpp|nvcc|cuda|c)_(?:args|flags)")
"""Of the builders that DeepSpeed and its descendants have."""
_OF_A_COMMAND = frozenset({"-c", "-o", "-E", "--ptx", "-fsyntax-only"})


def flags_for_load(source: Source) -> Iterator[LiteralText]:
    """Yield the strings that may be flags of a `load`."""
    if re.search(_LOADS, source.text):
        commands = list(_commands(source))
        for piece in kit.python.strings(source):
            if not any(start <= piece.start < end for start, end in commands):
                yield piece
    elif kit.whole_project.is_in_python(source.project, _LOADS) and _is_for_torch(source):
        handed = list(_handed_on(source))
        for piece in kit.python.strings(source):
            if any(start <= piece.start < end for start, end in handed):
                yield piece


def _commands(source: Source) -> Iterator[tuple[int, int]]:
    """Yield the lists that are whole commands for a compiler, which a file runs itself."""
    for node in python_nodes(source.text):
        if isinstance(node, ast.List):
            values = {one.value for one in node.elts if isinstance(one, ast.Constant)}
            if values & _OF_A_COMMAND:
                yield span(source.text, node)


NVCC_FLAGS = "extra_cuda_cflags"


def spans_for_nvcc(source: Source) -> Iterator[tuple[int, int]]:
    """Yield what a file writes as the flags for nvcc of a `load` that it calls."""
    for node in python_nodes(source.text) if re.search(_LOADS, source.text) else ():
        if isinstance(node, ast.keyword) and node.arg == NVCC_FLAGS:
            yield span(source.text, node.value)


def _handed_on(source: Source) -> Iterator[tuple[int, int]]:
    for node in python_nodes(source.text):
        if isinstance(node, ast.keyword) and node.arg in _KEYWORDS:
            yield span(source.text, node.value)
        elif isinstance(node, ast.FunctionDef) and _METHOD.fullmatch(node.name):
            yield span(source.text, node)


def method_around(text: str, offset: int) -> str | None:
    """Return the method of a builder that a place is in, if it returns all of its flags itself."""
    for node in nodes_of(text, ast.FunctionDef):
        start, end = span(text, node)
        if start <= offset < end and _METHOD.fullmatch(node.name):
            return text[start:end]
    return None


def _is_for_torch(source: Source) -> bool:
    return any(uses_torch(other) for other in source.project if other.language in C_FAMILY)
