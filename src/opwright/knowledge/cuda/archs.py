"""
Which CUDA toolkit compiles for which architecture of NVIDIA's.

From the release notes of each toolkit and what `nvcc --list-gpu-arch` of each prints.
"""

from __future__ import annotations

import re

FIRST = (
    {20: (3, 0), 21: (3, 2), 30: (4, 2), 35: (5, 0), 32: (6, 0), 37: (6, 5), 50: (6, 0)}
    | {52: (6, 5), 53: (7, 0), 60: (8, 0), 61: (8, 0), 62: (8, 0), 70: (9, 0), 72: (9, 2)}
    | {75: (10, 0), 80: (11, 0), 86: (11, 1), 87: (11, 4), 89: (11, 8), 90: (11, 8)}
    | {100: (12, 8), 101: (12, 8), 120: (12, 8), 103: (12, 9), 121: (12, 9)}
    | {88: (13, 0), 110: (13, 0), 107: (13, 4)}
)
"""The CUDA toolkit that first compiled for an architecture."""
LAST = {20: 8, 21: 8, 30: 10, 32: 10, 35: 11, 37: 11, 101: 12} | dict.fromkeys(
    (50, 52, 53, 60, 61, 62, 70, 72), 12
)
"""The last major release of the toolkit that compiles for it; 101 is called 110 since 13.0."""
SUFFIXED = {"a": (12, 0), "f": (12, 9)}
"""The toolkits from which on names with a suffix are known."""
JETSONS = frozenset({53, 62, 72, 87, 88, 101, 110})
"""SoCs, which run no other architecture's code."""
GENERATIONS = (
    *("Kepler", "Maxwell", "Pascal", "Volta", "Turing"),
    *("Ampere", "Ada", "Hopper", "Blackwell", "Rubin"),
)
"""What TORCH_CUDA_ARCH_LIST accepts besides numbers."""
NEWEST_TOOLKIT = (13, 4)
"""The newest release that this table knows; what a newer one compiles for, it must be asked."""
_SUFFIX_FROM = {"a": 90, "f": 100}
_SPELLED = r"(?:sm_|compute_)?(\d{1,2})\.?(\d)([af]?)"


def spelled(name: str) -> str | None:
    """Return `sm_90a` for `9.0a`, `90a`, `sm_90a` and `compute_90a`; None for any other text."""
    match = re.fullmatch(_SPELLED, name.strip().lower())
    if not match or int(match[1] + match[2]) not in FIRST:
        return None
    if match[3] and int(match[1] + match[2]) < _SUFFIX_FROM[match[3]]:
        return None
    return f"sm_{match[1]}{match[2]}{match[3]}"


def number(arch: str) -> int:
    """Return 90 of `sm_90a`."""
    return int(arch[3:].rstrip("af"))


def suffix(arch: str) -> str:
    """Return `a` of `sm_90a`."""
    return arch[-1] if arch[-1] in _SUFFIX_FROM else ""


def first_toolkit(arch: str) -> tuple[int, int]:
    """Return the CUDA toolkit that first compiled for an architecture: `(12, 0)` for `sm_90a`."""
    return max(FIRST[number(arch)], SUFFIXED.get(suffix(arch), (0, 0)))


def last_major(arch: str) -> int | None:
    """Return the last major release that compiles for it; None as long as all do."""
    return LAST.get(number(arch))


def archs_of(version: tuple[int, ...]) -> tuple[str, ...]:
    """Return what a toolkit compiles for, without suffixes, oldest first."""
    return tuple(
        f"sm_{arch}"
        for arch in sorted(FIRST)
        if FIRST[arch] <= version[:2] and version[0] <= LAST.get(arch, version[0])
    )


def as_setting(arch: str) -> str:
    """Return how torch's lists spell it: `9.0a` for `sm_90a`."""
    digits = arch[3:].rstrip("af")
    return f"{digits[:-1]}.{digits[-1]}{suffix(arch)}"
