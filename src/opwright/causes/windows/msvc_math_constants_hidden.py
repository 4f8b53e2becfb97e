"""
`M_PI`, `M_E`, `M_SQRT2` and their relatives are not part of C++. GCC's `<cmath>` has them, as Unix does; Microsoft's only
has them if `_USE_MATH_DEFINES` is defined before the header is first read. With cl.exe, and with nvcc whose host compiler
is cl.exe, they are undeclared otherwise: sources that were only tried on Linux stop there.

A `#define` above one's own `#include <cmath>` comes too late if torch, CUDA or a header of the project has read `<cmath>`
before; a define for the whole build does not, and needs no change of the sources: Visual C++ takes options from the
variable CL, nvcc from NVCC_APPEND_FLAGS. `M_PIf` and `M_PIl` are GCC's own, and no define brings them.
"""

from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch, on_windows
from opwright.model import Cause, Confidence, Fix, Log

_NAME = r"(?P<name>M_(?:PI(?:_[24])?|[12]_PI|2_SQRTPI|E|LOG2E|LOG10E|LN2|LN10|SQRT2|SQRT1_2))"
_CL_ERROR = rf"C2065[^\n'\"“«„]{{0,12}}['\"“«„]{_NAME}['\"”»“]"
_NVCC_ERROR = rf"identifier \"{_NAME}\" is undefined"


def _nvcc_confidence(_match: LogMatch, log: Log) -> Confidence:
    return LIKELY if on_windows(log) else POSSIBLE


CAUSE = Cause(
    title="{name} is undefined: Microsoft's <cmath> has it only with _USE_MATH_DEFINES",
    in_log=log_rules(rule(_CL_ERROR), rule(_NVCC_ERROR, confidence=_nvcc_confidence)),
    fix=Fix(
        "define _USE_MATH_DEFINES for the whole build, or write the number in the source",
        commands=("set CL=/D_USE_MATH_DEFINES", "set NVCC_APPEND_FLAGS=-D_USE_MATH_DEFINES"),
    ),
    examples=(
        'C:/src/warpkit/csrc/blend.cu(21): error: identifier "M_PI" is undefined\n',
        "csrc\\blend.cpp(8): error C2065: 'M_SQRT2': undeclared identifier",
        "csrc\\blend.cpp(8,21): error C2065: “M_PI”: 未声明的标识符",
    ),
    counterexamples=(
        "csrc\\blend.cpp(8): error C2065: 'M_TILE': undeclared identifier",
        'csrc/blend.cu(8): error: identifier "M_TILE" is undefined',
    ),
)
