"""
Names that a release of cuSPARSE, cuDNN or NPP removed, and what takes their place.

Their releases are told by the toolkits that they come with, or are for: see the release notes of CUDA 11.0, 12.0 and 13.0, and of cuDNN 8.0 and 9.0.
"""

from __future__ import annotations

from opwright.knowledge.cuda.removed_name import RemovedName

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
"""Those without a context, which NPP of CUDA 13.0 kept only for arithmetic."""
LIBRARY_NAMES = (
    RemovedName(_CSRGEMM, "11", "cusparseSpGEMM"),
    RemovedName(
        _OLDEST_CUSPARSE,
        "10",
        "cuSPARSE's function with a 2 (csrilu02, csrgeam2, gtsv2), or a generic one (cusparseSpMM)",
    ),
    RemovedName(_TYPED_CUSPARSE, "11", "cuSPARSE's generic functions (cusparseSpMM, cusparseSpMV)"),
    RemovedName(
        _CUSPARSE_ALGORITHMS, "11", "the name that begins with CUSPARSE_SPMM_ or CUSPARSE_SPMV_"
    ),
    RemovedName(
        _CUDNN_7, "10", "cuDNN's function of that name with _v7, or _v8 for RNNs", title="cuDNN"
    ),
    RemovedName(
        _CUDNN_8, "12", "cuDNN's RNN functions with _v8 or one header cudnn.h", title="cuDNN"
    ),
    RemovedName(_NPP, "12", "NPP's function with _Ctx, and an NppStreamContext that you fill in"),
)
