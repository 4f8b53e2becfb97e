"""
Literals without which a pattern cannot match, read from its text: a hundredth of the time of a parse.

What `required_literals` finds is better, and is in the index; this is for patterns that are tried on one file and may be made for
it. A text is searched for a literal thirty times as fast as for a pattern that begins with `\\b`.
"""

from __future__ import annotations

import re
from functools import lru_cache

_LEAST = 3
_NOT_PLAIN = re.compile(r"\(\?[a-zA-OQ-Z#(-]|\\[xuUN0-9]")
"""Flags, comments, conditions, characters by their numbers."""
_REPETITION = re.compile(r"\{\d*,?\d*\}")
_OPTIONAL = "?*{"
_ENDS = ".^$+"


@lru_cache(maxsize=1024)
def literals_of(pattern: str) -> tuple[str, ...]:
    """Return literals, one of which is in every match; none if that is not obvious."""
    if _NOT_PLAIN.search(pattern):
        return ()
    found, end = _any_of(pattern, 0)
    return found if end == len(pattern) and all(len(one) >= _LEAST for one in found) else ()


def is_in(text: str, pattern: str) -> bool:
    """Return whether a pattern matches anywhere in a text, which is searched for its literals first."""
    literals = literals_of(pattern)
    if literals and not any(literal in text for literal in literals):
        return False
    return re.search(pattern, text) is not None


def _any_of(pattern: str, at: int) -> tuple[tuple[str, ...], int]:
    """Return literals, one of which is in every match of the alternatives from an offset on, and where these end."""
    found: tuple[str, ...] = ()
    is_known = True
    while True:
        best, at = _all_of(pattern, at)
        is_known = is_known and bool(best)
        found += best
        if pattern[at : at + 1] != "|":
            return (found if is_known else ()), at
        at += 1


def _all_of(pattern: str, at: int) -> tuple[tuple[str, ...], int]:
    """Return the best literals of one alternative: of each match one of them is a part."""
    best: tuple[str, ...] = ()
    run = ""
    while at < len(pattern) and pattern[at] not in "|)":
        char = pattern[at]
        if char == "\\":
            best, run, at = _better(best, (run,)), "", at + 2
        elif char == "[":
            best, run, at = _better(best, (run,)), "", _after_class(pattern, at)
        elif char == "(":
            best, run = _better(best, (run,)), ""
            inner, at = _group(pattern, at)
            best = _better(best, inner)
        elif char in _OPTIONAL:
            best, run = _better(best, (run[:-1],)), ""
            repeated = _REPETITION.match(pattern, at)
            at = repeated.end() if repeated else at + 1
        elif char in _ENDS:
            best, run, at = _better(best, (run,)), "", at + 1
        else:
            run, at = run + char, at + 1
    return _better(best, (run,)), at


def _group(pattern: str, at: int) -> tuple[tuple[str, ...], int]:
    """Return what a group requires; nothing of one that looks around or may be left out."""
    start = at + 1
    is_plain = True
    if pattern.startswith("(?", at):
        if pattern.startswith("(?:", at):
            start = at + 3
        elif pattern.startswith("(?P<", at):
            start = pattern.index(">", at) + 1
        else:
            is_plain, start = False, at + 2
            while pattern[start] in "<=!":
                start += 1
    inner, end = _any_of(pattern, start)
    after = pattern[end + 1 : end + 2]
    return (inner if is_plain and after not in tuple(_OPTIONAL) else ()), end + 1


def _after_class(pattern: str, at: int) -> int:
    at += 2 if pattern[at + 1] == "^" else 1
    at += pattern[at] == "]"
    while pattern[at] != "]":
        at += 2 if pattern[at] == "\\" else 1
    return at + 1


def _better(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    """Return the sort key for what is less likely in a text: longer literals, and fewer."""
    return max(one, other, key=lambda any_of: (min(map(len, any_of), default=0), -len(any_of)))
