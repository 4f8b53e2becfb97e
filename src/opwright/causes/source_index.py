"""Which causes to import for a source. Written by tools/index_causes.py."""

IN_SOURCES: dict[str, tuple[str, ...]] = {
    'AT_CHECK': ('source_api.removed_torch_api',),
    'AT_DISPATCH_': ('source_api.removed_torch_api',),
    'AT_DISPATCH_ALL_TYPES_AND_HALF': ('source_api.removed_torch_api',),
    'AT_INDEX_ERROR': ('source_api.removed_torch_api',),
    'AT_WARN': ('source_api.removed_torch_api',),
    'AutoGIL': ('source_api.removed_torch_api',),
    'AutoNoGIL': ('source_api.removed_torch_api',),
    'TH/TH.h': ('source_api.removed_torch_api',),
    'THC/THC.h': ('source_api.removed_torch_api',),
    'THC/THCGeneral.h': ('source_api.removed_torch_api',),
    'THCCeilDiv': ('source_api.removed_torch_api',),
    'THCState_getCurrentStream': ('source_api.removed_torch_api',),
    'THCudaCheck': ('source_api.removed_torch_api',),
    'TORCH_CUDA_API': ('source_api.removed_torch_api',),
    '__ldg': ('hip_rocm.hip_ldg_half',),
    'accessor': ('torch_abi.half_type_instantiation',),
    'c10/util/variant.h': ('source_api.removed_torch_api',),
    'c10d/ProcessGroup.hpp': ('source_api.removed_torch_api',),
    'data_ptr': ('torch_abi.half_type_instantiation',),
    'torch/csrc/utils/auto_gil.h': ('source_api.removed_torch_api',),
}
"""Modules of causes, by a word that a source or build script must hold for them."""
