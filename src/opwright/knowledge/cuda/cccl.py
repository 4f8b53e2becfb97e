"""
CCCL, which is Thrust, CUB and libcu++: which header has a name, and what CCCL 3 of CUDA 13 removed.

As in the headers of CUDA 13.
"""

from __future__ import annotations

import re

from opwright.model.named_tuple import NamedTuple

FIRST_CUDA_WITH_CCCL_3 = 13
THRUST_NAMES = (
    ("(?:stable_)?sort(?:_by_key)?|is_sorted", "sort", ""),
    ("unique(?:_by_key)?(?:_copy)?", "unique", ""),
    ("(?:lower|upper)_bound|binary_search", "binary_search", ""),
    ("remove(?:_copy)?(?:_if)?", "remove", ""),
    ("gather(?:_if)?", "gather", ""),
    ("adjacent_difference", "adjacent_difference", ""),
    ("inner_product", "inner_product", ""),
    ("device_vector", "device_vector", ""),
    ("host_vector", "host_vector", ""),
    ("device_ptr|device_pointer_cast", "device_ptr", "device_vector"),
    ("set_(?:difference|intersection|union)", "set_operations", ""),
    ("(?:device|host)", "execution_policy", "extrema set_operations sort"),
    ("sequence", "sequence", "sort"),
    ("count(?:_if)?", "count", "unique"),
    ("(?:max|min|minmax)_element", "extrema", "set_operations sort"),
    ("find(?:_if)?", "find", "device_vector host_vector sort"),
    (
        "transform_reduce",
        "transform_reduce",
        "count extrema inner_product set_operations sort unique",
    ),
)
"""Patterns of names, the header that defines them, and others that bring them in CUDA 13."""
CUB_NAMES = (
    ("DeviceRadixSort", "device/device_radix_sort", "sort"),
    ("DeviceSegmentedRadixSort", "device/device_segmented_radix_sort", ""),
    ("DeviceSegmentedReduce", "device/device_segmented_reduce", ""),
    ("DeviceRunLengthEncode", "device/device_run_length_encode", ""),
    ("DeviceHistogram", "device/device_histogram", ""),
    ("DevicePartition", "device/device_partition", ""),
)
_THRUST_HEADERS = frozenset(
    re.findall(
        r"\S+",
        "adjacent_difference binary_search complex copy count device_ptr device_vector execution_policy"
        " extrema fill find for_each functional gather host_vector inner_product iterator/constant_iterator"
        " iterator/counting_iterator iterator/permutation_iterator iterator/transform_iterator"
        " iterator/zip_iterator pair reduce remove scan scatter sequence set_operations sort"
        " system/cuda/execution_policy transform transform_reduce tuple unique",
    )
)
_CUB_HEADERS = frozenset(
    re.findall(
        r"\S+",
        "block/block_load block/block_radix_sort block/block_reduce block/block_scan block/block_store"
        " device/device_histogram device/device_partition device/device_radix_sort device/device_reduce"
        " device/device_run_length_encode device/device_scan device/device_segmented_radix_sort"
        " device/device_segmented_reduce device/device_select warp/warp_reduce warp/warp_scan",
    )
)
_OTHER_HEADERS = re.compile(
    r"c?[a-z_0-9]+|(?:stdio|stdint|stdlib|math|assert|string|limits|float|time)\.h"
    r"|cuda(?:_runtime|_runtime_api|_fp16|_bf16)?\.h|curand(?:_kernel)?\.h|cublas(?:_v2|Lt)?\.h|cusparse\.h"
    r"|curand\.h|driver_types\.h|cblas\.h|mkl\.h|device_launch_parameters\.h"
    r"|(?:ATen|c10|torch)/(?!native/|cuda/(?:cub|jiterator|CUDAAlgorithm)).+"
)
"""The standard library, and those of CUDA and torch which bring at most <thrust/complex.h>."""
REMOVED_NAMES = (
    r"\bthrust::(?:(?:unary|binary)_function|optional|nullopt|identity)\b"
    r"|\bcub::(?:Max|Min|Sum|Equality|Difference|FpLimits|(?:Transform|Counting|Constant|TexRef)InputIterator"
    r"|DiscardOutputIterator|DeviceSpmv|GridBarrier(?:Lifetime)?|AliasTemporaries|LaneId|WarpId|Swap|Int2Type|Equals)\b"
)


class Replacement(NamedTuple):
    """What takes the place of a name that CCCL 3 removed."""

    text: str
    header: str
    first_cuda: int
    """The major release of CUDA from which on it is there in any case."""


REPLACEMENTS = {
    "cub::Max": Replacement("::cuda::maximum<>", "cuda/functional", 13),
    "cub::Min": Replacement("::cuda::minimum<>", "cuda/functional", 13),
    "cub::Sum": Replacement("::cuda::std::plus<>", "cuda/std/functional", 12),
    "cub::Difference": Replacement("::cuda::std::minus<>", "cuda/std/functional", 12),
    "cub::Equality": Replacement("::cuda::std::equal_to<>", "cuda/std/functional", 12),
}
"""With the leading colons, for at:: and c10:: have a namespace cuda of their own."""


def includes_none_of(headers: set[str], included: str) -> bool:
    """Return whether an included header is known to bring nothing that some others define."""
    if included.startswith("thrust/"):
        name = included[len("thrust/") :].removesuffix(".h")
        return name in _THRUST_HEADERS - headers
    if included.startswith("cub/"):
        name = included[len("cub/") :].removesuffix(".cuh")
        if name == "cub":  # all of CUB, and no algorithm of Thrust
            return not any("/" in header for header in headers)
        return name in _CUB_HEADERS - headers
    return _OTHER_HEADERS.fullmatch(included) is not None
