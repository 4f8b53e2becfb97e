"""The target torch releases of sources, and for which of them something holds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from operator import eq, ge, gt, le, lt, ne

from opwright.errors import UnknownNameError
from opwright.knowledge.torch_releases.symbols.releases import (
    database,
    releases,
    select,
    select_versions,
)
from opwright.knowledge.versions import numbers, padded_numbers, runs
from opwright.model import Target

EARLIER = (
    *("0.4.0", "0.4.1", "1.0.0", "1.0.1", "1.1.0", "1.2.0", "1.3.0", "1.3.1"),
    *("1.4.0", "1.5.0", "1.5.1", "1.6.0", "1.7.0", "1.7.1"),
)
"""Releases before the first that the database has: of these it is known since when some names were gone."""
SUPPORTED_SERIES = 10
"""Of the newest ones, about two years: what sources are meant for when nothing says otherwise."""


def releases_in(target: Target) -> tuple[str, ...]:
    """Return the releases in question, oldest first; raise UnknownNameError if there are none."""
    return _releases(target.torch)


@lru_cache(maxsize=16)
def _releases(torch: str | None) -> tuple[str, ...]:
    known = releases()
    if torch:
        return _stated(tuple(release.version for release in known), torch)
    series = list(dict.fromkeys(release.minor for release in known))[-SUPPORTED_SERIES:]
    return tuple(release.version for release in known if release.minor in series)


def _stated(known: tuple[str, ...], torch: str) -> tuple[str, ...]:
    """Return the named releases; those before the database's too, if named or if none of its own is."""
    if allowed := _allowed(known, torch) or _allowed(EARLIER, torch):
        return allowed
    earlier = select_versions(EARLIER, torch)
    is_specifier = re.match(r"\s*[<>=!~]", torch)
    try:
        chosen = tuple(release.version for release in select(torch))
    except UnknownNameError:
        if not earlier:
            raise
        chosen = ()
    return chosen if chosen and is_specifier else (*earlier, *chosen)


def outside(target: Target) -> str | None:
    """Return what there is to say of a target with releases that the database lacks; None if it has all."""
    known = [release.version for release in releases()]
    if not target.torch or set(releases_in(target)) <= set(known):
        return None
    return (
        f"torch {target.torch.strip()} is older than {known[0]}, the first release in the database:"
        " only what is known of it is reported"
    )


def _allowed(versions: Iterable[str], specifier: str) -> tuple[str, ...]:
    """Return the versions that a plain `>=2.4,<2.9` allows; none for what packaging must parse, in 12 ms."""
    chosen = tuple(versions)
    for part in specifier.split(","):
        match = re.fullmatch(_COMPARED, part.strip())
        if match is None:
            return ()
        compare, bound = _COMPARISONS[match[1]], padded_numbers(match[2])
        chosen = tuple(v for v in chosen if compare(padded_numbers(v), bound))
    return chosen


_COMPARED = r"(==|!=|>=|<=|<|>)\s*(\d+(?:\.\d+){0,2})"
_COMPARISONS = {"==": eq, "!=": ne, ">=": ge, "<=": le, "<": lt, ">": gt}


def since(target: Target, release: str, *, until: str | None = None) -> tuple[str, ...]:
    """Return the releases in question from one on, and before another: `since(target, "2.5")`."""
    least = numbers(release)
    older = releases_in(target) if until is None else before(target, until)
    return tuple(v for v in older if numbers(v) >= least)


def before(target: Target, release: str) -> tuple[str, ...]:
    """Return the releases in question that are older than one."""
    most = numbers(release)
    return tuple(v for v in releases_in(target) if numbers(v) < most)


def for_cuda_after(target: Target, last: int) -> str:
    """Return which toolkits newer than a major release the wheels in question are for, or nothing."""
    majors = {r.version: int((r.cuda or "0").partition(".")[0]) for r in releases()}
    late = tuple(v for v in releases_in(target) if majors.get(v, 0) > last)
    oldest = min((majors[version] for version in late), default=0)
    return f"CUDA {oldest}, with which PyPI's torch {ranges(late)} is built," if late else ""


def without_accessor(target: Target, accessor: str, element: str) -> tuple[str, ...]:
    """
    Return the releases in question that define `x.data_ptr<T>()` or a relative for no such T.

    `element` is T as it is mangled, `6__half`; an accessor that is none of the three asks for `data_ptr`.
    """
    name = accessor if accessor.endswith("data_ptr") else "data_ptr"
    tails = ("EEPKT_v", "Li0EEEPKT_v") if name.startswith("const") else ("EEPT_v",)
    known = database("x86_64")
    having = 0
    for owner in ("10TensorBase", "6Tensor"):
        for tail in tails:
            having |= known.exported_in(f"_ZNK2at{owner}{len(name)}{name}I{element}{tail}")
    with_any = set(known.versions(having))
    return tuple(v for v in releases_in(target) if v not in with_any)


def ranges(versions: tuple[str, ...]) -> str:
    """Return releases in short: `2.5.0..2.15.0`."""
    known = (*EARLIER, *(release.version for release in releases()))
    ends = runs(set(versions), known)
    return ", ".join(first if first == last else f"{first}..{last}" for first, last in ends)
