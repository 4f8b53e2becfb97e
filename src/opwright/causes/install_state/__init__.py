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
    r"|cython_\w+|\w+_cython|_grid\w*encoder|_sh_?encoder|chamfer_3D|emd_\w+|\w+_cpu|_multiarray_umath|\w+_bind"
    r"|diff_\w{0,20}rasterization\w{0,12}|simple_knn|raymarching|(?:grid|freq|sh|hash)encoder|pointops\w{0,4}|tinycudann|DCNv[234]"
    r"|csrc|torchsearchsorted|cython_bbox|correlation_\w+|resample2d_\w+|channelnorm_\w+|\w+_inference_engine|_?moe_C|pointnet2_\w*|\w+_backends|fused_\w+_lib|dropout_layer_norm|upfirdn2d|fused_act|\w+_gemm_backend"
)
"""What compiled modules are called, after the last dot."""
PRIVATE = r"_(?!_|version|vendor|utils?$|internal|compat|typing|types$|base$|config)\w{2,40}"
PRIVATE_AT_TOP = (
    r"_(?!ctypes|sqlite3|lzma|bz2|tkinter|ssl|curses|crypt|cffi|socket|struct|hashlib|uuid|gdbm|dbm|decimal|pytest|distutils|winapi)"
    r"[a-z]\w{3,40}"
)
"""What compiled modules are called that lie beside their package; Python's own are called so too."""
NOT_ITS_OWN = r"(?:torch|triton|numba|numpy|cupy|nvidia|cuda|jax|jaxlib|tensorflow|pip|setuptools|Cython)(?:\.|$)"
SHIPPED = r"(?:vllm|torchvision|torchaudio|k2|torchao|xformers|sgl_kernel)(?:\.|$)"
"""Packages whose wheels always have the compiled part."""
NATIVE = (
    r"(?:flash[-_]attn|xformers|triton|torchao|bitsandbytes|transformer[-_]engine|vllm|sglang|sgl[-_]kernel|flashinfer[\w-]{0,12}|apex"
    r"|spconv|torch[-_](?:scatter|sparse|cluster)|pytorch3d|detectron2|mmcv|mamba[-_]ssm|causal[-_]conv1d|deepspeed|gsplat|cupy[\w-]{0,12}"
    r"|onnxruntime[\w-]{0,8}|auto[-_]gptq|gptqmodel|exllamav2|fbgemm[-_]gpu\w{0,12}|torchcodec|kaolin|MinkowskiEngine)"
)
"""Packages with compiled code, of which each release is made for few releases of the others."""
SAYS_NOT_BUILT = (
    r"\b(?P<module>[\w.]{1,60}) requires cuda extensions",
    r"CUDA extension (?P<module>\w+_cuda) module is not found",
    r"Could not find shared object file(?: for)?:? ?(?P<module>[\w ]+)",
    r"Found empty `(?P<module>transformer-engine)` meta package",
    r"Required library version not found: (?P<module>[\w.]+)",
    r"Configured (?:CUDA|ROCm) binary not found at \S*?(?P<module>lib\w+\.(?:so|dll))",
    r"Could not find the bitsandbytes \w{1,8} binary at \S{0,200}?(?P<module>lib\w+\.(?:so|dll|dylib))",
    r"C extension: (?P<module>[^\n]{1,80}) not built",
    r"(?P<module>scikit-learn) has not been built correctly",
    r"(?:[Cc]ould not|[Cc]annot|[Uu]nable to|[Ff]ailed to) import (?:the )?(?:module )?['\"`]?(?P<module>_(?:ext|C))['\"`]?(?: (?:module|extension))?\.",
)
"""What packages say of a compiled part of theirs that is not there."""
IS_NONE = (
    r"(?:[Cc]ould not|[Cc]annot) find (?P<module>lib(?!cu|nv|torch|c10)\w{3,40}\.(?:so|dylib))(?![\w.])",
    r"'NoneType' object has no attribute '(?P<module>\w{2,60}_(?:fwd|bwd|cuda))'",
    r"'NoneType' object has no attribute '(?P<module>(?!run_)\w{2,60}_(?:forward|backward))'",
    r"package (?P<module>flash_attn|mamba_ssm|causal_conv1d|xformers) seems to be not installed",
    (
        r"requires the following packages that were not found in your environment: (?:[\w, ]{1,60}, )?"
        r"(?P<module>flash_attn|mamba_ssm|causal_conv1d|xformers|apex|bitsandbytes|torch_scatter|detectron2)\b"
    ),
)
"""Of a module for which there is None since it could not be imported."""
