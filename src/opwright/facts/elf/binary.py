"""Shared libraries in, `Binary` facts out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from opwright import facts
from opwright.facts.archives.byte_source import ByteSource, open_file
from opwright.facts.elf.dynamic import (
    DT_NEEDED,
    DT_RPATH,
    DT_RUNPATH,
    DT_SONAME,
    LONGEST_PATH,
    Elf,
    string_at,
    strings_at,
)
from opwright.facts.elf.flags import modules, needs_executable_stack, relocates_text
from opwright.facts.elf.layout import INFO_BINDING, OTHER, SECTION, Layout
from opwright.facts.elf.notes import read_notes
from opwright.facts.elf.sections import NamedSection, compilers, named_sections
from opwright.facts.gpu_code.device_code import read_gpu_code
from opwright.facts.wheels.reading import TABLES, GpuReading, Reading
from opwright.model import Binary, Inlined, Registrations, StrPath, VersionedReference, lazy

_SHARED_LIBRARY = r"\.so(\.[0-9][^/]*)?$"
_LARGEST_HASHED = 32 << 20
_MOST_NEEDED = 1000
_MOST_FOLDERS = 1000
_MOST_REQUIRED = 100_000
_LONGEST_NAMES = 16 << 20
"""Torch's own largest libraries ask for some 30,000 symbols, whose names have 3 MB."""
_OPENS_A_LIBRARY = (
    "_ZN5torch7LibraryC",
    "aoti_torch_library_init_",
    "_ZN3c1017RegisterOperators",
)
"""The functions of torch that begin to register operators; the last is its oldest way."""
_LOCAL, _WEAK = 0, 2  # bindings
_HIDDEN = (1, 2)  # visibilities: internal, hidden
_VERSION = 0x7FFF  # the bits of a version index without the flag


def is_shared_library(path: str) -> bool:
    """Return whether a file name is that of a shared library, not of a debug file: `x.so`, `x.so.1`."""
    if path.endswith(".so"):
        return True
    return re.search(_SHARED_LIBRARY, path) is not None and not path.endswith(".debug")


def read_binary_file(
    path: StrPath, shown: str | None = None, reading: Reading = TABLES, *, alone: bool = False
) -> Binary:
    """Read one shared library on disk, called `shown` in the result."""
    source = open_file(path)
    sha256 = sha256_of(source) if reading.hashed else None
    return read_binary(source, shown or str(path), reading, sha256=sha256, alone=alone)


def with_names_for_each_other(binaries: Iterable[Binary]) -> tuple[Binary, ...]:
    """
    Return the binaries of one artifact, each providing only what one of them requires.

    The rest are instances of templates, tens of megabytes of names that nobody will ask for.
    """
    binaries = tuple(binaries)
    required = frozenset[str]().union(*(binary.requires for binary in binaries))
    return tuple(binary._replace(provides=binary.provides & required) for binary in binaries)


def sha256_of(source: ByteSource) -> str | None:
    """Return the SHA-256 of a file, None when it is so large that this takes most of the time."""
    if source.size > _LARGEST_HASHED:
        return None
    return lazy.hashlib.sha256(source.read(0, source.size)).hexdigest()


def read_binary(
    source: ByteSource,
    path: str,
    reading: Reading = TABLES,
    *,
    sha256: str | None = None,
    alone: bool = False,
) -> Binary:
    """
    Read one shared library, of which `source` holds the bytes; `path` names it in the result.

    One that is read `alone` provides nothing: nobody else is there to ask it for a name.
    """
    elf = Elf(source, path)
    sections = named_sections(source, elf.layout)
    # The tables are let go of: the rest can take a while.
    binary, numbers = _from_tables(elf, path, alone=alone)
    costly = reading.gpu is None
    inside = reading.inside(binary)
    return binary._replace(
        compilers=compilers(source, sections),
        notes=read_notes(elf),
        sha256=sha256,
        inlined=_inlined(elf, source, sections, numbers, costly=costly) if inside else (),
        registers=_registered(source, sections, binary.requires, out_of_reach=costly),
        gpu=read_gpu_code(
            source,
            sections,
            out_of_reach=costly,
            search=reading.gpu is GpuReading.EVERYTHING,
        ),
    )


def _inlined(
    elf: Elf,
    source: ByteSource,
    sections: Sequence[NamedSection],
    requires: Mapping[str, int],
    *,
    costly: bool,
) -> tuple[Inlined, ...]:
    return facts.from_headers.read_inlined(elf, source, sections, requires, out_of_reach=costly)


def _from_tables(elf: Elf, path: str, *, alone: bool) -> tuple[Binary, Mapping[str, int]]:
    """Return what the tables of the dynamic loader say, and the numbers of the names required."""
    strings = elf.strings()
    numbers_to_find = elf.relocated_symbols()
    count = max(elf.symbol_count(), max(numbers_to_find, default=-1) + 1)
    symbols = elf.symbols(count)
    symbol_offsets = _symbols_to_find(elf, symbols, numbers_to_find)
    if len(symbol_offsets) > _MOST_REQUIRED:
        elf.refuse(f"it asks for more than {_MOST_REQUIRED} symbols")
    provided = () if alone else offered(elf.layout, symbols)
    names = dict(
        zip(symbol_offsets, strings_at(strings, symbol_offsets.values(), path), strict=True)
    )
    if sum(map(len, names.values())) > _LONGEST_NAMES:
        elf.refuse(f"the names of what it asks for have more than {_LONGEST_NAMES} characters")
    needs = elf.version_needs(strings)
    nodes = _version_nodes(elf, needs, names, count)
    soname = elf.tag(DT_SONAME)
    rpath = elf.dynamic.get(DT_RUNPATH) or elf.dynamic.get(DT_RPATH) or ()
    requires = {name: n for n, name in reversed(names.items()) if n not in nodes}
    binary = Binary(
        path=path,
        machine=elf.machine,
        soname=None if soname is None else string_at(strings, soname)[:LONGEST_PATH],
        needed=_needed(elf, strings, path),
        rpath=_search_path(elf, strings, rpath, path),
        requires=frozenset(requires),
        requires_versioned=tuple(
            VersionedReference(names[number], version, library)
            for number, (library, version) in nodes.items()
        ),
        provides=frozenset(strings_at(strings, provided, path, longest=len(strings))),
        version_needs=tuple((library, version) for _, library, version, must in needs if must),
        modules=modules(elf, strings, symbols),
        executable_stack=needs_executable_stack(elf),
        text_relocations=relocates_text(elf),
    )
    return binary, requires


def _needed(elf: Elf, strings: bytes, path: str) -> tuple[str, ...]:
    """Return the libraries that it needs, each once, as the loader loads it once."""
    offsets = dict.fromkeys(elf.dynamic.get(DT_NEEDED, ()))
    if len(offsets) > _MOST_NEEDED:
        elf.refuse(f"it needs more than {_MOST_NEEDED} libraries")
    return tuple(strings_at(strings, offsets, path, longest=LONGEST_PATH))


def _search_path(elf: Elf, strings: bytes, offsets: Sequence[int], path: str) -> tuple[str, ...]:
    folders = [
        folder
        for part in strings_at(strings, offsets[:_MOST_NEEDED], path, longest=_LONGEST_NAMES)
        for folder in part.split(":", _MOST_FOLDERS)
        if folder
    ]
    if len(folders) > _MOST_FOLDERS or any(len(one) > LONGEST_PATH for one in folders):
        elf.refuse(
            f"its search path has more than {_MOST_FOLDERS} folders, or longer ones than a system"
        )
    return tuple(folders)


def _registered(
    source: ByteSource,
    sections: Iterable[NamedSection],
    requires: Iterable[str],
    *,
    out_of_reach: bool,
) -> Registrations | None:
    if not any(name.startswith(_OPENS_A_LIBRARY) for name in requires):
        return Registrations()
    return facts.registrations.read_registrations(
        source, sections, requires, out_of_reach=out_of_reach
    )


def _symbols_to_find(elf: Elf, symbols: bytes, numbers_to_find: set[int]) -> dict[int, int]:
    """Return the name offsets of the symbols that must be found, by number."""
    names, kinds = elf.layout.symbol_words(symbols)
    return {
        number: names[number]
        for number in sorted(numbers_to_find)
        if number < len(kinds)
        and not (kind := kinds[number]) >> SECTION
        and kind >> INFO_BINDING & 0xF not in (_LOCAL, _WEAK)
    }


def offered(layout: Layout, symbols: bytes) -> list[int]:
    """Return the name offsets of the definitions in a symbol table that other libraries can bind to."""
    return [
        name
        for name, kind in zip(*layout.symbol_words(symbols), strict=True)
        if kind >> SECTION
        and kind >> INFO_BINDING & 0xF != _LOCAL
        and kind >> OTHER & 3 not in _HIDDEN
    ]


def _version_nodes(
    elf: Elf, needs: Iterable[tuple[int, str, str, bool]], symbols: Iterable[int], count: int
) -> dict[int, tuple[str, str]]:
    """Return the (library, version) that symbols are bound to, by number, of those that are."""
    versions = elf.version_indices(count)
    if not versions:
        return {}
    node_of = {index: (library, version) for index, library, version, _ in needs}
    versioned = ((number, node_of.get(versions[number] & _VERSION)) for number in symbols)
    return {number: node for number, node in versioned if node}
