"""Whose a symbol or a library is, as far as its name alone tells."""

from __future__ import annotations

import re

_CXX_OF_TORCH = re.compile(
    r"_Z(?:T[VIST]|GV)?N?[VKRO]*(?:2at|3c10|4c10d|5torch|6caffe2)(?=[\dA-Z])|THP[A-Z]"
)
_OF_CPYTHON = re.compile(r"_?Py[A-Z_]|_Py_")
_OF_THE_CXX_RUNTIME = re.compile(r"_Z(?:T[VIST])?N?[VK]*S[tabsiod]")
_OF_THE_DRIVER_API = re.compile(r"cu[A-Z][A-Za-z0-9]*(?:_v\d+)?(?:_pt[sd]z)?")

SHIM_PREFIXES = ("aoti_torch_", "torch_")

_TORCH_LIBRARY = re.compile(r"lib(?:torch|c10|caffe2)\w*\.so")
_ROCM_LIBRARY = re.compile(
    r"lib(?:torch_hip|c10_hip|amdhip64|hip\w+|roc\w+|rccl|MIOpen)\.so(?:\.\d+)*"
)
_CUDA_LIBRARY = re.compile(
    r"lib(?:cudart|cublas|cublasLt|cufft|cufftw|curand|cusolver|cusolverMg|cusparse|cusparseLt"
    r"|cudnn\w*|nvrtc|nvJitLink|nvToolsExt|nccl|cupti|nvjpeg|npp\w+|cufile|nvshmem_host|cutensor)"
    r"\.so\.[\d.]+"
)
_DRIVER_LIBRARIES = (
    "libcuda.so.1",
    "libnvidia-ml.so.1",
    "libnvcuvid.so.1",
    "libnvidia-encode.so.1",
)


def is_cxx_of_torch(symbol: str) -> bool:
    """Return whether a symbol lies in a namespace of torch, or in its Python binding."""
    return _CXX_OF_TORCH.match(symbol) is not None


def is_shim_of_torch(symbol: str) -> bool:
    """Return whether a symbol is called like a C shim of the stable ABI; others may be, too."""
    return symbol.startswith(SHIM_PREFIXES)


def is_of_cpython(symbol: str) -> bool:
    """Return whether a symbol is called like one of the interpreter."""
    return _OF_CPYTHON.match(symbol) is not None


def is_of_the_cxx_runtime(symbol: str) -> bool:
    """Return whether a symbol lies in namespace std."""
    return _OF_THE_CXX_RUNTIME.match(symbol) is not None


def is_of_the_driver_api(symbol: str) -> bool:
    """Return whether a symbol is called like a function of CUDA's driver API, `cuInit`."""
    return _OF_THE_DRIVER_API.fullmatch(symbol) is not None


def is_torch_library(soname: str) -> bool:
    """Return whether a library is one of torch itself, for whatever kind of GPU."""
    return _TORCH_LIBRARY.fullmatch(soname) is not None


def is_rocm_library(soname: str) -> bool:
    """Return whether a library belongs to ROCm, or to a torch for it."""
    return _ROCM_LIBRARY.fullmatch(soname) is not None


def is_cuda_library(soname: str) -> bool:
    """Return whether a library comes with a CUDA toolkit or beside it, of whatever version."""
    return _CUDA_LIBRARY.fullmatch(soname) is not None


def is_driver_library(soname: str) -> bool:
    """Return whether a library comes with NVIDIA's driver, and with no package."""
    return soname in _DRIVER_LIBRARIES
