"""
The symbol database: which torch release exports what.

    releases()                    the releases for a machine, oldest first
    exporting(symbol)             those that export a symbol
    select("2.4..2.8")            those in a range

`database(machine)` answers the same in bitmaps, for the thousands of questions of an audit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice

from opwright.errors import UnknownNameError
from opwright.knowledge.torch_releases.names.names import SHIM_PREFIXES
from opwright.knowledge.torch_releases.symbols.database import (
    Database,
    database,
    user_tables_folder,
)
from opwright.knowledge.versions import is_within, parse_specifier, parse_version, runs, series
from opwright.model import TorchRelease

__all__ = [
    "Database",
    "as_ranges",
    "database",
    "exporting",
    "matching",
    "operator_since",
    "releases",
    "select",
    "stable_shims",
    "user_tables_folder",
]

_SPACE_INSIDE = r"(?<=[,<>=])\s+|\s+(?=,)"  # compiled when releases are named
"""Space within a specifier, `>= 2.4, < 2.6`, which separates nothing."""
_MOST_OVERLOADS = 20


def releases(machine: str = "x86_64") -> tuple[TorchRelease, ...]:
    """Return the releases for a machine, oldest first."""
    return database(machine).releases


def exporting(symbol: str, machine: str = "x86_64") -> tuple[TorchRelease, ...]:
    """Return the releases that export `symbol` from any of their libraries, oldest first."""
    known = database(machine)
    bits = known.exported_in(symbol)
    return tuple(release for i, release in enumerate(known.releases) if bits >> i & 1)


def stable_shims(machine: str = "x86_64") -> dict[str, TorchRelease]:
    """Return the C functions of torch's stable ABI, and the first release that exports each."""
    known = database(machine)
    names = (name for prefix in SHIM_PREFIXES for name in known.names_from(prefix))
    first = {
        name: (bits & -bits).bit_length() - 1 for name in names if (bits := known.exported_in(name))
    }
    return {name: known.releases[i] for name, i in first.items()}


def operator_since(name: str, machine: str = "x86_64") -> str | None:
    """Return the series, `2.4`, that added an operator of ATen, `nansum`; None if the newest release lacks it."""
    known = database(machine)
    having = {
        release
        for symbol in islice(
            known.names_from(f"_ZN2at4_ops{len(name)}{name}4callE"), _MOST_OVERLOADS
        )
        for release in known.versions(known.exported_in(symbol))
    }
    if known.all_versions[-1] not in having:
        return None
    return series(next(release for release in known.all_versions if release in having))


def select(selection: str, machine: str = "x86_64") -> tuple[TorchRelease, ...]:
    """
    Return the releases that `wanted` names, oldest first.

    It is a version (`2.8` means all of 2.8, `2.8.0` that one), a range (`2.4..2.8`, both ends
    included, each may be left out) or a specifier (`>=2.4,!=2.5.0`). Several are joined by spaces
    or semicolons. Raises UnknownNameError when one of them names no known release.
    """
    known = releases(machine)
    chosen: set[str] = set()
    for part in _parts(selection):
        versions = {release.version for release in known if _is_meant(release.version, part)}
        if not versions:
            raise UnknownNameError("torch release", part, known=[r.version for r in known])
        chosen |= versions
    return tuple(release for release in known if release.version in chosen)


def select_versions(versions: Iterable[str], selection: str) -> tuple[str, ...]:
    """Return those versions that a selection names in the same way; it may name others too."""
    parts = _parts(selection)
    return tuple(v for v in versions if any(_is_meant(v, part) for part in parts))


def _parts(selection: str) -> list[str]:
    return re.sub(_SPACE_INSIDE, "", selection).replace(";", " ").split()


def matching(known: Iterable[TorchRelease], specifier: str) -> tuple[TorchRelease, ...]:
    """Return those releases that a version specifier allows; none if it is invalid."""
    allowed = parse_specifier(specifier)
    if allowed is None:
        return ()
    return tuple(r for r in known if allowed.contains(r.version, prereleases=True))


def as_ranges(versions: Iterable[str], machine: str = "x86_64") -> tuple[str, ...]:
    """Return versions in short, `2.4.0..2.9.1`, where no known release lies between two of them."""
    ranges = runs(set(versions), database(machine).all_versions)
    return tuple(first if first == last else f"{first}..{last}" for first, last in ranges)


def _is_meant(release: str, part: str) -> bool:
    version = parse_version(release)
    if version is None:
        return False
    if ".." in part:
        low, _, high = part.partition("..")
        oldest, newest = parse_version(low), parse_version(high)
        return (not low or (oldest is not None and version >= oldest)) and (
            not high or (newest is not None and (version <= newest or is_within(release, high)))
        )
    if part[:1].isdigit():
        meant = parse_version(part)
        return meant is not None and (version == meant or is_within(release, part))
    allowed = parse_specifier(part)
    return allowed is not None and allowed.contains(release, prereleases=True)
