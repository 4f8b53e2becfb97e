"""
A module that is missing is a compiled one if a package's own file imports it from its own package.

Each row is a file of a project and its line that imports the compiled part, as it stands in the project's
repository; the traceback is Python's own, of that file in a folder that nobody has built.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from laws import every_input

from opwright.model import Confidence
from opwright.verbs.diagnose.diagnosis import diagnose

COMPILED = [
    ("soft_renderer/functional/load_obj.py", "import soft_renderer.cuda.load_textures as load_textures_cuda"),
    ("neural_renderer/rasterize.py", "import neural_renderer.cuda.rasterize as rasterize_cuda"),
    ("sparseconvnet/ioLayers.py", "import sparseconvnet.SCN"),
    ("mmdet3d/ops/voxel/voxelize.py", "from .voxel_layer import dynamic_voxelize, hard_voxelize"),
    ("mmdet3d/ops/spconv/ops.py", "from . import sparse_conv_ext"),
    ("pcdet/ops/iou3d_nms/iou3d_nms_utils.py", "from . import iou3d_nms_cuda"),
    ("torch_points_kernels/points.py", "import torch_points_kernels.points_cpu as tpcpu"),
    ("datasets/common.py", "import cpp_wrappers.cpp_subsampling.grid_subsampling as cpp_subsampling"),
    ("inplace_abn/functions.py", "from . import _backend"),
    ("models/dcn_v2.py", "import _ext as _backend"),
    ("fasterrcnn/utils/nms.py", "from fasterrcnn.utils.cython_nms import nms"),
    ("model/roi_pooling/functions/roi_pool.py", "from .._ext import roi_pooling"),
    ("networks/resample2d_package/resample2d.py", "import resample2d_cuda"),
    ("monotonic_align/__init__.py", "from monotonic_align.monotonic_align.core import maximum_path_c"),
    ("im2mesh/utils/libmesh/inside_mesh.py", "from .triangle_hash import TriangleHash as _TriangleHash"),
    ("im2mesh/utils/libmise/__init__.py", "from .mise import MISE"),
    ("im2mesh/utils/libsimplify/__init__.py", "from .simplify_mesh import mesh_simplify"),
    ("fairseq/data/data_utils.py", "from fairseq.data.data_utils_fast import batch_by_size_vec"),
    ("fairseq/scoring/bleu.py", "from fairseq import libbleu"),
    ("pycocotools/mask.py", "import pycocotools._mask as _mask"),
    ("maskrcnn_benchmark/layers/nms.py", "from maskrcnn_benchmark import _C"),
    ("torchsparse/nn/functional/conv.py", "import torchsparse.backend"),
    ("fastreid/evaluation/rank.py", "from .rank_cylib.rank_cy import evaluate_cy"),
    ("extensions/gridding/__init__.py", "import gridding"),
    ("extensions/chamfer_dist/__init__.py", "import chamfer"),
    ("lib/pointgroup_ops/functions/pointgroup_ops.py", "import PG_OP"),
    ("softgroup/ops/functions.py", "from . import ops"),
    ("scene/gaussian_model.py", "from simple_knn._C import distCUDA2"),
    ("bevfusion/ops/bev_pool/bev_pool.py", "from . import bev_pool_ext"),
    ("det3d/ops/dcn/deform_conv.py", "from . import deform_conv_cuda"),
    ("sampling/furthest_point.py", "from sampling import furthest_point_sample_ext"),
    ("nms/nms_wrapper.py", "from nms.gpu_nms import gpu_nms"),
    ("kaolin_ops/render.py", "from kaolin_ops.csrc import rasterization"),
    ("cuda_op/cuda_ext.py", "import sort_vertices"),
    ("lietorch/group_ops.py", "import lietorch_backends"),
    ("spherical/harmonics.py", "from .backend import _backend"),
    ("knn/knn_modules.py", "from knn_pytorch import knn_pytorch"),
    ("lib/pointops/pointops.py", "import pointops_of_nobody"),
]  # fmt: skip
NEVER_INSTALLED = [row for row in COMPILED if "cpp_wrappers" in row[1]]
PURE = [
    ("train.py", "import yaml_of_nobody"),
    ("train.py", "from utils_of_ours.misc import progress"),
    ("tools/demo.py", "from warpkit.apis import init_model"),
    ("warpkit/models/backbone.py", "from warpkit.registry import BACKBONES"),
    ("warpkit/utils/__init__.py", "from warpkit.config import load"),
    ("warpkit/cli.py", "from warpkit import __about__"),
    ("warpkit/__init__.py", "from warpkit._version import version"),
    ("warpkit/data/loader.py", "import warpkit.data.transforms"),
    ("warpkit/ops/attention.py", "from einops_of_nobody import rearrange"),
    ("warpkit/kernels/__init__.py", "import matplotlib_of_nobody"),
    ("warpkit/proto/client.py", "from warpkit.proto import messages_pb2"),
    ("warpkit/train.py", "from warpkit.losses import FocalLoss"),
    ("warpkit/nn.py", "from warpkit import build_model"),
    ("warpkit/csrc/report.py", "import pandas"),
    ("warpkit/ext/plots.py", "import seaborn"),
]
"""Modules of Python that are missing: dependencies, a file that was left out, a file that is generated, a wrong folder."""
IMPORTING = """
import json, sys, traceback
told = []
for root, module in json.load(sys.stdin):
    sys.path.insert(0, root)
    try:
        __import__(module)
    except Exception:
        told.append(traceback.format_exc())
    del sys.path[0]
    for name in [n for n, m in sys.modules.items() if (getattr(m, "__file__", "") or "").startswith(root)]:
        del sys.modules[name]
print(json.dumps(told))
"""


def tracebacks(
    root: Path, rows: list[tuple[str, str]], place: str, others: list[tuple[str, str]] | None = None
) -> list[str]:
    """Return what Python says when it imports files that hold a statement each, beside what is no compiled module."""
    modules = []
    for number, (file, statement) in enumerate(rows):
        folder = root / str(number) / place
        _project(folder, file, statement)
        if others:
            other, text = others[number]
            (folder / other).parent.mkdir(parents=True, exist_ok=True)
            (folder / other).write_text(text)
        module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        modules.append((str(folder), module))
    command = [sys.executable, "-I", "-c", IMPORTING]
    done = subprocess.run(
        command, input=json.dumps(modules), capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    assert len(told) == len(rows)
    return list(told)


def _project(root: Path, file: str, statement: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{statement}\n")
    imported = re.match(r"(?:import|from) (\w+(?:\.\w+)+)", statement)
    beside = Path(imported[1].replace(".", "/")) if imported else Path()
    for folder in (*path.relative_to(root).parents[:-1], *beside.parents[:-1]):
        (root / folder).mkdir(parents=True, exist_ok=True)
        (root / folder / "__init__.py").touch()


@pytest.mark.parametrize("place", ["home/ann/project", "opt/env/lib/python3.11/site-packages"])
def test_compiled_module_of_a_package_is_recognised_by_who_imports_it(
    tmp_path: Path, place: str
) -> None:
    rows = COMPILED if "home" in place else [row for row in COMPILED if row not in NEVER_INSTALLED]

    with every_input() as check:
        for (_, statement), log in zip(rows, tracebacks(tmp_path, rows, place), strict=True):
            with check(statement):
                first = diagnose(log, files=False).findings[0]

                assert first.cause.name in ("extension-not-built", "source-tree-shadows-install")
                assert first.evidence.confidence is not Confidence.CERTAIN


@pytest.mark.parametrize("place", ["home/ann/project", "opt/env/lib/python3.11/site-packages"])
def test_missing_module_of_python_is_not_said_to_be_compiled(tmp_path: Path, place: str) -> None:
    with every_input() as check:
        for (_, statement), log in zip(PURE, tracebacks(tmp_path, PURE, place), strict=True):
            with check(statement):
                named = {one.cause.name for one in diagnose(log, files=False).findings}

                assert named <= {"dependency-version-mismatch", "incomplete-install"}


INSTALLED = "opt/env/lib/python3.11/site-packages"
LOAD = "def load(path=None):\n    return path\n"
BETWEEN_PACKAGES = [
    ("from warpcv.runner import load", "warpcv/__init__.py", "", Confidence.LIKELY),
    ("from warpcv import load", "warpcv/__init__.py", "", Confidence.LIKELY),
    ("import warpcv; warpcv.load", "warpcv/__init__.py", "", Confidence.LIKELY),
    ("from warpcv.ops import roi_pool", "warpcv/ops/__init__.py", "", Confidence.LIKELY),
    ("from warpcv.cpp_calls import roi_pool", "warpcv/__init__.py", "", Confidence.LIKELY),
    ("import warpcv; warpcv.load(colour=1)", "warpcv/__init__.py", LOAD, Confidence.LIKELY),
    ("import warpcv; warpcv.load(**{'colour': 1})", "warpcv/__init__.py", LOAD, Confidence.POSSIBLE),
]  # fmt: skip
"""What warpdet/apis.py does with another package, of which another release is there; arguments may be passed on."""
WITHIN_ONE = [
    ("warpcv/apis.py", "from warpcv import load", "warpcv/__init__.py"),
    ("warpcv/apis.py", "import warpcv.runner", "warpcv/__init__.py"),
    ("tools/train.py", "from utils.misc import progress", "utils/__init__.py"),
    ("train.py", "from models import build", "models/__init__.py"),
]


def test_what_a_package_lacks_of_another_is_in_another_release_of_that(tmp_path: Path) -> None:
    rows = [("warpdet/apis.py", statement) for statement, *_ in BETWEEN_PACKAGES]
    others = [(file, text) for _, file, text, _ in BETWEEN_PACKAGES]
    logs = tracebacks(tmp_path, rows, INSTALLED, others)

    with every_input() as check:
        for (statement, *_, confidence), log in zip(BETWEEN_PACKAGES, logs, strict=True):
            with check(statement):
                first = diagnose(log, files=False).findings[0]

                assert first.cause.name == "dependency-version-mismatch"
                assert first.evidence.confidence is confidence


@pytest.mark.parametrize("place", ["home/ann/project", INSTALLED])
def test_what_a_package_lacks_of_itself_is_in_no_other_release(tmp_path: Path, place: str) -> None:
    rows = [(file, statement) for file, statement, _ in WITHIN_ONE]
    logs = tracebacks(tmp_path, rows, place, [(other, "") for *_, other in WITHIN_ONE])

    with every_input() as check:
        for (_, statement), log in zip(rows, logs, strict=True):
            with check(statement):
                named = {one.cause.name for one in diagnose(log, files=False).findings}

                assert "dependency-version-mismatch" not in named
