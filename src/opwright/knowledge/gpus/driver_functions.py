"""
The functions that later NVIDIA drivers on Linux added, and the CUDA release that a driver supports.

See `cudaTypedefs.h` of each toolkit, and CUDA Toolkit Release Notes, "CUDA Toolkit and Corresponding Driver
Versions".
"""

from __future__ import annotations

import re

_FUNCTIONS = (
    (
        "cuMemcpyBatch|cuMemcpy3DBatch|cuCheckpoint|cuStreamGetDevice|cuTensorMapEncodeIm2colWide",
        570,
        "12.8",
    ),
    ("cuCtxCreate_v4|cuCtxRecordEvent", 555, "12.5"),
    (
        "cuGreenCtx|cuDevSmResource|cuDeviceGetDevResource|cuCtxFromGreenCtx|cuFuncLoad|cuStreamGetGreenCtx",
        550,
        "12.4",
    ),
    (
        "cuGraphConditionalHandle|cuFuncGetName|cuKernelGetName|cuStreamGetCaptureInfo_v3",
        545,
        "12.3",
    ),
    ("cuMulticast", 530, "12.1"),
    ("cuTensorMap|cuLibrary|cuKernel|cuGetProcAddress_v2|cuStreamGetId|cuCtxGetId", 525, "12.0"),
    ("cuLaunchKernelEx", 520, "11.8"),
)
"""How functions that came late begin, the first driver that has them, and its CUDA."""
_CUDA_SERVED = ((525, (12, 0)), (450, (11, 0)), (440, (10, 2)), (418, (10, 1)), (396, (9, 2)))
"""The first driver of a series, and a CUDA that it runs: within a major release, newer ones too."""
_INDEX = "https://download.pytorch.org/whl"
_LAST_TORCH = (
    ((12, 8), f"torch --index-url {_INDEX}/cu128"),
    ((12, 0), f"torch --index-url {_INDEX}/cu126"),
    ((11, 0), f"'torch<2.8' --index-url {_INDEX}/cu118"),
    ((10, 2), f"torch==1.12.1+cu102 --extra-index-url {_INDEX}/cu102"),
    ((10, 1), f"torch==1.8.1+cu101 -f {_INDEX}/torch_stable.html"),
    ((9, 2), f"torch==1.7.1+cu92 -f {_INDEX}/torch_stable.html"),
)
"""A CUDA, and what pip installs to get a torch for it, from PyTorch's own indexes."""
_OLDEST_OF_12 = (12, 0)


def first_driver_with(function: str) -> tuple[int, str] | None:
    """Return the driver that brought a function and its CUDA, (550, "12.4"); None if it is not known to be late."""
    return next(
        ((driver, cuda) for names, driver, cuda in _FUNCTIONS if re.match(names, function)), None
    )


def driver_cuda(driver: str | None) -> tuple[int, int] | None:
    """Return a CUDA that a driver serves; None where the driver is not known."""
    series = re.match(r"(\d{3})\b", driver or "")
    if series is None:
        return None
    return next((cuda for first, cuda in _CUDA_SERVED if int(series[1]) >= first), (9, 0))


def torch_for_cuda(cuda: tuple[int, int] | None) -> str | None:
    """Return what pip installs for a torch with a given CUDA, or with CUDA 12 if unknown; None if there is none."""
    return next((torch for first, torch in _LAST_TORCH if (cuda or _OLDEST_OF_12) >= first), None)
