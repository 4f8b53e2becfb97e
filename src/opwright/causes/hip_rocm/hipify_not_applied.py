"""
torch for ROCm has CUDA's names in its Python and C++ interface, and HIP's beneath. Between the two stands hipify: it rewrites the
sources of an extension, `op.cu` to `op.hip`, `cuda_runtime.h` to `hip/hip_runtime.h`, into files beside them, and these are
compiled. `CUDAExtension` of a torch for ROCm does so by itself.

It goes wrong in two ways. A source or a header escapes, because it lies outside of the extension's folder, was copied from
elsewhere, or the build is CMake and calls no hipify: then hipcc asks for `cuda_runtime_api.h`. Or a header of HIP for device code
reaches g++, because a `.cpp` includes it: then `__builtin_amdgcn_` functions are not declared.

The first looks as if CUDA were missing. Installing it is the wrong repair, and makes things worse: with nvcc on the path,
hipcc may believe that it is to compile for NVIDIA (`HIP_PLATFORM=amd` says otherwise).
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.hip_rocm import is_on_hip
from opwright.log_signs import called_for, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

_NOT_FOUND = (
    r"(?:[\s'\"‘：/])(?P<what>cuda(?:_runtime|_runtime_api|_fp16|_bf16|_profiler_api|_fp8)?\.h|cu(?:blas|blas_v2|blasLt|sparse|rand"
    r"|rand_kernel|fft|solver|solverDn|dnn)\w*\.h|c10/cuda/\S{1,60}|ATen/cuda/\S{1,60}|nv\w{1,20}\.h|vector_types\.h|device_launch_parameters\.h"
    r"|cub/\S{1,60})['\"’]?(?: file not found|[:：] ?(?:No such file|没有那个文件|沒有此一檔案|Datei oder Verzeichnis|No existe el|Aucun fichier|Нет такого файла|そのようなファイル))"
)
_NAME = r"(?:unknown type name|undeclared identifier) ['\"‘](?P<what>cuda(?:Stream_t|Error(?:_t)?|Event_t|DeviceProp|MemcpyKind|Success|Malloc|Memcpy\w{0,12}|Free|GetLastError|Get\w{1,24}|Set\w{1,24}|StreamSynchronize|DeviceSynchronize))['\"’]"
_BUILTIN = r"['\"‘](?P<what>__builtin_amdgcn_\w{1,60})['\"’] (?:was not declared|is not declared|no fue declarado)"
_PLATFORM = r"Must define exactly one of __HIP_PLATFORM_(?:AMD|HCC)__"


@called_for(_NOT_FOUND, _NAME, _BUILTIN, _PLATFORM)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for a file that the wrong compiler was given."""
    for found in seen(failure, _BUILTIN):
        yield found.evidence(
            what=f"a host compiler reads device code of HIP ({found.groups['what']})"
        )
    for found in seen(failure, _PLATFORM):
        yield found.evidence(
            Confidence.LIKELY, what="a compiler that knows nothing of HIP reads its headers"
        )
    if is_on_hip(failure):
        for found in seen(failure, _NOT_FOUND):
            yield found.evidence(
                what=f"a source for HIP still includes CUDA's {found.groups['what']}"
            )
        for found in seen(failure, _NAME):
            yield found.evidence(
                Confidence.LIKELY, what=f"a source for HIP still uses CUDA's {found.groups['what']}"
            )


CAUSE = Cause(
    name="hipify-not-applied",
    family="hip-rocm",
    title="{what}: the file was not translated for ROCm, or went to the wrong compiler",
    explanation=__doc__ or "",
    since="0.2",
    in_failure=in_failure,
    masks=("missing-cuda-header",),
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
        Failure(
            "In file included from /src/csrc/adam_kernel.hip:12:\n"
            "/venv/lib/python3.10/site-packages/torch/include/ATen/cuda/CUDAContext.h:5:10: fatal error: 'cuda_runtime_api.h' file not found\n"
            "1 error generated when compiling for gfx90a.",
            Machine(torch="2.1.0+rocm5.6"),
        ),
        Failure(
            "/opt/rocm/include/hip/amd_detail/amd_device_functions.h:117:12: error: ‘__builtin_amdgcn_readfirstlane’ was not declared in this scope"
        ),
        Failure(
            "/opt/rocm/bin/hipcc -c csrc/launch.cpp -o launch.o\ncsrc/launch.cpp:31:3: error: use of undeclared identifier 'cudaDeviceSynchronize'"
        ),
    ),
    counterexamples=(
        Failure(
            "op.cu:12:5: error: unknown type name 'cudaStream_t'", Machine(torch="2.1.0+cu121")
        ),
        Failure(
            "op.cpp:2:10: fatal error: cuda_runtime_api.h: No such file or directory",
            Machine(torch="2.1.0+cu121"),
        ),
        Failure("op.hip:3:10: fatal error: 'rocwmma/rocwmma.hpp' file not found"),
    ),
)
