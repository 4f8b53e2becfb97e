"""Everything that a binary requires of the machine apart from torch, in one value."""

from __future__ import annotations

from collections.abc import Collection

from opwright import knowledge
from opwright.knowledge.platforms.floors.floors import floors
from opwright.knowledge.platforms.linux.distributions import runs_on, too_old
from opwright.knowledge.platforms.python import outside_limited_api, python_abi, python_floor
from opwright.knowledge.versions import numbers
from opwright.model import Artifact, Binary, SystemNeeds, TorchRelease


def system_needs(
    binary: Binary,
    artifact: Artifact,
    releases: Collection[TorchRelease] = (),
    *,
    python_names: bool = True,
) -> SystemNeeds:
    """
    Return what a binary asks of the machine, as part of an artifact whose tags may say more.

    Of systems that are too old those count where one of `releases` of torch runs, if there are any. Without
    `python_names`, names outside CPython's limited API are only looked for where that costs nothing.
    """
    if binary.system != "linux":
        return SystemNeeds(
            python_abi=python_abi(binary, artifact.tags),
            python_floor=python_floor(binary, artifact.tags),
            msvc_runtime=tuple(filter(knowledge.system_libraries.is_msvc_runtime, binary.needed)),
            macos=binary.minos,
            outside_limited_api=outside_limited_api(binary, thorough=python_names),
        )
    needed = floors(binary)
    torch = min((release.glibc for release in releases), key=numbers, default="0")
    return SystemNeeds(
        glibc=needed.glibc,
        glibcxx=needed.glibcxx,
        cxxabi=needed.cxxabi,
        python_abi=python_abi(binary, artifact.tags),
        python_floor=python_floor(binary, artifact.tags),
        runs_on=runs_on(needed, binary.machine),
        too_old=too_old(needed, binary.machine, torch),
        libgcc=needed.libgcc,
        outside_limited_api=outside_limited_api(binary, thorough=python_names),
    )
