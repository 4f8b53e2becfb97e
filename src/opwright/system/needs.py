"""All that a binary asks of the machine beside torch, in one value."""

from __future__ import annotations

from opwright.model import Artifact, Binary, SystemNeeds
from opwright.system.distributions import runs_on, too_old
from opwright.system.floors import floors
from opwright.system.python import python_abi, python_floor


def system_needs(binary: Binary, artifact: Artifact) -> SystemNeeds:
    """Return what a binary asks of the machine, as part of an artifact whose tags may say more."""
    asked = floors(binary)
    return SystemNeeds(
        glibc=asked.glibc,
        glibcxx=asked.glibcxx,
        cxxabi=asked.cxxabi,
        python_abi=python_abi(binary, artifact.tags),
        python_floor=python_floor(binary, artifact.tags),
        runs_on=runs_on(asked, binary.machine),
        too_old=too_old(asked, binary.machine),
    )
