"""
A build of torch is for CUDA, for ROCm, or for the CPU alone, and its GPU libraries are called
accordingly: `libtorch_cuda.so` and `libc10_cuda.so`, or `libtorch_hip.so` and `libc10_hip.so`. An
extension lists the ones it was built with. Beside a torch of another kind they do not exist, whatever
the version.

The torch wheels on PyPI for Linux x86-64 are CUDA builds; ROCm builds come from PyTorch's own index.
The local version of a package (`+rocm6.3`, `+cu128`, `+cpu`) says which kind it is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.binaries import of_libraries
from opwright.causes.kit.rules import log_check
from opwright.knowledge.torch_releases.names import is_rocm_library
from opwright.logs.patterns import find_matches, has_match
from opwright.model import (
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Load,
    Log,
    Machine,
    TorchRelease,
)

_OF_CUDA = r"lib(?:torch_cuda|c10_cuda)\w*\.so"


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for GPU libraries of the other backend among those that are missing."""
    rocm = [name for name in load.missing_libraries if is_rocm_library(name)]
    yield from of_libraries(load, rocm, backend="ROCm", torch_is=_kind(load))
    if load.torch.cuda is None:
        cuda = [name for name in load.missing_libraries if re.fullmatch(_OF_CUDA, name)]
        yield from of_libraries(load, cuda, backend="CUDA", torch_is=_kind(load))


def _kind(load: Load) -> str:
    return f"for CUDA {load.torch.cuda}" if load.torch.cuda else "without CUDA"


_MISSING = (
    r"(?P<library>lib(?:torch_hip|c10_hip|amdhip64|hipblas|hipsparse|hiprand|hipfft|hipsolver|rocblas|rocsparse"
    r"|rocsolver|rccl|MIOpen|torch_cuda|c10_cuda)\.so[.\d]*)[:\s]{1,3}cannot open shared object file"
)

_WITHOUT = r"[Tt]orch not compiled with (?P<backend>XPU|HIP|ROCm|NPU) enabled"
_TORCH_OF_ROCM = r"download\.pytorch\.org/whl/(?:nightly/|test/)?rocm\d|\btorch(?:==|-| {1,20})\d[\w.]{2,24}\+(?:git\w+\.)?rocm"


@log_check(_MISSING, _WITHOUT)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for a GPU library of one backend that cannot be opened beside a torch for the other."""
    torch = log.machine.torch or ""
    for found in find_matches(log, _WITHOUT):
        release = torch or "that is loaded"
        yield found.evidence(Confidence.LIKELY, release=release, torch_is="compiled without it")
    for found in find_matches(log, _MISSING):
        rocm = not found.groups["library"].endswith("_cuda.so")
        other = "+cu" in torch if rocm else "rocm" in torch or "hip" in torch
        told = not rocm and not torch and has_match(log, _TORCH_OF_ROCM)
        of_torch = "torch" in found.groups["library"] or "c10" in found.groups["library"]
        # ROCm's own libraries may be what a ROCm torch lacks; its torch libraries are not.
        if other or told or (rocm and of_torch and "rocm" not in torch):
            yield found.evidence(
                Confidence.CERTAIN if other else Confidence.LIKELY,
                release=torch or "that is loaded",
                backend="ROCm" if rocm else "CUDA",
                torch_is="for CUDA or the CPU" if rocm else "for ROCm",
            )


CAUSE = Cause(
    title="the binary was built for {backend}, and torch {release} is {torch_is}",
    in_load=in_load,
    in_log=in_log,
    explains=(
        "missing-shared-library",
        "torch-version-mismatch",
        "extension-cuda-version-mismatch",
        "cpu-only-torch",
    ),
    fix=Fix(
        "install the build of torch for {backend} that the package names, or the build of the package "
        "for the torch that is there"
    ),
    examples=(
        "AssertionError: Torch not compiled with XPU enabled",
        (
            "$ pip install torch torchaudio --index-url https://download.pytorch.org/whl/rocm6.4\n"
            "$ python -c 'import warpkit'\n"
            "OSError: libc10_cuda.so: cannot open shared object file: No such file or directory"
        ),
        Load(
            Binary("op.so", needed=("libtorch_hip.so", "libamdhip64.so.6")),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libtorch_hip.so", "libamdhip64.so.6"),
        ),
        Load(
            Binary("op.so", needed=("libtorch_cuda.so",), machine="aarch64"),
            TorchRelease("2.8.0", "aarch64", None, cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libtorch_cuda.so",),
        ),
        Log(
            "OSError: libtorch_hip.so: cannot open shared object file: No such file or directory",
            Machine(torch="2.4.0+cu121"),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libcudart.so.12",),
        ),
        Log(
            "ImportError: libMIOpen.so.1: cannot open shared object file: No such file or directory",
            Machine(torch="2.8.0+rocm6.4"),
        ),
    ),
)
