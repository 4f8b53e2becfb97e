"""Arrays that NumPy 2 is told not to copy although it must: `numpy.array([x, y], copy=False)`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter

from opwright.causes.kit.python_files.python import meant
from opwright.causes.kit.python_files.refused_calls import RefusedCall
from opwright.model import Source
from opwright.syntax.python import dotted, nodes_of, python_nodes, span

_NO_ARRAYS = (ast.List, ast.Tuple, ast.ListComp, ast.Constant)
"""What is always copied into an array; anything else may be one, which NumPy then takes as it is."""
_TO_LISTS = re.compile(r"(?:.+\.)?tolist|list|tuple|sorted|range|map|zip")
"""Functions that return no array."""


def uncopied_arrays(source: Source) -> Iterator[RefusedCall]:
    """Yield the `copy=False` of values that are not arrays, or are to get another type."""
    text = source.text
    if "copy=False" not in text or "numpy" not in text:
        return
    for node in nodes_of(text, ast.Call):
        match node:
            case ast.Call(func=function, args=[given, *others], keywords=keywords) if (
                meant(text, function) == "numpy.array"
            ):
                given_types = [*others, *(k for k in keywords if k.arg == "dtype")]
                for keyword in filter(_is_uncopied, keywords):
                    if not _is_caught(text, node) and (how := _how(text, given, given_types)):
                        yield RefusedCall(
                            *span(text, keyword.value),
                            f"numpy.array(..., copy=False) {how}",
                            "numpy",
                            "2.0",
                            "write numpy.asarray, which copies where it has to",
                            is_sure=False,
                        )


def _how(text: str, given: ast.expr, given_types: Sequence[ast.AST]) -> str:
    """Return why it must be copied; nothing if it may be an array."""
    if given_types:
        return "of another type"
    if _has_to_be_copied(text, given):
        return "of what has to be copied"
    return "of an argument that is no array" if _is_anything(text, given) else ""


def _is_anything(text: str, given: ast.expr) -> bool:
    """Return whether a function passes on its parameter without stating or testing its type."""
    if not isinstance(given, ast.Name) or re.search(rf"\bisinstance\(\s*{given.id}\b", text):
        return False
    start = span(text, given)[0]
    around = [function for first, end, function in _functions(text) if first <= start < end]
    free = _free_parameters(around[-1]) if around else {}
    return given.lineno <= free.get(given.id, 0)


@lru_cache(maxsize=8)
def _functions(text: str) -> list[tuple[int, int, ast.FunctionDef]]:
    """Return the functions of a file and their places, those inside others behind these."""
    functions = ((*span(text, one), one) for one in nodes_of(text, ast.FunctionDef))
    return sorted(functions, key=itemgetter(0))


@lru_cache(maxsize=64)
def _free_parameters(function: ast.FunctionDef) -> dict[str, int]:
    """Return the parameters of a function that say nothing of their types, and the line that first binds them to something else."""
    free: dict[str, int] = {}
    parts = [*ast.walk(function)]
    last = function.end_lineno or 0
    for part in parts:
        if isinstance(part, ast.arg):
            free[part.arg] = 0 if part.annotation or part.arg in free else last
    for part in parts:
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store) and part.id in free:
            free[part.id] = min(free[part.id], part.lineno)
    return free


def _is_caught(text: str, call: ast.Call) -> bool:
    """Return whether what NumPy raises then is expected."""
    return any(
        any(call is part for statement in one.body for part in ast.walk(statement))
        for one in nodes_of(text, ast.Try)
        if any(h.type is None or "ValueError" in ast.dump(h.type) for h in one.handlers)
    )


def _is_uncopied(keyword: ast.keyword) -> bool:
    value = keyword.value
    return keyword.arg == "copy" and isinstance(value, ast.Constant) and value.value is False


def _has_to_be_copied(text: str, given: ast.expr) -> bool:
    """Return whether an argument is certainly not an array: a name is what it was last bound to, never by a loop or as a parameter."""
    match given:
        case ast.Call(func=function):
            return _TO_LISTS.fullmatch(dotted(function)) is not None
        case ast.Name(id=name):
            at = span(text, given)[0]
            values = _values(text, name)
            before = [value for value in values if value and span(text, value)[1] < at]
            return None not in values and bool(before) and _has_to_be_copied(text, before[-1])
    return isinstance(given, _NO_ARRAYS)


@lru_cache(maxsize=64)
def _values(text: str, name: str) -> tuple[ast.expr | None, ...]:
    return tuple(_bound(text, name))


def _bound(text: str, name: str) -> Iterator[ast.expr | None]:
    """Yield what a name in a file is bound to, in order; None for anything but a plain assignment of another expression."""
    for node in sorted(python_nodes(text), key=lambda n: getattr(n, "lineno", 0)):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield None if isinstance(value, ast.Name) else value
            case ast.arg(arg=target) if target == name:
                yield None
            case ast.Assign(targets=targets):
                tuples = [one for one in targets if not isinstance(one, ast.Name)]
                yield from (None for one in tuples if _names(one, name))
            case ast.For(target=target) | ast.comprehension(target=target) if _names(target, name):
                yield None


def _names(target: ast.expr, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(target))
