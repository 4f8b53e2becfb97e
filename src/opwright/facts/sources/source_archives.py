"""Sources in an archive, read in place: nothing is unpacked to the disk."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import pairwise

from opwright import facts
from opwright.errors import MALFORMED
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

ARCHIVES = (".tar.gz", ".tgz", ".tar.bz2", ".tar.xz", ".tar", ".zip")
_MOST_UNPACKED = 2 << 30
_LONGEST_NAME = 4096


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


def _tar(path: str) -> Iterator[SourceFile | Unlinted]:
    folders: set[str] = set()
    folder = ""
    unpacked = 0
    with facts.tar_members.inflated(path) as stream:
        for count, member in enumerate(facts.tar_members.members(stream, path)):
            unpacked += max(member.size, 0)
            if count > MOST_FILES or unpacked > _MOST_UNPACKED:
                yield Unlinted(path, "it unpacks to more than any project needs")
                return
            if len(member.name) > _LONGEST_NAME:
                yield Unlinted(path, f"a file in it has a name of {len(member.name)} characters")
                continue
            shown = f"{path}/{member.name.removeprefix('./')}"
            if member.is_file and folder != (folder := shown.rpartition("/")[0]):
                folders.update(_folders_of(shown))
            if not member.is_file or not _is_source(member.name, member.size):
                continue
            if member.size > MOST_BYTES:
                yield Unlinted(shown, too_large(member.size))
                continue
            if member.size < 0:
                raise lazy.tarfile.ReadError(f"{member.name} has {member.size} bytes")
            data = member.data()
            if len(data) < member.size:
                raise EOFError(f"{member.name} is truncated")
            yield _member(shown, data, path, folders)


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
