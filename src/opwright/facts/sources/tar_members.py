"""
The members of a tar archive, of whose headers no more is read than their kind, name and size: tarfile takes five times as long.

What those say that another kind of header has, or one that is damaged, is left to tarfile, from there on.
Source: https://www.gnu.org/software/tar/manual/html_node/Standard.html; POSIX, pax, "pax Extended Header".
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from opwright.errors import MALFORMED
from opwright.facts.on_disk import regular
from opwright.facts.sources.source_file import MOST_BYTES
from opwright.model import lazy
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tarfile import TarFile, TarInfo
    from typing import IO

_MOST_SAID = 16 << 20
_PIECE = 1 << 17
BLOCK = 512


class Member(NamedTuple):
    """A member of an archive."""

    name: str
    size: int
    is_file: bool
    data: Callable[[], bytes]
    """Reads it, before the next one is asked for."""


@contextmanager
def inflated(path: str) -> Iterator[Stream]:
    """Yield a decompressed stream, or the file itself; isal reads gzip three times as fast as Python."""
    with open(path, "rb", opener=regular) as opened:
        magic = opened.read(4)
    if magic.startswith(b"\x1f\x8b"):
        stream: IO[bytes] = lazy.igzip.open(path)
    elif magic.startswith(b"BZh"):
        stream = lazy.bz2.open(path)
    elif magic.startswith(b"\xfd7zX"):
        stream = lazy.lzma.open(path)
    else:
        stream = open(path, "rb", opener=regular)  # noqa: SIM115 - closed below, as the others are
    with stream:
        yield Stream(stream)


class Stream:
    """
    A stream that gives out no more at once than a member has, whatever tarfile asks for: it trusts sizes.

    What goes beyond two blocks and is no member's is what headers say of the next one, of which no project needs much.
    Who reads an archive goes to and fro within some bytes, for which a compressed stream takes longer than to inflate them.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._left = _MOST_SAID
        self.last = b""
        """What was given out last."""
        self._at = self._begin = 0
        self._is_damaged = False
        self._piece = b""
        """What was read last of the stream, from `_begin` on."""

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int) -> int:
        self._at = offset
        return offset

    def read(self, size: int) -> bytes:
        if size > 2 * BLOCK:
            self._allow(size)
        start = self._at - self._begin
        if not 0 <= start <= start + size <= len(self._piece):
            self._read_on(size)
            start = 0
        self.last = self._piece[start : start + size]
        self._at += len(self.last)
        return self.last

    def _allow(self, size: int) -> None:
        if size > 2 * MOST_BYTES:
            raise lazy.tarfile.ReadError(f"a header of {size} bytes")
        self._left -= size
        if self._left < 0:
            raise lazy.tarfile.ReadError(f"its headers have more than {_MOST_SAID} bytes")

    def _read_on(self, size: int) -> None:
        """Read a piece that begins where we are, of so many bytes or more; fewer at the end of the stream."""
        start = self._at - self._begin
        if not 0 <= start <= len(self._piece):
            self._stream.seek(self._at)
            start = len(self._piece)
        pieces = [self._piece[start:]]
        length = len(pieces[0])
        while length < size and (piece := self._next(size - length, self._at + length)):
            pieces.append(piece)
            length += len(piece)
        self._begin, self._piece = self._at, b"".join(pieces)

    def _next(self, size: int, at: int) -> bytes:
        """Return the next bytes of the stream, at least `size` of them; fewer only if it is damaged."""
        if not self._is_damaged:
            try:
                return self._stream.read1(_PIECE)  # type: ignore[attr-defined, no-any-return] # all of `inflated` have it
            except (*MALFORMED, EOFError, OSError, zlib.error, lazy.lzma.LZMAError):
                self._is_damaged = True
                self._stream.seek(at)
        return self._stream.read(size)

    def member_follows(self, size: int) -> None:
        """Let a member be read that is wanted."""
        self._left += size

    def read_at(self, at: int, size: int) -> bytes:
        """Return a member that is wanted."""
        self.member_follows(size)
        self.seek(at)
        return self.read(size)


def members(stream: Stream, path: str) -> Iterator[Member]:
    """Yield the members of an archive; raise what tarfile raises if it is damaged or truncated."""
    at = 0
    while header := _header(stream, at):
        name, kind, size, begin = header
        is_file = kind == b"0"
        yield Member(name, size, is_file, partial(stream.read_at, begin, size))
        at = begin + (-(-size // BLOCK) * BLOCK if is_file else 0)
    yield from _as_tarfile_reads_them(stream, path, at)


def _as_tarfile_reads_them(stream: Stream, path: str, at: int) -> Iterator[Member]:
    """Yield the members from a place on; where they end, tarfile knows it."""
    if at:
        stream.seek(at - 1)
        if not stream.read(1):
            raise lazy.tarfile.ReadError("unexpected end of data")
    stream.seek(at)
    with lazy.tarfile.open(path, "r:", stream) as archive:  # type: ignore[call-overload] # all that it asks of one
        for one in archive:
            yield Member(one.name, one.size, one.isreg(), partial(_data, stream, archive, one))
        if stream.last.strip(b"\0"):  # tarfile takes a damaged header for the end
            raise lazy.tarfile.ReadError(f"there is no header at {archive.offset}")


def _data(stream: Stream, archive: TarFile, member: TarInfo) -> bytes:
    stream.member_follows(member.size)
    opened = archive.extractfile(member)
    return opened.read() if opened else b""


def _header(stream: Stream, at: int) -> tuple[str, bytes, int, int] | None:
    """Return the name, kind and size of the member at an offset, and where its data begins; None for what is left to tarfile."""
    stream.seek(at)
    header, name = stream.read(BLOCK), ""
    for _ in range(_MOST_OF_ONE):
        if header[_KIND] not in _OF_THE_NEXT:
            break
        said = _name_of_the_next(header, stream.read(BLOCK))
        if said is None:
            return None
        header, name = stream.read(BLOCK), name or said
    kind, size = header[_KIND], _size(header)
    if size < 0 or kind not in _PLAIN or (size and kind != b"0"):
        return None
    return name or _name(header), kind, size, stream.tell()


def _name(header: bytes) -> str:
    name, prefix = header[_NAME].partition(b"\0")[0], header[_PREFIX].partition(b"\0")[0]
    whole = b"%b/%b" % (prefix, name) if prefix and name else prefix or name
    return whole.decode("utf-8", "surrogateescape")


def _size(header: bytes) -> int:
    """Return how many bytes follow a header; -1 of one that is damaged or cut off, and of a member of 8 GB."""
    if len(header) != BLOCK:
        return -1
    try:
        size, stated = int(header[_SIZE].strip(b" \0"), 8), int(header[_SUM].strip(b" \0"), 8)
    except ValueError:
        return -1
    summed = stated + sum(header[_SUM]) - len(header[_SUM]) * ord(" ")
    return size if zlib.adler32(header, 0) & 0xFFFF == summed % _OF_ADLER else -1


def _name_of_the_next(header: bytes, block: bytes) -> str | None:
    """
    Return the path that a header and its block say the next member has, '' where they do not say it: most say only when it was written.

    None of others, and of those that say something else; these are left to tarfile.
    """
    size = _size(header)
    if not 0 < size <= len(block):
        return None
    path = b""
    if header[_KIND] == b"L":
        path = block[:size].partition(b"\0")[0]
    else:
        for record in block[:size].removesuffix(b"\n").split(b"\n"):
            length, _, said = record.partition(b" ")
            keyword, _, value = said.partition(b"=")
            if length != b"%d" % (len(record) + 1):
                return None
            if keyword == b"path" and header[_KIND] == b"x":
                path = value.rstrip(b"/")
            elif keyword not in _NOT_ASKED_FOR:
                return None
    try:
        return path.decode()
    except UnicodeDecodeError:
        return None


_NOT_ASKED_FOR = frozenset(
    (b"mtime", b"atime", b"ctime", b"uid", b"gid", b"uname", b"gname", b"comment")
)
_OF_ADLER = 65521
"""By which Adler-32 divides the sum of all bytes, its lower half (RFC 1950); it takes a thirtieth of `sum`."""
_NAME, _SIZE, _SUM, _KIND, _PREFIX = (
    slice(100),
    slice(124, 136),
    slice(148, 156),
    slice(156, 157),
    slice(345, 500),
)
"""Where they stand in a header."""
_PLAIN = frozenset((b"0", b"1", b"2", b"3", b"4", b"5", b"6"))
"""Kinds of members: a file, and what has no data; those that have some are left to tarfile."""
_OF_THE_NEXT = frozenset((b"x", b"g", b"L"))
"""Kinds of what says more of the next member: of pax, also of all that come after it, and of GNU."""
_MOST_OF_ONE = 3
