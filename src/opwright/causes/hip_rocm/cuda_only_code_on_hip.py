"""
hipify translates names. It cannot translate what exists only for NVIDIA: inline PTX, 32-bit pointers into shared memory
(`__cvta_generic_to_shared`), `nvcuda::wmma`, tensor maps, `cp.async`, or `nv_bfloat16`, whose counterpart in HIP has
another name and other functions. hipcc then reports one such name after the other, and "invalid input constraint 'l' in
asm" for the PTX. Ignore `did you mean 'hip_bfloat16'`: that older type converts differently; the current one is
`__hip_bfloat16` in `hip/hip_bf16.h`.

Kernels built on tensor core instructions (Marlin, FlashAttention's, CUTLASS) have to be rewritten for AMD's matrix
cores, or replaced by composable_kernel, rocWMMA or Triton. Most packages leave them out under `USE_ROCM`; so should the
list of sources. No release of ROCm compiles them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.hip import if_on_hip, is_decided, is_for_hip
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources, includes, is_in_any, matches
from opwright.model import Cause, Evidence, Fix, Log, Machine, Source, Target

_UNKNOWN = (
    (
        r"(?:undeclared identifier|unknown type name|no type named|no template named) ['\"‘](?P<what>__cvta_\w{1,40}|(?:__)?nv_bfloat16\w{0,3}|nvcuda|cuda(?=['\"’])"
        r"|CUtensorMap\w{0,20}|__nv_\w{1,40}|__half22float2|__bfloat1622float2|__bfloat162float|__float2bfloat16\w{0,6}|__pipeline_\w{1,30}"
        r"|__nanosleep|__hmax2?|__hmin2?|CUBLAS_\w{1,40}|cublas[A-Z]\w{1,40}|cusparse[A-Z]\w{1,40}|cudaGridDependencySynchronize|__ldmatrix\w{0,20}|__dp[24]a|cuda_device_arch\w{0,20}|CUDART_\w{1,30})['\"’]"
    ),
    r"(?P<what>invalid (?:input|output) constraint '=?\+?[lhr]' in asm)",
    r"(?P<what>couldn't allocate (?:input|output) reg(?:ister)? for constraint '[lhrfd]')",
    r"error: (?P<what>(?:invalid (?:instruction|operand for instruction)|unknown (?:token|directive)|unexpected token))[^\n]{0,40}\n[^\n]{0,60}(?:\basm\b|<inline asm>|%laneid|\.(?:shared|global|sync|aligned|u32|s32|b32|u64|f16x2)\b)",
    r"no (?:type|member|template) named '(?P<what>\w{1,40})' in namespace '(?:nvcuda|cuda|cooperative_groups|cg)(?:::(?!std::)\w{1,30})?'",
    r"fatal error: ['\"](?P<what>mma\.h|cooperative_groups/\w{3,30}\.h|cuda/(?:pipeline|barrier|std/\S{1,40}|atomic)|cute/\S{1,60}|cutlass/\S{1,60}|cuda_pipeline\w*\.h|nv/target)['\"] file not found",
)
_ATOMIC = r"no matching function for call to '(?P<function>atomic(?:Add|Max|Min|CAS|Exch)\w{0,8})'"
"""For `__half` and the like, where HIP lacks some of CUDA's overloads."""
_KERNEL_ARGUMENT = r"no matching function for call to '(?P<function>hip(?:Func(?:SetAttribute|SetCacheConfig|GetAttributes)|LaunchCooperativeKernel|LaunchKernel(?:ExC)?))'"
"""HIP's runtime takes a kernel as `const void*`; CUDA's has templates for it as well."""
_NAMES = r"\b(?P<what>__cvta_generic_to_shared|nvcuda::wmma|__nanosleep|__pipeline_memcpy_async)\b"
_HEADERS = r"(?P<what>mma\.h|cuda_pipeline\w*\.h|cuda/(?:pipeline|barrier)|cute/tensor\.hpp|cooperative_groups/memcpy_async\.h)"
_ASM = r"\basm(?:\s*(?:volatile|__volatile__))?\s*\("
_PTX = r"\s*\"[^\"]*\b(?P<what>cp\.async|ldmatrix|mma\.sync|wgmma|ld\.global|st\.global|ld\.shared|st\.shared|lop3|prmt|red\.\w+|cvt\.\w+|mov\.\w+|bar\.sync|prefetch\.global)[\w.]*"
_BEGINNINGS = r"<mma\.h>|\bcuda_pipeline|<cuda/pipeline|<cuda/barrier|\bcute/tensor|\bmemcpy_async\.h|\bcp\.async\b|\bldmatrix\b|\bmma\.sync\b|\bvolatile\b"


@for_sources(_NAMES, _BEGINNINGS)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for code that only NVIDIA can run, where no condition hides it from HIP's compiler."""
    reported: set[str] = set()
    for start, end, what in _uses(source) if is_for_hip(source) else ():
        if what not in reported and not is_decided(source, start):
            reported.add(what)
            yield evidence(source, start, end, confidence=LIKELY, what=what)


def _uses(source: Source) -> Iterator[tuple[int, int, str]]:
    for header in includes(source, _HEADERS):
        yield header.start, header.end, header.text
    for match in matches(source, _NAMES):
        if not is_in_any(source, rf"\bdefine[ \t]+{match['what']}\b"):
            yield *match.span(), match["what"]
    for match in matches(source, _ASM):
        if ptx := re.compile(_PTX).match(source.text, match.end()):
            yield match.start(), ptx.end(), f"PTX assembly, {ptx['what']}"


_ON_AMD = Target(gpus=("gfx942",))

CAUSE = Cause(
    title="code for NVIDIA's GPUs does not compile for AMD's: {what}",
    in_log=log_rules(
        rule(*_UNKNOWN, confidence=if_on_hip(then=CERTAIN)),
        rule(_ATOMIC, confidence=if_on_hip(then=LIKELY), what="{function} for these types"),
        rule(
            _KERNEL_ARGUMENT,
            confidence=LIKELY,
            what="{function} of a kernel not cast to const void*",
        ),
    ),
    in_source=in_source,
    fix=Fix(
        "leave the kernel out where USE_ROCM is defined, or write a variant for HIP (hip/hip_bf16.h has __hip_bfloat16)",
        commands=("python -c 'import torch; print(torch.version.hip)'",),
    ),
    examples=(
        "csrc/table.hip:30:11: error: use of undeclared identifier 'cuda'\n   30 |   cuda::atomic_ref<int> at(x);\n",
        "csrc/norm.hip:77:3: error: no matching function for call to 'hipFuncSetAttribute'\n   77 |   hipFuncSetAttribute(norm_kernel, MOST, bytes);",
        "csrc/norm.hip:91:5: error: no matching function for call to 'atomicAdd'\n1 error generated when compiling for gfx1100.",
        "csrc/norm.hip:8:10: fatal error: 'cooperative_groups/reduce.h' file not found\n1 error generated when compiling for gfx90a.",
        "csrc/norm.hip:9:7: error: no template named 'pipeline' in namespace 'cuda'\n1 error generated when compiling for gfx90a.",
        Log(
            "/src/ext/marlin/marlin_kernel.hip:60:41: error: use of undeclared identifier '__cvta_generic_to_shared'\n"
            "/src/ext/marlin/marlin_kernel.hip:67:18: error: invalid input constraint 'l' in asm",
            Machine(torch="2.5.1+rocm6.2", gpu="gfx1100"),
        ),
        (
            "quant.cu:83:17: error: use of undeclared identifier 'CUBLAS_GEMM_DEFAULT_TENSOR_OP'\n"
            "quant.cu:90:36: error: cannot initialize a variable of type 'hipDataType' with an lvalue of type 'int'"
        ),
        (
            'csrc/lop_hip.hip:31:8: error: invalid instruction\n   asm volatile("lop3.b32 %0, %1, %2, %3, 0xca;" : "=r"(r));\n'
            "      ^\n1 error generated when compiling for gfx942.\n"
        ),
        "csrc/cache_kernels.hip:252:45: error: unknown type name '__nv_bfloat16'; did you mean 'hip_bfloat16'?",
        Source(
            "mma.hip",
            "#include <mma.h>\n__device__ void f() { nvcuda::wmma::fill_fragment(c, 0.f); }\n",
        ),
        Source(
            "copy.cu",
            "__device__ void f(void* s, const void* g) {\n"
            "  unsigned to = __cvta_generic_to_shared(s);\n"
            '  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(to), "l"(g));\n}\n',
            Target(gpus=("gfx1100",)),
        ),
    ),
    counterexamples=(
        "csrc/norm.cpp:91:5: error: no matching function for call to 'atomicAdd'",
        "csrc/norm.hip:91:5: error: use of undeclared identifier 'cudart_name'",
        Source(
            "gen.cu",
            '#ifndef USE_ROCM\n#include "cutlass/cutlass.h"\n#endif\n'
            '#if defined(CUTLASS_ARCH_MMA_SM100_SUPPORTED)\n#include "cute/tensor.hpp"\n'
            "__global__ void k() {}\n#endif\n",
        ),
        Source("mma.cu", "#include <mma.h>\n__device__ void f() { nvcuda::wmma::store(c); }\n"),
        Source("mma.cu", "#ifdef KOKKOS_ENABLE_CUDA\n#include <mma.h>\n#endif\n", _ON_AMD),
        Source(
            "mma.cu",
            '#include "common.h"\n#ifdef HAS_MMA\n#include <mma.h>\n#endif\n',
            _ON_AMD,
            includes=(Source("common.h", "#ifndef USE_HIP\n#define HAS_MMA\n#endif\n"),),
        ),
        Source(
            "own.cu",
            "#ifdef USE_ROCM\n#define WITHOUT_TENSOR_CORES\n#endif\n"
            "#ifndef WITHOUT_TENSOR_CORES\n#include <mma.h>\n#endif\n",
        ),
        Source(
            "copied.cu",
            "#if !defined(USE_ROCM)\n#include <cuda_fp8.h>\n#endif\n#include <mma.h>\n"
            "__global__ void k() { nvcuda::wmma::store(c); }\n",
        ),
        Source(
            "copy.cu",
            "#ifndef USE_ROCM\n#include <mma.h>\n#endif\n"
            "__device__ void f(void* s) {\n#if defined(USE_ROCM)\n  wait(s);\n#else\n"
            '  asm volatile("cp.async.wait_all;\\n");\n#endif\n'
            '  asm volatile("s_waitcnt vmcnt(0)");\n}\n',
        ),
        'op.cu(3): error: identifier "__nv_bfloat16" is undefined',
        "op.cu:3:7: error: use of undeclared identifier 'CUBLAS_GEMM_DEFAULT'",
        "op.hip:31:12: error: use of undeclared identifier '__shfl_xor_sync'",
        "op.hip:7:12: error: no matching function for call to '__ldg'",
    ),
)
