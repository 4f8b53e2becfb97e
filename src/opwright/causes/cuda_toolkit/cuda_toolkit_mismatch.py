"""
An extension calls the CUDA runtime in the same process as torch, so the toolkit that compiles it should have torch's
major version. torch compares `nvcc --version` with torch.version.cuda before it compiles. Another major release stops
the build; another minor release is only a warning, because NVIDIA keeps the runtime compatible within a major
release. Some packages are stricter: apex stops at any difference, and DeepSpeed compares majors and lists the minors
that it accepts.

Only `BuildExtension` checks: `torch.utils.cpp_extension.load` compiles with any nvcc. The nvcc that counts is the one
of CUDA_HOME or PATH. The version that `nvidia-smi` prints is the newest that the driver can run, and plays no part.
Under pip's build isolation, torch itself may be a different one: the newest on the index, built for a CUDA other than
yours; then `--no-build-isolation` is all it takes.

Commenting out the check, as is often advised, is safe only if the minor versions differ. Across major versions the
extension needs a libcudart other than the one torch has loaded.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, Rule, Sureness, log_rules, rule
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch, find_matches
from opwright.model import IN_A_BUILD, Cause, Confidence, Fix, Log, Machine

_REFUSED_PATTERNS = (
    r"CUDA version\s+\((?:%s|(?P<found>[\d.]{1,8}))\)\s+mismatches\b[^(]{0,100}(?:\((?P<torch>[\d.]+))?",
    r"version of (?:Cuda|CUDA) that does\s+not match the\s+version used to compile\s+(?:Pytorch|PyTorch)",
    r"Installed CUDA version (?P<found>[\d.]{1,8}) does not match the\s+version torch was compiled with (?P<torch>\d+\.\d+)(?!\d|\s+but since)",
    r"PyTorch (?:is|was) (?:built|compiled) with CUDA (?:version:? ?)?(?P<torch>\d+\.\d+)[.,]?\s{1,8}(?:The current|but the|while the) (?:running |installed |system )?(?:CUDA|nvcc) version is:? ?(?P<found>\d+\.\d+)",
)
_NOT_FILLED_IN = r"\(%s\)[^\n]{0,160}', '(?P<found>\d+\.\d+)', '(?P<torch>\d+\.\d+)'\)"
"""Some releases of torch raise the message with its arguments beside it."""
_MISMATCH_SENTENCE = r"(?:nvcc|NVCC|CUDA [Tt]oolkit|CUDA_HOME|system CUDA)\b[^\n]{0,80}(?:not match|n't match|differs from|mismatches)"
_NVCC_RELEASE = r"Cuda compilation tools, release (?P<found>\d+\.\d+)"
_TORCH_CUDA = r"(?:binaries were compiled with Cuda|torch\.version\.cuda\s{0,3}[=:]{1,2}) ?(?P<torch>\d+\.\d+)"


_UNKNOWN_RELEASE = "where the log does not say which CUDA nvcc is from"


def _found(match: LogMatch, log: Log) -> str:
    """Return the release of CUDA that nvcc is from, where the log says it."""
    found = match.groups.get("found") or _last(log, _NOT_FILLED_IN, "found")
    return found or _last(log, _NVCC_RELEASE, "found")


def _torch_release(match: LogMatch, log: Log) -> str:
    """Return the CUDA of torch, `12.4`, where the log or the version of torch, `2.5.1+cu124`, has it."""
    digits = (log.machine.torch or "").partition("+cu")[2]
    here = f"{digits[:-1]}.{digits[-1]}" if digits else _last(log, _TORCH_CUDA, "torch")
    return match.groups.get("torch") or _last(log, _NOT_FILLED_IN, "torch") or here


def _last(log: Log, pattern: str, group: str) -> str:
    return next((match.groups[group] for match in reversed([*find_matches(log, pattern)])), "")


_THIS_TORCH = "$(python -c 'import torch; print(torch.version.cuda)')"


def _mismatch(*patterns: str, confidence: Confidence | Sureness) -> Rule:
    return rule(
        *patterns,
        confidence=confidence,
        found=lambda match, log: _found(match, log) or "another release",
        torch=lambda match, log: _torch_release(match, log) or "another release",
        wanted=lambda match, log: _torch_release(match, log) or _THIS_TORCH,
        remedy=_by_age,
        title=lambda match, log: "" if _found(match, log) else _UNKNOWN_RELEASE,
    )


def _about_torch(match: LogMatch, _: Log) -> Confidence | None:
    return LIKELY if "torch" in match.quote.lower() else None


_FIRST_OF_CONDA = "11.3"
"""The first CUDA whose toolkit NVIDIA's conda channel has: https://anaconda.org/nvidia/cuda-toolkit."""
_BEFORE_CONDA = "where conda has no toolkit of that CUDA"


def _by_age(match: LogMatch, log: Log) -> str:
    wanted = _torch_release(match, log)
    return _BEFORE_CONDA if wanted and is_older(wanted, _FIRST_OF_CONDA) else ""


CAUSE = Cause(
    title="nvcc is from CUDA {found}, torch was built with {torch}, and the build refuses the pair",
    titles={
        _UNKNOWN_RELEASE: "nvcc is from another release of CUDA than the one that torch was built with, and the build refuses the pair",
    },
    in_log=log_rules(
        _mismatch(*_REFUSED_PATTERNS, confidence=CERTAIN),
        _mismatch(_MISMATCH_SENTENCE, confidence=_about_torch),
    ),
    fix=Fix(
        "point CUDA_HOME at a toolkit of torch's CUDA release, or install the torch built for your toolkit; if only the minor"
        " version differs, the package's own check can be skipped; if the torch named is not yours, build with"
        " --no-build-isolation",
        commands=(
            "conda install -c nvidia cuda-toolkit={wanted}",
            "export CUDA_HOME=$CONDA_PREFIX",
        ),
    ),
    remedies={
        _BEFORE_CONDA: Fix(
            "install the CUDA {wanted} toolkit next to the other one, from https://developer.nvidia.com/cuda-toolkit-archive (the runfile with --toolkit --silent needs no other"
            " driver), and point CUDA_HOME at it; or install a torch for the installed toolkit",
            commands=(
                "export CUDA_HOME=/usr/local/cuda-{wanted} PATH=/usr/local/cuda-{wanted}/bin:$PATH",
            ),
        ),
        IN_A_BUILD: Fix(
            "install a toolkit of torch's CUDA release and let CUDA_HOME name no other; or build for a torch that matches the installed toolkit",
            commands=("{install_toolkit}", "unset CUDA_HOME CUDA_PATH"),
        ),
    },
    examples=(
        (
            "RuntimeError: The detected CUDA version (11.4) mismatches the version that was used to compile PyTorch (10.2)."
            " Please make sure to use the same CUDA versions."
        ),
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
        "it stops because nvcc 12.1 and the torch here (11.8) don't match",
        "AssertionError: PyTorch is built with CUDA version: 12.1.\nThe current running CUDA version is: 11.5.119\n",
        (
            "RuntimeError: ('The detected CUDA version (%s) mismatches the version that was used to compilePyTorch (%s). "
            "Please make sure to use the same CUDA versions.', '11.8', '12.6')"
        ),
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
