"""
torch defines `data_ptr<int64_t>()` and its relatives, and `int64_t` is a different type on each platform: `long` on
64-bit Linux, `long long` on Windows and macOS. The two have the same size and different names. Code that writes
`data_ptr<long long>()` (or `unsigned long long`, or CUDA's `longlong`) compiles everywhere and finds no instance on
Linux; `data_ptr<long>()` works on Linux and nowhere else.

It is a common accident in kernels that call `atomicAdd`, which has no overload for `long`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import never_exported, of_symbols
from opwright.causes.kit.rules import CERTAIN, POSSIBLE, log_check
from opwright.causes.kit.sources import ACCESSORS, Call, code_of, for_sources, is_in, matches
from opwright.knowledge.torch_releases.element_types import (
    LONG_LONG_TYPES,
    LONG_TYPES,
    MANGLED_LONGS,
)
from opwright.logs.torch_symbol import TorchSymbol
from opwright.logs.torch_symbols import torch_symbols
from opwright.model import Cause, Evidence, Fix, Load, Log, Safety, Source

_LINUX_PATTERN = r"_ZNK?2at\w{0,120}?\d{1,3}(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)IK?(?P<type>[xy])(?=[EL])"
_MACOS_PATTERN = r"_ZNK?2at\w{0,120}?\d{1,3}(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)IK?(?P<type>[lm])(?=[EL])"
_MSVC_PATTERN = r"(?:__imp_)?\?\?\$(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)@(?:\$\$C)?B?(?P<type>[JK])@"
_READABLE_PATTERN = r"(?:.*\W)?at::Tensor(?:Base)?::(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)<(?:const )?(?P<type>(?:unsigned )?long(?: long)?)(?: const)?>"


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for accessors of a tensor instantiated for `long long`, which is not int64_t on Linux."""
    symbols = [s for s in never_exported(load) if re.match(_LINUX_PATTERN, s.name)]
    match = re.match(_LINUX_PATTERN, symbols[0].name) if symbols else None
    if match:
        type_, portable = MANGLED_LONGS[match["type"]]
        yield from of_symbols(
            load,
            symbols,
            accessor=match["accessor"],
            type=type_,
            portable=portable,
            platform="Linux",
        )


@log_check(
    undefined=(
        *("Ix", "Iy", "IKx", "IKy", "Il", "Im", "IKl", "IKm"),
        *(" long", "<long", "unsigned", "@J@", "@K@"),
    )
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for accessors of the 64-bit integer that is not int64_t on the log's platform."""
    for symbol in torch_symbols(log):
        if found := _wrong_platform(symbol):
            match, platform = found
            type_, portable = MANGLED_LONGS.get(match["type"], (match["type"], "int64_t"))
            yield symbol.undefined.evidence(
                CERTAIN,
                **symbol.details,
                accessor=match["accessor"],
                type=type_,
                portable=portable,
                platform=platform,
            )


def _wrong_platform(symbol: TorchSymbol) -> tuple[re.Match[str], str] | None:
    if match := re.match(_MSVC_PATTERN, symbol.undefined.name):
        return match, "Windows"
    if symbol.origin.on_macos:
        match = re.match(_MACOS_PATTERN, symbol.name) or re.match(
            _READABLE_PATTERN, symbol.readable
        )
        return (match, "macOS") if match and "long long" not in match["type"] else None
    match = re.match(_LINUX_PATTERN, symbol.name) or re.match(_READABLE_PATTERN, symbol.readable)
    if match and "__cdecl" in symbol.undefined.quote:
        return (match, "Windows") if "long long" not in match["type"] else None
    return (
        (match, "Linux")
        if match and match["type"] in ("x", "y", "long long", "unsigned long long")
        else None
    )


_WINDOWS_CODE = r"\b(?:_WIN32|_WIN64|_MSC_VER|__declspec)\b"
_PLATFORM_TEST = "(?i)_WIN32|_WIN64|_MSC_VER|__APPLE__|WINDOWS"


@for_sources(*ACCESSORS)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for accessors of `long long`, and of `long` in code that is for Windows too."""
    types = {type_: type_ for type_ in (*LONG_LONG_TYPES, *LONG_TYPES)}
    for call, type_ in kit.accessors.foreign_accessors(source, types.get):
        written = call.template_arguments[0].text
        if _is_guarded(source, call.name.start) or _is_chosen(source, written):
            continue
        if portable := LONG_LONG_TYPES.get(type_):
            yield _finding(source, call, type_, portable, "Linux")
        elif is_in(source, _WINDOWS_CODE):
            finding = _finding(source, call, type_, LONG_TYPES[type_], "Windows")
            yield finding._replace(confidence=POSSIBLE)


def _finding(source: Source, call: Call, type_: str, portable: str, platform: str) -> Evidence:
    torch_type = portable if portable == "int64_t" else None
    details = {"type": type_, "portable": portable, "platform": platform}
    return kit.accessors.accessor_evidence(source, call, torch_type, Safety.SAFE, **details)


def _is_chosen(source: Source, written: str) -> bool:
    """Return whether a type's name is defined for each platform apart."""
    defined = (
        rf"\b(?:typedef\b[^;{{}}]*\b{written}\s*;|using\s+{written}\s*=|define[ \t]+{written}\b)"
    )
    return written.isidentifier() and any(
        _is_guarded(one, match.start())
        for one in source.with_includes
        for match in matches(one, defined)
    )


def _is_guarded(source: Source, at: int) -> bool:
    """Return whether an `#if` around a place tests the platform."""
    return any(
        re.search(_PLATFORM_TEST, c.text)
        for c in kit.preprocessor.conditions_at(code_of(source), at)
    )


CAUSE = Cause(
    title="{accessor}<{type}>() does not exist on {platform}, where {portable} is another type of the same size",
    in_load=in_load,
    in_log=in_log,
    in_source=in_source,
    explains=("symbol-not-exported", "torch-version-mismatch", "torch-library-not-linked"),
    fix=Fix(
        "write {accessor}<{portable}>(), and reinterpret the pointer where a kernel takes {type}*",
        safety=Safety.SAFE,
    ),
    examples=(
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("_ZNK2at10TensorBase8data_ptrIxEEPT_v", "op.so"),),
        ),
        "ImportError: my_op.so: undefined symbol: _ZNK2at10TensorBase8data_ptrIxEEPT_v",
        (
            'op.obj : error LNK2001: unresolved external symbol "public: long * __cdecl '
            'at::TensorBase::data_ptr<long>(void)const " (??$data_ptr@J@TensorBase@at@@QEBAPEAJXZ)'
        ),
        'unresolved external symbol "public: long * __cdecl at::TensorBase::data_ptr<long>(void)const "',
        (
            "ImportError: dlopen(/x/my_op.so, 0x0002): symbol not found in flat namespace "
            "'__ZNK2at10TensorBase8data_ptrIlEEPT_v'"
        ),
        Source("op.cu", "void f(at::Tensor x) { g<<<1, 1>>>(x.data_ptr<long long>()); }\n"),
        Source(
            "op.cu",
            "typedef unsigned long long key;\n"
            "void f(at::Tensor x) { auto a = x.packed_accessor32<key, 1>(); }\n",
        ),
        Source(
            "op.cpp",
            "#ifdef _WIN32\n#define API __declspec(dllexport)\n#endif\n"
            "long f(at::Tensor x) { return *x.data_ptr<long>(); }\n",
        ),
    ),
    counterexamples=(
        Source(
            "op.cu",
            "#include <torch/extension.h>\n#ifdef _WIN32\ntypedef int64_t LongType;\n#else\n"
            "typedef long LongType;\n#endif\nvoid f(at::Tensor x) { run(x.data_ptr<LongType>()); }\n",
        ),
        Source(
            "op.cu",
            "void f(at::Tensor x) { g(reinterpret_cast<long long*>(x.data_ptr<int64_t>())); }\n",
        ),
        Source("op.cpp", "long f(at::Tensor x) { return *x.data_ptr<long>(); }\n"),
        Source(
            "op.cpp",
            "long f(at::Tensor x) {\n#ifdef _WIN32\n  return *x.data_ptr<long long>();\n#endif\n"
            "  return *x.data_ptr<int64_t>();\n}\n",
        ),
        Source("own.cpp", "void f(my::Tensor x) { g(x.data_ptr<long long>()); }\n"),
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease(
                "1.8.0", "x86_64", "10.2", cxx11_abi=False, glibc="2.16", pythons=()
            ),
            missing_symbols=(
                model.MissingSymbol("_ZNK2at10TensorBase8data_ptrIlEEPT_v", "op.so", ("2.8.0",)),
            ),
        ),
        "ImportError: my_op.so: undefined symbol: _ZNK2at10TensorBase8data_ptrI6__halfEEPT_v",
        'error LNK2001: unresolved external symbol "long f(long)" (?f@@YAJJ@Z)',
    ),
)
