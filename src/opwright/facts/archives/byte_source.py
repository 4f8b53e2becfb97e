"""Bytes that can be read by range: a file on disk, a member of an archive, a file on a server."""

from __future__ import annotations

import os
from _thread import allocate_lock  # threading takes a millisecond to import
from collections.abc import Iterable, Iterator
from time import monotonic

from opwright.errors import UnreadableInputError
from opwright.facts.on_disk import regular
from opwright.model import StrPath

TYPE_CHECKING = False
if TYPE_CHECKING:
    import mmap
    from typing import BinaryIO, Protocol
else:
    Protocol = object


_PATIENCE = 300.0
"""Seconds within which a pipe that somebody names as a file has to end."""
_PIECE = 1 << 20


class UnknownBytesError(Exception):
    """A range lies in the unread middle of a compressed stream, and was asked not to be fetched."""


class ByteSource(Protocol):
    """Something of a known size that gives out ranges of its bytes."""

    @property
    def size(self) -> int:
        """Return the size in bytes."""

    def read(self, offset: int, size: int) -> bytes:
        """Return exactly `size` bytes from `offset`; raise UnreadableInputError past the end."""


def _check_range(name: str, have: int, offset: int, size: int) -> None:
    if offset < 0 or size < 0 or offset + size > have:
        raise UnreadableInputError(
            f"{name} is truncated: bytes {offset} to {offset + size} are past its end ({have} bytes); "
            "build, copy or download it again"
        )


class MemoryBytes:
    """Bytes already at hand: `bytes`, or anonymous memory."""

    def __init__(self, data: bytes | mmap.mmap, name: str) -> None:
        self._data = data
        self._name = name

    @property
    def size(self) -> int:
        return len(self._data)

    def read(self, offset: int, size: int) -> bytes:
        _check_range(self._name, len(self._data), offset, size)
        return self._data[offset : offset + size]


class HeldBytes:
    """
    A source of which the first bytes of some ranges are held, `most` in all.

    For what is read more than once: in a compressed stream the way back leads over its start.
    """

    def __init__(self, source: ByteSource, ranges: Iterable[tuple[int, int]], most: int) -> None:
        self._source = source
        self._held: list[tuple[int, bytes]] = []
        for start, end in ranges:
            self._held.append((start, source.read(start, min(end - start, most))))
            most -= len(self._held[-1][1])

    @property
    def size(self) -> int:
        return self._source.size

    def read(self, offset: int, size: int) -> bytes:
        for start, data in self._held:
            if start <= offset and offset + size <= start + len(data):
                at = offset - start
                return data[at : at + size]  # a full slice is not a copy
        return self._source.read(offset, size)


class FileBytes:
    """
    A file on disk, read where it is asked for.

    Not mapped into memory: pages of a map count as ours, and a file that is cut off while we look
    at it would kill the process.
    """

    def __init__(self, descriptor: int, name: str) -> None:
        self._descriptor = descriptor  # a file object would complain that it is closed late
        self._name = name
        self.size = os.fstat(descriptor).st_size

    def read(self, offset: int, size: int) -> bytes:
        if offset < 0 or size < 0 or offset + size > self.size:
            _check_range(self._name, self.size, offset, size)
        try:
            data = _pread(self._descriptor, size, offset)
            while len(data) < size and (
                more := self._read_more(offset + len(data), size - len(data))
            ):
                data += more
        except OSError as error:
            raise UnreadableInputError(f"cannot read {self._name}: {error.strerror}") from error
        if len(data) < size:
            _check_range(self._name, offset + len(data), offset, size)
        return data

    def __del__(self) -> None:
        os.close(self._descriptor)

    def _read_more(self, offset: int, size: int) -> bytes:
        """Read on: the system gives out at most 2 GiB at a time, and less when interrupted."""
        return _pread(self._descriptor, size, offset)


if hasattr(os, "pread"):
    _pread = os.pread
else:
    _at_a_time = allocate_lock()

    def _pread(descriptor: int, size: int, offset: int, /) -> bytes:
        """Read a range where the system has no call for it: two threads would move each other's place."""
        with _at_a_time:
            os.lseek(descriptor, offset, os.SEEK_SET)
            return os.read(descriptor, size)


def read_small(path: StrPath, most: int, seconds: float = _PATIENCE) -> bytes:
    """
    Return all bytes of a file, or of a pipe that somebody names; raise UnreadableInputError otherwise.

    A file may be without end, as /dev/zero is, or a pipe that nobody writes to: more than `most` bytes are refused,
    and what has not ended after so many seconds.
    """
    try:
        with open(path, "rb", opener=_open_at_once) as opened:
            data = b"".join(_pieces(opened, most + 1, monotonic() + seconds))
    except TimeoutError:
        raise UnreadableInputError(
            f"cannot read {path}: it has not ended after {seconds:.0f} s"
        ) from None
    except (OSError, ValueError) as error:  # ValueError: there is a NUL in the name
        why = getattr(error, "strerror", None) or error
        raise UnreadableInputError(f"cannot read {path}: {why}") from error
    if len(data) > most:
        raise UnreadableInputError(f"cannot read {path}: it has more than {most} bytes")
    return data


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without a wait for who writes to it."""
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(descriptor, True)
    return descriptor


def _pieces(opened: BinaryIO, most: int, end: float) -> Iterator[bytes]:
    """Yield what a file has, of at most so many bytes. Raises OSError, TimeoutError at the end of the time."""
    import select  # noqa: PLC0415 - 0.3 ms, for those who read such a file

    if not hasattr(select, "poll"):
        yield opened.read(most)
        return
    poll = select.poll()
    poll.register(opened, select.POLLIN)
    while most > 0:
        if not poll.poll(max(0.0, end - monotonic()) * 1000):
            raise TimeoutError
        piece = os.read(opened.fileno(), min(most, _PIECE))
        if not piece:
            return
        most -= len(piece)
        yield piece


def read_whole(path: str, most: int) -> bytes:
    """Return the bytes of a regular file, at most so many; none of one that there is not, and no pipe is waited for."""
    try:
        descriptor = regular(path, os.O_RDONLY)
    except OSError:
        return b""
    try:
        return os.read(descriptor, min(most, os.fstat(descriptor).st_size))
    except OSError:
        return b""
    finally:
        os.close(descriptor)


def open_file(path: StrPath) -> ByteSource:
    """Open a regular file; raise UnreadableInputError when it is none or may not be read."""
    try:
        return FileBytes(regular(path, os.O_RDONLY), str(path))
    except OSError as error:
        raise UnreadableInputError(f"cannot read {path}: {error.strerror}") from error
