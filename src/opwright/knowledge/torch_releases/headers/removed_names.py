"""
Removed names and headers of torch's C++ interface, as compilers and linkers report them.

A name is a pattern here, since a log shows whole families of them (`THCudaBlas_Sgemm`), in code of any age;
`removed_apis` has those that are looked for in sources, one by one, with what to write instead.
"""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple


class RemovedName(NamedTuple):
    """Removed names, the release that removed them, and their replacement."""

    names: str
    since: str
    instead: str


_STREAM = "at::cuda::getCurrentCUDAStream() of ATen/cuda/CUDAContext.h"
UNINDEXED_NAMES = (
    RemovedName("THCStream\\w{0,30}", "1.11", _STREAM),
    RemovedName(
        "TH(?:Float|Double|Long|Int|Short|Char|Byte|Half)Blas_(?!gemm)[a-z]{2,8}",
        "1.5",
        "at::addmv, at::addr and the like",
    ),
    RemovedName(
        "C10_HIP_API|TORCH_HIP_API|C10_HIP_KERNEL_LAUNCH_CHECK", "2.11", "the names with CUDA"
    ),
    RemovedName(
        "(?:HIP|Optional|get|set|make)\\w{2,60}MasqueradingAsCUDA", "2.11", "the names with CUDA"
    ),
)
"""Those that the index of public names does not have: of ROCm, and of structures that were only declared."""
REMOVED_NAMES = (
    RemovedName("AT_CHECK(?:_INDEX)?", "1.5", "TORCH_CHECK"),
    RemovedName("AT_WARN", "1.5", "TORCH_WARN"),
    RemovedName("AT_INDEX_ERROR", "1.6", "TORCH_CHECK_INDEX"),
    RemovedName(
        "AT_DISPATCH_ALL_TYPES_AND_HALF\\w{0,30}",
        "2.6",
        "AT_DISPATCH_ALL_TYPES_AND(at::kHalf, ...)",
    ),
    RemovedName(
        "AT_FORALL_SCALAR_TYPES(?:_WITH_COMPLEX)?_EXCEPT_\\w{1,40}", "1.5", "AT_FORALL_SCALAR_TYPES"
    ),
    RemovedName("THCState(?:_\\w{1,40})?|getTHCState", "1.11", _STREAM),
    RemovedName("_*THCudaCheck\\w{0,30}", "1.11", "C10_CUDA_CHECK"),
    RemovedName(
        "THCuda(?:Malloc|Free|HostAlloc)\\w{0,30}", "1.11", "c10::cuda::CUDACachingAllocator"
    ),
    RemovedName("THCCeilDiv|THCRoundUp|ATenCeilDiv", "1.11", "at::ceil_div of ATen/ceil_div.h"),
    RemovedName(
        "_*TH(?:ArgCheck\\w{0,30}|Error\\w{0,30}|Assert\\w{0,30})|THC_assertSameGPU|THCAssertSameGPU",
        "1.11",
        "TORCH_CHECK",
    ),
    RemovedName(
        "TH(?:C?Tensor|C?Storage|C?Vector|C?Blas_|Cuda\\w{0,12}(?:Tensor|Storage|Blas_)|[DS]Tensor"
        "|(?:Byte|Char|Short|Int|Long|Half|Float|Double|Bool|BFloat16)(?:Tensor|Storage|Blas_|Vector))\\w{0,30}"
        "|THCDevice(?:Tensor|Utils)\\w{0,30}|THCNumerics|THCThrustAllocator|THCRandom\\w{0,30}|THC?Generator\\w{0,30}"
        "|THCUNN_\\w{1,40}|THAlloc|THTensorMath\\w{0,30}",
        "1.11",
        "at::Tensor and ATen",
    ),
    RemovedName("THNN_\\w{1,40}", "1.11", "at::Tensor and ATen"),
    RemovedName(
        "TensorTypeId|TensorTypeSet|VariableTensorId|TypeDefault", "1.8", "c10::DispatchKey"
    ),
    RemovedName(
        "CUDAGenerator|CPUGenerator", "1.6", "at::CUDAGeneratorImpl or at::CPUGeneratorImpl"
    ),
    RemovedName(
        "CUDA_tensor_apply[134]\\w{0,30}|TH_TENSOR_APPLY\\w{0,30}", "1.5", "at::TensorIterator"
    ),
    RemovedName("AutoGIL|AutoNoGIL", "2.2", "pybind11::gil_scoped_acquire or gil_scoped_release"),
    RemovedName("Vec256", "1.10", "at::vec::Vectorized"),
    RemovedName(
        "TORCH_CUDA_API|CAFFE2_API|AT_CUDA_API|CAFFE2_CUDA_API",
        "1.8",
        "TORCH_API or TORCH_CUDA_CPP_API",
    ),
    RemovedName("prod_intlist|sum_intlist", "1.9", "c10::multiply_integers"),
    RemovedName("DimnameList|Dimname", "2.13", "plain dimensions: named tensors are gone"),
    RemovedName("is_variable", "2.14", "nothing: every tensor is a variable"),
    RemovedName(
        "LegacyTHFunctionsCUDA|LegacyTHDispatcher|globalLegacyTypeDispatch",
        "1.10",
        "ATen's functions",
    ),
    RemovedName(
        "C10_FALLTHROUGH|C10_NORETURN|AT_CPP14_CONSTEXPR|C10_HOST_CONSTEXPR",
        "2.3",
        "the C++ attribute",
    ),
    *UNINDEXED_NAMES,
)
MOVED_NAMES = (
    RemovedName(
        "(?:getCurrent|getDefault|setCurrent)CUDAStream|getStreamFromPool|getCurrentDeviceProperties"
        "|getDeviceProperties|getCurrentCUDA(?:Blas|Sparse|SolverDn)Handle|CUDA(?:Stream)?Guard"
        "|OptionalCUDA(?:Stream)?Guard",
        "1.5",
        "the function of that name in at::cuda, at::cuda::getCurrentCUDAStream() and not at::globalContext()'s, with ATen/cuda/CUDAContext.h and "
        "c10/cuda/CUDAGuard.h included",
    ),
    RemovedName(
        "gpuAtomicAdd\\w{0,30}", "1.10", "the same name, with ATen/cuda/Atomic.cuh included"
    ),
)
"""Names that still exist, but in a header that is no longer included indirectly."""
ATEN_FUNCTIONS = (
    "Type|CPU|CUDA|getType|infer_type|gels|gesv|trtrs|btrifact|potrf|potri|symeig|eig|lstsq|matrix_rank"
    "|solve|_th_\\w+|thnn_\\w+|getNonVariableType|_cast_\\w+|Backend"
)
"""Names removed from the namespaces at and torch."""
GUTS_NAMES = (
    "make_unique|void_t|conjunction|disjunction|negation|bool_constant|enable_if_t|array|to_string"
    "|is_pod|apply|invoke|remove_cv_t|add_pointer_t|conditional_t|make_index_sequence|max|min"
)
"""Names removed from c10::guts in favour of the standard library."""
REMOVED_HEADERS = (
    RemovedName(r"(?:THC/)?THCAtomics\.cuh", "1.11", "ATen/cuda/Atomic.cuh"),
    RemovedName(r"(?:THC/)?THCDeviceUtils\.cuh", "1.11", "ATen/cuda/DeviceUtils.cuh"),
    RemovedName(r"(?:THC/)?THCNumerics\.cuh", "1.11", "ATen/NumericUtils.h"),
    RemovedName(r"THC/[\w./-]{2,60}|THC(?:General|Blas|Stream|Tensor)?\w{0,20}\.(?:hpp|cuh|h)", "1.11",
          "ATen/cuda/CUDAContext.h"),
    RemovedName(r"(?:TH/TH|THCUNN/|THNN/)[\w./-]{1,60}", "1.11", "ATen/ATen.h"),
    RemovedName(r"c10d/\w{2,40}\.hpp", "1.13", "the header in torch/csrc/distributed/c10d"),
    RemovedName(r"torch/csrc/jit/(?:script/[\w/]{2,40}|operator|ir|custom_operator|pybind_utils|pybind"
          r"|constants|import|export|pickler|passes/shape_analysis)\.h", "1.5",
          "the header in a folder below torch/csrc/jit (ir, runtime, frontend, python, api)"),
    RemovedName(r"torch/csrc/utils/(?:auto_gil|disallow_copy|memory|six|future)\.h", "2.2", "pybind11 or the standard library"),
    RemovedName(r"torch/csrc/(?:THP_export|WindowsTorchApiMacro|PythonTypes|StorageDefs)\.h", "1.11", "torch/csrc/Export.h"),
    RemovedName(r"c10/util/(?:either|in_place|math_compat|reverse_iterator|variant|AlignOf|Array|complex_utils)\.h",
          "2.3", "the standard library"),
    RemovedName(r"ATen/(?:CUDAGenerator(?:Impl)?|CPUGenerator|CUDA\w{0,8}Type|Type|TypeDefault"
          r"|TypeExtendedInterface)\.h", "1.11", "ATen/cuda/CUDAGeneratorImpl.h or ATen/ATen.h"),
    RemovedName(r"ATen/(?:core/)?(?:Dimname|NamedTensor|NamedTensorUtils|TensorNames)\.h", "2.13", "nothing"),
    RemovedName(r"ATen/cpu/vec256/[\w/]{2,40}\.h", "1.10", "ATen/cpu/vec/vec.h"),
    RemovedName(r"ATen/cuda/(?:CUDASolver|CUDAFuture|CUDAMultiStreamGuard|CUDATypeConversion)\.(?:h|cuh)",
          "1.12", "ATen/cuda/CUDAContext.h"),
    RemovedName(r"ATen/cuda/(?:CUDAStream|CUDAGuard)\.h", "1.1", "the header of that name in c10/cuda"),
    RemovedName(r"ATen/(?:core/)?Error\.h", "1.0", "c10/util/Exception.h"),
    RemovedName(r"ATen/cudnn/Exceptions\.h", "2.6", "ATen/cuda/Exceptions.h"),
    RemovedName(r"caffe2/(?!serialize)[\w./-]{4,60}", "1.13", "ATen: Caffe2 is gone"),
)  # fmt: skip
