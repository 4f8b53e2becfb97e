"""
Which manylinux platform a library keeps to: PEP 600, and auditwheel's `manylinux-policy.json` of release 6.4.

What torch and NVIDIA's packages bring counts as there, because an extension's wheel requires torch, and so does the driver's
library, which no wheel may bring.
"""

from __future__ import annotations

from opwright.knowledge.platforms.floors.floors import as_numbers, floors
from opwright.knowledge.torch_releases.names.names import is_cuda_library, is_torch_library
from opwright.model import Binary
from opwright.model.named_tuple import NamedTuple

_POLICIES = (
    ("2.17", "3.4.19", "1.3.7", "4.8.0"),
    ("2.24", "3.4.22", "1.3.10", "4.8.0"),
    ("2.27", "3.4.24", "1.3.11", "7.0.0"),
    ("2.28", "3.4.24", "1.3.11", "7.0.0"),
    ("2.31", "3.4.28", "1.3.12", "7.0.0"),
    ("2.34", "3.4.29", "1.3.13", "7.0.0"),
    ("2.35", "3.4.30", "1.3.13", "12.0.0"),
    ("2.38", "3.4.30", "1.3.13", "12.0.0"),
    ("2.39", "3.4.33", "1.3.15", "14.0.0"),
    ("2.40", "3.4.33", "1.3.15", "14.0.0"),
    ("2.41", "3.4.33", "1.3.15", "14.0.0"),
)
"""The newest glibc, GLIBCXX, CXXABI and GCC that a library may ask for."""
_SYSTEM_LIBRARIES = frozenset(
    (
        *("libatomic.so.1", "libgcc_s.so.1", "libstdc++.so.6", "libm.so.6", "libmvec.so.1", "libanl.so.1"),
        *("libdl.so.2", "librt.so.1", "libc.so.6", "libnsl.so.1", "libutil.so.1", "libpthread.so.0"),
        *("libX11.so.6", "libXext.so.6", "libXrender.so.1", "libICE.so.6", "libSM.so.6", "libGL.so.1"),
        *("libgobject-2.0.so.0", "libgthread-2.0.so.0", "libglib-2.0.so.0", "libresolv.so.2"),
        *("libexpat.so.1", "libz.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"),
    )
)  # fmt: skip
_DRIVER_LIBRARIES = ("libcuda.so.1", "libnvidia-ml.so.1")


class Manylinux(NamedTuple):
    """The platform that libraries conform to, or why they conform to none."""

    glibc: tuple[int, ...] | None = None
    """`(2, 28)` of manylinux_2_28."""
    to_graft: tuple[str, ...] = ()
    """Libraries that a wheel would have to bring."""
    why_not: str = ""
    """What is newer than every platform has."""


def manylinux(binary: Binary) -> Manylinux:
    """Return the oldest manylinux platform that a library keeps to."""
    foreign = tuple(name for name in binary.needed if not _is_there(name))
    if foreign:
        return Manylinux(to_graft=foreign)
    needed = tuple(as_numbers(floor) if floor else (0,) for floor in floors(binary))
    for policy in _POLICIES:
        if all(need <= as_numbers(most) for need, most in zip(needed, policy, strict=True)):
            return Manylinux(as_numbers(policy[0]))
    newest = ", ".join(
        f"{name} {floor}" for name, floor in zip(_FAMILIES, floors(binary), strict=True) if floor
    )
    return Manylinux(why_not=f"it needs {newest}")


_FAMILIES = ("GLIBC", "GLIBCXX", "CXXABI", "GCC")


def _is_there(soname: str) -> bool:
    system = soname in _SYSTEM_LIBRARIES or soname in _DRIVER_LIBRARIES
    return system or is_torch_library(soname) or is_cuda_library(soname)
