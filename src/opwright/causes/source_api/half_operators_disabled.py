"""
`torch.utils.cpp_extension` compiles every CUDA file with `-D__CUDA_NO_HALF_OPERATORS__`,
`-D__CUDA_NO_HALF_CONVERSIONS__`, `-D__CUDA_NO_HALF2_OPERATORS__` and the same for bfloat16. They hide the
operators and implicit conversions of `cuda_fp16.h`, because torch's own `c10::Half` has its own and the
two would be ambiguous. Code that computes with `__half` or `half2` directly compiles with plain nvcc or
CMake, and not as an extension: no operator matches, or nothing converts `__half` to float.

Taking the definitions back is the shortest way: `-U` comes after torch's `-D` on the command line, so
it wins. It can make expressions with `c10::Half` ambiguous in the same file; intrinsics (`__hadd`,
`__hgt`, `__half2float`) are right under both. The same message without these flags on the command line
means a GPU older than sm_53 among the architectures, which has no such operators.
"""

from collections.abc import Iterator

from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

_TYPE = r"(?:const )?(?:volatile )?(?P<type>__half2?|half2?|__nv_bfloat16(?:2|_raw)?|nv_bfloat162?)"
SIGNS = (
    rf"no operator \"[^\"\n]{{1,4}}\" matches these operands\s{{1,60}}operand types are: [^\n]{{0,24}}?{_TYPE}\b",
    rf"no suitable (?:user-defined )?conversion (?:function )?from \"{_TYPE}\"",
    rf"no suitable constructor exists to convert from \"(?:const )?(?:float|double|int|unsigned int|long|bool)\" to \"{_TYPE}\"",
    rf"invalid operands to binary expression \('{_TYPE}'",
    rf"no viable conversion from '{_TYPE}",
    rf"no match for [‘']operator[^\n]{{1,4}}[’'] \(operand types are [‘']{_TYPE}",
    rf"this operation is not allowed between [^\n]{{0,20}}{_TYPE}",
)
MACROS = r"D__CUDA_NO_(?:HALF|BFLOAT16)"
_OLD_GPU = r"(?:sm|compute)_(?:3\d|5[02])\b"
_HIP = r"hipcc|/opt/rocm|\bgfx\d|amd_hip_fp16|_Float16|__fp16"


@called_for(*SIGNS)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield operators and conversions of half that are hidden."""
    if is_seen(failure, _HIP) or "gfx" in (failure.machine.gpu or ""):
        return
    hidden = is_seen(failure, MACROS)
    old = is_seen(failure, _OLD_GPU)
    sure = Confidence.CERTAIN if hidden else Confidence.POSSIBLE if old else Confidence.LIKELY
    for found in seen(failure, *SIGNS):
        yield found.evidence(sure)


CAUSE = Cause(
    name="half-operators-disabled",
    family="source-api",
    title="torch's flags hide the operators and conversions of {type}",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "add -U__CUDA_NO_HALF_OPERATORS__ -U__CUDA_NO_HALF_CONVERSIONS__ -U__CUDA_NO_HALF2_OPERATORS__"
        " -U__CUDA_NO_BFLOAT16_CONVERSIONS__ to extra_compile_args['nvcc'], or use intrinsics (__hadd)",
        commands=(
            (
                "export NVCC_APPEND_FLAGS='-U__CUDA_NO_HALF_OPERATORS__ -U__CUDA_NO_HALF_CONVERSIONS__"
                " -U__CUDA_NO_HALF2_OPERATORS__ -U__CUDA_NO_BFLOAT16_CONVERSIONS__'"
            ),
        ),
    ),
    examples=(
        Failure(
            'csrc/norm.cu(2021): error: no operator "+" matches these operands\n'
            "            operand types are: __half2 + const __half2\n      return lhs + rhs;\n",
            Machine(torch="2.1.0", cuda="12.1"),
        ),
        Failure(
            'gemm_kernel.cu(77): error: no suitable conversion function from "__half" to "float" exists'
        ),
        Failure(
            "/usr/local/cuda/bin/nvcc -D__CUDA_NO_HALF_OPERATORS__ -c op.cu -o op.o\n"
            'op.cu(9): error: no operator ">" matches these operands\n'
            "            operand types are: const __nv_bfloat16 > const __nv_bfloat16"
        ),
    ),
    counterexamples=(
        Failure(
            'op.cu(9): error: more than one operator "+" matches these operands:\n'
            '            built-in operator "arithmetic + arithmetic"\n'
            "            operand types are: double + half"
        ),
        Failure(
            "nvcc -D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__ -c op.cu -o op.o"
        ),
        Failure(
            'op.cu(9): error: no operator "+" matches these operands\n'
            "            operand types are: float4 + float4"
        ),
    ),
)
