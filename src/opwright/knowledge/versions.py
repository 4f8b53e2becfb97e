"""Versions of anything: their numbers, their series, and what a specifier admits."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache

from opwright.errors import MALFORMED
from opwright.model import lazy

LONGEST = 300
"""Of a version that is one: files can have no longer names."""
_RELEASE = r"v?([0-9]{1,9}(?:\.[0-9]{1,9})*)"


@lru_cache(maxsize=4096)
def numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a release, comparable: (2, 8, 0) for `2.8.0+cu126`, none for `unknown`."""
    release = re.match(_RELEASE, version)
    return tuple(map(int, release[1].split("."))) if release else ()


def padded_numbers(version: str) -> tuple[int, ...]:
    """Return its numbers, three at least: (2, 8, 0) of `2.8`, which is the same release as 2.8.0."""
    parts = numbers(version)
    return parts + (0,) * (3 - len(parts))


def series(version: str) -> str:
    """Return the minor series of a version: `2.8` of `2.8.0+cu126`."""
    return ".".join(public(version).split(".")[:2])


def public(version: str) -> str:
    """Return a version without what names the build: `2.8.0` of `2.8.0+cu126`."""
    return version.partition("+")[0]


def is_older(version: str | None, release: str) -> bool | None:
    """Return whether a version is of an older series than a release, `2.6`; None where its series is not known."""
    found = numbers(version or "")[:2]
    return found < numbers(release) if len(found) > 1 else None


def is_before(version: str, other: str) -> bool:
    """Return whether a version precedes another by PEP 440; False if either is not a version."""
    first, second = parse_version(version), parse_version(other)
    return first is not None and second is not None and first < second


def is_within(version: str, prefix: str) -> bool:
    """Return whether a version matches a prefix: `2.8.0` is within `2.8`, `2.8.0+cu126` within `2.8.0`."""
    parts, first = (text.replace("+", ".").rstrip(".") for text in (version, prefix))
    return f"{parts}.".startswith(f"{first}.")


def parse_version(version: str) -> lazy.version.Version | None:
    """Return a version as packaging compares it; None if it is not one by PEP 440."""
    try:
        return lazy.version.Version(version) if len(version) <= LONGEST else None
    except MALFORMED:
        return None


def parse_specifier(text: str) -> lazy.specifiers.SpecifierSet | None:
    """Return a specifier, `>=2.4,!=2.5.0`; None if it is not one by PEP 440."""
    if any(len(part) > LONGEST for part in text.split(",")):
        return None  # it is parsed when it is compared
    try:
        return lazy.specifiers.SpecifierSet(text)
    except MALFORMED:
        return None


def oldest_first(versions: Iterable[str]) -> list[str]:
    """Return versions in order; raise ValueError if one is not a version by PEP 440."""
    return sorted(versions, key=lazy.version.Version)


def runs(chosen: Collection[str], known: Iterable[str]) -> list[tuple[str, str]]:
    """Return the `chosen` ones of the `known` releases as ranges, first and last, with no other between."""
    ranges: list[tuple[str, str]] = []
    is_open = False
    for release in known:
        if release not in chosen:
            is_open = False
        elif is_open:
            ranges[-1] = ranges[-1][0], release
        else:
            ranges.append((release, release))
            is_open = True
    return ranges
