"""
GCC's intrinsic headers (`immintrin.h`, which includes about a hundred others, or `arm_neon.h`) use GCC's builtins:
`__builtin_ia32_ldtilecfg`, `__builtin_aarch64_...`. In a `.cu` file nvcc's own front end reads them first, and knows
only the builtins of the GCC releases of its time. A later GCC turns an `asm` into a new builtin, and even an update
within the releases that nvcc accepts breaks the build: `amxtileintrin.h` did so in 13.2.1 and in the 12 series.
Nobody has to call the intrinsic; including the header is enough. Clang's headers change too: those of Clang 22 use
`__builtin_elementwise_fshr`, which nvcc 13.0 does not know.

The include is seldom the kernel's own. It comes from a vectorised CPU header, from `ATen/cpu/vec/...`, from Boost or
Eigen, or from a project header that serves both sides. `-march=native` makes it likelier, because it enables more
branches.

Defining the builtin away, or copying an older header into the project, mixes the internals of two compilers. Better
keep the header out of device code, or give nvcc a GCC that it knows.

`opwright lint` reports this when a `.cu` file includes such a header and nothing hides it from nvcc. Whether that is
harmful depends on GCC and nvcc (CUDA 13.0 reads the headers of GCC 11 and 12 and of Clang 14 to 19), so it is only
possible.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import code_of, evidence, for_sources, includes
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import C_FAMILY, Cause, Evidence, Fix, Log, Machine, Source

_UNKNOWN_BUILTIN = r"identifier \"(?P<what>__builtin_(?:ia32|aarch64|neon|arm|altivec|vsx|elementwise|masked)_\w+)\" is undefined"
_ERROR_IN_HEADER = r"(?P<what>(?:[a-z0-9_]{1,30}intrin|arm_neon|arm_sve|arm_bf16|arm_fp16|arm_acle)\.h)\(\d+\): (?:catastrophic )?error: ?(?!C\d)"
_HEADERS = r"(?:x86|imm|avx\w*|amx\w*)intrin\.h|arm_(?:neon|sve|bf16|fp16|acle)\.h"
"""The headers that grow with each GCC. Those for SSE have not changed in years."""
_OF_GCC = r"/(\d{1,2})(?:\.\d[\d.]*)?/include/[a-z0-9_]+\.h\(\d+\): "
_FIRST_WITH_AMX = 11
_GUARD = r"CUDACC|NVCC|CUDA_ARCH|AVX|SSE|AMX|NEON|SVE|HIP|ROCM|SIMD"
"""In conditions that hide a header from nvcc, or that test for a flag which nvcc's host compiler seldom gets."""


@for_sources(r"intrin\.h", r"\barm_neon", r"\barm_sve", r"\barm_acle", languages=C_FAMILY)
def in_source(source: Source) -> Iterator[Evidence]:
    """Yield the intrinsics of the host that a file for nvcc includes."""
    for header in includes(source, _HEADERS) if source.path.endswith((".cu", ".cuh")) else ():
        above = kit.preprocessor.conditions_at(code_of(source), header.start)
        if not any(re.search(_GUARD, condition.text) for condition in above):
            yield evidence(
                source,
                header.start,
                header.end,
                confidence=POSSIBLE,
                what=f"{header.text} of a GCC newer than nvcc knows",
                gcc=str(_FIRST_WITH_AMX),
            )
            return


def _older_gcc(match: LogMatch, log: Log) -> str:
    """Return a GCC whose headers lack these intrinsics: an older one than the log's, without AMX if AMX is the problem."""
    named = compiled(_OF_GCC).search(log.text)
    of_log = int(named[1]) if named else _FIRST_WITH_AMX + 1
    newest = _FIRST_WITH_AMX if "amx" in match.quote else of_log
    return str(min(of_log, newest) - 1)


CAUSE = Cause(
    title="a .cu file includes host intrinsics that nvcc cannot parse ({what})",
    in_log=log_rules(
        rule(_UNKNOWN_BUILTIN), rule(_ERROR_IN_HEADER, confidence=LIKELY), gcc=_older_gcc
    ),
    in_source=in_source,
    fix=Fix(
        "keep immintrin.h and the like out of what .cu files include (guard it with #ifndef __CUDACC__), or use an"
        " older GCC or a newer CUDA",
        commands=("export NVCC_PREPEND_FLAGS='-ccbin g++-{gcc}'",),
    ),
    explains=("gcc-too-new-for-nvcc",),
    examples=(
        Log(
            '/usr/lib/gcc/x86_64-linux-gnu/13/include/amxtileintrin.h(42): error: identifier "__builtin_ia32_ldtilecfg"'
            " is undefined\n    __builtin_ia32_ldtilecfg (__config);\n    ^\n",
            Machine(cuda="12.4", compiler="gcc 13.2"),
        ),
        (
            "/usr/lib/gcc/x86_64-linux-gnu/5/include/avx512fintrin.h(9220): error: argument of type"
            ' "const void *" is incompatible with parameter of type "const float *"\n'
        ),
        (
            '/usr/lib/gcc/aarch64-linux-gnu/13/include/arm_neon.h(6832): error: identifier "__builtin_aarch64_ld1x2v8qi_us"'
            " is undefined\n"
        ),
        Source("op.cu", "#include <immintrin.h>\n__global__ void run(float* x) {}\n"),
        Source("sum.cuh", "#pragma once\n#ifdef __aarch64__\n#include <arm_neon.h>\n#endif\n"),
    ),
    counterexamples=(
        Source("op.cpp", "#include <immintrin.h>\n"),
        Source("op.cu", "#include <emmintrin.h>\n"),
        Source("op.cu", "#ifndef __CUDACC__\n#include <immintrin.h>\n#endif\n"),
        Source("op.cu", "#if defined(__AVX2__)\n#include <immintrin.h>\n#endif\n"),
        Source("op.cu", "// #include <immintrin.h>\n#include <cuda_fp16.h>\n"),
        "qgemm_amx.cpp:737: Error: no such instruction: `tileloadd (%rax,%r11,1),%tmm5'",
        "avx512fintrin.h:65:1: error: inlining failed in call to 'always_inline' '_mm512_add_ps': target specific option mismatch",
        'op.cu(7): error: identifier "__ldg" is undefined',
    ),
)
