"""What is in a cache of `opwright.load`, and how it is kept to a size: what was used least recently goes first."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import suppress
from time import time

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.build.engine.running.lock import alone
from opwright.verbs.build.jit.cache import library_path

_OF_THE_CACHE = {
    "libraries": re.compile(r"[0-9a-f]{32}"),
    "builds": re.compile(r".{0,200}-[0-9a-f]{16}", re.DOTALL),
    "inline": re.compile(r"[0-9a-f]{32}"),
}
"""Folders of a cache, and how what it puts there is called; nothing else is touched."""
_JUST_USED = 60.0
"""Seconds in which a process that found a library will have loaded it."""
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_SIZE = re.compile(r"(\d{1,12}(?:\.\d{1,3})?) ?([KMGT]?)(?:i?B)?", re.IGNORECASE)
DEFAULT_SIZE = "10G"


class Entry(NamedTuple):
    """A library that is ready to be loaded, or the objects that one was made of."""

    kind: str
    """`libraries`, `builds`, `inline`."""
    name: str
    path: str
    size: int
    """In bytes."""
    used: float
    """When it was last loaded or built, in seconds since 1970."""


def entries(cache: str) -> tuple[Entry, ...]:
    """Return what a cache holds, least recently used first."""
    found = (entry for kind in _OF_THE_CACHE for entry in _entries_in(cache, kind))
    return tuple(sorted(found, key=lambda one: one.used))


def _entries_in(cache: str, kind: str) -> Iterator[Entry]:
    folder = os.path.join(cache, kind)
    with suppress(OSError):
        for found in os.scandir(folder):
            is_ours = _OF_THE_CACHE[kind].fullmatch(found.name)
            if not is_ours or not found.is_dir(follow_symlinks=False):
                continue
            inside = sorted(name for name in os.listdir(found.path) if not name.startswith("."))
            name = inside[0] if kind == "libraries" and inside else found.name
            used = found.stat(follow_symlinks=False).st_mtime
            yield Entry(kind, name, found.path, _size_of(found.path), used)


def _size_of(folder: str) -> int:
    total = 0
    for root, _, names in os.walk(folder):
        for name in names:
            with suppress(OSError):
                total += os.lstat(os.path.join(root, name)).st_size
    return total


def prune(cache: str, most: int, *, spares: float = _JUST_USED) -> tuple[Entry, ...]:
    """
    Remove what was used least recently until a cache has `most` bytes; return what was removed.

    What was used in the last seconds (`spares`), and what is being built, stays.
    """
    known = entries(cache)
    left = sum(one.size for one in known)
    removed: list[Entry] = []
    for one in known:
        if left <= most or time() - one.used < spares:
            break
        if _remove(one):
            left -= one.size
            removed.append(one)
    if removed:
        _drop_records(cache)
    return tuple(removed)


def _remove(entry: Entry) -> bool:
    """Remove an entry; a folder that is being built in is left alone."""
    if entry.kind == "builds":
        try:
            with alone(f"{entry.path}.lock", _refuse):
                return _is_removed(entry.path)
        except (BlockingIOError, OSError):
            return False
    return _is_removed(entry.path)


def _refuse() -> None:
    raise BlockingIOError


def _is_removed(folder: str) -> bool:
    shutil.rmtree(folder, ignore_errors=True)
    return not os.path.exists(folder)


def _drop_records(cache: str) -> None:
    """Remove the records of libraries that are gone."""
    folder = os.path.join(cache, "records")
    with suppress(OSError):
        for name in os.listdir(folder):
            path = os.path.join(folder, name)
            with suppress(OSError, ValueError, KeyError, TypeError, RecursionError):
                with open(path, encoding="utf-8") as opened:
                    record = json.load(opened)
                if not os.path.exists(library_path(cache, record["sha256"], record["name"])):
                    os.unlink(path)


def parse_size(text: str, said_by: str) -> int:
    """Return `10G` or `500 MB` in bytes; raise OpwrightError if it is not a size."""
    found = _SIZE.fullmatch(text.strip())
    if not found:
        raise OpwrightError(f"{said_by}: {text!r} is no size, as in 500M or {DEFAULT_SIZE}")
    return int(float(found[1]) * _UNITS[found[2].upper()])


def size_limit(environ: Mapping[str, str]) -> int:
    """Return the bytes that a cache is kept to, as OPWRIGHT_CACHE_SIZE says."""
    return parse_size(environ.get("OPWRIGHT_CACHE_SIZE") or DEFAULT_SIZE, "OPWRIGHT_CACHE_SIZE")
