"""
CUDA's headers declare mathematical functions, and glibc has begun to declare the same ones: `sinpi` and `cospi` since
2.41, `rsqrt` since 2.42, all of them `noexcept`. CUDA's declarations said nothing about exceptions, and a function must
not be declared both ways. The errors name `bits/mathcalls.h` of glibc on one side and `crt/math_functions.h` on the
other. CUDA 13.0 fixed `sinpi` and `cospi`, but not `rsqrt`.

Earlier cases: glibc 2.23 brought inline string functions that need `-D_FORCE_INLINES`; 2.26 brought `__float128` in
`bits/floatn.h`, which CUDA 8 cannot read; 2.38 on aarch64 brought vector types in `bits/math-vector.h` that nvcc before
CUDA 12.4 does not know. HIP and other compilers that bring such declarations are affected too.

Unlike with a GCC that is too new for nvcc, an older GCC does not help, because glibc's headers stay. Build in a container
of an older distribution or against conda's sysroot, move to a newer CUDA, or add `noexcept (true)` to the declarations
in `crt/math_functions.h`.
"""

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Fix, Log, Machine

_NAMES = r"(?P<function>(?:a?(?:sin|cos|tan)pi|rsqrt)f?)"
_CLASHING = (
    rf"incompatible with that of previous function \"{_NAMES}\"",
    r"(?P<function>(?:a?(?:sin|cos|tan)pi|rsqrt)f?)\((?:double|float)\)[^\n]{0,40}different exception spec",
    rf"function '{_NAMES}' cannot overload",
    r"mathcalls\.h:\d+:\d+: error: exception specification in declaration does not match",
    r"mathcalls\.h\(\d+\): error: exception specification is incompatible",
)
_C23_DECLARATION = r"extern (?:float|double) (?:a?(?:sin|cos|tan)pi|rsqrt)f? \((?:float|double) __x\) noexcept \(true\)"
_UNREADABLE = (
    r"bits/floatn(?:-common)?\.h\(\d+\): error: (?:invalid|identifier)",
    r"bits/math-vector\.h\(\d+\): error: identifier \"__(?:Float|SV|f32|f64)",
    r"/string\.h:\d+:\d+: error: .memcpy. was not declared in this scope",
)
_SINCE = {"rsqrt": "2.42", "floatn": "2.26", "math-vector": "2.38", "memcpy": "2.23"}
"""The glibc that first declared what the line names."""


def _glibc(match: LogMatch, _log: Log) -> str:
    text = match.groups.get("function", "") + match.quote
    usual = "2.26" if "bits/float" in text else "2.41"
    return next((version for word, version in _SINCE.items() if word in text), usual)


CAUSE = Cause(
    title="glibc {glibc} and later declare {function} in a way that this CUDA cannot compile",
    in_log=log_rules(
        rule(*_CLASHING, function="the mathematical functions", glibc=_glibc),
        rule(_C23_DECLARATION, confidence=LIKELY, function="the functions of C23", glibc=_glibc),
        rule(*_UNREADABLE, confidence=LIKELY, function="types", glibc=_glibc),
    ),
    fix=Fix(
        "build in a container whose glibc is older than {glibc}, or move to a newer CUDA (13.0 fixes sinpi"
        " and cospi); another GCC does not help",
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
