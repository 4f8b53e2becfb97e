"""
C++ and CUDA types that are not element types of torch, and torch's equivalents.

Torch instantiates `data_ptr<T>()` for its own types alone: see `c10/core/ScalarType.h`.
"""

from __future__ import annotations

import re

CUDA_TYPES = {
    "__half": "at::Half",
    "__nv_bfloat16": "at::BFloat16",
    "__hip_bfloat16": "at::BFloat16",
    "__nv_fp8_e4m3": "at::Float8_e4m3fn",
    "__nv_fp8_e5m2": "at::Float8_e5m2",
}
"""Types of CUDA, and torch's with the same bits."""
CXX_TYPES = {
    "char": ("c", "int8_t"),
    "wchar_t": ("w", "int32_t"),
    **dict.fromkeys(("uint16_t", "unsigned short"), ("t", "int16_t")),
    **dict.fromkeys(("uint32_t", "unsigned int", "unsigned"), ("j", "int32_t")),
    **dict.fromkeys(("uint64_t", "unsigned long", "size_t"), ("m", "int64_t")),
}
"""Types of C++, how they are mangled, and torch's of the same size; torch has the unsigned ones since 2.3."""
_CUDA_TYPE = r"__half2?|__nv_bfloat162?|__nv_fp8\w*|__nv_fp4\w*|__hip_\w+|half_float|float[248]|int[248]|uint[248]"
_FLOAT, _DOUBLE = "c10::complex<float>", "c10::complex<double>"
FOREIGN_TYPES = {
    "std::complex<float>": ("St7complexIfE", _FLOAT),
    "std::complex<double>": ("St7complexIdE", _DOUBLE),
    "thrust::complex<float>": ("N6thrust7complexIfEE", _FLOAT),
    "thrust::complex<double>": ("N6thrust7complexIdEE", _DOUBLE),
    **dict.fromkeys(("cuComplex", "cuFloatComplex", "cufftComplex"), ("6float2", _FLOAT)),
    **dict.fromkeys(("cuDoubleComplex", "cufftDoubleComplex"), ("7double2", _DOUBLE)),
    "long double": ("e", None),
    "void": ("v", None),
}
"""Types that no tensor has, how they are mangled, and torch's of the same layout."""
LONG_LONG_TYPES = {
    **dict.fromkeys(
        ("long long", "long long int", "signed long long", "longlong", "long int long"), "int64_t"
    ),
    **dict.fromkeys(
        ("unsigned long long", "unsigned long long int", "long long unsigned", "ulonglong"),
        "uint64_t",
    ),
}
"""Spellings of a type that is int64_t or uint64_t on Windows and macOS, and not on Linux."""
LONG_TYPES = {
    **dict.fromkeys(("long", "long int", "signed long"), "int64_t"),
    **dict.fromkeys(("unsigned long", "unsigned long int"), "uint64_t"),
}
"""Spellings of a type that is int64_t or uint64_t on Linux, and not on Windows and macOS."""
MANGLED_LONGS = {
    "x": "long long",
    "y": "unsigned long long",
    **dict.fromkeys(("l", "J"), "long"),
    **dict.fromkeys(("m", "K"), "unsigned long"),
}
"""Those as GCC and Microsoft's compiler mangle them."""


def foreign_type(spelled: str) -> str | None:
    """Return a type of CUDA or C++ without `std::`; None if it may be an element type of torch."""
    plain = spelled.removeprefix("std::")
    return plain if plain in CXX_TYPES or re.fullmatch(_CUDA_TYPE, plain) else None


def mangled(type_: str) -> str:
    """Return how a type of CUDA or C++ is mangled."""
    return CXX_TYPES[type_][0] if type_ in CXX_TYPES else f"{len(type_)}{type_}"


def torch_type(type_: str) -> str | None:
    """Return torch's type that replaces one of CUDA or C++; None if there is not exactly one."""
    return CXX_TYPES[type_][1] if type_ in CXX_TYPES else CUDA_TYPES.get(type_)
