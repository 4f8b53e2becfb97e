"""
Folders and files that only their user can have written: what lies in a cache is executed or believed later.

They belong to the user or to root, and nobody else may write to them. In a folder with the sticky bit others may add
files and not replace any, so that each file in it is looked at by itself.
"""

from __future__ import annotations

import os
import stat

_PRIVATE = 0o700
_OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH
_AS_IT_IS = (
    os.O_RDONLY
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_BINARY", 0)
)
"""Do not follow a link, and do not wait for a FIFO."""


def make_folder(path: str) -> None:
    """Create a folder for this user only, whatever the umask, and its parents. Raises OSError."""
    if os.path.isdir(path):
        return
    above = os.path.dirname(path)
    if above != path:
        make_folder(above)
    try:
        os.mkdir(path, _PRIVATE)
    except FileExistsError:  # by another process, meanwhile
        if not os.path.isdir(path):
            raise


def distrusted(path: str, *, is_link_allowed: bool = False) -> str | None:
    """
    Return why a folder is not to be trusted, and what repairs it; None where it is, or is not there.

    A link to a folder is fine where a user has named it, if nobody else has made it.
    """
    try:
        link, found = os.lstat(path), os.stat(path)
    except OSError:
        return None
    if stat.S_ISLNK(link.st_mode) and not is_link_allowed:
        return f"{path} is a symbolic link"
    for one in (link, found):
        if not _is_ours(one):
            return f"{path} belongs to user {one.st_uid}"
    if _others_may_write(found) and not found.st_mode & stat.S_ISVTX:
        return f"other users may write to {path}: chmod go-w {path}"
    return None


def is_private(path: str) -> bool:
    """Return whether a regular file is there that only this user can have written."""
    try:
        return _is_private(os.lstat(path))
    except OSError:
        return False


def read(path: str) -> bytes | None:
    """Return a file, if it is a regular one that only this user can have written. Raises OSError."""
    with open(os.open(path, _AS_IT_IS), "rb") as opened:
        return opened.read() if _is_private(os.fstat(opened.fileno())) else None


def _is_private(found: os.stat_result) -> bool:
    return stat.S_ISREG(found.st_mode) and _is_ours(found) and not _others_may_write(found)


def _is_ours(found: os.stat_result) -> bool:
    return not hasattr(os, "geteuid") or found.st_uid in (0, os.geteuid())


def _others_may_write(found: os.stat_result) -> bool:
    return hasattr(os, "geteuid") and bool(found.st_mode & _OTHERS_MAY_WRITE)
