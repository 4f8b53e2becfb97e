"""The macros with which headers state their release, as sources test them in an `#if`."""

from __future__ import annotations

from collections.abc import Mapping

from opwright.knowledge.versions import padded_numbers

ROCM_MACROS = (
    *("USE_ROCM", "__HIP_PLATFORM_AMD__", "__HIP_PLATFORM_HCC__", "__HIPCC__", "__HIP__"),
    *("__HIP_DEVICE_COMPILE__", "HIP_VERSION", "TORCH_HIP_VERSION"),
)
"""What is defined where a source is compiled for ROCm, and nowhere else."""


def version_macros(domain: str, release: str) -> Mapping[str, str]:
    """Return the macros of a release of a domain, `{"CUDA_VERSION": "13000", …}`; none for a domain without any."""
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
                **dict(
                    zip(
                        _LIBRARIES,
                        map(str, _OF_LIBRARIES.get(f"{major}.{minor}", ())),
                        strict=False,
                    )
                ),
            }
        case "cpython":
            return {
                "PY_VERSION_HEX": hex(major << 24 | minor << 16 | _FINAL),
                "PY_MAJOR_VERSION": str(major),
                "PY_MINOR_VERSION": str(minor),
            }
    return {}


_FINAL = 0xF0
"""Of a final release, not an alpha, beta or candidate."""
_LIBRARIES = (
    "CUBLAS_VERSION", "CUSPARSE_VERSION", "CUFFT_VERSION", "CUSOLVER_VERSION", "CURAND_VERSION",
)  # fmt: skip
_OF_LIBRARIES = {
    "11.8": (111103, 11705, 10900, 11401, 10300),
    "12.0": (120002, 12001, 11001, 11403, 10301),
    "12.1": (120103, 12100, 11002, 11405, 10302),
    "12.2": (120205, 12102, 11008, 11502, 10303),
    "12.3": (120304, 12200, 11012, 11504, 10304),
    "12.4": (120405, 12301, 11201, 11601, 10305),
    "12.5": (120502, 12401, 11203, 11602, 10306),
    "12.6": (120604, 12504, 11300, 11701, 10307),
    "12.8": (120805, 12508, 11303, 11703, 10309),
    "12.9": (120902, 12510, 11401, 11705, 10310),
    "13.0": (130101, 12603, 12000, 12004, 10400),
    "13.1": (130202, 12703, 12100, 12009, 10401),
    "13.2": (130401, 12710, 12200, 12200, 10402),
    "13.3": (130600, 12802, 12300, 12206, 10403),
    "13.4": (130800, 12806, 12400, 12305, 10404),
    "13.5": (131000, 12904, 12500, 12401, 10405),
}
"""What the libraries of the newest toolkit of each series say of themselves, in the order of their macros."""
