"""
An extension calls the CUDA runtime in the same process as torch, so the toolkit that compiles it
should be of the same major release as torch's. torch compares `nvcc --version` with
torch.version.cuda before it compiles: another major stops the build, another minor only gives a
warning, because NVIDIA keeps the runtime compatible within a major release. Some packages are
stricter: apex stops at any difference, and DeepSpeed compares majors and lists the minors that it
takes.

The check is of `BuildExtension` alone: `torch.utils.cpp_extension.load` compiles with any nvcc. It
compares the nvcc that CUDA_HOME or PATH leads to. The version in the corner of `nvidia-smi` is what
the driver can run at most and does not enter. Under pip's build isolation torch itself may be another
one: the newest of the index, for another CUDA than yours; `--no-build-isolation` then repairs the
mismatch without any installation.

Commenting the check out, the common advice, is sound for a difference of minors only. Across majors
the extension asks for another libcudart than torch has loaded.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

REFUSED = (
    r"CUDA version\s+\((?:%s|(?P<found>[\d.]{1,8}))\)\s+mismatches\b[^(]{0,100}(?:\((?P<torch>[\d.]+))?",
    r"version of (?:Cuda|CUDA) that does\s+not match the\s+version used to compile\s+(?:Pytorch|PyTorch)",
    (
        r"Installed CUDA version (?P<found>[\d.]{1,8}) does not match the\s+version torch was compiled with"
        r" (?P<torch>\d+\.\d+)(?!\d|\s+but since)"
    ),
    (
        r"PyTorch (?:is|was) (?:built|compiled) with CUDA (?:version:? ?)?(?P<torch>\d+\.\d+)[.,]?\s{1,8}(?:The current|but the|while the)"
        r" (?:running |installed |system )?(?:CUDA|nvcc) version is:? ?(?P<found>\d+\.\d+)"
    ),
)
SAID = (
    r"(?:nvcc|NVCC|CUDA [Tt]oolkit|CUDA_HOME|system CUDA)\b[^\n]{0,80}"
    r"(?:does not match|doesn't match|not match|differs from|mismatches)"
)
_OF_NVCC = r"Cuda compilation tools, release (?P<found>\d+\.\d+)"
_OF_TORCH = r"(?:binaries were compiled with Cuda|torch\.version\.cuda\s{0,3}[=:]{1,2}) ?(?P<torch>\d+\.\d+)"


@log_check(*REFUSED, SAID)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield where a build refuses the nvcc at hand because of torch's CUDA."""
    told = {
        k: v
        for p in (_OF_NVCC, _OF_TORCH)
        for s in find_matches(log, p)
        for k, v in s.groups.items()
    }
    if "+cu" in (log.machine.torch or ""):
        told["torch"] = _release(log.machine.torch or "")
    for found in find_matches(log, *REFUSED):
        yield found.evidence(Confidence.CERTAIN, **_details(told | found.groups))
    for found in find_matches(log, SAID):
        if "torch" in found.quote.lower():
            yield found.evidence(Confidence.LIKELY, **_details(told))


def _release(torch: str) -> str:
    """Return `12.4` of `2.5.1+cu124`."""
    digits = torch.partition("+cu")[2]
    return f"{digits[:-1]}.{digits[-1:]}"


def _details(told: dict[str, str]) -> dict[str, str]:
    known = told.get("torch")
    return {
        "found": told.get("found", "another release"),
        "torch": known or "another one",
        "wanted": known or "$(python -c 'import torch; print(torch.version.cuda)')",
    }


CAUSE = Cause(
    title="nvcc is of CUDA {found}, torch was built with {torch}, and the build refuses that",
    in_log=in_log,
    fix=Fix(
        "point CUDA_HOME at a toolkit of torch's CUDA, or install the torch for the toolkit; with a"
        " difference after the point only, the package's own check can be skipped; if the torch named is"
        " not yours, build with --no-build-isolation",
        commands=(
            "conda install -c nvidia cuda-toolkit={wanted}",
            "export CUDA_HOME=$CONDA_PREFIX",
        ),
    ),
    examples=(
        Log(
            '  File "/opt/venv/lib/python3.10/site-packages/torch/utils/cpp_extension.py", line 525, in'
            " _check_cuda_version\n"
            "    raise RuntimeError(CUDA_MISMATCH_MESSAGE.format(cuda_str_version, torch.version.cuda))\n"
            "RuntimeError:\n"
            "The detected CUDA version (11.8) mismatches the version that was used to compile\n"
            "PyTorch (12.4). Please make sure to use the same CUDA versions.\n",
            Machine(torch="2.5.1+cu124", cuda="11.8"),
        ),
        (
            "RuntimeError: Cuda extensions are being compiled with a version of Cuda that does not match"
            " the version used to compile Pytorch binaries.  Pytorch binaries were compiled with Cuda 12.1.\n"
        ),
        (
            "deepspeed.ops.op_builder.builder.CUDAMismatchException: >- DeepSpeed Op Builder: Installed"
            " CUDA version 12.8 does not match the version torch was compiled with 11.8, unable to compile"
            " cuda/cpp extensions without a matching cuda version.\n"
        ),
        "AssertionError: PyTorch is built with CUDA version: 12.1.\nThe current running CUDA version is: 11.5.119\n",
    ),
    counterexamples=(
        "-- PyTorch is built with CUDA version: 11.8.\n-- Found Python3: /usr/bin/python3",
        (
            "UserWarning: The detected CUDA version (12.2) has a minor version mismatch with the version"
            " that was used to compile PyTorch (12.1). Most likely this shouldn't be a problem.\n"
        ),
        (
            "Installed CUDA version 11.6 does not match the version torch was compiled with 11.7 but since"
            " the APIs are compatible, accepting this combination\n"
        ),
        (
            "RuntimeError: Detected that PyTorch and torch_scatter were compiled with different CUDA"
            " versions. PyTorch has CUDA version 12.1 and torch_scatter has CUDA version 11.8."
        ),
    ),
)
