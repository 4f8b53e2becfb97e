"""
The load commands of a Mach-O file.

Apple's `mach-o/loader.h` and `mach-o/fat.h`. A universal file holds one image for each processor.
Every count and offset in the file is a claim, which is checked before anything is read for it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

MAGIC_64 = b"\xcf\xfa\xed\xfe"
_MAGIC_32 = b"\xce\xfa\xed\xfe"
_UNIVERSAL = {b"\xca\xfe\xba\xbe": ">iiIII", b"\xca\xfe\xba\xbf": ">iiQQII"}
"""With offsets of 32 and of 64 bits."""
_64_BITS = 0x01000000
_MACHINES = {0x0100000C: "macosx_arm64", 0x01000007: "macosx_x86_64"}
_LOADED = (6, 8)  # MH_DYLIB, MH_BUNDLE
_TWO_LEVEL = 0x80
_MOST_IMAGES = 16  # a Java class has the same magic number, and 45 or more there
_MOST_COMMANDS, _LARGEST_COMMANDS = 10_000, 1 << 20
_LEAST_COMMAND = 8
_LARGEST_TABLE = 1 << 28
_LONGEST_PATH = 4096

LOAD_DYLIB, ID_DYLIB, LAZY_LOAD_DYLIB = 0xC, 0xD, 0x20
LOAD_WEAK_DYLIB, REEXPORT_DYLIB, LOAD_UPWARD_DYLIB = 0x80000018, 0x8000001F, 0x80000023
LIBRARIES = (LOAD_DYLIB, LOAD_WEAK_DYLIB, REEXPORT_DYLIB, LAZY_LOAD_DYLIB, LOAD_UPWARD_DYLIB)
"""Those that count in the numbers of libraries by which symbols are bound."""
RPATH = 0x8000001C
DYLD_INFO, DYLD_INFO_ONLY = 0x22, 0x80000022
EXPORTS_TRIE, CHAINED_FIXUPS = 0x80000033, 0x80000034
_VERSION_MIN_MACOSX, _BUILD_VERSION = 0x24, 0x32
_MACOS = 1
_SYMTAB = 2


class MachO:
    """One image for one processor: its load commands are checked, its tables are read on demand."""

    def __init__(self, source: ByteSource, path: str, offset: int = 0) -> None:
        self._source = source
        self._path = path
        self._offset = offset
        magic, processor, kind, count, size, flags = struct.unpack(
            "<4si4xIIII4x", self.range(0, 32, "header")
        )
        if magic != MAGIC_64:
            what = "for 32 bits" if magic == _MAGIC_32 else f"unknown: it starts with {magic!r}"
            raise UnreadableInputError(f"{path} is a Mach-O file {what}; it was not judged")
        if kind not in _LOADED:
            raise UnreadableInputError(
                f"{path} is a Mach-O file of type {kind}, not a library; pass the linked .dylib or .so"
            )
        if count > _MOST_COMMANDS or size > _LARGEST_COMMANDS:
            self.refuse(f"it has {count} load commands of {size} bytes")
        self.machine = _MACHINES.get(processor, f"macosx-cpu-{processor:#x}")
        self.is_two_level = bool(flags & _TWO_LEVEL)
        self._commands = list(self._split(self.range(32, size, "load commands"), count))

    def refuse(self, reason: str) -> NoReturn:
        raise UnreadableInputError(
            f"{self._path} is a broken Mach-O file: {reason}; build or copy it again"
        )

    def range(self, offset: int, size: int, what: str) -> bytes:
        """Return bytes by their offset within the image."""
        if size > _LARGEST_TABLE or self._offset + offset + size > self._source.size:
            self.refuse(f"its {what} extend past the end of the file")
        return self._source.read(self._offset + offset, size)

    def _split(self, data: bytes, count: int) -> Iterator[tuple[int, bytes]]:
        """Yield the number and the whole of each load command."""
        at = 0
        for _ in range(count):
            if at + _LEAST_COMMAND > len(data):
                self.refuse("its load commands extend past their size")
            kind, size = struct.unpack_from("<II", data, at)
            if size < _LEAST_COMMAND or at + size > len(data):
                self.refuse("a load command extends past the others")
            yield kind, data[at : at + size]
            at += size

    def texts(self, *kinds: int) -> Iterator[tuple[int, str]]:
        """Yield (kind, text) of the commands that hold a path, in their order."""
        for kind, command in self._commands:
            if kind in kinds:
                start = int.from_bytes(command[8:12], "little")
                text = command[start : start + _LONGEST_PATH].partition(b"\0")[0]
                yield kind, text.decode("utf-8", "backslashreplace")

    def data(self, kind: int) -> bytes | None:
        """Return the part of __LINKEDIT that a command leads to; None without such a command."""
        for words in self._words(kind, 4):
            return self.range(words[2], words[3], "tables of the loader")
        return None

    def dyld_info(self) -> tuple[int, ...] | None:
        """Return the ten words of LC_DYLD_INFO: offset and size of rebase, bind, weak, lazy, export."""
        found = [*self._words(DYLD_INFO, 12), *self._words(DYLD_INFO_ONLY, 12)]
        return found[0][2:] if found else None

    @property
    def has_symbols(self) -> bool:
        """Whether there is a symbol table with something in it."""
        return any(words[3] for words in self._words(_SYMTAB, 4))

    @property
    def minos(self) -> str | None:
        """The oldest macOS that it was linked for, `11.0`; None where it does not say."""
        for _, _, version in self._words(_VERSION_MIN_MACOSX, 3):
            return _version(version)
        for _, _, platform, version in self._words(_BUILD_VERSION, 4):
            return _version(version) if platform == _MACOS else None
        return None

    def _words(self, kind: int, count: int) -> Iterator[tuple[int, ...]]:
        """Yield the first words of each command of a kind, its number and size among them."""
        for found, command in self._commands:
            if found == kind and len(command) >= 4 * count:
                yield struct.unpack_from(f"<{count}I", command)


def _version(packed: int) -> str:
    return f"{packed >> 16}.{packed >> 8 & 0xFF}"


def images(source: ByteSource, path: str) -> tuple[MachO, ...]:
    """Return the images of a file: one, or of a universal file one for each processor of 64 bits."""
    head = source.read(0, min(8, source.size))
    code = _UNIVERSAL.get(head[:4])
    if code is None:
        return (MachO(source, path),)
    count = int.from_bytes(head[4:], "big")
    if count > _MOST_IMAGES:
        raise UnreadableInputError(f"{path} is not a Mach-O file: it claims {count} processors")
    size = struct.calcsize(code)
    table = source.read(8, size * count)  # raises past the end
    entries = [(entry[0], entry[2]) for entry in struct.iter_unpack(code, table)]
    wide = [offset for processor, offset in entries if processor & _64_BITS]
    if not wide:
        raise UnreadableInputError(f"{path} is a Mach-O file for 32 bits; it was not judged")
    return tuple(MachO(source, path, offset) for offset in wide)
