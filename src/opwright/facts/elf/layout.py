"""How an ELF file spells integers and structures: its class (32 or 64 bit) and byte order."""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator

from opwright.model.named_tuple import NamedTuple

INFO_BINDING, OTHER, SECTION = 4, 8, 16
"""By how many bits the word of a symbol is shifted for its binding, its visibility and its section."""


class Layout(NamedTuple):
    """How this file spells integers and structures: its class (32 or 64 bit) and byte order."""

    wide: bool
    order: str
    """`<` or `>`, as in `struct`."""

    def unpack(self, code: str, data: bytes) -> tuple[int, ...]:
        return struct.unpack_from(self.order + code, data)

    @property
    def header_size(self) -> int:
        return 64 if self.wide else 52

    @property
    def symbol_size(self) -> int:
        return 24 if self.wide else 16

    def symbol_words(self, table: bytes) -> tuple[array[int], array[int]]:
        """Return the name of each entry of a symbol table, and what it is as one word: section, other and info."""
        words, step, last = self.words(table, 4), self.symbol_size // 4, 1 if self.wide else 3
        names, kinds = words[::step], words[last::step]
        if self.order == ">":
            kinds = array("I", ((k & 0xFFFF) << 16 | k >> 8 & 0xFF00 | k >> 24 for k in kinds))
        return names, kinds

    def undefined(self, table: bytes) -> Iterator[tuple[int, int, int]]:
        """Yield (number, name, info) of each entry of a symbol table that belongs to no section."""
        names, kinds = self.symbol_words(table)
        for number, kind in enumerate(kinds):
            if not kind >> SECTION:
                yield number, names[number], kind & 0xFF

    def words(self, data: bytes, size: int) -> array[int]:
        """Return `data` as integers of `size` bytes (2, 4 or 8); a partial last one is left out."""
        code = {2: "H", 4: "I", 8: "Q"}[size]
        words = array(code, data[: len(data) - len(data) % size])
        if (self.order == "<") != (sys.byteorder == "little"):
            words.byteswap()
        return words
