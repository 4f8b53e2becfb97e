"""The projects that `takeover.py` builds: where each is, what it needs to build without a GPU, and which tests it has."""

from __future__ import annotations

from typing import NamedTuple


class Project(NamedTuple):
    """A project with a setup.py that uses torch's BuildExtension."""

    name: str
    repository: str
    """On GitHub."""
    commit: str
    where: str = "."
    """The folder of setup.py in it."""
    variables: tuple[tuple[str, str], ...] = ()
    edits: tuple[tuple[str, str], ...] = ()
    """What is replaced in setup.py, for both builds: `torch.cuda.is_available()` is false without a GPU."""
    tests: tuple[str, ...] = ()
    """Arguments of pytest, in the folder of setup.py."""
    operator: str = ""
    """The function of `takeover_operators.py` that calls its operators on a GPU."""

    @property
    def source(self) -> str:
        """The name of its folder among the sources."""
        return self.repository.rpartition("/")[2]


_FORCED = (("FORCE_CUDA", "1"),)
_ONE = (("MAX_JOBS", "1"),)
"""
One compiler at once, to compare what compilers need: torch's build takes the files as they come, and opwright's the largest
first, so of two at once both may be large. Where setup.py says `use_ninja=False`, torch takes no more.
"""
_ONLY_CUDA = (*_FORCED, ("FORCE_ONLY_CUDA", "1"))
"""The libraries for CUDA have what those for CPUs have."""
_WITH_NINJA = (("use_ninja=False", "use_ninja=True"),)
"""Where one file at a time, by torch, would take an hour: several, for both."""
_WITHOUT_GPU = (("torch.cuda.is_available()", "True"),)
_GENCODE = (
    '        cc_flag.append("-gencode")\n        cc_flag.append("arch=compute_{0},code=sm_{0}")\n'
)
_OLD_ARCHS = '"3.7+PTX;5.0;6.0;6.1;6.2;7.0;7.5"'
_SPLINE = ("rusty1s/pytorch_spline_conv", "050f58a430e41f6beda90fe9ea5a348c0b8831a7")
_GAUSSIANS = (
    "graphdeco-inria/diff-gaussian-rasterization",
    "59f5f77e3ddbac3ed9db93ec2cfe99ed6c5d121d",
)
_POINTNET = ("erikwijmans/Pointnet2_PyTorch", "b5ceb6d9ca0467ea34beb81023f96ee82228f626")

PROJECTS = (
    Project(
        "simple-knn",
        "camenduru/simple-knn",
        "60f461f4a56b7967e5d8045bf92f8c33f36976d0",
        operator="simple_knn",
    ),
    Project(
        "extension-cpp",
        "pytorch/extension-cpp",
        "0ec4969c7bc8e15a8456e5eb9d9ca0a7ec15bc95",
        edits=_WITHOUT_GPU,
        tests=("test",),
        operator="extension_cpp",
    ),
    Project(
        "torchsort",
        "teddykoker/torchsort",
        "75df71db3122b1e5bdef1a659ad7708562a551d1",
        operator="torchsort",
    ),
    Project(
        "chamfer_3D",
        "ThibaultGROUEIX/ChamferDistancePytorch",
        "364c03c4ec5febc1e21068ffac362eca4a8f61d9",
        "chamfer3D",
        operator="chamfer",
    ),
    Project("pointnet2_ops, as it is", *_POINTNET, "pointnet2_ops_lib"),
    Project(
        "DCNv2",
        "CharlesShang/DCNv2",
        "c7f778f28b84c66d3af2bf16f19148a07051dac1",
        edits=_WITHOUT_GPU,
    ),
    Project(
        "Deformable-DETR",
        "fundamentalvision/Deformable-DETR",
        "11169a60c33333af00a4849f1808023eba96a931",
        "models/ops",
        edits=_WITHOUT_GPU,
    ),
    Project(
        "neural_renderer",
        "daniilidis-group/neural_renderer",
        "b2a1e6ce16a54f94f26f86fe1dc3814637e15251",
    ),
    Project(
        "maskrcnn-benchmark",
        "facebookresearch/maskrcnn-benchmark",
        "57eec25b75144d9fb1a6857f32553e1574177daf",
        variables=_FORCED,
    ),
    Project(
        "fused-ssim",
        "rahul-goel/fused-ssim",
        "0ac916a05f48f8e477dc8ce1651a346b65ce2072",
        variables=(("CUDA_ARCHITECTURES", "90"),),
        operator="fused_ssim",
    ),
    Project(
        "warp-rnnt",
        "1ytic/warp-rnnt",
        "66dfe053f236d86320c09cd5d1238828cc78b8fa",
        "pytorch_binding",
        edits=_WITHOUT_GPU,
        operator="warp_rnnt",
    ),
    Project("diff-gaussian-rasterization, as it is", *_GAUSSIANS),
    Project(
        "diff-gaussian-rasterization, with <cstdint>",
        *_GAUSSIANS,
        variables=(("NVCC_APPEND_FLAGS", "-include cstdint"),),
        operator="gaussian_rasterization",
    ),
    Project(
        "torch_spline_conv, for CPUs",
        *_SPLINE,
        variables=(("FORCE_ONLY_CPU", "1"), *_ONE),
        tests=("test",),
    ),
    Project(
        "torch_spline_conv",
        *_SPLINE,
        variables=_ONLY_CUDA,
        edits=_WITH_NINJA,
        tests=("test",),
    ),
    Project(
        "torch-points-kernels, for CPUs, with <memory>",
        "torch-points3d/torch-points-kernels",
        "401531936524c64beb8ee75dc468ed3427f3ad0b",
        variables=(
            ("FORCE_ONLY_CPU", "1"),
            *((variable, "-include memory") for variable in ("CFLAGS", "CXXFLAGS")),
            *_ONE,
        ),
        tests=("test",),
    ),
    Project(
        "torch-harmonics, for CPUs",
        "NVIDIA/torch-harmonics",
        "9e9fa5373bc66add241638ef7a481da2e5c80d32",
        tests=(
            "--override-ini=pythonpath=tests",
            *("-k", "optimized_against_torch_0 or custom_implementation_0"),  # 20 of 314
            *("tests/test_convolution.py", "tests/test_attention.py"),
        ),
    ),
    Project(
        "pointnet2_ops, for sm_90",
        *_POINTNET,
        "pointnet2_ops_lib",
        edits=((_OLD_ARCHS, 'os.environ["TORCH_CUDA_ARCH_LIST"]'),),
        operator="pointnet2",
    ),
    Project(
        "nvdiffrast",
        "NVlabs/nvdiffrast",
        "253ac4fcea7de5f396371124af597e6cc957bfae",
        operator="nvdiffrast",
    ),
    Project(
        "torch_scatter",
        "rusty1s/pytorch_scatter",
        "648dda3cf964731ffb4de11eafc445a83133eda4",
        variables=_ONLY_CUDA,
        edits=_WITH_NINJA,
        tests=("test",),
    ),
    Project(
        "torch_cluster",
        "rusty1s/pytorch_cluster",
        "3d1d9e3967c77c757a68d8aad37d0171e93018e2",
        variables=(*_ONLY_CUDA, ("MAX_JOBS", "3")),
        edits=_WITH_NINJA,
        tests=("test",),
    ),
    Project(
        "torch_sparse",
        "rusty1s/pytorch_sparse",
        "91feaa5e28a2eb4ba983a9007d046112dbc92d97",
        variables=(*_ONLY_CUDA, ("MAX_JOBS", "3")),
        edits=_WITH_NINJA,
        operator="torch_sparse",
    ),
    Project(
        "causal-conv1d, for sm_90",
        "Dao-AILab/causal-conv1d",
        "0d2252d161f25f7907bbd05985c08ab98d255874",
        variables=(("CAUSAL_CONV1D_FORCE_BUILD", "TRUE"),),
        edits=(
            *((_GENCODE.format(arch), "") for arch in (75, 80, 87)),
            ('Version("12.8")', 'Version("99")'),
            ('Version("13.0")', 'Version("99")'),
        ),
        operator="causal_conv1d",
    ),
    Project(
        "detectron2",
        "facebookresearch/detectron2",
        "02b5c4e295e990042a714712c21dc79b731e8833",
        variables=_FORCED,
        operator="detectron2",
    ),
    Project(
        "gsplat, of 3DGS for 3 channels",
        "nerfstudio-project/gsplat",
        "90d7b4b349e379ccf9ee6a8cef76aa40f48bb32e",
        variables=(
            ("NUM_CHANNELS", "3"),
            *((f"BUILD_{part}", "0") for part in ("EXPERIMENTAL", "2DGS", "3DGUT", "LOSSES")),
            ("MAX_JOBS", "8"),
        ),
        operator="gsplat",
    ),
)
