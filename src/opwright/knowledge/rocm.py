"""What belongs to ROCm: folders of headers and names of functions, as its packages in https://repo.radeon.com have them."""

from __future__ import annotations

INCLUDE_FOLDERS = (
    *("amd_comgr", "amd_smi", "ck", "ck_tile", "composable_kernel", "hip", "hipblas"),
    *("hipblas-common", "hipblaslt", "hipcub", "hipfft", "hiprand", "hipsolver", "hipsparse"),
    *("hipsparselt", "hsa", "miopen", "rccl", "rocblas", "rocm", "rocm-core", "rocm_smi"),
    *("rocprim", r"rocprofiler\w{0,10}", "rocrand", "rocsolver", "rocsparse", "rocthrust"),
    *("roctracer", "rocwmma"),
)
"""Patterns of the folders below /opt/rocm/include; rocThrust has `thrust` too, as CUDA does."""

CMAKE_PACKAGES = (
    *("hip", "HIP", r"hipblas\w{0,3}", "rocblas", "hipsparse", "hiprand", "rocrand", "hipcub"),
    *(
        "rocprim",
        "rocthrust",
        "miopen",
        "rccl",
        "hipfft",
        "hipsolver",
        "AMDDeviceLibs",
        "amd_comgr",
    ),
)
"""Patterns of what `find_package` is called with."""

LIBRARY_FUNCTIONS = (
    *("rsmi_", "amdsmi_", "hsa_", "roc", "miopen", "hipblas", "hipsp", "hipfft", "hipsolver"),
)
"""How its libraries' functions begin; those of the runtime, `hip...`, change with each release."""

_WITHOUT_OWN_FOLDER = {
    "thrust": "rocthrust",
    "miopen": "miopen-hip",
    "hsa": "hsa-rocr",
    "hipblas-common": "hipblas-common",
}
_OF_PACKAGES = frozenset(
    {
        *("hipblas", "hipblaslt", "hipcub", "hipfft", "hiprand", "hipsolver", "hipsparse", "hip"),
        *("hipsparselt", "rccl", "rocblas", "rocprim", "rocrand", "rocsolver", "rocsparse"),
        *("rocthrust", "rocwmma", "roctracer"),
    }
)


def development_package(header: str) -> str | None:
    """Return the package that has a header, without its end: `rocthrust` for `thrust/complex.h`, whose end is -dev or -devel; None if unknown."""
    folder = header.partition("/")[0]
    return folder if folder in _OF_PACKAGES else _WITHOUT_OWN_FOLDER.get(folder)
