"""Files of a build on disk: whole or not at all, and what others have left."""

from __future__ import annotations

import os
import shutil
import tempfile
from time import sleep

from opwright.model.disk.writing import replacing

_NAP, _MOST_NAPS = 0.001, 50
_PART = 1 << 20


def time_there(folder: str) -> int:
    """Return the time as the file system of a folder tells it to files, in ns."""
    with tempfile.TemporaryFile(dir=folder) as file:
        return os.fstat(file.fileno()).st_ctime_ns


def wait_for_tick(folder: str) -> None:
    """Wait until files are given another time than those that were written just now: some milliseconds."""
    now = time_there(folder)
    for _ in range(_MOST_NAPS):
        if time_there(folder) != now:
            return
        sleep(_NAP)


def changed_between(path: str, began: int, ended: int | None) -> bool:
    """
    Return whether a file was written between two times of its file system.

    Without an end, where a clock was set meanwhile, since the first: a file of the future counts then.
    """
    try:
        found = os.stat(path)
    except OSError:
        return True
    times = (found.st_mtime_ns, found.st_ctime_ns)
    return any(began <= time and (ended is None or time <= ended) for time in times)


def text_of(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8") as opened:
            return opened.read()
    except (OSError, UnicodeDecodeError):
        return None


def to_disk(path: str) -> None:
    """Have the system write a file out, so that a power cut leaves the old one or the new."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def copy_whole(source: str, target: str, *, durable: bool = False) -> None:
    """Copy a file with its mode, whole or not at all."""
    with open(source, "rb") as read:
        mode = os.fstat(read.fileno()).st_mode & 0o777
        with replacing(target, mode=mode, durable=durable) as written:
            shutil.copyfileobj(read, written, _PART)


def sweep(folder: str) -> None:
    """Remove what builds that were killed have left unfinished; this one has the lock."""
    for root, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".part"):
                os.unlink(os.path.join(root, name))
