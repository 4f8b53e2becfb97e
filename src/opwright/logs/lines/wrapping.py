"""
Lines that a terminal or a chat has broken apart, joined again.

A terminal breaks a line at its width, wherever that is; a chat or a mail breaks it between words. Both leave a log whose
longest lines are of one length. A log that no cause knows is read again with its lines joined; one in which several
lines end exactly at that width is read so at once.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from itertools import pairwise

from opwright.logs.patterns import compiled
from opwright.model import Log

_NARROWEST, _WIDEST = 40, 160
"""Characters of a terminal; a log with longer lines was not broken by one."""
_NARROW = 20
"""Characters of a window in which the user ran PowerShell."""
_AROUND = 12
"""Lines on both sides in which the longest shows how wide the terminal was."""
_MOST_LINES = 2_000
"""In a log copied from a window."""
_LEAST_FULL = 2
"""Full lines that show a terminal's width."""
_LONGEST_WORD = 60
"""Characters; a word that did not fit into a line left no more of it free."""
_RULES = frozenset("-=_*+~#|─━═│┃ ")
"""What lines across a terminal are drawn with."""
_FRAME = r"[ \t]*File \"[^\"\n]+\", line \d+"
"""A frame of a traceback is whole where an indented line, its source, follows."""
_NO_DIGITS = dict.fromkeys(map(ord, "0123456789"))


def unwrapped(log: Log) -> Log:
    """Return a log whose lines were broken at the width of a terminal with these joined; others as they are."""
    width = max(map(len, log.text.split("\n")))
    if not _NARROWEST <= width <= _WIDEST:
        return log
    lines = log.text.split("\n")
    full = {
        _without_numbers(line)
        for line, following in pairwise(lines)
        if len(line) == width
        and not _is_rule(line)
        and not _is_list(line, following)
        and not _is_exception(following)
    }
    return _joined(log, [width] * len(lines), _is_full) if len(full) >= _LEAST_FULL else log


def rereadings(log: Log) -> Iterator[Log]:
    """Yield the log with its lines joined in the ways in which they may have been broken."""
    lines = log.text.split("\n")
    width = max(map(len, lines))
    if _NARROWEST <= width <= _WIDEST:
        yield from _rejoined(log, [width] * len(lines))
    if len(lines) <= _MOST_LINES:
        yield from _rejoined(log, _local_widths(lines))


def _rejoined(log: Log, widths: list[int]) -> Iterator[Log]:
    for is_broken, between in ((_is_full, ""), (_lacks_room, " ")):
        joined = _joined(log, widths, is_broken, between, indented=not between)
        if joined.joints:
            yield joined


def _local_widths(lines: list[str]) -> list[int]:
    """Return the width of the text around each line: PowerShell wraps only what a program prints as an error."""
    lengths = [*map(len, lines)]
    return [max(lengths[max(0, at - _AROUND) : at + _AROUND + 1]) for at in range(len(lines))]


def _joined(
    log: Log,
    widths: list[int],
    is_broken: Callable[[str, str, int], bool],
    between: str = "",
    *,
    indented: bool = True,
) -> Log:
    """Return the log with each broken line, of its width, put before the next, which may be `indented`; `between` them is a space."""
    parts: list[str] = []
    numbers: list[int] = []
    streams: list[str] = []
    joints: list[int] = []
    size = 0
    before = ""
    for index, line in enumerate(log.text.split("\n")):
        is_joined = (
            parts
            and not (line[:1].isspace() and not indented)
            and line.strip()
            and not _is_rule(before)
            and not _is_list(before, line)
            and not _is_exception(line)
            and not (line[:1].isspace() and compiled(_FRAME).match(before))
            and _NARROW <= widths[index - 1] <= _WIDEST
            and is_broken(before, line, widths[index - 1])
        )
        if is_joined:
            gap = "" if before.endswith(" ") else between
            parts.append(gap)
            size += len(gap)
            joints.append(size)
        else:
            if parts:
                parts.append("\n")
                size += 1
            numbers.append(log.numbers[index] if log.numbers else index + 1)
            streams.append(log.streams[index] if log.streams else "")
        parts.append(line)
        size += len(line)
        before = line
    kept = tuple(streams) if log.streams else ()
    return log._replace(
        text="".join(parts), numbers=tuple(numbers), joints=tuple(joints), streams=kept
    )


def _is_full(line: str, _: str, width: int) -> bool:
    return len(line) == width


def _lacks_room(line: str, following: str, width: int) -> bool:
    """Return whether the first word of the line that follows would not have fit."""
    word = following.split(maxsplit=1)[0]
    return len(word) <= _LONGEST_WORD and len(line) + 1 + len(word) > width


def _is_list(line: str, following: str) -> bool:
    """Return whether two lines begin with the same word, or with the next number, as the commands of a build do."""
    first, second = (
        [_without_numbers(word) for word in text.split(maxsplit=1)[:1]]
        for text in (line, following)
    )
    return first == second


def _is_exception(line: str) -> bool:
    """Return whether a line begins with an exception of Python itself, which no terminal has broken off."""
    name, colon, _ = line.partition(": ")
    return bool(colon) and name.endswith("Error") and hasattr(builtins, name)


def _without_numbers(text: str) -> str:
    return text.translate(_NO_DIGITS)


def _is_rule(line: str) -> bool:
    return _RULES.issuperset(line)
