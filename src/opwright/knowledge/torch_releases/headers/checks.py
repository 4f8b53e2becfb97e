"""
The header lines with checks in each torch release, by which a binary is dated.

Made by `tools/update_torch_checks.py`. A line is one on which a macro is called; what a release has
on it may have been compiled into an extension with its number.

    versions   one line, oldest first
    headers    a line each: its name, and where its part begins and how long that is
               an empty line
    parts      deflated text: for each line of the header that is a check somewhere, a line with its
               number, and in which versions: a bitmap in hexadecimal, whose lowest bit is the oldest
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable, Sequence
from functools import cache

_DATA = os.path.join(os.path.dirname(os.path.dirname(__file__)), "data", "checks.bin")


def is_known(header: str) -> bool:
    """Return whether the lines of a header are known, `c10/core/TensorImpl.h`."""
    return header in _file()[1]


def versions_with(header: str, line: int) -> frozenset[str]:
    """Return the versions in which a header has a check on a line; none for an unknown header."""
    bits = _having(header, line)
    return frozenset(version for i, version in enumerate(_file()[0]) if bits >> i & 1)


def lacking(checks: Sequence[tuple[str, int]], versions: Iterable[str]) -> list[int]:
    """Return how many of some (header, line) pairs are not checks, in each of some versions."""
    place = {version: i for i, version in enumerate(_file()[0])}
    having = [_having(header, line) for header, line in checks]
    places = [place.get(version) for version in versions]
    return [
        len(having) if at is None else sum(not bits >> at & 1 for bits in having) for at in places
    ]


def _having(header: str, line: int) -> int:
    """Return the bitmap of the versions in which a header has a check on a line."""
    text, start = _part(header), f"\n{line} "
    at = text.find(start)
    if at < 0:
        return 0
    at += len(start)
    return int(text[at : text.index("\n", at)], 16)


@cache
def _part(header: str) -> str:
    """Return what the file says of a header, each line between two ends of lines."""
    _, places, data = _file()
    start, size = places.get(header, (0, 0))
    return f"\n{zlib.decompress(data[start : start + size]).decode()}\n" if size else ""


@cache
def _file() -> tuple[list[str], dict[str, tuple[int, int]], bytes]:
    """Return the versions, where each header's part is, and the parts: an audit asks for a few."""
    with open(_DATA, "rb") as file:
        head, _, data = file.read().partition(b"\n\n")
    versions, *headers = head.decode().split("\n")
    parts = (header.split() for header in headers)
    return versions.split(), {name: (int(at), int(size)) for name, at, size in parts}, data
