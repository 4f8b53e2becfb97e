"""Fake implementations of operators, and whether they accept the operator's arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache

from opwright.causes.kit.known_words import known_imports
from opwright.causes.kit.own_operators.operators import blocks, uses_operators
from opwright.causes.kit.python_files.python import meant, python_calls
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.brackets import closing, split
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import nodes_of, span

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    _Definitions: TypeAlias = Mapping[str, Collection["Signature | None"]]

_CUSTOM = "torch.library.custom_op"
_REGISTERS = r"torch\.library\.(?:register_fake|impl_abstract)"


def mismatched_fakes(source: Source) -> Iterator[tuple[str, int, str]]:
    """Yield the fake implementations that do not fit their operator, where each is named, and why."""
    custom = _by_name(source)
    found = [
        (function, [_operator(source, decorator, custom) for decorator in function.decorator_list])
        for function in _functions(source)
    ]
    elsewhere = set(_of_other_builds(source, (one for _, each in found for one in each)))
    for function, operators in found:
        for operator in operators if all(operators) else ():
            if isinstance(operator, str) and operator.partition("::")[0] in elsewhere:
                continue
            expected = (
                operator if isinstance(operator, Signature) else _defined(source, str(operator))
            )
            difference = _difference(expected, _function_signature(function)) if expected else ""
            if difference:
                yield (
                    function.name,
                    source.text.find("def ", span(source.text, function)[0]),
                    difference,
                )
                break


def _of_other_builds(source: Source, operators: Iterable[str | Signature | None]) -> Iterator[str]:
    """Yield the namespaces for which a file has a fake of an operator that the project does not define: another build does."""
    known = (_definitions((source,)), _in_project(SameProject(source.project)))
    for operator in operators:
        if isinstance(operator, str):
            namespace, _, name = operator.partition("::")
            if not any(one in each for one in (operator, name) for each in known):
                yield namespace


def _by_name(source: Source) -> dict[str, ast.FunctionDef]:
    """Return the operators that a file makes of functions, by the function's name where only one has it, as in tests."""
    custom = [function for _, function in _custom_operators(source)]
    names = [function.name for function in custom]
    return {function.name: function for function in custom if names.count(function.name) == 1}


class Signature(NamedTuple):
    """What can be handed to a function, or to an operator by its schema."""

    places: tuple[tuple[str, bool], ...]
    """The parameters in order, and whether each may be left out."""
    keywords: tuple[tuple[str, bool], ...]
    """The keyword-only ones."""
    any_places: bool = False
    any_keywords: bool = False


def _functions(source: Source) -> Iterator[ast.FunctionDef]:
    return nodes_of(source.text, ast.FunctionDef)


def _operator(
    source: Source, decorator: ast.expr, custom: Mapping[str, ast.FunctionDef]
) -> str | Signature | None:
    """Return the operator that a decorator registers a fake implementation of, or what that takes."""
    match decorator:
        case ast.Call(func=called, args=[ast.Constant(value=str(name))]) if "::" in name:
            registers = re.fullmatch(_REGISTERS, meant(source.text, called))
            return name if registers else None
        case ast.Attribute(value=ast.Name(id=name), attr="register_fake") if name in custom:
            return _function_signature(custom[name])
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="register_fake"), args=[]):
            return _function_signature(custom[name]) if name in custom else None
    return None


def _custom_operators(source: Source) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the operators whose schema is inferred from a function of a file, with it."""
    for function in _functions(source) if _CUSTOM in known_imports(source.text) else ():
        match function.decorator_list:
            case [ast.Call(func=called, args=[ast.Constant(value=str(name)), *_], keywords=given)]:
                is_inferred = all(k.arg not in ("schema", None) for k in given)
                if is_inferred and meant(source.text, called) == _CUSTOM:
                    yield name, function


def _defined(source: Source, operator: str) -> Signature | None:
    """Return an operator's arguments from its only definition in the project; None if there is not exactly one."""
    signatures: set[Signature | None] = set()
    for known in (_definitions((source,)), _in_project(SameProject(source.project))):
        for name in (operator, operator.partition("::")[2]):
            signatures.update(known.get(name, ()))
    return signatures.pop() if len(signatures) == 1 else None


@lru_cache(maxsize=8)
def _in_project(project: SameProject) -> _Definitions:
    return _definitions(project.sources)


def _definitions(files: Iterable[Source]) -> _Definitions:
    """Return the operators' arguments, by name; a Python library's have no namespace."""
    known: dict[str, set[Signature | None]] = {}
    for file in files:
        for name, signature in _defined_in(file):
            known.setdefault(name, set()).add(signature)
    return known


def _defined_in(source: Source) -> Iterator[tuple[str, Signature | None]]:
    for block in blocks(source):
        for one in block.registered:
            if one.verb == "def" and "(" in one.schema:
                yield f"{block.namespace}::{one.name}", _schema_signature(one.schema)
    if uses_operators(source):
        yield from ((name, _function_signature(f)) for name, f in _custom_operators(source))
        yield from _defined_in_python(source)


def _defined_in_python(source: Source) -> Iterator[tuple[str, Signature | None]]:
    if not re.search(r"define\s*\(", source.text):
        return
    for call in python_calls(source, r"(?:[\w.]+\.)?define"):
        texts = [a.value for a in call.node.args if isinstance(a, ast.Constant)]
        schema = "".join(text for text in texts if isinstance(text, str))
        if named := re.match(r"\s*(?:\w+::)?(\w+(?:\.\w+)?)\s*\(", schema):
            yield named[1], _schema_signature(schema)


def _schema_signature(schema: str) -> Signature | None:
    start = schema.find("(")
    end = closing(schema, start)
    places: list[tuple[str, bool]] = []
    keywords: list[tuple[str, bool]] = []
    into = places
    for begin, stop in split(schema, start + 1, end) if end else ():
        declared, equals, _ = schema[begin:stop].partition("=")
        name = declared.split()[-1] if declared.split() else ""
        if name == "*":
            into = keywords
        elif not name.isidentifier():
            return None
        else:
            into.append((name, bool(equals)))
    return Signature(tuple(places), tuple(keywords)) if end else None


def _function_signature(function: ast.FunctionDef) -> Signature:
    given = function.args
    places = [a.arg for a in (*given.posonlyargs, *given.args)]
    first_optional = len(places) - len(given.defaults)
    pairs = zip(given.kwonlyargs, given.kw_defaults, strict=True)
    return Signature(
        tuple((name, number >= first_optional) for number, name in enumerate(places)),
        tuple((pair.arg, default is not None) for pair, default in pairs),
        given.vararg is not None,
        given.kwarg is not None,
    )


def _difference(signature: Signature, taken: Signature) -> str:
    """Return how a function fails to accept an operator's arguments; empty if it accepts them."""
    by_place, own = taken.places, dict(taken.keywords)
    by_name = dict(by_place[len(signature.places) :]) | own
    if len(by_place) < len(signature.places) and not taken.any_places:
        return f"the operator has {len(signature.places)} arguments, but it takes {len(by_place)} positional ones"
    for (name, is_optional), (_, may_lack) in zip(by_place, signature.places, strict=False):
        if may_lack and not is_optional:
            return f"{name} has a default in the schema, but not here"
    for name, may_lack in signature.keywords:
        if name not in by_name and not taken.any_keywords:
            return f"it has no keyword argument {name}"
        if may_lack and not by_name.get(name, True):
            return f"{name} has a default in the schema, but not here"
    unasked = [name for name, is_optional in by_name.items() if not is_optional]
    missing = [name for name in unasked if name not in dict(signature.keywords)]
    return f"the operator has no argument {missing[0]}" if missing else ""
