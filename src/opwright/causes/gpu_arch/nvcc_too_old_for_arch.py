"""
nvcc knows the GPUs that existed when it was released. Asked for a younger one it stops before it reads
a line of the source: `Unsupported gpu architecture 'compute_120'`. The request comes from torch, which
asks the GPU in the machine for its capability, or from a list in the package's build script.

CUDA 11.0 is the first for 8.0, 11.1 for 8.6, 11.8 for 8.9 and 9.0, 12.0 for 9.0a, 12.8 for 10.0 and 12.0,
12.9 for 10.3, 12.1 and all names with an `f`, 13.0 for 11.0 (which CUDA 12.8 and 12.9 called 10.1).

Two versions mislead here. What `nvidia-smi` prints is the newest CUDA that the driver can run, not what is
installed. And `torch.version.cuda` is what torch was built with: the nvcc that compiles an extension is the one
in `CUDA_HOME`, else the first on `PATH`, and on Ubuntu that is often the old one of `nvidia-cuda-toolkit`
in `/usr/bin`.

Where no newer toolkit can be had, PTX for an older architecture is compiled by the driver for the GPU.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.gpu_archs import (
    GENCODE,
    REFUSED,
    SETTINGS,
    RejectionReason,
    first_toolkit,
    refused,
    requested_always,
    setting,
    toolkit_of,
)
from opwright.causes.kit.rules import log_check, log_rules, rule
from opwright.causes.kit.sources import for_scripts, said
from opwright.logs.patterns import LogMatch
from opwright.model import BuildScript, Cause, Evidence, Fix, Log, Machine, Target

_REQUIREMENT_PATTERNS = (
    (
        r"CUDA (?:Toolkit )?(?:version )?(?P<first>\d{1,2}\.\d) or (?:higher|later|above|newer|greater) is required for"
        r"\s+(?:GPUs with )?compute capabilit(?:y|ies) (?P<arch>\d{1,2}\.\d)"
    ),
    r"[Cc]ompute capability (?P<arch>\d{1,2}\.\d) (?:requires|needs) (?:at least )?CUDA (?P<first>\d{1,2}\.\d)",
)


@for_scripts(GENCODE, *SETTINGS)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for architectures newer than the toolkit of the target."""
    cuda = toolkit_of(script)
    if cuda is None or script.target.is_rocm:
        return
    for one in requested_always(script):
        first = first_toolkit(one.arch)
        if first != "unknown" and _as_numbers(first) > cuda:
            yield said(script, one.said, arch=one.arch, first=first, older=_older(one.arch))


def _as_numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def _older(arch: str) -> str:
    """Return an architecture whose PTX a newer GPU runs, as torch's list spells it."""
    older = {"sm_75": "7.0", "sm_80": "7.0", "sm_86": "8.0", "sm_87": "8.0", "sm_88": "8.0"}
    young = setting(arch.rstrip("af"))
    return older.get(arch, "8.0" if young in ("8.9", "9.0") else "9.0") + "+PTX"


@log_check(*REFUSED)
def _refused_in_log(log: Log) -> Iterator[Evidence]:
    for one in refused(log):
        if one.reason is RejectionReason.YOUNGER and "gpu-name" not in one.match.quote:
            details = {"arch": one.arch, "first": one.first, "older": _older(one.arch)}
            yield one.match.evidence(one.confidence, **details)


def _arch(match: LogMatch, _: Log) -> str:
    return f"sm_{match.groups['arch'].replace('.', '')}"


def _first(match: LogMatch, log: Log) -> str:
    return max(match.groups["first"], first_toolkit(_arch(match, log)), key=_as_numbers)


CAUSE = Cause(
    title="this nvcc does not know {arch}, which needs CUDA {first} or later",
    in_log=log_rules(
        _refused_in_log,
        rule(
            *_REQUIREMENT_PATTERNS,
            arch=_arch,
            first=_first,
            older=lambda match, log: _older(_arch(match, log)),
        ),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "point CUDA_HOME and PATH at CUDA {first} or later of torch's major version; or build PTX for an older"
        " architecture, which the driver compiles for this GPU",
        commands=(
            "nvcc --version",
            "export CUDA_HOME=/usr/local/cuda-{first} PATH=/usr/local/cuda-{first}/bin:$PATH",
            'export TORCH_CUDA_ARCH_LIST="{older}"',
        ),
    ),
    examples=(
        (
            "nvcc fatal   : Unsupported gpu architecture 'compute_61'\n"
            "error: command '/usr/bin/nvcc' failed with exit status 1\n"
        ),
        BuildScript(
            "setup.py",
            "flags = ['-O3', '-gencode=arch=compute_90a,code=sm_90a']\n",
            target=Target(cuda="11.8"),
        ),
        BuildScript(
            "setup.py",
            "os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0;12.0'\n",
            target=Target(cuda="12.4"),
        ),
        BuildScript(
            "CMakeLists.txt",
            'set(CMAKE_CUDA_ARCHITECTURES "90;100a-real" CACHE STRING "GPUs, of 2.8 on")\n',
            target=Target(cuda="12.6"),
        ),
        Log(
            "[1/2] /usr/bin/nvcc -gencode=arch=compute_120,code=sm_120 -std=c++17 -c csrc/op.cu -o op.cuda.o\n"
            "nvcc fatal   : Unsupported gpu architecture 'compute_120'\n"
            "ninja: build stopped: subcommand failed.",
            Machine(torch="2.8.0+cu128", gpu="RTX 5090"),
        ),
        (
            "CMake Error at /usr/share/cmake-3.25/Modules/CMakeDetermineCUDACompiler.cmake:633 (message):\n"
            "  The CMAKE_CUDA_ARCHITECTURES:\n\n    90a\n\n  do not all work with this compiler.  Try:\n\n    52\n\n  instead."
        ),
        "RuntimeError: CUDA 12.8 or higher is required for compute capability 12.0.",
        Log(
            "nvcc fatal   : Unsupported gpu architecture 'compute_61'\n"
            "error: command '/usr/bin/nvcc' failed with exit status 1",
            Machine(python="3.6"),
        ),
        (
            "Compiling psroi pooling kernels by nvcc\n"
            "nvcc fatal   : Unsupported gpu architecture 'compute_62'\n"
            "Including CUDA code.\n"
        ),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "flags = []\nif cuda_version >= Version('12.8'):\n"
            "    flags += ['-gencode', 'arch=compute_120,code=sm_120']\n",
            target=Target(cuda="12.4"),
        ),
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0;12.0'\n"),
        BuildScript(
            "CMakeLists.txt", "set(CMAKE_CUDA_ARCHITECTURES 80 90a)\n", target=Target(cuda="12.6")
        ),
        Log("nvcc fatal   : Unsupported gpu architecture 'compute_35'", Machine(cuda="12.4")),
        "nvcc fatal   : Unsupported gpu architecture 'compute_860'",
        "ptxas fatal   : Value 'sm_120' is not defined for option 'gpu-name'",
        "ValueError: Unknown CUDA arch (12.0) or GPU not supported",
    ),
)
