"""
The oldest NVIDIA driver on Linux that runs some code on some GPU.

A driver runs cubins that were compiled by any toolkit of its own major version, if it knows the GPU
("minor version compatibility", from CUDA 11 on): what CUDA 12.8 compiled for sm_80 runs with 525.60.13. PTX
is different: a driver compiles no version of the language newer than its own, so that PTX needs the
driver of the toolkit that wrote it.

The tables are those of NVIDIA's documents: PTX ISA, "Release Notes"; CUDA Toolkit Release Notes, "CUDA Toolkit
and Corresponding Driver Versions" and "Minimum Required Driver Version for CUDA Minor Version Compatibility".
Jetsons have drivers of their own, and releases before CUDA 9 are not covered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from opwright.model import Binary

_DRIVERS = {
    "9.0": "384.81",
    "9.1": "390.46",
    "9.2": "396.26",
    "10.0": "410.48",
    "10.1": "418.39",
    "10.2": "440.33",
    "11.0": "450.51.05",
    "11.1": "455.23",
    "11.2": "460.27.03",
    "11.3": "465.19.01",
    "11.4": "470.42.01",
    "11.5": "495.29.05",
    "11.6": "510.39.01",
    "11.7": "515.43.04",
    "11.8": "520.61.05",
    "12.0": "525.60.13",
    "12.1": "530.30.02",
    "12.2": "535.54.03",
    "12.3": "545.23.06",
    "12.4": "550.54.14",
    "12.5": "555.42.02",
    "12.6": "560.28.03",
    "12.8": "570.26",
    "12.9": "575.51.03",
    "13.0": "580.65.06",
    "13.1": "590.44.01",
    "13.2": "595.45.04",
}
"""CUDA and the driver that came with it."""
_ANY_MINOR = {"11": "450.80.02", "12": "525.60.13", "13": "580.65.06"}
"""Major version of CUDA, and the oldest driver that runs what any of its toolkits compiled."""
_FIRST = {
    50: "9.0",
    52: "9.0",
    60: "9.0",
    61: "9.0",
    70: "9.0",
    75: "10.0",
    80: "11.0",
    86: "11.1",
    89: "11.8",
    90: "11.8",
    100: "12.8",
    103: "12.9",
    120: "12.8",
    121: "12.9",
}
"""Architecture and the first CUDA that knows it, at least 9.0; without Jetsons."""
_PTX = {
    **{f"6.{minor}": f"9.{minor}" for minor in range(3)},
    **{f"6.{minor + 3}": f"10.{minor}" for minor in range(3)},
    **{f"7.{minor}": f"11.{minor}" for minor in range(9)},
    **{f"8.{minor}": f"12.{minor}" for minor in range(6)},
    "8.7": "12.8",
    "8.8": "12.9",
    **{f"9.{minor}": f"13.{minor}" for minor in range(3)},
}
"""Version of PTX and the CUDA that it came with. 8.6 is of 12.7, which was never released."""
_CUDA_LIBRARY = re.compile(r"lib(?:cudart|cublas)(?:Lt)?[^/]*\.so\.(\d+)(?:\.(\d+))?")


def driver_for_cuda(cuda: str) -> str | None:
    """Return the oldest driver that serves the major release of a CUDA: 525.60.13 for `12.8`."""
    return _ANY_MINOR.get(cuda.partition(".")[0])


def first_cuda_for(arch: int) -> str | None:
    """Return the first CUDA that knows an architecture, at least 9.0; None if unknown."""
    return _FIRST.get(arch)


def driver_for_cubin(binary: Binary, arch: int) -> str | None:
    """Return the oldest driver that runs the machine code of a binary; None when it is not known."""
    versions = [match.groups() for name in binary.needed if (match := _CUDA_LIBRARY.match(name))]
    cuda = [(major, minor) for major, minor in versions if major]
    if not cuda and binary.gpu:
        known = (_PTX.get(ptx.isa or "") for ptx in binary.gpu.ptx)
        cuda = [
            (major, minor) for version in known if version for major, minor in [version.split(".")]
        ]
    if not cuda:
        return None
    major, minor = max(cuda, key=lambda version: int(version[0]))
    return _newest(
        _ANY_MINOR.get(major) or _DRIVERS.get(f"{major}.{minor}"), _first_driver_for(arch)
    )


def driver_for_ptx(versions: Iterable[str | None], arch: int) -> str | None:
    """Return the oldest driver that compiles PTX of all `versions`; None when it is not known."""
    drivers = [_DRIVERS.get(_PTX.get(version or "", "")) for version in versions]
    return _newest(*drivers, _first_driver_for(arch))


def _first_driver_for(arch: int) -> str | None:
    return _DRIVERS.get(_FIRST.get(arch, ""))


def _newest(*drivers: str | None) -> str | None:
    """Return the newest of some drivers; None when one of them is not known."""
    known = [driver for driver in drivers if driver]
    if len(known) < len(drivers):
        return None
    return max(known, key=lambda driver: [int(part) for part in driver.split(".")])


LINK_TO_LIBCUDA = (
    "mkdir -p ~/libcuda && ln -sf \"$(ldconfig -p | grep -v i386 | sed -n 's/.*=> //p' | grep -m1 'libcuda.so.1$')\""
    " ~/libcuda/libcuda.so"
)
"""For a shell: a link by the name that linkers look for to the file that the driver installs."""
