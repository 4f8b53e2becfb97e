"""Reductions of rows whose index is sorted, and their inverse: torch_scatter's names, arguments and meaning."""

from typing import Optional, Tuple

import torch
from torch import Tensor

from scatter_ops.functions import (
    gather_csr,
    segment_max_csr,
    segment_mean_csr,
    segment_min_csr,
    segment_sum_csr,
)


def segment_coo(
    src: Tensor,
    index: Tensor,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
    reduce: str = "sum",
) -> Tensor:
    """
    Return what the rows of `src` with the same index are reduced to: "sum" (or "add"), "mean", "min" or "max".

    `src` is [x0, .., rows, ..], `index` [x0 or 1, .., rows], sorted along its last dimension. The result has `dim_size` rows, by
    default one more than the last index, which waits for a GPU; what no index names is 0. In a given `out` what it holds is
    reduced, too.
    """
    if reduce in ("sum", "add"):
        return segment_sum_coo(src, index, out, dim_size)
    if reduce == "mean":
        return segment_mean_coo(src, index, out, dim_size)
    if reduce == "min":
        return segment_min_coo(src, index, out, dim_size)[0]
    if reduce == "max":
        return segment_max_coo(src, index, out, dim_size)[0]
    raise ValueError(f"reduce must be 'sum', 'add', 'mean', 'min' or 'max', and is '{reduce}'")


def segment_sum_coo(
    src: Tensor,
    index: Tensor,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
) -> Tensor:
    """Return the sums."""
    found = segment_sum_csr(src, _indptr(src, index, out, dim_size))
    return found if out is None else out.add_(found)


def segment_add_coo(
    src: Tensor,
    index: Tensor,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
) -> Tensor:
    """Return the sums."""
    return segment_sum_coo(src, index, out, dim_size)


def segment_mean_coo(
    src: Tensor,
    index: Tensor,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
) -> Tensor:
    """Return the means; of integers, rounded towards 0. What `out` holds is added before the sum is divided, and not counted."""
    indptr = _indptr(src, index, out, dim_size)
    if out is None:
        return segment_mean_csr(src, indptr)
    count = indptr.diff(dim=-1).clamp(min=1)
    for _ in range(index.dim(), src.dim()):
        count = count.unsqueeze(-1)
    total = out.add_(segment_sum_csr(src, indptr))
    return (
        total.div_(count) if total.is_floating_point() else total.div_(count, rounding_mode="trunc")
    )


def segment_min_coo(
    src: Tensor,
    index: Tensor,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
) -> Tuple[Tensor, Tensor]:
    """Return the smallest, and the first row that has it: the number of rows where there is none, or `out` is no larger."""
    found, arg = segment_min_csr(src, _indptr(src, index, out, dim_size))
    if out is None:
        return found, arg
    rows = src.size(index.dim() - 1)
    is_better = (arg < rows) & (found < out)
    return out.copy_(torch.where(is_better, found, out)), torch.where(is_better, arg, rows)


def segment_max_coo(
    src: Tensor,
    index: Tensor,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
) -> Tuple[Tensor, Tensor]:
    """Return the largest, and the first row that has it: the number of rows where there is none, or `out` is no smaller."""
    found, arg = segment_max_csr(src, _indptr(src, index, out, dim_size))
    if out is None:
        return found, arg
    rows = src.size(index.dim() - 1)
    is_better = (arg < rows) & (found > out)
    return out.copy_(torch.where(is_better, found, out)), torch.where(is_better, arg, rows)


def gather_coo(src: Tensor, index: Tensor, out: Optional[Tensor] = None) -> Tensor:
    """Return each row's value of src [x0, .., segments, ..], for a sorted index [x0 or 1, .., rows]."""
    at = index.dim() - 1
    indptr = torch.ops.opwright_scatter.index_bounds(index, src.size(at))
    return gather_csr(src, indptr, out, index.size(at))


def _indptr(src: Tensor, index: Tensor, out: Optional[Tensor], dim_size: Optional[int]) -> Tensor:
    """Return where the segments begin."""
    at = index.dim() - 1
    rows = index.size(at)
    if out is not None:
        size = out.size(at)
    elif dim_size is not None:
        size = dim_size
    else:
        size = int(index.select(at, rows - 1).max()) + 1 if index.numel() > 0 else 0
    if rows == 1 and src.size(at) != 1:  # one index for all rows
        index = index.expand([src.size(i) if i == at else index.size(i) for i in range(at + 1)])
    return torch.ops.opwright_scatter.index_bounds(index, size)
