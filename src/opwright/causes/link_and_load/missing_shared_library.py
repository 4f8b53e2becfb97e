"""
The binary lists a library that neither it brings, nor torch, nor the packages that torch pins: FFmpeg,
SoX, TensorRT, NUMA. The loader looks for it by file name, in the run path of the binary, in
`LD_LIBRARY_PATH`, and in the system's folders. Where it finds nothing it stops, before it looks at any symbol.

Some packages ship one library for each version of what they need (`libtorchcodec_core4.so` to
`core8.so`, one for each FFmpeg) and load the first that works. There one failing file is expected.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Binary, Cause, Confidence, Evidence, Fix, Load, TorchRelease
from opwright.signs import of_libraries
from opwright.torch_releases.names import is_cuda_library, is_driver_library, is_torch_library


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing libraries that are neither torch's, nor CUDA's, nor the driver's."""
    others = [name for name in load.missing_libraries if not _is_told_elsewhere(name)]
    if others:
        from shlex import quote  # noqa: PLC0415 - where there is one

        yield from of_libraries(load, others, confidence=Confidence.LIKELY, word=quote(others[0]))


def _is_told_elsewhere(library: str) -> bool:
    """Return whether another cause is about that library."""
    return is_torch_library(library) or is_cuda_library(library) or is_driver_library(library)


CAUSE = Cause(
    name="missing-shared-library",
    family="link-and-load",
    title="the binary needs {libraries}, which neither it nor torch {release} brings",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    of_the_machine=True,
    fix=Fix(
        "install what has {library}, or add its folder to LD_LIBRARY_PATH",
        commands=("apt-file search {word}", "ldconfig -p | grep -F {word}"),
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libavutil.so.58",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libavutil.so.58",),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libcuda.so.1",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libcuda.so.1",),
        ),
    ),
)
