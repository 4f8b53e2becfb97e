"""
Triton writes machine code with the ptxas that it brings, and gives it to the driver. A driver of an older major
version does not take what a newer ptxas wrote, and says "device kernel image is invalid" (error 200). Drivers of the
470 series, which are of CUDA 11.4, meet it with every Triton that brings the ptxas of CUDA 12.

torch itself may work all the while. Its own machine code is that of its CUDA, which may be 11.8, and Triton's ptxas
is of another release than torch's CUDA: that is why only `torch.compile` and packages with Triton kernels fail.

The same words come of a file that is damaged, or was compiled for another GPU and lies in a cache that several
machines share. `TRITON_CACHE_DIR` on a local disk, or an emptied `~/.triton/cache`, tells the two apart.

`TRITON_PTXAS_PATH` may point to an older ptxas, as long as that reads the PTX which this Triton writes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_OF_TRITON = r"Triton Error \[CUDA\]: device kernel image is invalid"
_INVALID = r"device kernel image is invalid|CUDA_ERROR_INVALID_IMAGE\b|(?<![=e] )cudaErrorInvalidKernelImage(?! =)"
_OF_AMD = r"hipError\w{3,40}|AMD_SERIALIZE_KERNEL|HIP error:"
_OLDEST_OF_12 = 525


@log_check(_OF_TRITON, _INVALID)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for machine code that the driver does not take."""
    match = re.match(r"(\d{3})\b", log.machine.driver or "")
    if has_match(log, _OF_AMD):
        return
    is_old = int(match[1]) < _OLDEST_OF_12 if match else None
    of_triton = has_match(log, _OF_TRITON)
    for found in find_matches(log, _OF_TRITON if of_triton else _INVALID):
        sure = is_old or (of_triton and is_old is None)
        yield found.evidence(Confidence.LIKELY if sure else Confidence.POSSIBLE)


CAUSE = Cause(
    title="the driver does not take this machine code: a ptxas of a later CUDA than the driver's wrote it",
    in_log=in_log,
    fix=Fix(
        "update the driver, or let Triton use the ptxas of the driver's CUDA; first see whether an emptied cache helps",
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
