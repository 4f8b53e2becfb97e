"""
Required literals of a pattern: strings of which every match contains at least one.

RE2's FilteredRE2 calls them atoms: one pass over a text finds those of all patterns, and only patterns whose
literals are there have to be tried. They are read from what re itself parses a pattern into, which is private to
Python; the tests hold the result to the examples of every cause on every Python that we support.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple

re_parser: Any = import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")

SHORTEST = 5
"""Bytes of a literal that is searched for: shorter ones are everywhere."""
COMMON_WORDS = os.path.join(os.path.dirname(__file__), "common_words.txt")
"""Words and phrases that logs hold whether all went well or not, one a line; edited by hand."""

_RARE_ENOUGH = 6
"""Bytes outside of common words from which on a literal is rare: what counts then is how few there are."""
_PHRASE_BONUS = 3
"""Bytes that each further word is worth: common words are seldom next to each other."""
_WORD = re.compile(r"\w[\w-]*")
_SHORTEST_NEARBY = 2
"""Bytes of a literal that is not searched for, but asked for where another has been found; one, such as `<`, if there is no other."""
_MOST_NEARBY = 2
_MOST_CHARACTERS = 4
_MOST_LITERALS = 40
_MOST_RUNS = 6
_EMPTY = frozenset({""})
_LINE_END = ord("\n")
"""In no literal: behind it may stand what a CI system puts in front of a line."""
_REPEATS = (re_parser.MAX_REPEAT, re_parser.MIN_REPEAT)
_WITHIN_A_LINE = (
    *(re_parser.ANY, re_parser.AT, re_parser.ASSERT, re_parser.ASSERT_NOT, re_parser.GROUPREF),
)
"""What looks at other characters than it matches may look beyond the end of a line."""
_CATEGORIES_WITH_LINE_END = (
    *(re_parser.CATEGORY_SPACE, re_parser.CATEGORY_NOT_WORD, re_parser.CATEGORY_NOT_DIGIT),
)
_FAR = 1000
"""Characters from which on it does not matter how far apart two literals are."""
Node: TypeAlias = tuple[Any, Any]
"""What a pattern is parsed into: an operator, and what it is applied to."""
Literals: TypeAlias = frozenset[str]
"""Of which one is required."""


class RequiredLiterals(NamedTuple):
    """What a text must hold for a pattern to match it."""

    any_of: Literals
    """Every match holds at least one."""
    nearby: tuple[Literals, ...] = ()
    """Every match holds one of each of these too."""
    reach: str = ""
    """How near all of them stand: `line` for the same line, a number of characters, or `` for anywhere."""


class NoLiteralError(OpwrightError):
    """A pattern could match a text without any literal that is worth searching for."""


def required_literals_of(pattern: str) -> RequiredLiterals:
    """Return the required literals of a pattern; raise NoLiteralError if none is long enough."""
    parsed = re_parser.parse(pattern, re.MULTILINE)
    candidates = [*_sequence_literals(parsed)]
    any_of = _best(candidates)
    if any_of is None:
        raise NoLiteralError(f"no literal of {SHORTEST} bytes is in every match of {pattern!r}")
    known = [any_of]
    while len(known) <= _MOST_NEARBY:
        more = [other for other in candidates if all(_tells_more(other, one) for one in known)]
        best = _best(more, _SHORTEST_NEARBY) or _best(filter(_is_visible, more), 1)
        if best is None:
            break
        known.append(best)
    nearby = tuple(known[1:])
    return RequiredLiterals(any_of, nearby, _reach(parsed)) if nearby else RequiredLiterals(any_of)


def _is_visible(literals: Literals) -> bool:
    return not any(map(str.isspace, literals))


def _tells_more(literals: Literals, known: Literals) -> bool:
    """Return whether a text that holds one of `known` may hold none of some literals."""
    return not all(any(one in other or other in one for other in literals) for one in known)


# ---- how far apart -----------------------------------------------------------------


def _reach(parsed: Any) -> str:  # noqa: ANN401 - re's own, which has no type
    """Return how far apart the literals of one match can be."""
    if all(_is_within_a_line(*node) for node in parsed):
        return "line"
    longest = parsed.getwidth()[1]
    return str(longest) if longest <= _FAR else ""


def _is_within_a_line(operator: Any, argument: Any) -> bool:  # noqa: ANN401
    """Return whether a part of a pattern matches no end of a line, as far as that is easily told."""
    if operator in _REPEATS or operator is re_parser.SUBPATTERN:
        return all(_is_within_a_line(*node) for node in argument[-1])
    if operator is re_parser.BRANCH:
        return all(_is_within_a_line(*node) for branch in argument[1] for node in branch)
    if operator is re_parser.IN:
        return not _matches_line_end(argument)
    if operator in {re_parser.LITERAL, re_parser.NOT_LITERAL}:
        return (argument == _LINE_END) is (operator is re_parser.NOT_LITERAL)
    return operator in _WITHIN_A_LINE


def _matches_line_end(items: Iterable[Node]) -> bool:
    """Return whether a set of characters holds the end of a line."""
    negated = False
    holds = False
    for operator, argument in items:
        if operator is re_parser.NEGATE:
            negated = True
        elif operator is re_parser.LITERAL:
            holds |= argument == _LINE_END
        elif operator is re_parser.RANGE:
            holds |= argument[0] <= _LINE_END <= argument[1]
        else:
            holds |= argument in _CATEGORIES_WITH_LINE_END
    return holds is not negated


# ---- which are worth it ------------------------------------------------------------


def _best(candidates: Iterable[Literals], shortest: int = SHORTEST) -> Literals | None:
    """Return the candidate with few and rare literals, among those without shorter ones."""
    worth = [c for c in candidates if c and min(len(text.encode()) for text in c) >= shortest]
    return max(worth, key=_worth, default=None)


def _worth(literals: Literals) -> tuple[int, int, int, list[str]]:
    """Return what says which of several candidates is the better one to search for."""
    return min(map(_rarity, literals)), -len(literals), min(map(len, literals)), sorted(literals)


@cache
def _rarity(literal: str) -> int:
    """Return about how many bytes of a literal are seldom in a log, up to enough."""
    if literal in _common_text():
        return 0
    words = _WORD.findall(literal)
    rare = sum(len(word.encode()) for word in words if word.lower() not in _common_words())
    return min(rare + _PHRASE_BONUS * (len(words) - 1), _RARE_ENOUGH)


@cache
def _common_words() -> frozenset[str]:
    return frozenset(_common_text().split("\n"))


@cache
def _common_text() -> str:
    with open(COMMON_WORDS, encoding="utf-8") as opened:
        return opened.read()


# ---- what a pattern spells ---------------------------------------------------------


def _sequence_literals(parsed: Iterable[Node]) -> Iterator[Literals]:
    """Yield candidates: every match of the sequence holds at least one literal of each."""
    runs = [_EMPTY]
    """What the sequence has spelled so far, from its start or from a place of several ways on."""
    before: list[Node] = []
    """What spells them."""
    for node in _with_texts(parsed):
        exact = _spelled_by(node)
        if exact is None:
            yield from runs
            yield from _node_literals(*node, before)
            runs, before = [_EMPTY], []
            continue
        before.append(node)
        if len(exact) == 1:
            runs = [_joined(run, exact) for run in runs]
        else:
            yield from runs
            longer = (
                _joined(run, exact) for run in runs if len(run) * len(exact) <= _MOST_LITERALS
            )
            runs = [*longer, *([exact] if "" not in exact else []), _EMPTY][-_MOST_RUNS:]
    yield from runs


def _node_literals(operator: Any, argument: Any, before: Iterable[Node]) -> Iterator[Literals]:  # noqa: ANN401
    """Yield what `_sequence_literals` does for a part that spells too many texts; `before` stands before it."""
    if operator is re_parser.SUBPATTERN:
        yield from _sequence_literals([*before, *argument[-1]])
    elif operator is re_parser.BRANCH:
        branches = [[*_sequence_literals([*before, *branch])] for branch in argument[1]]
        for shortest in (SHORTEST, _SHORTEST_NEARBY):
            each = [_best(branch, shortest) for branch in branches]
            if all(literals is not None for literals in each):
                yield frozenset().union(*(literals for literals in each if literals))
    elif operator in _REPEATS and argument[0] >= 1:
        yield from _sequence_literals([*before, *argument[2]])


def _joined(first: Literals, second: Literals) -> Literals:
    """Return all of `first` followed by each of `second`."""
    return frozenset(literal + other for literal in first for other in second)


_TEXT = object()
"""The operator of several characters in a row, for each of which `re` makes a node."""


def _with_texts(parsed: Iterable[Node]) -> Iterator[Node]:
    """Yield the parts of a pattern, with characters that follow each other as one text."""
    text = ""
    for operator, argument in parsed:
        if operator is re_parser.LITERAL and argument != _LINE_END:
            text += chr(argument)
        elif operator is _TEXT:
            text += argument
        else:
            if text:
                yield _TEXT, text
                text = ""
            yield operator, argument
    if text:
        yield _TEXT, text


def _spelled_by(node: Node) -> Literals | None:
    """Return all texts that a part of a pattern matches; None when they are too many."""
    operator, argument = node
    if operator is _TEXT:
        return frozenset({argument})
    if operator is re_parser.IN and len(argument) <= _MOST_CHARACTERS:
        letters = [chr(a) for o, a in argument if o is re_parser.LITERAL]
        return frozenset(letters) if len(letters) == len(argument) else None
    if operator in _REPEATS and argument[:2] == (0, 1):
        inner = _spelled_by_all(argument[2])
        return inner | {""} if inner is not None else None
    if operator is re_parser.SUBPATTERN:
        return _spelled_by_all(argument[-1])
    if operator is re_parser.BRANCH:
        each = [_spelled_by_all(branch) for branch in argument[1]]
        if all(texts is not None for texts in each):
            return frozenset().union(*(texts for texts in each if texts is not None))
    return None


def _spelled_by_all(parsed: Iterable[Node]) -> Literals | None:
    texts = _EMPTY
    for node in _with_texts(parsed):
        exact = _spelled_by(node)
        if exact is None or len(texts) * len(exact) > _MOST_LITERALS:
            return None
        texts = _joined(texts, exact)
    return texts
