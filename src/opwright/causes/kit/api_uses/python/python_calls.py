"""Calls in Python files with a keyword, or numbers of arguments, that a release in question does not take."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator

from opwright.causes.kit.api_uses.parameters import (
    WITHOUT_CONSTRUCTOR,
    Change,
    asks_for_more,
    called,
    lost_keywords,
    refused_keyword,
    refused_places,
)
from opwright.causes.kit.api_uses.python.python_bases import base_calls
from opwright.causes.kit.api_uses.python.python_names import is_for_one_python, named_in
from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.api_uses.windows import Window, window
from opwright.causes.kit.api_uses.words import changed_words
from opwright.causes.kit.messages.changed.changed_names import arguments_of, may_be_changed_call
from opwright.causes.kit.python_files.python import imported, meant
from opwright.causes.kit.sources import Piece
from opwright.model import BuildScript, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import dotted, expression_tree, nodes_of, span
from opwright.syntax.words import bindings, keywords_of

_CLASSES = frozenset(name.rpartition(".")[2] for name in WITHOUT_CONSTRUCTOR)


class WrongCall(NamedTuple):
    """A call that some release in question refuses."""

    domain: str
    name: str
    keyword: str | None
    """What it rejects; None if it is the number of arguments."""
    given: int
    """How many are given without a name."""
    piece: Piece
    change: Change


def wrong_calls(fact: Source | BuildScript, domain: str) -> Iterator[WrongCall]:
    """Yield the calls of a domain's functions that some release in question refuses."""
    here = window(domain, fact.target)
    words = changed_words(domain)
    kinds = (words.narrowed, words.widened) if here.is_stated else (words.narrowed,)
    names = [
        name
        for name in named_in(fact.text, domain)
        if any(name.rpartition(".")[2] in functions for functions in (*kinds, _CLASSES))
        and may_be_changed_call(fact.text, name)
    ]
    if not names or not here.releases or is_for_one_python(fact, domain):
        return
    given = keywords_of(fact.text)
    functions = {name: called(domain, name) for name in names}
    lost = {n: lost_keywords(domain, function, here, given) for n, function in functions.items()}
    changed = {
        name
        for name, function in functions.items()
        if (lost[name] or asks_for_more(domain, function))
        and (
            _has_another_name(fact.text, name)
            or _may_refuse(fact.text, domain, function, name, here)
        )
    }
    if not changed:
        return
    scopes = scopes_of(fact.text)
    for called_by, node in _calls(fact.text, changed):
        name = meant(fact.text, called_by)
        first = dotted(called_by).partition(".")[0]
        if name not in changed or first not in imported(fact.text):
            continue
        for call in _refused(fact.text, domain, functions[name], node, here):
            if (call.keyword and call.keyword not in lost[name]) or scopes.is_rebound(first):
                continue
            place = call.piece.start, call.piece.end
            if not scopes.is_guarded(place, Lacking(domain, call.change.lacking)):
                yield call._replace(name=name)
                break


def _has_another_name(text: str, name: str) -> bool:
    """Return whether an import gives a function or a class another name, or a class is made of it."""
    last = name.rpartition(".")[2]
    if any(one.meant == name and one.name != last for one in bindings(text)):
        return True
    return "__init__(" in text and re.search(rf"class \w+\s*\([^()]*\b{last}\b", text) is not None


def _may_refuse(text: str, domain: str, function: str, name: str, here: Window) -> bool:
    """Return whether a call of a name may be refused, each parsed by itself: a whole file takes far longer."""
    for arguments in arguments_of(text, name.rpartition(".")[2]):
        call = expression_tree(f"call({arguments})")
        if not isinstance(call, ast.Call):  # what was cut out is not all of it
            return True
        if any(_changes_refusing(domain, function, call, here)):
            return True
    return False


def _calls(text: str, names: Collection[str]) -> Iterator[tuple[ast.expr, ast.Call]]:
    """Yield what is called, and its calls; a class is also called by those that inherit from it."""
    known, ends = imported(text), {name.rpartition(".")[2] for name in names}
    for node in nodes_of(text, ast.Call):
        match node.func:
            case ast.Attribute(attr=end) as called_by if end in ends:
                yield called_by, node
            case ast.Name(id=name) as called_by if name in known:
                yield called_by, node
    yield from base_calls(text, names)


def _refused(
    text: str, domain: str, function: str, node: ast.Call, here: Window
) -> Iterator[WrongCall]:
    """Yield what is rejected in a call: its keywords, or else the number of positional arguments."""
    for keyword, change in _changes_refusing(domain, function, node, here):
        start, end = span(text, keyword or node.func)
        word = keyword.arg if keyword else None
        piece = Piece(word or text[start:end], start, end)
        yield WrongCall(domain, function, word, len(node.args), piece, change)


def _changes_refusing(
    domain: str, function: str, node: ast.Call, here: Window
) -> Iterator[tuple[ast.keyword | None, Change]]:
    """Yield the changes by which a call is refused, each with the keyword, or None for how many arguments it has without one."""
    for keyword in node.keywords:
        if keyword.arg and (change := refused_keyword(domain, function, keyword.arg, here)):
            yield keyword, change
    keywords = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    is_whole = len(keywords) == len(node.keywords)
    if not is_whole or any(isinstance(argument, ast.Starred) for argument in node.args):
        return
    if change := refused_places(domain, function, len(node.args), keywords, here):
        yield None, change
