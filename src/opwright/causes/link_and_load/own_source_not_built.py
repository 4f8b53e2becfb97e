"""
The name is the extension's own: it is in no namespace of torch and in no library of CUDA, and the
extension lists no library that could have it. A source file was left out of the build, a template was
not instantiated for one of the types that are dispatched, or a file that is built for some GPU architectures only was
not built for the ones that were asked for. The linker accepts it, since a shared object may leave
names open; the loader does not.

Where the linker complains, or nvlink does for functions of the device, the file with the definition is
not on its command line: missing from `sources`, excluded by a glob, an option or an `#ifdef`, or compiled
as C++ where the caller has `extern "C"`. An old object file in `build/` can be one more reason, since a
function that has changed its parameters has changed its name.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import called_for, compiled
from opwright.model import (
    Binary,
    Cause,
    Confidence,
    Evidence,
    Failure,
    Fix,
    Load,
    MissingSymbol,
    TorchRelease,
)
from opwright.signs import never_exported, of_symbols
from opwright.torch_releases.library_apis import is_of_torch, library_of, qualified
from opwright.torch_releases.names import (
    is_cuda_library,
    is_cxx_of_torch,
    is_of_cpython,
    is_of_the_cxx_runtime,
    is_of_the_driver_api,
    is_shim_of_torch,
    is_torch_library,
)
from opwright.torch_releases.relatives import demangled
from opwright.undefined import Undefined, undefined_symbols

_OF_COMPILERS = (
    r"__\w|_+imp_|_?(?:GOMP|omp|kmpc?)_|iJIT_|_dl_|_?main$|WinMain|_start$|_{0,2}environ$|std(?:in|out|err)$"
    r"|(?:typeinfo|vtable|VTT) for (?:std|__cxxabiv1|pybind11)|operator (?:new|delete)|_Z(?:n|d)[wla]"
    r"|_ZT[VIST][a-z]|_ZT[VIST]N10__cxxabiv1|_ZN\w?8pybind11"
)
_LIBRARY_OF_OTHERS = r"(?:/usr|/lib|/opt/(?:rocm|cuda|intel))\S*/lib[^/]*|python\d?[\d.]*"
_OF_AN_EXTENSION = r"\.(?:cpython-|abi3|pyd)|/torch_extensions/|/site-packages/|/build/"


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing names that nobody but the extension itself can define."""
    own = [symbol for symbol in never_exported(load) if not _is_of_others(symbol.name)]
    yield from of_symbols(load, own, confidence=Confidence.LIKELY)


def _is_of_others(symbol: str) -> bool:
    return (
        is_cxx_of_torch(symbol)
        or is_shim_of_torch(symbol)
        or is_of_the_cxx_runtime(symbol)
        or is_of_the_driver_api(symbol)
        or is_of_cpython(symbol)
    )


@called_for(undefined=("\n",))
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for undefined names that are of no library that is known."""
    own = [
        undefined.evidence(
            _confidence(undefined, failure),
            demangled=undefined.text or demangled(undefined.name),
        )
        for undefined in undefined_symbols(failure)
        if not _is_known(undefined) and not _is_asked_by_others(undefined.wanted_by or "")
    ]
    if own:
        yield max(own, key=lambda evidence: evidence.confidence)


def _is_known(undefined: Undefined) -> bool:
    """Return whether a name is torch's, the system's or of a library that has a name of its own."""
    name = undefined.name
    readable = qualified(undefined.text or demangled(name))
    return bool(
        undefined.version
        or ("@" in name and not name.startswith("?"))
        or _is_of_others(name)
        or is_of_torch(name)
        or readable.startswith(("std::", "pybind11::", "__gnu", "thrust::", "cub::"))
        or (name.startswith("?") and "@std@@" in name.partition("@@")[0] + "@@")
        or compiled(_OF_COMPILERS).match(name)
        or library_of(name)
    )


def _is_asked_by_others(path: str) -> bool:
    path = path.replace("\\", "/")
    file = path.rpartition("/")[2]
    return bool(
        is_torch_library(file) or is_cuda_library(file) or compiled(_LIBRARY_OF_OTHERS).match(path)
    )


def _confidence(undefined: Undefined, failure: Failure) -> Confidence:
    """Return how sure it is; without C++ or an extension around it, it may be any library's."""
    if undefined.at_link or undefined.is_cxx:
        return Confidence.LIKELY
    ours = compiled(_OF_AN_EXTENSION).search(undefined.wanted_by or "")
    asked_later = f"AttributeError: {undefined.wanted_by}" in failure.log
    return Confidence.LIKELY if ours and not asked_later else Confidence.POSSIBLE


CAUSE = Cause(
    name="own-source-not-built",
    family="link-and-load",
    title="nothing defines {demangled}: a source file or an instance was left out of the build",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    in_failure=in_failure,
    fix=Fix(
        "add the file that defines it to the sources, or the missing instance, and build from clean; "
        "-Wl,-z,defs lets the linker tell the next time"
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_Z13my_kernel_bwdRKN2at6TensorES2_", "op.so"),),
        ),
        Failure(
            "ImportError: /home/me/knn/build/lib.linux-x86_64-cpython-310/knn/_C.cpython-310-x86_64-linux-gnu.so: "
            "undefined symbol: _Z11knn_forwardN2at6TensorES0_i"
        ),
        Failure(
            "/usr/bin/ld: build/temp/api.o: in function `pybind11_init_knn(pybind11::module_&)':\n"
            "api.cpp:(.text+0x4ab): undefined reference to `knn::backward_cuda(at::Tensor, at::Tensor, int)'\n"
            "collect2: error: ld returned 1 exit status"
        ),
        Failure("nvlink error   : Undefined reference to '_Z6reducePfi' in 'build/scan.o'"),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN2at4cuda9my_kernelEv", "op.so"),),
        ),
        Failure("ImportError: op.so: undefined symbol: _ZN3c106detail14torchCheckFailEPKcS2_jRKSs"),
        Failure(
            "ImportError: op.cpython-311-x86_64-linux-gnu.so: undefined symbol: cublasCreate_v2"
        ),
        Failure("ImportError: op.so: undefined symbol: _ZSt28__throw_bad_array_new_lengthv"),
        Failure(
            "a.cpp:(.text+0x5): undefined reference to `at::sum(at::Tensor const&, c10::ScalarType)'"
        ),
    ),
)
