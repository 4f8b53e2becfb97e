"""
The tables of an ELF file that the dynamic loader reads, found the way it finds them.

Nothing is taken from section headers, which may be stripped or lie: the program headers lead to
the dynamic section, and that to every table. The format: System V ABI, chapters 4 and 5
(https://refspecs.linuxfoundation.org/elf/gabi4+/contents.html), and for symbol versions and
hashing the Linux Standard Base, core, chapters 10 and 11.

Every count and offset in the file is a claim. Each is checked against the size of the file before
anything is read or reserved for it.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator
from struct import iter_unpack

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.elf.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


_MACHINES = {
    3: "i386",
    21: "ppc64",
    22: "s390x",
    40: "arm",
    62: "x86_64",
    183: "aarch64",
    243: "riscv",
}
_CLASSES, _ORDERS = {b"\1": False, b"\2": True}, {b"\1": "<", b"\2": ">"}
_KINDS = {1: "an object file", 2: "a non-PIE executable", 4: "a core dump"}
_SHARED_OBJECT = 3
_PT_LOAD, _PT_DYNAMIC, PT_NOTE, _PT_GNU_STACK = 1, 2, 4, 0x6474E551
_VER_FLG_WEAK = 2
_LARGEST_TABLE = 1 << 28
_VERSION_NEEDS = 1 << 11  # bytes that nearly all have of them
_SHARED_STRINGS = 1 << 16  # linkers merge equal strings, so that small tables give out more

LONGEST_SYMBOL = 1 << 16
LONGEST_PATH = 4096
"""Of a library or version that it needs, and of each part of its search path."""

DT_NEEDED, DT_PLTRELSZ, DT_HASH, DT_STRTAB, DT_SYMTAB = 1, 2, 4, 5, 6
DT_RELA, DT_RELASZ, DT_STRSZ, DT_SONAME, DT_RPATH = 7, 8, 10, 14, 15
DT_REL, DT_RELSZ, DT_PLTREL, DT_JMPREL, DT_RUNPATH = 17, 18, 20, 23, 29
DT_GNU_HASH, DT_VERSYM, DT_RELACOUNT, DT_RELCOUNT = 0x6FFFFEF5, 0x6FFFFFF0, 0x6FFFFFF9, 0x6FFFFFFA
DT_VERNEED, DT_VERNEEDNUM = 0x6FFFFFFE, 0x6FFFFFFF
DT_TEXTREL, DT_FLAGS = 22, 30


class Elf:
    """An opened shared object: its header is checked, its tables are read on demand."""

    def __init__(self, source: ByteSource, path: str) -> None:
        self._source = source
        self._path = path
        head = source.read(0, min(64, source.size))
        self.layout, self.machine = self._read_identity(head)
        self.stack_flags: int | None = None
        self._segments = self._read_segments(head)
        self._dynamic: dict[int, list[int]] | None = None

    def refuse(self, reason: str) -> NoReturn:
        raise UnreadableInputError(
            f"{self._path} is a broken ELF file: {reason}; build or copy it again"
        )

    # ---- headers

    def _read_identity(self, head: bytes) -> tuple[Layout, str]:
        if head[:4] != b"\x7fELF":
            raise UnreadableInputError(
                f"{self._path} is not an ELF file: it starts with {head[:4]!r}; "
                "opwright audits Linux shared libraries"
            )
        wide, order = _CLASSES.get(head[4:5]), _ORDERS.get(head[5:6])
        if wide is None or order is None:
            self.refuse("unknown class or byte order in its header")
        layout = Layout(wide, order)
        if len(head) < layout.header_size:
            self.refuse("truncated header")
        kind, machine = layout.unpack("HH", head[16:20])
        if kind != _SHARED_OBJECT:
            raise UnreadableInputError(
                f"{self._path} is {_KINDS.get(kind, f'ELF type {kind}')}, not a shared library; "
                "pass the linked .so"
            )
        return layout, _MACHINES.get(machine, f"machine-{machine}")

    def _read_segments(self, head: bytes) -> list[tuple[int, int, int, int]]:
        """Return (type, offset, address, size in the file) of the segments that lead to tables."""
        wide = self.layout.wide
        table = (
            self.layout.unpack("Q", head[32:])[0] if wide else self.layout.unpack("I", head[28:])[0]
        )
        entry, count = self.layout.unpack("HH", head[54:58] if wide else head[42:46])
        size = 56 if wide else 32
        if count and entry != size:
            self.refuse(f"program headers of {entry} bytes, expected {size}")
        data = self.range(table, entry * count, "program headers")
        segments = []
        code = "IIQQ8xQ16x" if wide else "III4xI4xI4x"
        for header in iter_unpack(self.layout.order + code, data):
            if wide:
                kind, flags, offset, address, in_file = header
            else:
                kind, offset, address, in_file, flags = header
            if kind == _PT_GNU_STACK:
                self.stack_flags = flags
            if kind in (_PT_LOAD, _PT_DYNAMIC, PT_NOTE):
                segments.append((kind, offset, address, in_file))
        return segments

    @property
    def dynamic(self) -> dict[int, list[int]]:
        """Return the values of each tag of the dynamic section, in order."""
        if self._dynamic is None:
            self._dynamic = self._read_dynamic()
        return self._dynamic

    def _read_dynamic(self) -> dict[int, list[int]]:
        segments = [s for s in self._segments if s[0] == _PT_DYNAMIC]
        if not segments or not segments[0][3]:  # a file of debug information has an empty one
            self.refuse("no dynamic section, so it cannot be loaded")
        _, offset, _, size = segments[0]
        words = self.layout.words(
            self.range(offset, size, "dynamic entries"), 8 if self.layout.wide else 4
        )
        dynamic: dict[int, list[int]] = {}
        for tag, value in zip(words[::2], words[1::2], strict=False):
            if tag == 0:
                break
            dynamic.setdefault(tag, []).append(value)
        return dynamic

    # ---- ranges

    def range(self, offset: int, size: int, what: str) -> bytes:
        if size > _LARGEST_TABLE or offset + size > self._source.size:
            self.refuse(f"its {what} ({size} bytes at {offset}) extend past the end of the file")
        return self._source.read(offset, size)

    def segments_of(self, kind: int) -> list[tuple[int, int]]:
        """Return offset and size of each segment of a type that is in the file."""
        return [
            (offset, size)
            for kind_found, offset, _, size in self._segments
            if kind_found == kind and offset + size <= self._source.size
        ]

    def tag(self, tag: int) -> int | None:
        """Return the value of a dynamic tag, the last one as the loader does; None when absent."""
        values = self.dynamic.get(tag)
        return values[-1] if values else None

    def extent(self, address: int, what: str) -> tuple[int, int]:
        """Return the file offset of a loaded address, and how many bytes its segment has from there."""
        for kind, offset, start, size in self._segments:
            if kind == _PT_LOAD and start <= address < start + size:
                at = offset + address - start
                return at, min(start + size - address, max(0, self._source.size - at))
        return self.refuse(f"its {what} at address {address:#x} are not in any segment")

    def at(self, address: int, size: int, what: str) -> bytes:
        """Return `size` bytes from a loaded address."""
        offset, available = self.extent(address, what)
        if size > available:
            self.refuse(f"its {what} need {size} bytes, but only {available} are there")
        return self.range(offset, size, what)

    def strings(self) -> bytes:
        """Return the string table of the dynamic section."""
        address, size = self.tag(DT_STRTAB), self.tag(DT_STRSZ)
        if address is None or not size:
            self.refuse("no string table in its dynamic section")
        return self.at(address, size, "strings")

    def symbols(self, count: int) -> bytes:
        """Return the first `count` entries of the table of dynamic symbols."""
        address = self.tag(DT_SYMTAB)
        if address is None or not count:
            return b""
        return self.at(address, count * self.layout.symbol_size, "symbols")

    # ---- what the loader does with them

    def symbol_count(self) -> int:
        """Return how many dynamic symbols the hash tables prove; 0 when they hash none."""
        if (address := self.tag(DT_GNU_HASH)) is not None:
            return self._gnu_hash_count(address)
        if (address := self.tag(DT_HASH)) is not None:
            # Its entries have 32 bits, except on this one machine.
            size = 8 if self.machine == "s390x" and self.layout.wide else 4
            return self.layout.words(self.at(address, 2 * size, "hash tables"), size)[1]
        return 0

    def _gnu_hash_count(self, address: int) -> int:
        layout = self.layout
        buckets, first, bloom, _ = layout.unpack("IIII", self.at(address, 16, "hash tables"))
        start = address + 16 + bloom * (8 if layout.wide else 4)
        last = max(layout.words(self.at(start, buckets * 4, "hash buckets"), 4), default=0)
        if last < max(first, 1):
            return 0  # every bucket is empty: it defines nothing
        chain = start + buckets * 4 + (last - first) * 4
        offset, available = self.extent(chain, "hash chains")
        step = 4096
        for at in range(0, available, step):
            words = layout.words(
                self.range(offset + at, min(step, available - at), "hash chains"), 4
            )
            for index, word in enumerate(words):
                if word & 1:  # the last of its chain
                    return last + at // 4 + index + 1
        return self.refuse("unterminated hash chain")

    def relocated_symbols(self) -> set[int]:
        """
        Return the numbers of the symbols that a relocation names.

        The loader looks up no other: an undefined symbol without a relocation does no harm.
        """
        plt_is_rela = self.tag(DT_PLTREL) != DT_REL
        return (
            self._relocated(DT_RELA, DT_RELASZ, DT_RELACOUNT, rela=True)
            | self._relocated(DT_REL, DT_RELSZ, DT_RELCOUNT, rela=False)
            | self._relocated(DT_JMPREL, DT_PLTRELSZ, None, rela=plt_is_rela)
        ) - {0}  # what names no symbol

    def _relocated(self, table: int, size: int, relative: int | None, *, rela: bool) -> set[int]:
        infos = self._relocations(table, size, relative, rela=rela)[1 :: 3 if rela else 2]
        if not self.layout.wide:
            return {info >> 8 for info in infos}
        halves = array("I", infos.tobytes())
        return set(halves[1::2] if sys.byteorder == "little" else halves[::2])

    def _relocations(
        self, table: int, size: int, relative: int | None, *, rela: bool
    ) -> array[int]:
        """Return a table of relocations as words, without the relative ones."""
        address, length = self.tag(table), self.tag(size)
        if address is None or not length:
            return array("Q")
        word = 8 if self.layout.wide else 4
        fields = 3 if rela else 2
        # Relative relocations come first, name no symbol, and are most of a large table.
        skip = min((self.tag(relative) or 0) if relative else 0, length // (fields * word))
        start = skip * fields * word
        if start == length:  # and where nothing follows may be where the segment ends
            return array("Q")
        return self.layout.words(self.at(address + start, length - start, "relocations"), word)

    def entries_for(self, number: int, types: Iterable[int]) -> Iterator[int]:
        """
        Yield the addresses that relocations of some types fill with the address of a symbol.

        Of 64-bit files with addends only: x86-64 and aarch64.
        """
        for table, size in ((DT_RELA, DT_RELASZ), (DT_JMPREL, DT_PLTRELSZ)):
            words = self._relocations(table, size, None, rela=True)
            infos = words[1::3]
            for info in (number << 32 | kind for kind in types):
                if info in infos:
                    yield words[3 * infos.index(info)]

    def address_of(self, offset: int) -> int | None:
        """Return the address of a file offset; None if it is in no segment."""
        for kind, begin, address, size in self._segments:
            if kind == _PT_LOAD and begin <= offset < begin + size:
                return address + offset - begin
        return None

    def version_names(self, strings: bytes) -> dict[int, tuple[str, str]]:
        """Return (library, version) of each version index that the file needs."""
        return {index: (lib, version) for index, lib, version, _ in self.version_needs(strings)}

    def version_needs(self, strings: bytes) -> list[tuple[int, str, str, bool]]:
        """Return (version index, library, version, must be there) of each node that it needs."""
        needs = list(self._version_needs())
        libraries = strings_at(
            strings, (library for _, library, *_ in needs), self._path, longest=LONGEST_PATH
        )
        versions = strings_at(
            strings, (version for *_, version, _ in needs), self._path, longest=LONGEST_PATH
        )
        return [
            (index, library, version, not flags & _VER_FLG_WEAK)
            for (index, *_, flags), library, version in zip(needs, libraries, versions, strict=True)
        ]

    def _version_needs(self) -> Iterator[tuple[int, int, int, int]]:
        """Yield (version index, offset of the library's name, that of the version's, flags)."""
        address = self.tag(DT_VERNEED)
        if address is None:
            return
        start, room = self.extent(address, "version needs")
        entries = iter(range(room // 16))  # more than fit in there overlap
        first_ones = self.range(start, min(room, _VERSION_NEEDS), "version needs")

        def entry(code: str, at: int) -> tuple[int, ...]:
            if next(entries, None) is None or at + 16 > room:
                self.refuse("its version needs overlap or extend past their segment")
            if at + 16 <= len(first_ones):
                return self.layout.unpack(code, first_ones[at : at + 16])
            return self.layout.unpack(code, self.range(start + at, 16, "version needs"))

        at = 0
        for _ in range(self.tag(DT_VERNEEDNUM) or 0):
            _, nodes, library, first, following = entry("HHIII", at)
            node = at + first
            for _ in range(nodes):
                _, flags, index, version, step = entry("IHHII", node)
                yield index & 0x7FFF, library, version, flags
                if not step:
                    break
                node += step
            if not following:
                break
            at += following

    def version_indices(self, count: int) -> array[int]:
        """Return the version index of each of the first `count` symbols; empty without versions."""
        address = self.tag(DT_VERSYM)
        data = self.at(address, 2 * count, "symbol versions") if address and count else b""
        return self.layout.words(data, 2)


def string_at(strings: bytes, offset: int) -> str:
    """Return the string that starts at `offset`, up to the end of the table."""
    end = strings.find(b"\0", offset)
    return strings[offset : end if end >= 0 else len(strings)].decode("utf-8", "backslashreplace")


def strings_at(
    strings: bytes,
    offsets: Iterable[int],
    owner: str = "a library",
    *,
    longest: int = LONGEST_SYMBOL,
) -> Iterator[str]:
    """Yield the string at each offset; refuse those outside, too long, and so many that they must overlap."""
    find, size, left = strings.find, len(strings), 4 * len(strings) + _SHARED_STRINGS
    for offset in offsets:
        end = find(b"\0", offset)
        length = (end if end >= 0 else size) - offset
        left -= length
        if left < 0 or offset >= size:
            raise UnreadableInputError(
                f"{owner} is a broken ELF file: its strings overlap or extend past their table; "
                "build or copy it again"
            )
        if length > longest:
            raise UnreadableInputError(
                f"{owner} is a strange ELF file: a name in it has {length} characters, and no "
                f"compiler makes more than {longest}"
            )
        yield strings[offset : offset + length].decode("utf-8", "backslashreplace")
