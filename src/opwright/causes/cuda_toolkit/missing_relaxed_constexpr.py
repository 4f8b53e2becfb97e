"""
To nvcc, a `constexpr` function without `__device__` is a host function. Used in a constant expression it costs
nothing, but a call that remains at run time in a kernel is an error, unless `--expt-relaxed-constexpr` lets device
code call such functions. `std::max`, `std::min`, `std::numeric_limits<T>::max()`, `std::array` and much of CUTLASS
and c10 are written like this.

torch's CUDAExtension passes the option, and so does CMake's `find_package(Torch)`; other builds do not, so code
compiles in one and not in the other. In a `__global__` or `__device__` function the call is an error; in a `__host__
__device__` function it is only warning 20013 or 20015, which healthy builds print in large numbers.

In CMake the option is for the CUDA language alone, because g++ refuses it. `::max`, or your own `__host__
__device__` function, needs no option; by its name, the option is still experimental.

`opwright lint` reports this on request for `std::max`, `std::min`, `std::clamp` and `std::numeric_limits` in device-only
functions that CMake builds with neither the option nor torch's package.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, log_rule
from opwright.causes.kit.sources import code_of, evidence, for_sources, matches
from opwright.model import BuildScript, Cause, Evidence, Fix, Language, Log, Machine, Source

_CALLED = r"std::(?<![\w:]std::)(?P<what>max|min|clamp|numeric_limits)\s*[<(]"
_MODULE = r"(?i)\binclude\s*\([^()]*?([\w.-]+\.cmake)\b"
_BUILDS = r"(?i)\b(?:\w{1,40}_)?add_(?:library|executable|module)\s*\("
_BRINGS_IT = (
    *("relaxed-constexpr", "COMMON_NVCC_FLAGS"),
    *("find_package(Torch", "find_package(Caffe2", "CUDAExtension"),
)


@for_sources(r"\b__global__\b", r"\b__device__\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for host functions called from device code, in a build that uses only CMake."""
    is_cuda = source.language is Language.CUDA and not source.target.is_rocm
    called = list(matches(source, _CALLED)) if is_cuda else []
    by_cmake = called and any(re.search(_BUILDS, script.text) for script in source.build)
    if not by_cmake or _may_have_the_option(source.build):
        return
    code = code_of(source)
    for match in called:
        if _is_for_the_device_alone(code, match.start()):
            yield evidence(source, *match.span(), confidence=LIKELY, what=f"std::{match['what']}")


def _may_have_the_option(build: Sequence[BuildScript]) -> bool:
    """Return whether a build brings the option, or includes a file of CMake that was not read and may bring it."""
    scripts = [script.text.replace(" ", "").replace("\t", "") for script in build]
    if any(word.replace(" ", "") in text for text in scripts for word in _BRINGS_IT):
        return True
    known = {script.path.rpartition("/")[2] for script in build}
    return any(name not in known for script in build for name in re.findall(_MODULE, script.text))


def _is_for_the_device_alone(code: str, offset: int) -> bool:
    """Return whether a place is in a function that runs only on the device."""
    heads = ""
    start = kit.brackets.block_around(code, offset)[0]
    while start > 0:
        before = max(code.rfind(mark, 0, start - 1) for mark in ";}{")
        heads += code[before + 1 : start]
        start = kit.brackets.block_around(code, start - 1)[0]
    return "__host__" not in heads and ("__global__" in heads or "__device__" in heads)


_KERNEL = "#include <algorithm>\n__global__ void cut(float* x) { if (x) { x[0] = std::max(x[0], 0.f); } }\n"
_CMAKE = BuildScript("CMakeLists.txt", "project(op CUDA)\nadd_library(op SHARED op.cu)\n")

CAUSE = Cause(
    title="device code calls {what}, and nvcc runs without --expt-relaxed-constexpr",
    in_log=log_rule(
        r"error(?: #\d+-D)? ?: calling a constexpr __host__ function(?:\(\"(?P<what>[^\"\n]{1,80}))?",
        r"error(?: #\d+-D)? ?: calling a constexpr __device__ function(?:\(\"(?P<what>[^\"\n]{1,80}))?",
        what="a constexpr host function",
    ),
    in_source=in_source,
    is_linted_on_request=True,
    fix=Fix(
        "add --expt-relaxed-constexpr to nvcc's options, or call a device function",
        commands=(
            "export NVCC_APPEND_FLAGS='--expt-relaxed-constexpr'",
            "cmake -B build -DCMAKE_CUDA_FLAGS='--expt-relaxed-constexpr'",
        ),
    ),
    examples=(
        Log(
            'csrc/reduce.cu(31): error: calling a constexpr __host__ function("max") from a __global__'
            " function(\"reduce_kernel\") is not allowed. The experimental flag '--expt-relaxed-constexpr' can"
            " be used to allow this.\n",
            Machine(cuda="12.4"),
        ),
        (
            "include/vec.hpp(88): error: calling a constexpr __host__ function from a __device__ function"
            " is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.\n"
        ),
        Source("op.cu", _KERNEL, build=(_CMAKE,)),
    ),
    counterexamples=(
        Source("op.cu", _KERNEL.replace("__global__", "__host__ __device__"), build=(_CMAKE,)),
        Source("op.cu", _KERNEL.replace("__global__ ", ""), build=(_CMAKE,)),
        Source("op.cu", _KERNEL),
        Source("op.cu", _KERNEL, build=(BuildScript("CMakeLists.txt", "project(op CUDA)\n"),)),
        Source(
            "op.cu",
            _KERNEL,
            build=(_CMAKE._replace(text=f"{_CMAKE.text}find_package(Torch REQUIRED)\n"),),
        ),
        Source(
            "op.cu",
            _KERNEL,
            build=(_CMAKE._replace(text=f"include(${{MODULES}}/TorchSetup.cmake)\n{_CMAKE.text}"),),
        ),
        Source(
            "op.cu",
            _KERNEL,
            build=(
                _CMAKE._replace(text=f"include(cmake/Flags.cmake)\n{_CMAKE.text}"),
                BuildScript("cmake/Flags.cmake", 'set(FLAGS "--expt-relaxed-constexpr")\n'),
            ),
        ),
        (
            'half.h(9): warning #20013-D: calling a constexpr __host__ function("f") from a __host__ __device__'
            " function(\"g\") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to"
            " allow this.\n"
        ),
        'op.cu(4): error: calling a __host__ function("printf_") from a __global__ function("k") is not allowed',
        "nvcc --expt-relaxed-constexpr -c op.cu -o op.o",
    ),
)
