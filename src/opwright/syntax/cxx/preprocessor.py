"""Which `#if` a piece of a source stands under."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache

from opwright.errors import UnreadableInputError
from opwright.model.named_tuple import NamedTuple

_DEEPEST = 100
_MOST_BRANCHES = 20
"""Of one `#if`, that are known not to be taken."""
_DIRECTIVE = r"\n[ \t]*#[ \t]*(if|ifdef|ifndef|elif|else|endif)\b((?:[^\n\\]|\\\r?\n|\\)*)"


_INCLUDE = r"\n[ \t]*#[ \t]*include[ \t]*([<\"])([^>\"\n]+)[>\"]"


class Inclusion(NamedTuple):
    """An `#include`: the header as it is written, and where in the text."""

    header: str
    at: int
    """Where its line begins."""
    start: int
    """Where the header's name begins."""
    is_quoted: bool


@lru_cache(maxsize=4096)
def inclusions(text: str) -> tuple[Inclusion, ...]:
    """Return the headers that a text includes, in a comment too."""
    return tuple(
        Inclusion(match[2], match.start(), match.start(2) - 1, match[1] == '"')
        for match in re.finditer(_INCLUDE, f"\n{text}")
    )


class Condition(NamedTuple):
    """An `#if` that something stands under."""

    text: str
    """`defined(USE_ROCM)`; of `#ifdef X` it is `defined(X)`."""
    holds: bool
    """Whether it must hold there; False in the branches after it."""


def conditions_at(code: str, offset: int) -> tuple[Condition, ...]:
    """Return the conditions under which a place of blanked code is compiled, outermost first."""
    offsets, conditions = _changes(code)
    number = bisect_right(offsets, offset)
    return conditions[number - 1] if number else ()


def are_alternatives(code: str, one: int, other: int) -> bool:
    """Return whether two offsets lie in opposite branches of an `#if`, so that only one of them is compiled."""
    there = conditions_at(code, other)
    return any(c._replace(holds=not c.holds) in there for c in conditions_at(code, one))


def is_tested(code: str, offset: int, pattern: str) -> bool:
    """Return whether a condition on the way to a place of blanked code matches a pattern."""
    return any(re.search(pattern, condition.text) for condition in conditions_at(code, offset))


def is_left_out(code: str, offset: int) -> bool:
    """Return whether a place is never compiled: below `#if 0`."""
    return _leaves_out(code) and any(
        (c.text == "0" and c.holds) or (c.text == "1" and not c.holds)
        for c in conditions_at(code, offset)
    )


@lru_cache(maxsize=256)
def _leaves_out(code: str) -> bool:
    """Return whether any condition in code is a plain number, as in few files: each is the last of some place."""
    return any(c.text in {"0", "1"} for conditions in _changes(code)[1] for c in conditions[-1:])


def macro_around(code: str, offset: int) -> str | None:
    """Return the name of the macro in whose `#define` a place is, however many lines that has."""
    begin = code.rfind("\n", 0, offset) + 1
    while begin and code[:begin].endswith(("\\\n", "\\\r\n")):
        begin = code.rfind("\n", 0, begin - 1) + 1
    macro = re.match(r"[ \t]*#[ \t]*define[ \t]+(\w+)", code[begin:offset])
    return macro[1] if macro else None


def is_under(code: str, offset: int, *macros: str, defined: bool | None = None) -> bool:
    """
    Return whether a condition that names one of `macros` decides on a place.

    With `defined`, only where the macro is defined there, or where it is not.
    """
    for condition in conditions_at(code, offset):
        for macro in macros:
            if re.search(rf"\b{macro}\b", condition.text):
                negated = re.search(rf"!\s*(?:defined\s*\(?\s*)?{macro}\b", condition.text)
                if defined is None or (condition.holds != bool(negated)) == defined:
                    return True
    return False


@lru_cache(maxsize=256)
def _changes(code: str) -> tuple[list[int], list[tuple[Condition, ...]]]:
    """Return where the conditions change, and what they are from there on."""
    offsets: list[int] = []
    conditions: list[tuple[Condition, ...]] = []
    levels: list[list[Condition]] = []
    for match in re.finditer(
        _DIRECTIVE, f"\n{code}"
    ):  # a pattern that begins with `^` takes far longer
        _apply(match[1], " ".join(match[2].replace("\\", " ").split()), levels)
        if len(levels) > _DEEPEST:
            raise UnreadableInputError(f"#ifs nested more than {_DEEPEST} deep")
        offsets.append(match.end() - 1)
        conditions.append(tuple(condition for level in levels for condition in level))
    return offsets, conditions


def _apply(word: str, text: str, levels: list[list[Condition]]) -> None:
    """Take one directive: each level holds the branches that were not taken, and the present one."""
    if word == "if":
        levels.append([Condition(text, holds=True)])
    elif word == "ifdef":
        levels.append([Condition(f"defined({text})", holds=True)])
    elif word == "ifndef":
        levels.append([Condition(f"defined({text})", holds=False)])
    elif word == "endif":
        if levels:
            levels.pop()
    elif levels:
        level = levels[-1]
        level[-1] = level[-1]._replace(holds=not level[-1].holds)
        del level[:-_MOST_BRANCHES]
        if word == "elif":
            level.append(Condition(text, holds=True))
