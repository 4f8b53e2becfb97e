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

import re
from collections.abc import Iterator

from opwright.causes.kit.hip import is_decided, is_for_hip, is_kept_from_hip, is_on_hip
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import calls, evidence, for_sources, is_in_any, matches
from opwright.logs.patterns import find_matches
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
    Machine,
    Source,
    Target,
)

_MASK = r"[Tt]he\s+mask\s+must\s+be\s+a\s+64-bit\s+integer"
_NAMES = r"__(?:shfl(?:_up|_down|_xor)?|ballot|any|all|match_any|match_all|reduce_\w{2,4})_sync|__activemask|__syncwarp"
_UNDECLARED = (
    rf"use of undeclared identifier ['\"‘](?P<name>{_NAMES})['\"’]",
    rf"no matching function for call to ['\"‘](?P<name>{_NAMES})['\"’]",
    rf"no overload of ['\"‘](?P<name>{_NAMES})['\"’] matching",
)
_OF_THESE_TYPES = (
    r"no matching function for call to ['\"‘](?P<name>__shfl(?:_up|_down|_xor)?)['\"’]"
)
"""What a project's own macro makes of the `_sync` form; CUDA has none of these since 9.0, but HIP has not got them for all types."""


@log_check(_MASK, *_UNDECLARED, _OF_THESE_TYPES)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for warp functions that this ROCm lacks, or that want a wider mask."""
    for found in find_matches(log, _MASK):
        yield found.evidence(
            Confidence.CERTAIN, what="the _sync warp functions of HIP take a mask of 64 bits"
        )
    for found in find_matches(log, _OF_THESE_TYPES):
        what = f"no {found.groups['name']} of this HIP takes these types"
        yield found.evidence(Confidence.LIKELY, what=what)
    on_hip = is_on_hip(log)
    for found in find_matches(log, *_UNDECLARED):
        if on_hip or "use of undeclared identifier" in found.quote:
            name = found.groups["name"]
            what = (
                f"{name} is not declared in this ROCm"
                if "undeclared" in found.quote
                else f"no {name} of HIP fits this call"
            )
            yield found.evidence(Confidence.CERTAIN if on_hip else Confidence.LIKELY, what=what)


_MASKED = r"__(?:shfl(?:_up|_down|_xor)?|ballot|any|all|match_any|match_all)_sync"
_NARROW = r"0[xX][fF]{8}[uU]?|(?:uint32_t|unsigned|unsigned int|int)\s*\(\s*-1\s*\)|~0[uU]?|-1|UINT32_MAX|UINT_MAX"


@for_sources(rf"\b{_MASKED}\s*\(")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for warp functions with a mask of 32 lanes in code that is compiled for HIP too."""
    if not is_for_hip(source):
        return
    told: set[str] = set()
    for call in calls(source, _MASKED):
        name = call.name.text
        if name in told or not call.arguments or is_decided(source, call.name.start):
            continue
        mask = call.arguments[0].text
        if (
            _is_narrow(source, mask)
            and not _is_brought(source, name)
            and not is_kept_from_hip(source, call.name.start)
        ):
            told.add(name)
            what = f"{name} with the mask {mask}: HIP refuses masks of 32 bits"
            yield evidence(
                source, call.name.start, call.end, confidence=Confidence.LIKELY, what=what
            )


def _is_narrow(source: Source, mask: str) -> bool:
    """Return whether a mask is written as a number of 32 bits, or is a name for one."""
    if re.fullmatch(_NARROW, mask):
        return True
    if not mask.isidentifier():
        return False
    written = rf"^[ \t]*#[ \t]*define[ \t]+{mask}[ \t]+(\S+)[ \t]*\r?$|\b(?:unsigned|uint32_t|int|unsigned int)\s+{mask}\s*=\s*([^;,]+);"
    found = [m[1] or m[2] for one in source.with_includes for m in matches(one, written)]
    return bool(found) and all(re.fullmatch(_NARROW, value.strip()) for value in found)


def _is_brought(source: Source, name: str) -> bool:
    """Return whether the sources bring the function themselves: not an overload that calls HIP's."""
    if is_in_any(source, rf"\bdefine[ \t]+{name}\b"):
        return True
    written = rf"\b__device__\b[^;{{}}()]*\b{name}\s*\([^;{{}}]*\)\s*{{(?P<body>[^{{}}]*)"
    bodies = [m["body"] for one in source.with_includes for m in matches(one, written)]
    return any(re.search(rf"\b{name}\s*\(", body) is None for body in bodies)


CAUSE = Cause(
    title="{what}",
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "under USE_ROCM call __shfl_xor and its relatives without a mask, or give a mask of 64 bits; ROCm 6.2 and later can be told to "
        "declare the _sync functions",
        commands=(
            "hipcc -DHIP_ENABLE_WARP_SYNC_BUILTINS ...",
            "sed -i 's/0xffffffffu\\?/0xffffffffffffffffULL/' FILE.cu",
        ),
    ),
    examples=(
        "csrc/sum.cuh:41:20: error: no matching function for call to '__shfl_down'",
        (
            "/opt/rocm/include/hip/amd_detail/amd_hip_fp16.h:105:3: note: candidate constructor not viable: no overload of"
            " '__shfl_down_sync' matching 'decltype(data)' (aka '_Float16') for 1st argument"
        ),
        (
            "/opt/rocm-6.4.3/include/hip/amd_detail/amd_warp_sync_functions.h:276:52: error: static assertion failed due to "
            "requirement 'sizeof(unsigned int) == 8': The mask must be a 64-bit integer. Implicitly promoting a smaller integer is "
            "almost always an error."
        ),
        Log(
            "/src/csrc/reduce.hip:31:12: error: use of undeclared identifier '__shfl_xor_sync'\n"
            "1 error generated when compiling for gfx90a.",
            Machine(torch="2.3.0+rocm6.0"),
        ),
        "csrc/reduce.cuh:31:12: error: use of undeclared identifier '__shfl_down_sync'; did you mean '__shfl_down'?",
        Source(
            "reduce.hip", "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n"
        ),
        Source(
            "reduce.cu",
            "#define FULL_MASK 0xffffffffu\n"
            "__device__ int f(int x) { return __shfl_down_sync(FULL_MASK, x, 16); }\n",
            Target(gpus=("gfx942",)),
        ),
        Source(
            "reduce.cu",
            "#ifdef USE_ROCM\n#include <hip/hip_runtime.h>\n#endif\n"
            "__device__ bool f(bool x) {\n  const unsigned mask = ~0u;\n  return __any_sync(mask, x);\n}\n",
        ),
        Source(
            "reduce.cu",
            "__device__ c10::BFloat16 __shfl_xor_sync(unsigned lanes, c10::BFloat16 x, int n) {\n"
            "  return __shfl_xor_sync(lanes, static_cast<__nv_bfloat16>(x), n);\n}\n"
            "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
            Target(gpus=("gfx90a",)),
        ),
    ),
    counterexamples=(
        Source(
            "quantize.cu",
            "__global__ void k(int* x) {\n#if __CUDA_ARCH__ >= 1000\n"
            '  asm volatile("cvt.rn.satfinite.e2m1x2.f32 %0, %1, %2;" : "=r"(*x));\n#endif\n'
            "  *x = __shfl_xor_sync(0xffffffff, *x, 1);\n}\n",
            includes=(
                Source("utils.h", "#if defined(__HIPCC__)\n#define HOST __host__\n#endif\n"),
            ),
        ),
        Source(
            "reduce.cu",
            "namespace ops {\ntemplate <typename T>\n__device__ __forceinline__ int find(T x) {\n"
            "  for (;;) { return __ballot_sync(0xffffffff, x); }\n}\n"
            "#ifndef USE_ROCM\n__global__ void k(int* x) { *x = find<int>(*x); }\n#endif\n}\n",
        ),
        Source(
            "csrc/reduce.cu",
            "#ifndef USE_ROCM\n#include <cub/cub.cuh>\n#endif\n"
            "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
            build=(
                BuildScript(
                    "CMakeLists.txt",
                    'set(SOURCES "csrc/add.cu")\nif(GPU_LANG STREQUAL "CUDA")\n'
                    '  list(APPEND SOURCES "csrc/reduce.cu")\nendif()\n',
                ),
            ),
        ),
        Source(
            "reduce.cu", "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n"
        ),
        Source(
            "reduce.cu",
            "#ifdef USE_ROCM\n#define SHFL(x, n) __shfl_xor(x, n)\n#else\n"
            "#define SHFL(x, n) __shfl_xor_sync(0xffffffff, x, n)\n#endif\n"
            "#ifdef USE_ROCM\n#define FULL_MASK 0xffffffffffffffffull\n#else\n#define FULL_MASK 0xffffffff\n#endif\n"
            "__device__ int f(int x) { return SHFL(x, 1) + __shfl_sync(FULL_MASK, x, 0); }\n",
        ),
        Source(
            "reduce.cu",
            "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
            Target(gpus=("gfx942",)),
            (Source("compat.cuh", "#define __shfl_xor_sync(mask, x, n) __shfl_xor(x, n)\n"),),
        ),
        Source(
            "reduce.cu",
            "template <typename T>\n__device__ T __shfl_xor_sync(unsigned, T x, int n) {\n"
            "  return __shfl_xor(x, n);\n}\n"
            "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
            Target(gpus=("gfx90a",)),
        ),
        Log('reduce.cu(31): error: identifier "__shfl_xor_sync" is undefined', Machine(cuda="8.0")),
        "reduce.hip:31:12: error: use of undeclared identifier '__cvta_generic_to_shared'",
    ),
)
