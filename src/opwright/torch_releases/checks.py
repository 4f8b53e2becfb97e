"""
On which lines of its headers each torch release checks something: what a binary is dated by.

Made by `tools/update_torch_checks.py`. A line is one on which a macro is called; what a release has
on it may have been compiled into an extension with its number.
"""

import json
import os
import zlib
from functools import cache
from typing import Any, NamedTuple

_GZIP = 31  # for zlib: with gzip's header; the module gzip takes as long to import as this to read
_DATA = os.path.join(os.path.dirname(__file__), "data", "checks.json.gz")


class _Header(NamedTuple):
    """The different lines that a header has had, and which of them each release has."""

    lines: tuple[frozenset[int], ...]
    of: tuple[int | None, ...]


def is_known(header: str) -> bool:
    """Return whether the lines of a header are known, `c10/core/TensorImpl.h`."""
    return _header(header) is not None


@cache
def versions_with(header: str, line: int) -> frozenset[str]:
    """Return the versions in which a header has a check on a line; none for one not known."""
    known = _header(header)
    if known is None:
        return frozenset()
    return frozenset(
        version
        for version, place in zip(_versions(), known.of, strict=True)
        if place is not None and line in known.lines[place]
    )


@cache
def _versions() -> tuple[str, ...]:
    return tuple(_value("versions"))


@cache
def _header(name: str) -> _Header | None:
    found = _value(name)
    if found is None:
        return None
    return _Header(tuple(map(frozenset, found["lines"])), tuple(found["of"]))


def _value(key: str) -> Any:  # noqa: ANN401 - JSON
    """Return the one value under a key, which no other key or text ends in; a tenth is asked for."""
    text = _text()
    at = text.find(f'"{key}":')
    return None if at < 0 else json.JSONDecoder().raw_decode(text, at + len(key) + 3)[0]


@cache
def _text() -> str:
    with open(_DATA, "rb") as file:
        return zlib.decompress(file.read(), _GZIP).decode()
