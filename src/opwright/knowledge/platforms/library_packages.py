"""Which package has a shared library of Linux: NVIDIA's on PyPI, by the number in the file name, and others by Debian's name."""

from __future__ import annotations

import re

_FROM_NVIDIA = {
    "libnvjpeg": "nvjpeg",
    "libcudnn": "cudnn",
    "libcublas": "cublas",
    "libcublasLt": "cublas",
    "libnvrtc": "cuda-nvrtc",
}
"""The middle of `nvidia-nvjpeg-cu12`, and the folder `nvidia/nvjpeg`; NPP has many libraries."""
_OF_TOOLKIT = (11, 12)
"""The major releases of CUDA with such packages; those of CUDA 13 are named otherwise."""
_DEBIAN = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libSM.so.6": "libsm6",
    "libXext.so.6": "libxext6",
    "libXrender.so.1": "libxrender1",
    "libX11.so.6": "libx11-6",
    "libnuma.so.1": "libnuma1",
    "libaio.so.1": "libaio1",
    "libgomp.so.1": "libgomp1",
    "libsndfile.so.1": "libsndfile1",
    "libsox.so": "libsox-dev",
    "libopenblas.so.0": "libopenblas0",
    "libblas.so.3": "libblas3",
    "liblapack.so.3": "liblapack3",
    "libgfortran.so.5": "libgfortran5",
    "libmpi.so.40": "libopenmpi3",
    "libmpi_cxx.so.40": "libopenmpi3",
    "libibverbs.so.1": "libibverbs1",
    "libunwind.so.8": "libunwind8",
    "libgoogle-glog.so.0": "libgoogle-glog0v5",
    "libjemalloc.so.2": "libjemalloc2",
    "libtcmalloc.so.4": "libgoogle-perftools4",
    "libpng16.so.16": "libpng16-16",
    "libcrypt.so.1": "libcrypt1",
}
"""As of Debian 12 and Ubuntu 22.04."""


def nvidia_package(library: str) -> tuple[str, str] | None:
    """Return a requirement for NVIDIA's package on PyPI that has a library, and the Python package with its folder."""
    name, _, number = library.partition(".so.")
    major = number.partition(".")[0]
    if name.startswith(("libnvinfer", "libnvonnxparser")) and major:
        return f"tensorrt=={major}.*", "tensorrt_libs"
    if name.startswith("libcudnn"):
        return (f"nvidia-cudnn-cu12=={major}.*", "nvidia.cudnn") if major in ("8", "9") else None
    part = "npp" if name.startswith("libnpp") else _FROM_NVIDIA.get(name)
    if part is None or not major.isdigit() or int(major) not in _OF_TOOLKIT:
        return None
    return f"nvidia-{part}-cu{major}", f"nvidia.{part.replace('-', '_')}"


def debian_package(library: str) -> str | None:
    """Return the package of Debian and Ubuntu that has a library."""
    if re.match(r"lib(?:av(?:codec|format|util|filter|device)|sw(?:scale|resample))\.so", library):
        return "ffmpeg"
    return _DEBIAN.get(library)
