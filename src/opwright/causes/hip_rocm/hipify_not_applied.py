"""
torch for ROCm keeps CUDA's names in its Python and C++ interfaces and uses HIP's below. hipify translates between them:
it rewrites an extension's sources, `op.cu` to `op.hip`, `cuda_runtime.h` to `hip/hip_runtime.h`, into files beside
them, which are then compiled. `CUDAExtension` does so by itself where torch is built for ROCm.

It fails in two ways. A source or header escapes it: the file lies outside the extension's folder, was copied from
elsewhere, or the build uses CMake and never calls hipify; then hipcc wants `cuda_runtime_api.h`. Or a `.cpp` includes a
HIP header for device code, and g++ does not know `__builtin_amdgcn_` functions.

The first case looks as if CUDA were missing. Do not install it: with nvcc on PATH, hipcc may decide to compile for
NVIDIA (`HIP_PLATFORM=amd` prevents that).

`opwright lint` reports this when a `.hip` file that no CUDAExtension of the project translates includes a header of
CUDA's toolkit; in a setup.py that supports ROCm, where the sources of a CppExtension, which torch does not hipify,
include one. What CMake compiles may have been translated before, so nothing is reported there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright.causes import kit
from opwright.causes.kit.hip import if_on_hip, is_decided, is_for_hip
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_scripts, for_sources, includes, sources_of
from opwright.model import (
    IN_SOURCES,
    BuildScript,
    Cause,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Source,
    language_of,
)

_MISSING_HEADER = (
    r"(?:[\s'\"‘：/])(?P<name>cuda(?:_runtime|_runtime_api|_fp16|_bf16|_profiler_api|_fp8)?\.h|cu(?:blas|blas_v2|blasLt|sparse|rand"
    r"|rand_kernel|fft|solver|solverDn|dnn)\w*\.h|c10/cuda/\S{1,60}|ATen/cuda/\S{1,60}|nv\w{1,20}\.h|vector_types\.h|cooperative_groups\.h|device_launch_parameters\.h"
    r"|cub/\S{1,60})['\"’]?(?: file not found|[:：] ?(?:No such file|没有那个文件|沒有此一檔案|Datei oder Verzeichnis|No existe el|Aucun fichier|Нет такого файла|そのようなファイル))"
)
_UNKNOWN_NAME = r"(?:unknown type name|undeclared identifier) ['\"‘](?P<name>cuda(?:Stream_t|Error(?:_t)?|Event_t|DeviceProp|MemcpyKind|Success|Malloc|Memcpy\w{0,12}|Free|GetLastError|Get\w{1,24}|Set\w{1,24}|StreamSynchronize|DeviceSynchronize))['\"’]"
_HIP_SUGGESTED = r"(?:unknown type name|undeclared identifier) ['\"‘](?P<name>(?:cuda|cublas|curand|cusparse|cufft|cu)[A-Z_]\w{1,60})['\"’]; did you mean ['\"‘]hip"
"""From a clang that has read HIP's headers."""
_UNKNOWN_BUILTIN = r"['\"‘](?P<name>__builtin_amdgcn_\w{1,60})['\"’] (?:was not declared|is not declared|no fue declarado)"
_HOST_COMPILER = r"/(?P<name>g\+\+|gcc|c\+\+) [^\n]{0,4000}-x hip\b"
_NO_PLATFORM = r"Must define exactly one of __HIP_PLATFORM_(?:AMD|HCC)__"
_CUDA_HEADERS = (
    r"(?:cuda(?:_runtime|_runtime_api|_fp16|_bf16|_fp8|_profiler_api)?|cublas(?:_v2|Lt)?|cusparse|cusolverDn|cufft|curand(?:_kernel)?"
    r"|device_launch_parameters|nvrtc|nvToolsExt)\.h|cub/.+\.cuh"
)
_TORCH_HEADERS = r"(?:ATen|c10)/cuda/.+"
"""Headers of torch's that include CUDA's; a torch for ROCm has them too, untranslated."""
_SUPPORTS_ROCM = (
    r"\b(?:torch\.version\.hip|IS_HIP_EXTENSION|ROCM_HOME|USE_ROCM|PYTORCH_ROCM_ARCH)\b"
)
_PLATFORM_CONDITION = r"(?i)hip|rocm|cuda|amd"
_MOST_EXTENSIONS = 100


@for_sources(r"<cuda", r"<cublas", r"<curand", r"<cusparse", r"<cufft")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for CUDA's headers in files for hipcc that nothing translates."""
    kinds = {extension.kind for script in source.build for extension in script.extensions}
    if language_of(source.path) is not Language.HIP:
        return  # torch translates any other
    if "CUDAExtension" in kinds or not is_for_hip(source):
        return
    for header in includes(source, _CUDA_HEADERS):
        if not is_decided(source, header.start):
            what = f"a source for HIP still includes CUDA's {header.text}"
            yield evidence(source, header.start, header.end, confidence=LIKELY, what=what)


@for_scripts("CppExtension")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for extensions whose sources include CUDA's headers and that torch does not translate."""
    if not re.search(_SUPPORTS_ROCM, script.text) or "hipify" in script.text:
        return
    for extension in script.extensions[:_MOST_EXTENSIONS]:
        above = " ".join(kit.python.conditions_at(script, extension.start))
        if extension.kind != "CppExtension" or re.search(_PLATFORM_CONDITION, above):
            continue
        if header := next(_untranslated(sources_of(script, extension) or ()), None):
            start, end = extension.start, script.text.find("(", extension.start)
            what = f"{header}, and a CppExtension is not hipified"
            yield evidence(script, start, end, confidence=LIKELY, what=what)


def _untranslated(sources: Iterable[Source]) -> Iterator[str]:
    """Yield, in words, which of CUDA's headers sources include whatever the compiler."""
    for source in sources:
        for header in includes(source, f"{_CUDA_HEADERS}|{_TORCH_HEADERS}"):
            if not is_decided(source, header.start):
                yield f"{source.path.rpartition('/')[2]} includes {header.text}"


_SETUP = (
    "from torch.utils.cpp_extension import CppExtension, ROCM_HOME\n"
    "setup(ext_modules=[CppExtension('op', ['op.cpp'])])\n"
)
_CPP = Source("op.cpp", "#include <torch/extension.h>\n#include <ATen/cuda/CUDAContext.h>\n")

CAUSE = Cause(
    title="a file was not translated for ROCm, or went to the wrong compiler: {what}",
    in_log=log_rules(
        rule(_UNKNOWN_BUILTIN, what="a host compiler reads HIP's device code ({name})"),
        rule(
            _HOST_COMPILER,
            confidence=LIKELY,
            only_if=r"^FAILED: |error: ",
            what="a host compiler, {name}, is given a source for HIP",
        ),
        rule(
            _NO_PLATFORM, confidence=LIKELY, what="a compiler other than hipcc reads HIP's headers"
        ),
        rule(_HIP_SUGGESTED, confidence=LIKELY, what="a source for HIP still uses CUDA's {name}"),
        rule(
            _MISSING_HEADER,
            confidence=if_on_hip(then=CERTAIN),
            what="a source for HIP still includes CUDA's {name}",
        ),
        rule(
            _UNKNOWN_NAME,
            confidence=if_on_hip(then=LIKELY),
            what="a source for HIP still uses CUDA's {name}",
        ),
    ),
    in_source=in_source,
    in_build_script=in_build_script,
    explains=("missing-cuda-header",),
    fix=Fix(
        "build with CUDAExtension and a torch for ROCm, every header inside the extension's folder, or use the project's"
        " ROCm branch; do not install CUDA",
        commands=(
            "python -c 'import torch; print(torch.version.hip)'",
            "export HIP_PLATFORM=amd",
            "python -m torch.utils.hipify.hipify_python --project-directory csrc --output-directory csrc_hip",
        ),
    ),
    remedies={
        IN_SOURCES: Fix(
            "make it a CUDAExtension, which torch hipifies, or include HIP's header instead of CUDA's under USE_ROCM"
        ),
    },
    examples=(
        (
            "FAILED: warp.dir/rtc_hip.cpp.o \n"
            "/usr/bin/g++ -DUSE_ROCM -O3 -x hip --offload-arch=gfx90a -o warp.dir/rtc_hip.cpp.o -c rtc_hip.cpp\n"
        ),
        "csrc/sum.hip:3:10: fatal error: 'cooperative_groups.h' file not found\n1 error generated when compiling for gfx942.",
        "csrc/blend.cu:18:5: error: unknown type name 'cudaIpcMemHandle_t'; did you mean 'hipIpcMemHandle_t'?",
        (
            "FAILED: caffe2/CMakeFiles/torch_hip.dir/utils/torch_hip_generated_copy.cu.o\n"
            "core/common.h:5:10: fatal error: 'cuda.h' file not found\n1 error generated when compiling for host."
        ),
        Log(
            "In file included from /src/csrc/adam_kernel.hip:12:\n"
            "/venv/lib/python3.10/site-packages/torch/include/ATen/cuda/CUDAContext.h:5:10: fatal error: 'cuda_runtime_api.h' file not found\n"
            "1 error generated when compiling for gfx90a.",
            Machine(torch="2.1.0+rocm5.6"),
        ),
        "/opt/rocm/include/hip/amd_detail/amd_device_functions.h:117:12: error: ‘__builtin_amdgcn_readfirstlane’ was not declared in this scope",
        "/opt/rocm/bin/hipcc -c csrc/launch.cpp -o launch.o\ncsrc/launch.cpp:31:3: error: use of undeclared identifier 'cudaDeviceSynchronize'",
        Source("op.hip", "#include <cuda_runtime.h>\n__global__ void run(float* x) {}\n"),
        BuildScript("setup.py", _SETUP, sources=(_CPP,)),
    ),
    counterexamples=(
        Source("op.cu", "#include <cuda_runtime.h>\n__global__ void run(float* x) {}\n"),
        Source(
            "op.cu",
            "#include <hip/hip_runtime.h>\n#include <cuda.h>\n__global__ void run(float* x) {}\n",
            written_in=Language.HIP,
        ),
        Source("op.hip", "#ifndef USE_ROCM\n#include <cuda_runtime.h>\n#endif\n"),
        Source("op.hip", "#include <hip/hip_runtime.h>\n"),
        Source(
            "op.hip",
            "#include <cuda_runtime.h>\n",
            build=(BuildScript("setup.py", _SETUP.replace("CppExtension", "CUDAExtension")),),
        ),
        BuildScript("setup.py", _SETUP.replace("CppExtension", "CUDAExtension"), sources=(_CPP,)),
        BuildScript("setup.py", _SETUP.replace(", ROCM_HOME", ""), sources=(_CPP,)),
        BuildScript(
            "setup.py",
            _SETUP,
            sources=(_CPP._replace(text=f"#ifdef __CUDACC__\n{_CPP.text}#endif\n"),),
        ),
        BuildScript(
            "setup.py", _SETUP.replace("setup(", "if CUDA_HOME:\n    setup("), sources=(_CPP,)
        ),
        Log("op.cu:12:5: error: unknown type name 'cudaStream_t'", Machine(torch="2.1.0+cu121")),
        Log(
            "op.cpp:2:10: fatal error: cuda_runtime_api.h: No such file or directory",
            Machine(torch="2.1.0+cu121"),
        ),
        "op.hip:3:10: fatal error: 'rocwmma/rocwmma.hpp' file not found",
    ),
)
