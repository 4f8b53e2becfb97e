"""
NVIDIA's fat binaries: containers in `.nv_fatbin` with code for several architectures each.

nvcc writes one container for each source file. It is a header and entries, one for each `-gencode`:
a cubin (machine code), PTX, or intermediate code for linking at run time. Each entry says in its own
header what it is for, and that header is never compressed, so nothing is inflated here: from header to
header, a few hundred of them in a gigabyte. NVIDIA does not document the format; this is what nvcc and
fatbinary of CUDA 9 to 13 write, compared with what cuobjdump tells of the same files.

Every size is a claim, and is checked against what encloses it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource
from opwright.model.named_tuple import NamedTuple

PTX, CUBIN, LTO = 1, 2, 8
"""Kinds of entries; others exist, and are of no use here."""

_MAGIC = 0xBA55ED50
_CONTAINER = struct.Struct("<IHHQ")
_ENTRY = struct.Struct("<H2xIQI4xHHI8xQ8xQ")
"""Kind, size of header, payload, stored size, minor, major, architecture, flags, inflated size."""
_LZ4, _ZSTD, _EXACT, _FAMILY = 0x2000, 0x8000, 0x100000, 0x200000
_MOST_ENTRIES = 100_000  # the largest libraries known have 3,000
_LONGEST_PADDING = 1 << 16


class Entry(NamedTuple):
    """Code for one architecture, of one source file."""

    kind: int
    arch: int
    """90 for 9.0, 120 for 12.0."""
    suffix: str
    """`a` for code that runs only on this architecture, `f` for its family, or empty."""
    version: str
    """Of PTX, the version of its language."""
    offset: int
    stored: int
    inflated: int
    packing: str
    """`lz4`, `zstd`, or nothing."""


class Budget:
    """The number of entries that may still be read from one file."""

    def __init__(self) -> None:
        self._left = _MOST_ENTRIES

    def spend(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise _damaged(f"more than {_MOST_ENTRIES} entries")


def containers(
    source: ByteSource, start: int, end: int, budget: Budget
) -> Iterator[tuple[Entry, ...]]:
    """Yield the entries of each container between two places; raise UnreadableInputError."""
    at = start
    while found := _next_container(source, at, end):
        at, header, body = found
        if header < _CONTAINER.size or body > end - at - header:
            raise _damaged(f"the container at {at} ({body} bytes) extends past its section")
        yield tuple(_entries(source, at + header, at + header + body, budget))
        budget.spend()
        at += header + body


def _next_container(source: ByteSource, at: int, end: int) -> tuple[int, int, int] | None:
    """Return (place, size of header, size of body) of the next container: zeros lie between them."""
    limit = at + _LONGEST_PADDING
    while at + _CONTAINER.size <= end:
        magic, _, header, body = _CONTAINER.unpack(_read(source, at, _CONTAINER.size, end))
        if magic == _MAGIC:
            return at, header, body
        if magic or at > limit:
            raise _damaged(f"no container at {at}")
        at += 4
    return None


def _entries(source: ByteSource, start: int, end: int, budget: Budget) -> Iterator[Entry]:
    at = start
    while at < end:
        budget.spend()
        kind, header, payload, stored, minor, major, arch, flags, inflated = _ENTRY.unpack(
            _read(source, at, _ENTRY.size, end)
        )
        if header < _ENTRY.size or payload > end - at - header:
            raise _damaged(f"the entry at {at} ({payload} bytes) extends past its container")
        packing = "lz4" if flags & _LZ4 else "zstd" if flags & _ZSTD else ""
        yield Entry(  # by place: there are hundreds, and by name it takes five times as long
            kind,
            arch,
            "a" if flags & _EXACT else "f" if flags & _FAMILY else "",
            f"{major}.{minor}",
            at + header,
            min(stored, payload) if packing else payload,
            inflated if packing else payload,
            packing,
        )
        at += header + payload


def _read(source: ByteSource, at: int, size: int, end: int) -> bytes:
    if at + size > end:
        raise _damaged(f"truncated header at {at}")
    return source.read(at, size)


def _damaged(reason: str) -> UnreadableInputError:
    return UnreadableInputError(f"the fat binary is damaged: {reason}; build or download it again")
