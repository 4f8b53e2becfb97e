"""Files of a build on disk: whole or not at all, and what others have left."""

from __future__ import annotations

import os


def changed_since(path: str, began: int) -> bool:
    """Return whether a file was written after a time that the same file system told."""
    try:
        found = os.stat(path)
    except OSError:
        return True
    return max(found.st_mtime_ns, found.st_ctime_ns) >= began


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


def sweep(folder: str) -> None:
    """Remove what builds that were killed have left unfinished; this one has the lock."""
    for root, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".part"):
                os.unlink(os.path.join(root, name))
