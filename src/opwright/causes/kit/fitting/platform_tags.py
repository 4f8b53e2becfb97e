"""Wheels whose platform tag promises an older system than their binaries need."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.knowledge.platforms.floors import torch_floor
from opwright.knowledge.platforms.floors.floors import Floors, floors
from opwright.knowledge.platforms.floors.gcc_runtime import node_library
from opwright.knowledge.platforms.linux.distributions import Distribution, broken_promise
from opwright.knowledge.platforms.wheel_tags import Promise, promise
from opwright.knowledge.versions import numbers
from opwright.model import Artifact, Binary
from opwright.model.named_tuple import NamedTuple


class GlibcNeed(NamedTuple):
    """The binary of a wheel that needs the newest glibc, newer than the tag promises."""

    binary: Binary
    needed: str
    promise: Promise
    torch: str | None
    """The oldest glibc of a torch that the wheel can use."""
    others: int
    """How many more binaries break the promise."""

    @property
    def first_installed(self) -> str:
        """The oldest glibc of a system on which the wheel can be installed together with torch."""
        return max(self.promise.glibc, self.torch or self.promise.glibc, key=numbers)

    @property
    def honest_tag(self) -> str:
        """The tag that states the requirement: `manylinux_2_34_x86_64`."""
        glibc = max(self.needed, self.torch or self.needed, key=numbers).split(".")[:2]
        return f"manylinux_{'_'.join(glibc)}_{self.binary.machine}"


def glibc_need(artifact: Artifact) -> GlibcNeed | None:
    """Return which newer glibc than its tag a wheel needs; None if the tag is absent or right."""
    promised = promise(artifact.tags)
    if not promised:
        return None
    needs = [(glibc, b) for b in artifact.binaries if (glibc := floors(b).glibc)]
    broken = [need for need in needs if numbers(need[0]) > numbers(promised.glibc)]
    if not broken:
        return None
    needed, worst = max(broken, key=lambda need: numbers(need[0]))
    torch = torch_floor.torch_glibc(artifact, worst.machine)
    return GlibcNeed(worst, needed, promised, torch, len(broken) - 1)


class RuntimeNeed(NamedTuple):
    """The binary of a wheel that needs a newer C++ runtime than the most distributions have."""

    binary: Binary
    node: str
    library: str
    promise: Promise
    lacking: tuple[Distribution, ...]
    """The distributions that the tag admits and that lack it."""
    others: int


def libraries(need: GlibcNeed | RuntimeNeed) -> str:
    """Return which binaries break the promise, by the worst of them: `_C.so and 2 more`."""
    return f"{need.binary.file_name}{f' and {need.others} more' if need.others else ''}"


def runtime_need(artifact: Artifact) -> RuntimeNeed | None:
    """Return what a wheel needs of the system's C++ runtime that a system its tag admits lacks."""
    promised = promise(artifact.tags)
    broken = list(_broken(artifact, promised)) if promised else []
    if not promised or not broken:
        return None
    lacking, needs, worst = max(broken, key=lambda need: (len(need[0]), need[2].path))
    node = _lacking_node(needs, lacking[0], worst.machine)
    return RuntimeNeed(worst, node, node_library(node), promised, lacking, len(broken) - 1)


def _broken(
    artifact: Artifact, promised: Promise
) -> Iterator[tuple[tuple[Distribution, ...], Floors, Binary]]:
    own = {name for b in artifact.binaries for name in (b.soname, b.file_name)}
    for binary in artifact.binaries:
        needs, machine = _without(own, floors(binary)), binary.machine
        if broken_promise(needs, promised.glibc, machine):  # else torch's floor does not matter
            torch = torch_floor.torch_glibc(artifact, machine)
            glibcs = (promised.glibc, floors(binary).glibc, torch)
            oldest = max(filter(None, glibcs), key=numbers)
            if lacking := broken_promise(needs, oldest, machine):
                yield lacking, needs, binary


def _without(own: set[str | None], needs: Floors) -> Floors:
    """Return what is required of the system's C++ runtime, apart from what the wheel may bundle."""
    if "libstdc++.so.6" in own:
        needs = needs._replace(glibcxx=None, cxxabi=None)
    return needs._replace(glibc=None, libgcc=None if "libgcc_s.so.1" in own else needs.libgcc)


def _lacking_node(needs: Floors, distribution: Distribution, machine: str) -> str:
    """Return the first node that a distribution lacks."""
    for field, family in (("glibcxx", "GLIBCXX"), ("cxxabi", "CXXABI"), ("libgcc", "GCC")):
        version = getattr(needs, field)
        if distribution.lacks(Floors(**{field: version}), machine):
            return f"{family}_{version}"
    raise AssertionError(distribution)  # it lacks one, or it would not be here
