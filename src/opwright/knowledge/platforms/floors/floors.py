"""The oldest glibc and libstdc++ that a binary loads with, from the version nodes it asks for."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.knowledge.versions import numbers
from opwright.model import Binary
from opwright.model.named_tuple import NamedTuple

_OWNERS = {
    "GLIBC": None,  # each of its libraries has such nodes
    "GLIBCXX": "libstdc++.so.6",
    "CXXABI": "libstdc++.so.6",
    "GCC": "libgcc_s.so.1",
}
_PARTS, _DIGITS = range(2, 5), 5
_FEATURE_GLIBC = {"GLIBC_ABI_DT_RELR": "2.36"}
"""Nodes that stand for something the loader can do: packed relocations, glibc 2.36's NEWS."""


class Floors(NamedTuple):
    """The newest version asked for of each, `2.17`; None when nothing is."""

    glibc: str | None = None
    glibcxx: str | None = None
    cxxabi: str | None = None
    libgcc: str | None = None


def floors(binary: Binary) -> Floors:
    """
    Return what a binary asks of the system.

    A copy of libstdc++ that a wheel brings under a name of its own counts for nothing here. One
    that it brings as `libstdc++.so.6` does not help it: torch has loaded the system's under that name.
    """
    newest: dict[str, str] = {}
    for family, version in _node_versions(binary):
        if family not in newest or as_numbers(newest[family]) < as_numbers(version):
            newest[family] = version
    return Floors(*map(newest.get, ("GLIBC", "GLIBCXX", "CXXABI", "GCC")))


def as_numbers(version: str) -> tuple[int, ...]:
    """Return `2.17` as (2, 17), which compares as versions do."""
    return numbers(version)


def _node_versions(binary: Binary) -> Iterator[tuple[str, str]]:
    """Yield each (GLIBC or another family, version) that is asked of the system."""
    for library, node in binary.version_needs:
        family, _, version = node.partition("_")
        if feature := _FEATURE_GLIBC.get(node):
            yield family, feature
        elif family in _OWNERS and _OWNERS[family] in (None, library) and _is_version(version):
            yield family, version


def _is_version(text: str) -> bool:
    parts = text.split(".")
    return len(parts) in _PARTS and all(
        part.isascii() and part.isdecimal() and len(part) <= _DIGITS for part in parts
    )
