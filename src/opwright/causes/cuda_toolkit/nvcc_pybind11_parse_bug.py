"""
`torch/extension.h` includes pybind11, whose `cast.h` is some of the hardest template code for nvcc. Its front end
reads the header, writes it out again for the host compiler, and gets it wrong in two places.

CUDA before 12.4 loses the template keyword in `caster.operator typename make_caster<T>::template cast_op_type<T>()`,
and GCC 12 or later (Clang 16 too) stops at "expected template-name before '<'". pybind11 2.11.2 and 2.12 write it in
two steps and compile; torch's copy has that from 2.3 on. On Windows, with Visual Studio 2022, CUDA before 11.7 takes
`template <typename...> class Tuple` for a template of fewer parameters: "too few arguments for template template
parameter". Editing `cast.h` in site-packages, as issues advise, lasts until the next installation. Headers of torch's
JIT, which `torch/extension.h` includes too, fail the same way on Windows in torch 1.1 to 1.7: nvcc rejects their
constants ("may not be initialized", "cannot have an in-class initializer").

A `.cu` file seldom needs pybind11. Keep the bindings in a `.cpp` file, which only the host compiler reads, and
include `ATen/ATen.h` or `torch/types.h` in kernels: that solves it for every combination.

`opwright lint` reports this when the target is an affected pair (`--cuda 12.1 --compiler gcc-12`) and a torch before
2.3.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources, includes
from opwright.knowledge.cuda.host_compilers import newest_gcc
from opwright.model import Cause, Evidence, Fix, Language, Log, Machine, Safety, Source, Target

_FIXED_IN_CUDA = (12, 4)
_FIRST_AFFECTED_GCC = 12
_TORCH_PYBIND_HEADER = r"torch/(?:extension|csrc/utils/pybind|python)\.h"


@for_sources("torch/extension", "csrc/utils/pybind", "torch/python")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for torch's pybind11 headers in .cu files, for an affected pair of nvcc and GCC."""
    target = source.target
    cuda = re.match(r"(\d+)\.(\d+)", target.cuda or "")
    gcc = re.match(r"(?:gcc|g\+\+)[- ]?(\d+)", target.compiler or "")
    if not (source.path.endswith(".cu") and cuda and gcc) or target.is_rocm:
        return
    if (int(cuda[1]), int(cuda[2])) >= _FIXED_IN_CUDA or int(gcc[1]) < _FIRST_AFFECTED_GCC:
        return

    old = kit.targets.before(target, "2.3")
    if source.language is Language.CUDA and old and not kit.targets.since(target, "2.3"):
        for header in includes(source, _TORCH_PYBIND_HEADER):
            what = f"{header.text} of torch {kit.targets.ranges(old)}"
            at = header.start, header.end
            found = evidence(source, *at, safety=Safety.MANUAL, what=what, gcc="11")
            yield found._replace(confidence=LIKELY)


_PYBIND_PATTERNS = (
    r"caster\.operator typename (?P<what>make_caster<T>::template cast_op_type<T>)\(\)",
    r"pybind11\S{0,80}cast\.h:\d+:\d+: [^\n]{0,30}expected (?P<what>template-name|primary-expression|identifier) before",
    r"pybind11\S{0,60}cast\.h\(\d+\):? ?error\s?: (?P<what>too few arguments)",
    r"pybind11\S{0,60}cast\.h\(\d+\):? ?error\s?: (?P<what>expression must be a pointer to a complete object)",
    r"pybind11\S{0,60}cast\.h:\d+:\d+: [^\n]{0,16}no matching function for call to [‘'](?P<what>collect_arguments)",
    r"too few arguments for template template parameter \"(?P<what>Tuple)\"",
    r"alias template \"(?P<what>pybind11::[^\"\n]{1,100})\" may not be used in the type-id",
)
_TORCH_JIT_PATTERN = r"torch[\\/]csrc[\\/][\w\\/]{1,60}\.h\(\d{1,6}\): error: [^\n]{0,10}member (?:\"(?P<what>torch::\w[\w:]{1,80})\" may not be initialized|of type \"(?P<type>const c10::Symbol)\" cannot have an in-class initializer)"
_KERNEL = "#include <torch/extension.h>\n__global__ void run() {}\n"
_AT_FAULT = Target(torch="2.1", cuda="12.1", compiler="gcc-12")

CAUSE = Cause(
    title="this nvcc misparses the headers of pybind11 ({what})",
    in_log=log_rules(
        rule(*_PYBIND_PATTERNS, what="cast.h"),
        rule(
            _TORCH_JIT_PATTERN,
            confidence=LIKELY,
            what=lambda match, _: f"torch's {match.groups.get('what') or match.groups['type']}",
        ),
        gcc=lambda _, log: str(min(newest_gcc(log.machine.cuda) or 11, 11)),
    ),
    in_source=in_source,
    fix=Fix(
        "in .cu files, include ATen/ATen.h or torch/types.h instead of torch/extension.h, and keep the bindings in a .cpp"
        " file; or use CUDA 12.4, torch 2.3 or later, or GCC {gcc} as the host compiler; CUDA 10.1 before 10.1.243, its last release, fails with every GCC",
        commands=("nvcc --version", "export NVCC_PREPEND_FLAGS='-ccbin g++-{gcc}'"),
    ),
    explains=("gcc-too-new-for-nvcc",),
    examples=(
        Log(
            "/home/u/env/lib/python3.6/site-packages/torch/include/pybind11/cast.h:1448:28: error: expected template-name before '<' token",
            Machine(cuda="10.1"),
        ),
        'D:/env/torch/include\\torch/csrc/jit/ir/scope.h(88): error: member "torch::jit::Scope::Depth" may not be initialized',
        Log(
            "/opt/env/torch/include/pybind11/cast.h:2108:44: error: no matching function for call to"
            " ‘collect_arguments(pybind11::object&)’\nerror: command '/usr/local/cuda/bin/nvcc' failed with exit status 1",
            Machine(cuda="9.0"),
        ),
        Log(
            "/opt/venv/lib/python3.10/site-packages/torch/include/pybind11/detail/../cast.h:45:120: error:"
            " expected template-name before '<' token\n"
            "   45 |     return caster.operator typename make_caster<T>::template cast_op_type<T>();\n",
            Machine(torch="2.1.2+cu121", cuda="12.1", compiler="gcc 12.3"),
        ),
        Log(
            "C:\\env\\lib\\site-packages\\torch\\include\\pybind11\\cast.h(1429): error: too few arguments for"
            ' template template parameter "Tuple"\n          detected during instantiation of class'
            ' "pybind11::detail::tuple_caster<Tuple, Ts...> [with Tuple=std::pair, Ts=<T1, T2>]"\n',
            Machine(cuda="11.6", compiler="MSVC 19.31"),
        ),
        (
            "/opt/include/pybind11/cast.h(842): error: alias template"
            ' "pybind11::detail::type_caster_base<type>::cast_op_type" may not be used in the type-id of the'
            " alias-declaration"
        ),
        "/usr/include/pybind11/cast.h:45:120: 错误：expected template-name before ‘<’ token\n",
        Source("op.cu", _KERNEL, _AT_FAULT),
    ),
    counterexamples=(
        Source("op.cu", _KERNEL),
        Source("op.cpp", _KERNEL, _AT_FAULT),
        Source("op.cu", _KERNEL, _AT_FAULT._replace(cuda="12.4")),
        Source("op.cu", _KERNEL, _AT_FAULT._replace(torch="2.4")),
        Source("op.cu", _KERNEL, _AT_FAULT._replace(compiler="gcc-11")),
        Source("op.cu", _KERNEL.replace("extension", "types"), _AT_FAULT),
        "/usr/include/c++/11/bits/std_function.h:435:145: error: parameter packs not expanded with '...'",
        "include/pybind11/cast.h:442:36: error: invalid use of incomplete type 'PyFrameObject'",
        "csrc/op.cpp:9:20: error: expected template-name before '<' token",
    ),
)
