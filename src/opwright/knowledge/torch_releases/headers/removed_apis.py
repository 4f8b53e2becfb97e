"""
APIs removed from torch's C++ headers: since which release, and their replacements.

THC/THCAtomics.cuh and THC/THCDeviceUtils.cuh are not here: 2.15 still has them. Nor is what is only
deprecated, and still there in 2.15: `c10::optional`, AT_ASSERT, AT_ERROR, `x.data<T>()`, `x.type()`.

Each row was looked up in the headers of the series from 1.0 to 2.15: `since` is the first release
that lacks it, `instead_since` the first that has what takes its place.
"""

from __future__ import annotations

from enum import Enum

from opwright.model import Safety
from opwright.model.named_tuple import NamedTuple


class Kind(Enum):
    """How a source uses it."""

    NAME = "name"
    HEADER = "header"
    CALL = "call"
    """A function or macro that is called: its arguments change too."""
    WHOLE_CALL = "whole call"
    """One that gives way with its arguments."""
    STATE_CALL = "state call"
    """A function called with a THCState and one more argument, which stays."""
    ATEN = "ATen"
    """A name in the namespaces at and torch, which are one to those who write extensions."""
    MEMBER = "member"
    """A function of a tensor that is called without arguments."""


class RemovedApi(NamedTuple):
    """Something that is gone from torch's headers."""

    name: str
    """Of a header as it is included; each is a plain text, no pattern."""
    since: str
    instead: str
    """In words, or as it is written."""
    instead_since: str = "1.0"
    kind: Kind = Kind.NAME
    put: str | None = None
    """What to write instead; for a CALL, what replaces the name and its parenthesis."""
    safety: Safety = Safety.REVIEW
    header: str | None = None
    """What must be included for that."""


def _renamed(
    name: str, since: str, put: str, instead_since: str = "1.0", safety: Safety = Safety.SAFE
) -> RemovedApi:
    """Return a name with a drop-in replacement."""
    return RemovedApi(name, since, put, instead_since, put=put, safety=safety)


def _moved(
    header: str, since: str, put: str, instead_since: str = "1.0", safety: Safety = Safety.SAFE
) -> RemovedApi:
    """Return the header that replaces another, or what sources used from it."""
    return RemovedApi(header, since, put, instead_since, Kind.HEADER, put, safety)


def _header(header: str, since: str, instead: str, instead_since: str = "1.0") -> RemovedApi:
    return RemovedApi(header, since, instead, instead_since, Kind.HEADER)


def _function(name: str, since: str, instead: str) -> RemovedApi:
    return RemovedApi(name, since, instead, kind=Kind.ATEN)


_HALF = "at::ScalarType::Half"
_REVIEW = Safety.REVIEW
_STREAM = "at::cuda::getCurrentCUDAStream() of ATen/cuda/CUDAContext.h"
_CONTEXT = "ATen/cuda/CUDAContext.h"
_NAMED = "plain dimensions: named tensors are gone"
_TENSOR = "at::Tensor and ATen's functions"
_ALLOCATOR = "c10::cuda::CUDACachingAllocator"
_ALLOCATOR_HEADER = "c10/cuda/CUDACachingAllocator.h"
_C10D = "torch/csrc/distributed/c10d"

_MACROS = (
    _renamed("AT_CHECK", "1.5", "TORCH_CHECK", "1.2"),
    _renamed("AT_WARN", "1.5", "TORCH_WARN", "1.2"),
    RemovedApi("AT_INDEX_ERROR", "1.6", "TORCH_CHECK_INDEX(false, ...)", "1.2", Kind.CALL,
               "TORCH_CHECK_INDEX(false, "),
    RemovedApi("AT_DISPATCH_ALL_TYPES_AND_HALF", "2.6", f"AT_DISPATCH_ALL_TYPES_AND({_HALF}, ...)",
               "1.1", Kind.CALL, f"AT_DISPATCH_ALL_TYPES_AND({_HALF}, ", Safety.SAFE),
    RemovedApi("AT_DISPATCH_ALL_TYPES_AND_HALF_AND_COMPLEX", "1.6",
               f"AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND({_HALF}, ...)", "1.1", Kind.CALL,
               f"AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND({_HALF}, ", Safety.SAFE),
    RemovedApi("AT_PRIVATE_CASE_TYPE", "1.13", "AT_DISPATCH_SWITCH and AT_DISPATCH_CASE", "1.13"),
    RemovedApi("AT_FORALL_SCALAR_TYPES_EXCEPT_QINT", "1.3", "AT_FORALL_SCALAR_TYPES"),
    RemovedApi("AT_FORALL_SCALAR_TYPES_WITH_COMPLEX_EXCEPT_COMPLEX_HALF", "2.2",
               "AT_FORALL_SCALAR_TYPES_WITH_COMPLEX"),
    RemovedApi("AT_CUDA_API", "1.4", "TORCH_CUDA_CPP_API or TORCH_CUDA_CU_API", "1.8"),
    RemovedApi("TORCH_CUDA_API", "1.8", "TORCH_CUDA_CPP_API or TORCH_CUDA_CU_API", "1.8"),
    _renamed("CAFFE2_API", "1.8", "TORCH_API", safety=_REVIEW),
    _renamed("TORCH_HIP_API", "2.11", "TORCH_CUDA_CPP_API", "1.8", _REVIEW),
    _renamed("C10_HIP_API", "2.11", "C10_CUDA_API", safety=_REVIEW),
    _renamed("C10_HIP_KERNEL_LAUNCH_CHECK", "2.11", "C10_CUDA_KERNEL_LAUNCH_CHECK", "1.8", _REVIEW),
    _renamed("C10_FALLTHROUGH", "2.3", "[[fallthrough]]", "2.1"),
    _renamed("C10_NORETURN", "1.5", "[[noreturn]]", safety=_REVIEW),
    _renamed("AT_CPP14_CONSTEXPR", "1.5", "constexpr", "1.5"),
    _renamed("C10_HOST_CONSTEXPR", "1.10", "constexpr", "1.5", _REVIEW),
    RemovedApi("TH_DISALLOW_COPY_AND_ASSIGN", "2.0", "C10_DISABLE_COPY_AND_ASSIGN"),
)  # fmt: skip
_TH_APIS = (
    RemovedApi("THCState", "1.11", f"nothing: no function wants it any more, {_STREAM}"),
    RemovedApi("THCState_getCurrentStream", "1.5", _STREAM, kind=Kind.WHOLE_CALL,
               put="at::cuda::getCurrentCUDAStream()"),
    RemovedApi("THCState_getCurrentBlasHandle", "1.4",
               f"at::cuda::getCurrentCUDABlasHandle() of {_CONTEXT}", kind=Kind.WHOLE_CALL,
               put="at::cuda::getCurrentCUDABlasHandle()"),
    _renamed("THCudaCheck", "1.11", "C10_CUDA_CHECK", safety=_REVIEW),
    RemovedApi("THCCeilDiv", "1.11", "at::ceil_div of ATen/ceil_div.h", "1.11", put="at::ceil_div",
               safety=Safety.SAFE, header="ATen/ceil_div.h"),
    RemovedApi("THCRoundUp", "1.11", "at::round_up of ATen/ceil_div.h", "1.11", put="at::round_up",
               safety=Safety.SAFE, header="ATen/ceil_div.h"),
    RemovedApi("THCudaMalloc", "1.11", f"{_ALLOCATOR}::raw_alloc", "1.1", Kind.STATE_CALL,
               f"{_ALLOCATOR}::raw_alloc", header=_ALLOCATOR_HEADER),
    RemovedApi("THCudaFree", "1.11", f"{_ALLOCATOR}::raw_delete", "1.1", Kind.STATE_CALL,
               f"{_ALLOCATOR}::raw_delete", header=_ALLOCATOR_HEADER),
    RemovedApi("THCNumerics", "1.11", "the operators of the type, or ATen/NumericUtils.h"),
    RemovedApi("THCDeviceTensor", "1.11", "at::PackedTensorAccessor32"),
    RemovedApi("THCThrustAllocator", "1.11",
               "at::cuda::ThrustAllocator of ATen/cuda/ThrustAllocator.h", "1.11"),
    RemovedApi("THCAssertSameGPU", "1.11", "TORCH_CHECK of get_device()"),
    RemovedApi("THArgCheck", "1.11", "TORCH_CHECK", kind=Kind.CALL),
    RemovedApi("THError", "1.11", "TORCH_CHECK(false, ...)", kind=Kind.CALL),
    RemovedApi("THAssert", "1.11", "TORCH_INTERNAL_ASSERT", kind=Kind.CALL),
    RemovedApi("THCudaTensor", "1.11", _TENSOR),
    RemovedApi("THFloatTensor", "1.11", _TENSOR),
    RemovedApi("THLongTensor", "1.11", _TENSOR),
    RemovedApi("THCudaLongTensor", "1.11", _TENSOR),
)  # fmt: skip
_NAMES = (
    _renamed("AutoNoGIL", "2.2", "pybind11::gil_scoped_release", safety=_REVIEW),
    _renamed("AutoGIL", "2.2", "pybind11::gil_scoped_acquire", safety=_REVIEW),
    RemovedApi("c10::variant", "2.2", "std::variant of <variant>", "2.1"),
    RemovedApi("c10::either", "2.3", "std::variant of <variant>", "2.1"),
    RemovedApi("c10::guts::void_t", "2.4", "std::void_t", "2.1"),
    RemovedApi("c10::guts::conjunction", "2.4", "std::conjunction", "2.1"),
    RemovedApi("c10::guts::to_string", "2.2", "std::to_string", "2.1"),
    RemovedApi("c10::guts::if_constexpr", "2.1", "if constexpr", "2.1"),
    RemovedApi("c10::TensorTypeId", "1.5", "c10::DispatchKey", "1.5", put="c10::DispatchKey"),
    RemovedApi("at::vec256", "1.10", "at::vec of ATen/cpu/vec/vec.h, whose Vec256 is Vectorized",
               "1.10"),
    RemovedApi("CUDA_tensor_apply1", "1.4", "at::TensorIterator"),
    RemovedApi("CPU_tensor_apply1", "1.6", "at::TensorIterator"),
    _function("CUDAGenerator", "1.6", "at::CUDAGeneratorImpl"),
    _function("CPUGenerator", "1.6", "at::CPUGeneratorImpl"),
    _function("Dimname", "2.13", _NAMED),
    _function("DimnameList", "2.13", _NAMED),
    _function("prod_intlist", "1.9", "c10::multiply_integers of c10/util/accumulate.h"),
    _function("sum_intlist", "1.9", "c10::sum_integers of c10/util/accumulate.h"),
    _function("infer_type", "1.2", "tensors' options()"),
    _function("getType", "1.2", "at::TensorOptions"),
    _function("symeig", "2.0", "at::linalg_eigh"),
    _function("lstsq", "1.13", "at::linalg_lstsq"),
    _function("matrix_rank", "1.13", "at::linalg_matrix_rank"),
    _function("cholesky", "2.14", "at::linalg_cholesky"),
    _function("btrifact", "1.1", "at::linalg_lu_factor"),
    _function("irfft", "1.8", "torch::fft::irfft of torch/fft.h"),
    RemovedApi("is_variable", "2.14", "nothing: every tensor is a variable", kind=Kind.MEMBER),
)  # fmt: skip
_HEADERS = (
    _moved("THC/THC.h", "1.11", _CONTEXT, safety=_REVIEW),
    _moved("THC/THCGeneral.h", "1.11", _CONTEXT, safety=_REVIEW),
    _moved("TH/TH.h", "1.11", "ATen/ATen.h", safety=_REVIEW),
    _moved("TH/THGeneral.h", "1.11", "ATen/ATen.h", safety=_REVIEW),
    _moved("THC/THCNumerics.cuh", "1.11", "ATen/NumericUtils.h", "1.1", _REVIEW),
    _moved("THC/THCThrustAllocator.cuh", "1.11", "ATen/cuda/ThrustAllocator.h", "1.11", _REVIEW),
    _moved("THC/THCAsmUtils.cuh", "1.11", "ATen/cuda/AsmUtils.cuh", "1.11", _REVIEW),
    _header("THC/THCBlas.h", "1.8", "ATen/cuda/CUDABlas.h"),
    _header("THC/THCApply.cuh", "1.10", "ATen/cuda/CUDAApplyUtils.cuh"),
    _header("THC/THCDeviceTensor.cuh", "1.11", "at::PackedTensorAccessor32"),
    _header("THC/THCDeviceTensorUtils.cuh", "1.11", "at::PackedTensorAccessor32"),
    _header("THC/THCTensor.h", "1.11", _TENSOR),
    _header("THC/THCTensor.hpp", "1.11", _TENSOR),
    _header("THC/THCTensorMathReduce.cuh", "1.11", "ATen's reductions"),
    _header("THC/THCScanUtils.cuh", "1.11", "cub"),
    _header("THC/THCReduceApplyUtils.cuh", "1.10", "ATen/cuda/CUDAApplyUtils.cuh"),
    _header("TH/THTensor.h", "1.11", _TENSOR),
    _header("TH/THHalf.h", "1.11", "c10/util/Half.h"),
    _moved("ATen/cuda/CUDAGuard.h", "1.1", "c10/cuda/CUDAGuard.h", "1.1", _REVIEW),
    _moved("ATen/cuda/CUDAStream.h", "1.1", "c10/cuda/CUDAStream.h", "1.1", _REVIEW),
    _moved("ATen/cuda/CUDAMultiStreamGuard.h", "1.9", "c10/cuda/CUDAGuard.h", "1.9", _REVIEW),
    _moved("ATen/cuda/Array.h", "1.2", "ATen/core/Array.h", "1.2", _REVIEW),
    _moved("ATen/CUDAGenerator.h", "1.6", "ATen/cuda/CUDAGeneratorImpl.h", "1.11", _REVIEW),
    _moved("ATen/CUDAGeneratorImpl.h", "1.11", "ATen/cuda/CUDAGeneratorImpl.h", "1.11"),
    _moved("ATen/CPUGenerator.h", "1.6", "ATen/CPUGeneratorImpl.h", "1.6", _REVIEW),
    _moved("ATen/cudnn/Exceptions.h", "2.6", "ATen/cuda/Exceptions.h", safety=_REVIEW),
    _moved("ATen/SparseTensorUtils.h", "2.1", "ATen/native/SparseTensorUtils.h", "2.1", _REVIEW),
    _moved("ATen/core/Macros.h", "1.12", "c10/macros/Macros.h"),
    _moved("ATen/cpu/vec256/vec256.h", "1.10", "ATen/cpu/vec/vec.h", "1.10", _REVIEW),
    _moved("ATen/cpu/vec256/functional.h", "1.10", "ATen/cpu/vec/functional.h", "1.10", _REVIEW),
    _moved("ATen/BatchedTensorImpl.h", "2.0", "ATen/LegacyBatchedTensorImpl.h", "2.0", _REVIEW),
    _header("ATen/Type.h", "1.2", "ATen/ATen.h"),
    _header("ATen/core/TensorMethods.h", "1.6", "ATen/ATen.h"),
    _header("ATen/NamedTensorUtils.h", "2.13", _NAMED),
    _header("ATen/core/Dimname.h", "2.13", _NAMED),
    _header("c10/util/variant.h", "2.2", "std::variant of <variant>"),
    _header("c10/util/in_place.h", "2.3", "std::in_place of <utility>"),
    _header("c10/util/math_compat.h", "2.3", "<cmath>"),
    _header("c10/util/reverse_iterator.h", "2.2", "<iterator>"),
    _header("c10/util/either.h", "2.3", "std::variant of <variant>"),
    _header("c10/util/AlignOf.h", "2.13", "alignas"),
    _header("c10/util/Array.h", "2.14", "<array>"),
    _moved("torch/csrc/utils/auto_gil.h", "2.2", "pybind11/pybind11.h", safety=_REVIEW),
    _moved("torch/csrc/utils/hash.h", "1.7", "c10/util/hash.h", "1.7", _REVIEW),
    _moved("torch/csrc/utils/cuda_lazy_init.h", "2.3", "torch/csrc/utils/device_lazy_init.h", "2.3",
           _REVIEW),
    _header("torch/csrc/utils/disallow_copy.h", "2.0", "C10_DISABLE_COPY_AND_ASSIGN"),
    _header("torch/csrc/utils/memory.h", "2.2", "std::make_unique of <memory>"),
    _header("torch/csrc/utils/six.h", "2.12", "pybind11"),
    _moved("torch/csrc/WindowsTorchApiMacro.h", "1.11", "torch/csrc/Export.h", "1.11"),
    _moved("torch/csrc/THP_export.h", "1.11", "torch/csrc/Export.h", "1.11"),
    *(
        _moved(f"torch/csrc/jit/{old}.h", "1.5", f"torch/csrc/jit/{new}.h", "1.5")
        for old, new in (
            ("operator", "runtime/operator"),
            ("custom_operator", "runtime/custom_operator"),
            ("ir", "ir/ir"),
            ("pybind", "python/pybind"),
            ("pybind_utils", "python/pybind_utils"),
            ("import", "serialization/import"),
            ("tracer", "frontend/tracer"),
            ("script/module", "api/module"),
        )
    ),
    *(
        _moved(f"c10d/{name}.hpp", "1.13", f"{_C10D}/{name}.hpp", "1.13")
        for name in ("ProcessGroup", "ProcessGroupNCCL", "ProcessGroupGloo", "Store", "Types",
                     "Utils", "FileStore", "TCPStore", "PrefixStore", "reducer", "comm")
    ),
)  # fmt: skip

REMOVED_APIS = (*_MACROS, *_TH_APIS, *_NAMES, *_HEADERS)

DISPATCH_TAKES_NO_TYPE_SINCE = "2.6"
"""From here on `x.type()` cannot be handed to AT_DISPATCH: `x.scalar_type()` can, since 1.0."""
