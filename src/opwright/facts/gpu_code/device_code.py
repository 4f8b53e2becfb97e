"""
Which GPUs a shared library holds code for, from its sections, without CUDA or ROCm.

Headers alone are read, so that this takes milliseconds whatever the size. Whether kernels were left out
(`aborts`) is in the machine code itself, which is read only when it is asked for: a second for each few
hundred megabytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from opwright import facts
from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.elf.sections import NamedSection, section_ranges
from opwright.knowledge.versions import numbers
from opwright.model import GpuCode, PtxCode

NVIDIA = frozenset((b".nv_fatbin", b"__nv_relfatbin", b".nv_fatb", b"__nv_rel"))
"""The second is of code that is linked again before it runs (`nvcc -rdc=true`); PE cuts names off at 8 characters."""
_AMD = frozenset((b".hip_fatbin", b".hip_fat"))


def read_gpu_code(
    source: ByteSource,
    sections: Sequence[NamedSection],
    *,
    out_of_reach: bool = False,
    search: bool = False,
) -> GpuCode | None:
    """
    Return what a library holds for GPUs; None when that is not known.

    It is not known when its sections are stripped, when their content is damaged, or when there is some
    and it is `out_of_reach`. `search` has `aborts` filled.
    """
    nvidia = section_ranges(source, sections, NVIDIA)
    amd = section_ranges(source, sections, _AMD)
    if not sections or ((nvidia or amd) and out_of_reach):
        return None
    if not (nvidia or amd):
        return GpuCode()
    try:
        return _read(source, nvidia, amd, search=search)
    except UnreadableInputError:
        return None


def _read(
    source: ByteSource,
    nvidia: Iterable[tuple[int, int]],
    amd: Sequence[tuple[int, int]],
    *,
    search: bool,
) -> GpuCode:
    fat_binary = facts.fat_binary
    budget = fat_binary.Budget()
    codes = [code for place in nvidia for code in fat_binary.containers(source, *place, budget)]
    entries = {
        (
            entry.kind,
            entry.arch,
            entry.suffix,
            entry.version if entry.kind == fat_binary.PTX else "",
        )
        for container in codes
        for entry in container
    }
    aborts: Iterable[int] = ()
    if search:
        aborts = facts.aborts.aborting(source, codes)
    in_order = sorted(entries, key=lambda entry: (*entry[:3], numbers(entry[3])))
    return GpuCode(
        sass=tuple(f"sm_{arch}{s}" for kind, arch, s, _ in in_order if kind == fat_binary.CUBIN),
        ptx=tuple(
            PtxCode(f"compute_{arch}{s}", isa)
            for kind, arch, s, isa in in_order
            if kind == fat_binary.PTX
        ),
        lto=tuple(f"lto_{arch}{s}" for kind, arch, s, _ in in_order if kind == fat_binary.LTO),
        gfx=_targets(source, amd),
        aborts=tuple(f"sm_{arch}" for arch in aborts),
    )


def _targets(source: ByteSource, places: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    if not places:
        return ()
    targets = {
        target for place in places for target in facts.offload_bundle.targets(source, *place)
    }
    return tuple(sorted(targets, key=lambda target: (len(target.partition(":")[0]), target)))
