"""
The section headers of an ELF file: what the loader never reads.

They tell which compilers wrote the objects (`.comment`), and they find the symbols of a library
whose dynamic section is out of reach, because it lies in the middle of a compressed stream.
"""

from typing import NamedTuple

from opwright.facts.byte_source import ByteSource
from opwright.facts.elf_layout import Layout

DYNSYM = 11
"""The type of the section that holds the dynamic symbols."""
_NOBITS = 8  # has a size, and no bytes in the file
_LARGEST = 1 << 16


class Section(NamedTuple):
    """One section header. `link` is the number of the section it refers to."""

    name: int
    """Where its name starts in the section of names."""
    type: int
    offset: int
    size: int
    link: int


def read_sections(source: ByteSource, layout: Layout) -> tuple[Section, ...]:
    """Return the section headers; empty when they are stripped or lead nowhere."""
    table, entry, count, _ = _directory(source, layout)
    if entry != (64 if layout.wide else 40) or table + entry * count > source.size:
        return ()
    data = source.read(table, entry * count)
    code = "IIQQQQI" if layout.wide else "IIIIIII"
    headers = (layout.unpack(code, data[at : at + entry]) for at in range(0, len(data), entry))
    return tuple(
        Section(name, kind, offset, size, link) for name, kind, _, _, offset, size, link in headers
    )


def compilers(source: ByteSource, layout: Layout) -> tuple[str, ...]:
    """Return the distinct lines of `.comment`, the compilers' signatures; empty without any."""
    sections = read_sections(source, layout)
    *_, names = _directory(source, layout)
    if names >= len(sections):
        return ()
    strings = _content(source, sections[names])
    for section in sections:
        if strings[section.name : section.name + 9] == b".comment\0":
            lines = _content(source, section).split(b"\0")
            return tuple(
                dict.fromkeys(line.decode("utf-8", "backslashreplace") for line in lines if line)
            )
    return ()


def _directory(source: ByteSource, layout: Layout) -> tuple[int, int, int, int]:
    """Return where the headers are, how long each is, how many, and which one holds the names."""
    head = source.read(0, layout.header_size)
    (table,) = layout.unpack("Q", head[40:]) if layout.wide else layout.unpack("I", head[32:])
    entry, count, names = layout.unpack("HHH", head[58:] if layout.wide else head[46:])
    return table, entry, count, names


def _content(source: ByteSource, section: Section) -> bytes:
    """Return the bytes of a small section; none of one that claims to lie elsewhere."""
    inside = section.type != _NOBITS and section.offset + section.size <= source.size
    return source.read(section.offset, section.size) if inside and section.size <= _LARGEST else b""
