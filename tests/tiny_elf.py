"""
Shared libraries of a few hundred bytes, written without a compiler.

They hold what the dynamic loader reads and nothing else; on their own machine it loads them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from itertools import accumulate

_MACHINES = {"x86_64": (62, 1), "aarch64": (183, 257)}
"""Number in the header, and number of the relocation that stores an address."""
_HEADERS = 64 + 2 * 56
_NULL_SYMBOL = bytes(24)
_GLOBAL, _WEAK = 1, 2
_NEEDED, _HASH, _STRTAB, _SYMTAB, _RELA, _RELASZ, _RELAENT = 1, 4, 5, 6, 7, 8, 9
_STRSZ, _SYMENT, _SONAME, _RUNPATH = 10, 11, 14, 29


def shared_library(  # noqa: PLR0913 - each is one thing that the loader reads
    *,
    soname: str = "op.so",
    needed: Sequence[str] = (),
    requires: Iterable[str] = (),
    weakly: Iterable[str] = (),
    provides: Iterable[str] = (),
    runpath: str = "",
    machine: str = "x86_64",
) -> bytes:
    """Return a library that asks for the names `requires`, and for those in `weakly` if there."""
    number, relocation = _MACHINES[machine]
    undefined = [(name, _GLOBAL) for name in requires] + [(name, _WEAK) for name in weakly]
    symbols = [*((*one, 0) for one in undefined), *((name, _GLOBAL, 1) for name in provides)]
    texts = [soname, runpath, *needed, *(name for name, *_ in symbols)]
    offset_of = dict(zip(texts, accumulate((len(t.encode()) + 1 for t in texts), initial=1)))  # noqa: B905 - one more
    strings = b"\0" + b"".join(text.encode() + b"\0" for text in texts)
    count, slots = len(symbols) + 1, len(undefined)
    parts = {
        _SYMTAB: _NULL_SYMBOL + b"".join(_symbol(offset_of[n], b, s) for n, b, s in symbols),
        _STRTAB: strings + bytes(-len(strings) % 8),
        _HASH: struct.pack(f"<{3 + count}I", 1, count, *range(1, count), 0, 0) + bytes(8),
        _RELA: bytes(24 * slots),
    }
    places = dict(zip(parts, accumulate(map(len, parts.values()), initial=_HEADERS)))  # noqa: B905
    slots_at = _HEADERS + sum(map(len, parts.values()))
    parts[_RELA] = b"".join(
        struct.pack("<QQq", slots_at + 8 * i, (i + 1) << 32 | relocation, 0) for i in range(slots)
    )
    tags = [(_NEEDED, offset_of[name]) for name in needed]
    tags += [(_SONAME, offset_of[soname]), (_STRSZ, len(strings)), (_SYMENT, 24)]
    tags += [(_RUNPATH, offset_of[runpath])] if runpath else []
    tags += [(tag, place) for tag, place in places.items() if tag != _RELA or slots]
    tags += [(_RELASZ, 24 * slots), (_RELAENT, 24)] if slots else []
    dynamic = b"".join(struct.pack("<QQ", *tag) for tag in [*tags, (0, 0)])
    body = b"".join(parts.values()) + bytes(8 * slots)
    return _headers(number, _HEADERS + len(body), len(dynamic)) + body + dynamic


def _symbol(name: int, binding: int, section: int) -> bytes:
    return struct.pack("<IBBHQQ", name, binding << 4, 0, section, 0x40 * section, 0)


def _headers(machine: int, dynamic_at: int, dynamic_size: int) -> bytes:
    size = dynamic_at + dynamic_size
    header = b"\x7fELF\2\1\1" + bytes(9)
    header += struct.pack("<HHIQQQIHHHHHH", 3, machine, 1, 0, 64, 0, 0, 64, 56, 2, 64, 0, 0)
    load = struct.pack("<IIQQQQQQ", 1, 6, 0, 0, 0, size, size, 0x1000)
    dynamic = struct.pack("<IIQQQQQQ", 2, 6, *[dynamic_at] * 3, *[dynamic_size] * 2, 8)
    return header + load + dynamic
