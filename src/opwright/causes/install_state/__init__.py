"""
What is installed, and is not what the code expects: the wrong build of torch, a package without its
compiled part, a checkout in place of the installed package, a version that lacks what is called.

Nothing is wrong with a source file or a compiler here; another install, or another folder to start
from, repairs it.
"""

NEEDS = "LOG"

COMPILED = (
    r"_C(?:_\w+)?|C|_?ext|_ext_\w+|\w+_ext|\w+_cuda(?:_\w+)?|cuda_(?:ext\w*|ops|lib|kernels?)|\w+_C|\w+_cpp"
    r"|_cpp\w*|_?\w*kernels?_?(?:cuda)?|_k2|_?\w+_backend_(?:cuda|impl)|\w+_cuda_lib|core_cc|syncbn|_raymarching\w*"
    r"|\w+_extensions|MultiScaleDeformableAttention\w*|transformer_engine_(?:torch|jax)|_?(?:cpu|gpu)_nms"
    r"|cython_\w+|\w+_cython|_grid\w*encoder|_sh_?encoder|chamfer_3D|emd_\w+|\w+_cpu|_multiarray_umath"
    r"|diff_\w{0,20}rasterization\w{0,12}|simple_knn|raymarching|(?:grid|freq|sh|hash)encoder|pointops\w{0,4}|tinycudann|DCNv[234]"
    r"|csrc|torchsearchsorted|cython_bbox|correlation_\w+|resample2d_\w+|channelnorm_\w+|\w+_inference_engine|_?moe_C|pointnet2_\w*"
)
"""What compiled modules are called, after the last dot."""
PRIVATE = r"_(?!_|version|vendor|utils?$|internal|compat|typing|types$|base$|config)\w{2,40}"
NOT_ITS_OWN = r"(?:torch|triton|numba|numpy|cupy|nvidia|cuda|jax|jaxlib|tensorflow|pip|setuptools|Cython)(?:\.|$)"
SHIPPED = r"(?:vllm|torchvision|torchaudio|k2|torchao|xformers|sgl_kernel)(?:\.|$)"
"""Packages whose wheels always have the compiled part."""
