"""What a file is written in that its name alone does not tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from linted import found_in

_KERNEL = "__global__ void f(float* x) { x[0] = __shfl_down(x[0], 16); }\n"
_HIP = "#include <hip/hip_runtime.h>\n"


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("scan.cu", f"{_HIP}{_KERNEL}"),
        ("scan.h", f"#ifndef SCAN_H\n#define SCAN_H\n{_HIP}{_KERNEL}#endif\n"),
        (
            "scan.cu",
            f"__device__ int g() {{ return __builtin_amdgcn_workitem_id_x(); }}\n{_KERNEL}",
        ),
        ("kernels/rocm/scan.cu", _KERNEL),
        ("scan.hip.cpp", _KERNEL),
        ("scan.cu", f'#include "common.h"\n{_KERNEL}'),
    ],
)
def test_code_for_amd_alone_is_not_judged_as_cuda(project: Path, path: str, text: str) -> None:
    (project / "common.h").write_text(_HIP)
    (project / path).parent.mkdir(parents=True, exist_ok=True)
    (project / path).write_text(text)

    assert "removed-cuda-api" not in dict(found_in("."))


def test_what_torch_translates_for_rocm_is_cuda(project: Path) -> None:
    (project / "hip").mkdir()
    (project / "hip" / "unpack.cu").write_text(f"#include <cuda_runtime.h>\n{_KERNEL}")

    assert "hipify-not-applied" not in dict(found_in("."))


@pytest.mark.parametrize(
    "include",
    [
        "",
        f"#ifdef USE_ROCM\n{_HIP}#endif\n",
        '#if defined(__HIP__)\n#include "common.h"\n#endif\n',
    ],
)
def test_code_that_nvcc_compiles_too_is_judged_as_cuda(project: Path, include: str) -> None:
    (project / "common.h").write_text(_HIP)
    (project / "scan.cu").write_text(f"{include}{_KERNEL}")

    assert "removed-cuda-api" in dict(found_in("."))
