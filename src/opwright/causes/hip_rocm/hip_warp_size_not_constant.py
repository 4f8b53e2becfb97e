"""
AMD's GPUs run wavefronts of 64 lanes (gfx9) or 32 (RDNA). Up to ROCm 6 `warpSize` was nevertheless a compile-time
constant, that of the target architecture, and code used it for arrays, template arguments and `constexpr` values. From
ROCm 7 on its value is known only when the kernel runs, and clang says so: "non-type template argument is not a constant
expression", "must be initialized by a constant expression", "constexpr function never produces a constant expression".
torch 2.9 did the same to `C10_WARP_SIZE` in host code.

Loops and shifts still work, and the optimizer folds the value. Where a constant is required, use the larger width (64)
for sizes, make the width a template parameter and choose it at launch, or test `__GFX9__` in device code
(`__AMDGCN_WAVEFRONT_SIZE` is deprecated, and gone in later releases). If the message points into composable_kernel,
rocPRIM or a header in CUTLASS's style, that copy predates ROCm 7: update it with its project.
"""

from collections.abc import Iterator

from opwright.causes.kit.hip import is_decided, is_for_hip, is_kept_from_hip, is_on_hip
from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources, is_in, matches
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Source

_NOT_CONSTANT = r"(?:read|initializer|reference) of (?:non-const(?:expr)?|non-constant) variable '(?P<name>warpSize|C10_WARP_SIZE)'"
_NO_CONSTANT_PATTERNS = (
    r"error: (?:non-type template argument|static assertion expression|array size|expression|case value) is not (?:a|an integral) constant expression",
    r"error: constexpr variable '\w{1,80}' must be initialized by a constant expression",
    r"error: constexpr function never produces a constant expression",
    r"error: variable length array[^\n]{0,60}(?:not allowed|not supported|cannot|static or thread)",
    r"error: variable-sized object may not be initialized",
)
_WIDTH = r"(?i)\b\w{0,30}warp_?size\w{0,10}\b"
_LONGEST_ERROR = 900
_CONSTANT_USE = (
    r"\bconstexpr\b[^;=(){}]{0,80}=[^;{}]{0,80}\bwarpSize\b"
    r"|\b__shared__\b[^;=(){}]{0,80}\[[^];]{0,60}\bwarpSize\b"
    r"|\bstatic_assert\s*\([^;\"]{0,80}\bwarpSize\b"
    r"|\b(?:\w+::\w+|[A-Z]\w*)<(?:[\w:]+,\s*){0,4}warpSize(?=(?:,\s*\w+){0,3}>)"
)
_OWN = r"\b(?:u?int\d*_t|int|unsigned|size_t|auto)\s+warpSize\b"
"""A parameter of a template, or a variable, of that name."""


def _width(match: LogMatch, log: Log) -> str:
    """Return the name of the wavefront size that an error quotes; empty if it quotes none."""
    text = log.text[match.start : match.start + _LONGEST_ERROR]
    error = text[:20] + text[20:].partition("error: ")[0]
    width = compiled(_WIDTH).search(error)
    return width[0] if width else ""


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    return LIKELY if is_on_hip(log) and _width(match, log) else None


@for_sources(r"\bwarpSize\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what a compiler must know of warpSize, in code that is compiled for HIP too."""
    if is_in(source, _OWN) or not is_for_hip(source):
        return
    for match in matches(source, _CONSTANT_USE):
        at = match.end() - len("warpSize")
        if not (is_decided(source, at) or is_kept_from_hip(source, at)):
            yield evidence(source, at, match.end(), confidence=LIKELY, name="warpSize")


CAUSE = Cause(
    title="{name} is not a compile-time constant in this ROCm, and the code needs one",
    in_log=log_rules(
        rule(_NOT_CONSTANT),
        rule(*_NO_CONSTANT_PATTERNS, confidence=_confidence, name=_width),
    ),
    in_source=in_source,
    fix=Fix(
        "use 64 where a constant is required, or a template parameter chosen at launch; update the headers that the"
        " message names; or build with ROCm 6.4",
    ),
    examples=(
        Source("k.hip", "constexpr int kLanes = warpSize;\n"),
        Source("k.hip", "typedef hipcub::WarpReduce<float, warpSize> Sum;\n"),
        Source("k.hip", "__global__ void k() {\n  __shared__ float sums[1024 / warpSize];\n}\n"),
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
        Source(
            "k.hip",
            "template <int warpSize> __global__ void sum() { constexpr int lanes = warpSize; }\n",
        ),
        Source("k.cu", "constexpr int lanes = warpSize;\n"),
        Source("k.hip", "__device__ bool f(int x, int y) { return g(x<warpSize, y>3); }\n"),
        Source("k.hip", "__device__ int f(int x) { int n = x / warpSize; return n; }\n"),
        (
            "csrc/blend.hip:40:21: error: non-type template argument is not a constant expression\n   40 |   Tile<rows> t;\n"
            "csrc/blend.hip:61:9: error: use of undeclared identifier 'warpSize2'"
        ),
        "csrc/blend.cu(40): error: expression must have a constant value\n    Tile<warpSize> t;",
    ),
)
