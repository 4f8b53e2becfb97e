"""Bytes that can be read by range: a file on disk, a member of an archive, a file on a server."""

from __future__ import annotations

import mmap
from pathlib import Path
from typing import Protocol

from opwright.errors import UnreadableInputError


class ByteSource(Protocol):
    """Something of a known size that gives out ranges of its bytes."""

    @property
    def size(self) -> int:
        """Return the size in bytes."""

    def read(self, offset: int, size: int) -> bytes:
        """Return exactly `size` bytes from `offset`; raise UnreadableInputError past the end."""


class MemoryBytes:
    """Bytes already at hand: `bytes`, or a memory-mapped file."""

    def __init__(self, data: bytes | mmap.mmap, name: str) -> None:
        self._data = data
        self._name = name

    @property
    def size(self) -> int:
        return len(self._data)

    def read(self, offset: int, size: int) -> bytes:
        if offset < 0 or size < 0 or offset + size > len(self._data):
            raise UnreadableInputError(
                f"{self._name} is truncated: it has {len(self._data)} bytes, and bytes "
                f"{offset} to {offset + size} are wanted; copy or download it again"
            )
        return self._data[offset : offset + size]


def open_file(path: Path) -> MemoryBytes:
    """Map a file into memory, so that only the pages that are read cost anything."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if size else b""
    except (OSError, ValueError) as error:
        raise UnreadableInputError(f"cannot read {path}: {error}") from error
    return MemoryBytes(data, str(path))
