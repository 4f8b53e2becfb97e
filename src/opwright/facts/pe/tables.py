"""The import and export tables of a DLL."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from opwright.facts.pe.image import DELAYED_IMPORTS, EXPORTS, IMPORTS, Image
from opwright.model.named_tuple import NamedTuple

_MOST_LIBRARIES = 1000
_MOST_IMPORTS = 200_000
_MOST_EXPORTS = 1 << 17
"""A linker numbers them with 16 bits; some of them may have two names."""
_EXPORT_DIRECTORY = 40
_IS_RELATIVE = 1


class Import(NamedTuple):
    """A library, and what is imported from it: a name, or `#12` for an export by ordinal."""

    library: str
    names: frozenset[str]


def imports(image: Image) -> Iterator[Import]:
    """Yield what the loader must find when it loads the image."""
    for library, _, thunks in _descriptors(image, _PLAIN):
        yield Import(library, thunks)


def delayed_imports(image: Image) -> Iterator[Import]:
    """Yield the delay-loaded imports: none of them is missed at load time."""
    for library, flags, thunks in _descriptors(image, _DELAYED):
        if flags & _IS_RELATIVE:  # otherwise its addresses are those of a 32-bit Visual C++ 6
            yield Import(library, thunks)


class _Descriptor(NamedTuple):
    """Where an import descriptor has what: how it is packed, and the numbers of three words."""

    directory: int
    code: str
    name: int
    names: int
    table: int
    """What the loader overwrites; some old linkers write the names only there."""


_PLAIN = _Descriptor(IMPORTS, "<IIIII", name=3, names=0, table=4)
_DELAYED = _Descriptor(DELAYED_IMPORTS, "<IIIIIIII", name=1, names=4, table=3)


def _descriptors(image: Image, where: _Descriptor) -> Iterator[tuple[str, int, frozenset[str]]]:
    """Yield (library, first word, names) of each descriptor."""
    address, _ = image.directory(where.directory)
    left = _MOST_IMPORTS
    for _ in range(_MOST_LIBRARIES if address else 0):
        size = struct.calcsize(where.code)
        words = struct.unpack(where.code, image.at(address, size, "imports"))
        if not words[where.name]:
            return
        found = frozenset(_thunks(image, words[where.names] or words[where.table], left))
        left -= len(found)
        yield image.text(words[where.name], "imports"), words[0], found
        address += size
    if address:
        image.refuse(f"it imports from more than {_MOST_LIBRARIES} libraries")


def _thunks(image: Image, address: int, most: int) -> Iterator[str]:
    """Yield the names of a table that ends with a zero."""
    size = 8 if image.is_wide else 4
    by_number = 1 << (8 * size - 1)
    for _ in range(most):
        thunk = int.from_bytes(image.at(address, size, "imports"), "little")
        if not thunk:
            return
        yield f"#{thunk & 0xFFFF}" if thunk & by_number else image.text(thunk + 2, "imports")
        address += size
    image.refuse(f"it imports more than {_MOST_IMPORTS} names")


def exports(image: Image) -> frozenset[str]:
    """Return the names that a DLL exports, those that it forwards to another one among them."""
    address, _ = image.directory(EXPORTS)
    if not address:
        return frozenset()
    count, names = struct.unpack("<I4xI", image.at(address, _EXPORT_DIRECTORY, "exports")[24:36])
    if count > _MOST_EXPORTS:
        image.refuse(f"it exports {count} names, and no linker makes more than 65,535")
    table = struct.unpack(f"<{count}I", image.at(names, 4 * count, "exports")) if count else ()
    return frozenset(image.text(at, "exports") for at in table)
