"""
What a Python condition comes to for one release of torch, or of Triton, NumPy or Python: true, false, or not known.

`torch.__version__` is followed through the names that a script gives it and its parts, through `parse`, `Version`, `split`,
`int` and indices. Anything else is not known. Nothing is run.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping
from functools import lru_cache

from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import dotted, nodes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    Value: TypeAlias = "str | int | float | tuple[Value, ...] | Release | None"

_COMPARISONS: Mapping[type[ast.cmpop], Callable[[Any, Any], Any]] = {  # whatever two values compare
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
_VERSIONS = {
    "torch": r"(?:torch\.)?__version__|(?:torch\.)?torch_version|torch\.version\.__version__",
    "triton": r"triton\.__version__",
    "numpy": r"(?:np|numpy)\.(?:__version__|version\.(?:version|full_version|short_version))",
    "python": r"(?:sys\.)?version_info",
}
"""How the version of a package is written."""
_COMPARES_AS_RELEASE = (1, 10)
"""Since then torch.__version__ is not a plain string: `"2.10.0" > "2.9"`."""
_PARSES = r"(?:\w+\.)*(?:parse|parse_version|digit_version|Version|LooseVersion|StrictVersion|TorchVersion)"
_DEEPEST = 12


class Release(NamedTuple):
    """A version that was parsed: it compares by its numbers."""

    numbers: tuple[int, ...]


def holds(condition: str, script: str, version: str, package: str = "torch") -> bool | None:
    """Return whether a condition in a script holds with a release, `2.8.0`, of one of the packages; None if unknown."""
    try:
        node = ast.parse(condition, mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return truth(node, script, version, package)


def truth(node: ast.expr, script: str, version: str, package: str = "torch") -> bool | None:
    """Return the same of a condition's tree."""
    return _truth(node, _Names(script, version, package), 0)


class _Names:
    """What the names of a script stand for with one release of a package."""

    def __init__(self, script: str, version: str, package: str) -> None:
        self._given, self._written = _assigned(script), _VERSIONS[package]
        parsed = _parsed(version)
        self.version: Value = parsed.numbers if parsed and package == "python" else version
        is_release = package == "torch" and parsed and parsed.numbers >= _COMPARES_AS_RELEASE
        self.release = version if is_release else None
        """The version, where its text compares by its numbers."""

    def is_version(self, node: ast.expr) -> bool:
        """Return whether an expression is the version of the package."""
        return re.fullmatch(self._written, dotted(node)) is not None

    def value(self, name: str) -> ast.expr | None:
        """Return what is assigned to a name, if there is only one value."""
        given = self._given.get(name, ())
        return given[0] if len(given) == 1 else None


@lru_cache(maxsize=16)
def _assigned(script: str) -> Mapping[str, tuple[ast.expr, ...]]:
    given: dict[str, list[ast.expr]] = {}
    for node in nodes_of(script, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                given.setdefault(target.id, []).append(node.value)
            elif isinstance(target, ast.Tuple):
                for number, element in enumerate(target.elts):
                    if isinstance(element, ast.Name):
                        item = ast.Subscript(node.value, ast.Constant(number), ast.Load())
                        given.setdefault(element.id, []).append(item)
    return {name: tuple(values) for name, values in given.items()}


def _truth(  # noqa: PLR0911 - one case per kind of condition
    node: ast.expr, names: _Names, depth: int
) -> bool | None:
    if depth > _DEEPEST:
        return None
    match node:
        case ast.BoolOp(op=op, values=values):
            decides = isinstance(op, ast.Or)
            parts = [_truth(value, names, depth + 1) for value in values]
            if decides in parts:
                return decides
            return None if None in parts else not decides
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            value = _truth(operand, names, depth + 1)
            return None if value is None else not value
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            sides = [_value(side, names, depth + 1) for side in (left, right)]
            is_text = all(isinstance(side, str) for side in sides)
            if is_text and names.release in sides:
                sides = [_as_release(side) for side in sides]
            return _compared(op, *sides)
        case ast.Name(id=name) if (given := names.value(name)) is not None:
            return _truth(given, names, depth + 1)
        case ast.Constant(value=bool(value)):
            return value
        case ast.Call(
            func=ast.Attribute(value=text, attr="startswith"), args=[ast.Constant(value=str(start))]
        ):
            whole = _value(text, names, depth + 1)
            return whole.startswith(start) if isinstance(whole, str) else None
    return None


def _compared(op: ast.cmpop, left: Value, right: Value) -> bool | None:
    compare = _COMPARISONS.get(type(op))
    if compare is None or left is None or right is None:
        return None
    if isinstance(left, Release) or isinstance(right, Release):
        left, right = _as_release(left), _as_release(right)
        if left is None or right is None:
            return None
        most = max(len(left.numbers), len(right.numbers))
        return bool(
            compare(*(one.numbers + (0,) * (most - len(one.numbers)) for one in (left, right)))
        )
    try:
        return bool(compare(left, right))
    except TypeError:
        return None


def _as_release(value: Value) -> Release | None:
    if isinstance(value, Release):
        return value
    if isinstance(value, str):
        return _parsed(value)
    return None


def _parsed(text: str) -> Release | None:
    match = re.match(r"v?(\d{1,9}(?:\.\d{1,9})*)", text)
    return Release(tuple(map(int, match[1].split(".")))) if match else None


def _value(  # noqa: C901, PLR0911 - one case per kind of expression
    node: ast.expr, names: _Names, depth: int
) -> Value:
    if depth > _DEEPEST:
        return None
    match node:
        case ast.Constant(value=str() | int() | float() as value):
            return value
        case ast.Name() | ast.Attribute() if names.is_version(node):
            return names.version
        case ast.Name(id=name):
            given = names.value(name)
            return None if given is None else _value(given, names, depth + 1)
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            items = tuple(_value(element, names, depth + 1) for element in elements)
            return None if None in items else items
        case ast.Subscript(value=whole, slice=place):
            return _item(_value(whole, names, depth + 1), place)
        case ast.Attribute(value=whole, attr="major" | "minor" | "micro" as part):
            version = _value(whole, names, depth + 1)
            number = ("major", "minor", "micro").index(part)
            known = version.numbers if isinstance(version, Release) else ()
            if names.is_version(whole) and isinstance(version, tuple):  # sys.version_info.major
                return version[number] if len(version) > number else None
            return known[number] if len(known) > number else None
        case ast.Attribute(value=whole, attr="release"):
            version = _value(whole, names, depth + 1)
            return version.numbers if isinstance(version, Release) else None
        case (
            ast.ListComp(elt=ast.Call(func=ast.Name(id="int")), generators=[over])
            | ast.GeneratorExp(elt=ast.Call(func=ast.Name(id="int")), generators=[over])
        ):
            return _numbers(_value(over.iter, names, depth + 1)) if not over.ifs else None
        case ast.Call():
            return _called(node, names, depth)
    return None


def _called(node: ast.Call, names: _Names, depth: int) -> Value:
    match node:
        case ast.Call(
            func=ast.Name(id="int" | "float" | "str" | "tuple" | "list" as kind), args=[inner]
        ):
            value = _value(inner, names, depth + 1)
            return _converted(kind, value)
        case ast.Call(func=ast.Name(id="map"), args=[ast.Name(id="int"), inner]):
            return _numbers(_value(inner, names, depth + 1))
        case ast.Call(
            func=ast.Attribute(value=text, attr="split"), args=[ast.Constant(value=str(mark)), *_]
        ):
            whole = _value(text, names, depth + 1)
            return tuple(whole.split(mark)) if isinstance(whole, str) and mark else None
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=str(mark)), attr="join"), args=[inner]
        ):
            parts = _value(inner, names, depth + 1)
            texts = (
                [part for part in parts if isinstance(part, str)]
                if isinstance(parts, tuple)
                else []
            )
            return mark.join(texts) or None
        case ast.Call(func=function, args=[inner]) if re.fullmatch(_PARSES, dotted(function)):
            whole = _value(inner, names, depth + 1)
            return _parsed(whole) if isinstance(whole, str) else None
    return None


def _converted(kind: str, value: Value) -> Value:
    if kind in ("tuple", "list"):
        return value if isinstance(value, tuple) and not isinstance(value, Release) else None
    if kind == "str":
        return value if isinstance(value, str) else None
    if isinstance(value, str) and re.fullmatch(r"\d{1,9}(?:\.\d{1,9})?", value):
        return float(value) if kind == "float" else int(float(value))
    return value if isinstance(value, int) else None


def _numbers(value: Value) -> tuple[int, ...] | None:
    """Return the numbers of a sequence of texts."""
    if not isinstance(value, tuple) or isinstance(value, Release):
        return None
    numbers = tuple(int(v) for v in value if isinstance(v, str) and re.fullmatch(r"\d{1,9}", v))
    return numbers if len(numbers) == len(value) else None


def _item(whole: Value, place: ast.expr) -> Value:
    if not isinstance(whole, str | tuple) or isinstance(whole, Release):
        return None
    match place:
        case ast.Constant(value=int(number)) if -len(whole) <= number < len(whole):
            return whole[number]
        case ast.Slice(
            lower=None | ast.Constant(value=0), upper=ast.Constant(value=int(end)), step=None
        ):
            return whole[:end]
    return None
