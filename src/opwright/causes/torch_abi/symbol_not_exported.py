"""
The name is in torch's namespaces and no release of torch in the database exports it. Torch's
libraries hide nothing on Linux today, so a function that its headers declare is normally there. It is
not when it was only declared (a template without an instance for that type), when it exists under a
build option that the published wheels do not have, or when the extension was built against a torch
that is not in the database: a nightly, a ROCm or XPU build, a fork.

On Windows, where every function needs `TORCH_API` to be exported, this is common, and a mistake of
the library, not of its user.
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
from opwright.torch_releases.names import is_cxx_of_torch


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for names in torch's namespaces that no known release exports."""
    unknown = [
        symbol
        for symbol in never_exported(load)
        if is_cxx_of_torch(symbol.name) or symbol.name.startswith("aoti_torch_")
    ]
    yield from of_symbols(load, unknown, confidence=Confidence.LIKELY)


CAUSE = Cause(
    name="symbol-not-exported",
    family="torch-abi",
    title="no known release of torch exports {demangled}",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    fix=Fix(
        "if it was built against a torch of your own (nightly, ROCm, a fork), add that one and look "
        "again; otherwise call a function that torch exports",
        commands=("opwright releases add SITE_PACKAGES/torch",),
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN2at6native9my_kernelERKNS_6TensorE", "op.so"),),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN10my_project9my_kernelEv", "op.so"),),
        ),
    ),
)
