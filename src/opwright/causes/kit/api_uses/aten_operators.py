"""
Operators of ATen that Python files name, `torch.ops.aten.cholesky`, and a release in question no longer has.

The index has each that is a function of C++; those few that only lost the function are left out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.api_uses.absences import Absence, removal
from opwright.causes.kit.api_uses.python_scopes import Lacking, scopes_of
from opwright.causes.kit.api_uses.uses import Use
from opwright.causes.kit.api_uses.windows import Window, window
from opwright.causes.kit.python import meant
from opwright.causes.kit.sources import Piece
from opwright.knowledge.api.index import table
from opwright.model import Confidence, Source
from opwright.syntax.python import python_nodes, span

_OPERATOR = re.compile(r"torch\.ops\.aten\.(\w+)(?:\.(\w+))?")
_BY_TEXT = re.compile(r"aten::(\w+)()")
_STILL_THERE = frozenset(
    {"absolute_", "adaptive_avg_pool3d_backward", "pin_memory", "quantized_gru", "quantized_lstm"}
)
_OF_NAMED_TENSORS = re.compile(r"(?:\w+_)?(?:Dimname(?:_\w+)?|names(?:_\w+)?)")
"""Overloads, all of which went with 2.13."""
_LAST, _WITHOUT = "2.12", "2.13"


def lost_operators(source: Source) -> Iterator[Use]:
    """Yield the operators that a release in question lacks, unless a version is asked for first."""
    is_named = "torch.ops.aten." in source.text
    is_looked_up = "_jit_get_operation" in source.text and "aten::" in source.text
    if not is_named and not is_looked_up:
        return
    here, scopes = window("torch", source.target), scopes_of(source.text)
    for node in python_nodes(source.text):
        match = None
        if is_named and isinstance(node, ast.Attribute):
            match = _OPERATOR.fullmatch(meant(source.text, node))
        elif is_looked_up and isinstance(node, ast.Constant) and isinstance(node.value, str):
            match = _BY_TEXT.fullmatch(node.value)
        if match and isinstance(node, ast.expr) and (absence := _absence(match[1], match[2], here)):
            place = span(source.text, node)
            if not scopes.is_guarded(place, Lacking("torch-python", absence.lacking)):
                yield Use(absence, Piece(source.text[slice(*place)], *place))


def _absence(name: str, overload: str | None, here: Window) -> Absence | None:
    if overload:
        return _of_named_tensors(name, overload, here)
    found = removal("torch", f"at::{name}", here) if name not in _STILL_THERE else None
    return found._replace(name=f"torch.ops.aten.{name}") if found else None


def _of_named_tensors(name: str, overload: str, here: Window) -> Absence | None:
    if not _OF_NAMED_TENSORS.fullmatch(overload):
        return None
    releases = table("torch").releases
    first = releases.index(_WITHOUT)
    lacking = tuple(r for n, r in enumerate(releases) if n >= first and here.releases >> n & 1)
    return (
        Absence(
            "torch-python",
            f"torch.ops.aten.{name}.{overload}",
            lacking,
            _LAST,
            _WITHOUT,
            is_removal=True,
            is_nowhere=True,
            confidence=Confidence.CERTAIN if here.is_stated else Confidence.LIKELY,
        )
        if lacking
        else None
    )
