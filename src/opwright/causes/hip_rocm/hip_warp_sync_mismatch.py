"""
CUDA's warp functions with `_sync` take a mask of 32 lanes. HIP's wavefronts have 64 lanes on MI GPUs and 32 on RDNA, so its
masks are of 64 bits everywhere. Before ROCm 6.2 HIP had no such functions at all; 6.2 has them behind
`HIP_ENABLE_WARP_SYNC_BUILTINS`, and from ROCm 7 on they are there by default. Until they are, clang says "use of undeclared
identifier '__shfl_xor_sync'". Once they are, a `0xffffffff` or an `unsigned` mask is refused: "The mask must be a 64-bit
integer", a static assertion in `amd_warp_sync_functions.h`, whatever the GPU's wavefront is.

hipify does not help: it leaves the names as they are. Nor does a cast to `unsigned long long` alone, if the code then counts
lanes with 32 in mind; `warpSize` and `__popcll` belong with it.

Code that has to compile on every ROCm calls `__shfl_xor` and its relatives, without mask, under `USE_ROCM`.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.hip_rocm import is_on_hip
from opwright.log_signs import called_for, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

_MASK = r"[Tt]he\s+mask\s+must\s+be\s+a\s+64-bit\s+integer"
_NAMES = r"__(?:shfl(?:_up|_down|_xor)?|ballot|any|all|match_any|match_all|reduce_\w{2,4})_sync|__activemask|__syncwarp"
_UNDECLARED = (
    rf"use of undeclared identifier ['\"‘](?P<name>{_NAMES})['\"’]",
    rf"no matching function for call to ['\"‘](?P<name>{_NAMES})['\"’]",
)


@called_for(_MASK, *_UNDECLARED)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for warp functions that this ROCm lacks, or that want a wider mask."""
    for found in seen(failure, _MASK):
        yield found.evidence(
            Confidence.CERTAIN, what="the _sync warp functions of HIP take a mask of 64 bits"
        )
    if is_on_hip(failure):
        for found in seen(failure, *_UNDECLARED):
            name = found.groups["name"]
            what = (
                f"{name} is not declared in this ROCm"
                if "undeclared" in found.quote
                else f"no {name} of HIP fits this call"
            )
            yield found.evidence(Confidence.CERTAIN, what=what)


CAUSE = Cause(
    name="hip-warp-sync-mismatch",
    family="hip-rocm",
    title="{what}",
    explanation=__doc__ or "",
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "under USE_ROCM call __shfl_xor and its relatives without a mask, or give a mask of 64 bits; ROCm 6.2 and later can be told to "
        "declare the _sync functions",
        commands=(
            "hipcc -DHIP_ENABLE_WARP_SYNC_BUILTINS ...",
            "sed -i 's/0xffffffffu\\?/0xffffffffffffffffULL/' FILE.cu",
        ),
    ),
    examples=(
        Failure(
            "/opt/rocm-6.4.3/include/hip/amd_detail/amd_warp_sync_functions.h:276:52: error: static assertion failed due to "
            "requirement 'sizeof(unsigned int) == 8': The mask must be a 64-bit integer. Implicitly promoting a smaller integer is "
            "almost always an error."
        ),
        Failure(
            "/src/csrc/reduce.hip:31:12: error: use of undeclared identifier '__shfl_xor_sync'\n"
            "1 error generated when compiling for gfx90a.",
            Machine(torch="2.3.0+rocm6.0"),
        ),
    ),
    counterexamples=(
        Failure(
            'reduce.cu(31): error: identifier "__shfl_xor_sync" is undefined', Machine(cuda="8.0")
        ),
        Failure("reduce.hip:31:12: error: use of undeclared identifier '__cvta_generic_to_shared'"),
    ),
)
