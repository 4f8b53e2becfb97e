"""
Only nvcc (or hipcc) knows `__global__`, `threadIdx`, `atomicAdd` and `<<<grid, block>>>`, and it recognises device
code by the file name: `.cu`. A kernel in a `.cpp`, or a device header that a `.cpp` includes, goes to g++ or cl.exe,
to which these are undeclared names: "'blockIdx' was not declared in this scope", "'__global__' does not name a type",
"there are no arguments to 'atomicCAS' that depend on a template parameter".

No include or flag helps (`cuda_runtime.h` declares the markers, not what kernels use). Rename the file to `.cu`, also
in setup.py, or keep the header out of the `.cpp`, which only needs the declaration of the function that launches the
kernel. torch's `THC/THCAtomics.cuh` and `ATen/cuda/Atomic.cuh` are such headers, as is anything that ends in `.cuh`.
In CMake, `set_source_files_properties(op.cpp PROPERTIES LANGUAGE CUDA)` does it without renaming.

With `load_inline`, kernels go into `cuda_sources` and bindings into `cpp_sources`.

`opwright lint` reports a launch in a `.cpp` that a setup.py lists among the sources of a `CUDAExtension`.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.host_files import is_for_host_compiler
from opwright.causes.kit.cxx_sources.inclusion import conditions
from opwright.causes.kit.rules import LIKELY, log_rule
from opwright.causes.kit.sources import evidence, for_sources, launches, may_launch
from opwright.model import BuildScript, Cause, Evidence, Extension, Fix, LiteralText, Source

_DEVICE_NAMES = r"(?P<name>__global__|__device__|__shared__|__launch_bounds__|__syncthreads|__syncwarp|threadIdx|blockIdx|blockDim|gridDim|atomicCAS|atomicAdd|atomicMax|atomicExch|__shfl_\w{2,12}|__ldg|__float_as_int|__int_as_float)"
_PATTERNS = (
    rf"['\"‘“]{_DEVICE_NAMES}['\"’”] (?:was not declared in this scope|does not name a type|has not been declared|在此作用域中尚未声明|未命名一个类型|不是一个类型名)",
    rf"there are no arguments to ['\"‘]{_DEVICE_NAMES}['\"’] that depend on a template parameter",
    rf"error C(?:3861|2065|2146|4430)[^\n'\"“«„]{{0,40}}['\"“«„]{_DEVICE_NAMES}['\"”»]",
)


@for_sources(r"\b__global__\b", r"\bdata_ptr\b", r"\bpacked_accessor(?:32|64)?\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for the first launch in a file that goes to the host compiler, whatever is defined."""
    if not may_launch(source) or not is_for_host_compiler(source):
        return
    for launch in launches(source):
        start = launch.kernel.start
        is_in_macro = kit.preprocessor.macro_around(source.text, start) is not None
        if not is_in_macro and not any(True for _ in conditions(source, start)):
            yield evidence(source, start, launch.kernel.end, name="<<<...>>>")
            return


_LAUNCH = (
    "#include <torch/extension.h>\n__global__ void add(float*);\n"
    "void run(at::Tensor x) { add<<<1, 32>>>(x.data_ptr<float>()); }\n"
)
_LISTED = Extension("op", "CUDAExtension", 0, 1, (LiteralText("csrc/op.cpp", 0, 1),))
_BUILD = BuildScript("setup.py", "", extensions=(_LISTED,))

CAUSE = Cause(
    title="a host compiler is compiling device code: {name} is only known in a .cu file",
    in_log=log_rule(*_PATTERNS, confidence=LIKELY),
    in_source=in_source,
    fix=Fix(
        "rename the file to .cu (in the build script too), or keep headers with device code out of .cpp files"
    ),
    examples=(
        Source("csrc/op.cpp", _LAUNCH, build=(_BUILD,)),
        "csrc/blend.cpp:9:11: error: ‘blockIdx’ was not declared in this scope\n    9 |   int row = blockIdx.x;\n",
        "csrc/blend.h:4:1: error: ‘__global__’ does not name a type",
        (
            "csrc/atomics.cuh:31:13: error: there are no arguments to ‘atomicCAS’ that depend on a template parameter, so a"
            " declaration of ‘atomicCAS’ must be available [-fpermissive]"
        ),
        "csrc\\blend.cpp(9): error C2065: 'threadIdx': undeclared identifier",
    ),
    counterexamples=(
        Source("csrc/op.cu", _LAUNCH, build=(_BUILD,)),
        Source("csrc/op.cpp", _LAUNCH),
        Source(
            "csrc/op.cpp",
            _LAUNCH.replace("void run", "#ifdef __CUDACC__\nvoid run") + "#endif\n",
            build=(_BUILD,),
        ),
        Source("csrc/op.cpp", _LAUNCH, build=(_BUILD._replace(text="flags = ['-x', 'cu']"),)),
        'csrc/blend.cu(9): error: identifier "atomicAddFoo" is undefined',
        "csrc/blend.cpp:9:11: error: ‘blend_kernel’ was not declared in this scope",
    ),
)
