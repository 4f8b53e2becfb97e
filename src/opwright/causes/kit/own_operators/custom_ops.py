"""Python functions from whose annotations torch.library infers the schema of an operator."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import islice

from opwright.causes.kit.known_words import known_imports
from opwright.causes.kit.python_files.python import imported, meant
from opwright.knowledge.torch_releases.targets import before, ranges, since
from opwright.model import Source
from opwright.syntax.python import nodes_of

_DECORATORS = frozenset({"torch.library.custom_op", "torch.library.triton_op"})
_POSTPONED = "`from __future__ import annotations` makes strings of them"
_UNSUPPORTED_TYPES = frozenset(
    [
        "dict",
        "set",
        "tuple",
        "list",
        "object",
        "bytes",
        "slice",
        "complex",
        "typing.Dict",
        "typing.Any",
        "typing.Callable",
        "typing.Tuple",
        "typing.Set",
        "collections.abc.Callable",
        "numpy.ndarray",
        "typing.Mapping",
    ]
)


def unsupported_parameters(
    source: Source,
) -> Iterator[tuple[ast.FunctionDef, ast.expr | ast.arg | None, str]]:
    """Yield the functions with a schema inferred from what no schema can say: where in them, and what."""
    if _DECORATORS.isdisjoint(known_imports(source.text)):
        return
    for function in nodes_of(source.text, ast.FunctionDef):
        if _has_inferred_schema(source.text, function):
            for node, what in islice(_unsupported(source, function), 1):  # torch names no more
                yield function, node, what


def _has_inferred_schema(text: str, function: ast.FunctionDef) -> bool:
    return any(
        isinstance(decorator, ast.Call)
        and meant(text, decorator.func) in _DECORATORS
        and all(keyword.arg not in ("schema", None) for keyword in decorator.keywords)
        and len(function.decorator_list) == 1
        for decorator in function.decorator_list
    )


def _unsupported(
    source: Source, function: ast.FunctionDef
) -> Iterator[tuple[ast.expr | ast.arg | None, str]]:
    given = function.args
    for parameter in (*given.posonlyargs, *given.args, *given.kwonlyargs):
        if parameter.annotation is None:
            yield parameter, f"parameter {parameter.arg} has no annotation"
        elif annotation := _unsupported_annotation(source, parameter.annotation):
            said = f"parameter {parameter.arg} is annotated {annotation}"
            yield parameter.annotation, annotation if _POSTPONED in annotation else said
    for starred in filter(None, (given.vararg, given.kwarg)):
        yield starred, f"parameter *{starred.arg} is variadic"
    for parameter in given.posonlyargs:
        yield parameter, f"parameter {parameter.arg} is positional-only"
    if function.returns is None:
        yield None, f"{function.name}() has no return annotation"


def _unsupported_annotation(source: Source, annotation: ast.expr) -> str:
    is_subscript = isinstance(annotation, ast.Subscript)
    outer = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    name = meant(source.text, outer)
    is_list = name == "list" and is_subscript
    text = ast.unparse(annotation)
    if name in _UNSUPPORTED_TYPES and not is_list:
        return text
    is_postponed = imported(source.text).get("annotations") == "__future__.annotations"
    if is_postponed or is_list:
        refusing = before(source.target, "2.5" if is_postponed else "2.6")
        affected = tuple(v for v in since(source.target, "2.4") if v in refusing)
        said = _POSTPONED if is_postponed else text
        if affected:
            return f"{said}, which torch {ranges(affected)} rejects"
    return ""
