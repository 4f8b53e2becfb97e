"""Fat binaries and offload bundles of a few hundred bytes, and shared libraries with them inside."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping, Sequence
from itertools import accumulate
from random import Random

from tiny_elf import shared_library

PTX, CUBIN, LTO = 1, 2, 8
EXACT, FAMILY, LZ4, ZSTD = 0x100000, 0x200000, 0x2000, 0x8000


def entry(  # noqa: PLR0913 - each is a field
    kind: int,
    arch: int,
    *,
    flags: int = 0,
    version: tuple[int, int] = (1, 7),
    content: bytes = bytes(64),
    inflated: int = 0,
    header: int = 64,
) -> bytes:
    """Return an entry of a container: a header, and its content filled up to a multiple of 8."""
    payload = content + bytes(-len(content) % 8)
    major, minor = version
    head = struct.pack("<HHIQII", kind, 0x101, header, len(payload), len(content), 0)
    head += struct.pack("<HHIQQQQ", minor, major, arch, 0, 0x11 | flags, 0, inflated)
    return head + bytes(header - len(head)) + payload


def container(*entries: bytes) -> bytes:
    """Return what nvcc makes of one source file."""
    body = b"".join(entries)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def bundle(*targets: str, size: int = 16) -> bytes:
    """Return what clang makes of one source file for GPUs of AMD."""
    names = [target.encode() for target in targets]
    at = 32 + sum(24 + len(name) for name in names)
    places = [at + number * size for number in range(len(names))]
    listed = b"".join(
        struct.pack("<3Q", place, size, len(name)) + name
        for place, name in zip(places, names, strict=True)
    )
    head = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(names))
    return head + listed + b"\x7f" * (size * len(names))


def compressed(plain: bytes, *, version: int = 3, packed: bytes | None = None) -> bytes:
    """Return a bundle in a compressed one, with zlib unless it is `packed` already, with zstd."""
    content = zlib.compress(plain) if packed is None else packed
    code = {1: "<I", 2: "<II", 3: "<QQ"}[version]
    size = 16 + struct.calcsize(code) + len(content)
    sizes = (len(plain),) if version == 1 else (size, len(plain))
    head = b"CCOB" + struct.pack("<HH", version, packed is not None)
    return head + struct.pack(code, *sizes) + bytes(8) + content


def noise(size: int, seed: int) -> bytes:
    """Return bytes that do not deflate, for code."""
    return Random(seed).randbytes(size)  # noqa: S311


def library_with(
    sections: Mapping[str, bytes] | Sequence[tuple[str, bytes]], *, needed: Sequence[str] = ()
) -> bytes:
    """Return a shared library with some sections besides what the loader reads."""
    named = [*(sections.items() if isinstance(sections, Mapping) else sections)]
    image = bytearray(shared_library(needed=needed))
    names = b"\0" + b"".join(name.encode() + b"\0" for name, _ in named) + b".shstrtab\0"
    offsets = [*accumulate((len(name) + 1 for name, _ in named), initial=1)]
    headers = [bytes(64)]
    for name_at, (_, content) in zip(offsets, [*named, (".shstrtab", names)], strict=True):
        image += bytes(-len(image) % 8)
        kind = 3 if content is names else 1
        headers.append(
            struct.pack("<IIQQQQIIQQ", name_at, kind, 0, 0, len(image), len(content), 0, 0, 8, 0)
        )
        image += content
    image += bytes(-len(image) % 8)
    struct.pack_into("<Q", image, 40, len(image))
    struct.pack_into("<HHH", image, 58, 64, len(headers), len(headers) - 1)
    return bytes(image + b"".join(headers))
