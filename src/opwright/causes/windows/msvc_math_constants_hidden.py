"""
`M_PI`, `M_E`, `M_SQRT2` and their relatives are no part of C++. GCC's `<cmath>` has them, as Unix does; Microsoft's has them
only where `_USE_MATH_DEFINES` is defined before the header is read for the first time. With cl.exe, and with nvcc that
has cl.exe for its host compiler, they are not declared otherwise: sources that were only tried on Linux stop there.

A `#define` above one's own `#include <cmath>` comes too late where torch, CUDA or a header of the project has read `<cmath>`
before; a define for the whole build does not. Which is also the way round without a change of sources: Visual C++
takes options from the variable CL, nvcc from NVCC_APPEND_FLAGS. `M_PIf` and `M_PIl` are GCC's own, and no define brings them.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, on_windows
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_NAME = r"(?P<name>M_(?:PI(?:_[24])?|[12]_PI|2_SQRTPI|E|LOG2E|LOG10E|LN2|LN10|SQRT2|SQRT1_2))"
_OF_CL = rf"C2065[^\n'\"“«„]{{0,12}}['\"“«„]{_NAME}['\"”»“]"
_OF_NVCC = rf"identifier \"{_NAME}\" is undefined"


@log_check(_OF_CL, _OF_NVCC)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield constants of mathematics that Microsoft's headers keep back."""
    for found in find_matches(log, _OF_CL):
        yield found.evidence()
    for found in find_matches(log, _OF_NVCC):
        sure = Confidence.LIKELY if on_windows(log) else Confidence.POSSIBLE
        yield found.evidence(sure)


CAUSE = Cause(
    title="{name} is only in Microsoft's <cmath> where _USE_MATH_DEFINES is defined",
    in_log=in_log,
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
