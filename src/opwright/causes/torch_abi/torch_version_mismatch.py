"""
Torch's headers are full of inline functions, and each of them calls others that live in torch's
libraries. Compiling an extension fixes which names it asks for; another release of torch has
removed some of them, not added them yet, or changed a parameter, which is a new name too. The
dynamic loader then refuses the extension and names the first symbol it misses.

Which releases export a symbol tells what the extension was built for: the symbol database holds
every name of every release, so the range in which all of them exist is the range in which the
extension can be loaded. Upgrading or downgrading the compiler, CUDA or the driver changes nothing.

Some releases have libraries that others do not: `libtorch_cuda_cu.so` and `libtorch_cuda_cpp.so` belong
to 1.13 on PyPI (elsewhere to builds from 1.9 on), `libtorch_nvshmem.so` came with 2.9. An extension that
lists one of them was linked against such a torch.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Binary, Cause, Evidence, Fix, Load, MissingSymbol, TorchRelease
from opwright.signs import exported_elsewhere, of_libraries, of_symbols
from opwright.torch_releases import database
from opwright.torch_releases.names import is_torch_library
from opwright.torch_releases.relatives import string_abi, string_abi_twin


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for names and libraries of other releases that differ by more than the string ABI."""
    known, version, other = (
        database(load.torch.machine),
        load.torch.version,
        not load.torch.cxx11_abi,
    )
    gone = [
        symbol
        for symbol in exported_elsewhere(load)
        # CUDA's libraries have C names; early releases of torch had them built in.
        if (symbol.name.startswith("_Z") or not known.provided_by(symbol.name))
        and not (string_abi(symbol.name) is other and string_abi_twin(symbol.name, version, known))
    ]
    yield from of_symbols(load, gone, missing=gone[0].name if gone else "")
    if not gone:
        libraries = [name for name in load.missing_libraries if is_torch_library(name)]
        yield from of_libraries(load, libraries, symbols=f"the library {', '.join(libraries)}")


_SET_DEVICE = MissingSymbol(
    "_ZN3c104cuda9SetDeviceEi",
    "op.so",
    ("2.1.0", "2.1.1", "2.1.2", "2.2.0", "2.2.1", "2.2.2"),
)

CAUSE = Cause(
    name="torch-version-mismatch",
    family="torch-abi",
    title="torch {release} lacks {symbols} that the binary was compiled against",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    fix=Fix(
        "install the build of the package that names this torch, or rebuild it here",
        commands=(
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE",
        ),
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libc10_cuda.so",)),
            TorchRelease("2.6.0", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()),
            missing_symbols=(_SET_DEVICE,),
        ),
        Load(
            Binary("op.so", needed=("libtorch_cuda_cu.so",)),
            TorchRelease("2.0.1", "x86_64", "11.7", cxx11_abi=False, glibc="2.16", pythons=()),
            missing_libraries=("libtorch_cuda_cu.so",),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so"),
            TorchRelease("2.6.0", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()),
            missing_symbols=(MissingSymbol("_ZN2my6kernelEv", "op.so"),),
        ),
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("curandCreateGenerator", "op.so", ("1.10.2",)),),
        ),
    ),
)
