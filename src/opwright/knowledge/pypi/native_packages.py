"""
Packages with compiled code, and what their compiled modules are called.

Patterns, from the wheels and build scripts of the packages on PyPI and GitHub.
"""

from opwright import knowledge

COMPILED_MODULE = (
    r"_C(?:_\w+)?|_CXX|C|_?ext|_ext_\w+|\w+_ext|\w+_cuda(?:_\w+)?|cuda_(?:ext\w*|ops|lib|kernels?)|\w+_C|\w+_cpp"
    r"|_cpp\w*|_?\w*kernels?_?(?:cuda)?|_k2|_?\w+_backend_(?:cuda|impl)|\w+_cuda_lib|core_cc|syncbn|_raymarching\w*"
    r"|\w+_extensions|MultiScaleDeformableAttention\w*|transformer_engine_(?:torch|jax)|_?(?:cpu|gpu)_nms"
    r"|cython_\w+|\w+_cython|_grid\w*encoder|_sh_?encoder|chamfer_3D|emd_\w+|\w+_cpu|_multiarray_umath|\w+_bind"
    r"|\w{2,30}_rasteri[sz](?:er|ation)\w{0,12}|simple_knn|spconv_utils|raymarching|(?:grid|freq|sh|hash)encoder|pointops\w{0,4}|tinycudann|DCN(?:v[234])?|dcn_v2|roi_align"
    r"|csrc|\w+_fast|torchsearchsorted|cython_bbox|correlation_\w+|resample2d_\w+|channelnorm_\w+|\w+_inference_engine|_?moe_C|pointnet2_\w*|\w+_backends|fused_\w+_lib|dropout_layer_norm|upfirdn2d|fused_act|\w+_gemm_backend"
)
"""What compiled modules are called, after the last dot."""
PACKAGES_OF_MODULES = {
    "flash_attn_2": "flash-attn",
    "flash_attn_3": "flash-attn",
    "selective_scan": "mamba-ssm",
    "causal_conv1d": "causal-conv1d",
    "exllamav2_ext": "exllamav2",
}
"""The package of a compiled module that has another name, and is next to it."""
PRIVATE_MODULE = r"_(?!_|version|vendor|utils?$|internal|compat|typing|types$|base$|config)\w{2,40}"
PRIVATE_TOP_MODULE = (
    r"_(?!ctypes|sqlite3|lzma|bz2|tkinter|ssl|curses|crypt|cffi|socket|struct|hashlib|uuid|gdbm|dbm|decimal|pytest|distutils|winapi)"
    r"[a-z]\w{2,40}"
)
"""What compiled modules next to their package are called, except Python's own."""
FRAMEWORK_MODULE = r"(?:torch|triton|numba|numpy|cupy|nvidia|cuda|jax|jaxlib|tensorflow|pip|setuptools|Cython)(?:\.|$)"
NATIVE_PART = (
    r"(?i:(?:^|_)(?:cuda|exts?|extensions?|c|csrc|cpp|cxx|native|ops?|kernels?|gpu|cpu|backends?|cython|hip|bind(?:ings?)?|pybind|fast|cy|cc|cu)(?:_|$))"
    r"|^lib(?!r(?:ary|osa)|s$)|lib$|cuda|cython"
)
"""Words in the names of compiled modules, and of the folders of a package that they lie in."""
KERNEL_WORD = (
    r"(?i:(?:^|_)(?:chamfer(?:_?3d)?|emd|knn|nms|iou3d|dcn(?:_?v\d)?|bvh|deform(?:able)?_?(?:conv|attn)|roi_?(?:align|pool(?:ing)?)|correlation"
    r"|ball_?query\w*|furthest_?point|point_?(?:ops|group|net2)|octree|voxeli[sz](?:e|ation)|ray_?march(?:ing)?|rasteri[sz](?:e|er|ation)|fused"
    r"|upfirdn2d|bias_act|selective_scan|(?:grid|hash)_?encoder|rnnt|ctc|sparse_?conv|marching_cubes|subsampling|softsplat|wkv)(?:_|$)|_ops$)|[a-z](?:Ops|CUDA|Kernels)$"
)
"""Algorithms that are implemented as kernels, in module names; some of these are Python files."""
MODULE_OF_PYTHON = (
    r"__\w+__|_?version|\w*_pb2(?:_grpc)?|(?:\w+_)?(?:utils?|configs?|helpers?|models?|data|datasets?|common|types|typing|registry|builder"
    r"|build|transforms?|loss(?:es)?|base|apis?|cli|main|train(?:er|ing)?|tests?|eval(?:uation)?|modules?|networks?|nn|functions?|constants?"
    r"|defaults?|logg(?:er|ing)|misc|metrics|parser|args|options|schedulers?|optimizers?|pipelines?|hooks?)"
)
"""What modules of Python are called in most packages, those that a build writes among them."""
PURE_PYTHON = (
    r"(?:PIL|accelerate|addict|albumentations|cv2|dataset|diffusers|dill|easydict|einops|filelock|fire|fsspec|ftfy|fvcore|gradio|h5py"
    r"|huggingface_hub|hydra|imageio|jaxtyping|jsonschema|kornia|librosa|lightning|lmdb|loguru|lpips|matplotlib|networkx|ninja|numpy|nuscenes"
    r"|omegaconf|packaging|pandas|plyfile|psutil|pybind11|pycocotools|pymeshlab|pytest|pytorch_lightning|regex|rembg|requests|rich|safetensors"
    r"|scipy|seaborn|sentencepiece|shapely|six|skimage|sklearn|soundfile|tabulate|tensorboard|tensorboardX|termcolor|terminaltables|timm"
    r"|tokenizers|toml|torchmetrics|tqdm|transformers|trimesh|typer|typing_extensions|tyro|wandb|xatlas|yacs|yaml|yapf)"
)
"""Modules that files around kernels import as well, of packages with wheels for everybody."""
WRAPPER = r"(?i:(?:^|_)(?:cuda|exts?|extensions?|csrc|cpp|cython)(?:_|$))"
"""Folders of the Python files around a compiled module."""
WRAPPER_WORD = r"(?:^|_)(?:cuda|exts?|extensions?|cpp|hip|pybind)_|_(?:cuda|exts?|extensions?|cpp|hip|pybind|bindings?|kernels?|backends)(?:_|$)"
"""Words in the names of compiled modules, next to other words."""
ALWAYS_COMPILED = (
    r"(?:torch_npu|vllm|torchvision|torchaudio|k2|torchao|xformers|sgl_kernel)(?:\.|$)"
)
"""Packages whose wheels always have the compiled part."""
NATIVE_PACKAGE = (
    r"(?:flash[-_]attn|xformers|triton|torchao|bitsandbytes|transformer[-_]engine|vllm|sglang|sgl[-_]kernel|flashinfer[\w-]{0,12}|apex"
    r"|spconv|torch[-_](?:scatter|sparse|cluster)|pytorch3d|detectron2|mmcv|mamba[-_]ssm|causal[-_]conv1d|deepspeed|gsplat|cupy[\w-]{0,12}"
    r"|onnxruntime[\w-]{0,8}|auto[-_]gptq|gptqmodel|exllamav2|fbgemm[-_]gpu\w{0,12}|torchcodec|torch[-_]xla|tensordict|torchrl|kaolin|MinkowskiEngine)"
)
"""Packages with compiled code, each release of which works with few releases of the others."""
KERNEL_PACKAGE = (
    r"(?:sageattention|sageattn3|spas_sage_attn|flash_attn_interface|natten|nunchaku|sgl_kernel|deep_gemm|deep_ep|flash_mla|exllamav3|eetq"
    r"|nvdiffrast|torchsparse|nerfacc|fast_hadamard_transform|rotary_emb|grouped_gemm|megablocks|inplace_abn|torch[-_]spline[-_]conv|pyg[-_]lib|dgl"
    r"|warp_rnnt|warprnnt_pytorch|warpctc_pytorch|ctcdecode)"
)
"""Modules of packages that are nothing but kernels: what asks for one has Python files and no compiled part."""
SPOKEN = {
    "FlashAttention": "flash-attn",
    "FlashAttention-2": "flash-attn",
    "Flash Attention": "flash-attn",
    "Flash Attention 2": "flash-attn",
    "FlashAttention-3": "flash_attn_interface",
    "Flash Attention 3": "flash_attn_interface",
    "FlashAttention-4": "flash-attn-4",
    "FlashInfer": "flashinfer-python",
    "FlashMLA": "flash_mla",
    "Transformer Engine": "transformer_engine",
    "TransformerEngine": "transformer_engine",
    "Apex": "apex",
    "DeepEP": "deep_ep",
    "DeepGEMM": "deep_gemm",
    "DeepSpeed": "deepspeed",
    "SageAttention": "sageattention",
    "TorchAO": "torchao",
    "Triton": "triton",
    "xFormers": "xformers",
}
"""What people call packages, if not what pip calls them."""
FOR_KERNELS = frozenset(
    {
        *(
            "flash-attn",
            "mamba-ssm",
            "causal-conv1d",
            "xformers",
            "bitsandbytes",
            "deepspeed",
            "vllm",
            "sglang",
            "spconv",
            "natten",
        ),
        *(
            "torch-scatter",
            "torch-sparse",
            "torch-cluster",
            "torch-spline-conv",
            "pyg-lib",
            "pytorch3d",
            "detectron2",
            "mmcv",
            "mmcv-full",
            "gsplat",
        ),
        *(
            "transformer-engine",
            "sageattention",
            "nvdiffrast",
            "torchsparse",
            "tinycudann",
            "dgl",
            "kaolin",
            "auto-gptq",
            "gptqmodel",
        ),
        *("exllamav2", "flashinfer-python", "groundingdino", "k2", "torchao", "apex"),
    }
)
"""Packages whose point is compiled code for the GPU, by their names on PyPI or in their repositories."""
_ELSEWHERE = frozenset(
    {
        *(
            "detectron2",
            "pointnet2-ops",
            "pointnet2-ops-lib",
            "tinycudann",
            "dcn-v2",
            "chamfer-3d",
            "custom-rasterizer",
            "nvdiffrast",
        ),
        *(
            "multiscaledeformableattention",
            "diffvg",
            "droid-backends",
            "alt-cuda-corr",
            "corr-sampler",
            "freqencoder",
            "gridencoder",
        ),
        *(
            "shencoder",
            "pointops",
            "curope",
            "groundingdino",
            "torch-radon",
            "torchsparse",
            "soft-renderer",
            "neural-renderer",
            "pcdet",
        ),
        *("o-voxel", "flex-gemm", "lietorch", "simple-knn", "raymarching"),
    }
)
"""Projects that are installed from their repositories, and that PyPI does not have, as of 2026."""
_RASTERIZERS = r"diff[-_]\w+[-_]rasteri[sz]ation[-\w]{0,12}"
"""Of Gaussian splatting, each with its own."""
NOT_ON_PYPI = rf"(?i:{'|'.join(sorted(_ELSEWHERE)).replace('-', '[-_]')}|{_RASTERIZERS})"
"""Matches the name of such a project or of its module."""


def is_on_pypi(name: str) -> bool:
    """Return whether PyPI may have a package, and not another one of its name."""
    spelt = name.lower().replace("_", "-")
    if known := knowledge.projects_table.project_named(
        name
    ) or knowledge.projects_table.project_of_module(name):
        return known.pypi == "has"
    return spelt not in _ELSEWHERE and not (spelt.startswith("diff-") and "-rasteri" in spelt)


OTHERS_ON_PYPI = frozenset(
    {
        *("apex", "lietorch", "nunchaku", "nksr", "kaolin", "triton_kernels", "adet"),
        *("deep_gemm", "deep_ep", "flash_mla", "curobo", "simple_knn", "marlin"),
    }
)
"""Modules of packages whose name is another project's on PyPI, or one's that does not run."""
WHEELS_ONLY = frozenset(
    {
        *(
            "torchtext",
            "torchdata",
            "torchao",
            "fbgemm-gpu",
            "fbgemm-gpu-genai",
            "tensordict",
            "torchrl",
        ),
        *(
            "torch-tensorrt",
            "torch-npu",
            "torch-directml",
            "bitsandbytes",
            "triton",
            "open3d",
            "decord",
            "onnxruntime",
            "onnxruntime-gpu",
        ),
        *("lmdeploy", "dgl", "sgl-kernel", "torchcodec", "torchvision", "torchaudio", "torch"),
    }
)
"""Packages without a source archive on PyPI, as of 2026: --no-binary finds nothing."""
FORCES_BUILD = {
    "flash-attn": "FLASH_ATTENTION_FORCE_BUILD=TRUE",
    "causal-conv1d": "CAUSAL_CONV1D_FORCE_BUILD=TRUE",
    "mamba-ssm": "MAMBA_FORCE_BUILD=TRUE",
}
"""What keeps the setup.py of a package from fetching a wheel that was built elsewhere."""
ARCH_VARIABLES = {
    "tinycudann": ("TCNN_CUDA_ARCHITECTURES", False),
    "flash-attn": ("FLASH_ATTN_CUDA_ARCHS", False),
    "transformer-engine": ("NVTE_CUDA_ARCHS", False),
    "natten": ("NATTEN_CUDA_ARCH", True),
}
"""What a build reads in place of TORCH_CUDA_ARCH_LIST, and whether its numbers have a dot; from the packages' build scripts."""
FOR_CUDA_ALONE = frozenset(
    {
        *(
            "flash-attn",
            "xformers",
            "mamba-ssm",
            "causal-conv1d",
            "spconv",
            "exllamav2",
            "auto-gptq",
        ),
        *("autoawq", "transformer-engine", "sageattention", "nvdiffrast", "tinycudann", "gsplat"),
        *("diff-gaussian-rasterization", "simple-knn", "flashinfer-python", "apex", "torchsparse"),
        *("awq-inference-engine", "quant-cuda", "exllamav3", "nunchaku", "gptqmodel"),
    }
)
"""Packages without a build for macOS that does anything."""
LINUX_ONLY = frozenset(
    {
        *("triton", "vllm", "sgl-kernel", "envpool", "onnxruntime-training"),
        *("nvidia-nccl-cu12", "nvidia-nccl-cu13", "nvidia-nvshmem-cu12", "nvidia-cufile-cu12"),
    }
)
"""Packages with wheels for Linux only."""
DEPENDENCY_SYMBOLS = {
    "_ZN2cv": "OpenCV",
    "_ZN6google8protobuf": "protobuf",
    "_ZNK6google8protobuf": "protobuf",
    "_ZN4absl": "abseil",
    "_ZN3fmt2v": "fmt",
    "_ZN6spdlog": "spdlog",
    "_ZN3atb": "Ascend's ATB (in CANN's NNAL)",
    "_ZNK3atb": "Ascend's ATB (in CANN's NNAL)",
    "_ZN4sycl": "oneAPI's SYCL runtime",
    "_ZNK4sycl": "oneAPI's SYCL runtime",
    "TVMFFI": "apache-tvm-ffi",
    "_ZN3tvm3ffi": "apache-tvm-ffi",
    "_ZNK3tvm3ffi": "apache-tvm-ffi",
    "nvshmem": "NVSHMEM",
    "av_": "FFmpeg",
    "avcodec_": "FFmpeg",
    "sws_": "FFmpeg",
    "ff_": "FFmpeg",
    "mlx5dv_": "rdma-core",
    "ucp_": "UCX",
}
"""Libraries that extensions link, by how their symbols begin."""
