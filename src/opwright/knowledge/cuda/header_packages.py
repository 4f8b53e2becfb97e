"""The headers of CUDA, by how their paths begin, and the packages of NVIDIA's conda channel that have them."""

from __future__ import annotations

_PACKAGES = (  # as named in https://anaconda.org/nvidia
    ("cusparse", "libcusparse-dev"),
    ("cublas", "libcublas-dev"),
    ("curand", "libcurand-dev"),
    ("cufft", "libcufft-dev"),
    ("cusolver", "libcusolver-dev"),
    ("nvrtc", "cuda-nvrtc-dev"),
    ("nvJitLink", "libnvjitlink-dev"),
    ("nvt", "cuda-nvtx-dev"),
    ("nvT", "cuda-nvtx-dev"),
    ("nccl", "nccl"),
    ("nvml", "cuda-nvml-dev"),
    ("npp", "libnpp-dev"),
    ("nvjpeg", "libnvjpeg-dev"),
    ("cupti", "cuda-cupti-dev"),
    ("cufile", "libcufile-dev"),
    ("nvshmem", "libnvshmem-dev"),
    ("cudaProfiler", "cuda-profiler-api"),
    ("cuda_profiler", "cuda-profiler-api"),
    ("thrust", "cuda-cccl"),
    ("cub/", "cuda-cccl"),
    ("nv/", "cuda-cccl"),
    ("cuda/", "cuda-cccl"),
    ("crt/", "cuda-crt-dev_linux-64"),
)


def conda_package(header: str) -> str:
    """Return the package with a header; the runtime's if the header belongs to no library."""
    return next((p for start, p in _PACKAGES if header.startswith(start)), "cuda-cudart-dev")


_RUNTIME_STARTS = (
    "cuda",
    "device_launch_parameters.h",
    "driver_types.h",
    "library_types.h",
    "vector_types.h",
)
_TORCH_STARTS = ("ATen/cuda/", "c10/cuda/")
"""They include the runtime's."""
_STARTS = (*_RUNTIME_STARTS, *_TORCH_STARTS, *(start for start, _ in _PACKAGES))


def is_cuda_header(header: str) -> bool:
    """Return whether a header is CUDA's, or one of torch's that includes CUDA's."""
    return header.startswith(_STARTS)
