"""
torch's headers need a C++ standard: C++14 from 1.5, C++17 from 2.1, C++20 from 2.14 (2.13 already passes that flag).
`torch.utils.cpp_extension` adds the right `-std` unless the project has its own, and old setup.py files do:
`extra_compile_args=["-std=c++14"]` was good advice once. The newer flag then comes first, and the project's own wins.
CMake has its own variables, one for C++ and one for CUDA. CUTLASS 3, CCCL 3 and pybind11 3 need C++17 in the same
way.

Where no `#error` says so, names of the later standard are unknown: `std::is_same_v`, `std::string_view`,
`std::strong_ordering`. GCC adds "only available from C++17 onwards", which tells this from a forgotten include.

MSVC reports `__cplusplus` as 199711 whatever the standard, unless `/Zc:__cplusplus` is given; then the check fails
although `-std` is right, and headers choose their oldest code (`"auto" is not allowed here`). Raising `-std` does not
help there.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python, for_scripts
from opwright.knowledge.cxx.cxx_library import NAMES_BY_STANDARD, standard_number
from opwright.logs.patterns import LogMatch
from opwright.model import (
    IN_A_BUILD,
    IN_SOURCES,
    BuildScript,
    Cause,
    Evidence,
    Fix,
    Language,
    LiteralText,
    Log,
    Safety,
)

_STATED_PATTERNS = (
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
_REQUIRED_PATTERN = r"error[:\s][^\n]{0,80}requires?(?: at least)? C\+\+ ?(?P<needed>1[1-9]|2\d)\b"
_QUOTE = r"['\"`‘’“”«»„]"
_FORGOTTEN_INCLUDE = r"is defined in header [‘'<]|did you forget to [‘'<]"


def _unknown_name(names: str) -> tuple[str, ...]:
    return (
        rf"namespace \"std\" has no member (?:class )?\"(?P<name>{names})\"",
        rf"no (?:member|template|type) named '(?P<name>{names})' in namespace 'std'",
        rf"{_QUOTE}(?P<name>{names}){_QUOTE} (?:is not a member of|no es un miembro de|ist kein Element von|不是|n'est pas un membre de) ?{_QUOTE}std{_QUOTE}",
        rf"C2039: {_QUOTE}(?P<name>{names}){_QUOTE}[^\n]{{1,24}}{_QUOTE}std{_QUOTE}",
        rf"{_QUOTE}(?P<name>{names}){_QUOTE} in namespace {_QUOTE}std{_QUOTE} does not name a",
        rf"{_QUOTE}std::(?P<name>{names}){_QUOTE} has not been declared",
    )


_VARIABLE_TEMPLATE = r"error: expected primary-expression before [‘'][^\n]{1,40}\n[^\n]{0,120}\bstd::(?P<name>is_\w{2,40}_v)<"
"""How GCC goes on, once it has said that it does not know the name."""
_CXX20_KEYWORDS = (
    r"(?:unknown type name|use of undeclared identifier) '(?P<name>concept|consteval|constinit|char8_t)'",
    r"identifier \"(?P<name>concept|consteval|constinit|char8_t)\" is undefined",
    r"[‘'](?P<name>concept|consteval|constinit|char8_t|requires)[’'] does not name a type",
)
_CXX11_KEYWORDS = (
    r"identifier \"(?P<name>nullptr|constexpr|noexcept|static_assert|decltype|char16_t)\" is undefined",
    r"[‘'](?P<name>nullptr|static_assert|decltype)[’'] was not declared in this scope",
    r"error: a (?P<name>member with an in-class initializer) must be const",
)
_CXX14_OVERLOAD = r"c10[\\/]util[\\/]\w{3,30}\.h\(\d{1,5}\): error: cannot overload functions distinguished by (?P<name>return type) alone"
"""One of the two is `const`; up to C++11, `constexpr` made the other one so too."""
_CXX20_TYPENAME = r"(?:ATen|c10|torch)/[\w/]{1,80}\.h:\d{1,6}:\d{1,4}: error: need ['‘](?P<name>typename)['’] before"
"""C++20 no longer needs it."""
_MSVC_PATTERNS = (
    r"type_traits\(\d+\): error ?: class template \"std::(?P<name>_Is_memfunptr)\" has already been defined",
    r"cannot call non-constexpr function \"(?P<name>cutlass::const_\w+)",
    r"error: \"(?P<name>auto)\" is not allowed here",
)


def _stated(match: LogMatch, _: Log) -> str:
    return str(standard_number(match.groups["needed"]) or match.groups["needed"])


@for_scripts(
    r"[-/]std[=:](?:c|gnu)\+\+", "CXX_STANDARD", "CUDA_STANDARD", "cxx_std_", makefiles=True
)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a pinned standard that is older than torch's headers need, or CCCL's."""
    for pinned, headers in kit.standards_for_cccl.too_old(script):
        yield evidence(
            script,
            pinned.start,
            pinned.end,
            confidence=LIKELY if script.target.is_rocm else CERTAIN,
            safety=Safety.MANUAL,
            needed=str(kit.standards_for_cccl.NEEDED),
            said=pinned.value,
            headers=headers,
        )
    is_makefile = script.language is Language.MAKE
    outdated = kit.outdated_standards
    found = outdated.outdated_in_makefile if is_makefile else outdated.outdated_in_script
    yield from (_evidence(script, one) for one in found(script))


@for_python(r"[-/]std[=:](?:c|gnu)\+\+")
def in_source(source: model.Source) -> Iterator[Evidence]:
    """Look for the same in a Python file that has torch compile an extension at run time."""
    yield from (_evidence(source, one) for one in kit.outdated_standards.outdated_in_source(source))


def _evidence(fact: BuildScript | model.Source, one: kit.outdated_standards.Outdated) -> Evidence:
    return evidence(
        fact,
        one.start,
        one.end,
        edits=one.edits,
        safety=Safety.REVIEW if one.edits else Safety.MANUAL,
        needed=one.needed,
        said=one.said,
        headers=one.headers,
    )


_LOADED = (
    "from torch.utils.cpp_extension import load\n"
    "ext = load('ext', ['ext.cpp'], extra_cflags=['-O3', '-std=c++14'])\n"
)
_LOADED_WITH = (
    "from torch.utils.cpp_extension import load\nFLAGS = ['-std=c++14']\n"
    "ext = load('ext', ['ext.cpp'], extra_cflags=FLAGS)\n"
)
_STD_17 = LiteralText("-std=c++17", 31, 43)
_SETUP = "CUDAExtension('op', ['op.cu'], ['-std=c++17'])\n"
_CMAKE = "find_package(Torch REQUIRED)\nset(CMAKE_CXX_STANDARD 14)\n"
_USES_TORCH = model.Source("op.cu", "#include <torch/extension.h>\n")


_SORTING = BuildScript(
    "CMakeLists.txt",
    "find_package(CUDA REQUIRED)\nlist(APPEND CUDA_NVCC_FLAGS -std=c++14)\nset(CMAKE_CXX_STANDARD 14)\n",
    target=model.Target(cuda="13.0"),
    sources=(model.Source("sort.cu", "#include <thrust/sort.h>\n"),),
)
"""Thrust of CUDA 13 needs C++17."""
_MADE = BuildScript(
    "Makefile.hip",
    "CC = hipcc\nCFLAGS = -std=c++14 -O3\n",
    target=model.Target(gpus=("gfx90a",)),
    sources=_SORTING.sources,
)

_BELOW = BuildScript(
    "src/CMakeLists.txt",
    "set(CMAKE_CXX_STANDARD 14)\nadd_library(op op.cpp)\n",
    cxx_standards=(LiteralText("14", 23, 25),),
    target=model.Target(torch="2.4"),
    sources=(_USES_TORCH,),
    above=(BuildScript("CMakeLists.txt", "find_package(Torch REQUIRED)\nadd_subdirectory(src)\n"),),
)
_LINKED = BuildScript(
    "Makefile",
    "CXXFLAGS += -std=c++14\nop: op.cpp\n\tg++ $(CXXFLAGS) op.cpp -ltorch -lc10\n",
    target=model.Target(torch="2.4"),
    sources=(model.Source("op.cpp", "#include <torch/script.h>\n"),),
)


def _pinning(target: model.Target, source: model.Source = _USES_TORCH) -> BuildScript:
    """Return a setup.py that pins C++17."""
    flags = {"": (_STD_17,)}
    built = model.Extension("op", "CUDAExtension", 0, 46, flags=flags)
    pinned = (_STD_17._replace(value="17"),)
    return BuildScript(
        "setup.py", _SETUP, (built,), cxx_standards=pinned, target=target, sources=(source,)
    )


CAUSE = Cause(
    title="{headers} need C++{needed}, and the compiler runs with an older standard",
    in_log=log_rules(
        rule(*_STATED_PATTERNS, needed=_stated),
        rule(_REQUIRED_PATTERN, unless_line="warning", confidence=LIKELY),
        *(
            rule(
                *_unknown_name(names),
                confidence=if_in_log(_FORGOTTEN_INCLUDE, then=POSSIBLE, otherwise=LIKELY),
                needed=standard,
            )
            for standard, names in NAMES_BY_STANDARD.items()
        ),
        rule(_VARIABLE_TEMPLATE, confidence=LIKELY, needed="17"),
        rule(*_CXX20_KEYWORDS, _CXX20_TYPENAME, confidence=LIKELY, needed="20"),
        rule(*_CXX11_KEYWORDS, confidence=LIKELY, needed="11"),
        rule(_CXX14_OVERLOAD, confidence=LIKELY, needed="14"),
        rule(*_MSVC_PATTERNS, confidence=LIKELY, needed="17"),
        headers="the headers",
    ),
    in_build_script=in_build_script,
    in_source=in_source,
    fix=Fix(
        "remove the project's own -std, or raise it to c++{needed} (MSVC: add -Xcompiler=/Zc:__cplusplus)",
        commands=(
            "grep -rnE 'std=(c|gnu)[+][+]|CXX_STANDARD|CUDA_STANDARD' --include='*.py' --include=CMakeLists.txt .",
            "export NVCC_APPEND_FLAGS=-std=c++{needed}",
            "cmake -DCMAKE_CXX_STANDARD={needed} -DCMAKE_CUDA_STANDARD={needed} ..",
        ),
        safety=Safety.REVIEW,
    ),
    remedies={
        IN_SOURCES: Fix(
            "remove the project's own -std, or raise it to c++{needed} (MSVC: add -Xcompiler=/Zc:__cplusplus)",
            safety=Safety.REVIEW,
        ),
        IN_A_BUILD: Fix(
            "remove the project's own -std, or raise it to c++{needed}: {standard_setting}",
        ),
    },
    explains=("missing-std-include", "cutlass-missing-include"),
    examples=(
        "csrc\\blend.cpp(31): error C4984: 'if constexpr' is a C++17 language extension",
        "csrc/blend.h:8:1: error: ‘requires’ does not name a type",
        "csrc/blend.h:31:40: error: expected primary-expression before ‘float’\n   31 |   if constexpr (std::is_same_v<float, T>) {",
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
            model.Machine(torch="2.4.0"),
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
        _SORTING,
        _MADE,
        _LINKED,
        _BELOW,
        BuildScript(
            "CMakeLists.txt",
            'find_package(Torch REQUIRED)\nadd_library(op op.cpp)\nstring(APPEND CMAKE_CXX_FLAGS " -std=c++14")\n',
            target=model.Target(torch="2.4"),
            sources=(_USES_TORCH,),
        ),
        _pinning(model.Target(torch="2.8..2.15")),
        _pinning(model.Target(torch="2.15"))._replace(
            text=_SETUP + "# -DPy_LIMITED_API=0x03090000\n"
        ),
        model.Source(
            "ops/jit.py",
            f"{_LOADED}KEY = ('ext', torch.__version__)\n",
            model.Target(torch="2.8"),
        ),
        model.Source(
            "ops/jit.py",
            _LOADED_WITH,
            model.Target(torch="2.8"),
            project=(model.Source("ops/ext.cpp", "#include <torch/extension.h>\n"),),
        ),
        model.Source(
            "builder/adam.py",
            "class AdamBuilder(Builder):\n    def nvcc_args(self):\n        return ['-O3', '-std=c++14']\n",
            model.Target(torch="2.8"),
            project=(
                model.Source("builder/builder.py", "from torch.utils.cpp_extension import load\n"),
                _USES_TORCH,
            ),
        ),
        BuildScript(
            "setup.py",
            "if os.name == 'posix':\n    flags = ['-O3', '-std=c++14']\n"
            "else:\n    flags = ['/O2', '/std:c++17']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cpp'], extra_compile_args={'cxx': flags})])\n",
            target=model.Target(torch="2.4..2.13"),
            sources=(_USES_TORCH._replace(path="op.cpp"),),
        ),
        BuildScript(
            "CMakeLists.txt",
            _CMAKE,
            cxx_standards=(LiteralText("14", 52, 54),),
            target=model.Target(torch="2.4"),
            sources=(_USES_TORCH,),
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\nadd_library(op SHARED op.cpp)\n"
            "target_compile_features(op PRIVATE cxx_std_14)\n",
            target=model.Target(torch="2.13..2.15"),
            sources=(_USES_TORCH,),
        ),
        BuildScript(
            "CMakeLists.txt",
            "set(CMAKE_CXX_STANDARD 14)\ninclude(torch)\n",
            cxx_standards=(LiteralText("14", 23, 25),),
            target=model.Target(torch="2.4"),
            sources=(_USES_TORCH,),
            modules=(BuildScript("cmake/torch.cmake", "find_package(Torch REQUIRED)\n"),),
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\nset(CMAKE_CUDA_STANDARD 17)\n",
            cxx_standards=(LiteralText("17", 53, 55),),
            target=model.Target(torch="2.15"),
            sources=(_USES_TORCH,),
        ),
        BuildScript(
            "CMakeLists.txt",
            "FIND_PACKAGE(Torch REQUIRED)\nSET(CMAKE_CXX_STANDARD 14)\n",
            cxx_standards=(LiteralText("14", 52, 54),),
            target=model.Target(torch="2.4"),
            sources=(_USES_TORCH,),
        ),
    ),
    counterexamples=(
        _LINKED._replace(target=model.Target(torch="1.13")),
        _BELOW._replace(sources=(model.Source("op.cu", "int f();\n"),)),
        _LINKED._replace(
            text=_LINKED.text.replace("CXXFLAGS +=", "ifdef OLD\nCXXFLAGS +=").replace(
                "op:", "endif\nop:"
            )
        ),
        _SORTING._replace(target=model.Target(cuda="12.9")),
        _MADE._replace(target=model.Target()),
        _MADE._replace(text="CXX = g++\nNVCC = nvcc\nCXXFLAGS = -std=c++14\n"),
        _SORTING._replace(sources=(model.Source("sort.cu", "#include <cuda_runtime.h>\n"),)),
        _pinning(
            model.Target(torch="2.15"),
            model.Source(
                "op.cu",
                "#include <torch/csrc/stable/library.h>\n#include <torch/headeronly/macros/Macros.h>\n",
            ),
        )._replace(text=_SETUP + "# -DPy_LIMITED_API=0x03090000\n"),
        model.Source("jit.py", _LOADED, model.Target(torch="1.13")),
        model.Source(
            "jit.py",
            _LOADED_WITH,
            model.Target(torch="2.8"),
            project=(model.Source("ext.cpp", "#include <Python.h>\n"),),
        ),
        model.Source("jit.py", _LOADED.replace("c++14", "c++20"), model.Target(torch="2.8..2.15")),
        model.Source("jit.py", _LOADED.replace("ext.cpp", "ext.cu"), model.Target(torch="2.8")),
        model.Source(
            "jit.py",
            _LOADED_WITH.replace("= ['-std=c++14']", "= [OWN if bare else '-std=c++14']"),
            model.Target(torch="2.8"),
            project=(_USES_TORCH,),
        ),
        model.Source("jit.py", "FLAGS = ['-std=c++14']\n", model.Target(torch="2.8")),
        model.Source(
            "probe.py",
            "from torch.utils.cpp_extension import load\ncommand = [nvcc, '-std=c++14', '-c', 'probe.cu']\n",
            model.Target(torch="2.8"),
        ),
        "csrc\\blend.cpp(31): warning C4984: 'if constexpr' is a C++17 language extension",
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\nadd_library(op SHARED op.cpp)\n"
            "target_compile_features(op PRIVATE cxx_std_14)\n",
            target=model.Target(torch="2.4..2.13"),
            sources=(_USES_TORCH,),
        ),
        "src/list.h:20:8: error: need ‘typename’ before ‘T::item’ because ‘T’ is a dependent scope",
        _pinning(model.Target(torch="2.1..2.13")),
        _pinning(
            model.Target(torch="2.15"), model.Source("op.cpp", "#include <pybind11/pybind11.h>\n")
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\nset(CMAKE_CXX_STANDARD 17)\n",
            cxx_standards=(LiteralText("17", 52, 54),),
            target=model.Target(torch="2.15"),
            sources=(_USES_TORCH._replace(path="op.cpp"),),
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\nset(CMAKE_CUDA_STANDARD 17)\n",
            cxx_standards=(LiteralText("17", 53, 55),),
            target=model.Target(torch="2.15"),
            sources=(
                _USES_TORCH._replace(path="op.cpp"),
                model.Source("k.cu", "#include <cuda_fp16.h>\n"),
            ),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'cxx': ['-std=c++17']})])\n",
            target=model.Target(torch="2.15"),
            sources=(_USES_TORCH,),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cpp', 'k.cu'], extra_compile_args={'nvcc': ['-std=c++17']})])\n",
            target=model.Target(torch="2.15"),
            sources=(
                _USES_TORCH._replace(path="op.cpp"),
                model.Source("k.cu", "#include <cuda_fp16.h>\n"),
            ),
        ),
        BuildScript(
            "CMakeLists.txt",
            "if(Torch_VERSION VERSION_LESS 2.1)\nset(CMAKE_CXX_STANDARD 14)\nendif()\n"
            "find_package(Torch REQUIRED)\n",
            cxx_standards=(LiteralText("14", 58, 60),),
            target=model.Target(torch="2.4"),
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
