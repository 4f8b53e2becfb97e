"""
A kernel can only call functions that are compiled for the GPU: CUDA's own, and those marked `__device__`. Where a
call ends at a host-only function, nvcc says "calling a __host__ function from a __global__ function is not allowed"
and "is undefined in device code", clang for HIP "reference to __host__ function".

Mostly nobody meant to call it. The overload for mixed types is the host's: `pow(float, double)` and `fmax(double,
float)` are templates of the C++ library, while CUDA has them for two floats or two doubles. So a literal `0.0` beside
a `float`, or an `int` exponent, decides; cl.exe's `<cmath>` has other overloads than GCC's, and what compiles on
Linux may fail on Windows. `std::max`, `std::pow`, `using namespace std`, a helper without `__device__` or an operator
of a struct have the same effect.

Give both arguments one type (`pow(x, (scalar_t)2)`, `0.f`), call the plain names (`fmaxf`, `max`), mark your own
helpers `__host__ __device__`. Where nvcc calls the function "constexpr", a flag is enough
(`--expt-relaxed-constexpr`). The same text as a warning (#20014-D) is usually about unused code.
"""

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Fix, Log

_PATTERNS = (
    r"calling a __host__ function ?\(?\"(?P<function>[^\"\n]{1,200})\"\)? from a (?P<where>__(?:device|global)__|__host__ __device__) function",
    r"identifier \"(?P<function>[^\"\n]{1,200})\" is undefined in device code",
    r"reference to (?P<kind>__host__) function '(?P<function>[^'\n]{1,200})' in (?P<where>__\w+__(?: __device__)?) function",
    r"candidate function not viable: call to (?P<kind>__host__) function from (?P<where>__(?:device|global)__) function",
)


def _function(match: LogMatch, _: Log) -> str:
    return match.groups.get("function", "a host function").strip().partition("<")[0]


CAUSE = Cause(
    title="a kernel calls {function}, which is compiled for the host only",
    in_log=log_rules(
        rule(*_PATTERNS, confidence=LIKELY, unless_line="warning|#20", function=_function)
    ),
    fix=Fix(
        "give the call's arguments one type, so that CUDA's own function is chosen (0.f, static_cast<scalar_t>(2)); or mark the"
        " function __host__ __device__"
    ),
    examples=(
        (
            'D:/src/blend_kernel.cu(31): error: calling a __host__ function("pow<float, double, (int)0> ") from a __global__'
            ' function("blend_kernel<float> ") is not allowed\n\n'
            'D:/src/blend_kernel.cu(31): error: identifier "pow<float, double, (int)0> " is undefined in device code\n'
        ),
        (
            'blend_kernel.cu(9): error: calling a __host__ function("std::fmax<float, double>") from a __device__ function("mix")'
            " is not allowed"
        ),
        "csrc/blend_hip.hip:12:15: error: reference to __host__ function 'mix' in __global__ function\n",
    ),
    counterexamples=(
        (
            'blend.cu(9): error: calling a constexpr __host__ function("max") from a __global__ function("blend") is not allowed. The'
            " experimental flag '--expt-relaxed-constexpr' can be used to allow this."
        ),
        "blend.cuh(9): warning #20014-D: calling a __host__ function from a __host__ __device__ function is not allowed",
        'blend.cu(9): error: identifier "uint" is undefined',
    ),
)
