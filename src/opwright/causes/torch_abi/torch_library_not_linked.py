"""
The release that loads the extension does export the symbol, from a library of torch that the
extension does not list. Importing torch puts `libtorch_python.so`, `libc10_cuda.so` and the others
into the process, and that does not help: Python loads extensions with local scope, so a symbol is
looked for in the extension and the libraries that its DT_NEEDED entries lead to, and nowhere else.

Typical is a CMake build with `${TORCH_LIBRARIES}` alone, which leaves out `libtorch_python.so`
(`THPVariableClass`, the pybind11 caster of tensors), or a `CppExtension` that uses `c10/cuda`. Debian's
and Ubuntu's compilers drop libraries that look unused (`--as-needed`), when they stand in front of
the objects that use them.

It is no different with the stable ABI: its functions (`aoti_torch_*`, `torch_*`) are in `libtorch_cpu.so`, which
is found by way of `libtorch.so` or by its own name, and in the process without either it is not.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Binary, Cause, Evidence, Fix, Load, MissingSymbol, TorchRelease
from opwright.signs import of_symbols
from opwright.torch_releases import database


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing names that this very release exports, out of the loader's reach."""
    version = load.torch.version
    here = [symbol for symbol in load.missing_symbols if version in symbol.exported_by]
    if here:
        libraries = _libraries_with(here[0], load)
        yield from of_symbols(
            load,
            here,
            library=libraries[0],
            link_name=libraries[0].removeprefix("lib").partition(".so")[0],
        )


def _libraries_with(symbol: MissingSymbol, load: Load) -> list[str]:
    known = database(load.torch.machine)
    return [
        library
        for library, bits in known.pattern(symbol.name)
        if load.torch.version in known.versions(bits)
    ] or ["a library of torch"]


CAUSE = Cause(
    name="torch-library-not-linked",
    family="torch-abi",
    title="the binary asks for {symbols} of {library}, which it does not list as needed",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    fix=Fix(
        "link it: libraries=['{link_name}'], or CUDAExtension instead of CppExtension for c10_cuda "
        "and torch_cuda; until then TORCH_USE_RTLD_GLOBAL=YES lets torch's libraries be found"
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libtorch.so", "libc10.so")),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("THPVariableClass", "op.so", ("2.7.1", "2.8.0")),),
        ),
        Load(
            Binary("op.abi3.so", needed=("libc.so.6",)),
            TorchRelease("2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(
                MissingSymbol("aoti_torch_get_data_ptr", "op.abi3.so", ("2.10.0", "2.11.0")),
            ),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libtorch.so", "libc10.so")),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN3c104cuda9SetDeviceEi", "op.so", ("2.1.2",)),),
        ),
    ),
)
