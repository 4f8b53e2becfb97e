"""
Linux distributions, and the versions of glibc, libstdc++ and libgcc that they come with.

The newest nodes that each one's libraries define, as measured in its container image by
https://github.com/mayeut/pep600_compliance, on which auditwheel's policies rest too (August 2026).
RHEL stands for its rebuilds (Rocky, Alma, Oracle), which have the same, and SLES 15 for openSUSE
Leap 15, built from the same packages.
"""

from __future__ import annotations

from opwright.knowledge.platforms.floors.floors import Floors
from opwright.knowledge.versions import numbers
from opwright.model.named_tuple import NamedTuple

_MOST_NAMED = 4


class Distribution(NamedTuple):
    """A release of a distribution, and what its libraries offer."""

    name: str
    offers: Floors

    def lacks(self, floors: Floors, machine: str = "x86_64") -> bool:
        """Return whether something is asked for that is newer than what this one offers."""
        pairs = list(zip(floors, self.offers, strict=True))
        if machine != "x86_64":  # libgcc's nodes have other numbers there
            pairs.pop()
        return any(a and o and numbers(a) > numbers(o) for a, o in pairs)


DISTRIBUTIONS = tuple(
    Distribution(name, Floors(*versions.split()))
    for name, versions in (
        ("RHEL 6", "2.12 3.4.13 1.3.3 4.3.0"),
        ("RHEL 7", "2.17 3.4.19 1.3.7 4.8.0"),
        ("Amazon Linux 2", "2.26 3.4.24 1.3.11 7.0.0"),
        ("Ubuntu 18.04", "2.27 3.4.25 1.3.11 7.0.0"),
        ("RHEL 8", "2.28 3.4.25 1.3.11 7.0.0"),
        ("Debian 10", "2.28 3.4.25 1.3.11 7.0.0"),
        ("SLES 15 SP5", "2.31 3.4.32 1.3.14 13.0.0"),
        ("Debian 11", "2.31 3.4.28 1.3.12 7.0.0"),
        ("Ubuntu 20.04", "2.31 3.4.28 1.3.12 7.0.0"),
        ("RHEL 9", "2.34 3.4.29 1.3.13 7.0.0"),
        ("Amazon Linux 2023", "2.34 3.4.33 1.3.15 14.0.0"),
        ("Ubuntu 22.04", "2.35 3.4.30 1.3.13 12.0.0"),
        ("Debian 12", "2.36 3.4.30 1.3.13 12.0.0"),
        ("SLES 15 SP6", "2.38 3.4.33 1.3.15 14.0.0"),
        ("Ubuntu 24.04", "2.39 3.4.33 1.3.15 14.0.0"),
        ("RHEL 10", "2.39 3.4.33 1.3.15 14.0.0"),
        ("Debian 13", "2.41 3.4.33 1.3.15 14.0.0"),
        ("Fedora 43", "2.42 3.4.34 1.3.15 14.0.0"),
        ("Fedora 44", "2.43 3.4.35 1.3.17 14.0.0"),
        ("Ubuntu 26.04", "2.43 3.4.35 1.3.17 14.0.0"),
    )
)
"""Oldest glibc first."""


def too_old(floors: Floors, machine: str = "x86_64", glibc: str = "0") -> tuple[str, ...]:
    """Return the distributions with a `glibc` or a newer one that lack something asked for."""
    return tuple(d.name for d in broken_promise(floors, glibc, machine))


def runs_on(floors: Floors, machine: str = "x86_64") -> tuple[str, ...]:
    """Return the distributions that have all that is asked for, oldest first."""
    return tuple(d.name for d in DISTRIBUTIONS if not d.lacks(floors, machine))


def broken_promise(
    floors: Floors, promised: str, machine: str = "x86_64"
) -> tuple[Distribution, ...]:
    """Return the distributions with glibc `promised` or newer that lack something asked for."""
    admitted = (d for d in DISTRIBUTIONS if numbers(d.offers.glibc or "0") >= numbers(promised))
    return tuple(d for d in admitted if d.lacks(floors, machine))


def with_glibc(oldest: str, below: str = "99") -> tuple[str, ...]:
    """Return the distributions whose glibc is `oldest` or newer, and older than `below`."""
    glibcs = ((d.name, numbers(d.offers.glibc or "0")) for d in DISTRIBUTIONS)
    return tuple(name for name, glibc in glibcs if numbers(oldest) <= glibc < numbers(below))


def named(distributions: tuple[str, ...]) -> str:
    """Return the names of distributions in one line, the newest first, at most four of them."""
    shown = distributions[: -_MOST_NAMED - 1 : -1]
    more = len(distributions) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")
