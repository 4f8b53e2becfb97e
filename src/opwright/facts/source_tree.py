"""
The files of a project that may be linted: from folders, single files, and source archives read in place.

What others wrote and a project only carries along is left out unless it is named. Nothing is followed
out of a folder: links to folders are not, and a file is read once, however many names it has.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from opwright.errors import UnreadableInputError
from opwright.model import Unlinted, is_build_script, language_of
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO


MOST_BYTES = 4 << 20
"""Of one file: nobody writes so much by hand."""
_LONGEST_LINE = 1 << 20
_MOST_IN_ALL = 1 << 30
_MOST_FILES = 200_000
_DEEPEST = 64
_MOST_UNPACKED = 4 << 30
_CARRIED_ALONG = frozenset(
    {
        *(
            "third_party",
            "third-party",
            "thirdparty",
            "3rdparty",
            "3rd_party",
            "vendor",
            "vendored",
        ),
        *("extern", "external", "externals", "submodules", "cutlass", "composable_kernel", "cccl"),
        *(
            "cub",
            "thrust",
            "moderngpu",
            "glm",
            "pybind11",
            "eigen",
            "googletest",
            "node_modules",
            "site-packages",
            "build",
            "dist",
        ),
        *("__pycache__", "venv", "env"),
    }
)
_BUILT = (".", "cmake-build-", "_deps")
"""What hides begins with, and what CMake writes."""
_ARCHIVES = (".tar.gz", ".tgz", ".tar.bz2", ".tar.xz", ".tar", ".zip")


class SourceFile(NamedTuple):
    """A file that was read, and not yet looked at."""

    path: str
    """As it is shown: as it was named, or as the archive, a slash and the name in it."""
    data: bytes
    root: str
    """The folder or archive that it was found through."""
    in_archive: bool = False
    is_context: bool = False
    """Read only for what it says of others."""
    folders: frozenset[str] | set[str] = frozenset()
    """Of an archive: every folder in it that holds something; complete once all of it was read."""


def read_sources(paths: Iterable[str]) -> Iterator[SourceFile | Unlinted]:
    """Yield every source and build script in what is named, or why one cannot be read."""
    seen: set[tuple[int, int]] = set()
    total = 0
    for path in paths:
        for found in _read(path.rstrip("/") or path, seen):
            total += len(found.data) if isinstance(found, SourceFile) else 0
            if total > _MOST_IN_ALL:
                yield Unlinted(path, "there is more than 1 GiB of sources; name a part of it")
                return
            yield found


def _read(path: str, seen: set[tuple[int, int]]) -> Iterator[SourceFile | Unlinted]:
    if os.path.isdir(path):
        yield from _folder(path, seen)
    elif path.endswith(_ARCHIVES):
        yield from _archive(path)
    elif not os.path.lexists(path):
        yield Unlinted(path, "there is no such file or folder")
    elif language_of(path) is None:
        yield Unlinted(path, "it is no C++, CUDA, HIP, Python, CMake or TOML file by its name")
    else:
        yield from _file(path, project_of(path), seen)


def _folder(root: str, seen: set[tuple[int, int]]) -> Iterator[SourceFile | Unlinted]:
    pending = [(root, 0)]
    count = 0
    while pending:
        folder, depth = pending.pop()
        try:
            entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
        except OSError as error:
            yield Unlinted(folder, f"cannot read it: {error.strerror}")
            continue
        folders = []
        for entry in entries:
            path = entry.name if folder == "." else f"{folder}/{entry.name}"
            if entry.is_dir(follow_symlinks=False):
                if depth < _DEEPEST and not _is_carried_along(entry.name):
                    folders.append((path, depth + 1))
            elif language_of(path):
                count += 1
                if count > _MOST_FILES:
                    yield Unlinted(root, "it holds more than 200000 sources; name a part of it")
                    return
                yield from _file(path, root, seen)
        pending += reversed(folders)


@lru_cache(maxsize=4096)
def _is_carried_along(name: str) -> bool:
    of_any_release = re.sub(r"[-_]v?[0-9.]+$", "", name.lower())
    return name.startswith(_BUILT) or of_any_release in _CARRIED_ALONG or name.endswith(".egg-info")


def _file(path: str, root: str, seen: set[tuple[int, int]]) -> Iterator[SourceFile | Unlinted]:
    try:
        stat = os.stat(path)
        if (stat.st_dev, stat.st_ino) in seen:
            return
        seen.add((stat.st_dev, stat.st_ino))
        yield SourceFile(path, _bytes_of(path, stat), root)
    except OSError as error:
        yield Unlinted(path, f"cannot read it: {error.strerror}")
    except UnreadableInputError as error:
        yield Unlinted(path, str(error))


def _bytes_of(path: str, stat: os.stat_result) -> bytes:
    if not os.path.isfile(path):
        raise UnreadableInputError("it is no regular file")
    if stat.st_size > MOST_BYTES:
        raise UnreadableInputError(_too_large(stat.st_size))
    with open(path, "rb") as opened:
        return opened.read(MOST_BYTES + 1)


def _too_large(size: int) -> str:
    return f"it has {size >> 20} MiB, more than any source that is written by hand"


def decoded(data: bytes) -> str:
    """Return the text of a source with its line ends; raise UnreadableInputError when it is none."""
    if len(data) > MOST_BYTES:
        raise UnreadableInputError(_too_large(len(data)))
    if b"\0" in data:
        raise UnreadableInputError("it is no text: there are NUL bytes in it")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        byte = data[error.start]
        raise UnreadableInputError(
            f"it is not UTF-8: there is a byte 0x{byte:02x} in line {line}; save it as UTF-8"
        ) from error
    if len(data) > _LONGEST_LINE and max(map(len, data.split(b"\n"))) > _LONGEST_LINE:
        raise UnreadableInputError("it has a line of more than 1 MiB, which nobody wrote")
    return text


# ---- the project around a file -----------------------------------------------------

REQUIREMENTS = "requirements.txt"
_NAMES = ("setup.py", "pyproject.toml", "CMakeLists.txt", REQUIREMENTS)
_UP = 8


def project_of(path: str) -> str:
    """Return the nearest folder above a file that says how it is built, else its own folder."""
    folder = os.path.dirname(path) or "."
    for up in range(_UP):
        above = os.path.normpath(os.path.join(folder, *[os.pardir] * up)) if up else folder
        if any(os.path.isfile(os.path.join(above, name)) for name in _NAMES[:2]):
            return above
        if os.path.lexists(os.path.join(above, ".git")) or os.path.abspath(above) == os.sep:
            break
    return folder


def context(root: str) -> Iterator[SourceFile]:
    """Yield the build scripts and requirements of a folder, for what they say of the sources in it."""
    for name in _NAMES:
        path = name if root in ("", ".") else f"{root}/{name}"
        for found in _file(path, root, set()) if os.path.isfile(path) else ():
            if isinstance(found, SourceFile):
                yield found._replace(is_context=True)


def included_file(path: str, root: str) -> SourceFile | None:
    """Return a header that is included from a file that was named, if it lies in the same project."""
    real, inside = os.path.realpath(path), os.path.realpath(root or ".")
    if not os.path.isfile(real) or not real.startswith(inside.rstrip("/") + "/"):
        return None
    found = next(_file(path, root, set()), None)
    return found._replace(is_context=True) if isinstance(found, SourceFile) else None


# ---- archives ----------------------------------------------------------------------


def _archive(path: str) -> Iterator[SourceFile | Unlinted]:
    """Yield the sources in an archive; of one that is cut off, those that come before."""
    import tarfile  # noqa: PLC0415 - for archives alone
    import zipfile  # noqa: PLC0415

    from opwright.facts.deflate import InflateError  # noqa: PLC0415

    if not os.path.isfile(path) and os.path.exists(path):
        yield Unlinted(path, "it is no regular file")
        return
    broken: tuple[type[Exception], ...] = (tarfile.TarError, zipfile.BadZipFile, EOFError)
    broken += (zlib.error, InflateError, ValueError, RuntimeError)
    try:
        yield from (_zip(path) if path.endswith(".zip") else _tar(path))
    except OSError as error:
        yield Unlinted(path, f"cannot read it: {error.strerror or error}")
    except broken as error:
        why = str(error).partition(":\n")[0]  # tarfile lists what each format's reader says
        yield Unlinted(path, f"the archive is broken or cut off: {why}")


def _is_wanted(name: str) -> bool:
    *folders, file = name.split("/")
    is_wanted = bool(language_of(file)) or file == REQUIREMENTS
    return is_wanted and not any(_is_carried_along(folder) for folder in folders[1:])


@contextmanager
def _inflated(path: str) -> Iterator[IO[bytes] | None]:
    """Yield what is in a file of gzip, which isal reads three times as fast as Python does; else None."""
    from isal import igzip  # noqa: PLC0415 - for archives alone

    with open(path, "rb") as opened:
        is_gzip = opened.read(2) == b"\x1f\x8b"
    if is_gzip:
        with igzip.open(path) as stream:
            yield stream
    else:
        yield None


def _tar(path: str) -> Iterator[SourceFile | Unlinted]:
    import tarfile  # noqa: PLC0415

    folders: set[str] = set()
    folder = ""
    with (
        _inflated(path) as stream,
        tarfile.open(path, "r:*" if stream is None else "r:", stream) as archive,
    ):
        unpacked = 0
        for count, member in enumerate(archive):
            unpacked += max(member.size, 0)
            if count > _MOST_FILES or unpacked > _MOST_UNPACKED:
                yield Unlinted(path, "it unpacks to more than any project has")
                return
            shown = f"{path}/{member.name.removeprefix('./')}"
            if member.isreg() and folder != (folder := shown.rpartition("/")[0]):
                folders.update(_folders_of(shown))
            if not member.isreg() or not _is_wanted(member.name):
                continue
            if member.size > MOST_BYTES:
                yield Unlinted(shown, _too_large(member.size))
                continue
            if member.size < 0:
                raise tarfile.ReadError(f"{member.name} has {member.size} bytes")
            opened = archive.extractfile(member)
            data = opened.read() if opened else b""
            if len(data) < member.size:
                raise EOFError(f"{member.name} is not all there")
            yield _member(shown, data, path, folders)


def _member(path: str, data: bytes, archive: str, folders: frozenset[str] | set[str]) -> SourceFile:
    is_context = path.endswith(f"/{REQUIREMENTS}")
    return SourceFile(path, data, archive, in_archive=True, is_context=is_context, folders=folders)


def _folders_of(path: str) -> Iterator[str]:
    """Yield the folders that a file of an archive lies in, the nearest first."""
    for _ in range(_DEEPEST):
        path = path.rpartition("/")[0]
        if not path:
            return
        yield path


def is_there(folder: str, file: SourceFile) -> bool:
    """Return whether a folder is in the same archive, or on the disk, and holds something."""
    if file.in_archive:
        return folder in file.folders
    try:
        with os.scandir(folder) as entries:
            return any(True for _ in entries)
    except OSError:
        return False


def _zip(path: str) -> Iterator[SourceFile | Unlinted]:
    import zipfile  # noqa: PLC0415

    with zipfile.ZipFile(path) as archive:
        members = archive.infolist()[:_MOST_FILES]
        names = (member.filename for member in members if not member.is_dir())
        folders = frozenset(f for name in names for f in _folders_of(f"{path}/{name}"))
        for member in members:
            if member.is_dir() or not _is_wanted(member.filename):
                continue
            shown = f"{path}/{member.filename}"
            if member.file_size > MOST_BYTES:
                yield Unlinted(shown, _too_large(member.file_size))
                continue
            with archive.open(member) as opened:
                data = opened.read(MOST_BYTES + 1)
                yield _member(shown, data, path, folders)


def is_script(path: str) -> bool:
    """Return whether a file says how a project is built."""
    return is_build_script(path)
