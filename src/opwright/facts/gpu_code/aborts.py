"""
Machine code that has CUTLASS's complaint in place of a kernel.

Kernels with wgmma, tcgen05 and other instructions of one architecture exist only where the target has
its suffix: sm_90a, sm_100f. Compiled for plain sm_90, the body of such a kernel is one printf, "ERROR : Arch
conditional MMA instruction used without targeting ...", and its string is in the cubin. ptxas accepts
none of those instructions for a plain target, so where the string is, they are not.

The string alone proves nothing: a source file is compiled for several architectures, each kernel is
launched where it belongs, and the stubs of the others are never reached. It is proof where the whole
container, which is the code of one source file, has no code for a target with a suffix, and then its
kernel exists nowhere; and for sm_90 where it has no cubin for sm_90a, and the one for sm_90 names a kernel
of wgmma (`Gmma`), which exists on no other architecture. (PTX for sm_90a does not help: a driver takes
the cubin that fits and never looks at it, as tried on an H200.)

This costs reading the machine code, inflated where it is packed, of sm_90 and newer in those
containers, and of nothing else: at most 2 GiB. What is packed with LZ4 and larger than 16 MiB is not
looked at, to keep memory small.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import IO, cast

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.gpu_code.fat_binary import CUBIN, Entry
from opwright.model import lazy

_COMPLAINT = b"Arch conditional MMA instruction used without targeting"
_WGMMA = (b"Gmma", b"GMMA")
_FIRST = 90  # the first architecture that has a suffix
_BLOCK = 1 << 20
_MOST_AT_ONCE = 16 << 20  # LZ4 is inflated as a whole, and zstd needs as much to look back at
_MOST_READ = 2 << 30


def aborting(source: ByteSource, containers: Iterable[tuple[Entry, ...]]) -> list[int]:
    """Return the architectures, in order, whose code only aborts in at least one container."""
    aborts: set[int] = set()
    left = _MOST_READ
    for container in containers:
        suffixed = {entry.arch for entry in container if entry.suffix}
        real = {entry.arch for entry in container if entry.suffix and entry.kind == CUBIN}
        for entry in container:
            known = entry.arch in aborts or entry.arch in real
            elsewhere = bool(suffixed) and entry.arch != _FIRST
            if entry.kind != CUBIN or entry.suffix or entry.arch < _FIRST or known or elsewhere:
                continue
            left -= entry.inflated
            if left < 0:
                return sorted(aborts)
            if _complains(source, entry, has_wgmma=bool(suffixed)):
                aborts.add(entry.arch)
    return sorted(aborts)


def _complains(source: ByteSource, entry: Entry, *, has_wgmma: bool) -> bool:
    seen: set[bytes] = set()
    patterns = (_COMPLAINT, *_WGMMA) if has_wgmma else (_COMPLAINT,)
    end = b""
    with suppress(UnreadableInputError):  # the headers were right: the rest is still worth telling
        for block in _blocks(source, entry):
            text = end + block
            seen.update(word for word in patterns if word in text)
            if _COMPLAINT in seen and (not has_wgmma or len(seen) > 1):
                return True
            end = block[-len(_COMPLAINT) :]
    return False


def _blocks(source: ByteSource, entry: Entry) -> Iterator[bytes]:
    """Yield the decompressed code in pieces, less if it contradicts its header."""
    stored = _Stored(source, entry.offset, entry.stored)
    if entry.packing == "lz4":
        yield from _from_lz4(stored, entry)
    elif entry.packing:
        yield from _from_zstd(stored, entry.inflated)
    else:
        yield from iter(stored.read, b"")


class _Stored:
    """The bytes of an entry as the file that zstandard wants."""

    def __init__(self, source: ByteSource, start: int, size: int) -> None:
        self._source, self._at, self._end = source, start, start + size

    def read(self, size: int = _BLOCK) -> bytes:
        at = self._at
        self._at = min(at + size, self._end)
        return self._source.read(at, self._at - at)


def _from_lz4(stored: _Stored, entry: Entry) -> Iterator[bytes]:
    if entry.inflated <= min(_MOST_AT_ONCE, 255 * entry.stored + 64):
        with suppress(lazy.cramjam.DecompressionError):
            content = stored.read(entry.stored)
            yield bytes(lazy.cramjam.lz4.decompress_block(content, output_len=entry.inflated))


def _from_zstd(stored: _Stored, most: int) -> Iterator[bytes]:
    inflater = lazy.zstandard.ZstdDecompressor(max_window_size=_MOST_AT_ONCE)
    with suppress(lazy.zstandard.ZstdError):
        for block in inflater.read_to_iter(cast("IO[bytes]", stored)):
            most -= len(block)
            if most < 0:
                return
            yield block
