"""
`#pragma omp` needs a compiler flag, the header `omp.h`, and a runtime library to link. GCC comes with all three (`-fopenmp`,
libgomp). Apple's clang has only the pragma and needs `-Xpreprocessor -fopenmp` and libomp from Homebrew or conda; clang on Linux
needs the package `libomp-dev` of its own version; MSVC needs `/openmp`.

Sources compiled with the flag and linked without it leave the runtime's functions undefined: `GOMP_parallel` and
`omp_get_max_threads` in GCC's code, `__kmpc_fork_call` in clang's and Intel's. In an extension that shows at import, because a
shared library may be linked with undefined symbols. Put the flag into `extra_link_args` too, or link the runtime by name.

Do not mix runtimes: an extension with its own libomp beside torch's libgomp has two thread pools in one process.
"""

from collections.abc import Iterator

from opwright.causes.kit.openmp import is_needed_by_mkl
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match, missing_header, on_macos, on_windows
from opwright.logs.undefined import undefined_symbols
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_HEADER = missing_header(r"(?:ompt?|omp-tools|libomp/omp)\.h")
"""`omp.h` is too short to be a required literal; what surrounds it is not."""
_MISSING_RUNTIME = (
    r"clang[^\n]{0,30}(?:error|错误): unsupported option ['‘]-fopenmp",
    r"(?<!-- )Could NOT find OpenMP(?:_C|_CXX)? \(missing",
    r"cannot find -l(?P<library>omp5?|gomp|iomp5)\b",
    r"library not found for -l(?P<library>omp|gomp|iomp5)\b",
    r"library ['‘]?(?P<library>omp|gomp|iomp5)['’]? not found",
    r"cannot read spec file [^\n]{0,3}(?P<library>libgomp)\.spec",
    r"LNK1104[^\n]{0,60}['\"“«](?P<library>(?:lib)?i?omp5?\w{0,3}\.lib)",
)
_APPLE_CLANG = r"library not found for -l|library ['‘]\w+['’] not found|clang[^\n]{0,30}: unsupported option ['‘]-fopenmp"
_LIBRARY_BY_PREFIX = {
    "GOMP_": "gomp",
    "__kmpc_": "omp",
    "__kmp": "omp",
    "omp_": "gomp",
    "kmp_": "omp",
}


_CLANG = r"\bclang(?:\+\+|-\d\d?)?\b|^[^\n]{1,300}' file not found$"


@log_check(*_HEADER, *_MISSING_RUNTIME, undefined=("GOMP", "omp", "OMP", "kmp"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield what of OpenMP is missing: its header, its library, or its functions."""
    remedy = _remedy(log)
    for match in find_matches(log, *_HEADER):
        yield match.evidence(missing="omp.h", library="omp", remedy=remedy)
    for match in find_matches(log, *_MISSING_RUNTIME):
        library = match.groups.get("library", "omp").removeprefix("lib").removesuffix(".lib")
        yield match.evidence(missing="the OpenMP runtime", library=library, remedy=remedy)
    for symbol in undefined_symbols(log):
        name = symbol.name.removeprefix("__imp_")
        prefixes = _LIBRARY_BY_PREFIX.items()
        library = next((lib for prefix, lib in prefixes if name.startswith(prefix)), "")
        bare, _, version = name.partition("@")
        if library and not is_needed_by_mkl(symbol) and bare.replace("_", "").isalnum():
            sure = Confidence.LIKELY if version else Confidence.CERTAIN
            unlinked = "if only the linker lacks the runtime"
            yield symbol.evidence(sure, missing=bare, library=library, remedy=unlinked)


def _remedy(log: Log) -> str:
    """Return the situation of a log in which OpenMP is not there to compile with."""
    if on_windows(log):
        return "on Windows"
    if on_macos(log) or has_match(log, _APPLE_CLANG):
        return "on macOS"
    return "with clang on Linux" if has_match(log, _CLANG) else "with GCC"


CAUSE = Cause(
    title="the code uses OpenMP, and {missing} is missing",
    in_log=in_log,
    fix=Fix("install the compiler's OpenMP runtime, and compile and link with its OpenMP flag"),
    remedies={
        "with GCC": Fix("compile and link with -fopenmp", commands=("apt-get install g++",)),
        "with clang on Linux": Fix(
            "install libomp-dev, and compile and link with -fopenmp",
            ("apt-get install libomp-dev",),
        ),
        "on macOS": Fix(
            "install libomp, and compile with -Xpreprocessor -fopenmp and link with -lomp",
            commands=("brew install libomp",),
        ),
        "on Windows": Fix("compile with /openmp", commands=("set CL=/openmp",)),
        "if only the linker lacks the runtime": Fix(
            "link with -fopenmp too, or link the runtime by name",
            commands=("LDFLAGS='-l{library}' pip install --no-build-isolation --no-cache-dir .",),
        ),
    },
    explains=("missing-link-library", "missing-system-dev-package"),
    examples=(
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
