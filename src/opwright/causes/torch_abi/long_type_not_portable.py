"""
torch defines `data_ptr<int64_t>()` and its relatives, and `int64_t` differs by platform: it is `long` on 64-bit Linux,
`long long` on Windows and macOS, two types of the same size with different names. Code that writes `data_ptr<long
long>()` (or `unsigned long long`, or CUDA's `longlong`) compiles everywhere and finds no instance on Linux;
`data_ptr<long>()` works on Linux and nowhere else.

Often it is meant for `atomicAdd`, which has no overload for `long`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import never_exported, symbol_evidence
from opwright.causes.kit.rules import CERTAIN, POSSIBLE, log_check
from opwright.causes.kit.sources import ACCESSORS, code_of, for_sources, is_in, matches
from opwright.knowledge.torch_releases.headers.element_types import (
    LONG_LONG_TYPES,
    LONG_TYPES,
    MANGLED_LONGS,
)
from opwright.model import Cause, Evidence, Fix, Load, Log, Safety, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.torch_symbol import TorchSymbol

_ACCESSOR = r"(?P<accessor>(?:mutable_|const_)?data_ptr|data|item)"
_MANGLED_PATTERN = rf"_ZNK?2at\w{{0,120}}?\d{{1,3}}{_ACCESSOR}IK?(?P<type>[xylm])(?=[EL])"
_MSVC_PATTERN = rf"(?:__imp_)?\?\?\${_ACCESSOR}@(?:\$\$C)?B?(?P<type>[JK])@"
_READABLE_PATTERN = rf"(?:.*\W)?at::Tensor(?:Base)?::{_ACCESSOR}<(?:const )?(?P<type>(?:unsigned )?long(?: long)?)(?: const)?>"
_MANGLED_ARGUMENTS = ("Ix", "Iy", "IKx", "IKy", "Il", "Im", "IKl", "IKm", "@J@", "@K@")
_PORTABLE_TYPES = LONG_LONG_TYPES | LONG_TYPES
_WINDOWS_CODE = r"\b(?:_WIN32|_WIN64|_MSC_VER|__declspec)\b"
_PLATFORM_TEST = r"(?i)_WIN32|_WIN64|_MSC_VER|__APPLE__|WINDOWS|RTC(?:_|\b)"
_STANDARD = r"(?:std::)?u?int64_t"
"""torch's own types, whatever a project's copy of <cstdint> for NVRTC says."""
_PLATFORMS = {"linux": "Linux", "macos": "macOS", "windows": "Windows"}


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for accessors of a tensor instantiated for `long long`, which is not int64_t on Linux, or else `long`."""
    is_linux = load.binary.system == "linux"
    symbols = never_exported(load).where(_is_long_long if is_linux else _is_long)
    if symbols:
        details = {**_details(symbols[0].name), "platform": _PLATFORMS[load.binary.system]}
        yield from symbol_evidence(load, symbols, confidence=CERTAIN, **details)


def _is_long_long(symbol: model.MissingSymbol) -> bool:
    return "long long" in _details(symbol.name).get("type", "")


def _is_long(symbol: model.MissingSymbol) -> bool:
    return bool(_details(symbol.name)) and not _is_long_long(symbol)


@log_check(undefined=(*_MANGLED_ARGUMENTS, " long", "<long", "unsigned"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for accessors of the 64-bit integer that is not int64_t on the log's platform."""
    for symbol in kit.torch_symbols.torch_symbols(log):
        name, platform = symbol.undefined.name, _platform(symbol)
        details = _details(name) or _details(symbol.name, symbol.readable)
        if details and ("long long" in details["type"]) == (platform == "Linux"):
            yield symbol.undefined.evidence(
                CERTAIN, **{**details, **symbol.details, "platform": platform}
            )


@lru_cache(1 << 16)  # a binary lacks the same names in every release
def _details(name: str, readable: str = "") -> Mapping[str, str]:
    """Return the details of a symbol that is an accessor of such an integer; nothing for others."""
    mangled = re.match(_MANGLED_PATTERN, name) or re.match(_MSVC_PATTERN, name)
    match = mangled or re.match(_READABLE_PATTERN, readable)
    if match is None:
        return {}
    type_ = MANGLED_LONGS.get(match["type"], match["type"])
    return {"accessor": match["accessor"], "type": type_, "portable": _PORTABLE_TYPES[type_]}


def _platform(symbol: TorchSymbol) -> str:
    if symbol.origin.on_macos:
        return "macOS"
    is_msvc = "??$" in symbol.undefined.name or "__cdecl" in symbol.undefined.quote
    return "Windows" if is_msvc else "Linux"


@for_sources(*ACCESSORS)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for accessors of `long long`, and of `long` in code that is for Windows too."""
    types = {type_: type_ for type_ in _PORTABLE_TYPES}
    for call, type_ in kit.accessors.foreign_accessors(source, types.get):
        is_for_linux, portable = type_ in LONG_LONG_TYPES, _PORTABLE_TYPES[type_]
        is_guarded = _is_guarded(source, call.name.start)
        if is_guarded or _is_chosen(source, call.template_arguments[0].text):
            continue
        if is_for_linux or is_in(source, _WINDOWS_CODE):
            platform = "Linux" if is_for_linux else "Windows"
            details = {"type": type_, "portable": portable, "platform": platform}
            torch_type = portable if portable == "int64_t" else None
            found = kit.accessors.accessor_evidence(
                source, call, torch_type, Safety.SAFE, **details
            )
            yield found if is_for_linux else found._replace(confidence=POSSIBLE)


def _is_chosen(source: Source, written: str) -> bool:
    """Return whether a type's name is the standard's, or defined for each platform apart."""
    if re.fullmatch(_STANDARD, written):
        return True
    defined = (
        rf"\b(?:typedef\b[^;{{}}]*\b{written}\s*;|using\s+{written}\s*=|define[ \t]+{written}\b)"
    )
    return written.isidentifier() and any(
        _is_guarded(one, match.start())
        for one in source.with_includes
        for match in matches(one, defined)
    )


def _is_guarded(source: Source, at: int) -> bool:
    return kit.preprocessor.is_tested(code_of(source), at, _PLATFORM_TEST)


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
            "#if MY_RTC\ntypedef long long int64_t;\n#endif\n"
            "void f(at::Tensor x) { run(x.data_ptr<int64_t>()); }\n",
        ),
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
