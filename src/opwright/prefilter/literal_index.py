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
from itertools import accumulate, pairwise

WIDTH = 4
"""Bytes by which literals are found; none is shorter."""
_SIZE = 4
"""Bytes of a number."""


class LiteralIndex:
    """
    Literals, each with a note of what it leads to.

    It is made of `packed_literals`: groups of lines, `literal` TAB `note`, whose literals start with the same four
    bytes. Before them stand numbers (little-endian): how many groups and literals there are; of each group its start,
    where it ends, and how many literals there are up to its end; of each literal its four bytes in the middle, and
    its last four. A literal holds neither a tab nor the end of a line.
    """

    def __init__(self, packed: bytes) -> None:
        groups, literals = numbers_in(packed[: 2 * _SIZE])
        ends = accumulate((groups, groups, groups, literals, literals), initial=2)
        tables = [numbers_in(packed[a * _SIZE : b * _SIZE]) for a, b in pairwise(ends)]
        self._starts, self._ends, self._counts, self._middles, self._lasts = tables
        self._groups = packed[(2 + 3 * groups + 2 * literals) * _SIZE :]
        self._split: dict[int, list[bytes]] = {}

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
        group = b"\n%b\n" % self._group_of(_number(encoded[:WIDTH]))
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
        candidates: list[bytes] = []
        for start in pieces.intersection(self._starts):
            group = bisect_left(self._starts, start)
            begin, end = self._counts[group - 1] if group else 0, self._counts[group]
            numbers = zip(self._lasts[begin:end], self._middles[begin:end], strict=True)
            for place, (last, middle) in enumerate(numbers):
                if last in pieces and middle in pieces:
                    candidates.append(self._literals_of(group)[place])
        return frozenset(literal.decode() for literal in candidates if literal in text)

    def _literals_of(self, group: int) -> list[bytes]:
        if group not in self._split:
            lines = self._group(group).split(b"\n")
            self._split[group] = [line[: line.index(b"\t")] for line in lines]
        return self._split[group]

    def _group_of(self, start: int) -> bytes:
        return self._group(bisect_left(self._starts, start))

    def _group(self, number: int) -> bytes:
        return self._groups[self._ends[number - 1] if number else 0 : self._ends[number]]


def _middle(literal: bytes) -> bytes:
    middle = (len(literal) - WIDTH) // 2
    return literal[middle : middle + WIDTH]


def packed_literals(notes: Mapping[str, str]) -> bytes:
    """Return what a `LiteralIndex` is made of."""
    groups: dict[int, list[bytes]] = {}
    for literal in sorted(notes):
        encoded = literal.encode()
        if len(encoded) < WIDTH or {"\t", "\n"} & {*literal, *notes[literal]}:
            raise ValueError(f"{literal!r} cannot be searched for")
        groups.setdefault(_number(encoded[:WIDTH]), []).append(encoded)
    starts = sorted(groups)
    lines = [
        b"\n".join(
            b"%b\t%b" % (literal, notes[literal.decode()].encode()) for literal in groups[start]
        )
        for start in starts
    ]
    ends = accumulate(map(len, lines))
    counts = accumulate(len(groups[start]) for start in starts)
    literals = [literal for start in starts for literal in groups[start]]
    middles = (_number(_middle(literal)) for literal in literals)
    lasts = (_number(literal[-WIDTH:]) for literal in literals)
    numbers = (len(starts), len(literals), *starts, *ends, *counts, *middles, *lasts)
    return packed_numbers(numbers) + b"".join(lines)


def _number(four: bytes) -> int:
    return int.from_bytes(four, "little")


def packed_numbers(numbers: Iterable[int]) -> bytes:
    """Return numbers of 32 bits, little-endian."""
    return b"".join(number.to_bytes(_SIZE, "little") for number in numbers)


def numbers_in(packed: bytes) -> Sequence[int]:
    """Return numbers of 32 bits, little-endian, without decoding them all where the machine's are the same."""
    if sys.byteorder == "little":
        return memoryview(packed).cast("I")
    parts = range(0, len(packed), _SIZE)
    return [int.from_bytes(packed[start : start + _SIZE], "little") for start in parts]
