"""
Files and folders on disk, whoever has put them there: nothing is waited for, and what may not be looked at is named.

In the place of a file may be a pipe that nobody writes to, or a device without end. A folder may be another user's, or nested
deeper than Python recurses.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator

from opwright.model import StrPath
from opwright.model.named_tuple import NamedTuple

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_MISSING = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP)


class Unlisted(NamedTuple):
    """A folder whose files cannot be listed, and why."""

    path: str
    why: str


def regular(path: StrPath, flags: int) -> int:
    """Open a regular file, and nothing else: an opener for `open`. Raises OSError."""
    try:
        descriptor = os.open(path, flags | _AT_ONCE)
    except ValueError as error:  # a NUL in the path
        raise OSError(errno.EINVAL, str(error)) from error
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, "not a regular file")
    return descriptor


def text_of(path: StrPath, *, most: int) -> str:
    """Return a text, or as much of it as may be read; an empty one where the file cannot be read."""
    try:
        with open(path, encoding="utf-8", errors="replace", opener=regular) as opened:
            return opened.read(most)
    except OSError:
        return ""


def is_missing(path: str) -> bool:
    """Return whether a file does not exist; one that we may not stat is not missing."""
    try:
        os.stat(path)
    except ValueError:  # a NUL in the path
        return True
    except OSError as error:
        return error.errno in _MISSING
    return False


def why_unlisted(folder: str) -> str | None:
    """Return why a folder that is there cannot be listed; None where it can, or is not there."""
    try:
        with os.scandir(folder):
            return None
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return None
    except OSError as error:
        return f"cannot read it: {error.strerror}"


def entries_below(
    folder: str, *, deepest: int | None = None
) -> Iterator[os.DirEntry[str] | Unlisted]:
    """
    Yield all that is below a folder and no folder itself, in order, and each folder that cannot be listed.

    Links to folders are not followed. Those of the folder itself have the depth 0, and `deepest` is the last that is read.
    """
    pending = [(folder, 0)]
    while pending:
        above, depth = pending.pop()
        try:
            with os.scandir(above) as found:
                entries = sorted(found, key=lambda entry: entry.name)
        except OSError as error:
            yield Unlisted(above, f"cannot read it: {error.strerror}")
            continue
        folders: list[tuple[str, int]] = []
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                folders.append((entry.path, depth + 1))
            else:
                yield entry
        if deepest is None or depth < deepest:
            pending += reversed(folders)
