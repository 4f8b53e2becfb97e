"""DLLs of a few hundred bytes, written without a compiler: what Windows' loader reads, and nothing else."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping

BASE = 0x1000
"""The address of the only section."""
_HEADERS = 0x200
_MACHINES = {"win_amd64": 0x8664, "win_arm64": 0xAA64}


class _Section:
    """Bytes that are appended to; each piece tells its address."""

    def __init__(self) -> None:
        self.data = bytearray(8)

    def put(self, data: bytes) -> int:
        self.data += bytes(-len(self.data) % 8)
        at = BASE + len(self.data)
        self.data += data
        return at

    def text(self, text: str) -> int:
        return self.put(text.encode() + b"\0")


def dll(  # noqa: PLR0913 - each is a part of it
    *,
    imports: Mapping[str, Iterable[str | int]] | None = None,
    delayed: Mapping[str, Iterable[str]] | None = None,
    provides: Iterable[str] = (),
    machine: str = "win_amd64",
    kind: int = 0x2022,
    gpu_code: bytes = b"",
) -> bytes:
    """
    Return a DLL that asks libraries for names, or for numbers, and exports names.

    It asks those in `delayed` when they are first called.
    """
    section = _Section()
    directories = [(0, 0)] * 16
    if names := sorted(provides):
        directories[0] = section.put(_exports(section, names)), 40
    if imports:
        table = b"".join(
            struct.pack("<IIIII", thunks, 0, 0, name, thunks)
            for name, thunks in _libraries(section, imports)
        )
        directories[1] = section.put(table + bytes(20)), len(table) + 20
    if delayed:
        table = b"".join(
            struct.pack("<IIIIIIII", 1, name, 0, thunks, thunks, 0, 0, 0)
            for name, thunks in _libraries(section, delayed)
        )
        directories[13] = section.put(table + bytes(32)), len(table) + 32
    return image(bytes(section.data), directories, machine=machine, kind=kind, gpu_code=gpu_code)


def image(
    data: bytes,
    directories: list[tuple[int, int]],
    *,
    machine: str = "win_amd64",
    kind: int = 0x2022,
    gpu_code: bytes = b"",
) -> bytes:
    """Return an image with one section, and one more with code for GPUs if there is any."""
    optional = struct.pack("<H106xI", 0x20B, 16)
    optional += b"".join(struct.pack("<II", *directory) for directory in directories)
    header = b"MZ".ljust(60, b"\0") + struct.pack("<I", 64)
    coff = struct.pack(
        "<4sHHIIIHH", b"PE", _MACHINES[machine], 1 + bool(gpu_code), 0, 0, 0, len(optional), kind
    )
    section = struct.pack(
        "<8sIIIIIIHHI", b".rdata", len(data), BASE, len(data), _HEADERS, 0, 0, 0, 0, 0
    )
    if gpu_code:
        place = BASE + (len(data) + 0xFFF & ~0xFFF), len(gpu_code), _HEADERS + len(data)
        section += struct.pack("<8sIIIIIIHHI", b".nv_fatb", len(gpu_code), *place, 0, 0, 0, 0, 0)
    return (header + coff + optional + section).ljust(_HEADERS, b"\0") + data + gpu_code


def _libraries(
    section: _Section, imports: Mapping[str, Iterable[str | int]]
) -> list[tuple[int, int]]:
    """Return (address of the name, address of the thunks) of each library."""
    return [
        (
            section.text(library),
            section.put(b"".join(_thunk(section, name) for name in names) + bytes(8)),
        )
        for library, names in imports.items()
    ]


def _thunk(section: _Section, name: str | int) -> bytes:
    if isinstance(name, int):
        return struct.pack("<Q", 1 << 63 | name)
    return struct.pack("<Q", section.put(b"\0\0" + name.encode() + b"\0"))


def _exports(section: _Section, names: list[str]) -> bytes:
    count = len(names)
    table = section.put(b"".join(struct.pack("<I", section.text(name)) for name in names))
    functions = section.put(struct.pack(f"<{count}I", *range(BASE, BASE + count)))
    numbers = section.put(struct.pack(f"<{count}H", *range(count)))
    own = section.text("op.dll")
    return struct.pack("<IIHHIIIIIII", 0, 0, 0, 0, own, 1, count, count, functions, table, numbers)
