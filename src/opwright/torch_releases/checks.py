"""
On which lines of its headers each torch release checks something: what a binary is dated by.

Made by `tools/update_torch_checks.py`. A line is one on which a macro is called; what a release has
on it may have been compiled into an extension with its number.

    versions   one line, oldest first
    headers    a line each: its name, and where its part begins and how long that is
               an empty line
    parts      deflated text: for each line of the header that is a check somewhere, a line with its
               number, and in which versions: a bitmap in hexadecimal, whose lowest bit is the oldest
"""

import os
import zlib
from functools import cache

_DATA = os.path.join(os.path.dirname(__file__), "data", "checks.bin")


def is_known(header: str) -> bool:
    """Return whether the lines of a header are known, `c10/core/TensorImpl.h`."""
    return header in _file()[1]


@cache
def versions_with(header: str, line: int) -> frozenset[str]:
    """Return the versions in which a header has a check on a line; none for one not known."""
    text, start = _part(header), f"\n{line} "
    at = text.find(start)
    if at < 0:
        return frozenset()
    at += len(start)
    bits = int(text[at : text.index("\n", at)], 16)
    return frozenset(version for i, version in enumerate(_file()[0]) if bits >> i & 1)


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
