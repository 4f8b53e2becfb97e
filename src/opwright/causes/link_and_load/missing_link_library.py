"""
The function belongs to a library that exists and that the extension does not list: cuRAND, cuSPARSE,
cuFFT, nvToolsExt and the like. A shared object may be linked with such names left open. It works as long as
something else has put the library into the global scope, which is an accident: torch loads some of
CUDA's libraries so, and which ones has changed with nearly every release.

Paths cannot help (`LD_LIBRARY_PATH` is asked for files that a binary lists, and this one lists none).
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Binary, Cause, Evidence, Fix, Load, MissingSymbol, TorchRelease
from opwright.signs import of_symbols
from opwright.torch_releases import database


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing names that a library of CUDA has which the binary does not list."""
    known = database(load.torch.machine)
    found = [
        (symbol, owner[0][0])
        for symbol in load.missing_symbols
        if not symbol.name.startswith("_Z")
        and (owner := known.provided_by(symbol.name))
        and owner[0][0] not in load.binary.needed
    ]
    if found:
        library = found[0][1]
        name = library.removeprefix("lib").partition(".so")[0]
        yield from of_symbols(load, [s for s, _ in found], library=library, link_name=name)


CAUSE = Cause(
    name="missing-link-library",
    family="link-and-load",
    title="{symbol} is in {library}, which the binary does not list as needed",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    masks=("own-source-not-built",),
    fix=Fix("link it: libraries=['{link_name}'], or target_link_libraries with CUDA::{link_name}"),
    examples=(
        Load(
            Binary("op.so", needed=("libcudart.so.13",)),
            TorchRelease("2.15.0", "x86_64", "13.2", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("curandCreateGenerator", "op.so", ("1.10.2",)),),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("my_own_function", "op.so"),),
        ),
    ),
)
