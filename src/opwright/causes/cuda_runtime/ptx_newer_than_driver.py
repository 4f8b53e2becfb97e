"""
PTX is what the driver compiles for a GPU that a binary has no machine code for. Each toolkit writes its own version
of the language, and a driver reads versions up to that of its own CUDA: 7.8 for CUDA 11.8, 8.0 for 12.0, 8.4 for
12.4, 8.7 for 12.8, 9.0 for 13.0. It rejects newer PTX with error 222: "the provided PTX was compiled with an
unsupported toolchain".

This is the one exception to "any driver of the same major version will do": that promise covers machine code and
calls, not PTX. So the package works on every GPU that it has machine code for, and fails on a newer one with the same
driver; a machine with a different GPU proves nothing.

What helps is machine code for this GPU, PTX from a toolkit that the driver knows, or a newer driver. A newer toolkit
makes it worse.
"""

from opwright.causes.kit.rules import log_rule
from opwright.logs.patterns import cuda_error
from opwright.model import Cause, Fix, Log, Machine

CAUSE = Cause(
    title="the driver cannot compile this PTX, which a newer CUDA than the driver's wrote{what}",
    in_log=log_rule(
        r"PTX was comp(?:il|li)ed with an unsupported toolchain",
        r"CUDA_ERROR_UNSUPPORTED_PTX_VERSION|(?<![=e] )cudaErrorUnsupportedPtxVersion(?! =)",
        cuda_error("222"),
        r"ptxas application ptx input, line \d+; fatal\s{1,4}: Unsupported \.version (?P<wanted>[\d.]+)",
        what="",
    ),
    fix=Fix(
        "build machine code for this GPU, or PTX with the toolkit of the driver's CUDA; or update the driver",
        commands=(
            "nvidia-smi --query-gpu=compute_cap,driver_version --format=csv",
            'TORCH_CUDA_ARCH_LIST="THE COMPUTE CAPABILITY" pip install --no-build-isolation --no-binary PACKAGE PACKAGE',
        ),
    ),
    examples=(
        Log(
            "torch.AcceleratorError: CUDA error: the provided PTX was compiled with an unsupported toolchain.",
            Machine(torch="2.9.0+cu129", driver="535.183.01"),
        ),
        (
            "numba.cuda.cudadrv.driver.LinkerError: [222] Call to cuLinkAddData results in CUDA_ERROR_UNSUPPORTED_PTX_VERSION\n"
            "ptxas application ptx input, line 9; fatal   : Unsupported .version 8.4; current version is '8.0'"
        ),
        "RuntimeError: Cuda error: 222[cudaFuncGetAttributes(&a, f);]",
    ),
    counterexamples=(
        "ptxas a.ptx, line 9; fatal   : Unsupported .version 9.0; current version is '8.4'",
        "RuntimeError: CUDA error: no kernel image is available for execution on the device",
        "RuntimeError: CUDA error: a PTX JIT compilation failed",
    ),
)
