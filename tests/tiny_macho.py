"""Mach-O libraries of a few hundred bytes, written without a compiler: what dyld reads, and nothing else."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence

FLAT, WEAK_LOOKUP = -2, -3
_PROCESSORS = {"arm64": 0x0100000C, "x86_64": 0x01000007}
_TWO_LEVEL = 0x85
_LOAD_DYLIB, _LOAD_WEAK_DYLIB, _ID_DYLIB, _REEXPORT_DYLIB = 0xC, 0x80000018, 0xD, 0x8000001F
_RPATH, _BUILD_VERSION = 0x8000001C, 0x32
_EXPORTS_TRIE, _CHAINED_FIXUPS, _DYLD_INFO_ONLY = 0x80000033, 0x80000034, 0x80000022


def dylib(  # noqa: PLR0913 - each is one thing that dyld reads
    *,
    imports: Mapping[str, Iterable[str]] | None = None,
    needed: Sequence[str] = (),
    optional: Sequence[str] = (),
    reexports: Sequence[str] = (),
    flat: Iterable[str] = (),
    weakly: Iterable[str] = (),
    provides: Iterable[str] = (),
    name: str = "",
    rpath: Sequence[str] = (),
    minos: str = "11.0",
    machine: str = "arm64",
    opcodes: bool = False,
) -> bytes:
    """
    Return a library that asks others for names, those of `flat` any of the process.

    It asks for those in `weakly`, of the first library, if there. `optional` are weak libraries. With
    `opcodes` it is bound as before macOS 12.
    """
    imports = imports or {}
    libraries = list(dict.fromkeys([*imports, *needed, *optional, *reexports]))
    bound = [
        (libraries.index(library) + 1, symbol, False)
        for library, names in imports.items()
        for symbol in names
    ]
    bound += [(FLAT, symbol, False) for symbol in flat] + [(1, symbol, True) for symbol in weakly]
    commands = [_path(_ID_DYLIB, name, 24)] if name else []
    for library in libraries:
        kind = _REEXPORT_DYLIB if library in reexports else _LOAD_DYLIB
        commands.append(_path(_LOAD_WEAK_DYLIB if library in optional else kind, library, 24))
    commands += [_path(_RPATH, folder, 12) for folder in rpath]
    major, minor = map(int, minos.split("."))
    commands.append(struct.pack("<IIIIII", _BUILD_VERSION, 24, 1, major << 16 | minor << 8, 0, 0))
    trie = _trie(sorted(f"_{symbol}" for symbol in provides))
    size = sum(map(len, commands)) + (48 if opcodes else 32)
    start = 32 + size
    if opcodes:
        fixups = _opcodes(bound)
        words = (0, 0, start, len(fixups), 0, 0, 0, 0, start + len(fixups), len(trie))
        commands.append(struct.pack("<II10I", _DYLD_INFO_ONLY, 48, *words))
    else:
        fixups = _chained(bound)
        commands.append(struct.pack("<IIII", _CHAINED_FIXUPS, 16, start, len(fixups)))
        commands.append(struct.pack("<IIII", _EXPORTS_TRIE, 16, start + len(fixups), len(trie)))
    header = struct.pack(
        "<4sIIIIIII",
        b"\xcf\xfa\xed\xfe",
        _PROCESSORS[machine],
        0,
        6,
        len(commands),
        size,
        _TWO_LEVEL,
        0,
    )
    return header + b"".join(commands) + fixups + trie


def universal(**images: bytes) -> bytes:
    """Return one file of the images for some processors."""
    at, entries = 8 + 20 * len(images), b""
    for machine, image in images.items():
        entries += struct.pack(">IIIII", _PROCESSORS[machine], 0, at, len(image), 0)
        at += len(image)
    return (
        struct.pack(">4sI", b"\xca\xfe\xba\xbe", len(images)) + entries + b"".join(images.values())
    )


def _path(kind: int, path: str, start: int) -> bytes:
    text = path.encode() + b"\0"
    text += bytes(-(start + len(text)) % 8)
    return struct.pack("<III", kind, start + len(text), start) + bytes(start - 12) + text


def _chained(bound: Sequence[tuple[int, str, bool]]) -> bytes:
    names, table = b"\0", b""
    for library, symbol, is_weak in bound:
        table += struct.pack("<I", library & 0xFF | is_weak << 8 | len(names) << 9)
        names += f"_{symbol}".encode() + b"\0"
    start = 28
    return struct.pack("<7I", 0, 0, start, start + len(table), len(bound), 1, 0) + table + names


def _opcodes(bound: Sequence[tuple[int, str, bool]]) -> bytes:
    code = b"\x51\x70\x00"
    for library, symbol, is_weak in bound:
        code += bytes([0x30 | library & 0xF if library < 0 else 0x10 | library])
        code += bytes([0x40 | is_weak]) + f"_{symbol}".encode() + b"\0\x90"
    return code + b"\0"


def _trie(names: Sequence[str]) -> bytes:
    """Return a trie of which the root has one child for each name."""
    if not names:
        return b""
    assert len(names) < 256
    edges = [name.encode() + b"\0" for name in names]
    start = 2 + sum(len(edge) + 3 for edge in edges)
    root = bytes([0, len(names)])
    for number, edge in enumerate(edges):
        root += edge + _number(start + 4 * number)
    return root + b"\x02\x00\x00\x00" * len(names)


def _number(value: int) -> bytes:
    """Return a number in three groups of seven bits."""
    return bytes([value & 0x7F | 0x80, value >> 7 & 0x7F | 0x80, value >> 14])
