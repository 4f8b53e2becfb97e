"""
CUTLASS and CuTe use the newest C++ templates, and each release is tested with few compilers, mostly GCC and Clang.
Microsoft's compiler reads the same code after nvcc's front end has rewritten it, is stricter or laxer in other places, and
stops: C3545 (a parameter pack expects a non-type argument) in `cute/stride.hpp` under `/permissive-`, which C++20 turns on;
C2672 and C2893 (no matching overload) with toolsets before 14.41; C4346 and C2061 (a dependent name is not a type). The
error number and the folder, `cute/` or `cutlass/`, identify it; the text is in the language of Visual Studio.

The calling code is seldom wrong: the same commit compiles on Linux. Adding `typename` or rewriting lines in the submodule
leads from one error to the next. Use the CUTLASS commit and the toolset of the project's own Windows builds, or a newer
CUTLASS.

"auto is not allowed here" and calls of `cutlass::const_min` are something else: cl.exe reports C++98 to nvcc's code unless
`-Xcompiler /Zc:__cplusplus` is passed.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log, Machine

_IN_CUTLASS = r"\b(?P<header>(?:cute|cutlass)[\\/][\w\\/.-]{1,120}\.(?:hpp|h|cuh|inl))[ ]?\(\d+(?:,\d+)?\)\s?: (?:fatal error|error|warning) (?P<code>C\d{4})\b"
_NVCC_ERROR = r"\b[A-Za-z]:[\\/][\w \\/.-]{1,120}?[\\/](?P<header>(?:cute|cutlass)[\\/][\w\\/.-]{1,80})\(\d+\): (?P<code>error): no instance of"
"""nvcc's front end, which imitates cl.exe on Windows."""
_NOT_CONSTANT = r"(?P<header>(?:launch_template|kernel_traits|static_switch|cutlass|cute)\w{0,40}\.(?:h|hpp|cuh|cu)) ?\(\d{1,6}(?:,\d{1,6})?\)\s?: error (?P<code>C2975)\b"
"""A constant that a lambda uses as a template argument, which GCC accepts."""
_OTHER_CAUSES = frozenset(["C1083", "C1060", "C1002", "C1076", "C1189", "C2872", "C1081"])
_KNOWN_ERRORS = frozenset(
    [
        "C3545",
        "C2672",
        "C2893",
        "C4346",
        "C2061",
        "C2910",
        "C2995",
        "C2244",
        "C3855",
        "C2760",
        "C7510",
        "C2059",
    ]
)


def _confidence(match: LogMatch, _log: Log) -> Confidence | None:
    code = match.groups["code"]
    if "warning" in match.quote.partition(code)[0][-9:]:
        return LIKELY if code == "C4346" else None
    if code in _OTHER_CAUSES:
        return None
    return CERTAIN if code in _KNOWN_ERRORS else LIKELY


CAUSE = Cause(
    title="this CUTLASS does not compile with this MSVC: {code} in {header}",
    in_log=log_rules(
        rule(_IN_CUTLASS, confidence=_confidence),
        rule(_NVCC_ERROR, _NOT_CONSTANT, confidence=LIKELY),
    ),
    fix=Fix(
        "use the CUTLASS commit and MSVC toolset that the project tests, or a newer CUTLASS; compile as C++17, or"
        " with /permissive where C++20 turns on /permissive-",
        commands=(
            "git -C third_party/cutlass fetch --tags && git -C third_party/cutlass checkout v4.2.1",
            "set CL=/permissive",
        ),
    ),
    examples=(
        (
            'D:/src/csrc/cutlass/include\\cute/layout.hpp(310): error: no instance of overloaded function "cute::min"'
            " matches the argument list\n            argument types are: (const cute::_2)"
        ),
        Log(
            "D:\\src\\third_party\\cutlass\\include\\cute\\stride.hpp(299,46): error C3545: 'Ints': parameter pack"
            " expects a non-type template argument [D:\\b\\op.vcxproj]\n",
            Machine(compiler="MSVC 19.44", os="Windows 11"),
        ),
        (
            "nunchaku\\third_party\\cutlass\\include\\cute/atom/mma_traits_sm90_gmma.hpp(280): error C2672: 'stride':"
            " no se ha encontrado ninguna función coincidente sobrecargada\n"
        ),
        (
            "D:\\src\\csrc\\gemm_launch_template.h(44): error C2975: 'kBlockM': ungültiges Vorlagenargument für"
            " 'Gemm_kernel_traits', konstanter Ausdruck zur Kompilierzeit erwartet"
        ),
        "third_party/cutlass/include\\cutlass/integer_subbyte.h(88): error C2893: 未能使函数模板专用化\n",
    ),
    counterexamples=(
        "D:\\src\\filter.h(31): error C2975: 'N': invalid template argument for 'Box'",
        '/src/third_party/cutlass/include/cute/tensor.hpp(12): error: no instance of function "f" matches',
        "op.cu(3): fatal error C1083: Cannot open include file: 'cutlass/cutlass.h': No such file or directory",
        "csrc\\gemm.cpp(40): error C2672: 'run': no matching overloaded function found",
        "third_party/cutlass/include/cute/tensor.hpp(12): error: auto is not allowed here",
        "third_party/cutlass/include/cutlass/gemm.h:61:2: error: no type named 'Params'",
    ),
)
