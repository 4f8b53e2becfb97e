"""The undefined symbols of an object file."""

from __future__ import annotations

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, open_file
from opwright.facts.elf.dynamic import strings_at
from opwright.facts.elf.layout import Layout
from opwright.facts.elf.sections import read_sections

_ELFCLASS64, _ELFDATA2LSB = 2, 1
_SYMTAB = 2
_HEADER = 64


def undefined_names(path: str) -> frozenset[str]:
    """Return the undefined names of an object file; raise UnreadableInputError when it is none."""
    source = open_file(path)
    head = source.read(0, min(_HEADER, source.size))
    if head[:4] != b"\x7fELF" or len(head) < _HEADER:
        raise UnreadableInputError(f"{path} is not an object file")
    layout = Layout(head[4] == _ELFCLASS64, "<" if head[5] == _ELFDATA2LSB else ">")
    return frozenset(_names(source, layout, path))


def _names(source: ByteSource, layout: Layout, path: str) -> list[str]:
    sections = read_sections(source, layout)
    table = next((section for section in sections if section.type == _SYMTAB), None)
    if table is None or table.link >= len(sections):
        return []
    strings = sections[table.link]
    text = source.read(strings.offset, strings.size)
    symbols = source.read(table.offset, table.size)
    names = [name for _, name, _ in layout.undefined(symbols) if name]
    return list(strings_at(text, names, path))
