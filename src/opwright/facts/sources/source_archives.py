"""Sources in an archive, read in place: nothing is unpacked to the disk."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise

from opwright import facts
from opwright.errors import MALFORMED
from opwright.facts.on_disk import regular
from opwright.facts.sources.source_file import (
    DEEPEST,
    MOST_BYTES,
    MOST_FILES,
    SourceFile,
    is_carried_along,
    is_read_along,
    too_large,
)
from opwright.model import Unlinted, language_of, lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tarfile import TarFile, TarInfo
    from typing import IO

    from typing_extensions import Self

ARCHIVES = (".tar.gz", ".tgz", ".tar.bz2", ".tar.xz", ".tar", ".zip")
_MOST_UNPACKED = 2 << 30
_LONGEST_NAME = 4096
_MOST_SAID = 16 << 20
_PIECE = 1 << 17


def read_archive(path: str) -> Iterator[SourceFile | Unlinted]:
    """Yield the sources in an archive; of one that is cut off, those that come before."""
    broken: tuple[type[Exception], ...] = (lazy.tarfile.TarError, lazy.zipfile.BadZipFile, EOFError)
    broken += (
        zlib.error,
        facts.deflate.InflateError,
        *MALFORMED,
        RuntimeError,
        lazy.lzma.LZMAError,
    )
    try:
        yield from (_zip(path) if path.endswith(".zip") else _tar(path))
    except OSError as error:
        yield Unlinted(path, f"cannot read it: {error.strerror or error}")
    except broken as error:
        reason = str(error).partition(":\n")[0]  # tarfile lists what each format's reader says
        yield Unlinted(path, f"the archive is damaged or truncated: {reason}")


def _is_source(name: str, size: int) -> bool:
    *folders, file = name.split("/")
    is_wanted = bool(language_of(file)) or is_read_along(name, size)
    return is_wanted and not any(is_carried_along(folder) for folder in folders[1:])


@contextmanager
def _inflated(path: str) -> Iterator[_Bounded]:
    """Yield what is in a compressed file, or the file; of gzip, isal reads three times what Python does."""
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
        yield _Bounded(stream)


class _Bounded:
    """
    A stream that gives out no more at once than a member has, whatever tarfile asks for: it trusts sizes.

    What goes beyond two blocks and is no member's is what headers say of the next one, of which no project needs much.
    tarfile goes to and fro within some bytes, for which a compressed stream takes longer than to inflate them.
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
        if size > 2 * MOST_BYTES:
            raise lazy.tarfile.ReadError(f"a header of {size} bytes")
        if size > 2 * lazy.tarfile.BLOCKSIZE:
            self._left -= size
            if self._left < 0:
                raise lazy.tarfile.ReadError(f"its headers have more than {_MOST_SAID} bytes")
        start = self._at - self._begin
        if not 0 <= start <= start + size <= len(self._piece):
            self._read_on(size)
            start = 0
        self.last = self._piece[start : start + size]
        self._at += len(self.last)
        return self.last

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
        """Return the next bytes of the stream, of which we are to have at least `size`; from where it is damaged no more than that."""
        if not self._is_damaged:
            try:
                return self._stream.read1(_PIECE)  # type: ignore[attr-defined, no-any-return] # all of _inflated have it
            except (*MALFORMED, EOFError, OSError, zlib.error, lazy.lzma.LZMAError):
                self._is_damaged = True
                self._stream.seek(at)
        return self._stream.read(size)

    def member_follows(self, size: int) -> None:
        """Let a member be read that is wanted."""
        self._left += size


def _tar(path: str) -> Iterator[SourceFile | Unlinted]:
    folders: set[str] = set()
    folder = ""
    with (
        _inflated(path) as stream,
        lazy.tarfile.open(path, "r:", stream, tarinfo=_header_type()) as archive,  # type: ignore[call-overload] # all that it asks of one
    ):
        unpacked = 0
        for count, member in enumerate(archive):
            unpacked += max(member.size, 0)
            if count > MOST_FILES or unpacked > _MOST_UNPACKED:
                yield Unlinted(path, "it unpacks to more than any project needs")
                return
            if len(member.name) > _LONGEST_NAME:
                yield Unlinted(path, f"a file in it has a name of {len(member.name)} characters")
                continue
            shown = f"{path}/{member.name.removeprefix('./')}"
            if member.isreg() and folder != (folder := shown.rpartition("/")[0]):
                folders.update(_folders_of(shown))
            if not member.isreg() or not _is_source(member.name, member.size):
                continue
            if member.size > MOST_BYTES:
                yield Unlinted(shown, too_large(member.size))
                continue
            if member.size < 0:
                raise lazy.tarfile.ReadError(f"{member.name} has {member.size} bytes")
            stream.member_follows(member.size)
            opened = archive.extractfile(member)
            data = opened.read() if opened else b""
            if len(data) < member.size:
                raise EOFError(f"{member.name} is truncated")
            yield _member(shown, data, path, folders)
        if stream.last.strip(b"\0"):  # tarfile takes a damaged header for the end
            raise lazy.tarfile.ReadError(f"there is no header at {archive.offset}")


@cache
def _header_type() -> type[TarInfo]:
    """Return a header of which no more is read than its kind, name and size: tarfile takes four times as long."""

    class Header(lazy.tarfile.TarInfo):
        @classmethod
        def fromtarfile(cls, tarfile: TarFile) -> Self:
            stream = tarfile.fileobj
            start = stream.tell()
            path = _path_of_next(stream.read(2 * lazy.tarfile.BLOCKSIZE))
            if path is None:
                stream.seek(start)
            header = super().fromtarfile(tarfile)
            header.name = path or header.name
            return header

        @classmethod
        def frombuf(cls, buf: bytes | bytearray, encoding: str, errors: str) -> Self:
            size = _size(buf) if len(buf) == lazy.tarfile.BLOCKSIZE and buf[_KIND] in b"0x" else -1
            if size < 0:  # neither a file, nor what is said of the next one
                return super().frombuf(buf, encoding, errors)
            name = bytes(buf[_NAME]).partition(b"\0")[0].decode(encoding, errors)
            prefix = bytes(buf[_PREFIX]).partition(b"\0")[0].decode(encoding, errors)
            header = cls(f"{prefix}/{name}" if prefix and name else prefix or name)
            header.type, header.size = bytes(buf[_KIND : _KIND + 1]), size
            return header

    return Header


def _size(header: bytes | bytearray) -> int:
    """Return how many bytes follow a header; -1 of one that is damaged, and of a member of 8 GB."""
    try:
        size = int(bytes(header[_SIZE]).strip(b" \0"), 8)
        stated = int(bytes(header[_SUM]).strip(b" \0"), 8)
    except ValueError:
        return -1
    summed = stated + sum(header[_SUM]) - len(header[_SUM]) * ord(" ")
    return size if zlib.adler32(header, 0) & 0xFFFF == summed % _OF_ADLER else -1


def _path_of_next(blocks: bytes) -> str | None:
    """
    Return the path that two blocks say the next member has, '' where they do not say it: most say only when it was written.

    None of other blocks, and of those that say something else; these are left to tarfile.
    Source: POSIX, pax, "pax Extended Header".
    """
    block = lazy.tarfile.BLOCKSIZE
    size = _size(blocks[:block]) if blocks[_KIND : _KIND + 1] == b"x" else 0
    if not 0 < size <= len(blocks) - block:
        return None
    path = b""
    for record in blocks[block : block + size].removesuffix(b"\n").split(b"\n"):
        length, _, said = record.partition(b" ")
        keyword, _, value = said.partition(b"=")
        if length != b"%d" % (len(record) + 1):
            return None
        if keyword == b"path":
            path = value
        elif keyword not in _NOT_ASKED_FOR:
            return None
    try:
        return path.decode().rstrip("/")
    except UnicodeDecodeError:
        return None


_NOT_ASKED_FOR = frozenset((b"mtime", b"atime", b"ctime", b"uid", b"gid", b"uname", b"gname"))
_OF_ADLER = 65521
"""By which Adler-32 divides the sum of all bytes, its lower half (RFC 1950); it takes a thirtieth of `sum`."""
_NAME, _SIZE, _SUM, _KIND, _PREFIX = (
    slice(100),
    slice(124, 136),
    slice(148, 156),
    156,
    slice(345, 500),
)
"""Where they stand in a header: https://www.gnu.org/software/tar/manual/html_node/Standard.html."""


def _member(path: str, data: bytes, archive: str, folders: frozenset[str] | set[str]) -> SourceFile:
    is_context = language_of(path) is None
    return SourceFile(path, data, archive, in_archive=True, is_context=is_context, folders=folders)


def _folders_of(path: str) -> Iterator[str]:
    """Yield the folders that a file of an archive lies in, the nearest first."""
    for _ in range(DEEPEST):
        path = path.rpartition("/")[0]
        if not path:
            return
        yield path


def _zip(path: str) -> Iterator[SourceFile | Unlinted]:
    with lazy.zipfile.ZipFile(path) as archive:
        members = archive.infolist()
        if len(members) > MOST_FILES:
            yield Unlinted(path, f"it holds more than {MOST_FILES} files")
            members = members[:MOST_FILES]
        in_order = sorted(members, key=lambda member: member.header_offset)
        if any(a.header_offset + a.compress_size > b.header_offset for a, b in pairwise(in_order)):
            yield Unlinted(path, "its files overlap, so that little unpacks to very much")
            return
        long = [member for member in members if len(member.filename) > _LONGEST_NAME]
        if long:
            yield Unlinted(path, f"a file in it has a name of {len(long[0].filename)} characters")
            members = [one for one in members if len(one.filename) <= _LONGEST_NAME]
        names = (member.filename for member in members if not member.filename.endswith("/"))
        folders = frozenset(f for name in names for f in _folders_of(f"{path}/{name}"))
        for member in members:
            if member.filename.endswith("/") or not _is_source(member.filename, member.file_size):
                continue
            shown = f"{path}/{member.filename}"
            if member.file_size > MOST_BYTES:
                yield Unlinted(shown, too_large(member.file_size))
                continue
            with archive.open(member) as opened:
                data = opened.read(MOST_BYTES + 1)
                yield _member(shown, data, path, folders)
