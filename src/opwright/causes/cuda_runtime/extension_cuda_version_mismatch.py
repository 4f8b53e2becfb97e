"""
CUDA's libraries carry their major version in their file name, `libcudart.so.12`, and an extension
lists the ones it was linked with. A torch wheel pins the NVIDIA packages of one CUDA release: on PyPI
12.8 in torch 2.8 to 2.10, 13.0 in 2.11 to 2.14, 13.2 in 2.15. An extension for the other major fails on a
file that is not there, however well its torch symbols fit; the missing file hides the missing symbols.

Within one major the file is found, and each symbol is bound to a version of its own. A function that
came with a later minor release (`cudaGraphAddNode` came after 12.1) is then missing in the version that
this torch pins.

A copy or a link of the other major's library under the wanted name does not help: the symbols in it
carry the other version. Installing the other major's package (`nvidia-cuda-runtime-cu12` beside torch
for CUDA 13) makes the file appear; the loader still has to be told where.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Binary, Cause, Evidence, Fix, Load, TorchRelease, VersionedReference
from opwright.signs import counted, of_libraries
from opwright.torch_releases.names import is_cuda_library


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for libraries of CUDA that this torch does not bring, and for names that they lack."""
    libraries = [name for name in load.missing_libraries if is_cuda_library(name)]
    libraries.sort(key=lambda name: "cudart" not in name)  # it tells the major version best
    yield from of_libraries(load, libraries, what=f"needs {', '.join(libraries)}", tag=_tag(load))
    if load.missing_versions:
        first = load.missing_versions[0]
        names = counted(len(load.missing_versions), "function")
        yield Evidence(
            load.binary.file_name,
            f"{first.name}, version {first.version}",
            {
                "release": load.torch.version,
                "cuda": load.torch.cuda or "none",
                "what": f"asks {first.library} for {names} that it lacks there ({first.name})",
                "tag": _tag(load),
            },
        )


def _tag(load: Load) -> str:
    return "cu" + (load.torch.cuda or "").replace(".", "") if load.torch.cuda else "cpu"


CAUSE = Cause(
    name="extension-cuda-version-mismatch",
    family="cuda-runtime",
    title="the binary {what}; torch {release} brings CUDA {cuda}",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    fix=Fix(
        "install the build of the package for {tag}, or the torch whose CUDA it was built with, or "
        "rebuild it with the nvcc of CUDA {cuda}",
        commands=(
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE",
        ),
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libcudart.so.12",),
        ),
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.1.2", "x86_64", "12.1", cxx11_abi=False, glibc="2.16", pythons=()),
            missing_versions=(
                VersionedReference(
                    "cudaGetDriverEntryPointByVersion", "libcudart.so.12", "libcudart.so.12"
                ),
            ),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libavutil.so.58",)),
            TorchRelease("2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libavutil.so.58",),
        ),
    ),
)
