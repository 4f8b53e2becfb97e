"""Compiler messages about CUTLASS that come from a copy of another release, or from a header that was not included."""

from __future__ import annotations

UNKNOWN_MEMBER = (
    r"namespace \"(?:cutlass|cute)(?:::\w{1,40}){0,4}\" has no member (?:class |function )?\"(?P<name>\w+)\"",
    r"no (?:member|template|type) named '(?P<name>\w+)' in (?:namespace )?'(?:cutlass|cute)(?:::\w{1,40}){0,4}'",
    r"[‘'](?P<name>\w+)[’'] is not a member of [‘'](?:cutlass|cute)(?:::\w{1,40}){0,4}[’']",
    r"C2039: ['\"](?P<name>\w+)['\"][^\n]{1,24}['\"](?:cutlass|cute)(?:::\w{1,40}){0,4}['\"]",
)
TOO_MANY_INITIALIZERS = r"too many (?P<name>initializer) values"
NAMES_IN_OTHER_HEADERS = (
    "CollectiveBuilder", "CollectiveMma", "make_cute_packed_stride", "GemmUniversalAdapter", "HostTensor",
    "LinearCombination", "DefaultEpilogue", "KernelHardwareInfo", "reference", "platform", "half_t",
    "TensorFillRandomUniform", "DefaultGemmUniversal", "implicit_gemm_tensor_c_size", "Gemm", "arch",
    "device_memory", "DeviceAllocation", "is_same", "min", "max", "fast_exp", "Status", "NumericConverter",
)  # fmt: skip  # fmt: skip
"""Where these are unknown, an include is missing: other headers of CUTLASS have them."""
HEADERS = {
    "CollectiveBuilder": "cutlass/epilogue/collective/collective_builder.hpp",
    "make_cute_packed_stride": "cutlass/util/packed_stride.hpp",
    "implicit_gemm_tensor_c_size": "cutlass/conv/conv2d_problem_size.h",
    "HostTensor": "cutlass/util/host_tensor.h",
    "GemmUniversalAdapter": "cutlass/gemm/device/gemm_universal_adapter.h",
}
"""Names and the header that has them."""
