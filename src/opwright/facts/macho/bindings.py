"""
What dyld binds when it loads an image, and what an image exports.

Apple's `mach-o/fixup-chains.h` for images since macOS 12, and the opcodes of `mach-o/loader.h` for
those before. Names lose the underscore that every C name has on macOS.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

from opwright.facts.macho.header import CHAINED_FIXUPS, EXPORTS_TRIE, MachO
from opwright.model.named_tuple import NamedTuple

ITSELF, MAIN_EXECUTABLE, FLAT, WEAK = 0, -1, -2, -3
"""Numbers that stand for no library: the two last are looked for in all images of the process."""
_MOST_IMPORTS = 200_000
_MOST_EXPORTS = 1 << 20
_LARGEST_BINDINGS = 8 << 20
_LARGEST_NAMES = 64 << 20
_LARGEST_TRIE = 256 << 20
_LONGEST_NAME = 1 << 16
_LONGEST_NUMBER = 10
_CHAINED_HEADER = 28
_FORMATS = {1: "<I", 2: "<I4x", 3: "<Q8x"}
_WEAK_IMPORT = 1
_REEXPORT = 8


class Binding(NamedTuple):
    """A name that is looked for when the image is loaded."""

    library: int
    """Its number among the load commands, from 1 on, or one of those above."""
    name: str
    is_weak: bool
    """Whether it may be missing."""


def bindings(image: MachO) -> frozenset[Binding]:
    """Return what dyld looks for; raise UnreadableInputError for an image of before macOS 10.6."""
    chained = image.data(CHAINED_FIXUPS)
    if chained is not None:
        return frozenset(_chained(image, chained))
    info = image.dyld_info()
    if info is None:
        if image.has_symbols:
            image.refuse("it has neither LC_DYLD_INFO nor LC_DYLD_CHAINED_FIXUPS")
        return frozenset()
    streams = [(info[2], info[3]), (info[6], info[7])]
    return frozenset(
        binding
        for offset, size in streams
        for binding in _bound_by_opcodes(image, _stream(image, offset, size))
    )


def _stream(image: MachO, offset: int, size: int) -> bytes:
    if size > _LARGEST_BINDINGS:
        image.refuse(f"it has {size} bytes of bindings")
    return image.range(offset, size, "bindings") if size else b""


# ---- chained fixups


def _chained(image: MachO, data: bytes) -> Iterator[Binding]:
    if len(data) < _CHAINED_HEADER:
        image.refuse("its chained fixups are truncated")
    _, _, imports, names, count, code, compression = struct.unpack_from("<7I", data)
    form = _FORMATS.get(code)
    if form is None or compression > 1:
        image.refuse(f"unknown format {code} of its chained imports")
    table = data[imports : imports + struct.calcsize(form) * count]
    if count > _MOST_IMPORTS or len(table) < struct.calcsize(form) * count:
        image.refuse(f"it claims {count} chained imports")
    strings = _inflated(image, data[names:]) if compression else data[names:]
    left = _LARGEST_NAMES
    for (word,) in struct.iter_unpack(form, table):
        if form == _FORMATS[3]:
            library, weak, at = _signed(word & 0xFFFF, 16), word >> 16 & 1, word >> 32
        else:
            library, weak, at = _signed(word & 0xFF, 8), word >> 8 & 1, word >> 9
        name = _text(image, strings, at)
        left -= len(name)
        if left < 0:
            image.refuse("the names of its imports overlap")
        yield Binding(library, name, bool(weak))


def _signed(number: int, bits: int) -> int:
    """Return the number of a library; the last sixteen are those that stand for none."""
    return number - (1 << bits) if number > (1 << bits) - 16 else number


def _inflated(image: MachO, data: bytes) -> bytes:
    try:
        inflating = zlib.decompressobj()
        return inflating.decompress(data, _LARGEST_NAMES)
    except zlib.error as error:
        image.refuse(f"its names cannot be inflated ({error})")


def _text(image: MachO, data: bytes, at: int) -> str:
    end = data.find(b"\0", at, at + _LONGEST_NAME)
    if end < 0:
        image.refuse("a name in its tables has no end")
    return _plain(data[at:end])


def _plain(name: bytes) -> str:
    return name.removeprefix(b"_").decode("utf-8", "backslashreplace")


# ---- opcodes


def _bound_by_opcodes(image: MachO, data: bytes) -> Iterator[Binding]:
    """Yield each binding of a stream, once for as long as it is bound again and again, in vtables."""
    stream = _Stream(image, data)
    library, name, is_weak = ITSELF, "", False
    bound: Binding | None = None
    while opcode := stream.opcode():
        if opcode in _LIBRARIES:
            library = stream.library(opcode)
        elif opcode == _NAME:
            name, is_weak = stream.name(), bool(stream.low & _WEAK_IMPORT)
        else:
            stream.skip_numbers(opcode)
        if opcode in _BINDS and (library, name, is_weak) != bound:
            bound = Binding(library, name, is_weak)
            yield bound


_LIBRARIES = _IMMEDIATE, _ULEB, _SPECIAL = 0x10, 0x20, 0x30
_NAME = 0x40
_BINDS = (0x90, 0xA0, 0xB0, 0xC0)
_THREADED = 0xD0
_NUMBERS = {0x50: 0, 0x60: 1, 0x70: 1, 0x80: 1, 0x90: 0, 0xA0: 1, 0xB0: 0, 0xC0: 2, _THREADED: 0}
"""How many numbers follow an opcode: types, addends, places and how often."""


class _Stream:
    """Opcodes, of which the low four bits are a small number."""

    def __init__(self, image: MachO, data: bytes) -> None:
        self._image, self._data = image, data
        self._at = 0
        self._left = _LARGEST_NAMES
        self.low = 0

    def opcode(self) -> int:
        """Return the next opcode; 0 at the end. A zero stands between lazy ones, and fills the end."""
        while self._at < len(self._data):
            byte = self._data[self._at]
            self._at += 1
            if byte & 0xF0:
                self.low = byte & 0xF
                return byte & 0xF0
        return 0

    def library(self, opcode: int) -> int:
        if opcode == _ULEB:
            return self._number()
        return self.low if opcode == _IMMEDIATE or not self.low else self.low - 16

    def name(self) -> str:
        end = self._data.find(b"\0", self._at, self._at + _LONGEST_NAME)
        if end < 0:
            self._image.refuse("a name in its bindings has no end")
        name, self._at = self._data[self._at : end], end + 1
        self._left -= len(name)
        if self._left < 0:
            self._image.refuse("its bindings have too many names")
        return _plain(name)

    def skip_numbers(self, opcode: int) -> None:
        if opcode not in _NUMBERS:
            self._image.refuse(f"unknown opcode {opcode:#x} in its bindings")
        is_table_size = opcode == _THREADED and not self.low
        for _ in range(_NUMBERS[opcode] + is_table_size):
            self._number()

    def _number(self) -> int:
        value, self._at = _uleb(self._image, self._data, self._at)
        return value


def _uleb(image: MachO, data: bytes, at: int) -> tuple[int, int]:
    """Return a number and where it ends."""
    value = shift = 0
    for end in range(at, min(at + _LONGEST_NUMBER, len(data))):
        value |= (data[end] & 0x7F) << shift
        shift += 7
        if not data[end] & 0x80:
            return value, end + 1
    return image.refuse("a number in its tables has no end")


# ---- exports


def exports(image: MachO) -> frozenset[str]:
    """Return the names that an image exports, those of others that it exports again among them."""
    data = image.data(EXPORTS_TRIE)
    if data is None:
        info = image.dyld_info()
        data = image.range(info[8], info[9], "exports") if info and info[9] else b""
    return frozenset(_names_in_trie(image, data)) if data else frozenset()


def _names_in_trie(image: MachO, data: bytes) -> Iterator[str]:
    waiting, seen = [(0, b"")], set[int]()
    left = _LARGEST_TRIE
    while waiting:
        at, name = waiting.pop()
        if at in seen or len(seen) > _MOST_EXPORTS or at >= len(data) or len(name) > _LONGEST_NAME:
            image.refuse("its exports overlap or extend past their table")
        seen.add(at)
        size, at = _uleb(image, data, at)
        if size:
            yield _plain(name)
        at += size
        for _ in range(data[at] if at < len(data) else 0):
            end = data.find(b"\0", at + 1, at + 1 + _LONGEST_NAME)
            if end < 0:
                image.refuse("a name in its exports has no end")
            child, following = _uleb(image, data, end + 1)
            waiting.append((child, name + data[at + 1 : end]))
            left -= len(waiting[-1][1])
            if left < 0:
                image.refuse(f"its exports have more than {_LARGEST_TRIE} characters")
            at = following - 1
