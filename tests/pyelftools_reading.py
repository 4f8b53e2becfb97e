"""Shared libraries as pyelftools reads them, by their section headers: what our own reading is held against."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection, GNUVerSymSection
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import Symbol

from opwright.model import Binary, GpuCode, Registrations, VersionedReference


def as_pyelftools_reads_it(path: Path, *, machine: str = "x86_64") -> Binary:
    """Return what it tells of a shared library."""
    with path.open("rb") as file:
        elf = ELFFile(file)
        table = next(s for s in elf.iter_sections() if s["sh_type"] == "SHT_DYNSYM")
        symbols = list(table.iter_symbols())
        tags = _dynamic_strings(elf)
        wanted = list(_wanted_symbols(elf, table.name, symbols))
        nodes = _version_nodes(elf)
        comment = elf.get_section_by_name(".comment")
        return Binary(
            path=str(path),
            machine=machine,
            soname=next(iter(tags["DT_SONAME"]), None),
            needed=tuple(tags["DT_NEEDED"]),
            rpath=tuple(
                part
                for value in tags["DT_RUNPATH"] or tags["DT_RPATH"]
                for part in value.split(":")
            ),
            requires=frozenset(name for number, name in wanted if number not in nodes),
            requires_versioned=tuple(
                VersionedReference(name, version=nodes[number][1], library=nodes[number][0])
                for number, name in wanted
                if number in nodes
            ),
            provides=frozenset(symbol.name for symbol in symbols if _offered(symbol)),
            compilers=tuple(
                dict.fromkeys(
                    line.decode()
                    for line in (comment.data() if comment else b"").split(b"\0")
                    if line
                )
            ),
            version_needs=tuple(_version_needs(elf)),
            modules=tuple(sorted(_modules(symbols))),
            executable_stack=any(
                segment["p_flags"] & 1 for segment in elf.iter_segments("PT_GNU_STACK")
            ),
            text_relocations=_has_text_relocations(elf),
            gpu=GpuCode(),
            registers=Registrations(),
        )


def _version_needs(elf: ELFFile) -> Iterator[tuple[str, str]]:
    for section in elf.iter_sections():
        if isinstance(section, GNUVerNeedSection):
            for library, nodes in section.iter_versions():
                yield from (
                    (library.name, node.name) for node in nodes if not node["vna_flags"] & 2
                )


def _modules(symbols: list[Symbol]) -> Iterator[str]:
    for symbol in symbols:
        if symbol.name.startswith("PyInit_") and symbol["st_shndx"] != "SHN_UNDEF":
            yield symbol.name.removeprefix("PyInit_")


def _has_text_relocations(elf: ELFFile) -> bool:
    section = next(s for s in elf.iter_sections() if isinstance(s, DynamicSection))
    flags = next((tag["d_val"] for tag in section.iter_tags("DT_FLAGS")), 0)
    return bool(flags & 4) or any(True for _ in section.iter_tags("DT_TEXTREL"))


def notes_as_pyelftools_reads_them(path: Path) -> list[tuple[str, bytes]]:
    """Return owner and content of each note."""
    with path.open("rb") as file:
        return [
            (note["n_name"], note["n_descdata"])
            for segment in ELFFile(file).iter_segments("PT_NOTE")
            for note in segment.iter_notes()
        ]


def _dynamic_strings(elf: ELFFile) -> dict[str, list[str]]:
    section = next(s for s in elf.iter_sections() if isinstance(s, DynamicSection))
    kinds = ("needed", "soname", "rpath", "runpath")
    return {
        f"DT_{kind.upper()}": [
            getattr(tag, kind) for tag in section.iter_tags(f"DT_{kind.upper()}")
        ]
        for kind in kinds
    }


def _wanted_symbols(elf: ELFFile, table: str, symbols: list[Symbol]) -> Iterator[tuple[int, str]]:
    named = {
        relocation["r_info_sym"]
        for section in elf.iter_sections()
        if isinstance(section, RelocationSection)
        and elf.get_section(section["sh_link"]).name == table
        for relocation in section.iter_relocations()
    }
    for number, symbol in enumerate(symbols):
        strong = symbol["st_info"]["bind"] == "STB_GLOBAL"
        if number in named and strong and symbol["st_shndx"] == "SHN_UNDEF":
            yield number, symbol.name


def _offered(symbol: Symbol) -> bool:
    return (
        symbol["st_shndx"] != "SHN_UNDEF"
        and symbol["st_info"]["bind"] in ("STB_GLOBAL", "STB_WEAK", "STB_LOOS")  # STB_GNU_UNIQUE
        and symbol["st_other"]["visibility"] in ("STV_DEFAULT", "STV_PROTECTED")
    )


def _version_nodes(elf: ELFFile) -> dict[int, tuple[str, str]]:
    sections = list(elf.iter_sections())
    nodes = {
        node["vna_other"] & 0x7FFF: (library.name, node.name)
        for section in sections
        if isinstance(section, GNUVerNeedSection)
        for library, found in section.iter_versions()
        for node in found
    }
    return {
        number: nodes[symbol["ndx"] & 0x7FFF]
        for section in sections
        if isinstance(section, GNUVerSymSection)
        for number, symbol in enumerate(section.iter_symbols())
        if isinstance(symbol["ndx"], int) and symbol["ndx"] & 0x7FFF in nodes
    }
