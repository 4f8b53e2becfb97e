"""
The name is in torch's namespaces and no release of torch in the database exports it. Torch's
libraries hide nothing on Linux today, so a function that its headers declare is normally there. It is
not when it was only declared (a template without an instance for that type, such as `data_ptr<char>()`, where
`char` is neither `int8_t` nor `uint8_t`), when it exists under a
build option that the published wheels do not have, or when the extension was built against a torch
that is not in the database: a nightly, a ROCm or XPU build, a fork.

On Windows, where every function needs `TORCH_API` to be exported, this is common, and a mistake of
the library, not of its user.
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
    MissingSymbol,
    TorchRelease,
)
from opwright.signs import never_exported, of_symbols
from opwright.torch_releases.names import is_cxx_of_torch
from opwright.torch_symbols import TORCH_NAMES, torch_symbols

_CALL_ANOTHER = (
    "if it was built against a torch of your own (nightly, ROCm, a fork), add that one (opwright releases "
    "add SITE_PACKAGES/torch) and look again; otherwise call a function that torch exports"
)
_TAKE_ANOTHER_TYPE = (
    "ask for the type that the tensor has in torch (float, double, int64_t, int32_t, int8_t, uint8_t, bool, "
    "at::Half, at::BFloat16) and reinterpret the pointer"
)


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for names in torch's namespaces that no known release exports."""
    unknown = [
        symbol
        for symbol in never_exported(load)
        if is_cxx_of_torch(symbol.name) or symbol.name.startswith("aoti_torch_")
    ]
    yield from of_symbols(load, unknown, confidence=Confidence.LIKELY, remedy=_CALL_ANOTHER)


@called_for(undefined=TORCH_NAMES)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for names that torch's own libraries lack, or that a linker misses and no torch has."""
    for symbol in torch_symbols(failure):
        name = symbol.undefined.name
        quoted_in_part = "::" in name and "(" not in name and not name.startswith(("_Z", "?"))
        if quoted_in_part and not symbol.is_asked_by_torch:  # then it is not known which function
            continue
        if symbol.releases or symbol.twin_releases:
            continue
        if symbol.is_asked_by_torch or symbol.undefined.at_link or symbol.is_uninstantiated:
            # On Windows a function must be exported by name, and one that is not is a mistake.
            sure = symbol.is_on_windows or symbol.is_uninstantiated
            yield symbol.undefined.evidence(
                Confidence.LIKELY if sure else Confidence.POSSIBLE,
                **symbol.details,
                remedy=_TAKE_ANOTHER_TYPE if symbol.is_uninstantiated else _CALL_ANOTHER,
            )


CAUSE = Cause(
    name="symbol-not-exported",
    family="torch-abi",
    title="no known release of torch exports {demangled}",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    in_failure=in_failure,
    fix=Fix("{remedy}"),
    examples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN2at6native9my_kernelERKNS_6TensorE", "op.so"),),
        ),
        Failure("OSError: op.so: undefined symbol: _ZNK2at10TensorBase8data_ptrIcEEPT_v"),
        Failure(
            "lld-link: error: undefined symbol: __declspec(dllimport) public: __cdecl "
            "c10::AcceleratorError::AcceleratorError(struct c10::SourceLocation, int)\n"
            ">>> referenced by op.dir\\op.cpp.obj"
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN10my_project9my_kernelEv", "op.so"),),
        ),
        Failure("ImportError: op.so: undefined symbol: _ZN10my_project9my_kernelEv"),
    ),
)
