"""What LIEF says of shared libraries for Windows, macOS and Linux: with no code of opwright's."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import lief


class Library(NamedTuple):
    """What LIEF says of one library. The names it needs come with where they are looked for, "" for anywhere."""

    needed: tuple[str, ...]
    exports: frozenset[str]
    imports: frozenset[tuple[str, str]]
    optional: frozenset[str] = frozenset()
    passes_on: tuple[str, ...] = ()
    """Libraries whose exports are its own too."""


def read_library(path: Path, system: str, *, exports_alone: bool = False) -> Library:
    if system == "win_amd64":
        return _read_pe(path)
    return (
        _read_elf(path) if system == "aarch64" else _read_macho(path, exports_alone=exports_alone)
    )


def _read_pe(path: Path) -> Library:
    config = lief.PE.ParserConfig()
    config.parse_signature = config.parse_rsrc = config.parse_reloc = False
    binary = lief.PE.parse(os.fspath(path), config)
    exports = binary.get_export().entries if binary.has_exports else ()
    needed = tuple(library.name for library in binary.imports)
    later = tuple(library.name for library in binary.delay_imports)
    return Library(
        (*needed, *later),
        frozenset(entry.name for entry in exports if entry.name),
        frozenset(
            (library.name.lower(), entry.name)
            for library in binary.imports
            for entry in library.entries
            if not entry.is_ordinal
        ),
        frozenset(later) - frozenset(needed),
    )


def _read_macho(path: Path, *, exports_alone: bool) -> Library:
    fat = lief.MachO.parse(os.fspath(path), lief.MachO.ParserConfig.deep)
    arm = lief.MachO.Header.CPU_TYPE.ARM64
    binary = next((one for one in fat if one.header.cpu_type == arm), fat.at(0))
    own = lief.MachO.LoadCommand.TYPE.ID_DYLIB
    weak = lief.MachO.LoadCommand.TYPE.LOAD_WEAK_DYLIB
    libraries = [one for one in binary.libraries if one.command != own]
    names = [_leaf(one.name) for one in libraries]
    optional = frozenset(_leaf(one.name) for one in libraries if one.command == weak)
    has_trie = binary.has_dyld_exports_trie
    trie = binary.dyld_exports_trie if has_trie else binary.dyld_info  # with names passed on
    entries = trie.exports if trie else ()
    exports = frozenset(_plain(entry.symbol.name) for entry in entries if entry.has_symbol)
    imports = set()
    for binding in () if exports_alone else binary.bindings:
        if binding.weak_import or "WEAK" in str(getattr(binding, "binding_class", "")):
            continue
        number, name = binding.library_ordinal, _plain(binding.symbol.name)
        if number > 0 and names[number - 1] not in optional:
            imports.add((names[number - 1], name))
        elif number in (-2, -3) and name not in exports:
            imports.add(("", name))
    again = lief.MachO.LoadCommand.TYPE.REEXPORT_DYLIB
    passes_on = tuple(_leaf(one.name) for one in libraries if one.command == again)
    return Library(tuple(names), exports, frozenset(imports), optional, passes_on)


def _leaf(path: str) -> str:
    return path.rpartition("/")[2] if path.startswith("@") else path


def _plain(name: str) -> str:
    return name.removeprefix("_")


def _read_elf(path: Path) -> Library:
    config = lief.ELF.ParserConfig()
    config.parse_symtab_symbols = config.parse_relocations = config.parse_notes = False
    config.parse_overlay = False
    binary = lief.ELF.parse(os.fspath(path), config)
    needs_one = lief.ELF.Symbol.BINDING.GLOBAL
    return Library(
        tuple(binary.libraries),
        frozenset(symbol.name for symbol in binary.exported_symbols),
        frozenset(
            ("", symbol.name)
            for symbol in binary.dynamic_symbols  # `imported_symbols` leaves those without a type out
            if symbol.name
            and symbol.binding == needs_one
            and symbol.shndx == 0
            and symbol.type != lief.ELF.Symbol.TYPE.TLS  # nor does it list thread-local exports
        ),
    )
