"""
Which library a function belongs to that neither torch nor the extension defines, by its name.

Libraries in C put their name before each function: `curand`, `nccl`, `MPI_`. Those in C++ have a
namespace. The second column has link names that differ from the expected ones.
"""

from __future__ import annotations

import re
from functools import cache

from opwright.knowledge.torch_releases.names.names import (
    is_torch_cxx_symbol,
    is_torch_shim,
    is_torch_windows_symbol,
)
from opwright.model.named_tuple import NamedTuple


class Library(NamedTuple):
    """A library that functions are known to come from."""

    link_name: str
    """As after `-l`: `curand`."""
    is_gpu_library: bool = False
    """Whether it comes with CUDA or ROCm, or separately."""
    is_cxx: bool = False
    """Whether its functions are C++, whose names change with its version."""


_GPU_LIBRARY_PREFIXES = (
    (r"cublasLt[A-Z]", "cublasLt"),
    (r"cublas(?:Xt)?[A-Z]", "cublas"),
    (r"cusparseLt[A-Z]", "cusparseLt"),
    (r"cusparse[A-Z]", "cusparse"),
    (r"curand[A-Z]", "curand"),
    (r"cufftXt[A-Z]|cufft[A-Z]", "cufft"),
    (r"cusolverMg[A-Z]", "cusolverMg"),
    (r"cusolver(?:Dn|Sp|Rf)?[A-Z]", "cusolver"),
    (r"cudnn[A-Z]", "cudnn"),
    (r"cutensor(?:Mg)?[A-Z]", "cutensor"),
    (r"cuFile[A-Z]", "cufile"),
    (r"cupti[A-Z]", "cupti"),
    (r"nvrtc[A-Z]", "nvrtc"),
    (r"_{0,2}nvJitLink[A-Z]", "nvJitLink"),
    (r"nvPTXCompiler[A-Z]", "nvptxcompiler_static"),
    (r"nvtx(?:Range|Mark|Name|Domain|Initialize)", "nvToolsExt"),
    (r"nvml[A-Z]", "nvidia-ml"),
    (r"nvjpeg[A-Z]", "nvjpeg"),
    (r"cuvid[A-Z]", "nvcuvid"),
    (r"nppi[A-Z]\w*", "nppif"),
    (r"nvshmemx?_", "nvshmem_host"),
    (r"p?nccl[A-Z]", "nccl"),
    (
        r"cuda[A-Z]|_{2}cuda(?:RegisterF|RegisterVar|Push|Pop|Init|Unregister)\w+",
        "cudart",
    ),
    (r"hipblasLt[A-Z]", "hipblaslt"),
    (r"hipblas[A-Z]", "hipblas"),
    (r"hipsparse[A-Z]", "hipsparse"),
    (r"hiprand[A-Z]|hiprand_", "hiprand"),
    (r"hipfft[A-Z]", "hipfft"),
    (r"hipsolver[A-Z]", "hipsolver"),
    (r"hiprtc[A-Z]", "hiprtc"),
    (r"rocblas_", "rocblas"),
    (r"rocsparse_", "rocsparse"),
    (r"rocrand_", "rocrand"),
    (r"rocsolver_", "rocsolver"),
    (r"rocfft_", "rocfft"),
    (r"roctx(?:Range|Mark)", "roctx64"),
    (r"roctracer_", "roctracer64"),
    (r"rocprofiler_", "rocprofiler64"),
    (r"miopen[A-Z]", "MIOpen"),
    (r"hsa_", "hsa-runtime64"),
    (r"rsmi_", "rocm_smi64"),
    (r"amdsmi_", "amd_smi"),
    (r"hip[A-Z]\w+|__hip(?:Register|Push|Pop)\w+", "amdhip64"),
)
_BLAS = (
    r"gemm|gemv|axpy|dot[cu]?|scal|nrm2|asum|copy|swap|symm|syrk|syr2k|trsm|trmm|trsv|ger[cu]?|rot"
)
_LAPACK = (
    r"gesvd?x?|getr[fsi]|potr[fsi]|geqrf|orgqr|ormqr|gels[dsy]?|syevd?r?|heevd?|gesdd|geev|gebal|gehrd|trtrs"
    r"|pstrf|sytr[fsi]\w?|larnv|lacpy|lange"
)
_OTHERS = (
    (rf"cblas_\w+|[sdcz](?:{_BLAS})_|openblas_\w+", "openblas"),
    (rf"LAPACKE_\w+|[sdcz](?:{_LAPACK})_", "lapack"),
    (r"(?:mkl|MKL|LAPACKE_mkl|vml|vsl|vd[A-Z]|DftiC)_\w+|MKL_[A-Z]\w+", "mkl_rt"),
    (r"dnnl_\w+", "dnnl"),
    (r"O?MPI_[A-Z]\w+|ompi_\w+", "mpi"),
    (r"uc[psx]_\w+", "ucp"),
    (r"ibv_\w+", "ibverbs"),
    (r"rdma_\w+", "rdmacm"),
    (r"fi_(?:getinfo|freeinfo|fabric|dupinfo)", "fabric"),
    (r"gdr_\w+", "gdrapi"),
    (r"numa_\w+|mbind|set_mempolicy|get_mempolicy", "numa"),
    (r"io_uring_\w+", "uring"),
    (r"io_(?:setup|submit|getevents|destroy)", "aio"),
    (r"shm_(?:open|unlink)|mq_open|timer_create|clock_(?:get|set)time", "rt"),
    (r"dl(?:open|sym|close|error|addr)", "dl"),
    (r"pthread_\w+|sem_(?:init|post|wait)", "pthread"),
    (
        r"(?:sin|cos|tan|exp2?|log2?|log10|pow|sqrt|floor|ceil|fmod|tanh|erf|lgamma|round|fm(?:in|ax))f?",
        "m",
    ),
    (r"__atomic_\w+", "atomic"),
    (
        r"(?:deflate|inflate|compress|uncompress|crc32|adler32|gz\w+)(?:Init2?_|End|Bound|open|read)?_?",
        "z",
    ),
    (r"ZSTD_\w+", "zstd"),
    (r"LZ4F?_\w+", "lz4"),
    (r"BZ2_\w+", "bz2"),
    (r"png_\w+", "png"),
    (r"jpeg_(?!own)\w+|tj[A-Z]\w+", "jpeg"),
    (r"WebP\w+", "webp"),
    (r"TIFF[A-Z]\w+", "tiff"),
    (r"av_\w+", "avutil"),
    (r"avcodec_\w+", "avcodec"),
    (r"avformat_\w+", "avformat"),
    (r"sws_\w+", "swscale"),
    (r"swr_\w+", "swresample"),
    (r"sf_(?:open|read|write|close)\w*", "sndfile"),
    (r"sox_\w+", "sox"),
    (r"gl(?:[A-Z][a-z]+){2,}\w*", "GL"),
    (r"glX[A-Z]\w+", "GL"),
    (r"egl[A-Z]\w+", "EGL"),
    (
        r"rtc(?:New|Set|Get|Commit|Release|Retain|Attach|Intersect|Occluded|Interpolate)\w+",
        "embree4",
    ),
    (r"cl(?:Get|Create|Build|Enqueue|Release|Retain|Set)[A-Z]\w+", "OpenCL"),
    (
        r"ze[st]?(?:Device|Driver|Context|Module|Kernel|Command|Mem|Init|Event|Fence)\w*",
        "ze_loader",
    ),
    (r"vk[A-Z][a-z]\w+", "vulkan"),
    (r"glew[A-Z]\w*|__glew\w+|__GLEW_\w+", "GLEW"),
    (r"glfw[A-Z]\w+", "glfw"),
    (r"X(?:Open|Close)Display|X[A-Z][a-z]+Window", "X11"),
    (r"H5[A-Z]{1,2}\w+", "hdf5"),
    (r"curl_\w+", "curl"),
    (r"SSL_\w+|TLS_\w+method|SSLeay\w*", "ssl"),
    (r"(?:EVP|RSA|BN|MD5|SHA\d+|HMAC|BIO|X509|ERR|OPENSSL)_\w+", "crypto"),
    (r"uv_\w+", "uv"),
    (r"sqlite3_\w+", "sqlite3"),
    (r"unw_\w+|_U\w{2,8}_\w*init_local", "unwind"),
    (r"bfd_\w+", "bfd"),
    (r"uuid_(?:generate|unparse|copy)\w*", "uuid"),
    (r"Sleef_\w+", "sleef"),
    (r"magma_\w+", "magma"),
    (r"aocl_\w+|amdlibm\w+", "alm"),
    (r"acl[a-z]*[A-Z]\w+|aclrt[A-Z]\w+", "ascendcl"),
    (r"zmq_\w+", "zmq"),
    (r"fftwf?l?_\w+", "fftw3"),
    (r"gsl_\w+", "gsl"),
    (r"snappy_\w+", "snappy"),
    (r"_?(?:gfortran|_gfortran)\w*", "gfortran"),
)
_NAMESPACES = {
    "MPI": "mpi_cxx",
    "ros": "roscpp",
    "image_transport": "image_transport",
    "cv": "opencv_core",
    "google::protobuf": "protobuf",
    "google": "glog",
    "gflags": "gflags",
    "fmt": "fmt",
    "tbb": "tbb",
    "boost": "boost",
    "absl": "absl",
    "grpc": "grpc++",
    "grpc_impl": "grpc++",
    "nvinfer1": "nvinfer",
    "dnnl": "dnnl",
    "mkldnn": "mkldnn",
    "arrow": "arrow",
    "parquet": "parquet",
    "ceres": "ceres",
    "colmap": "colmap",
    "pcl": "pcl_common",
    "open3d": "Open3D",
    "sentencepiece": "sentencepiece",
    "folly": "folly",
    "spdlog": "spdlog",
    "tensorpipe": "tensorpipe",
    "gloo": "gloo",
    "kineto": "kineto",
    "faiss": "faiss",
    "CGAL": "CGAL",
    "Imf": "OpenEXR",
    "re2": "re2",
    "leveldb": "leveldb",
    "rocksdb": "rocksdb",
    "tensorflow": "tensorflow_framework",
    "onnx": "onnx",
    "onnxruntime": "onnxruntime",
    "benchmark": "benchmark",
    "testing": "gtest",
    "YAML": "yaml-cpp",
    "Json": "jsoncpp",
    "ncnn": "ncnn",
    "rmm": "rmm",
    "raft": "raft",
}
_TORCH_C_NAME = r"_?TH[CSP]?[A-Z][a-z]\w+|TH[CSP]\w{0,20}_\w+|THNN_\w+"
_TORCHS_NAMESPACES = ("at::", "c10::", "torch::", "caffe2::")
_LONGEST_NAME, _NAMESPACES_ASKED = 2000, 2
_MANGLED_NAMESPACE = r"_Z(?:T[VIST]|GV|TT)?N[VK]*(\d+)"


@cache
def library_of(symbol: str) -> Library | None:
    """Return the library that a symbol is of, mangled or readable; None for any other name."""
    name = symbol.removeprefix("__imp_").partition("@")[0]
    if name.startswith("_Z") or "::" in name:
        return _namespace_library(name)
    if not name.isidentifier():
        return None
    for pattern, link_name in _GPU_LIBRARY_PREFIXES:
        if re.match(pattern, name):
            return Library(link_name, is_gpu_library=True)
    for pattern, link_name in _OTHERS:
        if re.fullmatch(pattern, name):
            return Library(link_name)
    if re.match(r"_[A-Za-z]", name):  # macOS puts one more underscore before all names
        return library_of(name[1:])
    return None


def is_torch_symbol(symbol: str) -> bool:
    """Return whether a symbol is one of torch, mangled, readable or as Microsoft's linker has it."""
    name = symbol.removeprefix("__imp_")
    return bool(
        is_torch_cxx_symbol(name)
        or is_torch_shim(name)
        or _compiled(_TORCH_C_NAME).match(name)
        or is_torch_windows_symbol(name)
        or qualified(name).startswith(_TORCHS_NAMESPACES)
    )


def qualified(readable: str) -> str:
    """Return the bare name of a demangled function: `at::sum` of `at::Tensor at::sum(long)`."""
    depth = start = 0
    for i, c in enumerate(readable[:_LONGEST_NAME]):
        depth += (c == "<") - (c == ">")
        if depth == 0 and c == "(" and not readable.startswith("(anonymous", i):
            return readable[start:i].lstrip("*&")
        if depth == 0 and c == " ":
            start = i + 1
    return readable[start:].lstrip("*&")


def _namespace_library(name: str) -> Library | None:
    for namespace in _namespaces(name):
        if link_name := _NAMESPACES.get(namespace):
            return Library(
                link_name, is_gpu_library=link_name == "nvinfer", is_cxx=link_name != "mpi_cxx"
            )
    return None


def _namespaces(name: str) -> tuple[str, ...]:
    """Return the first two namespaces of a name together, and the first."""
    parts: list[str] = []
    if mangled := _compiled(_MANGLED_NAMESPACE).match(name):
        rest = name[mangled.start(1) :]
        while len(parts) < _NAMESPACES_ASKED and (length := re.match(r"\d{1,3}", rest)):
            end = length.end() + int(length[0])
            parts.append(rest[length.end() : end])
            rest = rest[end:]
    elif not name.startswith("_Z"):
        parts = qualified(name).split("::")[:-1]
    return ("::".join(parts[:_NAMESPACES_ASKED]), *parts[:1])


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern, compiled on first use."""
    return re.compile(pattern)
