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
    from tarfile import TarInfo
    from typing import IO

    from typing_extensions import Self

ARCHIVES = (".tar.gz", ".tgz", ".tar.bz2", ".tar.xz", ".tar", ".zip")
_MOST_UNPACKED = 2 << 30
_LONGEST_NAME = 4096
_MOST_SAID = 16 << 20


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

    What goes beyond a block and is no member's is what headers say of the next one, of which no project needs much.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._left = _MOST_SAID
        self.last = b""
        """What was given out last."""
        self.seek, self.tell = stream.seek, stream.tell

    def read(self, size: int) -> bytes:
        if size > 2 * MOST_BYTES:
            raise lazy.tarfile.ReadError(f"a header of {size} bytes")
        if size > lazy.tarfile.BLOCKSIZE:
            self._left -= size
            if self._left < 0:
                raise lazy.tarfile.ReadError(f"its headers have more than {_MOST_SAID} bytes")
        self.last = self._stream.read(size)
        return self.last

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
        def frombuf(cls, buf: bytes | bytearray, encoding: str, errors: str) -> Self:
            is_whole = len(buf) == lazy.tarfile.BLOCKSIZE
            if not is_whole or buf[_KIND] not in b"0x":  # a file, or what is said of the next one
                return super().frombuf(buf, encoding, errors)
            try:
                size = int(bytes(buf[_SIZE]).strip(b" \0"), 8)
                stated = int(bytes(buf[_SUM]).strip(b" \0"), 8)
            except ValueError:  # as in one that is damaged, and for members of 8 GB
                return super().frombuf(buf, encoding, errors)
            if stated != sum(buf) - sum(buf[_SUM]) + len(buf[_SUM]) * ord(" "):
                return super().frombuf(buf, encoding, errors)
            name = bytes(buf[_NAME]).partition(b"\0")[0].decode(encoding, errors)
            prefix = bytes(buf[_PREFIX]).partition(b"\0")[0].decode(encoding, errors)
            header = cls(f"{prefix}/{name}" if prefix and name else prefix or name)
            header.type, header.size = bytes(buf[_KIND : _KIND + 1]), size
            return header

    return Header


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
