"""
GCC's intrinsic headers (`immintrin.h`, which includes about a hundred, or `arm_neon.h`) are written with
builtins of GCC: `__builtin_ia32_ldtilecfg`, `__builtin_aarch64_...`. For a `.cu` file nvcc's own front
end reads them first, and it knows the builtins of the GCC releases that existed when it was made. A later
GCC turns an `asm` into a new builtin, and even an update within the releases that nvcc accepts breaks the
build: `amxtileintrin.h` did so in 13.2.1 and in the 12 series. Nobody has to call the intrinsic; to
include the header is enough. Clang's headers change in the same way: those of Clang 22 use `__builtin_elementwise_fshr`, which
nvcc 13.0 does not know.

The include is seldom the kernel's own. It comes from a vectorised CPU header, from
`ATen/cpu/vec/...`, from Boost or Eigen, or from a header of the project that serves both sides.
`-march=native` makes it likelier, because more branches become active.

Defining the builtin away or copying an older header into the project mixes two compilers' internals.
Better keep the header out of device code, or give nvcc a GCC that it knows.
"""

from collections.abc import Iterator

from opwright.log_signs import called_for, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

BUILTIN = r"identifier \"(?P<what>__builtin_(?:ia32|aarch64|neon|arm|altivec|vsx|elementwise|masked)_\w+)\" is undefined"
IN_HEADER = (
    r"(?P<what>(?:[a-z0-9_]{1,30}intrin|arm_neon|arm_sve|arm_bf16|arm_fp16|arm_acle)\.h)\(\d+\): (?:catastrophic )?error: ?(?!C\d)",
)


@called_for(BUILTIN, *IN_HEADER)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield what nvcc does not understand in the host compiler's intrinsics."""
    for found in seen(failure, BUILTIN):
        yield found.evidence()
    for found in seen(failure, *IN_HEADER):
        yield found.evidence(Confidence.LIKELY)


CAUSE = Cause(
    name="nvcc-host-intrinsics",
    family="cuda-toolkit",
    title="a .cu file includes intrinsics of the host compiler that nvcc cannot read ({what})",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "keep immintrin.h and its like out of what .cu files include (#ifndef __CUDACC__ around it), or give"
        " nvcc an older GCC or a newer CUDA",
        commands=("export NVCC_PREPEND_FLAGS='-ccbin g++-11'",),
    ),
    masks=("gcc-too-new-for-nvcc",),
    examples=(
        Failure(
            '/usr/lib/gcc/x86_64-linux-gnu/13/include/amxtileintrin.h(42): error: identifier "__builtin_ia32_ldtilecfg"'
            " is undefined\n    __builtin_ia32_ldtilecfg (__config);\n    ^\n",
            Machine(cuda="12.4", compiler="gcc 13.2"),
        ),
        Failure(
            "/usr/lib/gcc/x86_64-linux-gnu/5/include/avx512fintrin.h(9220): error: argument of type"
            ' "const void *" is incompatible with parameter of type "const float *"\n'
        ),
        Failure(
            '/usr/lib/gcc/aarch64-linux-gnu/13/include/arm_neon.h(6832): error: identifier "__builtin_aarch64_ld1x2v8qi_us"'
            " is undefined\n"
        ),
    ),
    counterexamples=(
        Failure("qgemm_amx.cpp:737: Error: no such instruction: `tileloadd (%rax,%r11,1),%tmm5'"),
        Failure(
            "avx512fintrin.h:65:1: error: inlining failed in call to 'always_inline' '_mm512_add_ps': target specific option mismatch"
        ),
        Failure('op.cu(7): error: identifier "__ldg" is undefined'),
    ),
)
