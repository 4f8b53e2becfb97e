"""Calls in Python files whose arguments a release of Python or NumPy rejects: the function exists, with that many parameters."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator

from opwright.causes.kit.python_files.python import imported, meant
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.prefilter.quick_literals import is_in
from opwright.syntax.python import dotted, nodes_of, span


class _Call(NamedTuple):
    """A function, an argument that a release rejects, and what to write instead."""

    name: str
    """A pattern of the whole name."""
    refuses: Callable[[ast.Call], bool]
    what: str
    package: str
    since: str
    instead: str


class RefusedCall(NamedTuple):
    """A call of a file."""

    start: int
    end: int
    what: str
    package: str
    """A domain of the index."""
    since: str
    instead: str
    is_sure: bool = True
    """Whether each such call is rejected."""


def _has(call: ast.Call, keyword: str) -> bool:
    return any(k.arg == keyword for k in call.keywords)


def _is_whole(call: ast.Call) -> bool:
    is_starred = any(isinstance(argument, ast.Starred) for argument in call.args)
    return not is_starred and all(k.arg for k in call.keywords)


def _is_of_a_set(call: ast.Call) -> bool:
    match call.args:
        case [ast.Set() | ast.SetComp(), *_]:
            return True
        case [ast.Call(func=function), *_]:
            name = dotted(function)
            return name in {"set", "frozenset"} or name.endswith((".keys", ".items"))
    return False


def _is_of_a_generator(call: ast.Call) -> bool:
    match call.args:
        case [ast.GeneratorExp(), *_]:
            return True
        case [ast.Call(func=ast.Name(id="map" | "zip" | "filter")), *_]:
            return True
    return False


def _is_out_of_range(call: ast.Call) -> bool:
    name = re.search(r"(u?)int(8|16|32|64)\Z", dotted(call.func))
    value = _number(call.args[0]) if len(call.args) == 1 and not call.keywords else None
    if not name or value is None:
        return False
    bits = int(name[2])
    least, most = (0, 1 << bits) if name[1] else (-(1 << (bits - 1)), 1 << (bits - 1))
    return not least <= value < most


def _number(node: ast.expr) -> int | None:
    """Return the integer that an expression of literals comes to."""
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            positive = _number(operand)
            return None if positive is None else -positive
        case ast.BinOp(left=left, op=op, right=right) if compute := _OPERATIONS.get(type(op)):
            a, b = _number(left), _number(right)
            if a is None or b is None or abs(a) >= _LARGEST or not 0 <= b <= _MOST:
                return None
            return compute(a, b)
    return None


_LARGEST, _MOST = 1 << 70, 64
_OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.LShift: operator.lshift,
    ast.Pow: operator.pow,
    ast.Sub: operator.sub,
}
_PLACES_OF_SHUFFLE, _PLACES_OF_FROMSTRING = 1, 3
_CALLS = (
    _Call(
        r"json\.loads?",
        lambda call: _has(call, "encoding"),
        "encoding= of json.load and json.loads",
        "python",
        "3.9",
        "leave encoding out, and open the file with it",
    ),
    _Call(
        r"asyncio\.(?:Lock|Event|Condition|Semaphore|BoundedSemaphore|Queue|PriorityQueue|LifoQueue)",
        lambda call: _has(call, "loop"),
        "loop= of asyncio's locks and queues",
        "python",
        "3.10",
        "leave loop out: they take the one that runs",
    ),
    _Call(
        r"random\.sample",
        _is_of_a_set,
        "random.sample of a set",
        "python",
        "3.11",
        "sample from sorted(...) or list(...)",
    ),
    _Call(
        r"random\.shuffle",
        lambda call: (
            _is_whole(call) and (len(call.args) > _PLACES_OF_SHUFFLE or _has(call, "random"))
        ),
        "a second argument of random.shuffle",
        "python",
        "3.11",
        "shuffle with random.Random(seed).shuffle(x)",
    ),
    _Call(
        r"numpy\.fromstring",
        lambda call: (
            _is_whole(call) and not _has(call, "sep") and len(call.args) <= _PLACES_OF_FROMSTRING
        ),
        "numpy.fromstring of bytes",
        "numpy",
        "2.3",
        "write numpy.frombuffer, and copy() what is written to",
    ),
    _Call(
        r"numpy\.u?int(?:8|16|32|64)",
        _is_out_of_range,
        "an integer that its type cannot hold",
        "numpy",
        "2.0",
        "write numpy.array(value).astype(type), or the number that is meant",
    ),
    _Call(
        r"numpy\.(?:vstack|hstack|dstack|stack|column_stack)",
        _is_of_a_generator,
        "a generator in numpy.stack and its relatives",
        "numpy",
        "1.24",
        "pass a list",
    ),
)
_GIVEN = r"(?:[^()]|\([^()]*\)){0,400}?"
_OF_PYTHON = rf"json\.loads?\({_GIVEN}\bencoding\b|asyncio\.\w+\({_GIVEN}\bloop=|random\.(?:sample\(|shuffle\({_GIVEN}[,(*])"
_OF_NUMPY = r"\.fromstring\(|stack\(\s*(?:(?:map|zip|filter)\(|(?!\[)[^\n]{1,120}\bfor\b)|int(?:8|16|32|64)\((?:-|\d+(?:[^\d)]|\d{2}))"
"""What a file has in which one of the calls may be: its tree takes far longer."""


def refused_calls(source: Source) -> Iterator[RefusedCall]:
    """Yield the calls of a file that some release refuses."""
    text = source.text
    if not is_in(text, _OF_PYTHON) and not ("numpy" in text and is_in(text, _OF_NUMPY)):
        return
    for node in nodes_of(source.text, ast.Call):
        if not isinstance(node.func, ast.Attribute | ast.Name):
            continue
        if dotted(node.func).partition(".")[0] not in imported(source.text):
            continue
        name = meant(source.text, node.func)
        for one in _CALLS:
            if re.fullmatch(one.name, name) and one.refuses(node):
                place = span(source.text, node.func)
                yield RefusedCall(*place, one.what, one.package, one.since, one.instead)
