"""
Whether a binary has code that a GPU can run.

NVIDIA's rules. A cubin for X.Y runs on X.Z with Z >= Y; one for `sm_90a` on 9.0 alone; one for `sm_100f` on
its family, 10.0 and 10.3, and one for `sm_120f` on 12.0 and 12.1. On Jetsons a cubin runs on its own
architecture alone, and theirs nowhere else. PTX is compiled by the driver for any GPU at or above it,
and PTX with `a` or `f` within the same bounds as cubins. sm_101 is what CUDA 12 called sm_110. (CUDA programming
guide, "Binary Compatibility", and "Compute Capabilities" with the table of families.) Intermediate code
for linking, `lto_90`, is for nvJitLink; a driver cannot run it.

AMD's rules. A code object is for one target, or for a generic one that stands for several; features
that it does not name (`xnack`, `sramecc`) may be either way. (LLVM, "User Guide for AMDGPU Backend".)

The answer is that there is such code, not that every kernel has it: the source files of one library
may be compiled for different architectures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright.knowledge.gpus.drivers import driver_for_cubin, driver_for_ptx
from opwright.knowledge.gpus.names import find_gpu, find_gpus, this_machine
from opwright.model import Binary, Gpu, GpuCode, GpuLoad, HowItRuns
from opwright.model.named_tuple import NamedTuple

__all__ = ["expected", "find_gpu", "find_gpus", "how_it_runs", "this_machine"]

_JETSONS = frozenset((53, 62, 72, 87))
_FAMILIES = {100: (100, 103), 103: (103,), 110: (110,), 120: (120, 121), 121: (121,)}
_RENAMED = {101: 110}
_GENERIC = {
    "gfx9-generic": "gfx900 gfx902 gfx904 gfx906 gfx909 gfx90c",
    "gfx9-4-generic": "gfx940 gfx941 gfx942 gfx950",
    "gfx10-1-generic": "gfx1010 gfx1011 gfx1012 gfx1013",
    "gfx10-3-generic": "gfx1030 gfx1031 gfx1032 gfx1033 gfx1034 gfx1035 gfx1036",
    "gfx11-generic": "gfx1100 gfx1101 gfx1102 gfx1103 gfx1150 gfx1151 gfx1152 gfx1153",
    "gfx12-generic": "gfx1200 gfx1201",
}
_PORTABLE = "amdgcnspirv"
_NVIDIA = re.compile(r"(?:sm|compute)_(\d+)([af]?)")


class _Target(NamedTuple):
    """An architecture of NVIDIA, `sm_90a` or `compute_90a`."""

    arch: int
    suffix: str
    name: str

    @property
    def rank(self) -> tuple[int, int, int]:
        """Which of several that a GPU can run is told of: the nearest, the most special."""
        return self.arch, "fa".find(self.suffix or "-"), len(self.name)


def how_it_runs(binary: Binary, gpu: Gpu) -> GpuLoad:
    """Say how a binary runs on a GPU, from its code for GPUs, which must have been read."""
    code = binary.gpu or GpuCode()
    if not gpu.arch.startswith("sm_"):
        return _on_amd(binary, code, gpu)
    here = int(gpu.arch[3:])
    native = [t for t in _targets(code.sass) if _runs(t, here)]
    if native:
        best = max(native, key=lambda target: target.rank)
        driver = driver_for_cubin(binary, here)
        return GpuLoad(binary, gpu, HowItRuns.NATIVE, best.name, driver)
    compiled = [t for t in _targets(ptx.arch for ptx in code.ptx) if _compiles(t, here)]
    if compiled:
        best = max(compiled, key=lambda target: target.rank)
        versions = [ptx.isa for ptx in code.ptx if ptx.arch == best.name]
        return GpuLoad(binary, gpu, HowItRuns.JIT, best.name, driver_for_ptx(versions, here))
    return GpuLoad(binary, gpu, HowItRuns.NOT_AT_ALL)


def expected(loads: Iterable[GpuLoad]) -> list[GpuLoad]:
    """
    Return how the binaries of an artifact run where they are meant to.

    A library of special kernels leaves other GPUs to another library of the artifact, as FlashAttention 3
    does. That is no fault: all of its code is for targets with a suffix, or for newer GPUs.
    """
    loads = list(loads)
    served = {load.gpu for load in loads if load.how is not HowItRuns.NOT_AT_ALL}
    return [
        load
        for load in loads
        if load.how is not HowItRuns.NOT_AT_ALL
        or load.gpu not in served
        or not _is_special(load.binary.gpu or GpuCode(), load.gpu)
    ]


def _is_special(code: GpuCode, gpu: Gpu) -> bool:
    targets = [*_targets(code.sass), *_targets(ptx.arch for ptx in code.ptx)]
    if not targets or not gpu.arch.startswith("sm_"):
        return False
    return all(t.suffix for t in targets) or min(t.arch for t in targets) > int(gpu.arch[3:])


def _targets(names: Iterable[str]) -> Iterator[_Target]:
    for name in names:
        if match := _NVIDIA.fullmatch(name):
            arch = int(match[1])
            yield _Target(_RENAMED.get(arch, arch), match[2], name)


def _runs(target: _Target, here: int) -> bool:
    """Return whether a GPU runs machine code for a target as it is."""
    if target.suffix == "a" or not {target.arch, here}.isdisjoint(_JETSONS):
        return target.arch == here
    if target.suffix == "f":
        return here in _FAMILIES.get(target.arch, (target.arch,))
    return target.arch // 10 == here // 10 and target.arch <= here


def _compiles(target: _Target, here: int) -> bool:
    """Return whether a driver compiles PTX of a target for a GPU."""
    if target.suffix == "a":
        return target.arch == here
    if target.suffix == "f":
        return here in _FAMILIES.get(target.arch, (target.arch,))
    return target.arch <= here


def _on_amd(binary: Binary, code: GpuCode, gpu: Gpu) -> GpuLoad:
    fitting = [target for target in code.gfx if _fits(target, gpu.arch)]
    if fitting:
        return GpuLoad(binary, gpu, HowItRuns.NATIVE, fitting[0])
    if _PORTABLE in code.gfx:
        return GpuLoad(binary, gpu, HowItRuns.JIT, _PORTABLE)
    return GpuLoad(binary, gpu, HowItRuns.NOT_AT_ALL)


def _fits(target: str, here: str) -> bool:
    """Return whether a code object for a target runs on another that is here."""
    processor, *features = target.split(":")
    actual, *settings = here.split(":")
    opposed = {feature[:-1] + ("-" if feature[-1:] == "+" else "+") for feature in features}
    same = processor == actual or actual in _GENERIC.get(processor, "").split()
    return same and opposed.isdisjoint(settings)
