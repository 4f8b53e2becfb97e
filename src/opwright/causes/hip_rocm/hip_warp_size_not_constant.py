"""
AMD's GPUs have wavefronts of 64 lanes (gfx9) or of 32 (RDNA). Up to ROCm 6 `warpSize` was a constant of the compiler all the
same, the one of the architecture that is compiled for, and code made arrays, template arguments and `constexpr` values
of it. From ROCm 7 on it is a value that is only known when the kernel runs, and clang says so: "non-type template argument
is not a constant expression", "must be initialized by a constant expression", "constexpr function never produces a
constant expression". torch 2.9 did the same to `C10_WARP_SIZE` in code for the host.

As a number for loops and shifts it goes on working, and is folded by the optimiser. Where a constant is a must, take the larger
one for sizes (64), make the width a template parameter and choose when the kernel is started, or ask
`__GFX9__` in device code (`__AMDGCN_WAVEFRONT_SIZE` is deprecated, and gone in later releases). A composable_kernel, CUTLASS-like
header or rocPRIM that stands in the message is from before ROCm 7: it has to be updated with its project.
"""

from collections.abc import Iterator

from opwright.causes.kit.hip import is_on_hip
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import compiled, find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_TOLD = (
    r"(?:read|initializer|reference) of (?:non-const(?:expr)?|non-constant) variable '(?P<name>warpSize|C10_WARP_SIZE)'",
)
_NO_CONSTANT = (
    r"error: (?:non-type template argument|static assertion expression|array size|expression|case value) is not (?:a|an integral) constant expression",
    r"error: constexpr variable '\w{1,80}' must be initialized by a constant expression",
    r"error: constexpr function never produces a constant expression",
    r"error: variable length array[^\n]{0,60}(?:not allowed|not supported|cannot|static or thread)",
    r"error: variable-sized object may not be initialized",
)
_WIDTH = r"(?i)\b\w{0,30}warp_?size\w{0,10}\b"
_NEAR = 900


@log_check(*_TOLD, *_NO_CONSTANT)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for the width of a wavefront where clang wants a constant."""
    for found in find_matches(log, *_TOLD):
        yield found.evidence()
    if not is_on_hip(log):
        return
    for found in find_matches(log, *_NO_CONSTANT):
        near = log.text[found.start : found.start + _NEAR]
        near = near[: near.find("error: ", 20)] if "error: " in near[20:] else near
        if named := compiled(_WIDTH).search(near):
            yield found.evidence(Confidence.LIKELY, name=named[0])


CAUSE = Cause(
    title="{name} is no constant of the compiler in this ROCm, and the code makes a type or an array of it",
    in_log=in_log,
    fix=Fix(
        "take 64 where a constant is needed, or a template parameter that is chosen when the kernel starts; update the headers that are"
        " in the message; or build with ROCm 6.4",
    ),
    examples=(
        (
            "csrc/blend.hip:40:21: error: non-type template argument is not a constant expression\n"
            "   40 |   using Lanes = Tile<warpSize>;\n      |                      ^~~~~~~~\n"
            "/opt/rocm-7.0.1/include/hip/amd_detail/amd_device_functions.h:88:10: note: declared here"
        ),
        (
            "ck/utility/get_id.hpp:10:39: error: constexpr function never produces a constant expression [-Winvalid-constexpr]\n"
            "   10 | __host__ __device__ constexpr index_t get_warp_size()\n"
            "ck/utility/get_id.hpp:13:12: note: read of non-constexpr variable 'warpSize' is not allowed in a constant expression"
        ),
        (
            "csrc/blend.hip:12:24: error: constexpr variable 'lanes' must be initialized by a constant expression\n"
            "   12 |   constexpr int lanes = kWarpSize / 2;\n1 error generated when compiling for gfx942."
        ),
    ),
    counterexamples=(
        (
            "csrc/blend.hip:40:21: error: non-type template argument is not a constant expression\n   40 |   Tile<rows> t;\n"
            "csrc/blend.hip:61:9: error: use of undeclared identifier 'warpSize2'"
        ),
        "csrc/blend.cu(40): error: expression must have a constant value\n    Tile<warpSize> t;",
    ),
)
