"""Reductions of rows in any order, to where an index says: torch_scatter's names, arguments and meaning."""

from typing import Optional, Tuple

import torch
from torch import Tensor

from scatter_ops.indices import broadcast, counts, dimension, movable, size_of
from scatter_ops.on_gpu import is_deterministic


def scatter(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
    reduce: str = "sum",
    deterministic: Optional[bool] = None,
) -> Tensor:
    """
    Return what the rows of `src` along `dim` with the same index are reduced to: "sum" (or "add"), "mul", "mean", "min" or "max".

    `index` has the shape of `src`, or one that broadcasts to it: one dimension goes along `dim`, more of them are those of `src`
    from the first on. The result has `dim_size` rows, by default one more than the largest index, which waits for a GPU. A row
    that no index names is 0, and 1 of a product. In a given `out` what it holds is reduced, too.

    On a GPU sums and means of narrow or few rows are taken by atomics, whose order differs from run to run: `deterministic=True`,
    or torch.use_deterministic_algorithms, sorts the index instead, as is done for all else, and False takes atomics.
    """
    if reduce in ("sum", "add"):
        return scatter_sum(src, index, dim, out, dim_size, deterministic)
    if reduce == "mul":
        return scatter_mul(src, index, dim, out, dim_size)
    if reduce == "mean":
        return scatter_mean(src, index, dim, out, dim_size, deterministic)
    if reduce == "min":
        return scatter_min(src, index, dim, out, dim_size)[0]
    if reduce == "max":
        return scatter_max(src, index, dim, out, dim_size)[0]
    raise ValueError(
        f"reduce must be 'sum', 'add', 'mul', 'mean', 'min' or 'max', and is '{reduce}'"
    )


def scatter_sum(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
    deterministic: Optional[bool] = None,
) -> Tensor:
    """Return the sums, of any type that torch adds up; of bool, whether any is true."""
    size = size_of(index, src, dim, out, dim_size)
    if src.dtype == torch.bool:
        found = _values(src.to(torch.uint8), index, dim, size, "any").to(torch.bool)
        return found if out is None else out.logical_or_(found)
    if src.is_complex():
        at = dimension(src, dim)
        parts = broadcast(index, src, at).unsqueeze(-1)
        found = torch.view_as_complex(
            _values(torch.view_as_real(src), parts, at, size, "sum", deterministic).contiguous()
        )
    else:
        found = _values(src, index, dim, size, "sum", deterministic)
    return found if out is None else out.add_(found)


def scatter_add(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
    deterministic: Optional[bool] = None,
) -> Tensor:
    """Return the sums."""
    return scatter_sum(src, index, dim, out, dim_size, deterministic)


def scatter_mul(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
) -> Tensor:
    """Return the products: 1 where there is nothing."""
    found = _values(src, index, dim, size_of(index, src, dim, out, dim_size), "mul")
    return found if out is None else out.mul_(found)


def scatter_mean(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
    deterministic: Optional[bool] = None,
) -> Tensor:
    """Return the means; of integers, rounded down. What `out` holds is added before the sum is divided, and not counted."""
    size = size_of(index, src, dim, out, dim_size)
    if out is None and not src.is_complex():
        return _values(src, index, dim, size, "mean", deterministic)
    total = scatter_sum(src, index, dim, out, size, deterministic)
    count = counts(index, src, dim, size).clamp(min=1)
    if total.is_floating_point() or total.is_complex():
        return total.div_(count)
    return total.div_(count, rounding_mode="floor")


def scatter_min(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
) -> Tuple[Tensor, Tensor]:
    """Return the smallest, and the first row that has it: the number of rows where there is none, or `out` is no larger."""
    found, arg = _extremes(src, index, dim, size_of(index, src, dim, out, dim_size), "min")
    if out is None:
        return found, arg
    rows = src.size(dim)
    is_better = (arg < rows) & (found < out)
    return out.copy_(torch.where(is_better, found, out)), torch.where(is_better, arg, rows)


def scatter_max(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
) -> Tuple[Tensor, Tensor]:
    """Return the largest, and the first row that has it: the number of rows where there is none, or `out` is no smaller."""
    found, arg = _extremes(src, index, dim, size_of(index, src, dim, out, dim_size), "max")
    if out is None:
        return found, arg
    rows = src.size(dim)
    is_better = (arg < rows) & (found > out)
    return out.copy_(torch.where(is_better, found, out)), torch.where(is_better, arg, rows)


def _values(
    src: Tensor,
    index: Tensor,
    dim: int,
    size: int,
    reduce: str,
    deterministic: Optional[bool] = None,
) -> Tensor:
    at = dimension(src, dim)
    rows, places, is_moved = movable(src, index, at)
    chosen = is_deterministic(deterministic)
    if reduce == "sum":
        found = torch.ops.opwright_scatter.scatter_sum(rows, places, size, chosen)
    elif reduce == "mean":
        found = torch.ops.opwright_scatter.scatter_mean(rows, places, size, chosen)
    elif reduce == "any":
        found = torch.ops.opwright_scatter.scatter_max(rows, places, size)[0]
    else:
        found = torch.ops.opwright_scatter.scatter_mul(rows, places, size)
    return found.movedim(-1, at) if is_moved else found


def _extremes(
    src: Tensor, index: Tensor, dim: int, size: int, reduce: str
) -> Tuple[Tensor, Tensor]:
    at = dimension(src, dim)
    rows, places, is_moved = movable(src, index, at)
    if reduce == "min":
        found, arg = torch.ops.opwright_scatter.scatter_min(rows, places, size)
    else:
        found, arg = torch.ops.opwright_scatter.scatter_max(rows, places, size)
    return (found.movedim(-1, at), arg.movedim(-1, at)) if is_moved else (found, arg)
