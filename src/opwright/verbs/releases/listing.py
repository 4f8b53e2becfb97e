"""The releases of torch that are known and what came with each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from opwright.knowledge.torch_releases.headers.drift import drift
from opwright.knowledge.torch_releases.symbols.releases import releases, select, stable_shims
from opwright.model import TorchRelease


def known_releases(machine: str = "x86_64", wanted: str | None = None) -> tuple[TorchRelease, ...]:
    """Return the releases for a machine that `wanted` selects, or all, oldest first."""
    return select(wanted, machine) if wanted else releases(machine)


def new_shims(releases: Iterable[TorchRelease]) -> dict[str, tuple[str, ...]]:
    """Return the functions of the stable ABI that came with each of some releases, by version."""
    releases = tuple(releases)
    came = [
        shim for machine in {r.machine for r in releases} for shim in stable_shims(machine).items()
    ]
    return {
        release.version: tuple(sorted(name for name, first in came if first == release))
        for release in releases
    }


def moved_in(releases: Iterable[TorchRelease]) -> dict[str, Mapping[str, str] | None]:
    """Return what moved in the headers with each of some releases, by version and name."""
    return {r.version: drift(r.machine).moved_in(r.version) for r in releases}
