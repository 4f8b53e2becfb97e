"""
The variant properties of a wheel, derived from its audit.

Variant wheels are a draft: PEP 825 (package format, split from PEP 817 in February 2026) has the
grammar `namespace :: feature :: value`, PEP 850 (providers, October 2026) says who defines them.
What is followed here, as of November 2026:

* `nvidia :: sm_arch` and the bounds of `cuda_version` are those of nvidia-variant-provider 0.0.2,
  where the CUDA version is that of the driver and an architecture is spelled as in CMake, `80_real`
  for machine code and `90_virtual` for PTX. It looks for no architecture with a letter (`90a`); the
  values for those follow the same spelling, and no system reports them yet.
* `abi_dependency :: torch :: 2.8` is the optional namespace of PEP 817, kept in PEP 850, and means
  `torch==2.8.*`. It is the only one for torch that a draft has: for the string ABI, for the CUDA
  that torch was built with, and for torch's stable ABI nobody has defined a property, so none is
  made up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from opwright.knowledge.versions import numbers
from opwright.model import (
    ArtifactAudit,
    Binary,
    BinaryAudit,
    DeclaredSupport,
    GpuCode,
    VariantProperty,
    Variants,
)

_RUNTIME = re.compile(r"libcudart\.so\.(\d+)")
_ARCH = re.compile(r"(?:sm|compute)_(\d+)([a-z]?)")


def variants_of(audit: ArtifactAudit, claim: DeclaredSupport | None) -> Variants:
    """Return the variant properties that follow from an audit, and what does not follow."""
    notes: list[str] = []
    own = [audited.binary for audited in audit.binaries] or list(audit.artifact.binaries)
    properties = (
        *_architectures(own, notes),
        *_cuda_bounds(own, audit.binaries, notes),
        *_torch(audit.binaries, claim, notes),
    )
    return Variants(properties, tuple(notes))


# ---- GPU code


def _architectures(binaries: Sequence[Binary], notes: list[str]) -> Iterator[VariantProperty]:
    """Yield what the libraries that use torch have code for; others next to them do not count."""
    unread = [binary.path for binary in binaries if binary.gpu is None]
    if unread:
        notes.append(f"architectures unknown: the GPU code of {unread[0]} was not read")
        return
    having = [binary for binary in binaries if binary.gpu and binary.gpu.is_there]
    codes = [binary.gpu for binary in having if binary.gpu]
    real = Counter(arch for code in codes for arch in code.sass)
    virtual = Counter(ptx.arch for code in codes for ptx in code.ptx)
    for kind, what, archs in (("real", "machine code", real), ("virtual", "PTX", virtual)):
        for arch in sorted(archs, key=_order):
            if match := _ARCH.fullmatch(arch):
                share = f"{archs[arch]} of {len(codes)} libraries with GPU code"
                where = f"{what} in {having[0].path if len(codes) == 1 else share}"
                yield VariantProperty("nvidia", "sm_arch", f"{match[1]}{match[2]}_{kind}", where)
    notes += _about_code(codes, [*real, *virtual])


def _about_code(codes: Sequence[GpuCode], architectures: Iterable[str]) -> Iterator[str]:
    """Yield what properties cannot express about the code."""
    suffixed = {a for a in architectures if (match := _ARCH.fullmatch(a)) and match[2]}
    if suffixed:
        yield (
            f"{', '.join(sorted(suffixed, key=_order))}: nvidia-variant-provider has no "
            "architectures with a suffix, so no system matches these values"
        )
    if any(code.ptx for code in codes):
        yield "PTX needs a driver at least as new as the CUDA toolkit that compiled it"
    if lto := sorted({arch for code in codes for arch in code.lto}):
        yield f"{', '.join(lto)}: no property is defined for code linked at run time"
    if gfx := sorted({arch for code in codes for arch in code.gfx}):
        yield f"{', '.join(gfx)}: properties for AMD GPUs are not supported"


def _order(arch: str) -> tuple[int, str]:
    match = _ARCH.fullmatch(arch)
    return (int(match[1]), match[2]) if match else (0, arch)


# ---- CUDA


def _cuda_bounds(
    own: Sequence[Binary], audited: Sequence[BinaryAudit], notes: list[str]
) -> Iterator[VariantProperty]:
    needed = {
        int(match[1]): binary.path
        for binary in reversed(own)
        for name in binary.needed
        if (match := _RUNTIME.fullmatch(name))
    }
    if not needed:
        if any(binary.gpu and binary.gpu.sass for binary in own):
            notes.append("CUDA bounds unknown: no library needs libcudart.so")
        return
    if len(needed) > 1:
        majors = " and ".join(map(str, sorted(needed)))
        notes.append(f"no common CUDA bounds: libraries need CUDA {majors}")
        return
    ((major, path),) = needed.items()
    need = f"{path} needs libcudart.so.{major}"
    yield VariantProperty(
        "nvidia",
        "cuda_version_lower_bound",
        f"{major}.0",
        f"{need}, which needs a driver for CUDA {major}.0 or newer",
    )
    if refused := _refused_by_next(audited, major):
        yield VariantProperty(
            "nvidia",
            "cuda_version_upper_bound",
            str(major + 1),
            f"{need}, which no torch for CUDA {major + 1} ships ({refused}); a driver for CUDA "
            f"{major + 1} would run it",
        )


def _refused_by_next(binaries: Sequence[BinaryAudit], major: int) -> str:
    """Return the releases built with the next CUDA if in each the library for this one is missing."""
    missing = f"libcudart.so.{major}"
    newer: dict[str, bool] = {}
    for binary in binaries:
        for verdict in binary.verdicts:
            load = verdict.load
            if (load.torch.cuda or "").partition(".")[0] == str(major + 1):
                refused = missing in load.missing_libraries
                newer[load.torch.version] = newer.get(load.torch.version, False) or refused
    versions = list(newer)
    if not versions or not all(newer.values()):
        return ""
    return versions[0] if len(versions) == 1 else f"{versions[0]} to {versions[-1]}"


# ---- torch


def _torch(
    binaries: Sequence[BinaryAudit], claim: DeclaredSupport | None, notes: list[str]
) -> Iterator[VariantProperty]:
    if not binaries:
        return
    if claim and claim.stable:
        floor = max((b.torch_floor for b in binaries if b.torch_floor), key=numbers, default=None)
        notes.append(
            "torch's stable ABI has no property"
            + (f"; the requirement torch>={floor} covers it" if floor else "")
        )
        return
    proved = _minors(claim, ("loads",)) if claim else []
    possible = _minors(claim, ("loads", "unproven")) if claim else []
    if len(possible) == 1:
        proved = possible
    for minor in proved:
        because = f"its symbols and inlined code match torch {minor}"
        yield VariantProperty("abi_dependency", "torch", minor, because)
    if proved:
        notes.append("abi_dependency is an optional part of the drafts")
    else:
        candidates = f" (one of {', '.join(possible)})" if possible else ""
        notes.append(f"the torch it was built for is unknown{candidates}")


def _minors(claim: DeclaredSupport, verdicts: Iterable[str]) -> list[str]:
    """Return the series in all of whose releases it has one of these verdicts, oldest first."""
    holds_in: dict[str, bool] = {}
    for release, verdict in claim.verdicts:
        holds_in[release.minor] = holds_in.get(release.minor, True) and verdict in verdicts
    return [minor for minor, holds in holds_in.items() if holds]
