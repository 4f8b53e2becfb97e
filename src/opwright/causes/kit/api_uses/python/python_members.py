"""
Members of objects whose class is known that a release in question lacks.

Known is the class of `self` in a class that inherits from one of the index, of what a class of the index was called for, of
an annotated parameter, and of a kernel of Triton; and a class itself, by its name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes.kit.api_uses.absences import Absence, Question
from opwright.causes.kit.api_uses.parameters import called
from opwright.causes.kit.api_uses.windows import Window
from opwright.causes.kit.api_uses.words import changed_words
from opwright.causes.kit.python_files.python import meant
from opwright.knowledge.api.changed_keys import ALWAYS, MADE_BY_DECORATORS, PACKAGES
from opwright.knowledge.api.index import presence, table
from opwright.model import BuildScript, Source
from opwright.syntax.python import children, nodes_of, python_nodes, span
from opwright.syntax.words import words_of_python

_MEMBER = r"\.(?<=[\w)\]]\.)([a-zA-Z_]\w*)"
_ARRAYS = r"numpy\.(?:zeros|ones|empty|full|array|asarray|arange|linspace|concatenate|stack|vstack|hstack|eye)(?:_like)?"
_ARRAY = "numpy.ndarray"
_Place = tuple[int, int, int | None, int | None]
"""Of a node: a tree that is made anew has other nodes in the same places."""
_DECORATED = {
    "triton.jit": "triton.runtime.jit.JITFunction",
    "triton.autotune": "triton.runtime.autotuner.Autotuner",
}
_DOMAINS = frozenset({"python", "numpy", "triton"})
"""Those whose classes other packages' code has objects of that are known by their call."""


def lost_members(text: str, domain: str) -> frozenset[str]:
    """Return the members used in a text that a class lacks, if the text may have an object of it."""
    if domain not in _DOMAINS:
        return frozenset()
    lost, words = changed_words(domain).members, words_of_python(text)
    kernels = MADE_BY_DECORATORS.values() if "triton" in words else ()
    owners = lost.keys() & {*words, *ALWAYS, *kernels}
    return frozenset().union(*(_words(text).intersection(lost[owner].split()) for owner in owners))


def member_uses(
    fact: Source | BuildScript,
    domain: str,
    here: Window,
    asked: tuple[Question, frozenset[str]],
) -> tuple[tuple[tuple[int, int], Absence], ...]:
    """Return the members in a Python file that its objects lack, and their places."""
    question, words = asked
    lost = frozenset(word for word in words if _is_lost(domain, word, here, question))
    return tuple(_members(fact.text, domain, here, question, lost)) if lost else ()


@lru_cache(maxsize=64)
def _words(text: str) -> frozenset[str]:
    named = frozenset(re.findall(_MEMBER, text))
    return frozenset(
        word for word in named if not word.startswith("__")
    )  # every class has __init__


@lru_cache(maxsize=8192)
def _is_lost(domain: str, word: str, here: Window, question: Question) -> bool:
    """Return whether any class lacks a member of that name in some release in question."""
    known = table(domain)
    return any(
        kind in "fda"
        and here.releases & ~known.pattern(pattern).present
        and _is_class(domain, owner := known.scope(scope))
        and question.answer(domain, f"{owner}.{word}", here) is not None
        for kind, scope, pattern in known.outlines(word)
    )


@lru_cache(maxsize=4096)
def _is_class(domain: str, name: str) -> bool:
    scope, _, last = name.rpartition(".")
    known = table(domain)
    return any(k == "c" and known.scope(number) == scope for k, number, _ in known.outlines(last))


def _members(
    text: str, domain: str, here: Window, question: Question, words: frozenset[str]
) -> Iterator[tuple[tuple[int, int], Absence]]:
    for node in nodes_of(text, ast.Attribute):
        if node.attr not in words or isinstance(node.ctx, ast.Store):
            continue
        names: tuple[str, ...] = ()
        match node.value:
            case ast.Name(id="self"):
                bases, own = _owners(text).get(_place(node), ((), frozenset()))
                is_known = all(presence(domain, base).present for base in bases)
                names = bases if is_known and node.attr not in own else ()
            case ast.Name(id=name):
                known = _classes_of_variables(text).get(name)
                names = (known,) if known else _class_itself(text, domain, node.value)
            case ast.Attribute():
                names = _class_itself(text, domain, node.value)
            case ast.Call(func=function):
                names = _made(text, function)
        for name in names:
            is_there = question.answer(domain, name.partition(".")[0], here) is None
            absence = question.answer(domain, f"{name}.{node.attr}", here) if is_there else None
            if absence:
                yield span(text, node), absence
                break


def _class_itself(text: str, domain: str, node: ast.expr) -> tuple[str, ...]:
    """Return the class of the index that a name stands for."""
    name = meant(text, node)
    is_imported = name.partition(".")[0] in PACKAGES.get(domain, ()) and "." in name
    return (name,) if is_imported and called(domain, name) != name else ()


def _made(text: str, function: ast.expr) -> tuple[str, ...]:
    name = meant(text, function)
    return (_ARRAY,) if re.fullmatch(_ARRAYS, name) else (name,) if name else ()


@lru_cache(maxsize=8)
def _classes_of_variables(text: str) -> dict[str, str]:
    """Return the class of each variable that is always of one; empty for one that is not."""
    classes: dict[str, str] = {}
    for node in python_nodes(text):
        for name, found in _bindings(text, node):
            classes[name] = found if classes.get(name, found) == found else ""
    return classes


def _bindings(text: str, node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the variables that a node binds, and each one's class if known."""
    match node:
        case ast.FunctionDef(name=name, decorator_list=[outermost, *_]):
            function = outermost.func if isinstance(outermost, ast.Call) else outermost
            yield name, _DECORATED.get(meant(text, function), "")
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=function)):
            yield name, (*_made(text, function), "")[0]
        case ast.arg(arg=name, annotation=annotation):
            is_named = isinstance(annotation, ast.Name | ast.Attribute)
            yield name, meant(text, annotation) if annotation and is_named else ""
        case ast.Assign(targets=targets):
            yield from ((name, "") for target in targets for name in _names(target))
        case ast.For(target=target) | ast.comprehension(target=target):
            yield from ((name, "") for name in _names(target))
        case ast.withitem(optional_vars=ast.expr() as target) | ast.NamedExpr(target=target):
            yield from ((name, "") for name in _names(target))


def _names(target: ast.expr) -> Iterator[str]:
    return (part.id for part in ast.walk(target) if isinstance(part, ast.Name))


def _place(node: ast.Attribute) -> _Place:
    return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset


@lru_cache(maxsize=8)
def _owners(text: str) -> dict[_Place, tuple[tuple[str, ...], frozenset[str]]]:
    """Return of each attribute of `self` the bases of its class, and what the class defines itself."""
    owners: dict[_Place, tuple[tuple[str, ...], frozenset[str]]] = {}
    for node in nodes_of(text, ast.ClassDef):
        if not node.bases:
            continue
        bases = tuple(name for base in node.bases if (name := meant(text, base)))
        if len(bases) != len(node.bases):
            continue
        parts: list[ast.AST] = [*node.body]
        for part in parts:  # which grows
            parts += children(part)
        own = {part.name for part in parts if isinstance(part, ast.FunctionDef)}
        own |= {
            p.attr for p in parts if isinstance(p, ast.Attribute) and isinstance(p.ctx, ast.Store)
        }
        own |= {p.id for p in parts if isinstance(p, ast.Name) and isinstance(p.ctx, ast.Store)}
        of_class = bases, frozenset(own)
        for part in parts:
            match part:
                case ast.Attribute(value=ast.Name(id="self")):
                    owners[_place(part)] = of_class
    return owners
