"""
The headers of CUDA declare mathematical functions of their own, and glibc has caught up with several
of them. glibc 2.41 declares `sinpi` and `cospi`, glibc 2.42 `rsqrt`, all as functions that throw
nothing; the declarations of CUDA said nothing about exceptions, and a function may not be declared
both ways. The errors name `bits/mathcalls.h` of glibc on one side and `crt/math_functions.h` on the
other. CUDA 13.0 made `sinpi` and `cospi` fit, and `rsqrt` not yet.

It has happened before: glibc 2.26 brought `__float128` in `bits/floatn.h`, which CUDA 8 cannot read;
2.23 inline string functions that needed `-D_FORCE_INLINES`; and 2.38 on aarch64 vector types in
`bits/math-vector.h` that nvcc before CUDA 12.4 does not know. HIP and other compilers that bring
such declarations are hit alike.

An older GCC does not help, because glibc's headers stay: that is the difference to a GCC too new for
nvcc. Build in a container of an older distribution or against conda's sysroot, take a newer CUDA, or
add `noexcept (true)` to the declarations in `crt/math_functions.h`.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_NAMES = r"(?P<function>(?:a?(?:sin|cos|tan)pi|rsqrt)f?)"
CLASHING = (
    rf"incompatible with that of previous function \"{_NAMES}\"",
    r"(?P<function>(?:a?(?:sin|cos|tan)pi|rsqrt)f?)\((?:double|float)\)[^\n]{0,40}different exception spec",
    rf"function '{_NAMES}' cannot overload",
    r"mathcalls\.h:\d+:\d+: error: exception specification in declaration does not match",
    r"mathcalls\.h\(\d+\): error: exception specification is incompatible",
)
UNREADABLE = (
    r"extern (?:float|double) (?:a?(?:sin|cos|tan)pi|rsqrt)f? \((?:float|double) __x\) noexcept \(true\)",
    r"bits/floatn(?:-common)?\.h\(\d+\): error: (?:invalid|identifier)",
    r"bits/math-vector\.h\(\d+\): error: identifier \"__(?:Float|SV|f32|f64)",
    r"/string\.h:\d+:\d+: error: .memcpy. was not declared in this scope",
)
_SINCE = {"rsqrt": "2.42", "floatn": "2.26", "math-vector": "2.38", "memcpy": "2.23"}


@log_check(*CLASHING, *UNREADABLE)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield where a declaration of glibc's and one of CUDA's do not go together."""
    for found in find_matches(log, *CLASHING):
        named = found.groups.get("function", "the mathematical functions")
        yield found.evidence(function=named, glibc=_since(named + found.quote, "2.41"))
    for found in find_matches(log, *UNREADABLE):
        of_types = not found.quote.startswith("extern")
        details = {"function": "its types", "glibc": _since(found.quote, "2.26")}
        if not of_types:
            details = {"function": "C23's functions", "glibc": _since(found.quote, "2.41")}
        yield found.evidence(Confidence.LIKELY, **details)


def _since(text: str, usual: str) -> str:
    return next((version for word, version in _SINCE.items() if word in text), usual)


CAUSE = Cause(
    title="the headers of glibc {glibc} or later declare {function} otherwise than this CUDA can take",
    in_log=in_log,
    fix=Fix(
        "build in a container whose glibc is older than {glibc}, or take a newer CUDA (13.0 has sinpi"
        " and cospi mended); another GCC does not help",
        commands=(
            "docker run --gpus all -v $PWD:/src -w /src -it nvidia/cuda:12.8.1-devel-ubuntu24.04",
        ),
    ),
    explains=("gcc-too-new-for-nvcc",),
    examples=(
        (
            "  extern double tanpi (double __x) noexcept (true); extern double __tanpi (double __x) noexcept (true);\n"
            '2 errors detected in the compilation of "op.cu".'
        ),
        Log(
            "/usr/include/x86_64-linux-gnu/bits/mathcalls.h(79): error: exception specification is"
            ' incompatible with that of previous function "cospi" (declared at line 2601 of'
            " /usr/local/cuda-12.8/include/crt/math_functions.h)\n"
            "   extern double cospi (double __x) noexcept (true);\n",
            Machine(cuda="12.8", os="Fedora 42"),
        ),
        (
            "/usr/include/bits/mathcalls.h:206:1: error: declaration of ‘double rsqrt(double)’"
            " has a different exception specifier"
        ),
        (
            "/usr/include/bits/mathcalls.h:83:1: error: exception specification in declaration does"
            " not match previous declaration\n   83 | __MATHCALL_VEC (cospi,, (_Mdouble_ __x));\n"
        ),
        '/usr/include/x86_64-linux-gnu/bits/floatn.h(73): error: identifier "__float128" is undefined',
    ),
    counterexamples=(
        (
            "host_config.h:143:2: error: #error -- unsupported GNU version! gcc versions later than"
            " 13 are not supported!"
        ),
        "ImportError: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.38' not found",
        "op.cpp:9:6: error: declaration of ‘void run() noexcept’ has a different exception specifier",
    ),
)
