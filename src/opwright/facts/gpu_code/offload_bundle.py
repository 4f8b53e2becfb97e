"""
AMD's bundles of code objects: `.hip_fatbin`, with one bundle for each source file.

A bundle is a list of (offset, size, target) and the code objects, as clang's documentation has it
(https://clang.llvm.org/docs/ClangOffloadBundler.html). Compressed, it is a header, `CCOB`, and all of that
packed with zlib or zstd; of that only the list at its beginning is inflated.

Every size is a claim, and is checked against what encloses it.
"""

from __future__ import annotations

import io
import re
import struct
import zlib
from collections.abc import Iterator

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource
from opwright.model import lazy

_PLAIN, _COMPRESSED = b"__CLANG_OFFLOAD_BUNDLE__", b"CCOB"
_BEGINNING = re.compile(b"__CLANG_OFFLOAD_BUNDLE__|CCOB[\\1-\\3]\\0[\\0\\1]\\0")
_TARGET = re.compile(rb"-(gfx[0-9a-f]+(?:-(?:\d-)?generic)?(?::[a-z]+[+-])*|amdgcnspirv)$")
_SIZES = {1: "<I", 2: "<II", 3: "<QQ"}
"""What follows magic, version and method, by version: file size (not in 1) and inflated size."""
_ZLIB = 0
_LIST = 1 << 14  # of bytes that a list is expected to fit in
_PACKED = 1 << 18  # what must be read to inflate that: zstd's blocks are up to 128 KiB
_MOST_TARGETS, _LONGEST_TARGET = 1024, 256
_MOST_BUNDLES = 10_000
_ALIGNED = 4096
_BLOCK = 1 << 20


def targets(source: ByteSource, start: int, end: int) -> Iterator[str]:
    """Yield the target of each code object, `gfx90a:xnack-`; raise UnreadableInputError."""
    at, bundles = _next_bundle(source, start, end), 0
    while at < end:
        bundles += 1
        if bundles > _MOST_BUNDLES:
            raise _damaged(f"more than {_MOST_BUNDLES} bundles")
        head = source.read(at, min(_LIST, end - at))
        if head.startswith(_COMPRESSED):
            size, header, method = _header(head)
            packed = source.read(
                at + header, max(0, min(size or _PACKED, _PACKED, end - at) - header)
            )
            found, _ = _listed(_inflated(packed, method))
        else:
            found, size = _listed(head)
        if size > end - at:
            raise _damaged(f"the bundle at {at} ({size} bytes) extends past its section")
        yield from found
        at = _next_bundle(source, at + size, end) if size else _next_aligned(source, at, start, end)


def _next_bundle(source: ByteSource, at: int, end: int) -> int:
    """Return the start of the next bundle, or `end`."""
    overlap = len(_PLAIN) - 1
    while at < end:
        block = source.read(at, min(_BLOCK, end - at))
        if match := _BEGINNING.search(block):
            return at + match.start()
        at += max(1, len(block) - overlap) if at + len(block) < end else len(block)
    return end


def _next_aligned(source: ByteSource, at: int, start: int, end: int) -> int:
    """Return the start of the next bundle after one of unknown size."""
    for place in range(at + _ALIGNED - (at - start) % _ALIGNED, end, _ALIGNED):
        if _BEGINNING.match(source.read(place, min(len(_PLAIN), end - place))):
            return place
    return end


def _listed(head: bytes) -> tuple[list[str], int]:
    """Return the targets of a bundle, and how long it is."""
    at = len(_PLAIN) + 8
    if not head.startswith(_PLAIN) or len(head) < at:
        raise _damaged("a bundle has no entry table")
    (count,) = struct.unpack_from("<Q", head, at - 8)
    if count > _MOST_TARGETS:
        raise _damaged(f"a bundle has too many code objects ({count})")
    targets, longest = [], at
    for _ in range(count):
        if at + 24 > len(head):
            raise _damaged("truncated entry table")
        offset, size, length = struct.unpack_from("<3Q", head, at)
        if length > _LONGEST_TARGET or at + 24 + length > len(head):
            raise _damaged("truncated entry table")
        if size and (target := _TARGET.search(head, at + 24, at + 24 + length)):
            targets.append(target[1].decode())
        longest = max(longest, offset + size)
        at += 24 + length
    return targets, max(longest, at)


def _header(head: bytes) -> tuple[int, int, int]:
    """Return how long a compressed bundle is, 0 if it does not say, its header, and the method."""
    version, method = struct.unpack_from("<HH", head, 4)
    length = 8 + struct.calcsize(_SIZES[version]) + 8
    if len(head) < length:
        raise _damaged("truncated compressed bundle")
    sizes = struct.unpack_from(_SIZES[version], head, 8)
    size = sizes[0] if len(sizes) > 1 else 0
    if size and size < length:
        raise _damaged(f"a compressed bundle declares too many bytes ({size})")
    return size, length, method


def _inflated(packed: bytes, method: int) -> bytes:
    """Return the beginning of what is packed."""
    if method == _ZLIB:
        try:
            return zlib.decompressobj().decompress(packed, _LIST)
        except zlib.error as error:
            raise _damaged(f"cannot decompress a bundle ({error})") from error
    try:
        with lazy.zstandard.ZstdDecompressor().stream_reader(io.BytesIO(packed)) as reader:
            return bytes(reader.read(_LIST))
    except lazy.zstandard.ZstdError as error:
        raise _damaged(f"cannot decompress a bundle ({error})") from error


def _damaged(reason: str) -> UnreadableInputError:
    return UnreadableInputError(
        f"the offload bundle is damaged: {reason}; build or download it again"
    )
