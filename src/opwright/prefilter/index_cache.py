"""
Data in the user's cache that can be made again: the index of a checkout's patterns, results of lint.

A file in the cache is trusted if it belongs to this user, nobody else can write to it or its folder, and its first line
has the digest of the rest and of its inputs. It holds text, and nothing in it is executed.
"""

from __future__ import annotations

import os

from opwright.model import lazy
from opwright.model.disk.private_files import distrusted, make_folder, read

_MOST_KEPT = 16
"""Files in the cache, of checkouts, their edits and Pythons; the oldest make place."""
_PRIVATE = 0o600


def cached(name: str, made_from: str, *, room: str = "prefilter") -> bytes | None:
    """Return the data cached under a name and a digest of its inputs; None if it cannot be trusted."""
    folder = _folder(room)
    if folder is None or distrusted(folder):
        return None
    try:
        digest, _, data = (read(_path(folder, name, made_from)) or b"").partition(b"\n")
    except OSError:
        return None
    return data if digest == _digest(made_from, data) else None


def keep(
    name: str, made_from: str, data: bytes, *, room: str = "prefilter", most: int = _MOST_KEPT
) -> None:
    """Write data to the user's cache atomically; failures are ignored, since it can be recomputed."""
    folder = _folder(room)
    if folder is None:
        return
    from opwright.model.disk.writing import replacing  # noqa: PLC0415 - in a checkout, when something was edited

    try:
        make_folder(folder)
        if not distrusted(folder):
            with replacing(_path(folder, name, made_from), mode=_PRIVATE) as opened:
                opened.write(b"%b\n%b" % (_digest(made_from, data), data))
            _remove_oldest(folder, most)
    except OSError:
        return


def _remove_oldest(folder: str, most: int) -> None:
    files = sorted(os.scandir(folder), key=lambda entry: entry.stat().st_mtime_ns)
    for entry in files[:-most]:
        os.unlink(entry)


def _folder(room: str) -> str | None:
    """Return the folder of the cache; None for a user without a home, or where files have no owner."""
    if not hasattr(os, "getuid"):
        return None
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(home, "opwright", room) if os.path.isabs(home) else None


def _path(folder: str, name: str, made_from: str) -> str:
    return os.path.join(folder, f"{name[:24]}-{made_from[:24]}")


def _digest(made_from: str, data: bytes) -> bytes:
    return lazy.hashlib.sha256(made_from.encode() + data).hexdigest().encode()
