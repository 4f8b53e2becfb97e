"""
nvcc knows the GPUs that existed when it was released. For a newer one it stops before it reads a line of source:
`Unsupported gpu architecture 'compute_120'`. The architecture comes from torch, which queries the GPU in the machine,
or from a list in the package's build script.

CUDA 11.0 is the first for 8.0, 11.1 for 8.6, 11.8 for 8.9 and 9.0, 12.0 for 9.0a, 12.8 for 10.0 and 12.0, 12.9 for
10.3, 12.1 and all names with an `f`, 13.0 for 11.0 (which CUDA 12.8 and 12.9 called 10.1).

Two versions mislead here. `nvidia-smi` prints the newest CUDA that the driver can run, not what is installed. And
`torch.version.cuda` is what torch was built with: the nvcc that compiles an extension is the one in `CUDA_HOME`,
otherwise the first on `PATH`, on Ubuntu often the old one of `nvidia-cuda-toolkit` in `/usr/bin`.

If no newer toolkit is available, the driver can compile PTX of an older architecture for the GPU.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.build_scripts.archs import gpu_archs, requested_archs
from opwright.causes.kit.rules import log_check, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.knowledge.versions import numbers
from opwright.logs.patterns import LogMatch
from opwright.model import (
    IN_A_BUILD,
    IN_SOURCES,
    BuildScript,
    Cause,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Target,
)

_REQUIREMENT_PATTERNS = (
    r"CUDA (?:Toolkit )?(?:version )?(?P<first>\d{1,2}\.\d) or (?:higher|later|above|newer|greater) is required for\s+(?:GPUs with )?compute capabilit(?:y|ies) (?P<arch>\d{1,2}\.\d)",
    r"[Cc]ompute capability (?P<arch>\d{1,2}\.\d) (?:requires|needs) (?:at least )?CUDA (?P<first>\d{1,2}\.\d)",
)


@for_scripts(requested_archs.GENCODE, *requested_archs.SETTINGS, *kit.archs_in_cmake.NAMES)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for architectures newer than the toolkit of the target."""
    cuda = requested_archs.toolkit_of(script)
    if cuda is None or script.target.is_rocm:
        return
    wanted = tuple(requested_archs.requested_always(script))
    if script.language is Language.CMAKE:
        own = kit.archs_in_cmake.listed(script)
        wanted += tuple(one for one in own if requested_archs.is_requested_always(script, one))
    for one in wanted:
        first = gpu_archs.first_toolkit(one.arch)
        if first != "unknown" and numbers(first) > cuda:
            yield literal_evidence(script, one.literal, **_details(one.arch, first))


def _details(arch: str, first: str) -> dict[str, str]:
    return {"arch": arch, "first": first, "older": gpu_archs.predecessor_ptx(arch)}


@log_check(*gpu_archs.REFUSED)
def _refused_in_log(log: Log) -> Iterator[Evidence]:
    for one in gpu_archs.refused(log):
        if one.reason is gpu_archs.RejectionReason.YOUNGER and "gpu-name" not in one.match.quote:
            yield one.match.evidence(one.confidence, **_details(one.arch, one.first))


def _required(match: LogMatch, _: Log) -> dict[str, str]:
    arch = f"sm_{match.groups['arch'].replace('.', '')}"
    return _details(arch, max(match.groups["first"], gpu_archs.first_toolkit(arch), key=numbers))


_SINCE_12_8 = (
    "if(CUDAToolkit_FOUND)\n if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)\n  if(OP_NATIVE)\n"
    '   set(CMAKE_CUDA_ARCHITECTURES "native")\n'
    '  elseif(CUDAToolkit_VERSION VERSION_GREATER_EQUAL "12.8")\n'
    "   list(APPEND CMAKE_CUDA_ARCHITECTURES 120a-real 121a-real)\n  endif()\n endif()\nendif()\n"
)

CAUSE = Cause(
    title="this nvcc does not know {arch}, which needs CUDA {first} or later",
    in_log=log_rules(
        _refused_in_log,
        rule(*_REQUIREMENT_PATTERNS, compute=_required),
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
    remedies={
        IN_SOURCES: Fix(
            "name it only where nvcc is of CUDA {first} or later, or build PTX for an older architecture, which the driver compiles for newer GPUs"
        ),
        IN_A_BUILD: Fix(
            "name an older architecture with PTX, which the driver compiles for this GPU{instead_of_flag}; or point CUDA_HOME at CUDA {first} or later of torch's major version",
            commands=("{archs_before}{older}{archs_after}",),
        ),
    },
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
        BuildScript("CMakeLists.txt", _SINCE_12_8, target=Target(cuda="12.8")),
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
        BuildScript("CMakeLists.txt", _SINCE_12_8, target=Target(cuda="12.9")),
        BuildScript("CMakeLists.txt", _SINCE_12_8, target=Target(cuda="12.6")),
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
        BuildScript(
            "cmake/archs.cmake",
            'if(CUDA_VERSION VERSION_LESS "12.0")\n  set(CUDA_LIMIT_GPU_ARCHITECTURE "9.0")\nendif()\n',
            target=Target(cuda="11.6"),
        ),
        Log("nvcc fatal   : Unsupported gpu architecture 'compute_35'", Machine(cuda="12.4")),
        "nvcc fatal   : Unsupported gpu architecture 'compute_860'",
        "ptxas fatal   : Value 'sm_120' is not defined for option 'gpu-name'",
        "ValueError: Unknown CUDA arch (12.0) or GPU not supported",
    ),
)
