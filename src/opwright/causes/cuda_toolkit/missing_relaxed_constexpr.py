"""
A `constexpr` function without `__device__` is a host function to nvcc. Used in a constant expression it
costs nothing, but a call that remains at run time in a kernel is an error, unless
`--expt-relaxed-constexpr` lets device code call such functions. `std::max`, `std::min`,
`std::numeric_limits<T>::max()`, `std::array` and much of CUTLASS and c10 are written so.

torch's CUDAExtension passes the option by itself; a build by CMake, Bazel or hand does not, so code that
compiles in one does not in the other. From a `__global__` or `__device__` function the call is an error;
from a `__host__ __device__` function it is only warning 20013 or 20015, printed by healthy builds in
great number.

In CMake the option belongs to the CUDA language alone, because g++ refuses it. Writing `::max` or a
`__host__ __device__` function of one's own does without the option, which its name still calls
experimental.
"""

from opwright.log_signs import in_log
from opwright.model import Cause, Failure, Fix, Machine

CAUSE = Cause(
    name="missing-relaxed-constexpr",
    family="cuda-toolkit",
    title="device code calls {what}, and nvcc runs without --expt-relaxed-constexpr",
    explanation=__doc__,
    since="0.2",
    in_failure=in_log(
        r"error(?: #\d+-D)?\s?: calling a constexpr __host__ function(?:\(\"(?P<what>[^\"\n]{1,80}))?",
        r"error(?: #\d+-D)?\s?: calling a constexpr __device__ function(?:\(\"(?P<what>[^\"\n]{1,80}))?",
        what="a constexpr host function",
    ),
    fix=Fix(
        "add --expt-relaxed-constexpr to nvcc's options, or call a function of the device",
        commands=(
            "export NVCC_APPEND_FLAGS='--expt-relaxed-constexpr'",
            "cmake -B build -DCMAKE_CUDA_FLAGS='--expt-relaxed-constexpr'",
        ),
    ),
    examples=(
        Failure(
            'csrc/reduce.cu(31): error: calling a constexpr __host__ function("max") from a __global__'
            " function(\"reduce_kernel\") is not allowed. The experimental flag '--expt-relaxed-constexpr' can"
            " be used to allow this.\n",
            Machine(cuda="12.4"),
        ),
        Failure(
            "include/vec.hpp(88): error: calling a constexpr __host__ function from a __device__ function"
            " is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.\n"
        ),
    ),
    counterexamples=(
        Failure(
            'half.h(9): warning #20013-D: calling a constexpr __host__ function("f") from a __host__ __device__'
            " function(\"g\") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to"
            " allow this.\n"
        ),
        Failure(
            'op.cu(4): error: calling a __host__ function("printf_") from a __global__ function("k") is not allowed'
        ),
        Failure("nvcc --expt-relaxed-constexpr -c op.cu -o op.o"),
    ),
)
