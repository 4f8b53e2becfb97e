"""Which releases of a domain a specifier admits, by series: `>=2.4,<2.9`, `3.10..3.13`, `~=1.26`, `^3.8`, `13.0`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from opwright.knowledge.versions import numbers

_PART = r"(===?|!=|~=|>=|<=|<|>|\^|~)?\s*v?(\d+(?:\.\d+)*)(?:\.\*)?\S*"
_RANGE = r"(\d[\d.]*)\.\.(\d[\d.]*)"


@lru_cache(maxsize=64)
def admitted(releases: tuple[str, ...], specifier: str) -> int | None:
    """Return a bitmap of the series that may have a version which a specifier admits; None if it is not a specifier."""
    series = [numbers(release) for release in releases]
    if found := re.fullmatch(_RANGE, specifier.strip()):
        low, high = (numbers(bound) for bound in found.groups())
        return _bits(low[: len(s)] <= s <= high[: len(s)] for s in series)
    bits = (1 << len(releases)) - 1
    for part in filter(None, re.split(r"[,\s]+(?![\d.])", specifier.strip())):
        match = re.fullmatch(_PART, part.strip())
        if match is None:
            return None
        bits &= _bits(_admits(match[1] or "==", numbers(match[2]), s) for s in series)
    return bits


def _admits(operator: str, bound: tuple[int, ...], series: tuple[int, ...]) -> bool:
    near = bound[: len(series)]
    padded = near + (0,) * (len(series) - len(near))
    is_later, is_same = series >= padded, series == padded
    own = series[: max(len(bound) - 1, 1)] == bound[: max(len(bound) - 1, 1)][: len(series)]
    return {
        ">=": is_later,
        ">": is_later,
        "<=": series <= padded,
        "<": series < padded or (is_same and any(bound[len(series) :])),
        "~=": is_later and own,
        "~": is_later and own,
        "^": is_later and series[0] == bound[0],
        "!=": True,
    }.get(operator, series[: len(near)] == near)


def _bits(admits: Iterable[bool]) -> int:
    return sum(1 << number for number, is_in in enumerate(admits) if is_in)
