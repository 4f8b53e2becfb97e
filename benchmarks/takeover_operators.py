"""
Call a project's operators on the GPU and print a digest of what they return; nothing without a GPU.

    python benchmarks/takeover_operators.py PROJECT        # what is installed or on PYTHONPATH

Only operators whose result doesn't depend on the order of threads: two builds of one source must agree bit for bit.
"""

# ruff: noqa: PLC0415 - each project has its own packages

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import torch

Tensors = Iterable[torch.Tensor]


def _random(*shape: int, seed: int = 0) -> torch.Tensor:
    generator = torch.Generator().manual_seed(seed)
    return torch.rand(*shape, generator=generator).cuda()


def simple_knn() -> Tensors:
    from simple_knn import _C

    yield _C.distCUDA2(_random(5000, 3))


def extension_cpp() -> Tensors:
    import extension_cpp

    yield extension_cpp.ops.mymuladd(_random(1000), _random(1000, seed=1), 1.5)


def torchsort() -> Tensors:
    import torchsort

    yield torchsort.soft_sort(_random(64, 100))
    yield torchsort.soft_rank(_random(64, 100))


def chamfer() -> Tensors:
    import chamfer_3D

    near, far = _random(4, 500, 3), _random(4, 700, 3, seed=1)
    distances = [torch.zeros(4, count, device="cuda") for count in (500, 700)]
    indices = [torch.zeros(4, count, device="cuda", dtype=torch.int32) for count in (500, 700)]
    chamfer_3D.forward(near, far, *distances, *indices)
    yield from (*distances, *indices)


def warp_rnnt() -> Tensors:
    from warp_rnnt import rnnt_loss

    log_probs = _random(2, 20, 8, 11).log_softmax(-1)
    labels = (_random(2, 7) * 10 + 1).int()
    frames, lengths = (torch.tensor([n, n], dtype=torch.int32).cuda() for n in (20, 7))
    yield rnnt_loss(log_probs, labels, frames, lengths)


def fused_ssim() -> Tensors:
    import fused_ssim_cuda

    train = True
    images = _random(1, 3, 100, 120), _random(1, 3, 100, 120, seed=1)
    yield from fused_ssim_cuda.fusedssim(0.01**2, 0.03**2, *images, train)


def gaussian_rasterization() -> Tensors:
    import diff_gaussian_rasterization as dgr

    view = torch.eye(4, device="cuda")
    view[3, 2] = 3
    settings = dgr.GaussianRasterizationSettings(
        image_height=96,
        image_width=128,
        tanfovx=0.7,
        tanfovy=0.5,
        bg=torch.zeros(3, device="cuda"),
        scale_modifier=1.0,
        viewmatrix=view,
        projmatrix=view,
        sh_degree=0,
        campos=torch.zeros(3, device="cuda"),
        prefiltered=False,
        debug=False,
    )
    means = _random(2000, 3) - 0.5
    results = dgr.GaussianRasterizer(settings)(
        means3D=means,
        means2D=torch.zeros_like(means),
        opacities=_random(2000, 1, seed=1),
        colors_precomp=_random(2000, 3, seed=2),
        scales=_random(2000, 3, seed=3) * 0.05,
        rotations=torch.nn.functional.normalize(_random(2000, 4, seed=4)),
    )
    yield from results


def pointnet2() -> Tensors:
    from pointnet2_ops import pointnet2_utils as utils

    points, centers = _random(2, 1000, 3), _random(2, 100, 3, seed=1)
    yield utils.furthest_point_sample(points, 64)
    yield utils.ball_query(0.2, 16, points, centers)
    yield from utils.three_nn(centers, points)


def nvdiffrast() -> Tensors:
    import nvdiffrast.torch as dr

    positions = torch.cat([_random(1, 300, 3) * 2 - 1, torch.ones(1, 300, 1).cuda()], -1)
    triangles = torch.arange(300, dtype=torch.int32, device="cuda").reshape(100, 3)
    rast, _ = dr.rasterize(dr.RasterizeCudaContext(), positions, triangles, [128, 128])
    coordinates, _ = dr.interpolate(_random(1, 300, 2, seed=1), rast, triangles)
    yield from (rast, coordinates)
    yield dr.texture(_random(1, 64, 64, 3, seed=2), coordinates.contiguous(), filter_mode="linear")


def causal_conv1d() -> Tensors:
    from causal_conv1d import causal_conv1d_fn

    yield causal_conv1d_fn(_random(2, 64, 200), _random(64, 4), _random(64), activation="silu")


def torch_sparse() -> Tensors:
    for library in sorted(
        Path.cwd().glob("torch_sparse/*.so")
    ):  # the package imports torch_scatter
        torch.ops.load_library(library)
    native = torch.ops.torch_sparse
    counts = (_random(50, seed=1) * 10).long()
    row_pointers = torch.cat([counts.new_zeros(1), counts.cumsum(0)])
    columns = (_random(int(row_pointers[-1]), seed=2) * 60).long()
    values, matrix = _random(len(columns), seed=3), _random(60, 16, seed=4)
    row = native.ptr2ind(row_pointers, len(columns))
    yield row
    yield native.ind2ptr(row, 50)
    yield native.spmm_sum(row, row_pointers, columns, values, None, None, matrix)
    yield from native.spmm_max(row_pointers, columns, values, matrix)


def detectron2() -> Tensors:
    torch.ops.load_library(next(Path.cwd().glob("detectron2/_C*.so")))
    native = torch.ops.detectron2
    boxes = _random(500, 5) * torch.tensor([100, 100, 30, 30, 90]).cuda()
    yield native.nms_rotated(boxes, _random(500, seed=1), 0.3)
    yield native.box_iou_rotated(boxes, boxes)
    rois = torch.cat([torch.zeros(500, 1).cuda(), boxes], 1)
    yield native.roi_align_rotated_forward(_random(1, 8, 64, 64), rois, 0.5, 7, 7, 2)


def gsplat() -> Tensors:
    from gsplat import rasterization

    view, camera = torch.eye(4).cuda()[None], torch.tensor([[100, 0, 64], [0, 100, 48], [0, 0, 1]])
    view[:, 2, 3] = 3
    yield from rasterization(
        _random(2000, 3) - 0.5,
        torch.nn.functional.normalize(_random(2000, 4, seed=4)),
        _random(2000, 3, seed=3) * 0.05,
        _random(2000, seed=1),
        _random(2000, 3, seed=2),
        view,
        camera.float().cuda()[None],
        128,
        96,
    )[:2]


def main(project: str) -> None:
    """Print the digest of every result."""
    if not torch.cuda.is_available():
        return
    call: Callable[[], Tensors] = getattr(import_module("__main__"), project)
    for result in call():
        array = result.detach().contiguous().cpu()
        digest = sha256(array.numpy().tobytes()).hexdigest()[:16]
        print(f"sha256 {digest} of {tuple(array.shape)}, {array.count_nonzero()} not zero")


if __name__ == "__main__":
    sys.path.pop(0)  # this folder, whose functions are called as the packages are
    main(sys.argv[1])
