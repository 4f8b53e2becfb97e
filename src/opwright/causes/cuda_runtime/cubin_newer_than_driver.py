"""
Triton generates machine code with its own ptxas and hands it to the driver. A driver of an older major version
rejects what a newer ptxas wrote: "device kernel image is invalid" (error 200). Drivers of the 470 series, which are
for CUDA 11.4, fail like this with every Triton that ships the ptxas of CUDA 12.

torch itself may work fine: its own machine code comes from its own CUDA, which may be 11.8, while Triton's ptxas
comes from another release. That is why only `torch.compile` and packages with Triton kernels fail.

The same error comes from a damaged file, or from code for another GPU in a cache that several machines share. A
`TRITON_CACHE_DIR` on a local disk, or an empty `~/.triton/cache`, tells the two apart.

`TRITON_PTXAS_PATH` may point to an older ptxas, as long as it reads the PTX that this Triton writes.
"""

from __future__ import annotations

import re

from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log, Machine

_TRITON_PATTERN = r"Triton Error \[CUDA\]: device kernel image is invalid"
_IMAGE_PATTERN = r"device kernel image is invalid|CUDA_ERROR_INVALID_IMAGE\b|(?<![=e] )cudaErrorInvalidKernelImage(?! =)"
_AMD_PATTERN = r"hipError\w{3,40}|AMD_SERIALIZE_KERNEL|HIP error:"
_FIRST_DRIVER_OF_CUDA_12 = 525


def _is_old(log: Log) -> bool | None:
    """Return whether the driver is older than CUDA 12; None where the log does not say."""
    driver = re.match(r"(\d{3})\b", log.machine.driver or "")
    return int(driver[1]) < _FIRST_DRIVER_OF_CUDA_12 if driver else None


def _triton_confidence(_: LogMatch, log: Log) -> Confidence:
    return POSSIBLE if _is_old(log) is False else LIKELY


def _confidence(_: LogMatch, log: Log) -> Confidence:
    return LIKELY if _is_old(log) else POSSIBLE


CAUSE = Cause(
    title="the driver rejects this machine code, which the ptxas of a newer CUDA wrote",
    in_log=log_rules(
        rule(_TRITON_PATTERN, confidence=_triton_confidence),
        rule(_IMAGE_PATTERN, unless=_TRITON_PATTERN, confidence=_confidence),
        unless=_AMD_PATTERN,
    ),
    fix=Fix(
        "update the driver, or install a torch, with the Triton that it pins, for the CUDA that nvidia-smi prints (Triton 2.1, of torch 2.1, is the last one for a driver of CUDA"
        " 11), or point Triton at a ptxas of the driver's CUDA; first check whether an empty cache helps",
        commands=(
            "nvidia-smi",
            "export TRITON_CACHE_DIR=$(mktemp -d)",
            "export TRITON_PTXAS_PATH=/usr/local/cuda/bin/ptxas",
        ),
    ),
    examples=(
        Log(
            '  File "/venv/lib/python3.10/site-packages/triton/compiler.py", line 1682, in __getattribute__\n'
            "    self._init_handles()\nRuntimeError: Triton Error [CUDA]: device kernel image is invalid",
            Machine(torch="2.0.1+cu117", driver="470.161.03"),
        ),
        "RuntimeError: Triton Error [CUDA]: device kernel image is invalid",
    ),
    counterexamples=(
        "RuntimeError: CUDA error: no kernel image is available for execution on the device",
        "RuntimeError: Triton Error [CUDA]: out of memory",
        (
            "torch.AcceleratorError: CUDA error: device kernel image is invalid\n"
            "For debugging consider passing AMD_SERIALIZE_KERNEL=3"
        ),
        "RuntimeError: Triton Error [CUDA]: invalid device context",
    ),
)
