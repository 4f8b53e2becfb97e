"""Those that do the same: torch's own operators, and torch_scatter as built from its sdist."""

from __future__ import annotations

import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor
from torch.utils import cpp_extension

Reduce = Callable[[Tensor, Tensor, str], Tensor]
"""Of src [rows, ..], indptr [segments + 1] and the name of a reduction; both for a single call and for autograd."""


def segment_reduce(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    """Reduce as torch.segment_reduce does."""
    return torch.segment_reduce(src, reduce, offsets=indptr, axis=0, unsafe=True, initial=None)


def by_index(index: Tensor, segments: int) -> Reduce:
    """Return a reduction by index_add_ or scatter_reduce_, for an index that is known beforehand."""

    def reduced(src: Tensor, _: Tensor, reduce: str) -> Tensor:
        if reduce == "sum":
            return src.new_zeros(segments, *src.shape[1:]).index_add_(0, index, src)
        spread = index.view(-1, *[1] * (src.dim() - 1)).expand_as(src)
        out = src.new_zeros(segments, *src.shape[1:])
        return out.scatter_reduce_(
            0, spread, src, {"max": "amax", "min": "amin"}.get(reduce, reduce), include_self=False
        )

    return reduced


def torch_scatter(sdist: Path, *, cuda: bool) -> Reduce:
    """Build segment_csr of torch_scatter from its sdist, and return it; or load what was built."""
    if sdist.suffix == ".so":
        torch.ops.load_library(str(sdist))
    else:
        _build(sdist, cuda=cuda)

    def reduced(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
        found = getattr(torch.ops.torch_scatter, f"segment_{reduce}_csr")(src, indptr, None)
        return found if reduce in ("sum", "mean") else found[0]

    return reduced


def _build(sdist: Path, *, cuda: bool) -> None:
    folder = Path(tempfile.mkdtemp())
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (csrc,) = folder.glob("*/csrc")
    names = ["segment_csr.cpp", "version.cpp", "cpu/segment_csr_cpu.cpp"]
    cpp_extension.load(
        "torch_scatter_segment_csr",
        [str(csrc / name) for name in [*names, *(["cuda/segment_csr_cuda.cu"] if cuda else [])]],
        extra_include_paths=[str(csrc)],
        extra_cflags=["-O3", *(["-DWITH_CUDA"] if cuda else [])],
        extra_cuda_cflags=["-O3", "--expt-relaxed-constexpr", "-DWITH_CUDA"],
        with_cuda=cuda,
        is_python_module=False,
    )
