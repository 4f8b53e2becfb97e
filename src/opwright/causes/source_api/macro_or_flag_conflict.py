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

from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import for_scripts, replacing, said
from opwright.logs.patterns import find_matches
from opwright.model import BuildScript, Cause, Confidence, Edit, Evidence, Fix, Log, Machine, Safety

FLAG = (
    r"exception handling (?P<what>disabled)",
    r"cannot use '(?P<what>throw|try)' with exceptions disabled",
    r"(?:support for )?exception handling is (?P<what>disabled)",
    r"(?P<what>dynamic_cast|typeid)['’]? (?:not permitted|with|requires) ?(?:with )?[‘']?-f(?:no-)?rtti",
    r"nvcc fatal   : redefinition of argument '(?P<what>[\w-]+)'",
)
WERROR = (
    r"(?:torch/include|pybind11|/thrust|/cub|cutlass)/[^\n]{1,300}\[-(?P<what>Werror[\w=+-]{0,40})",
)
OF_THE_HOST = (
    r"nvcc fatal\s{1,4}: Unknown option '-{0,2}(?P<what>(?:W(?!no-deprecated)[a-z][\w=-]{1,40}|Wl,\S{1,80}|f(?!device)[a-z][a-z0-9=-]{2,40}"
    r"|m(?:arch|tune|cpu|avx|sse|fma|f16c|no-)[\w=.-]{0,20}|pthread|pedantic|Ofast|Og|stdlib[\w=+]{0,12}|Xclang|/\w[\w:+]{1,20}))'"
)
"""For GCC or clang, and given to nvcc, which hands on what follows `-Xcompiler` only."""
FOR_MACHINE = r"nvcc fatal\s{1,4}: '(?P<what>(?:arch|tune|cpu)=[\w.+-]{1,30}|avx\w{0,12}|sse[\w.]{1,6}|fma|f16c|no-\w{1,20})': expected a number"
"""nvcc takes `-m` for the size of pointers."""
_NOT_OF_APPLE = r"mno-fused-madd|fno-gnu-unique|fno-plt|fstack-clash-protection|fno-semantic-interposition|mfma\b"
_OF_NVCC = r"(?:gencode|-?arch=(?:sm|compute)_\d|-expt-\w[\w-]{2,24}|-?use_fast_math|Xptxas|Xcompiler|Xcudafe|ccbin|-?maxrregcount|lineinfo|-generate-code|-threads|-diag-suppress)"
OF_ANOTHER = (
    rf"clang(?:\+\+)?(?:-\d+)?: error: unknown argument:? '-(?P<what>{_NOT_OF_APPLE})",
    r"clang(?:\+\+)?(?:-\d+)?: error: unsupported option '-(?P<what>(?!fopenmp|m(?:avx|sse|fma|f16c))[\w=+-]{2,40})' for target '",
    r"\bld: unknown options?: -(?P<what>-?[\w=-]{2,40})",
    r"clang(?:\+\+)?(?:-\d+)?: error: the clang compiler does not support '-(?P<what>march=native|mtune=native|mcpu=native)",
    r"(?:gcc|g\+\+|cc1plus|c\+\+|cc)\S{0,12}: (?:fatal )?error: unrecognized command[- ]line option ['‘\"]-(?P<what>stdlib=libc\+\+|Xclang|Wshorten-64-to-32|mmacosx-version-min\S{0,20}|arch)['’\"]",
    rf"(?:gcc|g\+\+|cc1plus|c\+\+|cc)\S{{0,12}}: (?:fatal )?error: unrecognized command[- ]line option ['‘\"]-(?P<what>{_OF_NVCC})",
    rf"clang(?:\+\+)?(?:-\d+)?: error: unknown argument:? '-(?P<what>{_OF_NVCC})",
)
"""Of another compiler than the one that gets it, or of another processor."""
LIMITED = (
    r"identifier \"(?P<what>Py_buffer)\" is undefined",
    r"['‘](?P<what>Py_buffer)['’] (?:was not declared|does not name a type|has not been declared)",
    r"(?:unknown type name|undeclared identifier) '(?P<what>Py_buffer)'",
)
"""Of Python's headers under -DPy_LIMITED_API for a Python before 3.11; pybind11 does without it only."""
INSTRUCTIONS = (
    r"inlining failed in call to [‘']?(?:always_inline|gnu::always_inline)[’']? [‘'](?P<what>[^’'\n]{2,120})[’'][^\n]{0,20}: target specific option mismatch",
    r"always_inline function '(?P<what>\w{2,60})' requires target feature '(?P<feature>[\w.+-]{2,20})', but would be inlined",
    r"'(?P<what>__builtin_(?:ia32|neon|arm|altivec)\w{2,60})' needs target feature (?P<feature>[\w.+,|-]{2,40})",
)
"""Of a processor that the flags do not name."""
MACOS = (
    r"error: [^\n]{0,20}'(?P<what>[^'\n]{1,80})' is unavailable: introduced in macOS (?P<since>1\d(?:\.\d{1,2})?)",
    r"error: (?P<what>aligned (?:de)?allocation function)[^\n]{1,160} only available on macOS (?P<since>1\d(?:\.\d{1,2})?)",
)
CL_MIXED = r"error D8016\s?[:：][^\n]{0,60}?['“\"]/(?P<what>\w{1,10})['”\"]"
OF_GCC = (r"\bD8021\b[^\n/-]{0,80}[/-](?P<what>[\w-]{1,60})",)
MACRO = (
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


@log_check(
    *FLAG,
    *WERROR,
    OF_THE_HOST,
    FOR_MACHINE,
    *OF_ANOTHER,
    *LIMITED,
    *INSTRUCTIONS,
    *MACOS,
    CL_MIXED,
    *OF_GCC,
    *MACRO,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield the flags and the macros that a library's header cannot live with."""
    for found in find_matches(log, *FLAG):
        yield found.evidence(what=_flag(found.quote, found.groups["what"]))
    for found in find_matches(log, *WERROR):
        yield found.evidence(Confidence.LIKELY, what=f"-{found.groups['what']}")
    yield from _of_another(log)
    for found in find_matches(log, *LIMITED):
        yield found.evidence(
            Confidence.LIKELY, what="Py_LIMITED_API, under which pybind11 lacks Py_buffer"
        )
    for found in find_matches(log, *OF_GCC):
        if found.groups["what"] != "Wno-psabi":  # which is Inductor's, where cl.exe is not meant
            what = f"-{found.groups['what']}, which is none of cl.exe's"
            yield found.evidence(Confidence.LIKELY, what=what)
    for found in find_matches(log, *MACRO):
        name = found.groups.get("name") or found.groups["what"]
        if name in {"cub", "thrust"}:
            name = "small of rpcndr.h (windows.h)"
        if "MPL2" in name:
            name = "EIGEN_MPL2_ONLY, which torch's headers define"
        named = "min or max (no NOMINMAX)" if name.startswith(("'", '"', "“")) else name
        yield found.evidence(Confidence.LIKELY, what=f"the macro {named}")


def _of_another(log: Log) -> Iterator[Evidence]:
    """Yield the flags that are of another compiler than the one that gets them."""
    for found in find_matches(log, OF_THE_HOST):
        what = f"-{found.groups['what']}, which nvcc takes after -Xcompiler only"
        yield found.evidence(Confidence.LIKELY, what=what)
    for found in find_matches(log, FOR_MACHINE):
        what = f"-m{found.groups['what']}, which nvcc takes after -Xcompiler only"
        yield found.evidence(what=what)
    for found in find_matches(log, *OF_ANOTHER):
        what = f"-{found.groups['what']}, which this compiler does not know here"
        yield found.evidence(Confidence.LIKELY, what=what)
    for found in find_matches(log, *INSTRUCTIONS):
        flag = (
            f"-m{found.groups['feature']}"
            if "feature" in found.groups
            else "-mavx2 -mfma or the like"
        )
        what = f"{found.groups['what']} without {flag}"
        yield found.evidence(Confidence.LIKELY, what=what)
    for found in find_matches(log, *MACOS):
        what = f"MACOSX_DEPLOYMENT_TARGET older than {found.groups['since']}, which has no {found.groups['what']}"
        yield found.evidence(Confidence.LIKELY, what=what)
    for found in find_matches(log, CL_MIXED):
        what = f"/{found.groups['what']}, with one that forbids it"
        yield found.evidence(Confidence.LIKELY, what=what)


_REFUSED = ("-fno-exceptions", "-fno-rtti")
_FOR_TORCH = ("CUDAExtension", "CppExtension", "SyclExtension")


@for_scripts("-fno-exceptions", "-fno-rtti")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for flags that torch's headers do not compile under."""
    for extension in script.extensions:
        torch = extension.kind in _FOR_TORCH or any(
            "TORCH_LIBRARIES" in one.value or one.value == "torch" for one in extension.libraries
        )
        for flag in extension.all_flags if torch else ():
            if flag.value not in _REFUSED:
                continue
            written = script.text[flag.start : flag.end]
            edits: tuple[Edit, ...] = ()
            if written.strip("'\"") == flag.value:
                kept = written.replace("-fno-", "-f")
                edits = (replacing(script, flag, kept),)
            sure = Confidence.CERTAIN if flag.value == _REFUSED[0] else Confidence.LIKELY
            yield said(script, flag, what=flag.value)._replace(
                confidence=sure, edits=edits, safety=Safety.REVIEW if edits else None
            )


def _flag(line: str, what: str) -> str:
    """Return the flag that a line complains of."""
    if "redefinition of argument" in line:
        return f"--{what}, given twice"
    return "-fno-rtti" if "rtti" in line else "-fno-exceptions"


CAUSE = Cause(
    title="a flag or macro of the project breaks a library's headers: {what}",
    in_log=in_log,
    in_build_script=in_build_script,
    fix=Fix(
        "take {what} away from the files that include these headers (NOMINMAX and WIN32_LEAN_AND_MEAN"
        " on Windows, -fexceptions -frtti elsewhere, #undef before the include)",
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
