"""What the patterns that logs are searched with must keep to, so that no log can stall the search."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from math import prod
from typing import Any

import pytest
from all_literals import all_literals
from laws import every_input

from opwright.causes.engine.candidates import causes_in_log, literals_in_logs, pattern_index
from opwright.causes.engine.registry import all_causes
from opwright.logs.symbols.undefined import UNDEFINED, undefined_names_text
from opwright.model import Cause, Log
from opwright.prefilter import required_literals
from opwright.prefilter.required_literals import NoLiteralError, re_parser

_parser = re_parser
LONGEST_LINE = 2000
MOST_WAYS = 20_000
"""In which a pattern may be tried from one place before it is known not to match there."""
_REPEATS = (_parser.MAX_REPEAT, _parser.MIN_REPEAT)
_ZERO_WIDE = (_parser.AT, _parser.ASSERT, _parser.ASSERT_NOT)
_LETTERS = frozenset(map(chr, range(32, 127))) | set(
    "\n\t\xe9\u2018\u2019\u201c\u201d\xab\xbb\u300c\u300d"
)
_CATEGORIES = {
    _parser.CATEGORY_DIGIT: frozenset(c for c in _LETTERS if c.isdigit()),
    _parser.CATEGORY_SPACE: frozenset(c for c in _LETTERS if c.isspace()),
    _parser.CATEGORY_WORD: frozenset(c for c in _LETTERS if c.isalnum() or c == "_"),
}
_CATEGORIES |= {
    _parser.CATEGORY_NOT_DIGIT: _LETTERS - _CATEGORIES[_parser.CATEGORY_DIGIT],
    _parser.CATEGORY_NOT_SPACE: _LETTERS - _CATEGORIES[_parser.CATEGORY_SPACE],
    _parser.CATEGORY_NOT_WORD: _LETTERS - _CATEGORIES[_parser.CATEGORY_WORD],
}
_SPACES = 4
"""That stand beside each other in a log, where more would not be worth a pattern's time."""


def _patterns() -> Iterator[tuple[str, str]]:
    """Yield every pattern that a log is searched with, named after whose it is."""
    for cause in all_causes():
        for number, pattern in enumerate(cause.in_log.patterns if cause.in_log else ()):
            yield f"{cause.name} {number}", pattern
    for number, pattern in enumerate(UNDEFINED):
        yield f"undefined {number}", pattern


Node = tuple[Any, Any]
Letters = frozenset[str]


def ways_to_fail(pattern: str) -> int:
    """Return in how many ways a pattern can be tried; a repeat that ends it is tried in one."""
    parsed = list(_parser.parse(pattern, re.MULTILINE))
    while parsed and parsed[-1][0] in _REPEATS:
        parsed.pop()
    return ways(parsed, frozenset())


def ways(parsed: Sequence[Node], after: Letters) -> int:
    """Return in how many ways the repeats of a sequence can share out a line, at most."""
    nodes = list(parsed)
    return prod([_ways_of(node, first(nodes[i + 1 :], after)) for i, node in enumerate(nodes)])


def _ways_of(node: Node, after: Letters) -> int:
    operator, argument = node
    if operator is _parser.SUBPATTERN:
        return ways(argument[-1], after)
    if operator is _parser.BRANCH:
        return sum(ways(branch, after) for branch in argument[1])
    if operator not in _REPEATS:
        return 1
    least, most, repeated = argument
    letters = first(repeated, frozenset())
    inner = ways(repeated, after | letters if most > 1 else after)
    if inner == 1 and not letters & after:
        return 1  # where it ends is no choice
    times: int = min(most - least + 1, _SPACES if letters.issubset(" \n\t") else LONGEST_LINE)
    return times * inner ** min(most, 4) if inner > 1 else times


def first(parsed: Sequence[Node], after: Letters) -> Letters:
    """Return the letters that a sequence, and what comes after it, can begin with."""
    for i, (operator, argument) in enumerate(parsed):
        if operator in _ZERO_WIDE:
            continue
        rest = list(parsed)[i + 1 :]
        if operator in _REPEATS:
            letters = first(argument[2], frozenset())
            return letters | first(rest, after) if argument[0] == 0 else letters
        if operator is _parser.SUBPATTERN:
            return first([*argument[-1], *rest], after)
        if operator is _parser.BRANCH:
            return frozenset().union(*(first([*b, *rest], after) for b in argument[1]))
        return _letters(operator, argument)
    return after


def _letters(operator: Any, argument: Any) -> Letters:  # noqa: ANN401
    if operator is _parser.LITERAL:
        return frozenset(chr(argument))
    if operator is _parser.NOT_LITERAL:
        return _LETTERS - {chr(argument)}
    if operator is _parser.ANY:
        return _LETTERS - {"\n"}
    if operator is _parser.CATEGORY:
        return _CATEGORIES[argument]
    if operator is _parser.RANGE:
        return frozenset(c for c in _LETTERS if argument[0] <= ord(c) <= argument[1])
    negated = [node for node in argument if node[0] is _parser.NEGATE]
    within = frozenset().union(*(_letters(*node) for node in argument if node not in negated))
    return _LETTERS - within if negated else within


def test_no_pattern_can_stall() -> None:
    with every_input() as check:
        for name, pattern in _patterns():
            with check(name):
                assert ways_to_fail(pattern) <= MOST_WAYS


def test_every_pattern_has_literals_to_search_for() -> None:
    literals = set(literals_in_logs())

    with every_input() as check:
        for name, pattern in _patterns():
            with check(name):
                assert all_literals()[pattern].any_of <= literals


def test_nested_and_repeated_gaps_are_told() -> None:
    assert ways_to_fail(r"error: (?:a+)+b") > MOST_WAYS
    assert ways_to_fail(r"error: .*from.*to") > MOST_WAYS
    assert ways_to_fail(r"error: .*from .{0,8}to \d+") <= MOST_WAYS
    assert ways_to_fail(r"'(?P<a>[^']+)' and '(?P<b>[^']+)' and \d+ by") == 1


def test_required_literals_are_those_that_every_match_holds() -> None:
    def literals(pattern: str) -> set[str]:
        return {*required_literals.required_literals_of(pattern).any_of}

    assert literals(r"error: (?P<x>\w+) is not defined") == {" is not defined"}
    assert literals(r"(?:undefined symbol|symbol not found): \S") == {
        "undefined symbol: ",
        "symbol not found: ",
    }
    assert literals(r"(?:x|(?:gcc|clang) )?unsupported (?:version)?") == {"unsupported "}


def test_more_that_every_match_holds_is_required_nearby() -> None:
    required = required_literals.required_literals_of(
        r"Unsupported gpu architecture .{0,40}sm_(?:90|100) in [\w.]{1,60}\.(?:cu|hip)"
    )

    assert required.any_of == {"Unsupported gpu architecture "}
    assert required.nearby == tuple(map(frozenset, ({"sm_90 in ", "sm_100 in "}, {".cu", ".hip"})))
    bound = required_literals.required_literals_of(r"requires (?:<|>) ?\d")
    assert bound.any_of == {"requires "}
    assert bound.nearby == (frozenset("<>"),)
    assert required.reach == "line"


@pytest.mark.parametrize("pattern", [r"\w+ err", r"abc|unsupported", r"(?:unsupported)?"])
def test_pattern_without_a_literal_is_refused(pattern: str) -> None:
    with pytest.raises(NoLiteralError):
        required_literals.required_literals_of(pattern)


def test_no_pattern_is_searched_for_by_an_empty_literal() -> None:
    """It would be everywhere: a long log took four times as long."""
    for _, pattern in _patterns():
        row = pattern_index().row_of(pattern)

        assert row
        assert "" not in {*row.literals, *chain.from_iterable(row.nearby)}


def test_cause_is_looked_for_by_what_its_examples_hold() -> None:
    with every_input() as check:
        for cause in all_causes():
            for number, fact in enumerate(cause.all_examples):
                if isinstance(fact, Log):
                    with check(f"{cause.name} {number}"):
                        assert cause in _led_to_by_literals(fact)


def _led_to_by_literals(fact: Log) -> Sequence[Cause]:
    literals = frozenset(literal for literal in literals_in_logs() if literal in fact.text)
    return causes_in_log(fact._replace(literals=literals), partial(undefined_names_text, fact))
