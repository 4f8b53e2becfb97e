"""
`#pragma omp` needs three things that are installed and named apart: a compiler flag, the header
`omp.h`, and a runtime to link. GCC has all three with it (`-fopenmp`, libgomp). Apple's clang has only
the pragma and wants `-Xpreprocessor -fopenmp` together with libomp from Homebrew or conda; clang on
Linux wants the package `libomp-dev` of its own version; MSVC wants `/openmp`.

Where the sources were compiled with the flag and linked without, the runtime's functions stay
undefined: `GOMP_parallel` and `omp_get_max_threads` from GCC's code, `__kmpc_fork_call` from clang's
and Intel's. In an extension that shows at import, because a shared library may be linked with names
open. Put the flag into `extra_link_args` too, or link the runtime by name.

Mixing is the trap: an extension that brings its own libomp beside the libgomp of torch has two thread
pools in one process.
"""

from collections.abc import Iterator

from opwright.causes.kit.openmp import is_wanted_by_mkl
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match, missing_header, on_macos, on_windows
from opwright.logs.undefined import undefined_symbols
from opwright.model import Cause, Confidence, Evidence, Fix, Log

HEADER = missing_header(r"(?:ompt?|omp-tools|libomp/omp)\.h")
"""`omp.h` is shorter than a word that is worth looking for; what surrounds it is not."""
FLAG = (
    r"clang[^\n]{0,30}(?:error|错误): unsupported option ['‘]-fopenmp",
    r"(?<!-- )Could NOT find OpenMP(?:_C|_CXX)? \(missing",
    r"cannot find -l(?P<library>omp5?|gomp|iomp5)\b",
    r"library not found for -l(?P<library>omp|gomp|iomp5)\b",
    r"library ['‘]?(?P<library>omp|gomp|iomp5)['’]? not found",
    r"cannot read spec file [^\n]{0,3}(?P<library>libgomp)\.spec",
    r"LNK1104[^\n]{0,60}['\"“«](?P<library>(?:lib)?i?omp5?\w{0,3}\.lib)",
)
_OF_APPLE = r"library not found for -l|library ['‘]\w+['’] not found|clang[^\n]{0,30}: unsupported option ['‘]-fopenmp"
_OF = {"GOMP_": "gomp", "__kmpc_": "omp", "__kmp": "omp", "omp_": "gomp", "kmp_": "omp"}


@log_check(*HEADER, *FLAG, undefined=("GOMP", "omp", "OMP", "kmp"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield what is missing of OpenMP: its header, its library, or its functions."""
    get = _what_gets_it(log)
    for found in find_matches(log, *HEADER):
        yield found.evidence(missing="omp.h", library="omp", get=get)
    for found in find_matches(log, *FLAG):
        library = found.groups.get("library", "omp").removeprefix("lib").removesuffix(".lib")
        yield found.evidence(missing="the OpenMP runtime", library=library, get=get)
    for symbol in undefined_symbols(log):
        name = symbol.name.removeprefix("__imp_")
        of = next((lib for start, lib in _OF.items() if name.startswith(start)), None)
        bare, _, version = name.partition("@")
        if of and not is_wanted_by_mkl(symbol) and bare.replace("_", "").isalnum():
            sure = Confidence.LIKELY if version else Confidence.CERTAIN
            link = f"LDFLAGS='-l{of}' pip install --no-build-isolation --no-cache-dir ."
            yield symbol.evidence(sure, missing=bare, library=of, get=link)


def _what_gets_it(log: Log) -> str:
    """Return the command that installs OpenMP for the compiler of a log, or turns it on."""
    if on_windows(log):
        return "set CL=/openmp"
    if on_macos(log) or has_match(log, _OF_APPLE):
        return "brew install libomp"
    if has_match(log, r"\bclang(?:\+\+|-\d\d?)?\b|^[^\n]{1,300}' file not found$"):
        return "apt-get install libomp-dev"
    return "apt-get install g++"


CAUSE = Cause(
    title="what is compiled uses OpenMP, and {missing} is not there",
    in_log=in_log,
    fix=Fix(
        "compile and link with -fopenmp alike (macOS: install libomp; clang on Linux: libomp-dev)",
        commands=("{get}",),
    ),
    explains=("missing-link-library", "missing-system-dev-package"),
    examples=(
        "csrc/cpu/op.cpp:4:10: fatal error: 'omp.h' file not found\n#include <omp.h>",
        "ImportError: /opt/venv/lib/python3.11/site-packages/op/_C.so: undefined symbol: GOMP_parallel",
        "/usr/bin/ld: op.o: in function `run(float*)':\nop.cpp:(.text+0x1e): undefined reference to `__kmpc_fork_call'",
        "clang: error: unsupported option '-fopenmp'",
    ),
    counterexamples=(
        "libmkl_intel_thread.so.2: undefined symbol: omp_get_max_threads",
        "-- Could NOT find OpenMP_CXX (missing: OpenMP_CXX_FLAGS OpenMP_CXX_LIB_NAMES)",
        "OMP: Error #15: Initializing libiomp5md.dll, but found libiomp5md.dll already initialized.",
        "ImportError: libgomp.so.1: cannot open shared object file: No such file or directory",
        "op.cpp:3: warning: ignoring '#pragma omp parallel' [-Wunknown-pragmas]",
    ),
)
