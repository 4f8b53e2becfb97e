"""
On machines whose GPUs hang on NVSwitches (HGX and DGX with A100, H100, H200, B200) the driver waits until the Fabric
Manager has configured the switches. Until then `cuInit` answers error 802, "system not yet initialized", and every
CUDA program fails, those without torch included. `nvidia-smi` lists the GPUs all the same, because it does not
start CUDA.

The Fabric Manager has to be of the same version as the driver, to the last number, and an automatic update of the
driver alone stops it. It runs on the host: a container or a virtual machine can do nothing about it. Where the GPUs are in
a virtual machine, the host's Fabric Manager has to hand them out, and right after a boot it may only need a minute.

Rarely it is something else: an H100 in confidential-computing mode says the same until it is set ready.
"""

from opwright.causes.kit.rules import LIKELY, log_rule
from opwright.model import Cause, Fix, Log, Machine

CAUSE = Cause(
    title="the NVSwitches are not set up: the Fabric Manager is not running, or its version is not the driver's",
    in_log=log_rule(
        r"system not yet initialized",
        r"(?:cudaGetDeviceCount|cuInit)\b[^\n]{0,60}(?:[Ee]rror|returned|code)\W{1,4}802\b",
        r"CUDA_ERROR_SYSTEM_NOT_READY|(?<![=e] )cudaErrorSystemNotReady(?! =)",
        r"nvidia-fabricmanager\S{0,20} (?:service )?(?:failed|is not running)|Failed to start \S{0,20}[Ff]abric.?[Mm]anager",
        confidence=LIKELY,
    ),
    fix=Fix(
        "install and start, on the host, the Fabric Manager of exactly the driver's version",
        commands=(
            "nvidia-smi --query-gpu=driver_version --format=csv,noheader",
            "systemctl status nvidia-fabricmanager",
            "apt-get install nvidia-fabricmanager-BRANCH && systemctl enable --now nvidia-fabricmanager",
        ),
    ),
    examples=(
        "probe: cuInit failed with code 802",
        Log(
            "RuntimeError: Unexpected error from cudaGetDeviceCount(). Did you run some cuda functions before calling "
            "NumCudaDevices() that might have already set an error? Error 802: system not yet initialized",
            Machine(gpu="A100-SXM4-80GB"),
        ),
        "terminate called after throwing an instance of 'std::runtime_error'\n  what():  system not yet initialized",
    ),
    counterexamples=(
        "Error 804: forward compatibility was attempted on non supported HW",
        "RuntimeError: CUDA error: initialization error",
        "csrc/op.cu(802): error: expected a ';'",
    ),
)
