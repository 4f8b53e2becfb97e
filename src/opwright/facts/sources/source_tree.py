"""
The files of a project that may be linted: from folders, single files, and source archives read in place.

What others wrote and a project only carries along is left out unless it is named. Nothing is followed
out of a folder: links to folders are not, and a file is read once, however many names it has.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator

from opwright.errors import UnreadableInputError
from opwright.facts.on_disk import regular
from opwright.facts.sources.source_archives import ARCHIVES, read_archive
from opwright.facts.sources.source_file import (
    DEEPEST,
    MOST_BYTES,
    MOST_FILES,
    MOST_INSTRUCTIONS,
    SourceFile,
    is_carried_along,
    is_listed,
    is_read_along,
    refused_encoding,
    too_large,
    wide_encoding,
)
from opwright.model import Unlinted, language_of

_MOST_IN_ALL = 1 << 30


def nothing_is_excluded(path: str, *, is_named: bool = False) -> bool:  # noqa: ARG001 - one of many
    """Return False: every source is read."""
    return False


def read_sources(
    paths: Iterable[str], is_excluded: Callable[..., bool] = nothing_is_excluded
) -> Iterator[SourceFile | Unlinted]:
    """
    Yield every source and build script in what is named, or why one cannot be read.

    `is_excluded(path, is_named=...)` says of a file or folder, named or found in a folder, whether it is left out.
    """
    seen: set[tuple[int, int]] = set()
    total = 0
    for named in paths:
        path = named.rstrip("/") or named
        if is_excluded(path, is_named=True):
            continue
        for file in _read(path, seen, is_excluded):
            total += len(file.data) if isinstance(file, SourceFile) else 0
            if total > _MOST_IN_ALL:
                yield Unlinted(path, "more than 1 GiB of sources; pass a part of it")
                return
            yield _in_bytes(file)


def _in_bytes(file: SourceFile | Unlinted) -> SourceFile | Unlinted:
    """Return a file, or why it is not linted: in UTF-16 no word of it would be found, and nothing said."""
    if isinstance(file, Unlinted) or file.is_context:
        return file
    encoding = wide_encoding(file.data)
    return Unlinted(file.path, refused_encoding(encoding)) if encoding else file


def _read(
    path: str, seen: set[tuple[int, int]], is_excluded: Callable[..., bool]
) -> Iterator[SourceFile | Unlinted]:
    if os.path.isdir(path):
        yield from _folder(path, seen, is_excluded)
    elif path.endswith(ARCHIVES):
        yield from read_archive(path)
    elif not os.path.lexists(path):
        yield Unlinted(path, "no such file or directory")
    elif language_of(path) is None:
        yield Unlinted(
            path,
            "not a C++, CUDA, HIP, Python, CMake or TOML file or a makefile, judging by its name",
        )
    else:
        for file in _file(path, project_of(path), seen):
            yield file if isinstance(file, Unlinted) else file._replace(is_alone=True)


def _folder(
    root: str, seen: set[tuple[int, int]], is_excluded: Callable[..., bool]
) -> Iterator[SourceFile | Unlinted]:
    pending = [(root, 0)]
    submodules = _submodules(root)
    count = instructions = 0
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
            is_folder = entry.is_dir(follow_symlinks=False)
            if (is_folder and _is_others(path, entry.name, submodules)) or is_excluded(path):
                continue
            if is_folder:
                if depth < DEEPEST:
                    folders.append((path, depth + 1))
                else:
                    yield Unlinted(path, f"folders nested more than {DEEPEST} deep")
            elif language_of(path):
                count += 1
                if count > MOST_FILES:
                    yield Unlinted(root, f"more than {MOST_FILES} sources; pass a part of it")
                    return
                yield from _file(path, root, seen)
            elif is_read_along(path) and instructions < _most_like(entry.name):
                instructions += 1
                yield from _context(path, root)
        pending += reversed(folders)


def _most_like(name: str) -> int:
    """Return after how many instructions no more like one are read: pages of documentation before lists of requirements."""
    return MOST_INSTRUCTIONS * (1 if name.endswith((".md", ".rst")) else 3)


_SUBMODULES = "submodules"
_PATH_OF_SUBMODULE = re.compile(r"^[ \t]*path[ \t]*=[ \t]*\"?([^\"\n]+?)\"?[ \t]*$", re.MULTILINE)


def _submodules(root: str) -> frozenset[str]:
    """Return the folders that git fills from other repositories."""
    path = ".gitmodules" if root == "." else f"{root}/.gitmodules"
    file = next(_context(path, root), None) if os.path.lexists(path) else None
    if file is None:
        return frozenset()
    named = _PATH_OF_SUBMODULE.findall(file.data.decode("utf-8", "replace"))
    return frozenset(os.path.normpath(os.path.join(root, name)) for name in named)


def _is_others(path: str, name: str, submodules: frozenset[str]) -> bool:
    """Return whether a folder is what others wrote, or was built: what lies in `submodules` and git does not fill is the project's own."""
    if submodules and os.path.normpath(path) in submodules:
        return True
    return name != _SUBMODULES and is_carried_along(name)


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
    if stat.st_size > MOST_BYTES:
        raise UnreadableInputError(too_large(stat.st_size))
    with open(path, "rb", opener=regular) as opened:
        return opened.read(MOST_BYTES + 1)


# ---- the project around a file -----------------------------------------------------

_BUILD_SCRIPTS = ("setup.py", "pyproject.toml", "CMakeLists.txt")
_UP = 8


def project_of(path: str) -> str:
    """Return the nearest folder above a file that says how it is built, else its own folder."""
    folder = os.path.dirname(path) or "."
    for up in range(_UP):
        above = os.path.normpath(os.path.join(folder, *[os.pardir] * up)) if up else folder
        if any(os.path.isfile(os.path.join(above, name)) for name in _BUILD_SCRIPTS[:2]):
            return above
        if os.path.lexists(os.path.join(above, ".git")) or os.path.abspath(above) == os.sep:
            break
    return folder


def context(root: str) -> Iterator[SourceFile]:
    """Yield what a folder has besides sources: build scripts, requirements, instructions."""
    try:
        names = sorted(os.listdir(root or "."))
    except OSError:
        return
    for name in names:
        path = name if root in ("", ".") else f"{root}/{name}"
        if name in _BUILD_SCRIPTS or is_read_along(name):
            yield from _context(path, root)
        elif is_listed(f"{path}/all.txt") and os.path.isdir(path):
            for listed in sorted(os.listdir(path))[:MOST_INSTRUCTIONS]:
                if is_listed(f"{path}/{listed}"):
                    yield from _context(f"{path}/{listed}", root)


def _context(path: str, root: str) -> Iterator[SourceFile]:
    """Yield a file for what it says about others, if it can be read and is no larger than such files are."""
    name = os.path.basename(path)
    try:
        stat = os.stat(path)
        if name not in _BUILD_SCRIPTS and not is_read_along(path, stat.st_size):
            return
    except OSError:
        return
    for file in _file(path, root, set()) if os.path.isfile(path) else ():
        if isinstance(file, SourceFile):
            yield file._replace(is_context=True)


def included_file(path: str, root: str) -> SourceFile | None:
    """Return a header that a named file includes, if it is in the same project."""
    if not os.path.isfile(path):  # most are not, and where they lead takes longer
        return None
    real, inside = os.path.realpath(path), os.path.realpath(root or ".")
    if not real.startswith(inside.rstrip("/") + "/"):
        return None
    file = next(_file(path, root, set()), None)
    return file._replace(is_context=True) if isinstance(file, SourceFile) else None


def is_there(folder: str, file: SourceFile) -> bool:
    """Return whether a folder is in the same archive, or on the disk, and holds something."""
    if file.in_archive:
        return folder in file.folders
    try:
        with os.scandir(folder) as entries:
            return any(True for _ in entries)
    except OSError:
        return False
