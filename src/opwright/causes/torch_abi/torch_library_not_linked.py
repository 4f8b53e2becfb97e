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

from opwright.log_signs import called_for
from opwright.model import (
    Binary,
    Cause,
    Confidence,
    Evidence,
    Failure,
    Fix,
    Load,
    Machine,
    MissingSymbol,
    TorchRelease,
)
from opwright.signs import of_symbols
from opwright.torch_releases import database
from opwright.torch_symbols import TORCH_NAMES, asked_by_extensions, is_torch_imported


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


@called_for(undefined=TORCH_NAMES)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for symbols that the torch that is there exports: whoever asks for them has not linked it."""
    imported = is_torch_imported(failure)
    for symbol in asked_by_extensions(failure):
        if not symbol.is_everywhere_in_torch:
            continue
        library = symbol.exporters[0] if symbol.exporters else "libtorch_python.so"
        # Whoever runs a torch before 1.5 today, where importing it is enough, says so.
        sure = symbol.undefined.at_link or symbol.is_of_the_binding or imported
        sure = sure or symbol.is_found_without_linking is False
        yield symbol.undefined.evidence(
            Confidence.LIKELY
            if sure and not symbol.is_found_without_linking
            else Confidence.POSSIBLE,
            **(symbol.details | {"library": library}),
            symbols=symbol.readable,
            link_name=library.removeprefix("lib").partition(".so")[0],
        )


CAUSE = Cause(
    name="torch-library-not-linked",
    family="torch-abi",
    title="the binary asks for {symbols} of {library}, which it does not list as needed",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    in_failure=in_failure,
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
        Failure(
            "ImportError: /opt/venv/lib/python3.9/site-packages/my_op.so: undefined symbol: THPVariableClass",
            Machine(torch="1.13.1"),
        ),
        Failure(
            "op_bind.obj : error LNK2001: unresolved external symbol __imp_THPVariableClass\n"
            "op.pyd : fatal error LNK1120: 1 unresolved externals"
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libtorch.so", "libc10.so")),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN3c104cuda9SetDeviceEi", "op.so", ("2.1.2",)),),
        ),
        Failure(
            "ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi", Machine(torch="2.6.0")
        ),
        Failure("/usr/bin/ld: a.o: undefined reference to `my_project::run(int)'"),
    ),
)
