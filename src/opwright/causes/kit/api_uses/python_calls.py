"""Calls in Python files with a keyword that a release in question does not take."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from opwright.causes.kit.api_uses.parameters import Change, called, lost_keywords, refused_keyword
from opwright.causes.kit.api_uses.python_names import is_for_one_python, named_in
from opwright.causes.kit.api_uses.python_scopes import Scopes
from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.api_uses.words import changed_words
from opwright.causes.kit.changed_names import may_be_changed_call
from opwright.causes.kit.python import imported, meant
from opwright.causes.kit.sources import Piece
from opwright.model import BuildScript, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import dotted, python_nodes, span
from opwright.syntax.words import keywords_of


class WrongKeyword(NamedTuple):
    """A keyword that some release in question refuses."""

    domain: str
    name: str
    keyword: str
    piece: Piece
    change: Change


def wrong_keywords(fact: Source | BuildScript, domain: str) -> Iterator[WrongKeyword]:
    """Yield the keywords given to a domain's functions that some release in question refuses."""
    here = window(domain, fact.target)
    words = changed_words(domain)
    kinds = (words.narrowed, words.widened) if here.is_stated else (words.narrowed,)
    names = [
        name
        for name in named_in(fact.text, domain)
        if any((function := name.rpartition(".")[2]) in functions for functions in kinds)
        and may_be_changed_call(fact.text, function)
    ]
    if not names or not here.releases or is_for_one_python(fact, domain):
        return
    lost = {
        name: found
        for name in names
        if (found := lost_keywords(domain, called(domain, name), here, keywords_of(fact.text)))
    }
    if not lost:
        return
    scopes = Scopes(fact.text)
    for node in python_nodes(fact.text):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            continue
        name = meant(fact.text, node.func)
        first = dotted(node.func).partition(".")[0]
        if name not in lost or first not in imported(fact.text) or scopes.is_rebound(first):
            continue
        for keyword in node.keywords:
            word = keyword.arg or ""
            function = called(domain, name)
            change = refused_keyword(domain, function, word, here) if word in lost[name] else None
            place = span(fact.text, keyword)
            if change and not scopes.is_guarded(place):
                yield WrongKeyword(domain, name, word, Piece(word, *place), change)
