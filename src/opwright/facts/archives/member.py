"""The bytes of a compressed archive member by range, without holding all of them."""

from __future__ import annotations

import mmap
from collections import OrderedDict, deque

from isal import isal_zlib

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, MemoryBytes
from opwright.facts.archives.deflate import InflatedStream
from opwright.facts.archives.deflate_tail import Tail, inflate_tail

_TAILS = (1 << 18, 1 << 20, 1 << 22, 1 << 24)
_TAIL_KEPT = 12 << 20
"""Inflated bytes of the end; what lies further in is inflated anew."""
_HEAD_KEPT = 4 << 20
_RECENT_KEPT = 4 << 20
_REMEMBERED = 8 << 20


def inflate_whole(
    data: ByteSource, *, size: int, crc: int, name: str, stored: bool = False
) -> MemoryBytes:
    """Return all bytes of a member, in memory that goes back to the system when they do."""
    if not size and not data.size:
        return MemoryBytes(b"", name)
    if stored:
        return MemoryBytes(_checked(data.read(0, size), crc, name), name)
    stream = InflatedStream(data, size=size, crc=crc, name=name)
    memory = mmap.mmap(-1, max(size, 1))
    while piece := stream.next_piece():
        memory.write(piece)
    return MemoryBytes(memory if size else b"", name)


def _checked(data: bytes, crc: int, name: str) -> bytes:
    if isal_zlib.crc32(data) != crc:
        raise UnreadableInputError(
            f"{name} is damaged: CRC-32 mismatch; download or build it again"
        )
    return data


class DeflatedMember:
    """
    A large member whose two ends are at hand, and whose middle is inflated when it is asked for.

    Every byte given out is exact. The CRC-32 is checked whenever a read takes the stream to its
    end, which reads of the head and the tail do not. Not for use by two threads at once.
    """

    def __init__(self, data: ByteSource, *, size: int, crc: int, name: str, far: bool) -> None:
        self.size = size
        self._data, self._crc, self._name, self._far = data, crc, name, far
        self._tails = [step for step in _TAILS if step < data.size]
        self._tail: Tail | None = None
        self._tail_kept = _TAIL_KEPT
        self._head = bytearray()
        self._stream = self._new_stream()
        self._recent: deque[bytes] = deque()
        self._remembered: OrderedDict[int, bytes] = OrderedDict()

    def read(self, offset: int, size: int) -> bytes:
        if offset < 0 or size < 0 or offset + size > self.size:
            raise UnreadableInputError(
                f"{self._name} is truncated: bytes {offset} to {offset + size} are past its end "
                f"({self.size} bytes); download or build it again"
            )
        answer = self._at_hand(offset, size)
        if answer is None:
            answer = self._from_tail(offset, size)
        return self._from_stream(offset, size) if answer is None else answer

    def _at_hand(self, offset: int, size: int) -> bytes | None:
        """Return the range when everything in it was inflated before, and kept."""
        if offset + size <= len(self._head):
            return bytes(self._head[offset : offset + size])
        for start, data in self._remembered.items():
            if start <= offset and offset + size <= start + len(data):
                self._remembered.move_to_end(start)
                return data[offset - start : offset - start + size]
        return self._tail.read(self.size - offset, size) if self._tail else None

    # ---- from the end

    def keep_more_of_the_end(self, inflated: int, *further: int) -> None:
        """Hold more bytes of the end than usual; `further` are more numbers of compressed bytes to get them from."""
        self._tail_kept = inflated
        self._tails += [step for step in further if step < self._data.size]

    def _from_tail(self, offset: int, size: int) -> bytes | None:
        """Decode more of the end until it has the range, while the stream would cost more."""
        from_end = self.size - offset
        share = self._data.size / self.size
        if from_end > self._tail_kept:
            return None
        steps = [step for step in self._tails if step >= from_end * share]
        while steps and self._cost(steps[0]) < self._way_to(offset, size) * share:
            step = steps.pop(0)
            self._tails = steps
            compressed = self._data.read(self._data.size - step, step)
            self._tail = inflate_tail(compressed, keep=self._tail_kept) or self._tail
            if self._tail and (answer := self._tail.read(from_end, size)) is not None:
                return answer
        return None

    def _cost(self, step: int) -> int:
        """Return how much of the stream is inflated in the time that a tail takes."""
        return step if self._far else (4 << 20) + 4 * step

    def at_its_ends(self, offset: int, size: int, *, longest_way: int) -> bytes | None:
        """Return a range like `read`; None if it takes inflating more than `longest_way` bytes."""
        answer = self._at_hand(offset, size)
        if answer is None and offset + size <= longest_way:
            return self._from_stream(offset, size)
        from_end, compressed = self.size - offset, b""
        while answer is None and self._tails and from_end <= self._tail_kept:
            step = self._tails.pop(0)
            if step > _TAILS[-1] and self._tail is None:  # it cannot be entered
                break
            compressed = (
                self._data.read(self._data.size - step, step - len(compressed)) + compressed
            )
            self._tail = inflate_tail(compressed, keep=self._tail_kept) or self._tail
            answer = self._tail.read(from_end, size) if self._tail else None
        return answer

    def near_its_ends(self, offset: int, size: int, *, longest_way: int) -> bytes | None:
        """Return a range as `at_its_ends` does, and from afar only what is here already."""
        if self._far:
            return self._at_hand(offset, size)
        return self.at_its_ends(offset, size, longest_way=longest_way)

    def _way_to(self, offset: int, size: int) -> int:
        """Return how many bytes the stream has to produce for that range."""
        passed = offset < self._recent_start
        return offset + size - (0 if passed else self._stream.position)

    # ---- from the start

    def _from_stream(self, offset: int, size: int) -> bytes:
        """Inflate up to the end of the range, and a little further: tables lie together."""
        if not self._recent_start <= offset <= self._stream.position + _RECENT_KEPT:
            self._remember(self._recent_start, b"".join(self._recent))
        if offset < self._recent_start:
            self._stream, self._recent = self._new_stream(), deque()
        answer = bytearray(self._cut_recent(offset, size))
        if len(answer) < size:
            while len(answer) < size:
                start = self._stream.position
                piece = self._next_piece()
                answer += piece[max(0, offset - start) : offset + size - start]
            self._next_piece()
        return bytes(answer)

    @property
    def _recent_start(self) -> int:
        return self._stream.position - sum(map(len, self._recent))

    def _next_piece(self) -> bytes:
        start = self._stream.position
        piece = self._stream.next_piece()
        if start == len(self._head) and start < _HEAD_KEPT:
            self._head += piece
        self._recent.append(piece)
        while sum(map(len, self._recent)) > _RECENT_KEPT:
            self._recent.popleft()
        return piece

    def _cut_recent(self, offset: int, size: int) -> bytes:
        start, cut = self._recent_start, []
        for piece in self._recent:
            if start < offset + size and offset < start + len(piece):
                cut.append(piece[max(0, offset - start) : offset + size - start])
            start += len(piece)
        return b"".join(cut)

    def _remember(self, offset: int, data: bytes) -> None:
        self._remembered[offset] = data
        while sum(map(len, self._remembered.values())) > _REMEMBERED:
            self._remembered.popitem(last=False)

    def _new_stream(self) -> InflatedStream:
        return InflatedStream(self._data, size=self.size, crc=self._crc, name=self._name)
