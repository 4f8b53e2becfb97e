"""
The headers of a PE file, and its bytes by the address that they are loaded at.

Microsoft's PE Format: https://learn.microsoft.com/windows/win32/debug/pe-format. Every count and
address in the file is a claim, which is checked before anything is read for it.
"""

from __future__ import annotations

import struct

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.elf.sections import NamedSection, Section

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

EXPORTS, IMPORTS, DELAYED_IMPORTS = 0, 1, 13
"""Numbers of the data directories."""
LONGEST_NAME = 4096
"""cl.exe cuts names off there."""
_MACHINES = {0x8664: "win_amd64", 0xAA64: "win_arm64", 0x14C: "win32"}
_DLL = 0x2000
_HEADER, _SECTION = 24, 40
_CONTENT = 1
"""The type of section that holds bytes, as ELF counts them."""
_MAGICS = {0x10B: False, 0x20B: True}
_MOST_SECTIONS = 96  # the loader's own limit
_LARGEST_SECTION = 1 << 28
_LARGEST_OPTIONAL_HEADER = 4096
_LONGEST_NAMES = 64 << 20
"""Of all names together: torch's largest library has 6 MB."""


class Image:
    """An opened DLL: its headers are checked, its sections are read when they are asked for."""

    def __init__(self, source: ByteSource, path: str) -> None:
        self._source = source
        self._path = path
        self._sections: list[tuple[int, int, int]] = []
        self.named_sections: list[NamedSection] = []
        """Those with bytes in the file, by names of up to 8 characters."""
        self._directories: list[tuple[int, int]] = []
        self._read: dict[int, bytes] = {}
        self._left = _LONGEST_NAMES
        self.machine, self.is_wide = self._read_headers()

    def refuse(self, reason: str) -> NoReturn:
        raise UnreadableInputError(
            f"{self._path} is a broken PE file: {reason}; build or copy it again"
        )

    def _range(self, offset: int, size: int, what: str) -> bytes:
        if offset + size > self._source.size:
            self.refuse(f"its {what} extend past the end of the file")
        return self._source.read(offset, size)

    def _read_headers(self) -> tuple[str, bool]:
        if self._range(0, 2, "headers") != b"MZ":
            raise UnreadableInputError(f"{self._path} is not a PE file")
        (at,) = struct.unpack("<I", self._range(60, 4, "headers"))
        signature, number, count, size, kind = struct.unpack(
            "<4sHH12xHH", self._range(at, _HEADER, "headers")
        )
        if signature != b"PE\0\0":
            self.refuse("it has no PE header")
        if not kind & _DLL:
            raise UnreadableInputError(
                f"{self._path} is a Windows program or object, not a DLL; pass the linked .pyd"
            )
        if count > _MOST_SECTIONS or size > _LARGEST_OPTIONAL_HEADER:
            self.refuse(f"it has {count} sections and {size} bytes of optional header")
        optional = self._range(at + _HEADER, size, "headers")
        magic = int.from_bytes(optional[:2], "little")
        if magic not in _MAGICS:
            self.refuse(f"unknown magic number {magic:#x} in its optional header")
        is_wide = _MAGICS[magic]
        self._directories = _directories(optional[108 if is_wide else 92 :])
        table = self._range(at + _HEADER + size, _SECTION * count, "section headers")
        for name, in_memory, address, in_file, offset in struct.iter_unpack("<8sIIII16x", table):
            if in_file:
                section = Section(0, _CONTENT, offset, min(in_file, in_memory or in_file), 0)
                self.named_sections.append(NamedSection(name.rstrip(b"\0"), section))
                self._sections.append((address, min(in_file, max(in_memory, 1) + 4096), offset))
        return _MACHINES.get(number, f"win-machine-{number:#x}"), is_wide

    def directory(self, number: int) -> tuple[int, int]:
        """Return the address and size of a data directory; (0, 0) if there is none."""
        return self._directories[number] if number < len(self._directories) else (0, 0)

    # ---- by address

    def at(self, address: int, size: int, what: str) -> bytes:
        """Return exactly `size` bytes from an address."""
        data, start = self._section_of(address, what)
        if start + size > len(data):
            self.refuse(f"its {what} extend past their section")
        return data[start : start + size]

    def text(self, address: int, what: str) -> str:
        """Return the string at an address."""
        data, start = self._section_of(address, what)
        end = data.find(b"\0", start, start + LONGEST_NAME + 1)
        if end < 0:
            self.refuse(f"a name in its {what} has no end, or more than {LONGEST_NAME} characters")
        self._left -= end - start
        if self._left < 0:
            self.refuse(f"its names have more than {_LONGEST_NAMES} characters")
        return data[start:end].decode("utf-8", "backslashreplace")

    def _section_of(self, address: int, what: str) -> tuple[bytes, int]:
        """Return the bytes of the section that an address lies in, and where in it."""
        for number, (begin, size, offset) in enumerate(self._sections):
            if begin <= address < begin + size:
                if number not in self._read:
                    if size > _LARGEST_SECTION:
                        self.refuse(f"a section of it has {size} bytes")
                    self._read[number] = self._range(offset, size, what)
                return self._read[number], address - begin
        return self.refuse(f"its {what} lie outside of its sections")


def _directories(data: bytes) -> list[tuple[int, int]]:
    count = min(int.from_bytes(data[:4], "little"), (len(data) - 4) // 8, 16)
    return [struct.unpack_from("<II", data, 4 + 8 * number) for number in range(max(count, 0))]
