"""Raw deflate streams (RFC 1951), inflated from their start."""

from __future__ import annotations

from typing import Protocol, cast

from isal import isal_zlib

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource

MAXIMUM_RATIO = 1032
"""A stream cannot grow more: two bits at best code a copy of 258 bytes."""

PIECE_IN = 1 << 18
PIECE_OUT = 1 << 20

InflateError = cast("type[Exception]", isal_zlib.error)  # its stub declares an instance


class Inflater(Protocol):
    """What isal and zlib both call a decompression object."""

    eof: bool
    unused_data: bytes
    unconsumed_tail: bytes

    def decompress(self, data: bytes, max_length: int, /) -> bytes:
        """Return at most `max_length` bytes more."""


class InflatedStream:
    """A raw deflate stream inflated once from its start, piece by piece, and checked at its end."""

    def __init__(self, compressed: ByteSource, *, size: int, crc: int, name: str) -> None:
        self.position = 0
        self._compressed, self._taken = compressed, 0
        self._size, self._crc, self._name = size, crc, name
        self._running_crc = 0
        self._inflater = isal_zlib.decompressobj(-15)
        self._checked = False

    def next_piece(self) -> bytes:
        """Return the next bytes, at most 1 MiB; `b""` at the end, once size and CRC are right."""
        while not self._inflater.eof:
            pending = self._inflater.unconsumed_tail or self._next_compressed()
            if piece := self._inflate(pending):
                return self._counted(piece)
            if not pending and not self._inflater.eof:
                raise self._broken("unexpected end of compressed data")
        self._check_end()
        return b""

    def _next_compressed(self) -> bytes:
        size = min(PIECE_IN, self._compressed.size - self._taken)
        self._taken += size
        return self._compressed.read(self._taken - size, size)

    def _inflate(self, compressed: bytes) -> bytes:
        room = self._size - self.position + 1
        try:
            return bytes(self._inflater.decompress(compressed, min(PIECE_OUT, room)))
        except InflateError as error:
            raise self._broken(f"invalid compressed data ({error})") from error

    def _counted(self, piece: bytes) -> bytes:
        self.position += len(piece)
        if self.position > self._size:
            raise self._broken(f"it inflates to more than the declared {self._size} bytes")
        self._running_crc = isal_zlib.crc32(piece, self._running_crc)
        return piece

    def _check_end(self) -> None:
        if self.position != self._size:
            raise self._broken(
                f"it inflates to {self.position} bytes instead of the declared {self._size}"
            )
        if self._inflater.unused_data or self._taken != self._compressed.size:
            raise self._broken("trailing data after the compressed stream")
        if self._running_crc != self._crc:
            raise self._broken("CRC-32 mismatch")

    def _broken(self, reason: str) -> UnreadableInputError:
        return UnreadableInputError(
            f"{self._name} is damaged: {reason}; download or build it again"
        )
