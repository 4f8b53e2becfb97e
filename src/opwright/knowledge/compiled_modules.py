"""Which package a compiled module belongs to, where its name does not say so."""

from __future__ import annotations

PACKAGES = {
    "amp_C": "apex",
    "apex_C": "apex",
    "fused_layer_norm_cuda": "apex",
    "fused_weight_gradient_mlp_cuda": "apex",
    "scaled_upper_triang_masked_softmax_cuda": "apex",
    "syncbn": "apex",
    "flash_attn_2_cuda": "flash-attn",
    "deform_conv_ext": "basicsr",
    "fused_act_ext": "basicsr",
    "upfirdn2d_ext": "basicsr",
    "MinkowskiEngineBackend": "minkowskiengine",
    "tinycudann_bindings": "tinycudann",
    "_XLAC": "torch-xla",
    "torch_directml_native": "torch-directml",
    "_XLAC_cuda_functions": "torch-xla",
    "libNNPOpsPyTorch": "nnpops",
    "libbitsandbytes": "bitsandbytes",
    "ball_query_ext": "mmdet3d",
    "sparse_conv_ext": "mmdet3d",
    "voxel_layer": "mmdet3d",
    "_turbomind": "lmdeploy",
    "turbomind engine": "lmdeploy",
    "knn_cuda": "knn-cuda",
    "flash_attn_cuda": "flash-attn",
    "causal_conv1d_cuda": "causal-conv1d",
    "selective_scan_cuda": "mamba-ssm",
    "spconv_utils": "spconv",
    "libnatten": "natten",
    "autogptq_cuda": "auto-gptq",
    "autogptq_cuda_64": "auto-gptq",
    "autogptq_cuda_256": "auto-gptq",
    "exllama_kernels": "auto-gptq",
    "exllamav2_kernels": "auto-gptq",
    "exllamav2_ext": "exllamav2",
    "fbgemm_gpu.experimental": "fbgemm-gpu-genai",
    "libtorchaudio": "torchaudio",
    "libtorchvision": "torchvision",
    "mmcv_full": "mmcv",
    "mmcv_lite": "mmcv",
    "transformer_engine_torch": "transformer-engine",
    "pointnet2_ops_lib": "pointnet2-ops",
    "torch_spline_conv": "torch-spline-conv",
    "iou3d_nms_cuda": "pcdet",
    "roiaware_pool3d_cuda": "pcdet",
    "roipoint_pool3d_cuda": "pcdet",
    "custom_rasterizer_kernel": "custom-rasterizer",
    "awq_ext": "autoawq-kernels",
    "awq_v2_ext": "autoawq-kernels",
    "gsplat_cuda": "gsplat",
    "sageattn3": "sageattention",
    "sgl_kernel": "sgl-kernel",
    "libtorchcodec": "torchcodec",
    "libtorchtext": "torchtext",
    "_torch_sox": "torchaudio",
    "Graphbolt": "dgl",
    "Exllama kernel": "auto-gptq",
}
"""The package of a compiled module, or of another name for it."""
MODULES = tuple(name for name in PACKAGES if "." not in name and not name.startswith("lib"))


def package_of_module(name: str) -> str | None:
    """Return the package of a module that lies beside it under a private name; None for any other."""
    return PACKAGES.get(name) if name.startswith("_") else None
