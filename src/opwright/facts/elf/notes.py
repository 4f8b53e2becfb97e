"""
The notes of an ELF file: records that linkers and build tools leave in it.

System V ABI, chapter 5, "Note Section": sizes of name and content, a type, then both, each padded
to four bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.facts.elf.dynamic import PT_NOTE, Elf
from opwright.model import Note

_LARGEST = 1 << 16
_MOST_SEGMENTS = 8
_HEAD = 12


def read_notes(elf: Elf) -> tuple[Note, ...]:
    """Return the notes in the loaded part of a binary; a broken one ends its segment."""
    return tuple(
        note
        for offset, size in elf.segments_of(PT_NOTE)[:_MOST_SEGMENTS]
        if size <= _LARGEST
        for note in _notes(elf, elf.range(offset, size, "notes"))
    )


def _notes(elf: Elf, data: bytes) -> Iterator[Note]:
    at = 0
    while at + _HEAD <= len(data):
        name_size, size, kind = elf.layout.unpack("III", data[at : at + _HEAD])
        name = at + _HEAD
        start = name + _padded(name_size)
        if start + size > len(data):
            return
        owner = data[name : name + name_size].rstrip(b"\0").decode("utf-8", "backslashreplace")
        yield Note(owner, kind, data[start : start + size])
        at = start + _padded(size)


def _padded(size: int) -> int:
    return size + -size % 4
