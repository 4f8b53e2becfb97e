"""What the patterns that logs are searched with must keep to, so that no log can stall the search."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from math import prod
from pathlib import Path
from typing import Any

import pytest

from opwright.causes import all_causes, index
from opwright.model import Cause

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import index_causes

_parser = index_causes.sre_parse
LONGEST_LINE = 2000
MOST_WAYS = 20_000
"""In which a pattern may be tried from one place before it is known not to match there."""
_REPEATS = (_parser.MAX_REPEAT, _parser.MIN_REPEAT)
_NARROW = {_parser.CATEGORY_DIGIT: 8, _parser.CATEGORY_SPACE: 4}

PATTERNS = pytest.mark.parametrize(
    "pattern",
    [
        pytest.param(pattern, id=f"{cause.name}-{number}")
        for cause in all_causes()
        for number, pattern in enumerate(cause.in_failure.patterns if cause.in_failure else ())
    ],
)


def ways_to_fail(pattern: str) -> int:
    """Return in how many ways a pattern can be tried; a repeat that ends it is tried in one."""
    parsed = list(_parser.parse(pattern, re.MULTILINE))
    while parsed and parsed[-1][0] in _REPEATS:
        parsed.pop()
    return ways(parsed)


def ways(parsed: Iterable[tuple[Any, Any]], within: int = 1) -> int:
    """Return in how many ways the repeats of a pattern can share out a line, at most."""
    return prod(_ways_of(operator, argument, within) for operator, argument in parsed)


def _ways_of(operator: Any, argument: Any, within: int) -> int:
    if operator is _parser.SUBPATTERN:
        return ways(argument[-1], within)
    if operator is _parser.BRANCH:
        return sum(ways(branch, within) for branch in argument[1])
    if operator in _REPEATS:
        least, most, repeated = argument
        narrow = _NARROW.get(_category(repeated), LONGEST_LINE)
        times = min(most - least + 1, narrow)
        inner = ways(repeated, within)
        return times * inner ** min(most, 4) if inner > 1 else times
    if operator in (_parser.ASSERT, _parser.ASSERT_NOT):
        return ways(argument[1], within)
    return 1


def _category(repeated: Any) -> Any:
    """Return the category of `\\d` or `\\s` where that is all that is repeated."""
    operator, argument = repeated[0]
    if len(repeated) == 1 and operator is _parser.IN and len(argument) == 1:
        return argument[0][1]
    return None


@PATTERNS
def test_pattern_cannot_stall(pattern: str) -> None:
    assert ways_to_fail(pattern) <= MOST_WAYS


@PATTERNS
def test_pattern_holds_a_word_to_look_for(pattern: str) -> None:
    assert index_causes.words_of(pattern) <= index.IN_LOGS.keys()


def test_nested_and_repeated_gaps_are_told() -> None:
    assert ways_to_fail(r"error: (?:a+)+b") > MOST_WAYS
    assert ways_to_fail(r"error: .*from.*to") > MOST_WAYS
    assert ways_to_fail(r"error: .*from .{0,8}to \d+") <= MOST_WAYS


def test_words_are_those_that_every_match_holds() -> None:
    words = index_causes.words_of

    assert words(r"error: (?P<x>\w+) is not defined") == {" is not defined"}
    assert words(r"(?:undefined symbol|symbol not found): \S") == {
        "undefined symbol",
        "symbol not found",
    }
    assert words(r"(?:x|(?:gcc|clang) )?unsupported (?:version)?") == {"unsupported "}


@pytest.mark.parametrize("pattern", [r"\w+ err", r"abcd|unsupported", r"(?:unsupported)?"])
def test_pattern_without_a_word_is_refused(pattern: str) -> None:
    with pytest.raises(index_causes.NoWordError):
        index_causes.words_of(pattern)


def test_index_is_that_of_the_causes() -> None:
    assert index_causes.INDEX.read_text() == index_causes.index()


def test_cause_is_looked_for_by_what_its_examples_hold() -> None:
    for cause in all_causes():
        _hold_its_words(cause)


def _hold_its_words(cause: Cause) -> None:
    words = {w for p in (cause.in_failure or ((),))[0] for w in index_causes.words_of(p)}
    for fact in cause.examples:
        if hasattr(fact, "log") and cause.in_failure:
            assert any(word in fact.log for word in words), cause.name
