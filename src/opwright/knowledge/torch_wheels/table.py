"""
The wheels on PyPI of torch and of packages each release of which is for one torch: for which Pythons, systems and torch.

The table is made from the index by `tools/update_torch_wheels.py`: by release the torch that its metadata requires, or that its
libraries load with, and the minor versions of Python 3 by system, `*` where one wheel is for all; `s` at the end where there are
sources.
"""

from __future__ import annotations

import os
import re
from functools import cache

from opwright.knowledge import own_json
from opwright.knowledge.packed import text_of
from opwright.knowledge.versions import numbers, padded_numbers
from opwright.model.named_tuple import NamedTuple

DATA = os.path.join(os.path.dirname(__file__), "data", "wheels.json")
SYSTEMS = ("linux-x86_64", "linux-aarch64", "windows", "macos-arm64", "macos-x86_64")
_BOUND = r"(==|>=|<=|<|>|!=|~=)(\d[\d.]*?)(?:\.\*)?"


class Release(NamedTuple):
    """A release of a package, and what it is for."""

    version: str
    torch: str
    """What it is for, as a specifier, `==2.5.1`; empty where nothing tells."""
    pythons: tuple[str, ...]
    """By system, `8 9 10`; `*` for all, empty for none."""
    has_sources: bool


@cache
def _packages() -> dict[str, dict[str, str]]:
    known: dict[str, dict[str, str]] = own_json.parsed(text_of(DATA).strip())
    return known


def packages() -> tuple[str, ...]:
    """Return the packages of the table, as pip calls them."""
    return tuple(_packages())


def versions_of(package: str) -> tuple[str, ...]:
    """Return the releases of a package, oldest first; none if it is not in the table."""
    return tuple(_packages().get(package, ()))


def release_of(package: str, version: str) -> Release | None:
    """Return what one release of a package is for."""
    row = _packages().get(package, {}).get(version)
    if row is None:
        return None
    torch, *pythons, sources = row.split("|")
    return Release(version, torch, tuple(pythons), bool(sources))


def has_wheel(release: Release, python: str | None, system: str) -> bool:
    """Return whether a release has a wheel for a system and a Python, `3.11`; for any Python if that is unknown."""
    minors = release.pythons[SYSTEMS.index(system)]
    minor = python.split(".")[1] if python else ""
    return minors == "*" or (minor in minors.split() if minor else bool(minors))


def pythons_of(release: Release, system: str) -> tuple[str, ...]:
    """Return the Pythons that a release has wheels for by name, oldest first."""
    return tuple(f"3.{one}" for one in release.pythons[SYSTEMS.index(system)].split() if one != "*")


def made_for(
    package: str, torch: str, *, python: str | None = None, system: str | None = None
) -> str | None:
    """Return the newest release of a package for a torch release, with a wheel for a system if one is named; None if there is none."""
    rows = reversed(_packages().get(package, {}).items())
    for version, row in rows:
        if _is_for(row.partition("|")[0], torch, package):
            release = release_of(package, version)
            if system is None or release is None or not any(release.pythons):
                return version
            if has_wheel(release, python, system):
                return version
    return None


def torches_for(package: str, version: str) -> tuple[str, ...]:
    """Return the torch releases that a release of a package is for, oldest first; none if unknown."""
    release = release_of(package, version)
    if release is None:
        return ()
    return tuple(one for one in versions_of("torch") if _is_for(release.torch, one, package))


def torch_of(package: str, version: str) -> str | None:
    """Return the torch that a release of a package requires, if it is a single release."""
    release = release_of(package, version)
    pinned = re.fullmatch(r"==(\d+\.\d+\.\d+)", release.torch) if release else None
    return pinned[1] if pinned else None


def _is_for(specifier: str, torch: str, package: str) -> bool:
    if not specifier:
        return False
    if package not in _WITH_LATER and "<" not in specifier and "==" not in specifier:
        least = re.fullmatch(_BOUND, specifier.partition(",")[0])
        is_series = least is not None and numbers(least[2])[:2] == numbers(torch)[:2]
        return is_series and admits(specifier, torch)
    return admits(specifier, torch)


_DOTS = 2
"""In the number of a whole release."""
_WITH_LATER = frozenset({"torchvision", "torchaudio", "torchao", "torchcodec"})
"""Packages whose lower bound holds for later releases of torch, too, by torch's stable ABI."""


def admits(specifier: str, version: str) -> bool:
    """Return whether a plain specifier, `>=2.2,<2.5`, admits a release; False if it is not such a specifier."""
    if specifier.startswith("==") and not specifier.endswith("*") and "," not in specifier:
        is_whole = specifier.count(".") == version.count(".") == _DOTS  # as nearly all are
        if is_whole or specifier[2:] == version:
            return specifier[2:] == version
        return padded_numbers(specifier[2:]) == padded_numbers(version)
    here = padded_numbers(version)
    for part in filter(None, specifier.replace(" ", "").split(",")):
        bound = re.fullmatch(_BOUND, part)
        if bound is None:
            return False
        sign, text = bound[1], bound[2]
        is_series = part.endswith(".*") or (sign == "~=")
        there = padded_numbers(text)
        same = here[: len(numbers(text))] == numbers(text) if is_series else here == there
        if sign == "~=":
            same = here >= there and here[: len(numbers(text)) - 1] == numbers(text)[:-1]
        if not {
            "==": same, "~=": same, "!=": not same, ">=": here >= there, "<=": here <= there,
            "<": here < there, ">": here > there,
        }[sign]:  # fmt: skip
            return False
    return True
