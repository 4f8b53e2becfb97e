"""
NVRTC compiles the same language as nvcc, and is not nvcc. It includes nothing by itself except its own built-in
declarations, has no host compiler and no system headers, and sees no `__host__` functions. Code that nvcc accepts then stops
with "identifier is undefined" for what `cuda_device_runtime_api.h` declares (`cudaGridDependencySynchronize` of programmatic
launches is the classic), with "cannot open source file" for `<type_traits>` or `<stdint.h>`, or because a function is not
`constexpr` in the libcu++ that it finds.

A package with two ways to compile at run time, DeepGEMM for example, works through nvcc and fails through NVRTC, or the other
way round, which is a quick test. The error log names files that do not exist on disk: `kernel.cu`, `default_program`.

The source is what has to change: include the header by name, `<cuda/std/type_traits>` instead of `<type_traits>`, and ask
`__CUDACC_RTC__` for what only nvcc has. `--include-path` has to name CUDA's own headers.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_ERROR = (
    r"(?:^|[\s\"'/])(?P<file>default_program|kernel\.cu|__tmp_kernel\w{0,80}\.cu|\w{1,80}\.cubin\.cu|<?nvrtc\w{0,20}>?)\(\d+\):"
    r" (?:catastrophic )?error:?(?: #\d+(?:-D)?:)? (?P<what>(?:identifier \"[^\"\n]{1,120}\" is undefined|(?:cannot|could not) open source file[^\n]{1,120}"
    r"|[^\n]{0,80}must have a constant value|namespace \"[^\"\n]{1,80}\" has no member[^\n]{1,80}|name followed by \"::\" must be[^\n]{1,60}))"
)
_BY_NVRTC = r"NVRTC|nvrtc|Nvrtc|CompileException|default_program|DG_JIT_USE_NVRTC"


@called_for(_ERROR)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for errors in a source that NVRTC was given."""
    if is_seen(failure, _BY_NVRTC):
        for found in seen(failure, _ERROR):
            yield found.evidence(
                Confidence.LIKELY, what=found.groups["what"].encode("ascii", "replace").decode()
            )


CAUSE = Cause(
    name="nvrtc-source-incompatible",
    family="cuda-runtime",
    title="this is not compiled by NVRTC as it is by nvcc: {what}",
    explanation=__doc__ or "",
    since="0.2",
    in_failure=in_failure,
    masks=("missing-system-dev-package",),
    fix=Fix(
        "include the header that declares it (cuda_device_runtime_api.h, or libcu++'s cuda/std/...) and guard with __CUDACC_RTC__; or "
        "let the package compile with nvcc",
        commands=("export DG_JIT_USE_NVRTC=0",),
    ),
    examples=(
        Failure(
            'NVRTC log: kernel.cu(41): error: identifier "cudaGridDependencySynchronize" is undefined\n'
            '1 error detected in the compilation of "kernel.cu".\n'
            "RuntimeError: Assertion error (jit/compiler.hpp:317): NVRTC compilation failed"
        ),
        Failure(
            'RuntimeError: default_program(3): catastrophic error: cannot open source file "type_traits"\n'
            "  #include <type_traits>\n\nnvrtc: NVRTC_ERROR_COMPILATION"
        ),
    ),
    counterexamples=(
        Failure('kernel.cu(41): error: identifier "cudaGridDependencySynchronize" is undefined'),
        Failure("nvrtc: error: invalid value for --gpu-architecture (-arch)"),
        Failure(
            'csrc/op.cu(3): error: identifier "foo" is undefined\n-- Found NVRTC: /usr/local/cuda/lib64/libnvrtc.so'
        ),
    ),
)
