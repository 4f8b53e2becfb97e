"""
The name is the extension's own: it is in no namespace of torch and in no library of CUDA, and the
extension lists no library that could have it. A source file was left out of the build, a template was
not instantiated for one of the types that are dispatched, or a file that is built for some GPU architectures only was
not built for the ones that were asked for. The linker accepts it, since a shared object may leave
names open; the loader does not.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import (
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Load,
    MissingSymbol,
    TorchRelease,
)
from opwright.signs import never_exported, of_symbols
from opwright.torch_releases.names import (
    is_cxx_of_torch,
    is_of_cpython,
    is_of_the_cxx_runtime,
    is_of_the_driver_api,
    is_shim_of_torch,
)


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


CAUSE = Cause(
    name="own-source-not-built",
    family="link-and-load",
    title="nothing defines {demangled}: a source file or an instance was left out of the build",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
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
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN2at4cuda9my_kernelEv", "op.so"),),
        ),
    ),
)
