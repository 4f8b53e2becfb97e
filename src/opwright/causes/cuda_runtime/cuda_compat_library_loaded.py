"""
NVIDIA's CUDA images contain a `libcuda` that may be newer than the host's, in `/usr/local/cuda/compat`. It is for
data-centre machines, where NVIDIA supports a newer user-mode driver on an older kernel driver. On a GeForce it fails
with error 804, "forward compatibility was attempted on non supported HW". On any GPU it refuses a kernel driver that
it was not made for: error 803, "system has unsupported display driver / cuda driver combination".

The container runtime puts the compat folder first when the host's driver is older than the image's CUDA. `ldconfig`
files in images, or `compat` in `LD_LIBRARY_PATH`, always do, even where the host's driver is new enough. A driver
that was updated without a reboot looks the same, since the library and the kernel module have different versions;
then `nvidia-smi` says "Driver/library version mismatch".

So take the folder off the path if the host's driver can run this CUDA; otherwise update the driver.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.model import Cause, Fix, Log, Machine

_UNSUPPORTED_PATTERNS = (
    r"forward compatibility was attempted on non supported HW",
    r"(?:cudaGetDeviceCount|cuInit)\b[^\n]{0,60}(?:[Ee]rror|returned|code)\W{1,4}804\b",
    r"CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE|(?<![=e] )cudaErrorCompatNotSupportedOnDevice(?! =)",
)
_COMBINATION_PATTERNS = (
    r"system has unsupported display driver / cuda driver combination",
    r"(?:cudaGetDeviceCount|cuInit)\b[^\n]{0,60}(?:[Ee]rror|returned|code)\W{1,4}803\b",
    r"CUDA_ERROR_SYSTEM_DRIVER_MISMATCH|(?<![=e] )cudaErrorSystemDriverMismatch(?! =)",
)
_NOT_REBOOTED = r"Driver/library version mismatch"


CAUSE = Cause(
    title="the libcuda of the container's compat folder was loaded instead of the driver's own",
    in_log=log_rules(
        rule(
            *_UNSUPPORTED_PATTERNS,
            confidence=if_in_log(_NOT_REBOOTED, then=LIKELY, otherwise=CERTAIN),
        ),
        rule(
            *_COMBINATION_PATTERNS,
            confidence=if_in_log(_NOT_REBOOTED, then=POSSIBLE, otherwise=LIKELY),
        ),
    ),
    fix=Fix(
        "remove the compat folder from the loader's path, or update the host's driver (and reboot after an update)",
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
