"""
Finds which of many literals a text contains.

A short text is searched by four bytes at a time, as numbers: that is faster than building an automaton,
or a table of the literals' prefixes.
"""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate

WIDTH = 4
"""Bytes by which literals are found; none is shorter."""
_SIZE = 4
"""Bytes of a number."""
_Literal = tuple[bytes, int, int]
"""A literal, and the numbers in its middle and at its end."""


class LiteralIndex:
    """
    Literals, each with a note of what it leads to.

    It is made of `packed_literals`: groups of lines, `literal` TAB `note`, whose literals start with the same four
    bytes. Before them stand how many groups there are, their starts as numbers (little-endian) in order, and where
    each group ends. A literal holds neither a tab nor the end of a line.
    """

    def __init__(self, packed: bytes) -> None:
        count = int.from_bytes(packed[:_SIZE], "little")
        ends, groups = (1 + count) * _SIZE, (1 + 2 * count) * _SIZE
        self._starts: Sequence[int] = numbers_in(packed[_SIZE:ends])
        self._ends: Sequence[int] = numbers_in(packed[ends:groups])
        self._groups = packed[groups:]
        self._split: dict[int, tuple[_Literal, ...]] = {}

    @classmethod
    def of(cls, notes: Mapping[str, str]) -> LiteralIndex:
        """Return the index of some literals."""
        return cls(packed_literals(notes))

    def __iter__(self) -> Iterator[str]:
        return iter(self.literals)

    @cached_property
    def literals(self) -> tuple[str, ...]:
        """All of them."""
        groups = map(self._group, range(len(self._starts)))
        lines = (line for group in groups for line in group.split(b"\n"))
        return tuple(line.partition(b"\t")[0].decode() for line in lines)

    def note(self, literal: str) -> str:
        """Return what a literal leads to."""
        encoded = literal.encode()
        group = b"\n%b\n" % self._group_of(int.from_bytes(encoded[:WIDTH], "little"))
        start = group.index(b"\n%b\t" % encoded) + len(encoded) + 2
        return group[start : group.index(b"\n", start)].decode()

    def within(self, text: bytes) -> frozenset[str]:
        """Return the literals that a text holds, in UTF-8; quick for some ten thousand bytes."""
        if sys.byteorder != "little":
            return frozenset(literal for literal in self.literals if literal.encode() in text)
        pieces: set[int] = set()
        for shift in range(WIDTH):
            whole = (len(text) - shift) // WIDTH * WIDTH
            pieces.update(memoryview(text)[shift : shift + max(0, whole)].cast("I"))
        matches: list[str] = []
        for start in pieces.intersection(self._starts):
            if (literals := self._split.get(start)) is None:
                literals = self._split[start] = self._literals_of(start)
            for literal, middle, end in literals:
                if end in pieces and middle in pieces and literal in text:
                    matches.append(literal.decode())
        return frozenset(matches)

    def _literals_of(self, start: int) -> tuple[_Literal, ...]:
        lines = self._group_of(start).split(b"\n")
        return tuple(_literal(line[: line.index(b"\t")]) for line in lines)

    def _group_of(self, start: int) -> bytes:
        return self._group(bisect_left(self._starts, start))

    def _group(self, number: int) -> bytes:
        return self._groups[self._ends[number - 1] if number else 0 : self._ends[number]]


def _literal(literal: bytes) -> _Literal:
    middle = (len(literal) - WIDTH) // 2
    return (
        literal,
        int.from_bytes(literal[middle : middle + WIDTH], "little"),
        int.from_bytes(literal[-WIDTH:], "little"),
    )


def packed_literals(notes: Mapping[str, str]) -> bytes:
    """Return what a `LiteralIndex` is made of."""
    lines: dict[int, list[bytes]] = {}
    for literal in sorted(notes):
        encoded = literal.encode()
        if len(encoded) < WIDTH or {"\t", "\n"} & {*literal, *notes[literal]}:
            raise ValueError(f"{literal!r} cannot be searched for")
        start = int.from_bytes(encoded[:WIDTH], "little")
        lines.setdefault(start, []).append(b"%b\t%b" % (encoded, notes[literal].encode()))
    groups = [b"\n".join(lines[start]) for start in sorted(lines)]
    ends = accumulate(map(len, groups))
    return packed_numbers([len(groups), *sorted(lines), *ends]) + b"".join(groups)


def packed_numbers(numbers: Iterable[int]) -> bytes:
    """Return numbers of 32 bits, little-endian."""
    return b"".join(number.to_bytes(_SIZE, "little") for number in numbers)


def numbers_in(packed: bytes) -> Sequence[int]:
    """Return numbers of 32 bits, little-endian, without decoding them all where the machine's are the same."""
    if sys.byteorder == "little":
        return memoryview(packed).cast("I")
    parts = range(0, len(packed), _SIZE)
    return [int.from_bytes(packed[start : start + _SIZE], "little") for start in parts]
