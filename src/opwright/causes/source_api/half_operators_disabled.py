"""
`torch.utils.cpp_extension` compiles every CUDA file with `-D__CUDA_NO_HALF_OPERATORS__`,
`-D__CUDA_NO_HALF_CONVERSIONS__`, `-D__CUDA_NO_HALF2_OPERATORS__` and `-D__CUDA_NO_BFLOAT16_CONVERSIONS__`. They hide the
operators and implicit conversions of `cuda_fp16.h`, and the conversions of `cuda_bf16.h`, which would be ambiguous with those of torch's own `c10::Half`. Code that
computes with `__half` or `half2` directly compiles with plain nvcc or CMake, but not as an extension: no operator
matches, or nothing converts `__half` to float.

The shortest way out is to undefine the macros: `-U` comes after torch's `-D` on the command line, so it wins. It can
make expressions with `c10::Half` ambiguous in the same file; intrinsics (`__hadd`, `__hgt`, `__half2float`) compile
either way. If these flags are not on the command line, the same message means that the architectures include a GPU
older than sm_53, which has no such operators.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.messages.halves import HalfUse, hidden_uses, is_compiled_by_torch
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Language, Log, Safety, Source

_HALF = r"(?:const )?(?:volatile )?(?P<type>__half2?|half2?|__nv_bfloat16(?:2|_raw)?|nv_bfloat162?)"
_PATTERNS = (
    rf"no operator \"[^\"\n]{{1,4}}\" matches these operands\s{{1,60}}operand types are: [^\n]{{0,24}}?{_HALF}\b",
    rf"no suitable (?:user-defined )?conversion (?:function )?from \"{_HALF}\"",
    rf"no suitable constructor exists to convert from \"(?:const )?(?:float|double|int|unsigned int|long|bool)\" to \"{_HALF}\"",
    rf"invalid operands to binary expression \('{_HALF}'",
    rf"no viable conversion from '{_HALF}",
    rf"no match for [‘']operator[^\n]{{1,4}}[’'] \(operand types are [‘']{_HALF}",
    rf"this operation is not allowed between [^\n]{{0,20}}{_HALF}",
)
_HIDDEN = r"D__CUDA_NO_(?:HALF|BFLOAT16)"
_OLD_GPU = r"(?:sm|compute)_(?:3\d|5[02])\b"
_HIP_BUILD = r"hipcc|/opt/rocm|\bgfx\d|amd_hip_fp16|_Float16|__fp16|\bhip(?:blas|sparse|rand|DataType|Stream|Error)|HIP_vector_type"
_LESSONS = r"(?:^|/)(?:education\w*|examples?|tutorials?)/"
"""Paths of sources that are compiled by hand, without torch's flags."""


@for_sources(r"\b__half\b", r"\b__nv_bfloat16\b", r"\bcuda_fp16\b", r"\b__global__\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for conversions and sums of half in a file that torch compiles, once per type."""
    is_hip = source.target.is_rocm or source.language is Language.HIP
    if is_hip or re.search(_LESSONS, source.path) or not is_compiled_by_torch(source):
        return
    by_type: dict[str, list[HalfUse]] = {}
    for use in hidden_uses(source):
        by_type.setdefault(use.type, []).append(use)
    for type_, uses in by_type.items():
        edits = tuple(use.edit for use in uses if use.edit)
        place = evidence(source, uses[0].start, uses[0].end, confidence=LIKELY, type=type_)
        yield place._replace(edits=edits if len(edits) == len(uses) else ())


def _confidence(_: LogMatch, log: Log) -> Confidence | None:
    if has_match(log, _HIP_BUILD) or "gfx" in (log.machine.gpu or ""):
        return None
    if has_match(log, _HIDDEN):
        return CERTAIN
    return POSSIBLE if has_match(log, _OLD_GPU) else LIKELY


_BUILT = (model.BuildScript("setup.py", "", (model.Extension("op", "CUDAExtension", 0, 0),)),)
_SCALE = """#include <cuda_fp16.h>
typedef half fp8;
__global__ void scale(const fp8* a, float* out, int n) {
  float sum = 0.0;
  for (int i = 0; i < n; i++) { sum += (float)a[i * n + threadIdx.x] * 2; }
  out[0] = sum;
}
"""

CAUSE = Cause(
    title="torch's flags hide the operators and conversions of {type}",
    in_log=log_rules(rule(*_PATTERNS, confidence=_confidence)),
    in_source=in_source,
    fix=Fix(
        "add -U__CUDA_NO_HALF_OPERATORS__ -U__CUDA_NO_HALF_CONVERSIONS__ -U__CUDA_NO_HALF2_OPERATORS__"
        " -U__CUDA_NO_BFLOAT16_CONVERSIONS__ to extra_compile_args['nvcc'], or use intrinsics (__hadd)",
        commands=(
            "export NVCC_APPEND_FLAGS='-U__CUDA_NO_HALF_OPERATORS__ -U__CUDA_NO_HALF_CONVERSIONS__ -U__CUDA_NO_HALF2_OPERATORS__ -U__CUDA_NO_BFLOAT16_CONVERSIONS__'",
        ),
        safety=Safety.SAFE,
    ),
    examples=(
        Log(
            'csrc/norm.cu(2021): error: no operator "+" matches these operands\n'
            "            operand types are: __half2 + const __half2\n      return lhs + rhs;\n",
            model.Machine(torch="2.1.0", cuda="12.1"),
        ),
        'gemm_kernel.cu(77): error: no suitable conversion function from "__half" to "float" exists',
        (
            "/usr/local/cuda/bin/nvcc -D__CUDA_NO_HALF_OPERATORS__ -c op.cu -o op.o\n"
            'op.cu(9): error: no operator ">" matches these operands\n'
            "            operand types are: const __nv_bfloat16 > const __nv_bfloat16"
        ),
        Source("op.cu", _SCALE, build=_BUILT),
        Source(
            "op.cu",
            "__device__ void f(const __half* x, __half* y) {\n  __half sum = x[0];\n  sum += x[1];\n  *y = sum;\n}\n",
            build=_BUILT,
        ),
        Source(
            "op.cu",
            "__device__ float f(__nv_bfloat16 x) { return static_cast<float>(x); }\n",
            build=_BUILT,
        ),
    ),
    counterexamples=(
        Source(
            "op.cu",
            "#include <cuda_bf16.h>\ntypedef __nv_bfloat16 bf16;\n"
            "__device__ void f(bf16* y, float x) {\n  bf16 sum = y[0];\n  sum += __float2bfloat16(x);\n  y[0] = sum;\n}\n",
            build=_BUILT,
        ),
        (
            "op.cuh:44:69: error: no viable conversion from 'const half2' (aka 'const __half2') to '__half'\n"
            "op.cu:75:36: error: cannot initialize return object of type 'hipDataType' with an rvalue of type 'hipblasDatatype_t'"
        ),
        Source("op.cu", _SCALE),
        Source(
            "op.cu",
            _SCALE,
            build=(
                _BUILT[0]._replace(text="extra_compile_args=['-U__CUDA_NO_HALF_CONVERSIONS__']"),
            ),
        ),
        Source(
            "hgemm/op.cu",
            _SCALE,
            build=(_BUILT[0]._replace(text="from tools.utils import cuda_flags\n"),),
            project=(
                Source(
                    "hgemm/tools/utils.py",
                    "def cuda_flags():\n    flags = ['-O3']\n"
                    "    flags.append('-U__CUDA_NO_HALF_OPERATORS__')\n    return flags\n",
                ),
            ),
        ),
        Source("kernels/educational/level_02.cu", _SCALE, build=_BUILT),
        Source(
            "op.cu",
            _SCALE,
            build=(
                _BUILT[0]._replace(
                    text="for flag in ('-D__CUDA_NO_HALF_OPERATORS__', '-D__CUDA_NO_HALF_CONVERSIONS__'):\n"
                    "    torch_cpp_ext.COMMON_NVCC_FLAGS.remove(flag)\n"
                ),
            ),
        ),
        Source("op.cu", _SCALE.replace("half fp8", "float fp8"), build=_BUILT),
        Source(
            "op.cu",
            _SCALE.replace("(float)a[i * n + threadIdx.x]", "__half2float(a[i])"),
            build=_BUILT,
        ),
        Source(
            "op.cu",
            "template <typename half> __device__ float f(half x) { return (float)x; }\n"
            "__device__ float g(__half* x, float y) { return (float)y + (float)(size_t)x; }\n",
            build=_BUILT,
        ),
        (
            'op.cu(9): error: more than one operator "+" matches these operands:\n'
            '            built-in operator "arithmetic + arithmetic"\n'
            "            operand types are: double + half"
        ),
        "nvcc -D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__ -c op.cu -o op.o",
        (
            'op.cu(9): error: no operator "+" matches these operands\n'
            "            operand types are: float4 + float4"
        ),
    ),
)
