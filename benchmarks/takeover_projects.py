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
    """Arguments of pytest, in the folder of setup.py, for tests that run without a GPU."""

    @property
    def source(self) -> str:
        """The name of its folder among the sources."""
        return self.repository.rpartition("/")[2]


_FORCED = (("FORCE_CUDA", "1"),)
_WITHOUT_NINJA = (("MAX_JOBS", "1"),)
"""Where setup.py says `use_ninja=False`, for which torch compiles one file at a time: so does opwright, to compare memory."""
_WITHOUT_NINJA_FORCED = (*_FORCED, *_WITHOUT_NINJA)
_WITHOUT_GPU = (("torch.cuda.is_available()", "True"),)
_OLD_ARCHS = '"3.7+PTX;5.0;6.0;6.1;6.2;7.0;7.5"'
_SPLINE = ("rusty1s/pytorch_spline_conv", "050f58a430e41f6beda90fe9ea5a348c0b8831a7")
_POINTNET = ("erikwijmans/Pointnet2_PyTorch", "b5ceb6d9ca0467ea34beb81023f96ee82228f626")

PROJECTS = (
    Project("simple-knn", "camenduru/simple-knn", "60f461f4a56b7967e5d8045bf92f8c33f36976d0"),
    Project(
        "extension-cpp",
        "pytorch/extension-cpp",
        "0ec4969c7bc8e15a8456e5eb9d9ca0a7ec15bc95",
        edits=_WITHOUT_GPU,
        tests=("test", "-k", "cpu"),
    ),
    Project("torchsort", "teddykoker/torchsort", "75df71db3122b1e5bdef1a659ad7708562a551d1"),
    Project(
        "chamfer_3D",
        "ThibaultGROUEIX/ChamferDistancePytorch",
        "364c03c4ec5febc1e21068ffac362eca4a8f61d9",
        "chamfer3D",
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
    ),
    Project(
        "warp-rnnt",
        "1ytic/warp-rnnt",
        "66dfe053f236d86320c09cd5d1238828cc78b8fa",
        "pytorch_binding",
        edits=_WITHOUT_GPU,
    ),
    Project(
        "diff-gaussian-rasterization",
        "graphdeco-inria/diff-gaussian-rasterization",
        "59f5f77e3ddbac3ed9db93ec2cfe99ed6c5d121d",
    ),
    Project(
        "torch_spline_conv, for CPUs",
        *_SPLINE,
        variables=(("FORCE_ONLY_CPU", "1"), *_WITHOUT_NINJA),
        tests=("test",),
    ),
    Project("torch_spline_conv", *_SPLINE, variables=_WITHOUT_NINJA_FORCED, tests=("test",)),
    Project(
        "pointnet2_ops, for sm_90",
        *_POINTNET,
        "pointnet2_ops_lib",
        edits=((_OLD_ARCHS, 'os.environ["TORCH_CUDA_ARCH_LIST"]'),),
    ),
    Project("nvdiffrast", "NVlabs/nvdiffrast", "253ac4fcea7de5f396371124af597e6cc957bfae"),
    Project(
        "torch_scatter",
        "rusty1s/pytorch_scatter",
        "648dda3cf964731ffb4de11eafc445a83133eda4",
        variables=_WITHOUT_NINJA_FORCED,
        tests=("test",),
    ),
    Project(
        "torch_cluster",
        "rusty1s/pytorch_cluster",
        "3d1d9e3967c77c757a68d8aad37d0171e93018e2",
        variables=_WITHOUT_NINJA_FORCED,
        tests=("test",),
    ),
    Project(
        "torch_sparse",
        "rusty1s/pytorch_sparse",
        "91feaa5e28a2eb4ba983a9007d046112dbc92d97",
        variables=_FORCED,
        tests=("test",),
    ),
    Project(
        "causal-conv1d",
        "Dao-AILab/causal-conv1d",
        "0d2252d161f25f7907bbd05985c08ab98d255874",
        variables=(("CAUSAL_CONV1D_FORCE_BUILD", "TRUE"),),
    ),
    Project(
        "detectron2",
        "facebookresearch/detectron2",
        "02b5c4e295e990042a714712c21dc79b731e8833",
        variables=_FORCED,
    ),
    Project("gsplat", "nerfstudio-project/gsplat", "90d7b4b349e379ccf9ee6a8cef76aa40f48bb32e"),
)
