"""
What torch added in which release: names in Python, and headers of the stable interface. The API index has the names in C++.

From torch's release notes and its tags on GitHub.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

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
        "custom_fwd custom_bwd add_safe_globals get_autocast_dtype"
    ),
    "2.5": "flex_attention infer_schema create_block_mask safe_globals",
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
    "1.9": (
        "inference_mode testing.assert_close linalg.vector_norm linalg.matrix_norm linalg.multi_dot take_along_dim nn.HuberLoss "
        "nn.Mish nn.functional.mish nn.functional.huber_loss nn.utils.parametrize nn.utils.parametrizations jit.optimize_for_inference"
    ),
    "1.10": (
        "isin frombuffer aminmax corrcoef is_autocast_cpu_enabled nn.utils.skip_init optim.RAdam optim.NAdam optim.lr_scheduler.LinearLR "
        "optim.lr_scheduler.SequentialLR cuda.CUDAGraph cuda.make_graphed_callables cuda.is_bf16_supported cuda.mem_get_info "
        "autograd.graph.save_on_cpu autograd.graph.saved_tensors_hooks testing.make_tensor"
    ),
    "1.11": (
        "argwhere asarray adjoint scatter_reduce slice_scatter select_scatter distributed.fsdp.FullyShardedDataParallel linalg.lu_factor"
    ),
    "1.12": (
        "backends.mps set_float32_matmul_precision get_float32_matmul_precision index_reduce sparse_bsr sparse_csc "
        "overrides.TorchFunctionMode fx.experimental.proxy_tensor utils._python_dispatch.TorchDispatchMode "
        "cuda.is_current_stream_capturing distributed.fsdp.MixedPrecision distributed.fsdp.ShardingStrategy"
    ),
    "1.13": (
        "cuda.OutOfMemoryError distributed.all_gather_into_tensor distributed.reduce_scatter_tensor linalg.vecdot linalg.solve_ex "
        "distributed.get_process_group_ranks utils._pytree.tree_map_only optim.lr_scheduler.PolynomialLR fx.experimental.symbolic_shapes"
    ),
    "2.0": (
        "compile func _dynamo _inductor set_default_device sym_int sym_max sym_min sym_not optim.lr_scheduler.LRScheduler "
        "nn.modules.module._global_parameter_registration_hooks "
        "nn.functional.scaled_dot_product_attention autograd.graph.register_multi_grad_hook cuda.CUDAPluggableAllocator "
        "sparse.check_sparse_tensor_invariants utils._foreach_utils backends.cuda.enable_mem_efficient_sdp"
    ),
    "2.1": (
        "compiler export float8_e4m3fn float8_e5m2 _int_mm _scaled_mm empty_permuted utils.flop_counter onnx.dynamo_export "
        "sparse.SparseSemiStructuredTensor sparse.to_sparse_semi_structured utils._python_dispatch.is_traceable_wrapper_subclass "
        "utils.data.StackDataset utils.checkpoint.noop_context_fn distributed.tensor.parallel.SequenceParallel"
    ),
    "2.2": (
        "_check_is_size backends.cuda.SDPAParams backends.cuda.can_use_flash_attention autograd.graph.get_gradient_edge "
        "autograd.graph.GradientEdge compiler.cudagraph_mark_step_begin distributed.device_mesh distributed.checkpoint.state_dict "
        "export.register_dataclass library.get_ctx utils._pytree.register_pytree_node utils._triton utils._cxx_pytree "
        "distributed.tensor.parallel.PrepareModuleInput float8_e4m3fnuz float8_e5m2fnuz"
    ),
    "2.3": (
        "compiler.is_dynamo_compiling compiler.is_compiling get_default_device nn.attention.sdpa_kernel nn.attention.SDPBackend "
        "distributed.checkpoint.async_save distributed.tensor.parallel.loss_parallel amp.GradScaler utils._pytree.tree_map_with_path "
        "utils._pytree.tree_flatten_with_path fx.experimental.symbolic_shapes.guard_size_oblivious backends.cuda.enable_cudnn_sdp "
        "fx.experimental.symbolic_shapes.statically_known_true uint16 uint32 uint64"
    ),
    "2.4": (
        "library.custom_op library.register_fake library.register_autograd library.register_kernel library.opcheck amp.custom_fwd "
        "amp.custom_bwd amp.is_autocast_available nn.RMSNorm nn.functional.rms_norm serialization.add_safe_globals get_autocast_dtype"
    ),
    "2.5": (
        "library.infer_schema library.register_vmap nn.attention.flex_attention nn.Buffer optim.Adafactor serialization.skip_data "
        "serialization.safe_globals cuda.MemPool cuda.use_mem_pool utils.checkpoint.create_selective_checkpoint_contexts "
        "utils.checkpoint.CheckpointPolicy distributed.tensor.DTensor distributed.tensor.distribute_tensor "
        "distributed.tensor.Replicate distributed.tensor.Shard distributed.split_group"
    ),
    "2.6": (
        "library.triton_op library.wrap_triton accelerator compiler.set_stance distributed.fsdp.fully_shard "
        "distributed.fsdp.FSDPModule distributed.fsdp.MixedPrecisionPolicy nn.utils.get_total_norm nn.utils.clip_grads_with_norm_ "
        "distributed.fsdp.CPUOffloadPolicy distributed.fsdp.OffloadPolicy"
    ),
    "2.7": (
        "float8_e8m0fnu library.register_autocast compiler.is_exporting cuda.host_memory_stats mps.compile_shader "
        "utils._pytree.register_constant utils.cpp_extension.SyclExtension _scaled_grouped_mm"
    ),
    "2.8": (
        "float4_e2m1fn_x2 _grouped_mm compiler.nested_compile_region fx.experimental.symbolic_shapes.guard_or_false "
        "fx.experimental.symbolic_shapes.guard_or_true distributed.tensor.parallel.PrepareModuleInputOutput"
    ),
    "2.9": "optim.Muon library.get_kernel nn.attention.flex_attention.AuxRequest",
    "2.10": "accelerator.get_memory_info nn.attention.varlen nn.functional.scaled_mm",
}
"""What sources name: each is in no code of a release before that, or the release notes tell of it."""
QUALIFIED_NAMES = {
    f"torch.{name}": release for release, names in _IN_PYTHON.items() for name in names.split()
}
_COMMON = frozenset({"make_tensor", "state_dict"})
_DISTINCT = 8
"""Letters of a word that files seldom have for other reasons."""


def signs_in_python() -> Iterator[str]:
    """Yield patterns, one of which a file matches that uses such a name."""
    for name in QUALIFIED_NAMES:
        module, _, last = name.rpartition(".")
        if len(last) >= _DISTINCT and re.search(r"[_A-Z\d]", last) and last not in _COMMON:
            yield rf"\b{last}\b"
            continue
        yield rf"\b{re.escape(name)}\b"
        if module != "torch":
            yield rf"\bfrom {re.escape(module)} import\b"
