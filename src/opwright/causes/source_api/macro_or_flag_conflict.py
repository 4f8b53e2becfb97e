"""
Headers of torch, CUB and pybind11 are templates: they are compiled with your project's flags and after its macros, and
some of those break them.

- `-fno-exceptions` and `-fno-rtti`, of a host project such as LLVM, Chromium or a game: the headers throw.
- Macros that are called like one of their functions: `min` and `max` of windows.h unless NOMINMAX is set, `small` of
  rpcndr.h, `None`, `Bool` and `Success` of X11, `slots` and `emit` of Qt, `I` of complex.h.
- `-Werror`, which turns a header's harmless warning into an error.
- A second `-std` for an old nvcc, which accepts such an option only once (nvcc 13 warns and takes the last).
- GCC's warning flags for cl.exe (D8021), from scripts that were only tried on Linux; nvcc's flags in what g++ gets as well
  (`extra_compile_args` as one list), g++'s for nvcc without `-Xcompiler`.
- `-DPy_LIMITED_API`, which hides half of Python from pybind11 (`Py_buffer`): it goes with `torch/library.h`, and not
  with `torch/extension.h`.
- Intrinsics of AVX, FMA or NEON without the flag for the instruction (`-mavx2 -mfma`, or `-march=native` on a machine
  that has it): "target specific option mismatch".
- A MACOSX_DEPLOYMENT_TARGET below 10.13, which older Pythons were built with: `std::optional::value` and others are
  missing in torch's headers ("is unavailable: introduced in macOS").

The error is reported in the library's header, where nothing is wrong; what matters is the name at that position, or
the flag on the command line. Include torch first, undefine the macro, or give those files their own flags. Don't edit
installed headers.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence, replacing
from opwright.logs.patterns import LogMatch
from opwright.model import (
    BuildScript,
    Cause,
    Edit,
    Evidence,
    Extension,
    Fix,
    LiteralText,
    Log,
    Machine,
    Safety,
)

_FLAG_PATTERNS = (
    r"exception handling (?P<name>disabled)",
    r"cannot use '(?P<name>throw|try)' with exceptions disabled",
    r"(?:support for )?exception handling is (?P<name>disabled)",
    r"(?P<name>dynamic_cast|typeid)['’]? (?:not permitted|with|requires) ?(?:with )?[‘']?-f(?:no-)?rtti",
    r"nvcc fatal   : redefinition of argument '(?P<name>[\w-]+)'",
)
_WERROR_PATTERN = (
    r"(?:torch/include|pybind11|/thrust|/cub|cutlass)/[^\n]{1,300}\[-(?P<name>Werror[\w=+-]{0,40})",
)
_HOST_FLAG_FOR_NVCC = (
    r"nvcc fatal\s{1,4}: Unknown option '-{0,2}(?P<name>(?:W(?!no-deprecated)[a-z][\w=-]{1,40}|Wl,\S{1,80}|f(?!device)[a-z][a-z0-9=-]{2,40}"
    r"|m(?:arch|tune|cpu|avx|sse|fma|f16c|no-)[\w=.-]{0,20}|pthread|pedantic|Ofast|Og|stdlib[\w=+]{0,12}|Xclang|/\w[\w:+]{1,20}))'"
)
"""A flag for GCC or clang, given to nvcc, which passes on only what follows `-Xcompiler`."""
_MACHINE_FLAG_FOR_NVCC = r"nvcc fatal\s{1,4}: '(?P<name>(?:arch|tune|cpu)=[\w.+-]{1,30}|avx\w{0,12}|sse[\w.]{1,6}|fma|f16c|no-\w{1,20})': expected a number"
"""To nvcc, `-m` sets the size of pointers."""
_UNKNOWN_TO_APPLE = r"mno-fused-madd|fno-gnu-unique|fno-plt|fstack-clash-protection|fno-semantic-interposition|mfma\b"
_NVCC_FLAG = r"(?:gencode|-?arch=(?:sm|compute)_\d|-expt-\w[\w-]{2,24}|-?use_fast_math|Xptxas|Xcompiler|Xcudafe|ccbin|-?maxrregcount|lineinfo|-generate-code|-threads|-diag-suppress)"
_WRONG_COMPILER_PATTERNS = (
    rf"clang(?:\+\+)?(?:-\d+)?: error: unknown argument:? '-(?P<name>{_UNKNOWN_TO_APPLE})",
    r"clang(?:\+\+)?(?:-\d+)?: error: unsupported option '-(?P<name>(?!fopenmp|m(?:avx|sse|fma|f16c))[\w=+-]{2,40})' for target '",
    r"\bld: unknown options?: -(?P<name>-?[\w=-]{2,40})",
    r"clang(?:\+\+)?(?:-\d+)?: error: the clang compiler does not support '-(?P<name>march=native|mtune=native|mcpu=native)",
    r"(?:gcc|g\+\+|cc1plus|c\+\+|cc)\S{0,12}: (?:fatal )?error: unrecognized command[- ]line option ['‘\"]-(?P<name>stdlib=libc\+\+|Xclang|Wshorten-64-to-32|mmacosx-version-min\S{0,20}|arch)['’\"]",
    rf"(?:gcc|g\+\+|cc1plus|c\+\+|cc)\S{{0,12}}: (?:fatal )?error: unrecognized command[- ]line option ['‘\"]-(?P<name>{_NVCC_FLAG})",
    rf"clang(?:\+\+)?(?:-\d+)?: error: unknown argument:? '-(?P<name>{_NVCC_FLAG})",
)
"""A flag for another compiler or another processor."""
_LIMITED_API_PATTERNS = (
    r"identifier \"(?P<name>Py_buffer)\" is undefined",
    r"['‘](?P<name>Py_buffer)['’] (?:was not declared|does not name a type|has not been declared)",
    r"(?:unknown type name|undeclared identifier) '(?P<name>Py_buffer)'",
)
"""Hidden in Python's headers by -DPy_LIMITED_API below 3.11."""
_INSTRUCTION_PATTERNS = (
    r"inlining failed in call to [‘']?(?:always_inline|gnu::always_inline)[’']? [‘'](?P<name>[^’'\n]{2,120})[’'][^\n]{0,20}: target specific option mismatch",
    r"always_inline function '(?P<name>\w{2,60})' requires target feature '(?P<feature>[\w.+-]{2,20})', but would be inlined",
    r"'(?P<name>__builtin_(?:ia32|neon|arm|altivec)\w{2,60})' needs target feature (?P<feature>[\w.+,|-]{2,40})",
)
"""An instruction that the flags do not enable."""
_MACOS_PATTERNS = (
    r"error: [^\n]{0,20}'(?P<name>[^'\n]{1,80})' is unavailable: introduced in macOS (?P<since>1\d(?:\.\d{1,2})?)",
    r"error: (?P<name>aligned (?:de)?allocation function)[^\n]{1,160} only available on macOS (?P<since>1\d(?:\.\d{1,2})?)",
)
_CL_CONFLICT = r"error D8016\s?[:：][^\n]{0,60}?['“\"]/(?P<name>\w{1,10})['”\"]"
_GCC_FLAG_FOR_CL = (r"\bD8021\b[^\n/-]{0,80}[/-](?P<name>[\w-]{1,60})",)
_MACRO_PATTERNS = (
    r"C2589: (?P<name>['\"“]\(['\"”])",
    r"C4003: [^\n]{1,60}['\"“](?P<name>min|max)['\"”]",
    r"(?:expanded from macro|in expansion of macro|expansion of macro) ['‘\"](?P<name>min|max|small|near|far|interface|None|Bool|Success|Status|slots|signals|emit|I|B0|OPTIONAL|ERROR|IN|OUT)['’\"]",
    r"error: expected (?:an identifier|unqualified-id before)[^\n]{0,40}\n[^\n]{0,120}\b(?P<name>small|min|max|near|far)\b",
    r"[\\/](?P<name>cub|thrust|c10|ATen|torch)[\\/][\w\\/.]{1,100}\(\d+\): error: invalid combination of type specifiers",
    r"expanded from macro '(?P<name>__noinline__)'",
    r"module has nothing to offer in (?P<name>MPL2 only mode)",
    r"note: macro [‘']?(?P<name>min|max)[’']? defined here",
    r"macro \"(?P<name>min|max)\" (?:requires|passed)",
)


def _flag(match: LogMatch, _: Log) -> str:
    """Return the flag that a line complains about."""
    if "redefinition of argument" in match.quote:
        return f"--{match.groups['name']}, given twice"
    return "-fno-rtti" if "rtti" in match.quote else "-fno-exceptions"


def _instruction(match: LogMatch, _: Log) -> str:
    feature = match.groups.get("feature")
    return f"{match.groups['name']} without {f'-m{feature}' if feature else '-mavx2 -mfma or the like'}"


def _macro(match: LogMatch, _: Log) -> str:
    name = match.groups["name"]
    if name in {"cub", "thrust", "c10", "ATen", "torch"}:
        return "the macro small of rpcndr.h (windows.h)"
    if "MPL2" in name:
        return "the macro EIGEN_MPL2_ONLY, which torch's headers define"
    is_call = name.startswith(("'", '"', "“"))
    return f"the macro {'min or max (no NOMINMAX)' if is_call else name}"


_OF_WINDOWS = "where it is a macro of windows.h"


def _of_macro(match: LogMatch, log: Log) -> str:
    is_small = "small of rpcndr.h" in _macro(match, log) or match.groups["name"] == "small"
    return _OF_WINDOWS if is_small else ""


_FATAL_FLAGS = ("-fno-exceptions", "-fno-rtti")
_TORCH_EXTENSIONS = ("CUDAExtension", "CppExtension", "SyclExtension")


_FOR_CL = "for cl.exe"
_HOST_SUFFIXES = frozenset({"cpp", "cc", "cxx", "c"})
_FLAG_OF_CL = re.compile(r"[-/]std:c\+\+\w+")
_MENTIONS_WINDOWS = re.compile(
    r"win32|['\"](?:nt|win)['\"]|\bis_win\b|windows|msvc|\bcl\.exe", re.IGNORECASE
)


_ON_WINDOWS = "where setup.py passes flags of GCC to cl.exe"
_HANDED_ON = "where nvcc gets a flag of the host compiler as it is"
_FOR_NVCC, _FOR_GCC = "for nvcc", "for g++"
_REFUSED_BY_GCC = re.compile(
    r"--(?:expt-[\w-]+|extended-lambda|use_fast_math|lineinfo|(?:ptxas-options|threads|maxrregcount|generate-code)(?:=.*)?)"
    r"|-(?:gencode(?:=.*)?|arch=(?:sm|compute)_\w+|Xptxas|Xcompiler|maxrregcount(?:=.*)?|ccbin)"
)
"""It takes `-expt-relaxed-constexpr` and `-lineinfo` for other flags, and says nothing."""
_REFUSED_BY_NVCC = re.compile(
    r"-(?:Wall|Wextra|Wno-(?!deprecated-)[\w=-]+|Wunused[\w-]*|Wl,.*|fPIC|fopenmp|ffast-math|funroll-loops|fno-(?!exceptions|rtti)[\w-]+"
    r"|fvisibility=\w+|fpermissive|flto|m(?:arch|tune)=[\w-]+|mavx\w*|msse[\w.]*|mfma|pthread|Ofast|pedantic)"
)
_PASSES_ON = re.compile(r"-?-(?:Xcompiler|compiler-options|Xlinker|linker-options)")
_MENTIONS_ROCM = re.compile(r"(?i)rocm|\bhip|hip\b|_hip|hip_")
_FORWARDS = re.compile(r"-?-forward-unknown-(?:to-host-compiler|opts)")


@for_scripts(
    "-fno-exceptions",
    "-fno-rtti",
    r"[-/]std:c\+\+",
    r"--expt-",
    r"--extended-lambda",
    r"-use_fast_math",
    r"-gencode",
    r"-Xptxas",
    r"-maxrregcount",
    r"-fopenmp",
    r"-ffast-math",
    r"-march=",
    r"-Wextra",
    r"-fvisibility=",
    r"-Wunused",
    r"-Wno-[a-z]",
    r"-pthread",
)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for flags that torch's headers do not compile with."""
    for extension in script.extensions:
        torch = extension.kind in _TORCH_EXTENSIONS or any(
            "TORCH_LIBRARIES" in one.value or one.value == "torch" for one in extension.libraries
        )
        for flag in extension.all_flags if torch else ():
            if flag.value in _FATAL_FLAGS:
                edits = _respelled(script, flag, flag.value.replace("-fno-", "-f"))
                found = literal_evidence(script, flag, what=flag.value)
                sure = CERTAIN if flag.value == _FATAL_FLAGS[0] else LIKELY
                safety = Safety.REVIEW if edits else None
                yield found._replace(confidence=sure, edits=edits, safety=safety)
            elif _FLAG_OF_CL.fullmatch(flag.value) and not _MENTIONS_WINDOWS.search(script.text):
                edits = _respelled(script, flag, f"-std={flag.value[5:]}")
                found = literal_evidence(
                    script, flag, what=flag.value, title=_FOR_CL, remedy=_FOR_CL
                )
                yield found._replace(edits=edits, safety=Safety.REVIEW if edits else None)
        if extension.kind in _TORCH_EXTENSIONS:
            for flag, whose in _misdirected(extension):
                if whose == _FOR_GCC and _MENTIONS_ROCM.search(script.text):
                    continue  # there it is hipcc that gets them
                found = literal_evidence(script, flag, what=flag.value, title=whose, remedy=whose)
                yield found._replace(confidence=LIKELY)


def _misdirected(extension: Extension) -> Iterator[tuple[LiteralText, str]]:
    """Yield the flags of one compiler that torch hands to the other one, which refuses them, and whose they are."""
    suffixes = {source.value.rpartition(".")[2] for source in extension.sources}
    flags = extension.flags
    for flag in (*flags.get("cxx", ()), *flags.get("", ())) if suffixes & _HOST_SUFFIXES else ():
        if _REFUSED_BY_GCC.fullmatch(flag.value):
            yield flag, _FOR_NVCC
    of_nvcc = flags.get("nvcc", ())
    if suffixes & {"cu"} and not any(_FORWARDS.fullmatch(flag.value) for flag in of_nvcc):
        passed_on = {b for a, b in pairwise(of_nvcc) if _PASSES_ON.fullmatch(a.value)}
        for flag in of_nvcc:
            if _REFUSED_BY_NVCC.fullmatch(flag.value) and flag not in passed_on:
                yield flag, _FOR_GCC


def _respelled(script: BuildScript, flag: LiteralText, by: str) -> tuple[Edit, ...]:
    """Return the edit that replaces a flag with another, if the flag is spelled out."""
    written = script.text[flag.start : flag.end]
    is_plain = written.strip("'\"") == flag.value
    return (replacing(script, flag, written.replace(flag.value, by)),) if is_plain else ()


CAUSE = Cause(
    title="a flag or macro of the project breaks the headers of a library: {what}",
    in_log=log_rules(
        rule(*_FLAG_PATTERNS, what=_flag),
        rule(*_WERROR_PATTERN, confidence=LIKELY, what="-{name}"),
        rule(
            _HOST_FLAG_FOR_NVCC,
            confidence=LIKELY,
            what="-{name}, which nvcc takes after -Xcompiler only",
            remedy=_HANDED_ON,
        ),
        rule(
            _MACHINE_FLAG_FOR_NVCC,
            what="-m{name}, which nvcc takes after -Xcompiler only",
            remedy=_HANDED_ON,
        ),
        rule(
            *_WRONG_COMPILER_PATTERNS,
            confidence=LIKELY,
            what="-{name}, which this compiler does not know",
        ),
        rule(*_INSTRUCTION_PATTERNS, confidence=LIKELY, what=_instruction),
        rule(
            *_MACOS_PATTERNS,
            confidence=LIKELY,
            what="a MACOSX_DEPLOYMENT_TARGET older than {since}, which has no {name}",
        ),
        rule(_CL_CONFLICT, confidence=LIKELY, what="/{name}, which conflicts with another flag"),
        rule(
            *_LIMITED_API_PATTERNS,
            confidence=LIKELY,
            what="Py_LIMITED_API, which hides Py_buffer from pybind11",
        ),
        # Inductor passes -Wno-psabi, where cl.exe is not meant.
        rule(
            *_GCC_FLAG_FOR_CL,
            confidence=LIKELY,
            unless_line="Wno-psabi",
            what="-{name}, which is not a flag of cl.exe",
            remedy=_ON_WINDOWS,
        ),
        rule(*_MACRO_PATTERNS, confidence=LIKELY, what=_macro, remedy=_of_macro),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "remove {what} for the files that include these headers (on Windows define NOMINMAX and WIN32_LEAN_AND_MEAN, elsewhere"
        " pass -fexceptions -frtti; or #undef the macro before the include)",
        commands=("unset NVCC_PREPEND_FLAGS NVCC_APPEND_FLAGS",),
    ),
    titles={
        _FOR_NVCC: "{what} is a flag of nvcc, and g++ gets it too and refuses it",
        _FOR_GCC: "{what} is a flag of the host compiler, and nvcc refuses it",
        _FOR_CL: "{what} is spelled as cl.exe wants it: g++ and nvcc refuse it",
    },
    remedies={
        _ON_WINDOWS: Fix(
            "build from the newest commit of the package's repository, which may choose flags by system; if that still passes them, remove the GCC-only flags in a clone (this finds"
            " them), since setup.py was written for Linux; most such projects build unchanged in WSL",
            commands=(
                'findstr /s /n "extra_compile_args" setup.py',
                "pip install --no-build-isolation --no-cache-dir .",
            ),
        ),
        _OF_WINDOWS: Fix(
            "keep windows.h from defining small with these settings, in the console that builds; if a file includes rpcndr.h or combaseapi.h itself, write #undef small before torch's"
            " headers",
            commands=(
                "set CL=/DWIN32_LEAN_AND_MEAN /DNOMINMAX",
                'set "NVCC_APPEND_FLAGS=-DWIN32_LEAN_AND_MEAN -DNOMINMAX"',
            ),
        ),
        _HANDED_ON: Fix(
            "pass {what} on: where the project's files set it (this finds where), write -Xcompiler=... for nvcc, keep it in setup.py's list for cxx, or in CMake limit it to C++"
            " ($<$<COMPILE_LANGUAGE:CXX>:...>, as the target OpenMP::OpenMP_CXX does itself from CMake 3.9 on); newer commits of the project often do",
            commands=(
                "grep -rnE 'fopenmp|OpenMP_CXX_FLAGS|march=|extra_compile_args|CMAKE_(CXX|CUDA)_FLAGS' --include=setup.py --include=CMakeLists.txt --include='*.cmake' .",
                "unset NVCC_PREPEND_FLAGS NVCC_APPEND_FLAGS",
            ),
        ),
        _FOR_NVCC: Fix(
            "pass it to nvcc alone: make extra_compile_args a dictionary with a list for cxx and one for nvcc"
        ),
        _FOR_GCC: Fix('pass it on with "-Xcompiler", "{what}", or give it to cxx alone'),
        _FOR_CL: Fix(
            "spell it -std=c++NN, or leave it to torch, which adds the standard that its headers need"
        ),
    },
    explains=("cxx-standard-too-old",),
    examples=(
        "clang++: error: unsupported option '-fPIC' for target 'x86_64-pc-windows-msvc'",
        "D:\\venv\\torch\\include\\c10/cuda/Warps.h(210): error: invalid combination of type specifiers",
        "ld: unknown options: --no-as-needed --as-needed \nclang: error: linker command failed with exit code 1",
        "nvcc fatal   : 'arch=native': expected a number",
        (
            "/usr/lib/gcc/x86_64-linux-gnu/13/include/avx2intrin.h:119:1: error: inlining failed in call to ‘always_inline’"
            " ‘__m256i _mm256_add_epi32(__m256i, __m256i)’: target specific option mismatch"
        ),
        (
            "src/dot.cpp:31:9: error: always_inline function '_mm512_add_ps' requires target feature 'avx512f', but would be"
            " inlined into function 'dot' that is compiled without support for 'avx512f'"
        ),
        "torch/include/ATen/core/function_schema.h:411:30: error: 'value' is unavailable: introduced in macOS 10.13",
        "g++: error: unrecognized command-line option ‘--expt-relaxed-constexpr’",
        "clang++: error: unknown argument: '--expt-extended-lambda'",
        (
            '/venv/torch/include/pybind11/buffer_info.h(102): error: identifier "Py_buffer" is undefined\n'
            "nvcc -DPy_LIMITED_API=0x03090000 -c blend.cu"
        ),
        (
            "/usr/include/eigen3/Eigen/SparseCholesky:34:2: error: #error The SparseCholesky module has nothing to offer in"
            " MPL2 only mode"
        ),
        (
            "/usr/include/c++/12.2.0/bits/shared_ptr_base.h:196:22: error: use of undeclared identifier 'noinline'; did you"
            " mean 'inline'?\n/opt/rocm/include/hip/host_defines.h:50:37: note: expanded from macro '__noinline__'"
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=['-O3', '-fno-exceptions'])])\n",
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=['-std:c++20'])])\n",
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cpp', 'k.cu'], extra_compile_args=['-O3', '--use_fast_math'])])\n",
        ),
        BuildScript(
            "setup.py",
            "flags = {'cxx': ['-Wextra'], 'nvcc': ['-O3', '-Wextra']}\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cpp', 'k.cu'], extra_compile_args=flags)])\n",
        ),
        BuildScript(
            "CMakeLists.txt",
            "add_library(op SHARED op.cpp)\ntarget_compile_options(op PRIVATE -fno-rtti)\n"
            "target_link_libraries(op ${TORCH_LIBRARIES})\n",
        ),
        (
            "torch/include/c10/util/Exception.h:612:3: error: exception handling disabled, use"
            " ‘-fexceptions’ to enable"
        ),
        Log(
            "c10/util/Half.h(441): error C2589: '(': illegal token on right side of '::'",
            Machine(os="Windows"),
        ),
        "nvcc fatal   : redefinition of argument 'std'",
        "nvcc fatal   : Unknown option 'Wno-unused-variable'",
        "nvcc fatal   : Unknown option '-fopenmp'",
        "clang: error: the clang compiler does not support '-march=native'",
        "cl : Command line error D8016 : '/O2' and '/RTC1' command-line options are incompatible",
        'cl: командная строка error D8016: параметры командной строки "/Gy" и "/ZI" несовместимы',
        "cl : 命令行 error D8021 :无效的数值参数“/Wno-comment”",
        (
            "/usr/lib/python3/torch/include/c10/core/TensorImpl.h:1021:18: error: comparison of integer"
            " expressions of different signedness [-Werror=sign-compare]"
        ),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=['-fexceptions'])])\n",
        ),
        BuildScript(
            "setup.py",
            "flags = {'cxx': ['-Wall', '-expt-relaxed-constexpr'], 'nvcc': ['-Xcompiler', '-Wextra', '--use_fast_math']}\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cpp', 'k.cu'], extra_compile_args=flags)])\n",
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['k.cu'], extra_compile_args=['--use_fast_math'])])\n",
        ),
        BuildScript(
            "setup.py",
            "flags = ['-ffast-math'] if torch.version.hip else ['--use_fast_math']\n"
            "setup(ext_modules=[CUDAExtension('op', ['k.cu'], extra_compile_args={'nvcc': flags})])\n",
        ),
        BuildScript(
            "setup.py",
            "flags = ['-std=c++17' if not sys.platform.startswith('win') else '/std:c++17']\n"
            "setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=flags)])\n",
        ),
        BuildScript(
            "setup.py",
            "flags = ['-std:c++17'] if os.name == 'nt' else ['-std=c++17']\n"
            "setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=flags)])\n",
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[Extension('own', ['own.cpp'], extra_compile_args=['-fno-exceptions'])])\n",
        ),
        BuildScript(
            "CMakeLists.txt",
            "add_library(own SHARED own.cpp)\ntarget_compile_options(own PRIVATE -fno-rtti)\n",
        ),
        (
            "nvcc warning : incompatible redefinition for option 'std', the last value of this option"
            " was used"
        ),
        "csrc/op.cpp:12:3: note: in expansion of macro ‘CHECK_INPUT’",
        "op.h:3:6: warning: inlining failed in call to ‘void f(int)’: call is unlikely [-Winline]",
        "csrc/op.cpp:9:7: error: unused variable ‘n’ [-Werror=unused-variable]",
        "op.cu(3): warning #20012-D: __host__ annotation is ignored",
        "nvcc fatal   : Unknown option '--threads'",
        "nvcc fatal   : Unknown option 'fdevice-time-trace'",
        "g++: error: unrecognized command line option ‘-std=c++17’",
        "clang: error: unsupported option '-fopenmp'",
    ),
)
