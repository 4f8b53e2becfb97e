"""
Torch defines `data_ptr<int64_t>()` and its relatives, and `int64_t` is another type on another
platform: `long` on 64-bit Linux, `long long` on Windows and macOS. The two have the same size and
different names. Code that writes `data_ptr<long long>()` (or `unsigned long long`, or CUDA's
`longlong`) compiles everywhere and finds no instance on Linux; code that writes `data_ptr<long>()`
works on Linux and nowhere else.

It is a common accident in kernels that call `atomicAdd`, which has no overload for `long`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.model import Binary, Cause, Evidence, Fix, Load, MissingSymbol, TorchRelease
from opwright.signs import never_exported, of_symbols

_LONG_LONG = (  # compiled when something is missing that no release has
    r"_ZNK?2at\w*?\d+(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)IK?(?P<type>[xy])(?=[EL])"
)
_SPELLED = {"x": ("long long", "int64_t"), "y": ("unsigned long long", "uint64_t")}


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for accessors of a tensor instantiated for `long long`, which is not int64_t on Linux."""
    found = [(s, match) for s in never_exported(load) if (match := re.match(_LONG_LONG, s.name))]
    if found:
        _, match = found[0]
        spelled, portable = _SPELLED[match["type"]]
        yield from of_symbols(
            load,
            [symbol for symbol, _ in found],
            accessor=match["accessor"],
            type=spelled,
            portable=portable,
        )


CAUSE = Cause(
    name="long-type-not-portable",
    family="torch-abi",
    title="{accessor}<{type}>() does not exist on Linux, where {portable} is another type of the same size",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    masks=("symbol-not-exported",),
    fix=Fix(
        "write {accessor}<{portable}>(), and reinterpret the pointer where a kernel wants {type}*"
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZNK2at10TensorBase8data_ptrIxEEPT_v", "op.so"),),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("1.8.0", "x86_64", "10.2", cxx11_abi=False, glibc="2.16", pythons=()),
            missing_symbols=(
                MissingSymbol("_ZNK2at10TensorBase8data_ptrIlEEPT_v", "op.so", ("2.8.0",)),
            ),
        ),
    ),
)
