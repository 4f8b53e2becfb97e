"""What torch itself asks of the system: where no torch runs, its extensions need not run either."""

from __future__ import annotations

from opwright.knowledge.torch_releases.names.names import (
    is_torch_cxx_symbol,
    is_torch_library,
    is_torch_shim,
)
from opwright.knowledge.torch_releases.symbols.releases import database, matching, releases
from opwright.knowledge.versions import numbers
from opwright.model import Artifact, TorchRelease


def torch_glibc(artifact: Artifact, machine: str) -> str | None:
    """
    Return the oldest glibc with which a torch runs that an artifact can use.

    One it can use is one that its metadata admits and that has the names of torch which it asks for.
    None when it has nothing to do with torch.
    """
    return min((r.glibc for r in _usable(artifact, machine)), key=numbers, default=None)


def torch_macos(artifact: Artifact, machine: str) -> str | None:
    """Return the same of macOS, for which its libraries were linked."""
    oldest = (release.minos for release in _usable(artifact, machine))
    return min(filter(None, oldest), key=numbers, default=None)


def _usable(artifact: Artifact, machine: str) -> tuple[TorchRelease, ...]:
    """Return the torch releases that an artifact can use; none if it does not use torch."""
    if not any(is_torch_library(name) for b in artifact.binaries for name in b.needed):
        return ()
    known = releases(machine)
    requirement = artifact.requires_torch
    fitting = matching(known, requirement) if requirement else known
    having = _with_all_names(artifact, machine)
    usable = tuple(release for release in fitting if release in having)
    return usable or fitting or known


def _with_all_names(artifact: Artifact, machine: str) -> list[TorchRelease]:
    """Return the releases that export all names of torch that one binary or another asks for."""
    known = database(machine)
    one_or_another = 0
    for binary in artifact.binaries:
        bits = known.everywhere if binary.machine == machine else 0
        names = [
            name for name in binary.requires if is_torch_cxx_symbol(name) or is_torch_shim(name)
        ]
        for name in names:
            bits &= known.exported_in(name) or known.everywhere
        one_or_another |= bits if names else 0
    versions = set(known.versions(one_or_another))
    return [release for release in known.releases if release.version in versions]
