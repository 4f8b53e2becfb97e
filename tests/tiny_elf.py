"""
Shared libraries of a few hundred bytes, written without a compiler.

They hold what the dynamic loader reads and nothing else; on their own machine it loads them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

_MACHINES = {"x86_64": (62, 1), "aarch64": (183, 257)}
"""Number in the header, and number of the relocation that stores an address."""
_HEADERS = 64 + 3 * 56
_NULL_SYMBOL = bytes(24)
_GLOBAL, _WEAK = 1, 2
_NEEDED, _HASH, _STRTAB, _SYMTAB, _RELA, _RELASZ, _RELAENT = 1, 4, 5, 6, 7, 8, 9
_STRSZ, _SYMENT, _SONAME, _RUNPATH, _FLAGS = 10, 11, 14, 29, 30
_VERSYM, _VERNEED, _VERNEEDNUM = 0x6FFFFFF0, 0x6FFFFFFE, 0x6FFFFFFF
_TEXTREL = 4


def shared_library(  # noqa: PLR0913 - each is one thing that the loader reads
    *,
    soname: str = "op.so",
    needed: Sequence[str] = (),
    requires: Iterable[str] = (),
    weakly: Iterable[str] = (),
    provides: Iterable[str] = (),
    runpath: str = "",
    machine: str = "x86_64",
    versions: Sequence[tuple[str, str]] = (),
    weak_versions: Sequence[tuple[str, str]] = (),
    stack: int | None = 6,
    text_relocations: bool = False,
    relocation: int | None = None,
) -> bytes:
    """
    Return a library that asks for the names `requires`, and for those in `weakly` if there.

    It also asks for the (library, version) pairs `versions`, and for `weak_versions` if there.
    `stack` holds the flags of PT_GNU_STACK, which it lacks when that is None; `relocation` is the
    kind of those that name a symbol, else one that stores an address.
    """
    number, stores_address = _MACHINES[machine]
    relocation = stores_address if relocation is None else relocation
    undefined = [(name, _GLOBAL) for name in requires] + [(name, _WEAK) for name in weakly]
    symbols = [*((*one, 0) for one in undefined), *((name, _GLOBAL, 1) for name in provides)]
    nodes = [*((*one, 0) for one in versions), *((*one, 2) for one in weak_versions)]
    texts = [soname, runpath, *needed, *(name for name, *_ in symbols)]
    texts += [text for *pair, _ in nodes for text in pair]
    offset_of = dict(zip(texts, accumulate((len(t.encode()) + 1 for t in texts), initial=1)))  # noqa: B905 - one more
    strings = b"\0" + b"".join(text.encode() + b"\0" for text in texts)
    count, slots = len(symbols) + 1, len(undefined)
    parts = {
        _SYMTAB: _NULL_SYMBOL + b"".join(_symbol(offset_of[n], b, s) for n, b, s in symbols),
        _STRTAB: strings + bytes(-len(strings) % 8),
        _HASH: struct.pack(f"<{3 + count}I", 1, count, *range(1, count), 0, 0) + bytes(8),
        _RELA: bytes(24 * slots),
        _VERNEED: b"".join(
            _version_need(offset_of, node, number, last=number == len(nodes))
            for number, node in enumerate(nodes, 1)
        ),
        _VERSYM: struct.pack(f"<{count}H", 0, *[1] * (count - 1)) if nodes else b"",
    }
    parts[_VERSYM] += bytes(-len(parts[_VERSYM]) % 8)
    places = dict(zip(parts, accumulate(map(len, parts.values()), initial=_HEADERS)))  # noqa: B905
    slots_at = _HEADERS + sum(map(len, parts.values()))
    parts[_RELA] = b"".join(
        struct.pack("<QQq", slots_at + 8 * i, (i + 1) << 32 | relocation, 0) for i in range(slots)
    )
    tags = [(_NEEDED, offset_of[name]) for name in needed]
    tags += [(_SONAME, offset_of[soname]), (_STRSZ, len(strings)), (_SYMENT, 24)]
    tags += [(_RUNPATH, offset_of[runpath])] if runpath else []
    tags += [(tag, place) for tag, place in places.items() if parts[tag]]
    tags += [(_VERNEEDNUM, len(nodes))] if nodes else []
    tags += [(_FLAGS, _TEXTREL)] if text_relocations else []
    tags += [(_RELASZ, 24 * slots), (_RELAENT, 24)] if slots else []
    dynamic = b"".join(struct.pack("<QQ", *tag) for tag in [*tags, (0, 0)])
    body = b"".join(parts.values()) + bytes(8 * slots)
    return _headers(number, _HEADERS + len(body), len(dynamic), stack) + body + dynamic


def _symbol(name: int, binding: int, section: int) -> bytes:
    return struct.pack("<IBBHQQ", name, binding << 4, 0, section, 0x40 * section, 0)


def _version_need(
    offset_of: Mapping[str, int], node: tuple[str, str, int], number: int, *, last: bool
) -> bytes:
    """Return the `number`th need: of one version of one library."""
    library, version, flags = node
    need = struct.pack("<HHIII", 1, 1, offset_of[library], 16, 0 if last else 32)
    return need + struct.pack("<IHHII", _hash(version), flags, number + 1, offset_of[version], 0)


def _hash(name: str) -> int:
    """Return the hash by which the loader compares versions: System V ABI, chapter 5."""
    value = 0
    for letter in name.encode():
        value = (value << 4) + letter
        value = (value & 0x0FFFFFFF) ^ (value >> 24 & 0xF0)
    return value


def _headers(machine: int, dynamic_at: int, dynamic_size: int, stack: int | None) -> bytes:
    size = dynamic_at + dynamic_size
    header = b"\x7fELF\2\1\1" + bytes(9)
    header += struct.pack("<HHIQQQIHHHHHH", 3, machine, 1, 0, 64, 0, 0, 64, 56, 3, 64, 0, 0)
    load = struct.pack("<IIQQQQQQ", 1, 6, 0, 0, 0, size, size, 0x1000)
    dynamic = struct.pack("<IIQQQQQQ", 2, 6, *[dynamic_at] * 3, *[dynamic_size] * 2, 8)
    kind, flags = (0, 0) if stack is None else (0x6474E551, stack)
    return header + load + dynamic + struct.pack("<II6Q", kind, flags, *[0] * 5, 16)
