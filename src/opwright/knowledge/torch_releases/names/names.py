"""What a symbol or library belongs to, by its name."""

from __future__ import annotations

import re
from functools import cache, lru_cache

_NAMESPACES = ("at", "c10", "torch", "caffe2")
# Compiled when they are first asked for: most runs never do.
_TORCH_CXX_NAME = (
    r"_Z(?:T[VIST]|GV)?N?[VKRO]*(?:2at|3c10|4c10d|5torch|6caffe2)(?=[\dA-Z])|(?:_Z\d+)?THP[A-Z]"
)
_CPYTHON_NAME = r"_?Py[A-Z_]|_Py_"
_TORCH_LIBRARY = r"lib(?:torch(?:_\w+|bind_test)?|c10\w*|caffe2\w*)\.so"
"""Not `libtorchaudio.so`, `libtorchcodec_core6.so`: those are other packages'."""
_TORCH_GPU_LIBRARY = r"lib(?:torch|c10|caffe2)_(?:cuda|hip|xpu|nvrtc|gpu)\w*\.so"
_TORCH_DYLIB_OR_DLL = (
    r"lib(?:torch|c10|caffe2)(?:_\w+)?\.dylib|(?:torch(?!_directml)|c10|caffe2)(?:_\w+)?\.dll"
)
_GPU_DLL = (
    r"(?:torch|c10|caffe2)_(?:\w*_)?(?:cuda|hip|xpu|nvrtc)(?:_\w+)?\.dll"
    r"|(?:cudart|cublas|cublaslt|cufft|cufftw|curand|cusolver|cusolvermg|cusparse|nvrtc|nvjitlink|cudnn\w*|nvtoolsext|cupti)"
    r"(?:64)?_\w+\.dll"
)
"""What only torch's builds for GPUs have in `torch/lib`, which are not on PyPI for Windows."""
READABLE_TORCH_NAME = (
    r"(?:(?:typeinfo|vtable|VTT|guard variable) (?:name )?for )?"
    r"(?:[\w:<>*& ]{0,80} )?(?P<qualified>(?:at|c10d?|torch|caffe2)(?:::~?\w+)+)"
)
"""Of a name as demanglers write it: a type may stand before it, and parameters behind it."""
_CXX_RUNTIME_NAME = r"_Z(?:T[VIST])?N?[VK]*S[tabsiod]"
_DRIVER_API_NAME = r"cu[A-Z][A-Za-z0-9]*(?:_v\d+)?(?:_pt[sd]z)?"

SHIM_PREFIXES = ("aoti_torch_", "torch_")

_ROCM_BEGINS = (
    "libtorch_hip",
    "libc10_hip",
    "libamdhip64",
    "libhip",
    "libroc",
    "librccl",
    "libMIOpen",
)
_ROCM_LIBRARY = r"lib(?:torch_hip|c10_hip|amdhip64|hip\w+|roc\w+|rccl|MIOpen)\.so(?:\.\d+)*"
_XPU_LIBRARIES = ("libtorch_xpu.so", "libc10_xpu.so")
_CUDA_LIBRARIES = frozenset(
    (
        *("cudart", "cublas", "cublasLt", "cufft", "cufftw", "curand", "cusolver", "cusolverMg"),
        *("cusparse", "cusparseLt", "nvrtc", "nvJitLink", "nvToolsExt", "nccl", "cupti", "nvjpeg"),
        *("cufile", "nvshmem_host", "cutensor"),
    )
)
_CUDA_FAMILIES = ("libcudnn", "libnpp")
_CUDA_FAMILY = r"lib(?:cudnn\w*|npp\w+)"
_DRIVER_LIBRARIES = (
    "libcuda.so.1",
    "libnvidia-ml.so.1",
    "libnvcuvid.so.1",
    "libnvidia-encode.so.1",
)

TORCH_NAMES = (
    *(
        "3c10",
        "2at",
        "5torch",
        "4c10d",
        "6caffe2",
        "c10::",
        "at::",
        "torch::",
        "c10d::",
        "caffe2::",
    ),
    *("THP", "TH", "aoti_", "torch_", "@at@@", "@c10@@", "@torch@@"),
)
"""Every name of torch contains one of these, mangled or not."""


@lru_cache(1 << 16)  # several causes ask it of the same names, in every release
def is_torch_cxx_symbol(symbol: str) -> bool:
    """Return whether a symbol is in a namespace of torch, or in its Python binding."""
    if symbol[:1] == "?":
        return is_torch_windows_symbol(symbol)
    return _torch_cxx_name().match(symbol) is not None


@cache
def _torch_cxx_name() -> re.Pattern[str]:
    return re.compile(_TORCH_CXX_NAME)


def is_torch_windows_symbol(symbol: str) -> bool:
    """Return whether a name mangled by cl.exe is in a namespace of torch; a parameter's is not enough."""
    plain = re.match(r"\?(?!\?)(?P<path>\w+(?:@\w+)*)@@", symbol)
    if plain:
        path = plain["path"].split("@")
        return path[-1] in _NAMESPACES or path[0].startswith("THP")
    return re.search(rf"@(?:{'|'.join(_NAMESPACES)})@@", symbol) is not None


def is_torch_name(name: str) -> bool:
    """Return whether a name, as written in sources, is in a namespace of torch."""
    return re.match(READABLE_TORCH_NAME, name) is not None


def is_torch_shim(symbol: str) -> bool:
    """Return whether a symbol is named like a C shim of the stable ABI."""
    return symbol.startswith(SHIM_PREFIXES)


@lru_cache(1 << 14)
def is_cpython_symbol(symbol: str) -> bool:
    """Return whether a symbol is named like one of the interpreter."""
    return symbol.startswith(("Py", "_Py")) and re.match(_CPYTHON_NAME, symbol) is not None


def is_cxx_runtime_symbol(symbol: str) -> bool:
    """Return whether a symbol is in namespace std."""
    return re.match(_CXX_RUNTIME_NAME, symbol) is not None


def is_driver_api_symbol(symbol: str) -> bool:
    """Return whether a symbol is named like a function of CUDA's driver API, `cuInit`."""
    return symbol.startswith("cu") and re.fullmatch(_DRIVER_API_NAME, symbol) is not None


def is_torch_library(soname: str) -> bool:
    """Return whether a library belongs to torch itself, for any kind of GPU."""
    if soname.endswith((".dylib", ".dll", ".DLL")):
        return re.fullmatch(_TORCH_DYLIB_OR_DLL, soname.lower()) is not None
    return soname.startswith("lib") and re.fullmatch(_TORCH_LIBRARY, soname) is not None


def is_gpu_dll(name: str) -> bool:
    """Return whether only GPU builds of torch bring a DLL: `torch_cuda.dll`, `cudart64_12.dll`."""
    return re.fullmatch(_GPU_DLL, name.lower()) is not None


def is_torch_gpu_library(soname: str) -> bool:
    """Return whether only torch's builds for GPUs have a library: `libc10_cuda.so`."""
    return soname.startswith(("libtorch_", "libc10_", "libcaffe2_")) and (
        re.fullmatch(_TORCH_GPU_LIBRARY, soname) is not None
    )


def is_rocm_library(soname: str) -> bool:
    """Return whether a library belongs to ROCm, or to a torch for it."""
    return soname.startswith(_ROCM_BEGINS) and re.fullmatch(_ROCM_LIBRARY, soname) is not None


def is_xpu_library(soname: str) -> bool:
    """Return whether only torch's builds for Intel's GPUs have a library: `libtorch_xpu.so`."""
    return soname in _XPU_LIBRARIES


def is_cuda_library(soname: str) -> bool:
    """Return whether a library comes with any version of the CUDA toolkit or its companions."""
    name, _, version = soname.rpartition(".so.")
    if not version or not version.replace(".", "0").isdecimal() or not name.startswith("lib"):
        return False
    if name.startswith(_CUDA_FAMILIES):
        return re.fullmatch(_CUDA_FAMILY, name) is not None
    return name[3:] in _CUDA_LIBRARIES


def is_host_library(soname: str) -> bool:
    """Return whether a library is neither torch's nor a toolkit's, so that only the machine may have it."""
    return not (is_torch_library(soname) or is_cuda_library(soname) or is_rocm_library(soname))


def is_driver_library(soname: str) -> bool:
    """Return whether a library comes with NVIDIA's driver, and with no package."""
    return soname in _DRIVER_LIBRARIES
