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

In sources it is found where a file, and what of its own project it includes, has come to the name with
none but headers that are known not to bring it; any other header, torch's too, may. A header is judged
where a source includes it first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources, includes, is_in_any
from opwright.logs.patterns import find_matches, has_match
from opwright.model import (
    Cause,
    Confidence,
    Edit,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Safety,
    Source,
    Target,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.include_order import Use

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
    "|min|max|swap|fill|copy|find|any_of|all_of|none_of|find_if|fill_n|for_each|swap_ranges|unique_copy|partial_sort": "algorithm",
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
_A_TYPE = r"error: type name is not allowed\n[^\n]{0,200}std::(?P<name>numeric_limits)\s?<"
"""What nvcc makes of a template that it does not know; only the first time it says so."""
UNKNOWN = (
    rf"identifier \"(?P<name>{_GLOBAL})\" is undefined",
    rf"namespace \"std\" has no member (?:class )?\"(?P<name>{_ALL})\"",
    rf"no (?:member|template|type) named '(?P<name>{_ALL})' in namespace 'std'",
    rf"{_Q}(?P<name>{_ALL}){_Q} ?(?:{_NO_MEMBER}) ?{_Q}std{_Q}",
    rf"(?:unknown type name|use of undeclared identifier) '(?P<name>{_GLOBAL})'",
    rf"{_Q}(?:std::)?(?P<name>{_GLOBAL}){_Q} ?(?:{_NO_NAME})",
    rf"C(?:2039|2065|3861|2061): {_Q}(?P<name>{_ALL}){_Q}",
    _A_TYPE,
)
_RUN_TIME = r"(?i)nvrtc|default_program|jitify|hiprtc"


@log_check(*TOLD, *UNKNOWN)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield names of the standard library that nothing has included."""
    if has_match(log, _RUN_TIME):  # compiles without the host's headers; another cause's
        return
    for found in find_matches(log, *TOLD):
        if (
            found.groups["header"] not in {"torch", "cuda_runtime.h"}
            and "warning" not in found.quote
        ):
            yield found.evidence(
                name=found.groups.get("name", f"what <{found.groups['header']}> has")
            )
    for found in find_matches(log, *UNKNOWN):
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


_PLAIN = frozenset(
    re.findall(
        r"\S+",
        "algorithm any array assert.h cassert cctype cerrno cfloat climits cmath csignal cstdarg cstddef cstdio"
        " cstdlib cstring ctime ctype.h deque errno.h exception float.h forward_list functional"
        " initializer_list iosfwd limits limits.h list map math.h new numeric optional queue set stack"
        " stdarg.h stdbool.h stddef.h stdio.h stdlib.h string.h time.h tuple type_traits typeinfo"
        " unordered_map unordered_set utility variant vector cuda_runtime.h cuda_runtime_api.h",
    )
)
"""Headers that bring none of these names but their own with GCC 12, in C++14, 17 and 20."""
_TEXT = frozenset(
    re.findall(
        r"\S+",
        "bitset fstream iomanip ios iostream istream iterator ostream sstream stdexcept streambuf string"
        " string_view system_error",
    )
)
"""Headers that brought <cstdint> until GCC 13, and bring std::string_view."""
_WITH_LIMITS = frozenset(
    {"climits", "cmath", "cuda_runtime.h", "limits", "limits.h", "math.h", "numeric"}
)


def _alone(names: str) -> str:
    """Return a pattern of names by themselves, `t` not in `a.t` or `x::t`; what begins with plain text is found faster."""
    return "|".join(rf"{name}(?<![\w:.>]{name})\b" for name in names.split())


_SOUGHT = (  # the names, their header, and headers that are known not to bring it
    (
        _alone(
            "uint8_t uint16_t uint32_t uint64_t uintptr_t"
            " std::uint8_t std::uint16_t std::uint32_t std::uint64_t std::uintptr_t"
            " std::int8_t std::int16_t std::int32_t std::int64_t std::intptr_t"
        ),
        "cstdint",
        _PLAIN | _TEXT,
    ),
    (
        _alone("FLT_MAX FLT_MIN FLT_EPSILON DBL_MAX DBL_MIN DBL_EPSILON"),
        "cfloat",
        _PLAIN - {"cfloat", "float.h"},
    ),
    (_alone("std::numeric_limits"), "limits", _PLAIN - _WITH_LIMITS),
    (_alone("std::optional std::nullopt"), "optional", _PLAIN - {"optional"} | _TEXT),
    (_alone("std::variant std::monostate"), "variant", _PLAIN - {"variant"} | _TEXT),
    (_alone("std::string_view"), "string_view", _PLAIN),
)
_FORCED = re.compile(r"-include\b|/FI")


@for_sources(
    r"uint(?:8|16|32|64)_t",
    "uintptr_t",
    r"std::int(?:8|16|32|64|ptr)_t",
    r"(?:FLT|DBL)_(?:MAX|MIN|EPSILON)",
    "numeric_limits",
    "std::optional",
    "std::nullopt",
    "std::variant",
    "std::monostate",
    "std::string_view",
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names of the standard library that nothing included can have brought."""
    forced = any(_FORCED.search(script.text) for script in source.build)
    if forced or source.target.is_rocm or source.language is Language.HIP:
        return
    found: list[tuple[str, Use]] = []
    for names, header, harmless in _SOUGHT:
        if header == "limits" and source.language is Language.CUDA:  # nvcc's own headers bring it
            continue
        if header == "cstdint" and _is_of_old_gcc(source.target.compiler):
            continue
        use = kit.include_order.used_before(source, names, harmless.__contains__)
        if use and not _is_own(source, use.name):
            found.append((header, use))
    at = kit.include_order.first_include(source)
    if at is None:
        if not source.path.endswith((".h", ".hpp", ".hh", ".hxx", ".cuh")):
            return  # it includes nothing: a part of another
        if found and _is_part_of_another(source):
            return
        at = _after_pragma_once(source)
    edit = Edit(source.path, at, at, "".join(f"#include <{header}>\n" for header, _ in found))
    for header, use in found:
        yield evidence(
            source,
            use.start,
            use.end,
            confidence=Confidence.LIKELY,
            edits=(edit,) if at >= 0 else (),
            safety=Safety.SAFE if at >= 0 else Safety.MANUAL,
            name=use.name,
            header=header,
        )


def _is_part_of_another(source: Source) -> bool:
    """Return whether a header without includes stands after those of a file that includes it."""
    name = source.path.rpartition("/")[2]
    for one in kit.whole_project.including(source.project, source.path):
        named = [piece.text for piece in includes(one, r".+")]
        last = [text.rpartition("/")[2] for text in named]
        if name in last and last.index(name) > 0:
            return True
    return False


def _is_of_old_gcc(compiler: str | None) -> bool:
    found = re.match(r"(?:gcc|g\+\+)[- ]?(\d+)", compiler or "")
    return found is not None and int(found[1]) < 13  # noqa: PLR2004 - which took <cstdint> out


def _is_own(source: Source, name: str) -> bool:
    """Return whether the project makes a type of that name itself."""
    plain = re.escape(name.removeprefix("std::"))
    return is_in_any(
        source, rf"\b(?:typedef\b[^;{{}}]*\s{plain}\s*;|using\s+{plain}\s*=|define\s+{plain}\b)"
    )


def _after_pragma_once(source: Source) -> int:
    """Return where includes go in a header that has none, -1 where that cannot be told."""
    found = re.search(r"^[ \t]*#[ \t]*pragma[ \t]+once[^\n]*\n", source.text, re.MULTILINE)
    return found.end() if found else -1


_HASH = '#include <string>\n#include "torch_free.h"\nuint32_t hash(const std::string& s);\n'

CAUSE = Cause(
    title="the sources use {name} without including <{header}>",
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "add #include <{header}> to the file that is named",
        commands=(
            "CXXFLAGS='-include {header}' NVCC_PREPEND_FLAGS='-include {header}' pip install -v .",
        ),
    ),
    examples=(
        "src/clip.cuh(70): error: type name is not allowed\n    float most = std::numeric_limits<float>::max();\n",
        Log(
            'cuda_rasterizer/rasterizer_impl.h(24): error: namespace "std" has no member "uintptr_t"',
            Machine(compiler="gcc 13.2"),
        ),
        'src/voxel.cu(31): error: identifier "FLT_MAX" is undefined',
        (
            "op.cpp:8:10: error: ‘numeric_limits’ is not a member of ‘std’\nop.cpp:2:1: note:"
            " ‘std::numeric_limits’ is defined in header ‘<limits>’; did you forget to ‘#include <limits>’?"
        ),
        "csrc/hash.h:12:3: error: ‘uint8_t’ does not name a type",
        Source("op.cpp", "#include <vector>\nstd::vector<uint8_t> bytes();\n"),
        Source(
            "op.cpp",
            _HASH,
            includes=(Source("torch_free.h", "#ifndef FREE_H\n#define FREE_H\n#endif\n"),),
        ),
        Source(
            "state.h",
            "#pragma once\n#include <iostream>\n#include <cuda_runtime_api.h>\nstd::uintptr_t at(void* p);\n",
            project=(Source("state.cu", '#include "state.h"\n#include <cub/cub.cuh>\n'),),
        ),
        Source("op.cu", "#include <cmath>\n__device__ float most = FLT_MAX;\n"),
        Source("op.cpp", "#include <vector>\nauto most = std::numeric_limits<int>::max();\n"),
        Source("op.cpp", "#include <string>\nstd::optional<int> parse(const std::string&);\n"),
        Source("op.cpp", "#include <string>\nstd::variant<int, float> value;\n"),
        Source("op.cpp", "#include <vector>\nstd::string_view name();\n"),
    ),
    counterexamples=(
        Source(
            "ops/load.cuh",
            "__device__ inline void load(int* x) { uint32_t at = threadIdx.x; x[at] = 1; }\n",
            project=(
                Source(
                    "group.cuh",
                    '#include "common.cuh"\nstruct group {\n#include "ops/load.cuh"\n};\n',
                ),
            ),
        ),
        Source("op.cpp", "#include <cstdint>\n#include <vector>\nstd::vector<uint8_t> bytes();\n"),
        Source("op.cpp", "#include <memory>\nuint8_t byte();\n"),
        Source("op.cpp", "#include <torch/extension.h>\nuint8_t byte();\n"),
        Source("op.cpp", _HASH),  # nobody knows what that header brings
        Source("op.cpp", _HASH, includes=(Source("torch_free.h", "#include <stdint.h>\n"),)),
        Source("op.cpp", "#include <string>\nuint32_t hash();\n", Target(compiler="gcc 12")),
        Source("op.cpp", "#include <vector>\ntypedef unsigned char uint8_t;\nuint8_t byte();\n"),
        Source(
            "op.cpp",
            "#include <vector>\n#ifdef _MSC_VER\nuint8_t byte();\n#endif\n#include <cstdint>\n",
        ),
        Source(
            "dispatch.h",
            "#pragma once\n#define DISPATCH(N, ...)       \\\n  [&] {                        \\\n"
            "    using IdType = uint16_t;   \\\n    return __VA_ARGS__();      \\\n  }()\n",
            project=(Source("op.cu", '#include "dispatch.h"\n#include <torch/extension.h>\n'),),
        ),
        Source(
            "include/to_shared.cuh",
            "#pragma once\n#include <cmath>\n__device__ inline uint32_t at(int x) { return x; }\n",
            project=(
                Source("tests/to_shared.cu", '#include "to_shared.cuh"\n'),
                Source("tests/to_shared.cuh", "#include <cstdint>\n"),
            ),
        ),
        Source("part.cpp", "uint8_t byte();\n"),  # has no includes: a part of another
        Source("op.cu", "#include <vector>\nint most = std::numeric_limits<int>::max();\n"),
        Source(
            "state.h",
            "#pragma once\n#include <iostream>\nstd::uintptr_t at(void* p);\n",
            project=(Source("state.cu", '#include <torch/types.h>\n#include "state.h"\n'),),
        ),
        (
            'default_program(12): error: identifier "uint32_t" is undefined\n'
            "RuntimeError: nvrtc: error: failed to compile"
        ),
        'op.cu(31): error: identifier "AT_CHECK" is undefined',
        "op.cpp:8:10: error: ‘optional’ is not a member of ‘std’",
    ),
)
