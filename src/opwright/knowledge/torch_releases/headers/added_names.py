"""
What torch added in which release: names in Python, and headers of the stable interface. The API index has the names in C++.

From torch's release notes and its tags on GitHub.
"""

from __future__ import annotations

_SINCE = {
    "1.0": "argsort tensordot",
    "1.4": "quint8 qint8",
    "1.6": "amp autocast",
    "1.7": "maximum minimum linalg SiLU silu kaiser_window",
    "1.8": "fx",
    "1.9": "inference_mode",
    "1.10": "concat CUDAGraph make_graphed_callables",
    "1.12": "mps",
    "2.0": (
        "compile _dynamo _inductor scaled_dot_product_attention set_default_device LRScheduler func "
        "sdp_kernel SymInt sym_int sym_max"
    ),
    "2.1": "compiler export float8_e4m3fn float8_e5m2 impl_abstract flop_counter",
    "2.2": "device_mesh init_device_mesh register_pytree_node float8_e4m3fnuz float8_e5m2fnuz",
    "2.3": "uint16 uint32 uint64 get_default_device sdpa_kernel SDPBackend",
    "2.4": (
        "RMSNorm rms_norm custom_op register_fake register_autograd register_kernel opcheck "
        "custom_fwd custom_bwd add_safe_globals safe_globals get_autocast_dtype"
    ),
    "2.5": "flex_attention infer_schema create_block_mask",
    "2.6": "triton_op wrap_triton accelerator fully_shard FSDPModule",
    "2.7": "float8_e8m0fnu",
    "2.8": "float4_e2m1fn_x2",
}
"""Names in torch's Python modules, by the release that added them."""
PYTHON_NAMES = {name: release for release, names in _SINCE.items() for name in names.split()}
UNDATED_NAMES = (
    r"_six|symeig|eig|lstsq|solve|rfft|irfft|ifft|ffi|backends|ExportTypes|symbolic_registry|gels|btrifact\w*"
    r"|matrix_rank|chain_matmul|_shard|_TypedStorage|_TensorBase|_VF|lobpcg|legacy|_functions|datapipes|lib\w*"
    r"|nn|Tensor|cuda|version|__version__|_C|from_numpy|zeros|ones|cat|utils|optim|jit|randn?|load|save|autograd"
    r"|cpp_extension|functional|data|distributed|multiprocessing|distributions|checkpoint"
)
"""A pattern of Python names that a later torch does not help with: removed ones, and those of every release."""
TORCH_COMPILE_FOR_PYTHON = {"3.11": "2.1", "3.12": "2.4", "3.13": "2.6", "3.14": "2.10"}
"""The first torch whose torch.compile works with a Python."""
STABLE_HEADERS = {
    "2.7": r"torch/csrc/stable/library\.h",
    "2.8": r"torch/csrc/stable/tensor\.h|torch/headeronly/macros/Export\.h",
    "2.9": (
        r"torch/csrc/stable/(?:accelerator|ops|stableivalue_conversions|tensor_inl|tensor_struct)\.h"
        r"|torch/headeronly/(?:core/ScalarType|macros/Macros|util/(?:BFloat16|Half|Exception|complex|bits|bit_cast|shim_utils"
        r"|Float8_\w+))\.h"
    ),
    "2.10": (
        r"torch/csrc/stable/(?:c/shim|device|device_inl|device_struct|macros|version)\.h|torch/headeronly/version\.h"
        r"|torch/headeronly/core/(?:DeviceType|Dispatch|Dispatch_v2|Layout|MemoryFormat|TensorAccessor)\.h"
        r"|torch/headeronly/util/(?:HeaderOnlyArrayRef|Metaprogramming|TypeList|TypeTraits)\.h"
    ),
    "2.13": r"torch/csrc/stable/generator\.h",
    "2.14": r"torch/csrc/stable/pyobject\.h|torch/headeronly/cuda/(?:Atomic|KernelUtils)\.h",
}
"""Patterns of the stable interface's headers, by the release that added them."""
_IN_PYTHON = {
    "torch.library": "custom_op register_fake register_autograd register_kernel opcheck infer_schema triton_op wrap_triton",
    "torch.amp": "custom_fwd custom_bwd",
    "torch.nn": "RMSNorm",
    "torch.nn.attention": "flex_attention sdpa_kernel SDPBackend",
    "torch": "accelerator float8_e8m0fnu float8_e4m3fn float8_e5m2 uint16 uint32 uint64",
}
QUALIFIED_NAMES = {
    f"{m}.{name}": PYTHON_NAMES[name] for m, names in _IN_PYTHON.items() for name in names.split()
}
