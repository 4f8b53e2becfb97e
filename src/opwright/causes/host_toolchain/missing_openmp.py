"""
`#pragma omp` needs a compiler flag, the header `omp.h`, and a runtime library to link with. GCC comes with all three
(`-fopenmp`, libgomp). Apple's clang knows only the pragma: it needs `-Xpreprocessor -fopenmp`, and libomp from Homebrew or
conda. Clang on Linux needs the package `libomp-dev` of its own version, and MSVC needs `/openmp`.

Sources compiled with the flag and linked without it leave the runtime's functions undefined: `GOMP_parallel` and
`omp_get_max_threads` in GCC's code, `__kmpc_fork_call` in clang's and Intel's. An extension then fails at import, because a
shared library may be linked with undefined symbols. Put the flag into `extra_link_args` too, or link the runtime by name.

Do not mix runtimes: an extension with its own libomp beside torch's libgomp has two thread pools in one process.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.messages.openmp import is_needed_by_mkl
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_check, log_rules, rule
from opwright.logs.patterns import LogMatch, has_match, missing_header, on_macos, on_windows
from opwright.model import Cause, Evidence, Fix, Log

_HEADER = missing_header(r"(?:ompt?|omp-tools|libomp/omp)\.h")
"""`omp.h` is too short to be a required literal; what surrounds it is not."""
_MISSING_RUNTIME = (
    r"clang[^\n]{0,30}(?:error|错误): unsupported option ['‘]-fopenmp",
    r"(?<!-- )Could NOT find OpenMP(?:_C|_CXX)? \(missing",
    r"cannot find -l(?P<library>omp5?|gomp|iomp5)\b",
    r"library not found for -l(?P<library>omp|gomp|iomp5)\b",
    r"library ['‘]?(?P<library>omp|gomp|iomp5)['’]? not found",
    r"cannot read spec file [^\n]{0,3}lib(?P<library>gomp)\.spec",
    r"LNK1104[^\n]{0,60}['\"“«](?:lib)?(?P<library>i?omp5?\w{0,3})\.lib",
)
_APPLE_CLANG = r"library not found for -l|library ['‘]\w+['’] not found|clang[^\n]{0,30}: unsupported option ['‘]-fopenmp"
_CLANG = r"\bclang(?:\+\+|-\d\d?)?\b|^[^\n]{1,300}' file not found$"
_IN_GCC_CODE, _IN_CLANG_CODE = ("GOMP_", "omp_"), ("__kmp", "kmp_")
"""How the names of the runtimes' functions begin."""


@log_check(undefined=("GOMP", "omp", "OMP", "kmp"))
def _undefined_in_log(log: Log) -> Iterator[Evidence]:
    """Look for functions of a runtime that is not linked."""
    for symbol in kit.undefined.undefined_symbols(log):
        name, _, version = symbol.name.partition("@")
        function = name.removeprefix("__imp_")
        is_plain = function.startswith((*_IN_GCC_CODE, *_IN_CLANG_CODE)) and name.isidentifier()
        if is_plain and not is_needed_by_mkl(symbol):
            library = "gomp" if function.startswith(_IN_GCC_CODE) else "omp"
            confidence = LIKELY if version else CERTAIN
            is_mac = on_macos(log) or symbol.name.startswith("___kmpc")
            remedy = _UNLINKED_ON_MACOS if is_mac else _UNLINKED
            yield symbol.evidence(confidence, missing=function, library=library, remedy=remedy)


def _remedy(_: LogMatch, log: Log) -> str:
    """Return the situation of a log in which OpenMP is not there to compile with."""
    if on_windows(log):
        return "on Windows"
    if on_macos(log) or has_match(log, _APPLE_CLANG):
        return "on macOS"
    return "with clang on Linux" if has_match(log, _CLANG) else "with GCC"


_UNLINKED_ON_MACOS = "if only the linker lacks the runtime, on macOS"
_UNLINKED = "if only the linker lacks the runtime"

CAUSE = Cause(
    title="the code uses OpenMP, and {missing} is missing",
    in_log=log_rules(
        rule(*_HEADER, missing="omp.h"),
        rule(*_MISSING_RUNTIME, missing="the OpenMP runtime"),
        _undefined_in_log,
        library="omp",
        remedy=_remedy,
    ),
    fix=Fix("install the compiler's OpenMP runtime, and compile and link with its OpenMP flag"),
    remedies={
        "with GCC": Fix("compile and link with -fopenmp", commands=("apt-get install g++",)),
        "with clang on Linux": Fix(
            "install libomp-dev, and compile and link with -fopenmp",
            ("apt-get install libomp-dev",),
        ),
        "on macOS": Fix(
            "install LLVM's clang and libomp, and build with that clang, which knows -fopenmp, as Apple's does not (which takes -Xpreprocessor -fopenmp and -lomp)",
            commands=(
                "brew install llvm libomp",
                "export CC=$(brew --prefix llvm)/bin/clang CXX=$(brew --prefix llvm)/bin/clang++",
                "export LDFLAGS=-L$(brew --prefix libomp)/lib CPPFLAGS=-I$(brew --prefix libomp)/include",
            ),
        ),
        "on Windows": Fix("compile with /openmp", commands=("set CL=/openmp",)),
        _UNLINKED_ON_MACOS: Fix(
            "install libomp, which Apple's compiler does not include, and link it by name when rebuilding the extension",
            commands=(
                "brew install libomp",
                'export LDFLAGS="-L$(brew --prefix libomp)/lib -lomp" CPPFLAGS="-I$(brew --prefix libomp)/include"',
                "pip install --no-build-isolation --no-cache-dir .",
            ),
        ),
        _UNLINKED: Fix(
            "link with -fopenmp too, or link the runtime by name",
            commands=("LDFLAGS='-l{library}' pip install --no-build-isolation --no-cache-dir .",),
        ),
    },
    explains=("missing-link-library", "missing-system-dev-package"),
    examples=(
        (
            "ImportError: dlopen(/Users/ann/warpkit/warpkit/blend_cpu.cpython-38-darwin.so, 0x0002): symbol not found in flat namespace"
            " '___kmpc_for_static_fini'"
        ),
        "csrc/cpu/op.cpp:4:10: fatal error: 'omp.h' file not found\n#include <omp.h>",
        "ImportError: /opt/venv/lib/python3.11/site-packages/op/_C.so: undefined symbol: GOMP_parallel",
        "/usr/bin/ld: op.o: in function `run(float*)':\nop.cpp:(.text+0x1e): undefined reference to `__kmpc_fork_call'",
        "clang: error: unsupported option '-fopenmp'",
        "csrc/cpu/op.cpp:4:10: fatal error: omp.h: No such file or directory",
        "C:\\src\\op\\op.cpp(4): fatal error C1083: Cannot open include file: 'omp.h': No such file or directory",
    ),
    counterexamples=(
        "libmkl_intel_thread.so.2: undefined symbol: omp_get_max_threads",
        "-- Could NOT find OpenMP_CXX (missing: OpenMP_CXX_FLAGS OpenMP_CXX_LIB_NAMES)",
        "OMP: Error #15: Initializing libiomp5md.dll, but found libiomp5md.dll already initialized.",
        "ImportError: libgomp.so.1: cannot open shared object file: No such file or directory",
        "op.cpp:3: warning: ignoring '#pragma omp parallel' [-Wunknown-pragmas]",
    ),
)
