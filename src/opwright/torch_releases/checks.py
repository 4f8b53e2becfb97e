"""
On which lines of its headers each torch release checks something: what a binary is dated by.

Made by `tools/update_torch_checks.py`. A line is one on which a macro is called; what a release has
on it may have been compiled into an extension with its number.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

_DATA = os.path.join(os.path.dirname(__file__), "data", "checks.json.gz")


class _Header(NamedTuple):
    """The different lines that a header has had, and which of them each release has."""

    lines: tuple[frozenset[int], ...]
    of: tuple[int | None, ...]


def is_known(header: str) -> bool:
    """Return whether the lines of a header are known, `c10/core/TensorImpl.h`."""
    return header in _checks()[1]


@cache
def versions_with(header: str, line: int) -> frozenset[str]:
    """Return the versions in which a known header has a check on a line."""
    versions, headers = _checks()
    lines, of = headers[header]
    return frozenset(
        version
        for version, place in zip(versions, of, strict=True)
        if place is not None and line in lines[place]
    )


@cache
def _checks() -> tuple[tuple[str, ...], Mapping[str, _Header]]:
    with gzip.open(_DATA) as file:
        data = json.load(file)
    return tuple(data["versions"]), {
        name: _Header(tuple(map(frozenset, header["lines"])), tuple(header["of"]))
        for name, header in data["headers"].items()
    }
