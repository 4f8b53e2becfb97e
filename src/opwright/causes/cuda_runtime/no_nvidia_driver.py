"""
`libcuda.so.1` and `libnvidia-ml.so.1` belong to NVIDIA's driver. No Python package brings them: they
are there on a machine with a GPU and its driver, and in a container that was started with
`--gpus all`, and nowhere else. An extension that was linked with `-lcuda` cannot even be loaded
without them, on a build machine for example, while torch itself can, since it looks the driver up only when it
is asked for a GPU.

So this says where the library loads, not that something is wrong with it. One that should import on
machines without a GPU must not list `libcuda.so.1`; `cudaGetDriverEntryPoint` finds the functions at
run time.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Binary, Cause, Evidence, Fix, Load, TorchRelease
from opwright.signs import of_libraries
from opwright.torch_releases.names import is_driver_library


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for libraries of the driver among those that no package brings."""
    yield from of_libraries(load, [n for n in load.missing_libraries if is_driver_library(n)])


CAUSE = Cause(
    name="no-nvidia-driver",
    family="cuda-runtime",
    title="{libraries} comes with NVIDIA's driver and with no package: the binary loads only where that is",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    of_the_machine=True,
    fix=Fix(
        "install NVIDIA's driver, or start the container with its GPUs",
        commands=("nvidia-smi", "docker run --gpus all IMAGE"),
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libcuda.so.1",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libcuda.so.1",),
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
