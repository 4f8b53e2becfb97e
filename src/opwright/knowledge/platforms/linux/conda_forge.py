"""
What conda-forge calls a package of Debian: how a library is had without the rights to install it into the system.

Its packages of libraries have the headers as well, but where `-devel` is said. The names were written from experience: of
them, those of sparsehash and libglvnd were read in their recipes (https://github.com/conda-forge), and nothing here checks the rest.
"""

from __future__ import annotations

import re

_NAMES = {
    "libegl1-mesa-dev": "libegl-devel", "libgl1-mesa-dev": "libgl-devel", "libgl1": "libgl", "libglew-dev": "glew", "freeglut3-dev": "freeglut",
    "libgles2-mesa-dev": "libgles-devel", "libglfw3-dev": "glfw", "libx11-dev": "xorg-libx11", "libibverbs-dev": "rdma-core",
    "libsparsehash-dev": "sparsehash", "libopenmpi-dev": "openmpi", "zlib1g-dev": "zlib", "libjpeg-dev": "libjpeg-turbo", "libpng-dev": "libpng",
    "libfreetype-dev": "freetype", "libssl-dev": "openssl", "libcurl4-openssl-dev": "libcurl", "libffi-dev": "libffi", "libopenblas-dev": "openblas", "libmkl-dev": "mkl-devel",
    "liblapacke-dev": "liblapacke", "libeigen3-dev": "eigen", "libboost-all-dev": "libboost-devel", "libtbb-dev": "tbb-devel", "libgoogle-glog-dev": "glog",
    "libgflags-dev": "gflags", "libopencv-dev": "libopencv", "libavcodec-dev": "ffmpeg", "ffmpeg": "ffmpeg", "libsndfile1-dev": "libsndfile",
    "libsndfile1": "libsndfile", "libsox-dev": "sox", "sox": "sox", "libmetis-dev": "metis", "libfftw3-dev": "fftw", "libgsl-dev": "gsl",
    "libgmp-dev": "gmp", "libmpfr-dev": "mpfr", "libhdf5-dev": "hdf5", "liblmdb-dev": "lmdb", "libsnappy-dev": "snappy", "libzstd-dev": "zstd",
    "liblz4-dev": "lz4-c", "libwebp-dev": "libwebp", "libtiff-dev": "libtiff", "libsqlite3-dev": "sqlite", "libxml2-dev": "libxml2",
    "libprotobuf-dev": "libprotobuf", "libceres-dev": "ceres-solver", "libcgal-dev": "cgal-cpp", "libassimp-dev": "assimp", "libsdl2-dev": "sdl2",
    "libopenexr-dev": "openexr", "libglm-dev": "glm", "nlohmann-json3-dev": "nlohmann_json", "pybind11-dev": "pybind11", "cmake": "cmake",
    "make": "make", "git": "git", "swig": "swig", "pkg-config": "pkg-config", "rustc": "rust", "ninja-build": "ninja", "ccache": "ccache",
    "wget": "wget", "curl": "curl", "unzip": "unzip", "patch": "patch", "flex": "flex", "bison": "bison", "autoconf": "autoconf",
    "automake": "automake", "libtool": "libtool", "g++": "gxx_linux-64", "gcc": "gcc_linux-64", "build-essential": "gxx_linux-64",
    "libstdc++6": "libstdcxx-ng", "libgomp1": "libgomp", "libnccl-dev": "nccl", "libsuitesparse-dev": "suitesparse",
}  # fmt: skip
_COMPILER = r"(?P<name>g\+\+|gcc)-(?P<release>\d{1,2})"


def conda_name(debian: str) -> str | None:
    """Return the conda-forge package that provides what a Debian package does; None if none is known."""
    if of_release := re.fullmatch(_COMPILER, debian):
        return f"{_NAMES[of_release['name']]}={of_release['release']}"
    return _NAMES.get(debian)
