"""The macros by which headers say which release they are of, as sources ask for them in an `#if`."""

from __future__ import annotations

from collections.abc import Mapping

from opwright.knowledge.versions import padded_numbers

ROCM_MACROS = (
    *("USE_ROCM", "__HIP_PLATFORM_AMD__", "__HIP_PLATFORM_HCC__", "__HIPCC__", "__HIP__"),
    *("__HIP_DEVICE_COMPILE__", "HIP_VERSION", "TORCH_HIP_VERSION"),
)
"""What is defined where a source is compiled for ROCm, and nowhere else."""


def version_macros(domain: str, release: str) -> Mapping[str, str]:
    """Return the macros of a release of a domain, `{"CUDA_VERSION": "13000", …}`; none of a domain that has none."""
    major, minor = padded_numbers(release)[:2]
    match domain:
        case "torch":
            return {"TORCH_VERSION_MAJOR": str(major), "TORCH_VERSION_MINOR": str(minor)}
        case "cuda":
            version = str(major * 1000 + minor * 10)
            return {
                "CUDA_VERSION": version,
                "CUDART_VERSION": version,
                "__CUDACC_VER_MAJOR__": str(major),
                "__CUDACC_VER_MINOR__": str(minor),
            }
        case "cpython":
            return {
                "PY_VERSION_HEX": hex(major << 24 | minor << 16 | _FINAL),
                "PY_MAJOR_VERSION": str(major),
                "PY_MINOR_VERSION": str(minor),
            }
    return {}


_FINAL = 0xF0
"""Of a release that is no alpha, beta or candidate."""
