"""
A header of the standard library may include others, so code compiles that forgot an include. Each release of
libstdc++ includes less: GCC 11 made `<limits>` and `<memory>` necessary where they were not before, and GCC 13 took
`<cstdint>` out of `<string>` and others, so that `uint32_t`, `uint8_t` and `uintptr_t` became unknown in many
projects at once. In CUDA sources it is `FLT_MAX` (`<cfloat>`), which `cuda_runtime.h` or torch happened to bring.

GCC names the header in a note; nvcc's front end only says `identifier "uint32_t" is undefined`. One line in the named
file fixes it. If the file is not yours to change, make the compiler include the header first: `-include cstdint`.

An older GCC works too, but is not needed. If the name belongs to a later C++ standard (`std::optional`), the flag
`-std` is the problem, not an include.

GCC 12 took `<array>` out of `<memory>`, `<map>` and `<thread>`, `<algorithm>` out of most; GCC 13 `<string>` out of `<mutex>`
and `<atomic>`; GCC 14 `<algorithm>` out of `<functional>`. With `--compiler gcc-13`, names are reported for which an older GCC needed no include and this one does: what
brings what was asked of each GCC from 11 to 15, see tools/update_cxx_headers.py.

`opwright lint` reports this when a file uses the name, and neither it nor the project's headers that it includes have
included anything but headers known not to bring it; any other header might, torch's too. A header is checked where a
source first includes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources, includes, is_in_any
from opwright.knowledge.cxx.cxx_library import HEADERS, OFTEN_FORGOTTEN, header_of
from opwright.logs.patterns import LogMatch
from opwright.model import (
    IN_SOURCES,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Fix,
    Language,
    Log,
    Safety,
    Source,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.project.include_order import Use

_WITHOUT_CSTDINT = 13
"""The first GCC whose headers do not bring <cstdint> along."""
_NAMED_HEADER_PATTERNS = (
    r"[‘'\"](?:std::)?(?P<name>\w+)[’'\"] is defined in header [‘'\"]?<(?P<header>\w+(?:\.h)?)>",
    r"(?P<name>\w+)[»’'] ist im Header [»‘']<(?P<header>\w+(?:\.h)?)>[«’'] definiert",
    r"did you forget to [‘'\"]?#include <(?P<header>\w+(?:\.h)?)>",
    r"fixable by adding [‘'\"]?#include <(?P<header>\w+(?:\.h)?)>",
)
_ANY_NAME = "|".join(HEADERS)
_GLOBAL_NAME = "|".join(
    names for names, header in HEADERS.items() if header in {"cstdint", "cfloat", "climits"}
)
_QUOTE = r"['\"`‘’“”«»„]"
_NO_MEMBER = r"is not a member of|in namespace|ist kein Element von|in Namensbereich|不是|no es un miembro de|n'est pas un membre de|es kein|в пространстве имён"
_NO_NAME = (
    r"was not declared in this scope|does not name a type|has not been declared|bezeichnet keinen Typ|wurde in diesem Gültigkeitsbereich nicht deklariert|在此作用域中尚未声明|不是一个类型名|不命名一个类型"
    r"|no se declaró en este ámbito|no nombra a un tipo|ne nomme pas un type|型名ではありません"
)
_TYPE_PATTERN = r"error: type name is not allowed\n[^\n]{0,200}std::(?P<name>numeric_limits)\s?<"
"""What nvcc says of a template that it does not know; it names it the first time only."""
_UNKNOWN_PATTERNS = (
    rf"identifier \"(?P<name>{_GLOBAL_NAME})\" is undefined",
    rf"namespace \"std\" has no member (?:class )?\"(?P<name>{_ANY_NAME})\"",
    rf"no (?:member|template|type) named '(?P<name>{_ANY_NAME})' in namespace 'std'",
    rf"{_QUOTE}(?P<name>{_ANY_NAME}){_QUOTE} ?(?:{_NO_MEMBER}) ?{_QUOTE}std{_QUOTE}",
    rf"(?:unknown type name|use of undeclared identifier) '(?P<name>{_GLOBAL_NAME})'",
    rf"{_QUOTE}(?:std::)?(?P<name>{_GLOBAL_NAME}){_QUOTE} ?(?:{_NO_NAME})",
    rf"C(?:2039|2065|3861|2061): {_QUOTE}(?P<name>{_ANY_NAME}){_QUOTE}",
    _TYPE_PATTERN,
)
_MOVED = [
    "array",
    "atomic",
    "condition_variable",
    "deque",
    "function",
    "istringstream",
    "logic_error",
    "invalid_argument",
    "lock_guard",
    "make_shared",
    "make_unique",
    "max_element",
    "min_element",
    "ostringstream",
    "out_of_range",
    "priority_queue",
    "queue",
    "runtime_error",
    "setprecision",
    "shared_ptr",
    "stable_sort",
    "strlen",
    "string",
    "stringstream",
    "thread",
    "transform",
    "tuple",
    "unique_lock",
    "unique_ptr",
    "unordered_map",
    "unordered_set",
    "vector",
    "mutex",
    "accumulate",
    "memcpy",
    "memset",
    "remove_if",
    "any_of",
    "all_of",
    "none_of",
    "find_if",
    "for_each",
    "lower_bound",
    "upper_bound",
    "reverse",
    "to_string",
    "greater",
    "ifstream",
    "ofstream",
    "once_flag",
    "weak_ptr",
    "chrono",
]
"""Names whose header some release of GCC no longer includes through another; see `kit.std_includes`."""
_USUAL = re.compile(
    r"int(?:8|16|32|64|ptr)_t|_(?:MAX|MIN|EPSILON)|numeric_limits|std::(?:optional|nullopt|variant|monostate|string_view)"
)
"""What is reported for every compiler: most files with one of the others have none of these."""
_RUN_TIME_COMPILER = r"(?i)nvrtc|default_program|jitify|hiprtc"
_FORCED_INCLUDE = re.compile(r"(?<![\w-])-include(?=[\s'\",;]|$)|/FI")


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
    *(f"std::{name}" for name in _MOVED),
    r"\bmem(?:cpy|set)\(",
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names of the standard library that no included header brings."""
    if source.target.is_rocm or source.language is Language.HIP:
        return
    uses = tuple(dict((*_no_longer_brought(source), *_forgotten(source))).items())
    at = _place_of_include(source) if uses else None
    if at is None or any(_FORCED_INCLUDE.search(script.text) for script in source.build):
        return
    text = "".join(f"#include <{header}>\n" for header, _ in uses)
    edits = (Edit(source.path, at, at, text),) if at >= 0 else ()
    for header, use in uses:
        yield evidence(
            source,
            use.start,
            use.end,
            confidence=LIKELY,
            edits=edits,
            safety=Safety.SAFE if edits else Safety.MANUAL,
            name=use.name,
            header=header,
        )


def _forgotten(source: Source) -> Iterator[tuple[str, Use]]:
    """Yield headers whose names a source uses before including anything that may provide them."""
    if not _USUAL.search(source.text):
        return
    for names, header, harmless in OFTEN_FORGOTTEN:
        if header == "limits" and source.language is Language.CUDA:  # nvcc's headers bring it
            continue
        if header == "cstdint" and _is_old_gcc(source.target.compiler):
            continue
        use = kit.include_order.used_before(source, names, harmless.__contains__)
        if use and not _is_own(source, use.name):
            yield header, use


def _no_longer_brought(source: Source) -> Iterator[tuple[str, Use]]:
    """Yield headers that another included until the GCC that the source is to be compiled with."""
    found = re.match(r"(?:gcc|g\+\+)[- ]?(\d+)", source.target.compiler or "")
    if found and source.language is Language.CPP:
        yield from kit.std_includes.forgotten_since(source, int(found[1]))


def _place_of_include(source: Source) -> int | None:
    """Return where an include goes; -1 if unclear, None in a fragment of another source."""
    at = kit.include_order.first_include(source)
    if at is not None:
        return at
    is_header = source.path.endswith((".h", ".hpp", ".hh", ".hxx", ".cuh"))
    return _after_pragma_once(source) if is_header and not _is_part_of_another(source) else None


def _is_part_of_another(source: Source) -> bool:
    """Return whether a file includes other headers before this one."""
    name = source.path.rpartition("/")[2]
    for one in kit.whole_project.including(source.project, source.path):
        named = [piece.text for piece in includes(one, r".+")]
        last = [text.rpartition("/")[2] for text in named]
        if name in last and last.index(name) > 0:
            return True
    return False


def _is_old_gcc(compiler: str | None) -> bool:
    found = re.match(r"(?:gcc|g\+\+)[- ]?(\d+)", compiler or "")
    return found is not None and int(found[1]) < _WITHOUT_CSTDINT


def _is_own(source: Source, name: str) -> bool:
    """Return whether the project defines a type of that name."""
    plain = re.escape(name.removeprefix("std::"))
    return is_in_any(
        source, rf"\b(?:typedef\b[^;{{}}]*\s{plain}\s*;|using\s+{plain}\s*=|define\s+{plain}\b)"
    )


def _after_pragma_once(source: Source) -> int:
    """Return where includes go in a header that has none; -1 if unclear."""
    found = re.search(r"^[ \t]*#[ \t]*pragma[ \t]+once[^\n]*\n", source.text, re.MULTILINE)
    return found.end() if found else -1


_GROUP = (
    "#pragma once\n#include <mutex>\nstruct Group {\n  std::mutex lock;\n  std::string name;\n};\n"
)
_GCC_13 = model.Target(compiler="gcc 13")


_BY_CMAKE = "generate_export_header(a)\nset(CLANG_TIDY_CHECKS -misc-include-cleaner)\n"


def _group(included_by: str, target: model.Target = _GCC_13, before: str = "") -> Source:
    """Return a header that needs <string> since GCC 13, and a source that comes to it by another header."""
    table = Source("a/table.h", f'#include <vector>\n{before}#include "a/group.h"\n')
    own, given = Source("a/group.h", _GROUP), Source("table.cc", included_by)
    return Source("a/group.h", _GROUP, target, project=(own, table, given))


_HASH = '#include <string>\n#include "torch_free.h"\nuint32_t hash(const std::string& s);\n'


def _named_confidence(match: LogMatch, _: Log) -> Confidence | None:
    is_other = match.groups["header"] in {"torch", "cuda_runtime.h"} or "warning" in match.quote
    return None if is_other else CERTAIN


CAUSE = Cause(
    title="the sources use {name} without including <{header}>",
    in_log=log_rules(
        rule(
            *_NAMED_HEADER_PATTERNS,
            confidence=_named_confidence,
            name=lambda match, _: match.groups.get("name", f"what <{match.groups['header']}> has"),
        ),
        rule(
            *_UNKNOWN_PATTERNS,
            confidence=LIKELY,
            header=lambda match, _: header_of(match.groups["name"]),
        ),
        unless=_RUN_TIME_COMPILER,  # NVRTC has no host headers: see nvrtc-source-incompatible
    ),
    in_source=in_source,
    fix=Fix(
        "add #include <{header}> to the file that the error names",
        commands=(
            "CXXFLAGS='-include {header}' NVCC_PREPEND_FLAGS='-include {header}' pip install --no-build-isolation -v .",
        ),
    ),
    remedies={
        IN_SOURCES: Fix("add #include <{header}>"),
    },
    examples=(
        "src/clip.cuh(70): error: type name is not allowed\n    float most = std::numeric_limits<float>::max();\n",
        Log(
            'cuda_rasterizer/rasterizer_impl.h(24): error: namespace "std" has no member "uintptr_t"',
            model.Machine(compiler="gcc 13.2"),
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
        Source(
            "sorted.cpp",
            "#include <functional>\n#include <vector>\nvoid f(int* x) { std::sort(x, x + 2); }\n",
            model.Target(compiler="gcc 14"),
        ),
        _group("#include <cstdio>\n#include <a/table.h>\n"),
        _group("#include <a/table.h>\n", before="#ifdef _MSC_VER\n#include <intrin.h>\n#endif\n"),
        _group("#include <a/table.h>\n", before="#include <a/export.h>\n")._replace(
            build=(model.BuildScript("CMakeLists.txt", _BY_CMAKE),)
        ),
        Source("op.cpp", "#include <string>\nstd::optional<int> parse(const std::string&);\n"),
        Source("op.cpp", "#include <string>\nstd::variant<int, float> value;\n"),
        Source("op.cpp", "#include <vector>\nstd::string_view name();\n"),
    ),
    counterexamples=(
        _group("#include <cstdio>\n#include <a/table.h>\n", model.Target(compiler="gcc 12")),
        _group("#include <string>\n#include <a/table.h>\n"),
        _group("#include <a/table.h>\n", before="#include <a/export.h>\n"),
        _group("#include <a/table.h>\n", before="#ifdef __linux__\n#include <a/x.h>\n#endif\n"),
        _group("#include <other.h>\n#include <a/table.h>\n"),
        Source(
            "a/group.h",
            _GROUP.replace("#include <mutex>", "#include <a/half.h>\n#include <mutex>"),
            _GCC_13,
            project=(
                Source("a/half.h", "#pragma once\n#include <half.h>\n"),  # another library's
                Source("table.cc", "#include <a/group.h>\n"),
            ),
        ),
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
        Source("op.cpp", "#include <string>\nuint32_t hash();\n", model.Target(compiler="gcc 12")),
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
        Source("part.cpp", "uint8_t byte();\n"),  # has no includes: a fragment of another
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
