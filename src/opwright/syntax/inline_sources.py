"""C++ and CUDA in the strings of a Python file, which it hands to `torch.utils.cpp_extension.load_inline`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.model import Language
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import dotted, python_nodes, span

_CALL = "load_inline"
_PARAMETERS = ("name", "cpp_sources", "cuda_sources", "functions")
_LANGUAGES = {"cpp_sources": Language.CPP, "cuda_sources": Language.CUDA}
_PREPENDED = {
    Language.CPP: "#include <torch/extension.h>\n",
    Language.CUDA: "#include <torch/types.h>\n#include <cuda.h>\n#include <cuda_runtime.h>\n",
}
_LITERAL = re.compile(r"[rRuU]?(\"\"\"|'''|\"|')([\s\S]*)\1")
_DEEPEST = 8


class InlineSource(NamedTuple):
    """What one parameter of one call is given."""

    language: Language
    text: str
    """As long as the file, with blanks for everything that is not part of it, so that offsets are those in the file."""
    prepended: str
    """What torch puts before it."""


def inline_sources(text: str) -> tuple[InlineSource, ...]:
    """Return the sources that a Python file has in strings; those that are put together at run time are left out."""
    return tuple(dict.fromkeys(_inline_sources(text))) if _CALL in text else ()


def _inline_sources(text: str) -> Iterator[InlineSource]:
    nodes = python_nodes(text)
    assigned: dict[str, list[ast.expr]] = {}
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                assigned.setdefault(name, []).append(value)
    for node in nodes:
        if not isinstance(node, ast.Call) or dotted(node.func).rpartition(".")[2] != _CALL:
            continue
        given = dict(zip(_PARAMETERS, node.args, strict=False))
        given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
        for parameter, language in _LANGUAGES.items():
            spans = _spans(text, given.get(parameter), assigned)
            if spans:
                yield InlineSource(language, _only(text, spans), _PREPENDED[language])


def _only(text: str, spans: list[tuple[int, int]]) -> str:
    """Return a text with blanks for all but some spans of it."""
    pieces, at = [], 0
    for start, end in sorted(set(spans)):
        pieces += [re.sub(r"[^\r\n]", " ", text[at:start]), text[start:end]]
        at = end
    return "".join(pieces) + re.sub(r"[^\r\n]", " ", text[at:])


def _spans(
    text: str, node: ast.expr | None, assigned: dict[str, list[ast.expr]], depth: int = 0
) -> list[tuple[int, int]] | None:
    """Return where the strings of an expression stand; None where not all of it is written out."""
    nodes: list[ast.expr]
    match node:
        case ast.Constant(value=str(value)):
            start, end = span(text, node)
            literal = _LITERAL.fullmatch(text, start, end)
            is_plain = literal and value in (literal[2], literal[2].replace("\\\\", "\\"))
            return [literal.span(2)] if literal and is_plain else None
        case ast.Name(id=name) if depth < _DEEPEST and len(assigned.get(name, ())) == 1:
            nodes = assigned[name]
        case ast.List(elts=nodes) | ast.Tuple(elts=nodes):
            pass
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            nodes = [left, right]
        case _:
            return None
    each = [_spans(text, one, assigned, depth + 1) for one in nodes]
    return None if None in each else [place for places in each for place in places or ()]
