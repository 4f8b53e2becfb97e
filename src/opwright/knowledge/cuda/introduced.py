"""
Which release of the CUDA toolkit brought an option of nvcc, a C++ standard, a name or a header.

See the release notes of the toolkits, and their headers.
"""

from __future__ import annotations

import re

NVCC_OPTIONS = {
    "generate-dependencies-with-compile": "10.2",
    "dependency-output": "10.2",
    "forward-unknown-to-host": "10.2",
    "allow-unsupported-compiler": "11.0",
    "extended-lambda": "11.0",
    "threads": "11.2",
    "diag-suppress": "11.2",
    "diag_suppress": "11.2",
    "diag-error": "11.2",
    "Wno-deprecated-gpu-targets": "8.0",
    "split-compile": "12",
    "compress-mode": "12.8",
    "compress_mode": "12.8",
    "static-global-template-stub": "12.8",
    "device-entity-has-hidden-visibility": "12.8",
    "fdevice-time-trace": "12.8",
    "Ofast-compile": "12.8",
}
CXX_STANDARDS = {"11": "7.0", "14": "9.0", "17": "11.0", "20": "12.0", "2a": "12.0"}
"""What `nvcc -std=c++` takes."""
NAMES = {
    r"CUgreenCtx|cuGreenCtx\w{3,40}|cuDevSmResourceSplit\w{0,20}|cudaGraphConditional\w{3,30}": "12.4",
    r"CUmulticast\w{3,40}|cuMulticast\w{3,40}": "12.1",
    r"CUtensorMap\w{0,30}|cuTensorMap\w{3,30}|CU_TENSOR_MAP\w{3,40}": "12.0",
    r"cudaGetDriverEntryPointByVersion": "12.5",
    r"__nv_fp4\w{0,20}|__nv_fp6\w{0,20}|cudaMemcpyBatchAsync|CUDA_R_4F_E2M1|CUBLASLT_MATMUL_MATRIX_SCALE_\w{3,30}": "12.8",
    r"__nv_fp8\w{0,20}|cudaLaunchKernelEx\w{0,2}|cudaLaunchConfig_t|cudaLaunchAttribute\w{0,40}"
    r"|CUDA_R_8F_E[45]M[23]|CUBLASLT_MATMUL_DESC_(?:[ABCD]_SCALE_POINTER|FAST_ACCUM)": "11.8",
    r"CUBLASLT_EPILOGUE_(?:D?GELU_\w{3,12}|D?RELU_AUX\w{0,6}|D[GR]ELU\w{0,6}|BGRAD[AB])"
    r"|CUBLASLT_MATMUL_DESC_EPILOGUE_AUX\w{3,12}": "11.5",
    r"cudaMallocAsync|cudaFreeAsync|cudaMemPool\w{1,30}": "11.2",
    r"__grid_constant__": "11.7",
    r"cudaGetDriverEntryPoint": "11.3",
    r"__nv_bfloat16\w{0,5}|nv_bfloat16\w{0,5}|cudaAccessPolicyWindow|cudaStreamAttr\w{3,30}"
    r"|CUDA_[RC]_16BF|CUBLAS_COMPUTE_\d\w{1,16}|cublasComputeType_t|cublasLt\w{6,24}Opaque_t"
    r"|cublasLt(?:MatmulDesc|MatrixLayout|MatmulPreference)Init": "11.0",
    r"__half_as_u?short|__u?short_as_half": "8.0",
    r"__shfl(?:_up|_down|_xor)?_sync|__syncwarp|__activemask|__ballot_sync": "9.0",
}
"""By pattern."""
HEADERS = {
    r"cuda_fp8\.h": "11.8",
    r"cuda_fp4\.h": "12.8",
    r"cuda_fp6\.h": "12.8",
    r"cuda_bf16\.h": "11.0",
    r"cuda_pipeline\w{0,12}\.h": "11.0",
    r"cooperative_groups/\w{3,20}\.h": "11.0",
    r"cuda_awbarrier\w{0,12}\.h": "11.0",
    r"cudaTypedefs\.h": "11.3",
}
"""By pattern."""


def first_toolkit_with(table: dict[str, str], name: str) -> str:
    """Return the release that brought a name or header, by a pattern of the table: `11.8`."""
    return next(release for pattern, release in table.items() if re.fullmatch(pattern, name))
