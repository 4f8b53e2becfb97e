"""
NVRTC is CUDA's compiler as a library. torch gives it source at run time, for fused pointwise chains of TorchScript,
for jiterated operators such as those of complex numbers, and for `torch.cuda._compile_kernel`; CuPy and JAX use it
too. It compiles for the GPU in the machine, and an NVRTC older than the GPU answers "invalid value for
--gpu-architecture (-arch)".

torch clamps the architecture to what it believes its NVRTC knows. So this happens where the two disagree: another
`libnvrtc` is found first, on `LD_LIBRARY_PATH` or in a conda environment, or the package does not clamp. torch's own
kernels running on the GPU prove nothing: they come as PTX, which the driver compiles.

NVRTC comes with torch's CUDA, from `nvidia-cuda-nvrtc`; neither the system's toolkit nor nvcc plays a part. CUDA 11.8
is the first for 8.9 and 9.0, 12.8 for 10.0 and 12.0, 12.9 for 12.1.
"""

from opwright.causes.kit.build_scripts.archs.gpu_archs import (
    arch_of_gpu,
    dropped_by_nvrtc,
    is_newer_than,
    number,
)
from opwright.causes.kit.rules import CERTAIN, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log, Machine


def _confidence(_: LogMatch, log: Log) -> Confidence | None:
    """Return None where NVRTC has dropped the architecture."""
    return None if any(True for _ in dropped_by_nvrtc(log)) else CERTAIN


_EXCHANGED = "where the GPU is known, and torch's CUDA is none that knows it"
_INDICES = ((100, "cu128"), (89, "cu118"))
"""The first architecture, and the first index of PyTorch whose NVRTC knows it."""


def _by_gpu(_: LogMatch, log: Log) -> dict[str, str]:
    """Return the index of a torch that knows the GPU, unless the log shows that the installed one does."""
    arch, cuda = arch_of_gpu(log.machine.gpu or ""), log.machine.cuda
    index = next((label for first, label in _INDICES if (number(arch) or 0) >= first), None)
    if index is None or (cuda and not is_newer_than(arch, cuda)):
        return {}
    return {"remedy": _EXCHANGED, "index": index}


CAUSE = Cause(
    title="the NVRTC that is loaded does not know this GPU",
    in_log=log_rules(
        rule(
            r"invalid value for --gpu-architecture",
            r"nvrtc: error: failed to load builtins for compute_",
            confidence=_confidence,
            compute=_by_gpu,
        )
    ),
    fix=Fix(
        "install a torch whose CUDA knows the GPU; until then, turn off what is compiled at run time",
        commands=("export PYTORCH_JIT=0", "pip list | grep -i nvrtc"),
    ),
    remedies={
        _EXCHANGED: Fix(
            "install a torch whose CUDA knows the GPU; PYTORCH_JIT=0 before the program turns off what is compiled at run time until then",
            commands=(
                "pip install --force-reinstall torch --index-url https://download.pytorch.org/whl/{index}",
            ),
        ),
    },
    examples=(
        Log(
            "RuntimeError: nvrtc: error: invalid value for --gpu-architecture (-arch)",
            Machine(torch="1.12.1+cu113", gpu="RTX 4090"),
        ),
        "cupy.cuda.compiler.CompileException: nvrtc: error: invalid value for --gpu-architecture (-arch)",
    ),
    counterexamples=(
        "nvrtc: error: failed to open libnvrtc-builtins.so.12.4.",
        "nvrtc: error: invalid value for --std (-std)",
        "NVRTC compilation error: nvrtc: error: invalid value for --gpu-architecture (-arch)\nOptions: -arch=compute_21",
        "nvcc fatal   : Unsupported gpu architecture 'compute_120'",
    ),
)
