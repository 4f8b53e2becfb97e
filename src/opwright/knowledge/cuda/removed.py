"""
Names that a major release of CUDA removed, and what takes their place.

See "Deprecated and Dropped Features" in the release notes of CUDA 12.0 and 13.0.
"""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple


class RemovedName(NamedTuple):
    """Names that a major release of CUDA was the last to have."""

    names: str
    """A pattern."""
    last: int
    instead: str
    """In words."""
    replacement: str | None = None
    """What to write in its place, where that is all."""
    title: str = ""
    """Where it is not CUDA's own."""


_TEXTURES = (
    r"cuda(?:BindTexture(?:2D|ToArray|ToMipmappedArray)?|UnbindTexture|GetTextureReference"
    r"|BindSurfaceToArray|GetSurfaceReference)"
)
_CSRGEMM = r"csrgemm2Info_t|cusparse(?:[SDCZ]csrgemm2(?:_bufferSizeExt)?|Xcsrgemm2Nnz|(?:Create|Destroy)Csrgemm2Info)"
_TYPED_CUSPARSE = r"cusparse[SDCZ](?:csrsv2_\w+|csrsm2_\w+|gthr|sctr|axpyi|dense2csr|csr2dense)"
_OLDEST_CUSPARSE = (
    r"cusparse[SDCZ](?:csrmv(?:_mp)?|csrmm2?|csr2csc|dotc?i|hybmv|hybsv_\w+|csrgemm|csrgeam|csrs[vm]_(?:analysis|solve)|csri(?:lu|c)0"
    r"|gtsv(?:StridedBatch|_nopivot)?|(?:csr|csc|dense)2hyb|hyb2(?:csr|csc|dense))\b|cusparseXcsrge(?:mm|am)Nnz"
    r"|cusparse(?:Create|Destroy)(?:HybMat|SolveAnalysisInfo)|cusparse(?:HybMat|SolveAnalysisInfo)_t"
)
_CUSPARSE_ALGORITHMS = (
    r"CUSPARSE_(?:M[MV]_ALG_DEFAULT|(?:COO|CSR)MM_ALG[1-4]|COOMV_ALG|CSRMV_ALG[12])"
)
_PINNED_ALLOCATOR = r"(?:::)?thrust::(?:system::)?cuda::experimental::pinned_allocator|thrust/system/cuda/experimental/pinned_allocator\.h"
_CUDNN_7 = (
    r"cudnn(?:GetConvolution(?:Forward|BackwardData|BackwardFilter)Algorithm|[GS]etRNNDescriptor|SetRNNDescriptor_v5)\b"
    r"|CUDNN_CONVOLUTION_(?:FWD|BWD_DATA|BWD_FILTER)_(?:NO_WORKSPACE|PREFER_FASTEST|SPECIFY_WORKSPACE_LIMIT)"
    r"|cudnnConvolution(?:Fwd|BwdData|BwdFilter)Preference_t"
)
"""Gone in cuDNN 8, the first for CUDA 11."""
_CUDNN_8 = (
    r"cudnnRNN(?:Forward(?:Inference|Training)|Backward(?:Data|Weights))(?:Ex)?\b|cudnn[GS]etRNN(?:Descriptor_v6|MatrixMathType|ProjectionLayers"
    r"|PaddingMode|BiasMode)|cudnnSetRNNAlgorithmDescriptor|cudnnGetRNN(?:ParamsSize|WorkspaceSize|TrainingReserveSize|LinLayer(?:Matrix|Bias)Params)"
    r"|cudnn(?:Create|Set|Destroy)PersistentRNNPlan|cudnn_(?:adv|cnn|ops)_(?:infer|train)\.h"
)
"""Gone in cuDNN 9; CUDA 13 has no older one."""
_NPP = (
    r"npp(?:[GS]etStream(?:Context)?|GetGpu\w+|i(?:Resize|Warp|Remap|Mirror|Rotate|Copy(?!ConstBorder)|Convert|SwapChannels|ColorTwist|Dilate"
    r"|Erode|Transpose|YUV|YCbCr|YCrCb|NV12|RGB|BGR|Filter|Mean|Sum)(?:(?!Get)\w)*_\d+[usf]\w*)(?<!_Ctx)"
)
"""Those without a context, which NPP of CUDA 13.0 kept for arithmetic alone."""
REMOVED_NAMES = (
    RemovedName(_TEXTURES, 11, "a texture object, cudaCreateTextureObject"),
    RemovedName(_CSRGEMM, 11, "cusparseSpGEMM"),
    RemovedName(
        _OLDEST_CUSPARSE,
        10,
        "cuSPARSE's function with a 2 (csrilu02, csrgeam2, gtsv2), or a generic one (cusparseSpMM)",
    ),
    RemovedName(_TYPED_CUSPARSE, 11, "cuSPARSE's generic functions (cusparseSpMM, cusparseSpMV)"),
    RemovedName(
        _CUSPARSE_ALGORITHMS, 11, "the name that begins with CUSPARSE_SPMM_ or CUSPARSE_SPMV_"
    ),
    RemovedName(
        r"__CUDACC_VER__(?=\s*[<>=])", 8, "__CUDACC_VER_MAJOR__: it is a text now that says so"
    ),
    RemovedName(_PINNED_ALLOCATOR, 11, "thrust::mr::stateless_resource_allocator of pinned memory"),
    RemovedName(
        _CUDNN_7, 10, "cuDNN's function of that name with _v7, or _v8 for RNNs", title="cuDNN"
    ),
    RemovedName(
        _CUDNN_8, 12, "cuDNN's RNN functions with _v8 or one header cudnn.h", title="cuDNN"
    ),
    RemovedName(_NPP, 12, "NPP's function with _Ctx, and an NppStreamContext that you fill in"),
    RemovedName("cudaThreadSynchronize", 12, "cudaDeviceSynchronize", "cudaDeviceSynchronize"),
    RemovedName("cudaThreadExit", 12, "cudaDeviceReset", "cudaDeviceReset"),
    RemovedName("cuCtxCreate_v[23]", 12, "cuCtxCreate_v4, or the primary context"),
    RemovedName("cuStreamGetCaptureInfo_v2", 12, "cuStreamGetCaptureInfo_v3"),
    RemovedName(
        "cudaLaunchCooperativeKernelMultiDevice", 12, "a cooperative launch for each device"
    ),
)
DEVICE_PROPERTIES = RemovedName(
    "clockRate|memoryClockRate|deviceOverlap|computeMode|kernelExecTimeoutEnabled|maxTexture1DLinear"
    "|singleToDoublePrecisionPerfRatio|cooperativeMultiDeviceLaunch",
    12,
    "cudaDeviceGetAttribute",
)
"""Fields of cudaDeviceProp."""
BY_DEVICE_NUMBER = RemovedName(
    "cudaMemPrefetchAsync|cudaMemAdvise", 12, "the form that takes a cudaMemLocation", title="form"
)
"""Functions that took the number of a device."""
BY_ONE_TYPE = RemovedName(
    "cublasLtMatmulDescCreate",
    10,
    "the form that takes a cublasComputeType_t and the type of the scale",
    title="form",
)
"""A function that took one type, and so two arguments."""
OLD_CUSPARSE = r"cusparse[SDCZ](?:csrmm2?|csrmv|csrsv\w*|csrgemm|gthr|sctr|axpyi|dense2csr|csr2csc|nnz\w*)|cusparseXcsrgemmNnz"
"""A pattern of functions of cuSPARSE up to CUDA 10.2, some up to 11, as binaries and sources of any age call them."""
OLD_RUNTIME = r"cuda(?:SetupArgument|ConfigureCall|Launch|ThreadSynchronize|ThreadExit|BindTexture\w*|UnbindTexture)"
"""A pattern of functions of the runtime up to CUDA 10 or 11; the code that nvcc generates called some up to 9.1."""
LAUNCH_FUNCTIONS = r"__cuda(?:(?:Pop|Push)CallConfiguration|RegisterFatBinaryEnd|InitModule|LaunchKernel(?:_ptsz)?|GetKernel)"
"""A pattern of functions that the code generated by nvcc has called since CUDA 9.2 or later."""
