"""
torch for ROCm has CUDA's names in its Python and C++ interface, and HIP's beneath. Between the two stands hipify: it rewrites the
sources of an extension, `op.cu` to `op.hip`, `cuda_runtime.h` to `hip/hip_runtime.h`, into files beside them, and these are
compiled. `CUDAExtension` of a torch for ROCm does so by itself.

It goes wrong in two ways. A source or a header escapes, because it lies outside of the extension's folder, was copied from
elsewhere, or the build is CMake and calls no hipify: then hipcc asks for `cuda_runtime_api.h`. Or a header of HIP for device code
reaches g++, because a `.cpp` includes it: then `__builtin_amdgcn_` functions are not declared.

The first looks as if CUDA were missing. Installing it is the wrong repair, and makes things worse: with nvcc on the path,
hipcc may believe that it is to compile for NVIDIA (`HIP_PLATFORM=amd` says otherwise).

In sources it is found where a `.hip` file, which no CUDAExtension of the project translates, includes a header of CUDA's toolkit;
in a setup.py that knows of ROCm where a CppExtension, whose sources torch does not hipify, has such an include. In CMake it is
not: whether a file was translated before is not to be seen in what CMake is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright.causes import kit
from opwright.causes.kit.hip import is_decided, is_for_hip, is_on_hip
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_scripts, for_sources, includes, sources_of
from opwright.logs.patterns import find_matches
from opwright.model import (
    C_FAMILY,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Source,
)

_NOT_FOUND = (
    r"(?:[\s'\"‘：/])(?P<what>cuda(?:_runtime|_runtime_api|_fp16|_bf16|_profiler_api|_fp8)?\.h|cu(?:blas|blas_v2|blasLt|sparse|rand"
    r"|rand_kernel|fft|solver|solverDn|dnn)\w*\.h|c10/cuda/\S{1,60}|ATen/cuda/\S{1,60}|nv\w{1,20}\.h|vector_types\.h|cooperative_groups\.h|device_launch_parameters\.h"
    r"|cub/\S{1,60})['\"’]?(?: file not found|[:：] ?(?:No such file|没有那个文件|沒有此一檔案|Datei oder Verzeichnis|No existe el|Aucun fichier|Нет такого файла|そのようなファイル))"
)
_NAME = r"(?:unknown type name|undeclared identifier) ['\"‘](?P<what>cuda(?:Stream_t|Error(?:_t)?|Event_t|DeviceProp|MemcpyKind|Success|Malloc|Memcpy\w{0,12}|Free|GetLastError|Get\w{1,24}|Set\w{1,24}|StreamSynchronize|DeviceSynchronize))['\"’]"
_MEANT = r"(?:unknown type name|undeclared identifier) ['\"‘](?P<what>(?:cuda|cublas|curand|cusparse|cufft|cu)[A-Z_]\w{1,60})['\"’]; did you mean ['\"‘]hip"
"""As clang asks that has read HIP's headers."""
_BUILTIN = r"['\"‘](?P<what>__builtin_amdgcn_\w{1,60})['\"’] (?:was not declared|is not declared|no fue declarado)"
_PLATFORM = r"Must define exactly one of __HIP_PLATFORM_(?:AMD|HCC)__"


@log_check(_NOT_FOUND, _NAME, _MEANT, _BUILTIN, _PLATFORM)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for a file that the wrong compiler was given."""
    for found in find_matches(log, _BUILTIN):
        yield found.evidence(
            what=f"a host compiler reads device code of HIP ({found.groups['what']})"
        )
    for found in find_matches(log, _PLATFORM):
        yield found.evidence(
            Confidence.LIKELY, what="a compiler that knows nothing of HIP reads its headers"
        )
    for found in find_matches(log, _MEANT):
        yield found.evidence(
            Confidence.LIKELY, what=f"a source for HIP still uses CUDA's {found.groups['what']}"
        )
    if is_on_hip(log):
        for found in find_matches(log, _NOT_FOUND):
            yield found.evidence(
                what=f"a source for HIP still includes CUDA's {found.groups['what']}"
            )
        for found in find_matches(log, _NAME):
            yield found.evidence(
                Confidence.LIKELY, what=f"a source for HIP still uses CUDA's {found.groups['what']}"
            )


_OF_CUDA = (
    r"(?:cuda(?:_runtime|_runtime_api|_fp16|_bf16|_fp8|_profiler_api)?|cublas(?:_v2|Lt)?|cusparse|cusolverDn|cufft|curand(?:_kernel)?"
    r"|device_launch_parameters|nvrtc|nvToolsExt)\.h|cub/.+\.cuh"
)
_OF_TORCH = r"(?:ATen|c10)/cuda/.+"
"""Headers of torch's own that include CUDA's; of a torch for ROCm too, where nothing was translated."""
_KNOWS_ROCM = r"\b(?:torch\.version\.hip|IS_HIP_EXTENSION|ROCM_HOME|USE_ROCM|PYTORCH_ROCM_ARCH)\b"
_AGAINST_ROCM = r"(?i)hip|rocm|cuda|amd"


@for_sources(r"<cuda", r"<cublas", r"<curand", r"<cusparse", r"<cufft", languages=C_FAMILY)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for CUDA's headers in files for hipcc that nothing translates."""
    kinds = {extension.kind for script in source.build for extension in script.extensions}
    if source.language is not Language.HIP or "CUDAExtension" in kinds or not is_for_hip(source):
        return
    for header in includes(source, _OF_CUDA):
        if not is_decided(source, header.start):
            yield evidence(
                source,
                header.start,
                header.end,
                confidence=Confidence.LIKELY,
                what=f"a source for HIP still includes CUDA's {header.text}",
            )


_MOST_EXTENSIONS = 100
"""Of one script; nobody has more."""


@for_scripts("CppExtension")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for extensions whose sources include CUDA's headers and that torch does not translate."""
    if not re.search(_KNOWS_ROCM, script.text) or "hipify" in script.text:
        return

    for extension in script.extensions[:_MOST_EXTENSIONS]:
        above = kit.python.conditions_at(script, extension.start)
        if extension.kind == "CppExtension" and not any(re.search(_AGAINST_ROCM, c) for c in above):
            header = next(_untranslated(sources_of(script, extension) or ()), None)
            if header:
                yield evidence(
                    script,
                    extension.start,
                    script.text.find("(", extension.start),
                    confidence=Confidence.LIKELY,
                    what=f"{header}, and a CppExtension is not hipified",
                )


def _untranslated(sources: Iterable[Source]) -> Iterator[str]:
    """Yield what sources include of CUDA's, whatever the compiler, in words."""
    for source in sources:
        for header in includes(source, f"{_OF_CUDA}|{_OF_TORCH}"):
            if not is_decided(source, header.start):
                yield f"{source.path.rpartition('/')[2]} includes {header.text}"


_SETUP = (
    "from torch.utils.cpp_extension import CppExtension, ROCM_HOME\n"
    "setup(ext_modules=[CppExtension('op', ['op.cpp'])])\n"
)
_CPP = Source("op.cpp", "#include <torch/extension.h>\n#include <ATen/cuda/CUDAContext.h>\n")


CAUSE = Cause(
    title="{what}: the file was not translated for ROCm, or went to the wrong compiler",
    in_log=in_log,
    in_source=in_source,
    in_build_script=in_build_script,
    explains=("missing-cuda-header",),
    fix=Fix(
        "build with the CUDAExtension of a torch for ROCm, with every header inside of the extension's folder, or take the project's branch "
        "for ROCm; do not install CUDA",
        commands=(
            "python -c 'import torch; print(torch.version.hip)'",
            "export HIP_PLATFORM=amd",
            "python -m torch.utils.hipify.hipify_python --project-directory csrc --output-directory csrc_hip",
        ),
    ),
    examples=(
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
