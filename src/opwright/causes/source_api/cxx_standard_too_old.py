"""
Torch's headers ask for a C++ standard: C++14 from 1.5, C++17 from 2.1, C++20 from 2.14 (2.13's own flags
already say so). `torch.utils.cpp_extension` adds the right `-std` unless the project names one itself,
and old setup.py files do: `extra_compile_args=["-std=c++14"]` was good advice once. The newer flag comes
first then, and the project's own wins. CMake has its own variables, one for C++ and one for CUDA.
CUTLASS 3, CCCL 3 and pybind11 3 ask for C++17 in the same way.

Where no `#error` says so, names of the later standard are unknown: `std::is_same_v`,
`std::string_view`, `std::strong_ordering`. GCC adds "only available from C++17 onwards", which tells
this from a forgotten include.

MSVC reports `__cplusplus` as 199711 whatever the standard, unless `/Zc:__cplusplus` is given; then the
check fails although `-std` is right, and headers choose their oldest code (`"auto" is not allowed
here`). Raising `-std` does not help in that case.
"""

from collections.abc import Iterator

from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

SAID = (
    r"C\+\+(?P<needed>\d\d) or later compatible compiler is required",
    r"You need C\+\+(?P<needed>\d\d) to compile PyTorch",
    r"is only available from C\+\+(?P<needed>\d\d) onwards",
    r"contents of <\w{1,30}> are available only with C\+\+(?P<needed>\d\d)",
    r"(?:requires at least|require at least|requires compiler flag|at least) '/std:c\+\+(?P<needed>\d\d)",
    r"C(?:2429|7525|7582|7624|7642)\b[^\n]{0,120}/std:c\+\+(?P<needed>\d\d)",
    r"(?:error|note|错误|附注)[:：][^\n]{0,100}only available with [‘'\"]-std=c\+\+(?P<needed>\d\w)",
    r"support for the ISO C\+\+ (?:20)?(?P<needed>\d\d) standard",
)
REQUIRED = r"error[:\s][^\n]{0,80}requires?(?: at least)? C\+\+ ?(?P<needed>1[1-9]|2\d)\b"
_OF_17 = (
    "is_same_v|is_base_of_v|is_integral_v|is_floating_point_v|is_convertible_v|is_constructible_v|enable_if_v"
    r"|is_\w{3,30}_v|conjunction(?:_v)?|disjunction(?:_v)?|negation(?:_v)?|bool_constant|void_t|optional"
    "|nullopt|variant|string_view|basic_string_view|any_cast|invoke_result(?:_t)?|is_invocable(?:_r)?"
    "|clamp|filesystem|scoped_lock|shared_mutex|launder|from_chars|to_chars|is_aggregate|tuple_size_v|apply"
)
_OF_20 = (
    "strong_ordering|weak_ordering|partial_ordering|span|bit_cast|remove_cvref(?:_t)?|type_identity(?:_t)?"
    "|source_location|same_as|convertible_to|derived_from|integral|floating_point|is_constant_evaluated"
    "|endian|popcount|countl_zero|countr_zero|bit_width|bit_ceil|has_single_bit|numbers|jthread|erase_if"
    "|ssize|midpoint|to_array|ranges|assume_aligned|atomic_ref|invocable|regular|unsigned_integral"
)
_OF_14 = (
    "make_unique|enable_if_t|conditional_t|decay_t|remove_reference_t|remove_cv_t|index_sequence"
    "|make_index_sequence|integer_sequence|exchange|underlying_type_t|common_type_t|result_of_t"
)
_Q = r"['\"`‘’“”«»„]"
STD = tuple(
    (needed, pattern)
    for needed, names in (("17", _OF_17), ("20", _OF_20), ("14", _OF_14))
    for pattern in (
        rf"namespace \"std\" has no member (?:class )?\"(?P<name>{names})\"",
        rf"no (?:member|template|type) named '(?P<name>{names})' in namespace 'std'",
        (
            rf"{_Q}(?P<name>{names}){_Q} (?:is not a member of|no es un miembro de|ist kein Element von|不是|n'est pas un membre de)"
            rf" ?{_Q}std{_Q}"
        ),
        rf"C2039: {_Q}(?P<name>{names}){_Q}[^\n]{{1,24}}{_Q}std{_Q}",
    )
)
WORDS = (
    r"(?:unknown type name|use of undeclared identifier) '(?P<name>concept|consteval|constinit|char8_t)'",
    r"identifier \"(?P<name>concept|consteval|constinit|char8_t)\" is undefined",
    r"[‘'](?P<name>concept|consteval|constinit|char8_t)[’'] does not name a type",
)
MSVC = (
    r"cannot call non-constexpr function \"(?P<name>cutlass::const_\w+)",
    r"error: \"(?P<name>auto)\" is not allowed here",
)


@called_for(*SAID, REQUIRED, *(pattern for _, pattern in STD), *WORDS, *MSVC)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield headers that ask for a later standard, and names that only a later one has."""
    for found in seen(failure, *SAID):
        yield found.evidence(needed=_std(found.groups["needed"]))
    for found in seen(failure, REQUIRED):
        if "warning" not in found.quote:
            yield found.evidence(Confidence.LIKELY)
    forgotten = is_seen(failure, r"is defined in header [‘'<]|did you forget to [‘'<]")
    for needed, pattern in STD:
        for found in seen(failure, pattern):
            sure = Confidence.POSSIBLE if forgotten else Confidence.LIKELY
            yield found.evidence(sure, needed=needed)
    for found in seen(failure, *WORDS):
        yield found.evidence(Confidence.LIKELY, needed="20")
    for found in seen(failure, *MSVC):
        yield found.evidence(Confidence.LIKELY, needed="17")


def _std(digits: str) -> str:
    return {"1y": "14", "1z": "17", "2a": "20"}.get(digits, digits)


CAUSE = Cause(
    name="cxx-standard-too-old",
    family="source-api",
    title="the headers need C++{needed}, and the compiler runs with an older standard",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "take the project's own -std out of its flags or raise it to c++{needed} (MSVC: add"
        " -Xcompiler=/Zc:__cplusplus)",
        commands=(
            "grep -rnE 'std=(c|gnu)[+][+]|CXX_STANDARD|CUDA_STANDARD' setup.py CMakeLists.txt",
            "export NVCC_APPEND_FLAGS=-std=c++{needed}",
            "cmake -DCMAKE_CXX_STANDARD={needed} -DCMAKE_CUDA_STANDARD={needed} ..",
        ),
    ),
    masks=("missing-std-include", "cutlass-missing-include"),
    examples=(
        Failure(
            "torch/include/ATen/ATen.h:4:2: error: #error C++17 or later compatible compiler is"
            " required to use ATen.",
            Machine(torch="2.4.0"),
        ),
        Failure(
            'c10/util/strong_type.h(41): error: namespace "std" has no member "strong_ordering"'
        ),
        Failure(
            "op.cpp:8:10: error: ‘optional’ is not a member of ‘std’\n"
            "op.cpp:8:10: note: ‘std::optional’ is only available from C++17 onwards"
        ),
        Failure(
            "D:\\torch\\include\\c10\\util\\C++17.h(27): fatal error C1189: #error:  You need C++17 to"
            " compile PyTorch"
        ),
        Failure(
            "cutlass/include/cutlass/fast_math.h(190): error: cannot call non-constexpr function"
            ' "cutlass::const_min(int, int)"'
        ),
    ),
    counterexamples=(
        Failure(
            "op.cpp:8:10: error: ‘numeric_limits’ is not a member of ‘std’\nop.cpp:2:1: note:"
            " ‘std::numeric_limits’ is defined in header ‘<limits>’; did you forget to ‘#include <limits>’?"
        ),
        Failure("g++: error: unrecognized command line option ‘-std=c++17’"),
        Failure(
            "cub/util_cpp_dialect.cuh:142:13: warning: CUB requires at least C++14. Please pass"
            " -std=c++14 to your compiler."
        ),
        Failure("op.cpp:4:3: warning: structured bindings only available with ‘-std=c++17’"),
    ),
)
