"""
torch's headers only declare `at::Tensor::data_ptr<T>()` and its relatives; torch defines and exports them for its own
element types. The compiler accepts any `T`, and the linker leaves the name undefined, as shared libraries may. CUDA's
`__half`, `__nv_bfloat16` and 8-bit floats are not torch's types: those are `at::Half`, `at::BFloat16`,
`at::Float8_e4m3fn`. No release of torch exports the instance. The same goes for C++'s `char`, which is neither of
torch's `signed char` and `unsigned char`, and before torch 2.3 for the unsigned integers of 16, 32 and 64 bits.
`accessor` and `packed_accessor` call `data_ptr` in turn.

Neither the layout (`__half` and `at::Half` are the same 16 bits) nor the version is at fault. Often a typedef hides the
type: `typedef half fp8; … x.data_ptr<fp8>()`. With lazy binding even the import succeeds, and the process dies at the
first call.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import never_exported, symbol_evidence
from opwright.causes.kit.cxx_sources.tensors import is_on_own_tensor
from opwright.causes.kit.rules import CERTAIN, log_check
from opwright.causes.kit.sources import ACCESSORS, for_sources
from opwright.knowledge.torch_releases.headers import element_types
from opwright.model import Cause, Evidence, Fix, Load, Log, Safety, Source

_ACCESSOR = (
    r"(?P<accessor>(?:mutable_|const_)?data_ptr|data|item|accessor|packed_accessor(?:32|64)?|to)"
)
_TYPE = r"(?P<type>__half2?|__nv_\w*?|__hip_\w*?|half_float|nv_bfloat16|float[248]|int[248])"
_MANGLED_PATTERN = rf"_ZNK?2at\w{{0,120}}?\d{{1,3}}{_ACCESSOR}IK?\d+{_TYPE}(?=[EL])"
_READABLE_PATTERN = (
    rf"(?:.*\W)?at::Tensor(?:Base)?::{_ACCESSOR}<(?:const )?(?:struct |class )?{_TYPE}\b"
)
_VECTORS = ("float2", "float4", "float8", "int2", "int4", "int8")
_POINTER = "(?:mutable_|const_)?data_ptr"
_SPELLINGS = {"__half": "__half|half", "__nv_bfloat16": "__nv_bfloat16|nv_bfloat16"}
_ANY_TYPE = "one of torch's own types"
_UNSIGNED = ("t", "j", "m")
_MADE_UNSIGNED = r"\bkUInt(?:16|32|64)\b"
"""Which came with the instances of data_ptr, in torch 2.3."""


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for accessors of a tensor instantiated for a type that is not torch's."""
    symbols = never_exported(load).where(_is_such_accessor)
    if symbols:
        yield from symbol_evidence(load, symbols, confidence=CERTAIN, **_details(symbols[0].name))


def _is_such_accessor(symbol: model.MissingSymbol) -> bool:
    return bool(_details(symbol.name))


@log_check(undefined=("half", "__nv_", "__hip_", "bfloat16", *_VECTORS))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for such an accessor among the undefined symbols, mangled or as a linker prints it."""
    for symbol in kit.torch_symbols.extension_symbols(log):
        details = _details(symbol.name, symbol.readable)
        if details and not symbol.releases:
            yield symbol.undefined.evidence(CERTAIN, **symbol.details, **details)


@lru_cache(1 << 16)  # a binary lacks the same names in every release
def _details(name: str, readable: str = "") -> Mapping[str, str]:
    """Return the details of a symbol that is such an accessor; nothing for others."""
    match = re.match(_MANGLED_PATTERN, name) or re.match(_READABLE_PATTERN, readable)
    if match is None:
        return {}
    replacement = element_types.torch_type(match["type"]) or _ANY_TYPE
    details = {"whose": "CUDA's", "where": "any torch", "torch_type": replacement}
    return details | {"accessor": match["accessor"], "type": match["type"]}


@for_sources(*ACCESSORS)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for accessors of a tensor for a type that is not torch's, whatever its alias."""
    for call, type_ in kit.accessors.foreign_accessors(source, element_types.foreign_type):
        spelled = rf"(?:{_SPELLINGS.get(type_, type_)})\s*>"
        is_specialised = kit.accessors.is_specialised(source, _POINTER, spelled)
        if is_specialised or is_on_own_tensor(source, call):
            continue
        mangled, replacement = element_types.mangled(type_), element_types.torch_type(type_)
        if mangled in _UNSIGNED and re.search(_MADE_UNSIGNED, source.text):
            continue  # of a torch that has them
        if releases := kit.targets.without_accessor(source.target, call.name.text, mangled):
            details = {"type": type_, "torch_type": replacement or _ANY_TYPE}
            details |= {"whose": "C++'s" if type_ in element_types.CXX_TYPES else "CUDA's"}
            details |= {"where": f"torch {kit.targets.ranges(releases)}"}
            yield kit.accessors.accessor_evidence(
                source, call, replacement, Safety.REVIEW, **details
            )


_DATA_PTR_HALF = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"
_OWN_CLASS = "class Tensor {\n template <typename T> T* data_ptr() { return nullptr; }\n};\n"

CAUSE = Cause(
    title="{accessor}<{type}>() does not exist in {where}: {type} is {whose} type, torch's is {torch_type}",
    in_load=in_load,
    in_log=in_log,
    in_source=in_source,
    explains=("symbol-not-exported", "torch-version-mismatch", "clang-template-mangling"),
    fix=Fix(
        "use torch's type and reinterpret the pointer: reinterpret_cast<{type}*>(x.{accessor}<{torch_type}>())",
        safety=Safety.REVIEW,
    ),
    examples=(
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol(_DATA_PTR_HALF, "op.so"),),
        ),
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease(
                "2.13.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()
            ),
            missing_symbols=(
                model.MissingSymbol(
                    "_ZNK2at10TensorBase16mutable_data_ptrI13__nv_bfloat16EEPT_v", "op.so"
                ),
            ),
        ),
        Log(
            f"ImportError: /opt/venv/lib/python3.11/site-packages/my_op.so: undefined symbol: {_DATA_PTR_HALF}",
            model.Machine(torch="2.8.0"),
        ),
        (
            "/usr/bin/ld: build/op.o: in function `run(at::Tensor)':\n"
            "op.cu:(.text+0x1c): undefined reference to `__nv_bfloat16* "
            "at::TensorBase::mutable_data_ptr<__nv_bfloat16>() const'"
        ),
        (
            'op.obj : error LNK2001: unresolved external symbol "public: struct __half * __cdecl '
            'at::TensorBase::data_ptr<struct __half>(void)const " (??$data_ptr@U__half@@@TensorBase@at@@QEBAPEAU__half@@XZ)'
        ),
        Source(
            "gemm.cu",
            "#include <torch/extension.h>\n"
            "typedef half fp8;\n"
            "void run(at::Tensor x) { launch(x.data_ptr<fp8>()); }\n",
        ),
        Source(
            "op.cu",
            "#define BF16 __nv_bfloat16\n"
            "template <typename T> void run(torch::Tensor x) { launch(x.const_data_ptr<T>()); }\n"
            "void call(torch::Tensor x) { run<BF16>(x); }\n",
        ),
        Source(
            "op.cu",
            "void run(at::Tensor x) {\n"
            "  using scalar = __half;\n"
            "  kernel<<<1, 32>>>(x.packed_accessor32<scalar, 2, torch::RestrictPtrTraits>());\n"
            "}\n",
        ),
        Source("op.cpp", "char f(at::Tensor x) { return *x.data_ptr<char>(); }\n"),
        Source("op.cpp", "char f(at::Tensor x) { return x.accessor<char, 2>()[0][0]; }\n"),
        Source(
            "op.cpp",
            "unsigned f(at::Tensor x) { return *x.data_ptr<uint32_t>(); }\n",
            model.Target(torch="2.2..2.4"),
        ),
        Source(
            "op.h",
            '#include <torch/extension.h>\n#include "Tensor.h"\n'
            "float first(torch::Tensor x) { return float(x.data_ptr<__nv_bfloat16>()[0]); }\n",
            includes=(Source("Tensor.h", _OWN_CLASS),),
        ),
    ),
    counterexamples=(
        Source(
            "op.h",
            '#include <torch/extension.h>\n#include "Tensor.h"\n'
            "void run(torch::Tensor x);\n"
            "float first(Tensor x) { return float(x.data_ptr<__nv_bfloat16>()[0]); }\n",
            includes=(Source("Tensor.h", _OWN_CLASS),),
        ),
        Source(
            "op.cpp",
            "unsigned f(at::Tensor x) { return *x.data_ptr<uint32_t>(); }\n",
            model.Target(torch="2.3..2.15"),
        ),
        Source(
            "op.cpp",
            "void f(at::Tensor x) { run(x.data_ptr<signed char>(), x.data_ptr<uint8_t>()); }\n",
        ),
        Source(
            "op.cpp",
            "unsigned* f() { return at::zeros(1, torch::kUInt32).data_ptr<unsigned>(); }\n",
            model.Target(torch="1.13"),
        ),
        Source(
            "op.cu",
            "void run(at::Tensor x) {\n"
            "  launch(reinterpret_cast<__half*>(x.data_ptr<at::Half>()));  // x.data_ptr<half>()\n"
            "}\n",
        ),
        Source(
            "op.cu",
            "template <typename scalar_t> void run(at::Tensor x) { launch(x.data_ptr<scalar_t>()); }\n"
            "void call(at::Tensor x) { run<at::Half>(x); run<float>(x); }\n",
        ),
        Source("own.cpp", "void run(my::Tensor x) { launch(x.data_ptr<half>()); }\n"),
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease(
                "1.9.0", "x86_64", "10.2", cxx11_abi=False, glibc="2.16", pythons=()
            ),
            missing_symbols=(
                model.MissingSymbol(
                    "_ZNK2at10TensorBase8data_ptrIN3c104HalfEEEPT_v", "op.so", ("2.8.0",)
                ),
            ),
        ),
        "undefined symbol: _ZNK2at10TensorBase8data_ptrIN3c104HalfEEEPT_v",
        "undefined reference to `my::launch(__half*, int)'",
    ),
)
