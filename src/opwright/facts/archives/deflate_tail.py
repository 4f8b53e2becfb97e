"""
Raw deflate streams (RFC 1951), entered near their end.

A large wheel member has what the loader reads at its two ends, and hundreds of megabytes of GPU
code between. Its end can be had without its past: blocks with dynamic Huffman codes (RFC 1951,
3.2.7) carry their own codes, so decoding can begin at any of them, and only copies that reach
behind the start are lost. Decoding twice, with preset windows that differ at every byte, tells
the two apart: where both agree, no byte of the window took part.
"""

from __future__ import annotations

import re
import zlib
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator
from itertools import accumulate

from isal import isal_zlib

from opwright.facts.archives.deflate import PIECE_IN, InflateError, Inflater
from opwright.model.named_tuple import NamedTuple


class Tail(NamedTuple):
    """The last bytes of what a stream inflates to, decoded twice; they are known where both agree."""

    size: int
    starts: tuple[int, ...]
    """Where each piece begins, from the first byte kept."""
    pieces: tuple[tuple[bytes, bytes], ...]

    def read(self, from_end: int, size: int) -> bytes | None:
        """Return `size` bytes that begin `from_end` bytes before the end; None if any is unknown."""
        start = self.size - from_end
        if start < 0 or size > from_end:
            return None
        first = bisect_right(self.starts, start) - 1
        last = bisect_right(self.starts, start + size)
        begin = start - self.starts[first]
        one, other = (
            b"".join(pieces)[begin : begin + size]
            for pieces in zip(*self.pieces[first:last], strict=True)
        )
        return one if one == other else None


def inflate_tail(compressed: bytes, *, keep: int) -> Tail | None:
    """
    Return up to `keep` bytes of the end of a stream, given its last compressed bytes.

    A start found by search counts only when it lies on the path of an earlier one, so that a bit
    pattern like a block's head cannot pass for a block. None when none is found: more may help.
    """
    earlier: _Start | None = None
    for byte, bit in _candidates(compressed):
        total = _inflated_size(compressed, byte, bit)
        if total is None:
            continue
        start = _Start(byte, bit, total)
        if earlier is not None and _confirms(compressed, earlier, start):
            return _decode_twice(compressed, start, keep)
        earlier = start
    return None


# ---- Finding a block ---------------------------------------------------------------

_SEARCHED = 1 << 18
"""Blocks of zlib, at 16,384 symbols each, begin every 6 to 60 kB; further on there is no hope."""
_SEARCH_PIECE = 1 << 15
_LONGEST_HEAD = 10  # 3 + 5 + 5 + 4 bits, then 19 code lengths of 3 bits


def _byte_class(values: Iterator[int]) -> bytes:
    return b"[" + b"".join(b"\\x%02x" % value for value in values) + b"]"


# BFINAL 0, BTYPE 2, HLIT <= 29; HDIST <= 29; HCLEN. Blocks with fewer than 265 literal codes, 17
# distance codes or 12 code lengths exist in small streams, and need not be found.
_BLOCK_HEAD = re.compile(
    b"(?="
    + _byte_class(4 | hlit << 3 for hlit in range(8, 30))
    + _byte_class(hdist | hclen << 5 for hclen in range(8) for hdist in range(16, 30))
    + _byte_class(iter(range(1, 256, 2)))
    + b")"
)
_ALL = 128
"""The whole code space, of which a code of `n` bits takes `_ALL >> n`."""
_SHARE_OF_FOUR_LENGTHS = tuple(
    sum(_ALL >> length for length in (four & 7, four >> 3 & 7, four >> 6 & 7, four >> 9) if length)
    for four in range(1 << 12)
)


class _Start(NamedTuple):
    byte: int
    bit: int
    total: int
    """How many bytes the stream inflates to from here."""


def _candidates(compressed: bytes) -> Iterator[tuple[int, int]]:
    """Yield byte and bit of what may be the start of a block, in order."""
    for begin in range(0, min(len(compressed), _SEARCHED), _SEARCH_PIECE):
        piece = compressed[begin : begin + _SEARCH_PIECE + _LONGEST_HEAD + 1]
        yield from sorted(
            (begin + match.start(), bit)
            for bit in range(8)
            for shifted in (_shifted(piece, bit),)
            for match in _BLOCK_HEAD.finditer(shifted, 0, _SEARCH_PIECE + 1)
            if _has_complete_code(shifted[match.start() : match.start() + _LONGEST_HEAD])
        )


def _shifted(data: bytes, bit: int) -> bytes:
    """Return the bytes that begin `bit` bits into `data`; deflate packs from the lowest bit."""
    return (int.from_bytes(data, "little") >> bit).to_bytes(len(data), "little")


def _has_complete_code(head: bytes) -> bool:
    """Whether the code-length code of a block head uses exactly all of its code space."""
    bits = int.from_bytes(head, "little") >> 13
    lengths = (bits >> 4) & ((1 << 3 * ((bits & 15) + 4)) - 1)
    share = 0
    while lengths:
        share += _SHARE_OF_FOUR_LENGTHS[lengths & 0xFFF]
        lengths >>= 12
    return share == _ALL


# ---- Inflating from a block --------------------------------------------------------

_ZEROS, _ONES = bytes(1 << 15), b"\xff" * (1 << 15)
_FIRST_LOOK = 1 << 12
_PIECE_OUT = 1 << 17
_COMPARED = 1 << 16
_FEWEST_KNOWN = 64


class _NotAStartError(Exception):
    """What begins there does not lead to the end of the stream."""


def _inflated_size(compressed: bytes, byte: int, bit: int) -> int | None:
    try:
        # zlib refuses incomplete codes that isal lets pass.
        first = _way_in(compressed, byte, bit, _ZEROS) + compressed[byte + 1 : byte + _FIRST_LOOK]
        zlib.decompressobj(-15, zdict=_ZEROS).decompress(first, _PIECE_OUT)
        return sum(len(piece) for piece in _inflate_from(compressed, byte, bit, _ZEROS))
    except (zlib.error, _NotAStartError):
        return None


def _way_in(compressed: bytes, byte: int, bit: int, window: bytes) -> bytes:
    """
    Return whole bytes that end with the bits from `bit` on of the byte at `byte`.

    The rest of the stream must keep its byte boundaries, which stored blocks are aligned to, so
    the bits before are filled with blocks of fixed Huffman codes (RFC 1951, 3.2.6): empty ones of
    10 bits, and for an odd `bit` one of 19 bits with a literal, which differs by window.
    """
    empties, literals = (bit // 2, 0) if bit % 2 == 0 else ((bit - 3) // 2 % 4, 1)
    literal = 0b111111111 if window[0] else 0b000010011  # 0xFF, and 0x90, from the first bit on
    bits, length = 0, 0
    for _ in range(empties):
        bits, length = bits | 0b010 << length, length + 10
    for _ in range(literals):
        bits, length = bits | (0b010 | literal << 3) << length, length + 19
    bits |= compressed[byte] >> bit << length
    return bits.to_bytes((length + 8 - bit) // 8, "little")


def _inflate_from(compressed: bytes, byte: int, bit: int, window: bytes) -> Iterator[bytes]:
    """Yield what a block and those after it inflate to; the final one must end the data."""
    inflater = isal_zlib.decompressobj(-15, zdict=window)
    skipped = bit % 2
    for piece in _pieces(compressed, byte, bit, window):
        if inflater.eof:
            raise _NotAStartError
        for inflated in _inflate_piece(inflater, piece):
            yield inflated[skipped:]
            skipped = max(0, skipped - len(inflated))
    if not inflater.eof or inflater.unused_data:
        raise _NotAStartError


def _pieces(compressed: bytes, byte: int, bit: int, window: bytes) -> Iterator[bytes]:
    """Yield the data from that bit on, behind the way in."""
    yield _way_in(compressed, byte, bit, window)
    for begin in range(byte + 1, len(compressed), PIECE_IN):
        yield compressed[begin : begin + PIECE_IN]


def _inflate_piece(inflater: Inflater, compressed: bytes) -> Iterator[bytes]:
    full = True
    while (compressed or full) and not inflater.eof:
        try:
            piece = inflater.decompress(compressed, _PIECE_OUT)
        except InflateError as error:
            raise _NotAStartError from error
        if piece:
            yield piece
        compressed, full = inflater.unconsumed_tail, len(piece) == _PIECE_OUT


def _confirms(compressed: bytes, earlier: _Start, later: _Start) -> bool:
    """Whether what inflates from `later` is what `earlier` says of the same bytes."""
    distance = earlier.total - later.total
    if distance <= 0:
        return False
    told = _slice(_inflate_from(compressed, earlier.byte, earlier.bit, _ZEROS), distance)
    zeros = _slice(_inflate_from(compressed, later.byte, later.bit, _ZEROS), 0)
    ones = _slice(_inflate_from(compressed, later.byte, later.bit, _ONES), 0)
    unknown = int.from_bytes(zeros, "little") ^ int.from_bytes(ones, "little")
    wrong = (int.from_bytes(zeros, "little") ^ int.from_bytes(told, "little")) & ~unknown
    return not wrong and len(zeros) - unknown.bit_count() // 8 >= _FEWEST_KNOWN


def _slice(pieces: Iterator[bytes], start: int) -> bytes:
    """Return the bytes of a stream from `start` on, as many as are compared."""
    taken = bytearray()
    for piece in pieces:
        taken += piece[start:] if start < len(piece) else b""
        start = max(0, start - len(piece))
        if len(taken) >= _COMPARED:
            break
    return bytes(taken[:_COMPARED])


def _decode_twice(compressed: bytes, start: _Start, keep: int) -> Tail:
    pieces: deque[tuple[bytes, bytes]] = deque()
    size = 0
    zeros = _inflate_from(compressed, start.byte, start.bit, _ZEROS)
    ones = _inflate_from(compressed, start.byte, start.bit, _ONES)
    for piece, other in zip(zeros, ones, strict=True):
        pieces.append((piece, piece if piece == other else other))
        size += len(piece)
        while size - len(pieces[0][0]) >= keep:
            size -= len(pieces.popleft()[0])
    starts = accumulate((len(piece) for piece, _ in pieces), initial=0)
    return Tail(size, tuple(starts)[:-1], tuple(pieces))
