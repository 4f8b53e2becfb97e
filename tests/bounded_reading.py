"""Reading a library that may be broken: it is read or refused with a reason, at a cost its size bounds."""

from __future__ import annotations

import tracemalloc

import pytest

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import MemoryBytes
from opwright.facts.elf.binary import read_binary
from opwright.model import Binary

TABLES_READ = 14
"""No table is read twice: as many times its size are read of a file at the very most."""


class CountingBytes(MemoryBytes):
    """Bytes that know how many of them were read."""

    def __init__(self, data: bytes, path: str = "hostile.so") -> None:
        super().__init__(data, path)
        self.count = 0

    def read(self, offset: int, size: int) -> bytes:
        self.count += size
        return super().read(offset, size)


def read(data: bytes) -> Binary | None:
    """Return what is read; None when it is refused as it should be. Anything else is a bug."""
    source = CountingBytes(data)
    binary, why = None, ""
    try:
        binary = read_binary(source, "hostile.so")
    except UnreadableInputError as error:
        why = str(error)
    assert binary or why.startswith("hostile.so is")
    assert source.count <= TABLES_READ * len(data)
    return binary


def refusal(data: bytes) -> str:
    with pytest.raises(UnreadableInputError) as caught:
        read_binary(MemoryBytes(data, "hostile.so"), "hostile.so")
    return str(caught.value)


def most_memory(data: bytes) -> int:
    """Return how much memory reading takes at its peak."""
    tracemalloc.start()
    try:
        read(data)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
