"""
The function belongs to a library that exists and that the extension does not link: cuRAND, cuSPARSE, cuFFT, nvToolsExt
and the like. A shared object may be linked with undefined symbols. That works as long as something else has loaded the
library into the global scope, by accident: torch loads some CUDA libraries that way, and which ones has changed with
nearly every release. Paths do not help: the loader searches `LD_LIBRARY_PATH` for the files that a binary lists, and
this one lists none.

A linker reports it right away for an executable, on macOS and Windows, or with `-Wl,-z,defs`. For static libraries and
`--as-needed` the order counts: a library must follow what needs it, so `-lcurand` before the objects has no effect. If
NVIDIA's own libraries lack a symbol of each other, with a version beside it, all are linked and do not match.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import missing_where, symbol_evidence
from opwright.causes.kit.build_scripts.linking import library_calls, links
from opwright.causes.kit.messages.cuda_libraries import is_cuda_runtime_symbol, is_of_native_package
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources
from opwright.knowledge.torch_releases.names.library_apis import Library, library_of
from opwright.knowledge.torch_releases.names.names import (
    is_cpython_symbol,
    is_cuda_library,
    is_torch_library,
)
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import (
    IN_A_BUILD,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Load,
    Log,
    Source,
    Target,
)
from opwright.prefilter.pattern_index import OF_OTHERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.undefined import Undefined

_CXX_RUNTIME = (
    r"operator (?:new|delete)|__gxx_personality_v0$|(?:vtable|typeinfo) for (?:__cxxabiv1|std)::"
    r"|std::(?:cout|cerr|ios_base|terminate)|_ZdlPvm?$|_Znwm$|_ZTVN10__cxxabiv1"
)
_LLVM_RUNTIME = ("_ZNSt3__1", "_ZNKSt3__1", "_ZTVNSt3__1", "std::__1::")
_FILESYSTEM = ("std::filesystem::", "std::experimental::filesystem")
_SYSTEM_FOLDERS = ("/usr/lib", "/lib/", "/lib64/")
_DSO_MISSING = (
    r"(?P<library>lib(?!c10|torch|caffe2|ATen|shm)[\w.+-]{1,80}?)\.(?:so[\w.-]{0,20}|a\S{0,80}|tbd|dylib): "
    r"(?:error adding symbols: DSO missing from command line|could not read symbols: Invalid operation)"
)
"""GNU ld found the function in a library that another one needs; the link has to name it."""


_OF_FFMPEG = frozenset(
    {"avcodec", "avdevice", "avfilter", "avformat", "avutil", "swresample", "swscale"}
)
"""Libraries whose functions come and go with major versions."""


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing symbols of a CUDA library that the binary does not link."""
    known = database(load.torch.machine)
    named_in_c = missing_where(load, _is_named_in_c)
    owned = [(s, owner[0][0]) for s in named_in_c if (owner := known.provided_by(s.name))]
    unlinked = [(s, library) for s, library in owned if library not in load.binary.needed]
    if unlinked:
        library = unlinked[0][1]
        name = library.removeprefix("lib").partition(".so")[0]
        yield from symbol_evidence(load, [s for s, _ in unlinked], library=library, link_name=name)


def _is_named_in_c(symbol: model.MissingSymbol) -> bool:
    return not symbol.name.startswith("_Z")


def _first_symbol(_: LogMatch, log: Log) -> str:
    undefined = next(iter(kit.undefined.undefined_symbols(log)), None)
    return undefined.name if undefined else "a function of it"


@log_check(undefined=(OF_OTHERS,))
def _undefined_in_log(log: Log) -> Iterator[Evidence]:
    """Look for undefined functions of well-known libraries, once for each library."""
    reported: set[str] = set()
    for undefined in kit.undefined.undefined_symbols(log):
        if undefined.version or "@" in undefined.function.partition("@@")[0]:
            continue
        library = library_of(undefined.function) or _toolchain_library(undefined)
        if library is None or library.link_name in reported:
            continue
        if not _is_needed_by_others(undefined, library):
            reported.add(name := library.link_name)
            confidence = _confidence(undefined, library, log)
            details = {
                "library": f"lib{name}",
                "link_name": name,
                **_where_it_loads(undefined, library),
            }
            yield undefined.evidence(confidence, **details)


_AT_LOAD = "where a built library does not load"


def _where_it_loads(undefined: Undefined, library: Library) -> dict[str, str]:
    """Return the details of a built file that lacks a function of a library that CUDA does not bring; nothing where a linker lacks it."""
    file = undefined.wanted_by or ""
    is_typed = file.startswith("/") and compiled(r"[\w./+-]{4,300}").fullmatch(file)
    if undefined.at_link or library.is_gpu_library or not is_typed:
        return {}
    return {"remedy": _AT_LOAD, "file": file, "word": library.link_name.rstrip("0123456789")}


def _toolchain_library(undefined: Undefined) -> Library | None:
    """Return the library of C++ or Python that was not linked."""
    name = undefined.name
    if name.startswith(_LLVM_RUNTIME):
        return Library("c++", is_cxx=not undefined.at_link)
    if not undefined.at_link:
        return None
    if is_cpython_symbol(name) and "PyInit_" not in name:
        return Library("python3", is_cxx=True)
    if name.startswith(_FILESYSTEM):
        return Library("stdc++fs")
    return Library("stdc++") if compiled(_CXX_RUNTIME).match(name) else None


def _is_needed_by_others(undefined: Undefined, library: Library) -> bool:
    """Return whether a library of CUDA, torch or the system needs the function."""
    path = undefined.wanted_by or ""
    asking = path.replace("\\", "/").rpartition("/")[2]
    if undefined.at_link:
        return False
    if library.link_name in {"cudart", "amdhip64"} and not is_cuda_runtime_symbol(undefined):
        return True  # nvcc links it itself: the library is of another version
    if asking.startswith((f"lib{library.link_name}.so", "libmkl_")):
        return True
    if library.link_name == "nccl" and (not asking or is_of_native_package(path)):
        return True  # torch's own, as a rule, and with another NCCL than its own
    others = is_torch_library(asking) or is_cuda_library(asking)
    of_the_system = path.startswith(_SYSTEM_FOLDERS) and "-packages/" not in path
    return others or (not library.is_gpu_library and of_the_system)


def _confidence(undefined: Undefined, library: Library, log: Log) -> Confidence:
    with_torch = "torch" in log.text or library.link_name == "roscpp"
    if undefined.has_old_string and (with_torch or kit.undefined.all_take_old_strings(log)):
        return POSSIBLE  # more often it is there, with strings of the other layout
    if undefined.at_link and library.is_gpu_library:
        return CERTAIN
    if library.link_name == "cudart":
        return POSSIBLE  # nvcc links it, and other linkers do not
    is_versioned = library.is_cxx or library.link_name in _OF_FFMPEG
    if is_versioned and not undefined.at_link:
        return POSSIBLE  # more often it is there, in another version
    return LIKELY


_NOT_LOADED_BY_TORCH = {
    r"cusolver(?:Dn|Sp|Rf|Mg)[A-Z]\w+": ("cusolver", "1.12", None),
    r"nvml[A-Z]\w+": ("nvidia-ml", "1.0", None),
    r"nvrtc[A-Z]\w+": ("nvrtc", "1.8", "2.12"),
    r"curand(?:Create|Generate|Set|Destroy)\w+": ("curand", "2.15", None),
}
"""
Functions, their library, and the first release of torch, and the first that is too new, in which no library that a CUDA
extension needs loads it. libtorch_cuda.so always needs cublas, cusparse and cufft.
"""


@for_sources(
    *(r"\bcusolver", r"\bnvmlInit", r"\bnvmlDevice", r"\bnvmlSystem", r"\bnvmlShutdown"),
    *(r"\bnvrtc", r"\bcurandCreate", r"\bcurandGenerate", r"\bcurandSet"),
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for calls of CUDA libraries that neither the project links nor torch loads."""
    for name, (library, first, last) in _NOT_LOADED_BY_TORCH.items():
        if links(source, library, f"{library}_static") is not False:
            continue
        if _is_loaded_before(source, library):
            continue
        for call in library_calls(source, name):
            if versions := kit.targets.since(source.target, first, until=last):
                details = {"symbol": call.name.text, "releases": kit.targets.ranges(versions)}
                details |= {"library": f"lib{library}", "link_name": library}
                start, end = call.name.start, call.end
                yield evidence(source, start, end, confidence=LIKELY)._replace(details=details)
            break


def _is_loaded_before(source: Source, library: str) -> bool:
    """Return whether a Python file of the project loads a library for all that is loaded after it."""
    return any(
        file.language is Language.PYTHON
        and "RTLD_GLOBAL" in file.text
        and f"lib{library}" in file.text
        for file in source.project
    )


_BUILT = (model.BuildScript("setup.py", "", (model.Extension("op", "CUDAExtension", 0, 0),)),)

CAUSE = Cause(
    title="{symbol} is in {library}, which the binary is not linked with",
    in_load=in_load,
    in_log=log_rules(
        rule(
            _DSO_MISSING,
            link_name=lambda match, _: match.groups["library"].removeprefix("lib"),
            symbol=_first_symbol,
        ),
        _undefined_in_log,
    ),
    in_source=in_source,
    explains=("own-source-not-built",),
    fix=Fix(
        "link it: libraries=['{link_name}'] in setup.py, extra_ldflags=['-l{link_name}'] for a JIT build, "
        "target_link_libraries in CMake (CUDA::{link_name} where it is CUDA's)"
    ),
    remedies={
        _AT_LOAD: Fix(
            "see which {library} the file takes: if this prints none, it was built without {word}, whose headers and library the build has to find (install both, of one release, and"
            " rebuild from clean; authors: link it, -l{link_name}); if it prints one, that is another release, which lacks {symbol}: install the one that it was built with, or put"
            " its folder first in LD_LIBRARY_PATH",
            commands=(
                "ldd {file} | grep -iE '{word}|not found'",
                "find / -name 'lib{word}*.so*' -not -path '/proc/*' 2>/dev/null",
            ),
        ),
        IN_A_BUILD: Fix(
            "link it: {libraries}",
        ),
    },
    examples=(
        Load(
            model.Binary("op.so", needed=("libcudart.so.13",)),
            model.TorchRelease(
                "2.15.0", "x86_64", "13.2", cxx11_abi=True, glibc="2.28", pythons=()
            ),
            missing_symbols=(model.MissingSymbol("curandCreateGenerator", "op.so", ("1.10.2",)),),
        ),
        (
            '  File "/venv/lib/python3.10/site-packages/sampler/__init__.py", line 1, in <module>\n'
            "    from . import _C\n"
            "ImportError: /venv/lib/python3.10/site-packages/sampler/_C.cpython-310-x86_64-linux-gnu.so: "
            "undefined symbol: curandCreateGenerator"
        ),
        (
            "spmm.cpp:(.text+0x1b2): undefined reference to `cusparseSpMM_bufferSize'\n"
            "/usr/bin/ld: spmm.cpp:(.text+0x2c9): undefined reference to `cusparseCreate'\n"
            "collect2: error: ld returned 1 exit status\n"
            "ninja: build stopped: subcommand failed."
        ),
        (
            "/usr/bin/ld: build/op.o: undefined reference to symbol 'shm_open@@GLIBC_2.2.5'\n"
            "//lib/x86_64-linux-gnu/librt.so.1: error adding symbols: DSO missing from command line\n"
        ),
        Source(
            "op.cpp", "void f() { cusolverDnHandle_t h; cusolverDnCreate(&h); }\n", build=_BUILT
        ),
        (
            'io.obj : error LNK2019: unresolved external symbol "__declspec(dllimport) public: __cdecl cv::Mat::~Mat(void)" '
            "(__imp_??1Mat@cv@@QEAA@XZ) referenced in function main"
        ),
        "unresolved external symbol curandGenerateUniform",
        (
            "ImportError: /usr/lib/python3/dist-packages/torch/_C.cpython-311-x86_64-linux-gnu.so: undefined symbol: "
            "ompi_mpi_comm_world"
        ),
        "ImportError: /opt/env/pooling/_ext/_pool.so: undefined symbol: cudaStreamCreate",
        Source("op.cpp", "void f() { nvmlInit_v2(); }\n", build=_BUILT),
        Source(
            "op.cpp",
            "void f(nvrtcProgram* p) { nvrtcCompileProgram(*p, 0, nullptr); }\n",
            Target(torch="2.8..2.13"),
            build=_BUILT,
        ),
        Source(
            "op.cu",
            "void f(curandGenerator_t* g) { curandCreateGenerator(g, CURAND_RNG_PSEUDO_DEFAULT); }\n",
            Target(torch="2.15"),
            build=_BUILT,
        ),
    ),
    counterexamples=(
        Source(
            "op.cpp",
            "void f(nvrtcProgram* p) { nvrtcCompileProgram(*p, 0, nullptr); }\n",
            Target(torch="2.8..2.13"),
            build=_BUILT,
            project=(
                Source("op.py", "import ctypes\nctypes.CDLL('libnvrtc.so', ctypes.RTLD_GLOBAL)\n"),
            ),
        ),
        "LINK : error LNK2001: unresolved external symbol PyInit__C",
        Source(
            "op.cpp",
            "void f() { nvmlInit_v2(); }\n",
            build=(
                model.BuildScript(
                    "CMakeLists.txt",
                    "add_library(op SHARED op.cpp)\ntarget_link_libraries(op PRIVATE CUDA::nvml)\n",
                    (model.Extension("op", "add_library", 0, 0),),
                ),
            ),
        ),
        Source(  # with what `runtime` links for those that link it
            "op.cpp",
            "void f() { nvmlInit_v2(); }\n",
            build=(
                model.BuildScript(
                    "CMakeLists.txt",
                    "",
                    (
                        _BUILT[0]
                        .extensions[0]
                        ._replace(libraries=(model.LiteralText("runtime", 0, 7),)),
                    ),
                ),
            ),
        ),
        *(
            Source(
                "op.cpp",
                "void f() { cusolverDnHandle_t h; cusolverDnCreate(&h); }\n",
                build=(*_BUILT, model.BuildScript("CMakeLists.txt", text)),
            )
            for text in (
                "find_library(solver cusolver HINTS ${lib})\ntarget_link_libraries(op ${solver})\n",
                "target_link_libraries(op ${CUDA_cusolver_LIBRARY})\n",
            )
        ),
        Source("op.cpp", "void f() { cublasHandle_t h; cublasCreate(&h); }\n", build=_BUILT),
        Source("op.cpp", "void f() { cusolverDnHandle_t h; cusolverDnCreate(&h); }\n"),
        Source(
            "op.cpp",
            "void f(nvrtcProgram* p) { nvrtcCompileProgram(*p, 0, nullptr); }\n",
            Target(torch="2.13"),
            build=_BUILT,
        ),
        Source(
            "op.cpp",
            "void f() { cusolverDnHandle_t h; cusolverDnCreate(&h); }\n",
            build=(
                _BUILT[0]._replace(
                    extensions=(
                        _BUILT[0]
                        .extensions[0]
                        ._replace(libraries=(model.LiteralText("cusolver", 0, 8),)),
                    )
                ),
            ),
        ),
        Source(
            "op.cpp",
            'void f() { auto* h = dlopen("libnvidia-ml.so.1", RTLD_NOW); nvmlInit_v2(); }\n',
            build=_BUILT,
        ),
        Load(
            model.Binary("op.so", needed=("libcudart.so.12",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("my_own_function", "op.so"),),
        ),
        (
            "ImportError: /v/nvidia/cusparse/lib/libcusparse.so.12: undefined symbol: "
            "__nvJitLinkComplete_12_4, version libnvJitLink.so.12"
        ),
        "ImportError: /v/torch/lib/libtorch_cuda.so: undefined symbol: ncclCommRegister",
        "ImportError: op.so: undefined symbol: _ZN3c105ErrorC2ENS_14SourceLocationESs",
        "ImportError: op.so: undefined symbol: cuTensorMapEncodeTiled",
    ),
)
