"""
Some of torch's C++ names are still there, and want to be used in another way than before:

- `AT_ASSERTM`, `AT_ASSERT`, `AT_ERROR` and `AT_CHECK` ended with a brace up to torch 1.1. They have been statements
  since 1.2, and want a semicolon behind them, as do macros of your own that end with one: `CHECK_CUDA(x)` of most
  tutorials. `TORCH_CHECK` does with and without.
- `c10d/ProcessGroupNCCL.hpp` declares its class only with `-DUSE_C10D_NCCL` since torch 1.10. CMake's targets of torch
  give it, and `CUDAExtension` does not.
- `torch.distributed` hands a `c10d::ProcessGroup` to functions that are bound to Python since torch 2.0, where it was the
  class of one backend before: `getBackend()` returns that.
- `c10::TensorImpl::sizes()`, `dim()` and others are virtual no longer since torch 1.12, and `is_contiguous_custom()` since 2.9.
  A class of your own overrides `sizes_custom()`, `sym_is_contiguous_custom()` and their like, and sets the policy for them.

Nothing else about these lines has to change, and older releases take the new form too, but for the last: ask for
`TORCH_VERSION_MAJOR` there.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import for_sources
from opwright.model import BuildScript, Cause, Evidence, Fix, Source, Target


@for_sources(
    r"\bAT_(?:ASSERTM?|ERROR|CHECK)\b",
    r"\bCHECK_[A-Z]+\(",
    "ProcessGroup(?:NCCL|Gloo|MPI)",
    r"::TensorImpl\b",
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what torch has still and takes in another way."""
    if not kit.other_frameworks.is_for_another_framework(source):
        yield from kit.unended_checks.unended_checks(source)
        if "ProcessGroup" in source.text:
            yield from kit.process_groups.in_source(source)
        if "override" in source.text:
            yield from kit.virtual_functions.sealed_overrides(source)


_CHECKED = (
    '#include <torch/extension.h>\n#define CHECK_CUDA(x) AT_ASSERTM(x.is_cuda(), "not on a GPU"){0}\n'
    "void f(at::Tensor x) {{\n  CHECK_CUDA(x){0}\n  g(x);\n}}\n"
)
_GROUPED = (
    "#include <torch/extension.h>\n#include <torch/csrc/distributed/c10d/ProcessGroupNCCL.hpp>\n"
    'void ensure({}& group, at::Tensor x);\nPYBIND11_MODULE(m, m) {{ m.def("ensure", &ensure); }}\n'
)
_DERIVED = (
    "#include <c10/core/TensorImpl.h>\nclass Impl : public c10::TensorImpl {\n public:\n"
    "  bool is_contiguous_custom(at::MemoryFormat format) const override;\n  int64_t dim() const override;\n};\n"
)
_SETUP = BuildScript("setup.py", "setup(ext_modules=[CppExtension('m', ['group.cpp'])])\n")
_FLAGGED = BuildScript("setup.py", "flags = ['-DUSE_C10D_NCCL']\n")

CAUSE = Cause(
    title="{api}(...) stands without a semicolon, which its macro has wanted since torch {since}",
    titles={
        "process group": "Python hands over a c10d::ProcessGroup since torch {since}, and no {api}: the call raises a TypeError",
        "virtual": "the class overrides {api}, which is not virtual since torch {since}",
        "macro": "{api} declares nothing without {instead} since torch {since}, which the build does not give",
    },
    in_source=in_source,
    fact="{what}",
    fix=Fix("put the semicolon: {instead}"),
    remedies={
        "process group": Fix("take a {instead}"),
        "virtual": Fix("override {instead} in its place"),
        "macro": Fix("give {instead} to the compiler, in extra_compile_args"),
    },
    examples=(
        Source("checks.cpp", _CHECKED.format("")),
        Source("impl.h", _DERIVED, Target(torch="2.9")),
        Source("impl.h", _DERIVED, Target(torch="1.12")),
        Source("group.cpp", _GROUPED.format("c10d::ProcessGroupNCCL"), Target(torch="2.0")),
        Source("group.cpp", _GROUPED.format("Own"), Target(torch="2.4"), build=(_SETUP,)),
    ),
    counterexamples=(
        Source("checks.cpp", _CHECKED.format(";")),
        Source("impl.h", _DERIVED, Target(torch="1.11")),
        Source(
            "impl.h", _DERIVED.replace("  int64_t dim() const override;\n", ""), Target(torch="2.8")
        ),
        Source("checks.cpp", _CHECKED.format(""), Target(torch="1.1")),
        Source("checks.cpp", _CHECKED.format("").replace("AT_ASSERTM", "TORCH_CHECK")),
        Source("group.cpp", _GROUPED.format("c10d::ProcessGroupNCCL"), Target(torch="1.13")),
        Source("group.cpp", _GROUPED.format("Own"), Target(torch="2.4")),
        Source("group.cpp", _GROUPED.format("Own"), Target(torch="2.4"), build=(_FLAGGED,)),
    ),
)
