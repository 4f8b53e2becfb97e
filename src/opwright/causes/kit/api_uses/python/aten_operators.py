"""
Operators of ATen that Python files name, `torch.ops.aten.cholesky`, and a release in question no longer has, or takes otherwise.

The index has each that is a function of C++, with as many arguments; those few that only lost the function are left out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.api_uses.absences import Absence, removal
from opwright.causes.kit.api_uses.parameters import Change, refused_count
from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.api_uses.uses import Use
from opwright.causes.kit.api_uses.windows import Window, window
from opwright.causes.kit.python_files.python import meant
from opwright.causes.kit.sources import Piece
from opwright.knowledge.api.index import table
from opwright.model import BuildScript, Confidence, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import nodes_of, python_nodes, span

_OPERATOR = re.compile(r"torch\.ops\.aten\.(\w+)(?:\.(\w+))?")
_BY_TEXT = re.compile(r"aten::(\w+)()")
_STILL_THERE = frozenset(
    {"absolute_", "adaptive_avg_pool3d_backward", "pin_memory", "quantized_gru", "quantized_lstm"}
)
_OF_NAMED_TENSORS = re.compile(r"(?:\w+_)?(?:Dimname(?:_\w+)?|names(?:_\w+)?)")
"""Overloads; all were removed in 2.13."""
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


# ---- calls ---------------------------------------------------------------------------

_LOOK_UP = "torch._C._jit_get_operation"
_OPTIONS = frozenset(
    {"dtype", "layout", "device", "pin_memory", "memory_format", "generator", "names", "out", None}
)
"""Keywords that form one C++ argument together, or belong to another function; None is `**options`."""


class OperatorCall(NamedTuple):
    """A call of an operator with a number of arguments that some release in question does not take."""

    name: str
    given: int
    piece: Piece
    change: Change


def wrong_operator_calls(fact: Source | BuildScript) -> Iterator[OperatorCall]:
    """Yield the calls that give an operator more or fewer arguments than it takes, unless a version is asked for first."""
    if "_jit_get_operation" not in fact.text and "torch.ops.aten." not in fact.text:
        return
    here, scopes = window("torch", fact.target), scopes_of(fact.text)
    for name, call in _operator_calls(fact.text):
        words = {keyword.arg for keyword in call.keywords}
        if words & _OPTIONS or any(isinstance(one, ast.Starred) for one in call.args):
            continue
        count = len(call.args) + len(words)
        change = refused_count("torch", f"at::{name}", count, here)
        place = span(fact.text, call.func)
        if change and not scopes.is_guarded(place, Lacking("torch-python", change.lacking)):
            piece = Piece(fact.text[slice(*place)], *place)
            yield OperatorCall(f"torch.ops.aten.{name}", count, piece, change)


def _operator_calls(text: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls of operators that a file names, or has looked up by a text and bound to a name."""
    bound: dict[str, str] = {}
    found = nodes_of(text, ast.Assign, ast.Call)
    for node in sorted(found, key=lambda one: (one.lineno, one.col_offset)):
        match node:
            case ast.Assign(targets=[ast.Name(id=name) | ast.Tuple(elts=[ast.Name(id=name), *_])]):
                if operator := _operator(text, node.value, bound):
                    bound[name] = operator
                else:
                    bound.pop(name, None)
            case ast.Call(func=ast.Call() | ast.Subscript() | ast.Name() as function):
                if operator := _operator(text, function, bound):
                    yield operator, node
            case ast.Call(func=ast.Attribute() as function):
                match = _OPERATOR.fullmatch(meant(text, function))
                if match and "out" not in (match[2] or ""):
                    yield match[1], node


def _operator(text: str, node: ast.expr, bound: dict[str, str]) -> str | None:
    """Return the operator that an expression stands for, or the pair in which it is the first."""
    match node:
        case ast.Name(id=name):
            return bound.get(name)
        case ast.Subscript(value=whole, slice=ast.Constant(value=0)):
            return _operator(text, whole, bound)
        case ast.Call(args=[ast.Constant(value=str(name))]):
            match = _BY_TEXT.fullmatch(name)
            return match[1] if match and meant(text, node.func) == _LOOK_UP else None
    return None
