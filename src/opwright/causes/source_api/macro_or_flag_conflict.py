"""
Headers of torch, CUB and pybind11 are templates that get compiled under your project's flags and after
your project's macros. Some of those they cannot live with. They throw, so `-fno-exceptions` and
`-fno-rtti` of a host project (LLVM, Chromium, games) stop them. They have functions called `min` and
`max`, which windows.h defines as macros unless NOMINMAX is set, as rpcndr.h defines `small`; X11 defines
`None`, `Bool` and `Success`, Qt `slots` and `emit`, complex.h `I`. `-Werror` turns a header's harmless
warning into the end of the build. And nvcc of old takes a single-valued option once only: a second
`-std` is fatal (nvcc 13 warns, and takes the last). Microsoft's cl.exe takes no warning flags of GCC
(D8021), which scripts that were only tried on Linux pass to it. `-DPy_LIMITED_API` hides half of Python from pybind11
(`Py_buffer`): it and `torch/extension.h` are not for one file; `torch/library.h` does without. Intrinsics of AVX, FMA or NEON
are inlined only where the flags allow the instruction (`-mavx2 -mfma`, `-march=native` on a machine that has it): else "target
specific option mismatch". A MACOSX_DEPLOYMENT_TARGET below 10.13, which older Pythons were built with, takes `std::optional::value`
and its like from torch's headers ("is unavailable: introduced in macOS").

The error stands in the library's header, where nothing is wrong; what matters is the name at that
position, or the flag on the command line. Include torch first, undefine the macro, or give those files
flags of their own, rather than editing installed headers.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import CERTAIN, LIKELY, Rule, log_rules, rule
from opwright.causes.kit.sources import for_scripts, replacing, said
from opwright.logs.patterns import LogMatch
from opwright.model import BuildScript, Cause, Confidence, Edit, Evidence, Fix, Log, Machine, Safety

_FLAG_PATTERNS = (
    r"exception handling (?P<what>disabled)",
    r"cannot use '(?P<what>throw|try)' with exceptions disabled",
    r"(?:support for )?exception handling is (?P<what>disabled)",
    r"(?P<what>dynamic_cast|typeid)['’]? (?:not permitted|with|requires) ?(?:with )?[‘']?-f(?:no-)?rtti",
    r"nvcc fatal   : redefinition of argument '(?P<what>[\w-]+)'",
)
_WERROR_PATTERN = (
    r"(?:torch/include|pybind11|/thrust|/cub|cutlass)/[^\n]{1,300}\[-(?P<what>Werror[\w=+-]{0,40})",
)
_HOST_FLAG_FOR_NVCC = (
    r"nvcc fatal\s{1,4}: Unknown option '-{0,2}(?P<what>(?:W(?!no-deprecated)[a-z][\w=-]{1,40}|Wl,\S{1,80}|f(?!device)[a-z][a-z0-9=-]{2,40}"
    r"|m(?:arch|tune|cpu|avx|sse|fma|f16c|no-)[\w=.-]{0,20}|pthread|pedantic|Ofast|Og|stdlib[\w=+]{0,12}|Xclang|/\w[\w:+]{1,20}))'"
)
"""A flag for GCC or clang, given to nvcc, which passes on only what follows `-Xcompiler`."""
_MACHINE_FLAG_FOR_NVCC = r"nvcc fatal\s{1,4}: '(?P<what>(?:arch|tune|cpu)=[\w.+-]{1,30}|avx\w{0,12}|sse[\w.]{1,6}|fma|f16c|no-\w{1,20})': expected a number"
"""To nvcc, `-m` sets the size of pointers."""
_UNKNOWN_TO_APPLE = r"mno-fused-madd|fno-gnu-unique|fno-plt|fstack-clash-protection|fno-semantic-interposition|mfma\b"
_NVCC_FLAG = r"(?:gencode|-?arch=(?:sm|compute)_\d|-expt-\w[\w-]{2,24}|-?use_fast_math|Xptxas|Xcompiler|Xcudafe|ccbin|-?maxrregcount|lineinfo|-generate-code|-threads|-diag-suppress)"
_WRONG_COMPILER_PATTERNS = (
    rf"clang(?:\+\+)?(?:-\d+)?: error: unknown argument:? '-(?P<what>{_UNKNOWN_TO_APPLE})",
    r"clang(?:\+\+)?(?:-\d+)?: error: unsupported option '-(?P<what>(?!fopenmp|m(?:avx|sse|fma|f16c))[\w=+-]{2,40})' for target '",
    r"\bld: unknown options?: -(?P<what>-?[\w=-]{2,40})",
    r"clang(?:\+\+)?(?:-\d+)?: error: the clang compiler does not support '-(?P<what>march=native|mtune=native|mcpu=native)",
    r"(?:gcc|g\+\+|cc1plus|c\+\+|cc)\S{0,12}: (?:fatal )?error: unrecognized command[- ]line option ['‘\"]-(?P<what>stdlib=libc\+\+|Xclang|Wshorten-64-to-32|mmacosx-version-min\S{0,20}|arch)['’\"]",
    rf"(?:gcc|g\+\+|cc1plus|c\+\+|cc)\S{{0,12}}: (?:fatal )?error: unrecognized command[- ]line option ['‘\"]-(?P<what>{_NVCC_FLAG})",
    rf"clang(?:\+\+)?(?:-\d+)?: error: unknown argument:? '-(?P<what>{_NVCC_FLAG})",
)
"""A flag for another compiler or another processor."""
_LIMITED_API_PATTERNS = (
    r"identifier \"(?P<what>Py_buffer)\" is undefined",
    r"['‘](?P<what>Py_buffer)['’] (?:was not declared|does not name a type|has not been declared)",
    r"(?:unknown type name|undeclared identifier) '(?P<what>Py_buffer)'",
)
"""Hidden in Python's headers by -DPy_LIMITED_API below 3.11."""
_INSTRUCTION_PATTERNS = (
    r"inlining failed in call to [‘']?(?:always_inline|gnu::always_inline)[’']? [‘'](?P<what>[^’'\n]{2,120})[’'][^\n]{0,20}: target specific option mismatch",
    r"always_inline function '(?P<what>\w{2,60})' requires target feature '(?P<feature>[\w.+-]{2,20})', but would be inlined",
    r"'(?P<what>__builtin_(?:ia32|neon|arm|altivec)\w{2,60})' needs target feature (?P<feature>[\w.+,|-]{2,40})",
)
"""An instruction that the flags do not enable."""
_MACOS_PATTERNS = (
    r"error: [^\n]{0,20}'(?P<what>[^'\n]{1,80})' is unavailable: introduced in macOS (?P<since>1\d(?:\.\d{1,2})?)",
    r"error: (?P<what>aligned (?:de)?allocation function)[^\n]{1,160} only available on macOS (?P<since>1\d(?:\.\d{1,2})?)",
)
_CL_CONFLICT = r"error D8016\s?[:：][^\n]{0,60}?['“\"]/(?P<what>\w{1,10})['”\"]"
_GCC_FLAG_FOR_CL = (r"\bD8021\b[^\n/-]{0,80}[/-](?P<what>[\w-]{1,60})",)
_MACRO_PATTERNS = (
    r"C2589: (?P<what>['\"“]\(['\"”])",
    r"C4003: [^\n]{1,60}['\"“](?P<what>min|max)['\"”]",
    (
        r"(?:expanded from macro|in expansion of macro|expansion of macro) ['‘\"](?P<what>min|max|small|near|far"
        r"|interface|None|Bool|Success|Status|slots|signals|emit|I|B0|OPTIONAL|ERROR|IN|OUT)['’\"]"
    ),
    r"error: expected (?:an identifier|unqualified-id before)[^\n]{0,40}\n[^\n]{0,120}\b(?P<what>small|min|max|near|far)\b",
    r"[\\/](?P<what>cub|thrust)[\\/][\w\\/.]{1,100}\(\d+\): error: invalid combination of type specifiers",
    r"expanded from macro '(?P<what>__noinline__)'",
    r"module has nothing to offer in (?P<name>MPL2 only mode)",
    r"note: macro [‘']?(?P<what>min|max)[’']? defined here|macro \"(?P<name>min|max)\" (?:requires|passed)",
)


def _flag(match: LogMatch, _: Log) -> str:
    """Return the flag that a line complains about."""
    if "redefinition of argument" in match.quote:
        return f"--{match.groups['what']}, given twice"
    return "-fno-rtti" if "rtti" in match.quote else "-fno-exceptions"


def _instruction(match: LogMatch, _: Log) -> str:
    feature = match.groups.get("feature")
    return f"{match.groups['what']} without {f'-m{feature}' if feature else '-mavx2 -mfma or the like'}"


def _macro(match: LogMatch, _: Log) -> str:
    name = match.groups.get("name") or match.groups["what"]
    if name in {"cub", "thrust"}:
        return "the macro small of rpcndr.h (windows.h)"
    if "MPL2" in name:
        return "the macro EIGEN_MPL2_ONLY, which torch's headers define"
    is_call = name.startswith(("'", '"', "“"))
    return f"the macro {'min or max (no NOMINMAX)' if is_call else name}"


def _conflict(
    what: str,
    *patterns: str,
    confidence: Confidence = LIKELY,
    unless_line: str | None = None,
) -> Rule:
    """Return a row; `what` is filled from the groups of the match."""
    return rule(
        *patterns,
        confidence=confidence,
        unless_line=unless_line,
        what=lambda match, _: what.format_map(match.groups),
    )


_FATAL_FLAGS = ("-fno-exceptions", "-fno-rtti")
_TORCH_EXTENSIONS = ("CUDAExtension", "CppExtension", "SyclExtension")


@for_scripts("-fno-exceptions", "-fno-rtti")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for flags that torch's headers do not compile with."""
    for extension in script.extensions:
        torch = extension.kind in _TORCH_EXTENSIONS or any(
            "TORCH_LIBRARIES" in one.value or one.value == "torch" for one in extension.libraries
        )
        for flag in extension.all_flags if torch else ():
            if flag.value not in _FATAL_FLAGS:
                continue
            written = script.text[flag.start : flag.end]
            edits: tuple[Edit, ...] = ()
            if written.strip("'\"") == flag.value:
                kept = written.replace("-fno-", "-f")
                edits = (replacing(script, flag, kept),)
            sure = CERTAIN if flag.value == _FATAL_FLAGS[0] else LIKELY
            yield said(script, flag, what=flag.value)._replace(
                confidence=sure, edits=edits, safety=Safety.REVIEW if edits else None
            )


CAUSE = Cause(
    title="a flag or macro of the project breaks the headers of a library: {what}",
    in_log=log_rules(
        rule(*_FLAG_PATTERNS, what=_flag),
        _conflict("-{what}", *_WERROR_PATTERN),
        _conflict(
            "-{what}, which nvcc takes after -Xcompiler only",
            _HOST_FLAG_FOR_NVCC,
        ),
        _conflict(
            "-m{what}, which nvcc takes after -Xcompiler only",
            _MACHINE_FLAG_FOR_NVCC,
            confidence=CERTAIN,
        ),
        _conflict(
            "-{what}, which this compiler does not know",
            *_WRONG_COMPILER_PATTERNS,
        ),
        rule(*_INSTRUCTION_PATTERNS, confidence=LIKELY, what=_instruction),
        _conflict(
            "a MACOSX_DEPLOYMENT_TARGET older than {since}, which has no {what}",
            *_MACOS_PATTERNS,
        ),
        _conflict("/{what}, which conflicts with another flag", _CL_CONFLICT),
        _conflict(
            "Py_LIMITED_API, which hides Py_buffer from pybind11",
            *_LIMITED_API_PATTERNS,
        ),
        # Inductor passes -Wno-psabi, where cl.exe is not meant.
        _conflict(
            "-{what}, which is not a flag of cl.exe",
            *_GCC_FLAG_FOR_CL,
            unless_line="Wno-psabi",
        ),
        rule(*_MACRO_PATTERNS, confidence=LIKELY, what=_macro),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "remove {what} for the files that include these headers (on Windows define NOMINMAX and WIN32_LEAN_AND_MEAN, elsewhere"
        " pass -fexceptions -frtti; or #undef the macro before the include)",
        commands=("unset NVCC_PREPEND_FLAGS NVCC_APPEND_FLAGS",),
    ),
    examples=(
        "clang++: error: unsupported option '-fPIC' for target 'x86_64-pc-windows-msvc'",
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
