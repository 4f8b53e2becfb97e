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


_TEXTURES = (
    r"cuda(?:BindTexture(?:2D|ToArray|ToMipmappedArray)?|UnbindTexture|GetTextureReference"
    r"|BindSurfaceToArray|GetSurfaceReference)"
)
_CSRGEMM = r"csrgemm2Info_t|cusparse(?:[SDCZ]csrgemm2(?:_bufferSizeExt)?|Xcsrgemm2Nnz|(?:Create|Destroy)Csrgemm2Info)"
_TYPED_CUSPARSE = r"cusparse[SDCZ](?:csrmv|csrmm2?|csr2csc|csrsv2_\w+|csrsm2_\w+|gthr|sctr|axpyi|dense2csr|csr2dense)"
_CUSPARSE_ALGORITHMS = (
    r"CUSPARSE_(?:M[MV]_ALG_DEFAULT|(?:COO|CSR)MM_ALG[1-4]|COOMV_ALG|CSRMV_ALG[12])"
)
REMOVED_NAMES = (
    RemovedName(_TEXTURES, 11, "a texture object, cudaCreateTextureObject"),
    RemovedName(_CSRGEMM, 11, "cusparseSpGEMM"),
    RemovedName(_TYPED_CUSPARSE, 11, "cuSPARSE's generic functions (cusparseSpMM, cusparseSpMV)"),
    RemovedName(
        _CUSPARSE_ALGORITHMS, 11, "the name that begins with CUSPARSE_SPMM_ or CUSPARSE_SPMV_"
    ),
    RemovedName("cudaThreadSynchronize", 12, "cudaDeviceSynchronize", "cudaDeviceSynchronize"),
    RemovedName("cudaThreadExit", 12, "cudaDeviceReset", "cudaDeviceReset"),
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
    "cudaMemPrefetchAsync|cudaMemAdvise", 12, "the form that takes a cudaMemLocation"
)
"""Functions that took the number of a device."""
