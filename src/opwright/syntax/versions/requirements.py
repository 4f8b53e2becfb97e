"""Which releases of a package a list of requirements admits: all its entries together, as their markers choose among them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from opwright import syntax
from opwright.syntax.versions.stated_versions import released

_ENTRY = r"(?i){}(?:\s*\[[^\]]*\])?\s*\(?((?:[<>=!~^][^;)]*)?)(?:\)\s*)?(?:;(.*))?"
_MINORS = range(9, 16)
"""Of the Pythons that an environment is made with today."""
_PART = re.compile(r"\s*(===?|~=|<=|>=|<|>)\s*(\d{1,9}(?:\.\d{1,9})*)(\.\*)?\s*")


def admitted(listed: Iterable[str], package: str) -> str | None:
    """
    Return the versions of a package that requirements admit, `>=2.4,<2.9`; None if any, or where that cannot be told.

    Of several entries these are from the oldest to the newest that one of them admits, on some Linux of today.
    """
    pattern = re.compile(_ENTRY.format(package))
    found = [match for one in listed if (match := pattern.fullmatch(one.strip()))]
    entries = [(released(match[1].strip()), (match[2] or "").strip()) for match in found]
    if not any(marker for _, marker in entries):
        bounds = {bound for bound, _ in entries if bound}
        return bounds.pop() if len(bounds) == 1 else hull(bounds)
    bounds = set()
    for minor in _MINORS:
        here = {
            bound
            for bound, marker in entries
            if (not marker or syntax.markers.holds(marker, minor))
        }
        bounds |= here - {""} or here
    return bounds.pop() or None if len(bounds) == 1 else hull(bounds)


def hull(bounds: Iterable[str]) -> str | None:
    """Return from the oldest to the newest release that one of several specifiers admits; None if any."""
    found = [ends(bound) for bound in bounds]
    if not found:
        return None
    lowest = min(low for low, _ in found)
    highest = (
        None if any(high is None for _, high in found) else max(high for _, high in found if high)
    )
    parts = [f">={_written(lowest)}"] if lowest else []
    if highest:
        parts.append(f"{'<=' if highest[1] else '<'}{_written(highest[0])}")
    return ",".join(parts) or None


End = tuple[tuple[int, ...], bool]
"""A version, and whether it is admitted itself."""


def ends(bound: str) -> tuple[tuple[int, ...], End | None]:
    """Return where a specifier begins and ends; nothing, and None, where it is open."""
    low: tuple[int, ...] = ()
    high: End | None = None
    for part in bound.split(","):
        match = _PART.fullmatch(part)
        if match is None:
            continue
        sign, version = match[1], tuple(int(number) for number in match[2].split("."))
        is_series = bool(match[3]) or sign == "~="
        if sign in (">=", ">", "~=", "==", "==="):
            low = max(low, version)
        if is_series:
            kept = version[:-1] if sign == "~=" else version
            high = _lower(high, ((*kept[:-1], kept[-1] + 1), False)) if kept else high
        elif not sign.startswith(">"):
            high = _lower(high, (version, sign != "<"))
    return low, high


def _lower(high: End | None, other: End) -> End:
    return other if high is None else min(high, other)


def _written(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
