"""
Finds which of many literals a text contains.

A short text is searched by four bytes at a time, as numbers: that is faster than building an automaton,
or a table of the literals' prefixes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

WIDTH = 4
"""Bytes by which literals are found; none is shorter."""


class LiteralIndex:
    """
    Literals, each with a note of what it leads to.

    It is made of groups of lines, `literal` TAB `note`, whose literals begin with the same four bytes;
    a group's key are these as a number (little-endian). A literal holds neither a tab nor the end of a line.
    """

    def __init__(self, groups: Mapping[int, bytes]) -> None:
        self._groups = groups

    @classmethod
    def of(cls, notes: Mapping[str, str]) -> LiteralIndex:
        """Return the index of some literals."""
        return cls.of_groups(grouped(notes))

    @classmethod
    def of_groups(cls, groups: Iterable[bytes]) -> LiteralIndex:
        """Return the index of groups of lines."""
        return cls({int.from_bytes(group[:WIDTH], "little"): group for group in groups})

    def __iter__(self) -> Iterator[str]:
        return iter(self.literals)

    @cached_property
    def literals(self) -> tuple[str, ...]:
        """All of them."""
        lines = (line for group in self._groups.values() for line in group.split(b"\n"))
        return tuple(line.partition(b"\t")[0].decode() for line in lines)

    def note(self, literal: str) -> str:
        """Return what a literal leads to."""
        encoded = literal.encode()
        group = b"\n%b\n" % self._groups[int.from_bytes(encoded[:WIDTH], "little")]
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
        for start in pieces & self._groups.keys():
            for line in self._groups[start].split(b"\n"):
                literal = line[: line.index(b"\t")]
                middle = (len(literal) - WIDTH) // 2
                if (
                    int.from_bytes(literal[-WIDTH:], "little") in pieces
                    and int.from_bytes(literal[middle : middle + WIDTH], "little") in pieces
                    and literal in text
                ):
                    matches.append(literal.decode())
        return frozenset(matches)


def grouped(notes: Mapping[str, str]) -> list[bytes]:
    """Return the groups that a `LiteralIndex` is made of."""
    groups: dict[bytes, list[bytes]] = {}
    for literal in sorted(notes):
        encoded = literal.encode()
        if len(encoded) < WIDTH or {"\t", "\n"} & {*literal, *notes[literal]}:
            raise ValueError(f"{literal!r} cannot be searched for")
        groups.setdefault(encoded[:WIDTH], []).append(
            b"%b\t%b" % (encoded, notes[literal].encode())
        )
    return [b"\n".join(groups[start]) for start in sorted(groups)]
