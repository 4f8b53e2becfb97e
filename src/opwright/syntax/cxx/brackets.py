"""Brackets that belong together in blanked code, found without a tree."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import lru_cache

from opwright.model.named_tuple import NamedTuple

_MOST = 20_000
"""Characters that one bracket may span, of those that are looked for one by one."""


def closing(code: str, start: int) -> int | None:
    """Return where the bracket at `start` closes; None when it does not, or not near."""
    if code[start] == "<":
        return _closing_angle(code, start)
    depth = 0
    for match in re.compile(r"[][(){}]").finditer(code, start, start + _MOST):
        depth += 1 if match[0] in "([{" else -1
        if depth == 0:
            return match.start()
    return None


def _closing_angle(code: str, start: int) -> int | None:
    """Return where a list of template arguments ends: before a `;` or brace, `>>` closing two."""
    depth = round_ = 0
    for match in re.compile(r"[<>()\[\];{}]").finditer(code, start, start + _MOST):
        matched = match[0]
        if matched in "([":
            round_ += 1
        elif matched in ")]":
            round_ -= 1
            if round_ < 0:
                return None
        elif matched in ";{}":
            return None
        elif round_ == 0:
            if matched == ">" and code[match.start() - 1] in "-=":
                continue
            depth += 1 if matched == "<" else -1
            if depth == 0:
                return match.start()
    return None


def opening(code: str) -> int:
    """Return where the bracket opens that the code's last character closes; 0 where nothing does."""
    depth = 0
    for match in re.finditer(r"[][(){}]", code[::-1]):
        depth += 1 if match[0] in ")]}" else -1
        if depth == 0:
            return len(code) - match.end()
    return 0


def opening_angle(code: str) -> int:
    """Return where the template arguments begin that end with the code's last `>`; 0 where nothing does."""
    depth = round_ = 0
    for match in re.finditer(r"[<>()\[\];{}]", code[::-1]):
        matched, at = match[0], len(code) - match.end()
        if matched in ")]":
            round_ += 1
        elif matched in "([":
            round_ -= 1
        if matched in ";{}" or round_ < 0:
            break
        if (
            round_ == 0
            and matched in "<>"
            and not (matched == ">" and code[at - 1 : at] in ("-", "="))
        ):
            depth += 1 if matched == ">" else -1
            if depth == 0:
                return at
    return 0


def split(code: str, start: int, end: int) -> tuple[tuple[int, int], ...]:
    """Return the spans of what commas separate between two offsets, without space around it."""
    spans: list[tuple[int, int]] = []
    depth, begin = 0, start
    for match in re.compile(r"[][(){}<>,]").finditer(code, start, end):
        matched = match[0]
        if matched in "<>" and _is_operator(code, match.start()):
            continue
        if matched in "([{<":
            depth += 1
        elif matched in ")]}>":
            depth -= 1
        elif depth == 0:
            spans.append((begin, match.start()))
            begin = match.end()
    spans.append((begin, end))
    return tuple(s for s in (_stripped(code, *span) for span in spans) if s[0] < s[1])


def _is_operator(code: str, at: int) -> bool:
    """Return whether an angle is a comparison, as which it is written with space around it, or part of an arrow."""
    around = code[max(at - 1, 0) : at + 2]
    return around == f" {code[at]} " or (code[at] == ">" and around[0] in "-=")


def _stripped(code: str, start: int, end: int) -> tuple[int, int]:
    while start < end and code[start].isspace():
        start += 1
    while end > start and code[end - 1].isspace():
        end -= 1
    return start, end


class Blocks(NamedTuple):
    """The braces of blanked code, in the order in which they open."""

    spans: tuple[tuple[int, int], ...]
    starts: tuple[int, ...]
    around: tuple[int, ...]
    """Of each, the number of the next outer one; -1 of an outermost one."""


@lru_cache(maxsize=32)
def blocks(code: str) -> Blocks:
    """Return the braces of blanked code; an unclosed one ends with the code."""
    spans: list[tuple[int, int]] = []
    around: list[int] = []
    open_: list[int] = []
    for match in re.finditer(r"[{}]", code):
        if match[0] == "{":
            around.append(open_[-1] if open_ else -1)
            open_.append(len(spans))
            spans.append((match.start(), len(code)))
        elif open_:
            number = open_.pop()
            spans[number] = (spans[number][0], match.end())
    return Blocks(tuple(spans), tuple(start for start, _ in spans), tuple(around))


def block_around(code: str, offset: int) -> tuple[int, int]:
    """Return the span of the innermost braces around an offset; the whole code if there are none."""
    known = blocks(code)
    number = bisect_left(known.starts, offset) - 1
    while number >= 0 and known.spans[number][1] <= offset:
        number = known.around[number]
    return known.spans[number] if number >= 0 else (0, len(code))
