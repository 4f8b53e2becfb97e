"""
Code that was written for CUDA and is compiled for AMD's GPUs, with HIP and the libraries of ROCm.

torch translates the sources of an extension (hipify) and compiles them with hipcc, which is a clang. What has no
counterpart in HIP, what was left out of the translation, and what differs between releases of ROCm, shows there.
"""

from __future__ import annotations

from opwright.log_signs import compiled
from opwright.model import Failure, Given

NEEDS = Given.LOG

_HIP = (
    r"\bhipcc\b|/opt/(?:rocm|dtk)|\.hip\b|_hip\.(?:cu|cpp|h|cuh)|\bgfx\d{3,4}\w?\b|__HIP_|--offload-arch|amd_detail|amdgcn|HIPCC"
    r"|PYTORCH_ROCM_ARCH|USE_ROCM|hip_runtime|hip-clang"
)


def is_on_hip(failure: Failure) -> bool:
    """Return whether a log or what is known of its machine shows a compile for AMD's GPUs."""
    machine = failure.machine
    known = f"{machine.torch} {machine.cuda} {machine.compiler} {machine.gpu}".lower()
    return bool(compiled(_HIP).search(failure.log)) or any(
        word in known for word in ("rocm", "hip", "gfx", "mi300", "radeon")
    )
