"""
A header of the standard library may include others, and code compiles that forgot to include what it
uses. Each release of libstdc++ includes less of itself: GCC 11 made `<limits>` and `<memory>` needed
where they were not before, and GCC 13 took `<cstdint>` out of `<string>` and others, so that
`uint32_t`, `uint8_t` and `uintptr_t` became unknown in many projects at once. In CUDA sources it is
`FLT_MAX` (`<cfloat>`), which `cuda_runtime.h` or torch happened to bring.

GCC names the header in a note; nvcc's front end only says `identifier "uint32_t" is undefined`. One line
in the file that is named repairs it. Where the file is not yours to change, the compiler can be told to
include the header in front of everything: `-include cstdint`.

An older GCC repairs it too, and is not needed. If the name belongs to a later C++ standard
(`std::optional`), the flag `-std` is at fault and not an include.
"""

from collections.abc import Iterator

from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

TOLD = (
    r"[‘'\"](?:std::)?(?P<name>\w+)[’'\"] is defined in header [‘'\"]?<(?P<header>\w+(?:\.h)?)>",
    r"(?P<name>\w+)[»’'] ist im Header [»‘']<(?P<header>\w+(?:\.h)?)>[«’'] definiert",
    r"did you forget to [‘'\"]?#include <(?P<header>\w+(?:\.h)?)>",
    r"fixable by adding [‘'\"]?#include <(?P<header>\w+(?:\.h)?)>",
)
_INTS = r"u?int(?:_fast|_least)?(?:8|16|32|64|ptr|max)_t"
_HEADERS = {
    _INTS: "cstdint",
    "U?INT(?:8|16|32|64)_M(?:AX|IN)|UINTPTR_MAX": "cstdint",
    "FLT_(?:MAX|MIN|EPSILON)|DBL_(?:MAX|MIN|EPSILON)": "cfloat",
    "U?(?:INT|LONG|LLONG|CHAR|SHRT)_(?:MAX|MIN)": "climits",
    "numeric_limits": "limits",
    "runtime_error|invalid_argument|logic_error|out_of_range|domain_error": "stdexcept",
    "function|bind|ref": "functional",
    "sort|stable_sort|transform|min_element|max_element|nth_element|lower_bound|upper_bound|copy_n|reverse"
    "|any_of|all_of|none_of|find_if|fill_n|for_each|swap_ranges|unique_copy|partial_sort": "algorithm",
    "accumulate|iota|inner_product|partial_sum": "numeric",
    "memcpy|memset|strlen|strcmp|memmove|strncpy": "cstring",
    "unique_ptr|shared_ptr|weak_ptr|make_shared|addressof": "memory",
    "ostringstream|stringstream|istringstream": "sstream",
    "setprecision|setw|setfill": "iomanip",
    "mutex|lock_guard|unique_lock|call_once|once_flag": "mutex",
    "thread|this_thread": "thread",
    "unordered_map|unordered_multimap": "unordered_map",
    "unordered_set": "unordered_set",
    "array": "array",
    "vector": "vector",
    "back_inserter|istreambuf_iterator": "iterator",
    "initializer_list": "initializer_list",
    "cout|cerr|endl|clog": "iostream",
    "chrono": "chrono",
    "condition_variable": "condition_variable",
}
_ALL = "|".join(_HEADERS)
_GLOBAL = "|".join(
    names for names, header in _HEADERS.items() if header in {"cstdint", "cfloat", "climits"}
)
_Q = r"['\"`‘’“”«»„]"
_NO_MEMBER = (
    r"is not a member of|in namespace|ist kein Element von|in Namensbereich|不是|no es un miembro de"
    r"|n'est pas un membre de|es kein|в пространстве имён"
)
_NO_NAME = (
    r"was not declared in this scope|does not name a type|has not been declared|bezeichnet keinen Typ"
    r"|wurde in diesem Gültigkeitsbereich nicht deklariert|在此作用域中尚未声明|不是一个类型名|不命名一个类型"
    r"|no se declaró en este ámbito|no nombra a un tipo|ne nomme pas un type|型名ではありません"
)
UNKNOWN = (
    rf"identifier \"(?P<name>{_GLOBAL})\" is undefined",
    rf"namespace \"std\" has no member (?:class )?\"(?P<name>{_ALL})\"",
    rf"no (?:member|template|type) named '(?P<name>{_ALL})' in namespace 'std'",
    rf"{_Q}(?P<name>{_ALL}){_Q} ?(?:{_NO_MEMBER}) ?{_Q}std{_Q}",
    rf"(?:unknown type name|use of undeclared identifier) '(?P<name>{_GLOBAL})'",
    rf"{_Q}(?:std::)?(?P<name>{_GLOBAL}){_Q} ?(?:{_NO_NAME})",
    rf"C(?:2039|2065|3861|2061): {_Q}(?P<name>{_ALL}){_Q}",
)
_RUN_TIME = r"(?i)nvrtc|default_program|jitify|hiprtc"


@called_for(*TOLD, *UNKNOWN)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield names of the standard library that nothing has included."""
    if is_seen(failure, _RUN_TIME):  # compiles without the host's headers; another cause's
        return
    for found in seen(failure, *TOLD):
        if (
            found.groups["header"] not in {"torch", "cuda_runtime.h"}
            and "warning" not in found.quote
        ):
            yield found.evidence(
                name=found.groups.get("name", f"what <{found.groups['header']}> has")
            )
    for found in seen(failure, *UNKNOWN):
        yield found.evidence(Confidence.LIKELY, header=_header(found.groups["name"]))


def _header(name: str) -> str:
    """Return the header that has a name."""
    for names, header in _HEADERS.items():
        if names == _INTS and name.endswith("_t"):
            return header
        if name in names.split("|"):
            return header
    ends = {"FLT": "cfloat", "DBL": "cfloat"}
    return ends.get(
        name[:3],
        "cstdint" if name.startswith(("INT", "UINT")) and name[-5:-4].isdigit() else "climits",
    )


CAUSE = Cause(
    name="missing-std-include",
    family="source-api",
    title="the sources use {name} without including <{header}>",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "add #include <{header}> to the file that is named",
        commands=(
            "CXXFLAGS='-include {header}' NVCC_PREPEND_FLAGS='-include {header}' pip install -v .",
        ),
    ),
    examples=(
        Failure(
            'cuda_rasterizer/rasterizer_impl.h(24): error: namespace "std" has no member "uintptr_t"',
            Machine(compiler="gcc 13.2"),
        ),
        Failure('src/voxel.cu(31): error: identifier "FLT_MAX" is undefined'),
        Failure(
            "op.cpp:8:10: error: ‘numeric_limits’ is not a member of ‘std’\nop.cpp:2:1: note:"
            " ‘std::numeric_limits’ is defined in header ‘<limits>’; did you forget to ‘#include <limits>’?"
        ),
        Failure("csrc/hash.h:12:3: error: ‘uint8_t’ does not name a type"),
    ),
    counterexamples=(
        Failure(
            'default_program(12): error: identifier "uint32_t" is undefined\n'
            "RuntimeError: nvrtc: error: failed to compile"
        ),
        Failure('op.cu(31): error: identifier "AT_CHECK" is undefined'),
        Failure("op.cpp:8:10: error: ‘optional’ is not a member of ‘std’"),
    ),
)
