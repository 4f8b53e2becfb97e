"""
Only nvcc (or hipcc) knows `__global__`, `threadIdx`, `atomicAdd` and `<<<grid, block>>>`, and it takes a file for device code by
its name: `.cu`. A kernel in a `.cpp`, or a header for device code that a `.cpp` includes, is read by g++ or cl.exe, for
which these are names that nobody declared: "'blockIdx' was not declared in this scope", "'__global__' does not name a type",
"there are no arguments to 'atomicCAS' that depend on a template parameter".

No include and no flag helps (`cuda_runtime.h` declares the markers, and not what kernels use). Rename the file to `.cu` and
say so in setup.py, or keep the header out of the `.cpp`: the `.cpp` needs the declaration of the function that launches the
kernel, and nothing else. torch's `THC/THCAtomics.cuh` and `ATen/cuda/Atomic.cuh` are such headers; so is whatever ends in `.cuh`.
In CMake, `set_source_files_properties(op.cpp PROPERTIES LANGUAGE CUDA)` does it without a new name.

With `load_inline`, kernels go into `cuda_sources`, and the bindings into `cpp_sources`.
"""

from opwright.causes.kit.rules import LIKELY, log_rule
from opwright.model import Cause, Fix

_DEVICE_NAMES = r"(?P<name>__global__|__device__|__shared__|__launch_bounds__|__syncthreads|__syncwarp|threadIdx|blockIdx|blockDim|gridDim|atomicCAS|atomicAdd|atomicMax|atomicExch|__shfl_\w{2,12}|__ldg|__float_as_int|__int_as_float)"
_PATTERNS = (
    rf"['\"‘“]{_DEVICE_NAMES}['\"’”] (?:was not declared in this scope|does not name a type|has not been declared|在此作用域中尚未声明|未命名一个类型|不是一个类型名)",
    rf"there are no arguments to ['\"‘]{_DEVICE_NAMES}['\"’] that depend on a template parameter",
    rf"error C(?:3861|2065|2146|4430)[^\n'\"“«„]{{0,40}}['\"“«„]{_DEVICE_NAMES}['\"”»]",
)


CAUSE = Cause(
    title="a host compiler is compiling device code: {name} is only known in a .cu file",
    in_log=log_rule(*_PATTERNS, confidence=LIKELY),
    fix=Fix(
        "rename the file to .cu (in the build script too), or keep headers with device code out of .cpp files",
    ),
    examples=(
        "csrc/blend.cpp:9:11: error: ‘blockIdx’ was not declared in this scope\n    9 |   int row = blockIdx.x;\n",
        "csrc/blend.h:4:1: error: ‘__global__’ does not name a type",
        (
            "csrc/atomics.cuh:31:13: error: there are no arguments to ‘atomicCAS’ that depend on a template parameter, so a"
            " declaration of ‘atomicCAS’ must be available [-fpermissive]"
        ),
        "csrc\\blend.cpp(9): error C2065: 'threadIdx': undeclared identifier",
    ),
    counterexamples=(
        'csrc/blend.cu(9): error: identifier "atomicAddFoo" is undefined',
        "csrc/blend.cpp:9:11: error: ‘blend_kernel’ was not declared in this scope",
    ),
)
