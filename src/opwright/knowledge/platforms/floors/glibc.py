"""
The first glibc with a function, where its version node does not say so.

From glibc's NEWS and the map files in its source.
"""

from __future__ import annotations

_BY_FEATURE = {"ABI_DT_RELR": "2.36", "ABI_GNU2_TLS": "2.42"}
"""Nodes that stand for something the loader can do: packed relocations, TLS descriptors."""
_BY_PREFIX = {"__isoc23_": "2.38", "__libc_single_threaded": "2.32"}
"""Functions that headers put in the place of others."""


def glibc_of_node(version: str) -> str:
    """Return the glibc of a version node, given what follows `GLIBC_`: `2.34`, `ABI_DT_RELR`."""
    return _BY_FEATURE.get(version, version).strip(".")


def glibc_of_function(name: str) -> str | None:
    """Return the first glibc with a function, `2.38` for `__isoc23_strtol`; None if it is an early one."""
    return next((glibc for start, glibc in _BY_PREFIX.items() if name.startswith(start)), None)
