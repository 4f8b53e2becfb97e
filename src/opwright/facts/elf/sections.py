"""
The section headers of an ELF file: what the loader never reads.

They tell which compilers wrote the objects (`.comment`) and where the code for GPUs is, and they
find the symbols of a library whose dynamic section is out of reach, because it lies in the middle
of a compressed stream.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from struct import iter_unpack

from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.elf.layout import Layout
from opwright.model.named_tuple import NamedTuple

DYNSYM = 11
"""The type of the section that holds the dynamic symbols."""
_NOBITS = 8  # has a size, and no bytes in the file
_LARGEST = 1 << 16
_MOST_LINES, _LONGEST_LINE = 1000, 300
_LONGEST_NAME = 64  # a name is only compared, and names may share one long string


class Section(NamedTuple):
    """One section header. `link` is the number of the section it refers to."""

    name: int
    """Where its name starts in the section of names."""
    type: int
    offset: int
    size: int
    link: int


class NamedSection(NamedTuple):
    """A section under its name, `.comment`."""

    name: bytes
    section: Section


def read_sections(source: ByteSource, layout: Layout) -> tuple[Section, ...]:
    """Return the section headers; empty when they are stripped or lead nowhere."""
    table, entry, count, _ = _directory(source, layout)
    if entry != (64 if layout.wide else 40) or table + entry * count > source.size:
        return ()
    data = source.read(table, entry * count)
    fields = iter_unpack(layout.order + ("II16xQQI20x" if layout.wide else "II8xIII12x"), data)
    return tuple(Section(*header) for header in fields)


def named_sections(source: ByteSource, layout: Layout) -> tuple[NamedSection, ...]:
    """Return the sections by name, in their order; empty when headers or names are stripped."""
    sections = read_sections(source, layout)
    *_, names = _directory(source, layout)
    if names >= len(sections):
        return ()
    strings = _content(source, sections[names])
    return tuple(
        NamedSection(
            strings[section.name : section.name + _LONGEST_NAME].partition(b"\0")[0], section
        )
        for section in sections
        if section.name < len(strings)
    )


def compilers(source: ByteSource, sections: Iterable[NamedSection]) -> tuple[str, ...]:
    """Return the distinct lines of `.comment`, the compilers' signatures; empty without any."""
    for name, section in sections:
        if name == b".comment":
            lines = _content(source, section).split(b"\0")
            return tuple(
                dict.fromkeys(
                    line[:_LONGEST_LINE].decode("utf-8", "backslashreplace")
                    for line in lines[:_MOST_LINES]
                    if line
                )
            )
    return ()


def section_ranges(
    source: ByteSource, sections: Iterable[NamedSection], names: Container[bytes]
) -> list[tuple[int, int]]:
    """Return the file ranges of the sections with some names, in order, without duplicates."""
    ranges: list[tuple[int, int]] = []
    end = 0
    for name, section in sorted(sections, key=lambda named: named.section.offset):
        if name in names and section.type != _NOBITS:
            start, end = max(end, section.offset), max(end, section.offset + section.size)
            if start < min(end, source.size):
                ranges.append((start, min(end, source.size)))
    return ranges


def _directory(source: ByteSource, layout: Layout) -> tuple[int, int, int, int]:
    """Return the offset, entry size and number of the headers, and the index of the name section."""
    head = source.read(0, layout.header_size)
    (table,) = layout.unpack("Q", head[40:]) if layout.wide else layout.unpack("I", head[32:])
    entry, count, names = layout.unpack("HHH", head[58:] if layout.wide else head[46:])
    return table, entry, count, names


def _content(source: ByteSource, section: Section) -> bytes:
    """Return the bytes of a small section; empty if it extends past the file."""
    inside = section.type != _NOBITS and section.offset + section.size <= source.size
    return source.read(section.offset, section.size) if inside and section.size <= _LARGEST else b""
