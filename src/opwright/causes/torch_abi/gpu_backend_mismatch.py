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

from opwright.model import Binary, Cause, Evidence, Fix, Load, TorchRelease
from opwright.signs import of_libraries
from opwright.torch_releases.names import is_rocm_library

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


CAUSE = Cause(
    name="gpu-backend-mismatch",
    family="torch-abi",
    title="the binary was built for {backend}, and torch {release} is {torch_is}",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    masks=("missing-shared-library", "torch-version-mismatch"),
    fix=Fix(
        "install the build of torch for {backend} that the package names, or the build of the package "
        "for the torch that is there"
    ),
    examples=(
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
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libcudart.so.12",),
        ),
    ),
)
