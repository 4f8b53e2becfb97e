"""
`at::Tensor::data_ptr<T>()` and its relatives are templates that torch's headers only declare. Torch
defines them for its own element types and exports these; `T` may be anything, the compiler sees a
declaration and is content, and the linker leaves the name open because shared libraries may do that.
CUDA's `__half`, `__nv_bfloat16` and its 8-bit floats are not torch's types: torch's are `at::Half`,
`at::BFloat16`, `at::Float8_e4m3fn`. No release of torch, old or new, exports the instance.

It is not a matter of layout (`__half` and `at::Half` are the same 16 bits) nor of versions. Often a
typedef hides the type: `typedef half fp8; … x.data_ptr<fp8>()`. With lazy binding the import even
succeeds, and the process dies at the first call.
"""

from __future__ import annotations

import re
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
from opwright.signs import never_exported, of_symbols
from opwright.torch_symbols import asked_by_extensions

_ACCESSOR = r"(?:mutable_|const_)?data_ptr|data|item|accessor|packed_accessor(?:32|64)?|to"
_TYPE = (  # compiled when something is missing that no release has
    r"_ZNK?2at\w*?\d+(?P<accessor>" + _ACCESSOR + r")I(?P<const>K?)"
    r"\d+(?P<type>__half2?|__nv_\w*?|__hip_\w*?|half_float|nv_bfloat16|float[248]|int[248])(?=[EL])"
)
_READABLE = (  # as a linker demangles it, Microsoft's among them
    r"(?:.*\W)?at::Tensor(?:Base)?::(?P<accessor>"
    + _ACCESSOR
    + r")<(?P<const>const )?(?:struct |class )?"
    r"(?P<type>__half2?|__nv_\w+|__hip_\w+|half_float|nv_bfloat16|float[248]|int[248])\b"
)
_TORCH_TYPES = {
    "__half": "at::Half",
    "__nv_bfloat16": "at::BFloat16",
    "__hip_bfloat16": "at::BFloat16",
    "__nv_fp8_e4m3": "at::Float8_e4m3fn",
    "__nv_fp8_e5m2": "at::Float8_e5m2",
}


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for accessors of a tensor instantiated for a type that is not torch's."""
    found = [(s, match) for s in never_exported(load) if (match := re.match(_TYPE, s.name))]
    if found:
        _, match = found[0]
        yield from of_symbols(
            load,
            [symbol for symbol, _ in found],
            accessor=match["accessor"],
            type=match["type"],
            torch_type=_TORCH_TYPES.get(match["type"], "one of torch's own types"),
        )


@called_for(
    undefined=(
        "half",
        "__nv_",
        "__hip_",
        "bfloat16",
        "float2",
        "float4",
        "float8",
        "int2",
        "int4",
        "int8",
    )
)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for such an accessor among the undefined symbols, mangled or as a linker prints it."""
    for symbol in asked_by_extensions(failure):
        match = re.match(_TYPE, symbol.name) or re.match(_READABLE, symbol.readable)
        if match and not symbol.releases:
            yield symbol.undefined.evidence(
                Confidence.CERTAIN,
                **symbol.details,
                accessor=match["accessor"],
                type=match["type"],
                torch_type=_TORCH_TYPES.get(match["type"], "one of torch's own types"),
            )


_DATA_PTR_HALF = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"

CAUSE = Cause(
    name="half-type-instantiation",
    family="torch-abi",
    title="{accessor}<{type}>() does not exist in any torch: {type} is CUDA's type, torch's is {torch_type}",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    in_failure=in_failure,
    masks=("symbol-not-exported", "torch-version-mismatch", "clang-template-mangling"),
    fix=Fix(
        "ask for torch's type and reinterpret the pointer: "
        "reinterpret_cast<{type}*>(x.{accessor}<{torch_type}>())"
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol(_DATA_PTR_HALF, "op.so"),),
        ),
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.13.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(
                MissingSymbol(
                    "_ZNK2at10TensorBase16mutable_data_ptrI13__nv_bfloat16EEPT_v", "op.so"
                ),
            ),
        ),
        Failure(
            f"ImportError: /opt/venv/lib/python3.11/site-packages/my_op.so: undefined symbol: {_DATA_PTR_HALF}",
            Machine(torch="2.8.0"),
        ),
        Failure(
            "/usr/bin/ld: build/op.o: in function `run(at::Tensor)':\n"
            "op.cu:(.text+0x1c): undefined reference to `__nv_bfloat16* "
            "at::TensorBase::mutable_data_ptr<__nv_bfloat16>() const'"
        ),
        Failure(
            'op.obj : error LNK2001: unresolved external symbol "public: struct __half * __cdecl '
            'at::TensorBase::data_ptr<struct __half>(void)const " (??$data_ptr@U__half@@@TensorBase@at@@QEBAPEAU__half@@XZ)'
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("1.9.0", "x86_64", "10.2", cxx11_abi=False, glibc="2.16", pythons=()),
            missing_symbols=(
                MissingSymbol(
                    "_ZNK2at10TensorBase8data_ptrIN3c104HalfEEEPT_v", "op.so", ("2.8.0",)
                ),
            ),
        ),
        Failure("undefined symbol: _ZNK2at10TensorBase8data_ptrIN3c104HalfEEEPT_v"),
        Failure("undefined reference to `my::launch(__half*, int)'"),
    ),
)
