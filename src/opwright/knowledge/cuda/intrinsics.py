"""
Which GPU architecture brought an intrinsic of CUDA or an instruction of AMD's GPUs.

See the CUDA C++ Programming Guide, the CUDA Math API and the target features of LLVM's AMDGPU backend.
"""

from __future__ import annotations

import re

_NAMES = (
    (r"this_cluster|cluster_group", 90),
    (r"__hm(?:ax|in)|__reduce", 80),
    (r"__nanosleep|__match|wmma|labeled_|binary_", 70),
    (r"__dp", 61),
)
_OLDEST_WITH_HALF = 53
_ATOMICS = {"half": 70, "double": 60, "bfloat16": 80, "short": 70}
"""By the type that is added to."""
_AMD_FEATURES = {
    "mai-": "gfx908 of CDNA",
    "gfx90a-": "gfx90a of CDNA",
    "gfx940-": "gfx942 of CDNA",
    "fp8-": "gfx942 of CDNA",
    "gfx950-": "gfx950 of CDNA",
    "gfx10-": "gfx1010 of RDNA",
    "gfx11-": "gfx1100 of RDNA",
    "gfx12-": "gfx1200 of RDNA",
}


def arch_with(intrinsic: str) -> int:
    """Return the first architecture with an intrinsic that needs one: 61 for `__dp4a`."""
    return next((arch for names, arch in _NAMES if re.match(names, intrinsic)), _OLDEST_WITH_HALF)


def arch_with_atomic(type_: str) -> int | None:
    """Return the first architecture with atomics of a type; None if unknown."""
    plain = type_.lstrip("_nv")
    return next((arch for name, arch in _ATOMICS.items() if plain.startswith(name)), None)


def amd_gpu_with(feature: str) -> str | None:
    """Return the first AMD GPU with an LLVM feature, `mai-insts`; None if unknown."""
    return next((gpu for start, gpu in _AMD_FEATURES.items() if feature.startswith(start)), None)
