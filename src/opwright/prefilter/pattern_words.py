"""
What is known of the patterns of logs before one of them is compiled: which words a log must hold for it to match.

Compiling a pattern takes longer than most searches, so only those are compiled whose words are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from zlib import crc32

from opwright.model.named_tuple import NamedTuple
from opwright.prefilter.word_index import WordIndex


class Row(NamedTuple):
    """What some patterns have in common."""

    modules: tuple[str, ...]
    """Causes that one of them leads to."""
    words: list[str]
    """Of which every match holds one."""
    reach: str
    """How near one of `besides` must stand: `line`, a number of characters, or `` for anywhere."""
    besides: list[str]
    """None where the word alone tells."""


@cache
def words_in_logs() -> WordIndex:
    """Return the words of which a log must hold one for any cause to have something to say."""
    from opwright.prefilter.log_words import IN_LOGS  # noqa: PLC0415 - what an audit has no use for

    return WordIndex(IN_LOGS)


def rows_led_to(words: Iterable[str]) -> Iterator[tuple[Row, list[str]]]:
    """Yield the rows that words of a log lead to, each with those."""
    words_of: dict[str, list[str]] = {}
    for word in words:
        for number in words_in_logs().note(word).split():
            words_of.setdefault(number, []).append(word)
    for number, some in words_of.items():
        yield _row(_rows()[int(number)]), some


def modules_if_undefined(names: str) -> set[str]:
    """Return the modules that are about undefined symbols of such names, each on a line of its own."""
    from opwright.prefilter.log_words import IF_UNDEFINED  # noqa: PLC0415

    return {m for m, texts in IF_UNDEFINED.items() if any(text in names for text in texts)}


def row_of(pattern: str) -> Row | None:
    """Return what is known of a pattern; None where every log must be searched for it."""
    number = _numbers().get(crc32(pattern.encode()))
    return None if number is None else _row(_rows()[number])


def may_match(pattern: str, words: frozenset[str]) -> bool:
    """Return whether a pattern may match a log that holds `words`; a cause has up to 270 to ask for."""
    number = _numbers().get(crc32(pattern.encode()))
    if number is None:
        return True
    return not words.isdisjoint(_rows()[number].partition("\t\t")[0].split("\t")[1:])


def _row(text: str) -> Row:
    first, _, behind = text.partition("\t\t")
    numbers, *words = first.split("\t")
    reach, *besides = behind.split("\t")
    return Row(tuple(_modules()[int(n)] for n in numbers.split()), words, reach, besides)


@cache
def _rows() -> list[str]:
    from opwright.prefilter.log_words import ROWS  # noqa: PLC0415

    return ROWS.split("\n")


@cache
def _modules() -> list[str]:
    from opwright.prefilter.log_words import MODULES  # noqa: PLC0415

    return MODULES.split("\n")


@cache
def _numbers() -> dict[int, int]:
    from opwright.prefilter.log_words import PATTERNS, ROWS_OF_PATTERNS  # noqa: PLC0415

    return dict(zip(PATTERNS, ROWS_OF_PATTERNS, strict=True))
