"""
CUDA's `_sync` warp functions take a mask of 32 lanes. HIP's wavefronts have 64 lanes on MI GPUs and 32 on RDNA, so its
masks have 64 bits everywhere. Before ROCm 6.2 HIP had no such functions; 6.2 declares them with
`HIP_ENABLE_WARP_SYNC_BUILTINS`, ROCm 7 by default. Without them clang says "use of undeclared identifier
'__shfl_xor_sync'". With them a `0xffffffff` or `unsigned` mask is rejected by a static assertion in
`amd_warp_sync_functions.h`, "The mask must be a 64-bit integer", whatever the GPU's wavefront is.

hipify leaves these names alone. Casting the mask to `unsigned long long` is not enough if the code then counts 32
lanes: it needs `warpSize` and `__popcll` too. `__shfl_xor` and its relatives, without a mask, are in every ROCm.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit import hip
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import Call, calls, evidence, for_sources, matches
from opwright.model import (
    BuildScript,
    Cause,
    Evidence,
    Fix,
    Instructions,
    Log,
    Machine,
    Source,
    Target,
)

_MASK = r"[Tt]he\s+mask\s+must\s+be\s+a\s+64-bit\s+integer"
_NAMES = r"__(?:shfl(?:_up|_down|_xor)?|ballot|any|all|match_any|match_all|reduce_\w{2,4})_sync|__activemask|__syncwarp"
_UNDECLARED = rf"use of undeclared identifier ['\"‘](?P<name>{_NAMES})['\"’]"
_NO_OVERLOAD = rf"no (?:matching function for call to|overload of(?=\s\S{{1,40}} matching)) ['\"‘](?P<name>{_NAMES})['\"’]"
_NO_SHUFFLE = r"no matching function for call to ['\"‘](?P<name>__shfl(?:_up|_down|_xor)?)['\"’]"
"""Usually from a project's macro for the `_sync` form. CUDA has had none of these since 9.0; HIP lacks some types."""
_MASKED = r"__(?:shfl(?:_up|_down|_xor)?|ballot|any|all|match_any|match_all)_sync"
_NARROW = r"0[xX][fF]{8}[uU]?|(?:uint32_t|unsigned|unsigned int|int)\s*\(\s*-1\s*\)|~0[uU]?|-1|UINT32_MAX|UINT_MAX"
_NARROW_TYPE = r"unsigned|int|(?:std::)?u?int32_t|uint|auto"


@for_sources(rf"\b{_MASKED}\s*\(")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for warp functions with a mask of 32 lanes in code that is compiled for HIP too."""
    reported: set[str] = set()
    for call in calls(source, _MASKED) if hip.is_for_hip(source) else ():
        name = call.name.text
        if call.arguments and name not in reported and _is_rejected(source, call):
            reported.add(name)
            what = f"{name} gets the 32-bit mask {call.arguments[0].text}"
            yield evidence(source, call.name.start, call.end, confidence=LIKELY, what=what)


def _is_rejected(source: Source, call: Call) -> bool:
    """Return whether HIP's compiler sees a call of HIP's own function with a narrow mask."""
    at = call.name.start
    return _is_narrow(source, call.arguments[0].text) and not (
        hip.is_decided(source, at)
        or hip.is_own_function(source, call.name.text)
        or hip.is_kept_from_hip(source, at)
    )


def _is_narrow(source: Source, mask: str) -> bool:
    """Return whether a mask is written as a 32-bit number, or is a name for one wherever it is defined."""
    written = rf"^[ \t]*#[ \t]*define[ \t]+{mask}[ \t]+(\S+)[ \t]*\r?$|\b([\w:]+)\s+{mask}\s*(?:=\s*|\{{)([^;,}}]+)"
    files = source.with_includes if mask.isidentifier() else ()
    found = [match for one in files for match in matches(one, written)]
    if any(match[2] and not re.fullmatch(_NARROW_TYPE, match[2]) for match in found):
        return False
    values = [match[1] or match[3] for match in found]
    return all(re.fullmatch(_NARROW, value.strip()) for value in values or [mask])


CAUSE = Cause(
    title="HIP's warp functions are not CUDA's: {what}",
    in_log=log_rules(
        rule(_MASK, what="the _sync functions take a 64-bit mask"),
        rule(_NO_SHUFFLE, confidence=LIKELY, what="no {name} takes these types"),
        rule(
            _UNDECLARED,
            confidence=hip.if_on_hip(then=CERTAIN, otherwise=LIKELY),
            what="{name} is not declared in this ROCm",
        ),
        rule(_NO_OVERLOAD, confidence=hip.if_on_hip(then=CERTAIN), what="no {name} fits this call"),
    ),
    in_source=in_source,
    fact="masks of 32 bits",
    fix=Fix(
        "under USE_ROCM call __shfl_xor and its relatives without a mask, or pass a 64-bit mask; from ROCm 6.2 on a macro"
        " declares the _sync functions",
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
            "#ifdef USE_ROCM\n#include <hip/hip_runtime.h>\n#endif\n"
            "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
            build=(
                BuildScript(
                    "setup.py",
                    "if torch.version.hip:\n    pass\n",
                    instructions=(
                        Instructions(
                            "README.md", "# To do\nTests.\n# Install\nNeeds ROCm 6 or newer.\n"
                        ),
                    ),
                ),
            ),
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
        *(
            Source(
                "reduce.cu",
                "#ifdef USE_ROCM\n#include <hip/hip_runtime.h>\n#endif\n"
                "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
                build=(
                    BuildScript(
                        "setup.py",
                        "if torch.version.hip:\n    flags += ['-DHIPBLAS_HALF']  # for AMD\n",
                        instructions=(Instructions("README.md", text),),
                    ),
                ),
            )
            for text in (
                "",
                "## Missing\nOn the to-do list:\n\n- ROCm support\n## Use\n",
                "ROCm is not supported yet.",
            )
        ),
        Source(
            "csrc/attention/cuda/fmha.cu",
            "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
            Target(gpus=("gfx942",)),
            project=(Source("csrc/attention/ck/fmha.cpp", "#include <hip/hip_runtime.h>\n"),),
        ),
        *(
            Source(
                path,
                "#ifdef __HIPCC__\n#define BLOCK 64\n#endif\n"
                "__global__ void k(int* x) { *x = __shfl_xor_sync(0xffffffffu, *x, 1); }\n",
            )
            for path in ("kernels/cuda_sm120a/scan.cu", "kernels/scan_sm90.cu")
        ),
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
        *(
            Source(
                path,
                "#ifndef USE_ROCM\n#include <cub/cub.cuh>\n#endif\n"
                "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
                build=(
                    BuildScript(
                        "CMakeLists.txt",
                        'set(SOURCES "csrc/add.cu")\nif(GPU_LANG STREQUAL "CUDA")\n'
                        '  list(APPEND SOURCES "csrc/sums/reduce.cu")\nendif()\n',
                    ),
                ),
            )
            for path in ("csrc/sums/reduce.cu", "csrc/sums/common/reduce.cuh")
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
            "#ifdef USE_ROCM\n#include <hip/hip_runtime.h>\n#endif\n"
            "__device__ int f(int x) { return __shfl_xor_sync(0xffffffff, x, 1); }\n",
            build=(
                BuildScript(
                    "CMakeLists.txt",
                    'option(USE_MACA "Enable MACA" ON)\nif(LANG STREQUAL "HIP")\n  add_definitions(-DUSE_ROCM)\nendif()\n',
                ),
            ),
        ),
        Source(
            "reduce.cuh",
            "__device__ int f(int x) {\n#if defined(__HIP_PLATFORM_AMD__)\n"
            "  constexpr uint64_t kFullMask = 0xffffffffffffffffull;\n#else\n"
            "  constexpr uint32_t kFullMask = 0xffffffffu;\n#endif\n"
            "  return __shfl_xor_sync(kFullMask, x, 1);\n}\n",
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
