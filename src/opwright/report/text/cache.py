"""A cache of libraries for people: what it holds, how large that is, and when it was used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from opwright.report.escaping import legible

_DAY, _HOUR, _MINUTE = 86400, 3600, 60
_KINDS = {"libraries": "library", "builds": "objects", "inline": "sources"}


class CacheEntry(Protocol):
    """What is said of a part of a cache."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def used(self) -> float: ...


def listing(cache: str, entries: Sequence[CacheEntry], now: float) -> str:
    """Return what a cache holds, a line for each part of it."""
    lines = [
        f"{size(one.size):>9}  {age(now - one.used):>8}  {_KINDS[one.kind]:7}  {legible(one.name)}"
        for one in entries
    ]
    total = f"{legible(cache)}: {size(sum(one.size for one in entries))}"
    return "".join(f"{line}\n" for line in (*lines, total))


def removal(cache: str, removed: Sequence[CacheEntry]) -> str:
    """Return what was removed of a cache."""
    return f"{legible(cache)}: removed {size(sum(one.size for one in removed))} in {len(removed)} entries\n"


def size(number: int) -> str:
    """Return bytes as people read them: `1.5 MB`."""
    for unit, factor in (("GB", 1 << 30), ("MB", 1 << 20), ("kB", 1 << 10)):
        if number >= factor:
            return f"{number / factor:.1f} {unit}"
    return f"{number} B"


def age(seconds: float) -> str:
    """Return how long ago something was: `3 d ago`."""
    for unit, factor in (("d", _DAY), ("h", _HOUR), ("min", _MINUTE)):
        if seconds >= factor:
            return f"{int(seconds / factor)} {unit} ago"
    return "now"
