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
    r"|vector_(?:types|functions)\.h|cu(?:fft|solver\w*|dnn)\.h|cooperative_groups\.h|mpi\.h|omp\.h|sys/\w+\.h"
    r"|(?:glm|Eigen|nlohmann|fmt|spdlog|gtest|glog|gflags|pybind11|boost|opencv2/(?:core|imgproc|highgui))(?:/.+|\.hpp)"
    r"|(?:ATen|c10|torch)/(?!native/|cuda/(?:cub|jiterator|CUDAAlgorithm)).+"
)
"""The standard library, and CUDA's and torch's headers, which include at most <thrust/complex.h>."""
_INTERNAL = "code of your own: it was internal to CUB"
REMOVED = {
    "cub::AliasTemporaries": _INTERNAL,
    "cub::ArrayWrapper": "cuda::std::array",
    "cub::BAR": _INTERNAL,
    "cub::BFI": _INTERNAL,
    "cub::BinaryFlip": "a lambda that swaps its arguments",
    "cub::ConstantInputIterator": "thrust::constant_iterator",
    "cub::CountingInputIterator": "thrust::counting_iterator",
    "cub::CTA_SYNC": "__syncthreads()",
    "cub::CTA_SYNC_AND": "__syncthreads_and()",
    "cub::CTA_SYNC_OR": "__syncthreads_or()",
    "cub::DeviceSpmv": "cuSPARSE",
    "cub::Difference": "cuda::std::minus",
    "cub::DiscardOutputIterator": "thrust::discard_iterator",
    "cub::DispatchSpmv": "cuSPARSE",
    "cub::DivideAndRoundUp": "cuda::ceil_div",
    "cub::Division": "cuda::std::divides",
    "cub::Equality": "cuda::std::equal_to",
    "cub::Equals": "cuda::std::is_same",
    "cub::FFMA_RZ": "__fmaf_rz()",
    "cub::FMUL_RZ": "__fmul_rz()",
    "cub::FpLimits": "cuda::std::numeric_limits",
    "cub::GridBarrier": "the grid group of cooperative groups",
    "cub::GridBarrierLifetime": "the grid group of cooperative groups",
    "cub::IADD3": _INTERNAL,
    "cub::Inequality": "cuda::std::not_equal_to",
    "cub::Int2Type": "cuda::std::integral_constant",
    "cub::IterateThreadLoad": "cub::UnrolledThreadLoad()",
    "cub::LaneId": "cuda::ptx::get_sreg_laneid()",
    "cub::LaneMaskGe": "cuda::ptx::get_sreg_lanemask_ge()",
    "cub::LaneMaskGt": "cuda::ptx::get_sreg_lanemask_gt()",
    "cub::LaneMaskLe": "cuda::ptx::get_sreg_lanemask_le()",
    "cub::LaneMaskLt": "cuda::ptx::get_sreg_lanemask_lt()",
    "cub::MakeBinaryFlip": "a lambda that swaps its arguments",
    "cub::Max": "cuda::maximum",
    "cub::MemBoundScaling": _INTERNAL,
    "cub::Min": "cuda::minimum",
    "cub::Mutex": "std::mutex",
    "cub::PRMT": "__byte_perm()",
    "cub::RegBoundScaling": _INTERNAL,
    "cub::SHFL_IDX_SYNC": "__shfl_sync()",
    "cub::SHL_ADD": _INTERNAL,
    "cub::SHR_ADD": _INTERNAL,
    "cub::Sum": "cuda::std::plus",
    "cub::Swap": "cuda::std::swap",
    "cub::TexRefInputIterator": "cub::TexObjInputIterator",
    "cub::ThreadTrap": "cuda::std::terminate()",
    "cub::TransformInputIterator": "thrust::transform_iterator",
    "cub::WARP_ALL": "__all_sync()",
    "cub::WARP_ANY": "__any_sync()",
    "cub::WARP_BALLOT": "__ballot_sync()",
    "cub::WARP_SYNC": "__syncwarp()",
    "cub::WarpId": "cuda::ptx::get_sreg_warpid()",
    "thrust::bad_optional_access": "cuda::std::bad_optional_access",
    "thrust::binary_function": "no base class, it held typedefs only",
    "thrust::binary_negate": "thrust::not_fn",
    "thrust::event": "cudaEvent_t",
    "thrust::future": "a stream of your own",
    "thrust::identity": "cuda::std::identity",
    "thrust::make_optional": "cuda::std::make_optional",
    "thrust::monostate": "cuda::std::monostate",
    "thrust::not1": "thrust::not_fn",
    "thrust::not2": "thrust::not_fn",
    "thrust::null_type": "a tuple of no more types than it needs",
    "thrust::nullopt": "cuda::std::nullopt",
    "thrust::nullopt_t": "cuda::std::nullopt_t",
    "thrust::numeric_limits": "cuda::std::numeric_limits",
    "thrust::optional": "cuda::std::optional",
    "thrust::unary_function": "no base class, it held typedefs only",
    "thrust::unary_negate": "thrust::not_fn",
    "thrust::unique_eager_event": "cudaEvent_t",
    "thrust::unique_eager_future": "a stream of your own",
    "thrust::voider": "cuda::std::void_t",
    "thrust::when_all": "cudaStreamWaitEvent",
}
"""
What CCCL 2.8 of CUDA 12.9 has and CCCL 3.0 of CUDA 13.0 has not, and what takes its place.

Found with nvcc: a `using` of every name in the headers of both. The advice is that of `CCCL_DEPRECATED_BECAUSE` in CCCL 2.8.
"""
REMOVED_HEADERS = {
    "cub/device/device_spmv.cuh": "cuSPARSE",
    "cub/grid/grid_barrier.cuh": "cooperative_groups.h",
    "cub/host/mutex.cuh": "mutex",
    "cub/iterator/constant_input_iterator.cuh": "thrust/iterator/constant_iterator.h",
    "cub/iterator/counting_input_iterator.cuh": "thrust/iterator/counting_iterator.h",
    "cub/iterator/discard_output_iterator.cuh": "thrust/iterator/discard_iterator.h",
    "cub/iterator/tex_ref_input_iterator.cuh": "cub/iterator/tex_obj_input_iterator.cuh",
    "cub/iterator/transform_input_iterator.cuh": "thrust/iterator/transform_iterator.h",
    "cub/util_compiler.cuh": "cuda/std/version",
    "thrust/async/copy.h": "thrust/copy.h",
    "thrust/async/for_each.h": "thrust/for_each.h",
    "thrust/async/reduce.h": "thrust/reduce.h",
    "thrust/async/scan.h": "thrust/scan.h",
    "thrust/async/sort.h": "thrust/sort.h",
    "thrust/async/transform.h": "thrust/transform.h",
    "thrust/event.h": "thrust/execution_policy.h",
    "thrust/future.h": "thrust/execution_policy.h",
    "thrust/limits.h": "cuda/std/limits",
    "thrust/optional.h": "cuda/std/optional",
    "thrust/system/cuda/future.h": "thrust/execution_policy.h",
    "thrust/type_traits/remove_cvref.h": "cuda/std/type_traits",
    "thrust/type_traits/void_t.h": "cuda/std/type_traits",
}
"""The same of headers that are not among the internal ones."""
REMOVED_NAMES = (
    rf"(?<![\w:])(?:::)?(?:{'|'.join(sorted(REMOVED, reverse=True))}|thrust::async::\w+)\b"
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
    return brings_no_cccl(included)


def brings_no_cccl(included: str) -> bool:
    """Return whether an included header is not CCCL's, and includes nothing of it."""
    return _OTHER_HEADERS.fullmatch(included) is not None
