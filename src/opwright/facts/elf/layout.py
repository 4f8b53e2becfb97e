"""How an ELF file spells integers and structures: its class (32 or 64 bit) and byte order."""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator

from opwright.model.named_tuple import NamedTuple


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

    def symbols(self, table: bytes) -> Iterator[tuple[int, int, int, int]]:
        """Return (name, info, other, section) of each entry of a symbol table."""
        code = "IBBH16x" if self.wide else "I8xBBH"
        return struct.iter_unpack(self.order + code, table)

    def undefined(self, table: bytes) -> Iterator[tuple[int, int, int]]:
        """Return (number, name, info) of each entry of a symbol table that belongs to no section."""
        size, code = self.symbol_size, "IB" if self.wide else "I8xB"
        sections = self.words(table, 2)[3::12] if self.wide else self.words(table, 2)[7::8]
        for number in (number for number, section in enumerate(sections) if not section):
            name, info = self.unpack(code, table[number * size : number * size + size])
            yield number, name, info

    def words(self, data: bytes, size: int) -> array[int]:
        """Return `data` as integers of `size` bytes (2, 4 or 8); a partial last one is left out."""
        code = {2: "H", 4: "I", 8: "Q"}[size]
        words = array(code, data[: len(data) - len(data) % size])
        if (self.order == "<") != (sys.byteorder == "little"):
            words.byteswap()
        return words
