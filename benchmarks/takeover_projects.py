"""The projects that `takeover.py` builds: what each needs to build on a machine without a GPU, and which tests it has."""

from __future__ import annotations

from typing import NamedTuple


class Project(NamedTuple):
    """A project with a setup.py that uses torch's BuildExtension."""

    name: str
    folder: str = ""
    """Among the sources; its name where that is empty."""
    where: str = "."
    """The folder of setup.py in it."""
    variables: tuple[tuple[str, str], ...] = ()
    edits: tuple[tuple[str, str], ...] = ()
    """What is replaced in setup.py, for both builds: `torch.cuda.is_available()` is false without a GPU."""
    tests: tuple[str, ...] = ()
    """Arguments of pytest, in the folder of setup.py, for tests that run without a GPU."""

    @property
    def source(self) -> str:
        return self.folder or self.name


_FORCED = (("FORCE_CUDA", "1"),)
_WITHOUT_GPU = (("torch.cuda.is_available()", "True"),)
_OLD_ARCHS = '"3.7+PTX;5.0;6.0;6.1;6.2;7.0;7.5"'

PROJECTS = (
    Project("simple-knn"),
    Project("extension-cpp", edits=_WITHOUT_GPU, tests=("test", "-k", "cpu")),
    Project("torchsort"),
    Project("chamfer_3D", "ChamferDistancePytorch", "chamfer3D"),
    Project("pointnet2_ops, with its CUDA 10 architectures", "pointnet2_ops", "pointnet2_ops_lib"),
    Project("fused-ssim"),
    Project("warp-rnnt", where="pytorch_binding", edits=_WITHOUT_GPU),
    Project("diff-gaussian-rasterization"),
    Project("pytorch_spline_conv", variables=_FORCED, tests=("test",)),
    Project(
        "pointnet2_ops",
        where="pointnet2_ops_lib",
        edits=((_OLD_ARCHS, 'os.environ["TORCH_CUDA_ARCH_LIST"]'),),
    ),
    Project("nvdiffrast"),
    Project("pytorch_scatter", variables=_FORCED, tests=("test",)),
    Project("pytorch_cluster", variables=_FORCED, tests=("test",)),
    Project("pytorch_sparse", variables=_FORCED, tests=("test",)),
    Project("causal-conv1d", variables=(("CAUSAL_CONV1D_FORCE_BUILD", "TRUE"),)),
    Project("detectron2", variables=_FORCED),
    Project("gsplat"),
)
