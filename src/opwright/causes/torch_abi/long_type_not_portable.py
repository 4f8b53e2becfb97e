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
from opwright.torch_symbols import TorchSymbol, torch_symbols

_LONG_LONG = (  # compiled when something is missing that no release has
    r"_ZNK?2at\w*?\d+(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)IK?(?P<type>[xy])(?=[EL])"
)
_LONG = (  # on macOS, where int64_t is long long
    r"_ZNK?2at\w*?\d+(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)IK?(?P<type>[lm])(?=[EL])"
)
_OF_MICROSOFT = r"(?:__imp_)?\?\?\$(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)@(?:\$\$C)?B?(?P<type>[JK])@"
_READABLE = (
    r"(?:.*\W)?at::Tensor(?:Base)?::(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)<(?:const )?"
    r"(?P<type>(?:unsigned )?long(?: long)?)(?: const)?>"
)
_SPELLED = {
    "x": ("long long", "int64_t"),
    "y": ("unsigned long long", "uint64_t"),
    "l": ("long", "int64_t"),
    "m": ("unsigned long", "uint64_t"),
    "J": ("long", "int64_t"),
    "K": ("unsigned long", "uint64_t"),
}


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
            platform="Linux",
        )


@called_for(
    undefined=(
        "Ix",
        "Iy",
        "IKx",
        "IKy",
        "Il",
        "Im",
        "IKl",
        "IKm",
        " long",
        "<long",
        "unsigned",
        "@J@",
        "@K@",
    )
)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for accessors of the 64-bit integer that is not int64_t where the log comes from."""
    for symbol in torch_symbols(failure):
        if found := _of_another_platform(symbol):
            match, platform = found
            spelled = _SPELLED.get(match["type"], (match["type"], "int64_t"))
            yield symbol.undefined.evidence(
                Confidence.CERTAIN,
                **symbol.details,
                accessor=match["accessor"],
                type=spelled[0],
                portable=spelled[1],
                platform=platform,
            )


def _of_another_platform(symbol: TorchSymbol) -> tuple[re.Match[str], str] | None:
    if match := re.match(_OF_MICROSOFT, symbol.undefined.name):
        return match, "Windows"
    if symbol.is_on_macos:
        match = re.match(_LONG, symbol.name) or re.match(_READABLE, symbol.readable)
        return (match, "macOS") if match and "long long" not in match["type"] else None
    match = re.match(_LONG_LONG, symbol.name) or re.match(_READABLE, symbol.readable)
    return (
        (match, "Linux")
        if match and match["type"] in ("x", "y", "long long", "unsigned long long")
        else None
    )


CAUSE = Cause(
    name="long-type-not-portable",
    family="torch-abi",
    title="{accessor}<{type}>() does not exist on {platform}, where {portable} is another type of the same size",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    in_failure=in_failure,
    masks=("symbol-not-exported", "torch-version-mismatch", "torch-library-not-linked"),
    fix=Fix(
        "write {accessor}<{portable}>(), and reinterpret the pointer where a kernel wants {type}*"
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libtorch_cpu.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZNK2at10TensorBase8data_ptrIxEEPT_v", "op.so"),),
        ),
        Failure("ImportError: my_op.so: undefined symbol: _ZNK2at10TensorBase8data_ptrIxEEPT_v"),
        Failure(
            'op.obj : error LNK2001: unresolved external symbol "public: long * __cdecl '
            'at::TensorBase::data_ptr<long>(void)const " (??$data_ptr@J@TensorBase@at@@QEBAPEAJXZ)'
        ),
        Failure(
            "ImportError: dlopen(/x/my_op.so, 0x0002): symbol not found in flat namespace "
            "'__ZNK2at10TensorBase8data_ptrIlEEPT_v'"
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
        Failure(
            "ImportError: my_op.so: undefined symbol: _ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"
        ),
        Failure('error LNK2001: unresolved external symbol "long f(long)" (?f@@YAJJ@Z)'),
    ),
)
