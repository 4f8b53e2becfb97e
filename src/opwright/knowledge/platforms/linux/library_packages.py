"""Which package has a shared library of Linux: NVIDIA's on PyPI, by the number in the file name, and others by Debian's name."""

from __future__ import annotations

import re

_FROM_NVIDIA = {
    "libnvjpeg": "nvjpeg",
    "libcudnn": "cudnn",
    "libcublas": "cublas",
    "libcublasLt": "cublas",
    "libnvrtc": "cuda-nvrtc",
    "libcudart": "cuda-runtime",
    "libcufft": "cufft",
    "libcusparse": "cusparse",
}
"""The middle of `nvidia-nvjpeg-cu12`, and the folder `nvidia/nvjpeg`; NPP has many libraries."""
_OF_TOOLKIT = (11, 12)
"""The major CUDA releases with such packages; those of CUDA 13 have other names."""
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
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
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
    "libGLU.so.1": "libglu1-mesa",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libOSMesa.so.8": "libosmesa6",
    "libglut.so.3": "freeglut3",
    "libGLEW.so.2.2": "libglew2.2",
    "libgbm.so.1": "libgbm1",
    "libdrm.so.2": "libdrm2",
    "libICE.so.6": "libice6",
    "libXi.so.6": "libxi6",
    "libXt.so.6": "libxt6",
    "libXfixes.so.3": "libxfixes3",
    "libXrandr.so.2": "libxrandr2",
    "libXcursor.so.1": "libxcursor1",
    "libXinerama.so.1": "libxinerama1",
    "libXxf86vm.so.1": "libxxf86vm1",
    "libXss.so.1": "libxss1",
    "libXtst.so.6": "libxtst6",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libasound.so.2": "libasound2",
    "libportaudio.so.2": "libportaudio2",
    "libmpg123.so.0": "libmpg123-0",
    "libespeak-ng.so.1": "libespeak-ng1",
    "libusb-1.0.so.0": "libusb-1.0-0",
    "libturbojpeg.so.0": "libturbojpeg0",
    "libtiff.so.5": "libtiff5",
    "libwebp.so.7": "libwebp7",
    "libtbb.so.12": "libtbb12",
    "libtbb.so.2": "libtbb2",
    "libomp.so.5": "libomp5",
    "libhwloc.so.15": "libhwloc15",
    "librdmacm.so.1": "librdmacm1",
    "libpmix.so.2": "libpmix2",
    "libgflags.so.2.2": "libgflags2.2",
    "libssl.so.3": "libssl3",
    "libcrypto.so.3": "libssl3",
    "libffi.so.8": "libffi8",
    "libffi.so.7": "libffi7",
    "libelf.so.1": "libelf1",
    "libatomic.so.1": "libatomic1",
    "libquadmath.so.0": "libquadmath0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libxml2.so.2": "libxml2",
    "libcurl.so.4": "libcurl4",
    "libtinfo.so.5": "libtinfo5",
    "libtinfo.so.6": "libtinfo6",
    "libncurses.so.6": "libncurses6",
    "libncursesw.so.6": "libncursesw6",
    "libfftw3.so.3": "libfftw3-double3",
    "libgsl.so.27": "libgsl27",
    "libmagic.so.1": "libmagic1",
    "libre2.so.9": "libre2-9",
    "liblz4.so.1": "liblz4-1",
}
"""As of Debian 12 and Ubuntu 22.04."""


_FIRST_TENSORRT = 8
"""PyPI has no older one."""


def nvidia_package(library: str) -> tuple[str, str] | None:
    """Return a requirement for NVIDIA's package on PyPI that has a library, and the Python package with its folder."""
    name, _, number = library.partition(".so.")
    major = number.partition(".")[0]
    if name.startswith(("libnvinfer", "libnvonnxparser")):
        if not major.isdigit() or int(major) < _FIRST_TENSORRT:
            return None
        return f"tensorrt=={major}.*", "tensorrt_libs"
    if name.startswith("libcudnn"):
        return (f"nvidia-cudnn-cu12=={major}.*", "nvidia.cudnn") if major in ("8", "9") else None
    if name == "libnccl" and major == "2":
        return "nvidia-nccl-cu12", "nvidia.nccl"
    part = "npp" if name.startswith("libnpp") else _FROM_NVIDIA.get(name)
    if part is None or not major.isdigit() or int(major) not in _OF_TOOLKIT:
        return None
    return f"nvidia-{part}-cu{major}", f"nvidia.{part.replace('-', '_')}"


def debian_package(library: str) -> str | None:
    """Return the package of Debian and Ubuntu that has a library."""
    if re.match(r"lib(?:av(?:codec|format|util|filter|device)|sw(?:scale|resample))\.so", library):
        return "ffmpeg"
    if python := re.fullmatch(r"libpython(3\.\d{1,2})\.so\.1\.0", library):
        return f"libpython{python[1]}"
    if boost := re.fullmatch(r"libboost_([a-z_]+)\.so\.(\d\.\d+\.\d)", library):
        return f"libboost-{boost[1].replace('_', '-')}{boost[2]}"
    return _DEBIAN.get(library)
