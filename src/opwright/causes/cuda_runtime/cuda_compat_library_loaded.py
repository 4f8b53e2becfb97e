"""
CUDA's containers carry a newer `libcuda` than the host may have, in `/usr/local/cuda/compat`. It is for machines in data
centres, where NVIDIA allows a newer user part on an older kernel driver. On a GeForce it refuses: error 804, "forward
compatibility was attempted on non supported HW". On any GPU it refuses a kernel driver that it was not made for: error
803, "system has unsupported display driver / cuda driver combination".

The container runtime puts the compat folder in front when the host's driver is older than the image's CUDA; `ldconfig`
files in images and an `LD_LIBRARY_PATH` with `compat` in it do so always, also where the host's driver would have
been new enough. A driver that was updated without a reboot looks alike, since then the library and the kernel module
are of two versions; `nvidia-smi` says "Driver/library version mismatch" in that case.

So: take the folder out of the way if the host's driver can run this CUDA, else update the driver.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_REFUSED = (
    r"forward compatibility was attempted on non supported HW",
    r"(?:cudaGetDeviceCount|cuInit)\b[^\n]{0,60}(?:[Ee]rror|returned|code)\W{1,4}804\b",
    r"CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE|(?<![=e] )cudaErrorCompatNotSupportedOnDevice(?! =)",
)
_COMBINATION = (
    r"system has unsupported display driver / cuda driver combination",
    r"(?:cudaGetDeviceCount|cuInit)\b[^\n]{0,60}(?:[Ee]rror|returned|code)\W{1,4}803\b",
    r"CUDA_ERROR_SYSTEM_DRIVER_MISMATCH|(?<![=e] )cudaErrorSystemDriverMismatch(?! =)",
)
_NOT_REBOOTED = r"Driver/library version mismatch"


@log_check(*_REFUSED, *_COMBINATION)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for what a libcuda says that does not fit the driver below it."""
    updated = has_match(log, _NOT_REBOOTED)
    for found in find_matches(log, *_REFUSED):
        yield found.evidence(Confidence.LIKELY if updated else Confidence.CERTAIN)
    for found in find_matches(log, *_COMBINATION):
        yield found.evidence(Confidence.POSSIBLE if updated else Confidence.LIKELY)


CAUSE = Cause(
    title="the libcuda that is loaded is not the driver's: that of the container's compat folder came first",
    in_log=in_log,
    fix=Fix(
        "take the compat folder out of the loader's way, or update the host's driver (and reboot after an update)",
        commands=(
            "ldconfig -p | grep libcuda.so.1",
            "mv /usr/local/cuda/compat /usr/local/cuda/compat.off && ldconfig",
            "nvidia-smi",
        ),
    ),
    examples=(
        "probe: cudaGetDeviceCount() returned 804",
        Log(
            "RuntimeError: Unexpected error from cudaGetDeviceCount(). Did you run some cuda functions before calling "
            "NumCudaDevices() that might have already set an error? Error 804: forward compatibility was attempted on non "
            "supported HW",
            Machine(gpu="RTX 3090", driver="525.125.06"),
        ),
        (
            "UserWarning: CUDA initialization: Unexpected error from cudaGetDeviceCount(). Error 803: system has unsupported "
            "display driver / cuda driver combination (Triggered internally at ../c10/cuda/CUDAFunctions.cpp:108.)"
        ),
    ),
    counterexamples=(
        "RuntimeError: Unexpected error from cudaGetDeviceCount(). Error 802: system not yet initialized",
        "Failed to initialize NVML: Driver/library version mismatch",
        "NOTE: CUDA Forward Compatibility mode ENABLED. Using CUDA 12.4 driver version 550.54.15",
    ),
)
