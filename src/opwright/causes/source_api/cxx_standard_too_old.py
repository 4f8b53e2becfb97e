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

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import code_of, evidence, for_scripts, uses_torch
from opwright.logs.patterns import find_matches, has_match
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Extension,
    Fix,
    Language,
    Log,
    Machine,
    Safety,
    Said,
    Source,
    Target,
)

_HEADERS = "the headers"
SAID = (
    r"C\+\+(?P<needed>\d\d) or later compatible compiler is required",
    r"You need C\+\+(?P<needed>\d\d) to compile PyTorch",
    r"is only available from C\+\+(?P<needed>\d\d) onwards",
    r"error: constexpr if statements are a C\+\+(?P<needed>17) feature",
    r"contents of <\w{1,30}> are available only with C\+\+(?P<needed>\d\d)",
    r"(?:requires at least|require at least|requires compiler flag|at least) '/std:c\+\+(?P<needed>\d\d)",
    r"C(?:2429|7525|7582|7624|7642)\b[^\n]{0,120}/std:c\+\+(?P<needed>\d\d)",
    r"(?:error|note|错误|附注)[:：][^\n]{0,100}only available with [‘'\"]-std=c\+\+(?P<needed>\d\w)",
    r"error C4984: [^\n]{1,60}C\+\+(?P<needed>17)",
    r"support for the upcoming ISO C\+\+ standard, C\+\+(?P<needed>0x)",
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
        rf"{_Q}(?P<name>{names}){_Q} in namespace {_Q}std{_Q} does not name a",
        rf"{_Q}std::(?P<name>{names}){_Q} has not been declared",
    )
)
WORDS = (
    r"(?:unknown type name|use of undeclared identifier) '(?P<name>concept|consteval|constinit|char8_t)'",
    r"identifier \"(?P<name>concept|consteval|constinit|char8_t)\" is undefined",
    r"[‘'](?P<name>concept|consteval|constinit|char8_t|requires)[’'] does not name a type",
)
WORDS_OF_11 = (
    r"identifier \"(?P<name>nullptr|constexpr|noexcept|static_assert|decltype|char16_t)\" is undefined",
    r"[‘'](?P<name>nullptr|static_assert|decltype)[’'] was not declared in this scope",
    r"error: a (?P<name>member with an in-class initializer) must be const",
)
WORDS_OF_14 = r"c10[\\/]util[\\/]\w{3,30}\.h\(\d{1,5}\): error: cannot overload functions distinguished by (?P<name>return type) alone"
"""Two of which one is `const`: up to C++11 `constexpr` made the other one so as well."""
TYPENAME = r"(?:ATen|c10|torch)/[\w/]{1,80}\.h:\d{1,6}:\d{1,4}: error: need ['‘](?P<name>typename)['’] before"
"""Which C++20 made superfluous."""
MSVC = (
    r"type_traits\(\d+\): error ?: class template \"std::(?P<name>_Is_memfunptr)\" has already been defined",
    r"cannot call non-constexpr function \"(?P<name>cutlass::const_\w+)",
    r"error: \"(?P<name>auto)\" is not allowed here",
)


@log_check(
    *SAID,
    REQUIRED,
    *(pattern for _, pattern in STD),
    *WORDS,
    TYPENAME,
    *WORDS_OF_11,
    WORDS_OF_14,
    *MSVC,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield headers that ask for a later standard, and names that only a later one has."""
    for found in find_matches(log, *SAID):
        yield found.evidence(headers=_HEADERS, needed=_std(found.groups["needed"]))
    for found in find_matches(log, REQUIRED):
        if "warning" not in found.quote:
            yield found.evidence(Confidence.LIKELY, headers=_HEADERS)
    forgotten = has_match(log, r"is defined in header [‘'<]|did you forget to [‘'<]")
    for needed, pattern in STD:
        for found in find_matches(log, pattern):
            sure = Confidence.POSSIBLE if forgotten else Confidence.LIKELY
            yield found.evidence(sure, headers=_HEADERS, needed=needed)
    for found in find_matches(log, *WORDS, TYPENAME):
        yield found.evidence(Confidence.LIKELY, headers=_HEADERS, needed="20")
    for found in find_matches(log, *WORDS_OF_11):
        yield found.evidence(Confidence.LIKELY, headers=_HEADERS, needed="11")
    for found in find_matches(log, WORDS_OF_14):
        yield found.evidence(Confidence.LIKELY, headers=_HEADERS, needed="14")
    for found in find_matches(log, *MSVC):
        yield found.evidence(Confidence.LIKELY, headers=_HEADERS, needed="17")


def _std(digits: str) -> str:
    return {"0x": "11", "1y": "14", "1z": "17", "2a": "20"}.get(digits, digits)


_NUMBERS = {"98": 3, "03": 3, "0x": 11, "1y": 14, "1z": 17, "2a": 20, "2b": 23, "2c": 26}
_BY_DEFAULT = 17
"""Of GCC since 11, clang since 16, nvcc since 12: `cxx_std_14` leaves it at that."""
_NEEDED_SINCE = ((20, "2.14"), (17, "2.1"), (14, "1.5"))
"""Newest first."""
_OF_TORCH = re.compile(r"(?:CUDA|Cpp|Sycl)Extension")
_FINDS_TORCH = re.compile(r"find_package\s*\(\s*Torch\b")
_STABLE = re.compile(r"Py_LIMITED_API|TORCH_TARGET_VERSION|TORCH_STABLE_ONLY")
"""Of headers that ask for less."""
_PINNED = re.compile(r"(?<=\+\+)\w\w|(?<=cxx_std_)\d\d|\b\d\d\b")
_ASKS = re.compile(r"version|std\b|standard|is_rocm|\bhip\b|metal|mps|xpu|musa|mlu", re.IGNORECASE)
"""Of an `if`: it may well ask for torch's version, or build for another torch."""


@for_scripts(r"[-/]std[=:](?:c|gnu)\+\+", "CXX_STANDARD", "CUDA_STANDARD", "cxx_std_")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a standard that is pinned, and older than what torch's headers ask for."""
    standards = tuple(_of_torch(script))
    if not standards or not _is_for_torch(script):
        return
    newest = dict.fromkeys((True, False), 0)
    for one in standards:
        is_msvc = _is_of_msvc(script, one)
        newest[is_msvc] = max(newest[is_msvc], _number(script, one))
    seen_at: set[int] = set()
    for pinned in standards:
        number = _number(script, pinned)
        is_newest = number == newest[_is_of_msvc(script, pinned)]
        if not is_newest or pinned.start in seen_at or _is_conditional(script, pinned):
            continue
        seen_at.add(pinned.start)
        wanting = [
            (n, r)
            for n, release in _NEEDED_SINCE
            if n > number and (r := kit.targets.since(script.target, release))
        ]
        if wanting:
            needed = str(wanting[0][0])
            edits = _raised(script, pinned, needed)
            yield evidence(
                script,
                pinned.start,
                pinned.end,
                edits=edits,
                safety=Safety.REVIEW if edits else Safety.MANUAL,
                needed=needed,
                said=pinned.value,
                headers=_who_needs(wanting),
            )


def _is_of_msvc(script: BuildScript, pinned: Said) -> bool:
    """Return whether a flag is one of cl.exe, beside which others have one of their own."""
    return "/std:" in script.text[pinned.start : pinned.end]


def _number(script: BuildScript, pinned: Said) -> int:
    """Return the standard that a compiler runs with at least, as a number to compare by."""
    number = _NUMBERS.get(pinned.value) or (int(pinned.value) if pinned.value.isdigit() else 99)
    is_least = script.text.startswith("cxx_std_", pinned.start)
    return max(number, _BY_DEFAULT) if is_least else number


def _who_needs(wanting: list[tuple[int, tuple[str, ...]]]) -> str:
    """Return the releases whose headers need the newest standard, and before them those that need less."""
    (_, newest), *others = wanting
    known, less = set(newest), ""
    for number, releases in others:
        if older := tuple(release for release in releases if release not in known):
            less = f"{kit.targets.told(older)} need C++{number}, {less}"
            known.update(older)
    return f"the headers of torch {less}{'those of ' if less else ''}{kit.targets.told(newest)}"


def _of_torch(script: BuildScript) -> Iterator[Said]:
    """Yield the standards for what is built with torch; other extensions may have their own."""
    if script.language is Language.CMAKE:
        yield from script.cxx_standards
        return
    flags = {
        flag.start
        for extension in script.extensions
        if _OF_TORCH.fullmatch(extension.kind)
        for flag in extension.all_flags
    }
    yield from (one for one in script.cxx_standards if one.start in flags)


def _is_for_torch(script: BuildScript) -> bool:
    """Return whether what a script builds includes torch's own headers, as far as can be seen."""
    if _STABLE.search(script.text):
        return False
    if script.language is Language.CMAKE and not _FINDS_TORCH.search(code_of(script)):
        return False
    return not script.sources or any(uses_torch(source) for source in script.sources)


def _is_conditional(script: BuildScript, pinned: Said) -> bool:
    """Return whether an `if` around a flag asks for something that may well be the version."""
    if script.language is Language.CMAKE:
        around = kit.cmake_branches.branches_at(code_of(script), pinned.start)
        return any(_ASKS.search(asked) for branches in around for asked in branches)

    return any(
        _ASKS.search(condition) for condition in kit.python.conditions_at(script, pinned.start)
    )


def _raised(script: BuildScript, pinned: Said, needed: str) -> tuple[Edit, ...]:
    """Return what raises the standard, where it is written out at that place."""
    found = list(_PINNED.finditer(script.text, pinned.start, pinned.end))
    if len(found) != 1 or found[0][0] != pinned.value:
        return ()
    return (Edit(script.path, found[0].start(), found[0].end(), needed),)


_STD_17 = Said("-std=c++17", 31, 43)
_SETUP = "CUDAExtension('op', ['op.cu'], ['-std=c++17'])\n"
_CMAKE = "find_package(Torch REQUIRED)\nset(CMAKE_CXX_STANDARD 14)\n"
_USES_TORCH = Source("op.cu", "#include <torch/extension.h>\n")


def _pinning(target: Target, source: Source = _USES_TORCH) -> BuildScript:
    """Return a setup.py that pins C++17."""
    flags = {"": (_STD_17,)}
    built = Extension("op", "CUDAExtension", 0, 46, flags=flags)
    pinned = (_STD_17._replace(value="17"),)
    return BuildScript(
        "setup.py", _SETUP, (built,), cxx_standards=pinned, target=target, sources=(source,)
    )


CAUSE = Cause(
    title="{headers} need C++{needed}, and the compiler runs with an older standard",
    in_log=in_log,
    in_build_script=in_build_script,
    fix=Fix(
        "take the project's own -std out of its flags or raise it to c++{needed} (MSVC: add"
        " -Xcompiler=/Zc:__cplusplus)",
        commands=(
            "grep -rnE 'std=(c|gnu)[+][+]|CXX_STANDARD|CUDA_STANDARD' setup.py CMakeLists.txt",
            "export NVCC_APPEND_FLAGS=-std=c++{needed}",
            "cmake -DCMAKE_CXX_STANDARD={needed} -DCMAKE_CUDA_STANDARD={needed} ..",
        ),
        safety=Safety.REVIEW,
    ),
    explains=("missing-std-include", "cutlass-missing-include"),
    examples=(
        "csrc\\blend.cpp(31): error C4984: 'if constexpr' is a C++17 language extension",
        "csrc/blend.h:8:1: error: ‘requires’ does not name a type",
        "csrc/op.h:9:26: error: ‘string_view’ in namespace ‘std’ does not name a template type",
        (
            "/usr/include/c++/5/bits/c++0x_warning.h:32:2: error: #error This file requires compiler and library "
            "support for the upcoming ISO C++ standard, C++0x."
        ),
        '/usr/include/c++/5/type_traits(60): error: identifier "constexpr" is undefined',
        "torch/include/c10/util/Array.h(90): error: cannot overload functions distinguished by return type alone",
        "torch/include/c10/core/Scalar.h(40): error: a member with an in-class initializer must be const",
        (
            "C:\\VS\\VC\\Tools\\MSVC\\14.38.33130\\include\\type_traits(402): error: class template"
            ' "std::_Is_memfunptr" has already been defined'
        ),
        Log(
            "torch/include/ATen/ATen.h:4:2: error: #error C++17 or later compatible compiler is"
            " required to use ATen.",
            Machine(torch="2.4.0"),
        ),
        'c10/util/strong_type.h(41): error: namespace "std" has no member "strong_ordering"',
        (
            "op.cpp:8:10: error: ‘optional’ is not a member of ‘std’\n"
            "op.cpp:8:10: note: ‘std::optional’ is only available from C++17 onwards"
        ),
        (
            "D:\\torch\\include\\c10\\util\\C++17.h(27): fatal error C1189: #error:  You need C++17 to"
            " compile PyTorch"
        ),
        (
            "cutlass/include/cutlass/fast_math.h(190): error: cannot call non-constexpr function"
            ' "cutlass::const_min(int, int)"'
        ),
        _pinning(Target(torch="2.8..2.15")),
        BuildScript(
            "setup.py",
            "if os.name == 'posix':\n    flags = ['-O3', '-std=c++14']\n"
            "else:\n    flags = ['/O2', '/std:c++17']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'cxx': flags})])\n",
            target=Target(torch="2.4..2.13"),
            sources=(_USES_TORCH,),
        ),
        BuildScript(
            "CMakeLists.txt",
            _CMAKE,
            cxx_standards=(Said("14", 52, 54),),
            target=Target(torch="2.4"),
            sources=(_USES_TORCH,),
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\nadd_library(op SHARED op.cpp)\n"
            "target_compile_features(op PRIVATE cxx_std_14)\n",
            target=Target(torch="2.13..2.15"),
            sources=(_USES_TORCH,),
        ),
    ),
    counterexamples=(
        "csrc\\blend.cpp(31): warning C4984: 'if constexpr' is a C++17 language extension",
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\nadd_library(op SHARED op.cpp)\n"
            "target_compile_features(op PRIVATE cxx_std_14)\n",
            target=Target(torch="2.4..2.13"),
            sources=(_USES_TORCH,),
        ),
        "src/list.h:20:8: error: need ‘typename’ before ‘T::item’ because ‘T’ is a dependent scope",
        _pinning(Target(torch="2.1..2.13")),
        _pinning(Target(torch="2.15"), Source("op.cpp", "#include <pybind11/pybind11.h>\n")),
        BuildScript(
            "CMakeLists.txt",
            "if(Torch_VERSION VERSION_LESS 2.1)\nset(CMAKE_CXX_STANDARD 14)\nendif()\n"
            "find_package(Torch REQUIRED)\n",
            cxx_standards=(Said("14", 58, 60),),
            target=Target(torch="2.4"),
        ),
        (
            "op.cpp:8:10: error: ‘numeric_limits’ is not a member of ‘std’\nop.cpp:2:1: note:"
            " ‘std::numeric_limits’ is defined in header ‘<limits>’; did you forget to ‘#include <limits>’?"
        ),
        "g++: error: unrecognized command line option ‘-std=c++17’",
        (
            "cub/util_cpp_dialect.cuh:142:13: warning: CUB requires at least C++14. Please pass"
            " -std=c++14 to your compiler."
        ),
        "op.cpp:4:3: warning: structured bindings only available with ‘-std=c++17’",
    ),
)
