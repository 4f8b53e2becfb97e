"""
The index of a checkout's patterns, in the user's cache.

A file in the cache is trusted if it belongs to this user, nobody else can write to it or its folder, and its first line
has the digest of the rest and of its inputs. It holds text, and nothing in it is executed.
"""

from __future__ import annotations

import os
import stat

_MOST_KEPT = 16
"""Files in the cache, of checkouts, their edits and Pythons; the oldest make place."""
_PRIVATE = 0o700
_OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH


def cached(name: str, made_from: str) -> bytes | None:
    """Return the data cached under a name and a digest of its inputs; None if it cannot be trusted."""
    folder = _folder()
    if folder is None or not _is_private(folder):
        return None
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK
    try:
        with open(os.open(_path(folder, name, made_from), flags), "rb") as opened:
            file_stat = os.fstat(opened.fileno())
            if not stat.S_ISREG(file_stat.st_mode) or not _is_ours(file_stat):
                return None
            digest, _, data = opened.read().partition(b"\n")
    except OSError:
        return None
    return data if digest == _digest(made_from, data) else None


def keep(name: str, made_from: str, data: bytes) -> None:
    """Write data to the user's cache atomically; failures are ignored, since it can be recomputed."""
    folder = _folder()
    if folder is None:
        return
    try:
        os.makedirs(folder, mode=_PRIVATE, exist_ok=True)
        if _is_private(folder):
            _replace(_path(folder, name, made_from), b"%b\n%b" % (_digest(made_from, data), data))
            _remove_oldest(folder)
    except OSError:
        return


def _replace(path: str, data: bytes) -> None:
    from tempfile import mkstemp  # noqa: PLC0415 - in a checkout, when something was edited

    handle, draft = mkstemp(dir=os.path.dirname(path))
    try:
        with open(handle, "wb") as opened:
            opened.write(data)
        os.replace(draft, path)
    except OSError:
        os.unlink(draft)
        raise


def _remove_oldest(folder: str) -> None:
    files = sorted(os.scandir(folder), key=lambda entry: entry.stat().st_mtime_ns)
    for entry in files[:-_MOST_KEPT]:
        os.unlink(entry)


def _folder() -> str | None:
    """Return the folder of the cache; None for a user without a home, or where files have no owner."""
    if not hasattr(os, "getuid"):
        return None
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(home, "opwright", "prefilter") if os.path.isabs(home) else None


def _path(folder: str, name: str, made_from: str) -> str:
    return os.path.join(folder, f"{name}-{made_from[:24]}")


def _is_private(folder: str) -> bool:
    """Return whether only this user can write to a folder."""
    try:
        folder_stat = os.lstat(folder)
    except OSError:
        return False
    return stat.S_ISDIR(folder_stat.st_mode) and _is_ours(folder_stat)


def _is_ours(status: os.stat_result) -> bool:
    return status.st_uid == os.getuid() and not status.st_mode & _OTHERS_MAY_WRITE


def _digest(made_from: str, data: bytes) -> bytes:
    from hashlib import sha256  # noqa: PLC0415 - in a checkout only

    return sha256(made_from.encode() + data).hexdigest().encode()
