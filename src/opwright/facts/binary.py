"""Shared libraries in, `Binary` facts out."""

from __future__ import annotations

import re
from collections.abc import Iterable

from opwright.facts.byte_source import ByteSource, open_file
from opwright.facts.elf import (
    DT_NEEDED,
    DT_RPATH,
    DT_RUNPATH,
    DT_SONAME,
    Elf,
    string_at,
    strings_at,
)
from opwright.facts.elf_notes import read_notes
from opwright.facts.elf_sections import compilers
from opwright.model import Binary, StrPath, VersionedReference

_SHARED_LIBRARY = re.compile(r"\.so(\.[0-9][^/]*)?$")
_LARGEST_HASHED = 32 << 20
_UNDEFINED = 0
_LOCAL, _WEAK = 0, 2  # bindings
_HIDDEN = (1, 2)  # visibilities: internal, hidden
_VERSION = 0x7FFF  # the bits of a version index that are no flag


def is_shared_library(path: str) -> bool:
    """Return whether a file is called like a shared library: `x.so`, `x.so.1`; no debug file."""
    return _SHARED_LIBRARY.search(path) is not None and not path.endswith(".debug")


def read_binary_file(
    path: StrPath, shown: str | None = None, *, hashed: bool = False, alone: bool = False
) -> Binary:
    """Read one shared library on disk, called `shown` in the result; `hashed` as in `sha256_of`."""
    source = open_file(path)
    sha256 = sha256_of(source) if hashed else None
    return read_binary(source, shown or str(path), sha256=sha256, alone=alone)


def with_names_for_each_other(binaries: Iterable[Binary]) -> tuple[Binary, ...]:
    """
    Return the binaries of one artifact, each providing only what one of them requires.

    The rest are instances of templates, tens of megabytes of names that nobody will ask for.
    """
    binaries = tuple(binaries)
    wanted = frozenset[str]().union(*(binary.requires for binary in binaries))
    return tuple(binary._replace(provides=binary.provides & wanted) for binary in binaries)


def sha256_of(source: ByteSource) -> str | None:
    """Return the SHA-256 of a file, None when it is so large that this takes most of the time."""
    if source.size > _LARGEST_HASHED:
        return None
    from hashlib import sha256  # noqa: PLC0415 - loads OpenSSL, 5 ms

    return sha256(source.read(0, source.size)).hexdigest()


def read_binary(
    source: ByteSource, path: str, *, sha256: str | None = None, alone: bool = False
) -> Binary:
    """
    Read one shared library, of which `source` holds the bytes; `path` names it in the result.

    One that is read `alone` provides nothing: nobody else is there to ask it for a name.
    """
    elf = Elf(source, path)
    strings = elf.strings()
    asked_for = elf.symbols_asked_for()
    count = max(elf.symbol_count(), max(asked_for, default=-1) + 1)
    symbols = elf.symbols(count)
    wanted = _wanted(elf, symbols, asked_for)
    provided = () if alone else _provided(elf, symbols)
    names = dict(zip(wanted, strings_at(strings, wanted.values(), path), strict=True))
    nodes = _version_nodes(elf, strings, names, count)
    soname = elf.tag(DT_SONAME)
    rpath = elf.dynamic.get(DT_RUNPATH) or elf.dynamic.get(DT_RPATH) or ()
    return Binary(
        path=path,
        machine=elf.machine,
        soname=None if soname is None else string_at(strings, soname),
        needed=tuple(strings_at(strings, elf.dynamic.get(DT_NEEDED, ()), path)),
        rpath=tuple(d for part in strings_at(strings, rpath, path) for d in part.split(":") if d),
        requires=frozenset(name for number, name in names.items() if number not in nodes),
        requires_versioned=tuple(
            VersionedReference(names[number], version=version, library=library)
            for number, (library, version) in nodes.items()
        ),
        provides=frozenset(strings_at(strings, provided, path)),
        compilers=compilers(source, elf.layout),
        notes=read_notes(elf),
        sha256=sha256,
    )


def _wanted(elf: Elf, symbols: bytes, asked_for: set[int]) -> dict[int, int]:
    """Return where the names are of the symbols that must be found, by number."""
    return {
        number: name
        for number, name, info in elf.layout.undefined(symbols)
        if info >> 4 not in (_LOCAL, _WEAK) and number in asked_for
    }


def _provided(elf: Elf, symbols: bytes) -> list[int]:
    """Return where the names are of the symbols that others can bind to."""
    return [name for name, *kind in elf.layout.symbols(symbols) if is_offered(*kind)]


def _version_nodes(
    elf: Elf, strings: bytes, wanted: Iterable[int], count: int
) -> dict[int, tuple[str, str]]:
    """Return the (library, version) that symbols are bound to, by number, of those that are."""
    versions, needs = elf.version_indices(count), elf.version_names(strings)
    if not versions:
        return {}
    found = ((number, needs.get(versions[number] & _VERSION)) for number in wanted)
    return {number: node for number, node in found if node}


def is_offered(info: int, other: int, section: int) -> bool:
    """Return whether a dynamic symbol is a definition that other libraries can bind to."""
    return section != _UNDEFINED and info >> 4 != _LOCAL and other & 3 not in _HIDDEN
