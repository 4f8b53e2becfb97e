"""
Words to look for in texts, and what each leads to, ready to use as it is imported.

A short text is looked through by four bytes at a time, as numbers: that is sooner done than an automaton
is made, or a table of the words' beginnings.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cached_property

WIDTH = 4
"""Bytes by which words are found; none is shorter."""


class WordIndex:
    """
    Words, each with a note of what it leads to.

    It is made of lines, `word` TAB `note`, joined by the number that the first four bytes of their words
    are (little-endian). A word holds neither a tab nor the end of a line.
    """

    def __init__(self, lines: Mapping[int, str]) -> None:
        self._lines = lines

    @classmethod
    def of(cls, notes: Mapping[str, str]) -> WordIndex:
        """Return the index of some words."""
        return cls(lines_by_start(notes))

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """All of them."""
        entries = (line for lines in self._lines.values() for line in lines.split("\n"))
        return tuple(line.partition("\t")[0] for line in entries)

    def note(self, word: str) -> str:
        """Return what a word leads to."""
        lines = f"\n{self._lines[_number(word)]}\n"
        start = lines.index(f"\n{word}\t") + len(word) + 2
        return lines[start : lines.index("\n", start)]

    def within(self, text: bytes) -> frozenset[str]:
        """Return the words that a text holds, in UTF-8; quick for some ten thousand bytes."""
        if sys.byteorder != "little":
            return frozenset(word for word in self.words if word.encode() in text)
        pieces: set[int] = set()
        for shift in range(WIDTH):
            whole = (len(text) - shift) // WIDTH * WIDTH
            pieces.update(memoryview(text)[shift : shift + max(0, whole)].cast("I"))
        found: list[str] = []
        for start in pieces & self._lines.keys():
            for line in self._lines[start].split("\n"):
                word = line[: line.index("\t")]
                encoded = word.encode()
                middle = (len(encoded) - WIDTH) // 2
                if (
                    int.from_bytes(encoded[-WIDTH:], "little") in pieces
                    and int.from_bytes(encoded[middle : middle + WIDTH], "little") in pieces
                    and encoded in text
                ):
                    found.append(word)
        return frozenset(found)


def lines_by_start(notes: Mapping[str, str]) -> dict[int, str]:
    """Return what a `WordIndex` is made of."""
    lines: dict[int, list[str]] = {}
    for word in sorted(notes):
        if len(word.encode()) < WIDTH or {"\t", "\n"} & {*word, *notes[word]}:
            raise ValueError(f"{word!r} cannot be looked for")
        lines.setdefault(_number(word), []).append(f"{word}\t{notes[word]}")
    return {number: "\n".join(some) for number, some in sorted(lines.items())}


def _number(word: str) -> int:
    return int.from_bytes(word.encode()[:WIDTH], "little")
