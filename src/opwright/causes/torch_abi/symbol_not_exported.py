"""
The name is in torch's namespaces, and no release in the database exports it. torch's libraries for Linux hide nothing,
so a function that the headers declare is normally exported, unless they only declare it (a template without an instance
for that type, such as `data_ptr<char>()`, where `char` is neither `int8_t` nor `uint8_t`), it needs a build option that
the published wheels lack, or the torch is not in the database: a nightly, a ROCm or XPU build, a fork. On Windows it is
common, as every function needs `TORCH_API` to be exported: a mistake of the library, not of its user.

`opwright lint` reports this when an accessor has a type that no tensor has in any release: the complex numbers of C++,
Thrust and CUDA (torch's are `c10::complex`), `long double`, or `void` for an untyped pointer. A hidden function of the
project itself (`-fvisibility=hidden`) is not found: only the linker knows which library defines what.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import never_exported, symbol_evidence
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check
from opwright.causes.kit.sources import ACCESSORS, for_sources
from opwright.knowledge.torch_releases.headers.element_types import FOREIGN_TYPES
from opwright.knowledge.torch_releases.names.names import TORCH_NAMES, is_torch_cxx_symbol
from opwright.model import Cause, Evidence, Fix, Load, Log, Safety, Source

_NO_TENSOR_TYPE = "where no tensor has elements of the type"
_SAME_LAYOUT = "where torch has a type of the same layout"
_UNTYPED = "for an untyped pointer"


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for names in torch's namespaces that no known release exports."""
    missing = never_exported(load).where(
        lambda one: is_torch_cxx_symbol(one.name) or one.name.startswith("aoti_torch_")
    )
    yield from symbol_evidence(load, missing, confidence=LIKELY)


@log_check(undefined=TORCH_NAMES)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for names that torch's own libraries lack, or that a linker misses and no torch has."""
    symbols = kit.torch_symbols.torch_symbols(log)
    is_unlinked = any(kit.torch_symbols.is_unlinked(s, log) for s in symbols if s.exporters)
    for symbol in symbols:
        name = symbol.undefined.name
        is_as_all = is_unlinked and symbol.undefined.at_link and not symbol.is_uninstantiated
        is_cut_off = "::" in name and "(" not in name and not name.startswith(("_Z", "?"))
        is_any_of_several = is_cut_off and not symbol.origin.is_torch
        is_there = symbol.releases or symbol.abi.twin_releases or symbol.is_import_on_windows
        is_asked = symbol.origin.is_torch or symbol.undefined.at_link or symbol.is_uninstantiated
        if is_asked and not (is_as_all or is_any_of_several or is_there):
            remedy = _NO_TENSOR_TYPE if symbol.is_uninstantiated else ""
            confidence = LIKELY if symbol.origin.on_windows or remedy else POSSIBLE
            yield symbol.undefined.evidence(confidence, **symbol.details, remedy=remedy)


@for_sources(*ACCESSORS)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for accessors of a type that no tensor has."""
    for call, type_ in kit.accessors.foreign_accessors(source, {t: t for t in FOREIGN_TYPES}.get):
        accessor, (mangled, torch_type) = call.name.text, FOREIGN_TYPES[type_]
        is_specialised = kit.accessors.is_specialised(source, accessor, type_)
        if is_specialised or not kit.targets.without_accessor(source.target, accessor, mangled):
            continue
        typed = _SAME_LAYOUT if torch_type else _NO_TENSOR_TYPE
        details = {"torch_type": torch_type or "", "remedy": _UNTYPED if type_ == "void" else typed}
        details["demangled"] = f"at::Tensor::{accessor}<{type_}>()"
        yield kit.accessors.accessor_evidence(source, call, torch_type, Safety.REVIEW, **details)


CAUSE = Cause(
    title="no known release of torch exports {demangled}",
    in_load=in_load,
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "if it was built against a torch of your own (a nightly, ROCm, a fork), add that one (opwright releases add"
        " SITE_PACKAGES/torch) and try again; otherwise call a function that torch exports"
    ),
    remedies={
        _NO_TENSOR_TYPE: Fix(
            "use the type that the tensor has in torch (float, double, int64_t, int32_t, int8_t, uint8_t, bool, at::Half,"
            " at::BFloat16) and reinterpret the pointer"
        ),
        _SAME_LAYOUT: Fix("write {accessor}<{torch_type}>() and reinterpret its pointer"),
        _UNTYPED: Fix("write {accessor}() for an untyped pointer"),
    },
    examples=(
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(
                model.MissingSymbol("_ZN2at6native9my_kernelERKNS_6TensorE", "op.so"),
            ),
        ),
        "OSError: op.so: undefined symbol: _ZNK2at10TensorBase8data_ptrIcEEPT_v",
        (
            "lld-link: error: undefined symbol: __declspec(dllimport) public: __cdecl "
            "c10::AcceleratorError::AcceleratorError(struct c10::SourceLocation, int)\n"
            ">>> referenced by op.dir\\op.cpp.obj"
        ),
        Source("fft.cpp", "void f(at::Tensor x) { run(x.data_ptr<std::complex<float>>()); }\n"),
        Source(
            "fft.cu",
            "template <typename T> void run(at::Tensor x) { fft(x.mutable_data_ptr<T>()); }\n"
            "void f(at::Tensor x) { run<cufftDoubleComplex>(x); }\n",
        ),
        Source("copy.cpp", "void f(at::Tensor x) { copy(x.const_data_ptr<void>()); }\n"),
    ),
    counterexamples=(
        Source(
            "fft.cpp",
            "void f(at::Tensor x) { run(x.data_ptr<c10::complex<float>>(), x.data_ptr()); }\n",
        ),
        Source(
            "kernel.cpp",
            "void f(const torch::executor::Tensor& x) { copy(x.const_data_ptr<void>()); }\n",
        ),
        Source("own.cpp", "void f(my::Tensor x) { run(x.data_ptr<std::complex<float>>()); }\n"),
        Source(
            "fft.cpp",
            "template <> std::complex<float>* at::Tensor::data_ptr<std::complex<float>>() const;\n"
            "void f(at::Tensor x) { run(x.data_ptr<std::complex<float>>()); }\n",
        ),
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("_ZN10my_project9my_kernelEv", "op.so"),),
        ),
        "ImportError: op.so: undefined symbol: _ZN10my_project9my_kernelEv",
    ),
)
