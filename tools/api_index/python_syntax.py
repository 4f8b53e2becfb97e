"""What single pieces of Python's syntax say: parameters, decorators, conditions, names that are written at run time."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Any

_MOST_PARAMETERS = 300


def makes_names(node: ast.AST, known: set[str]) -> bool:
    """Return whether a node writes names to its module, `globals()[name] = ...`, which are not those of a list."""
    match node:
        case ast.Subscript(slice=ast.Name(id=name)) if name in known:
            return False
        case ast.Call(func=ast.Name(id="setattr")):
            return True
        case ast.Call(func=ast.Attribute(attr="update" | "setdefault", value=value)):
            return _is_namespace(value)
        case ast.Subscript(value=value, ctx=ast.Store()):
            return _is_namespace(value)
        case ast.Assign(value=value) | ast.Return(value=value) | ast.keyword(value=value):
            return value is not None and _is_namespace(value)
    return isinstance(node, ast.Call) and any(map(_is_namespace, node.args))


def private_names(loop: ast.For) -> set[str]:
    """Return the variables of a loop that hold names which begin with an underscore."""
    names: set[str] = set()
    for node in loop.body:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]),
            ) if text.startswith("_"):
                names.add(name)
    return names


def _is_namespace(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("globals", "vars", "locals")
    )


def last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        return last_name(node.func)
    return (
        node.attr
        if isinstance(node, ast.Attribute)
        else node.id
        if isinstance(node, ast.Name)
        else ""
    )


def is_static(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(last_name(d) == "staticmethod" for d in node.decorator_list)


def advice_of(decorators: list[ast.expr]) -> str | None:
    for decorator in decorators:
        if last_name(decorator) == "deprecated":
            said = (
                decorator.args[0].value
                if isinstance(decorator, ast.Call)
                and decorator.args
                and isinstance(decorator.args[0], ast.Constant)
                else ""
            )
            return " ".join(str(said).split())[:200]
    return None


def parameters_of(arguments: ast.arguments, *, is_method: bool) -> str:
    positional = [*arguments.posonlyargs, *arguments.args]
    required = len(positional) - len(arguments.defaults)
    parts = [a.arg + ("=" if i >= required else "") for i, a in enumerate(positional)]
    if arguments.posonlyargs:
        parts.insert(len(arguments.posonlyargs), "/")
    if is_method and parts:
        parts = parts[1:]
    if arguments.vararg:
        parts.append(f"*{arguments.vararg.arg}")
    elif arguments.kwonlyargs:
        parts.append("*")
    parts += [
        a.arg + ("=" if default is not None else "")
        for a, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    ]
    if arguments.kwarg:
        parts.append(f"**{arguments.kwarg.arg}")
    return ",".join(parts)[:_MOST_PARAMETERS]


def holds(test: ast.expr, python: tuple[int, int]) -> bool | None:
    """Return whether a condition on the version of Python or the platform holds; None for another."""
    match test:
        case ast.BoolOp(op=ast.And(), values=values):
            results = [holds(v, python) for v in values]
            return False if False in results else None if None in results else True
        case ast.BoolOp(op=ast.Or(), values=values):
            results = [holds(v, python) for v in values]
            return True if True in results else None if None in results else False
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            inner = holds(operand, python)
            return None if inner is None else not inner
        case ast.Compare(
            left=ast.Attribute(attr="version_info"), ops=[op], comparators=[ast.Tuple(elts=elts)]
        ):
            wanted = tuple(e.value for e in elts if isinstance(e, ast.Constant))[:2]
            have = python[: len(wanted)]
            return _compared(have, op, wanted)
        case ast.Compare(
            left=ast.Attribute(attr="platform"), ops=[op], comparators=[ast.Constant(value=value)]
        ):
            return _compared("linux", op, value)
    return None


def _compared(have: object, op: ast.cmpop, wanted: object) -> bool | None:
    compare = _COMPARISONS.get(type(op))
    return None if compare is None else bool(compare(have, wanted))


_COMPARISONS: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {  # tuples of numbers, or texts
    ast.GtE: operator.ge,
    ast.Gt: operator.gt,
    ast.LtE: operator.le,
    ast.Lt: operator.lt,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
