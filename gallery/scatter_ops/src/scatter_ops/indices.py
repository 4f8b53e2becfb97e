"""What an index along one dimension says: shapes, sizes, counts."""

from typing import Optional, Tuple

import torch
from torch import Tensor


def broadcast(src: Tensor, other: Tensor, dim: int) -> Tensor:
    """Return an index as a view with the shape of `other`: one dimension goes along `dim`, more are the first ones."""
    return _aligned(src, other, dimension(other, dim)).expand(other.size())


def dimension(src: Tensor, dim: int) -> int:
    """Return which dimension this is, counted from the first."""
    return dim + src.dim() if dim < 0 else dim


def size_of(
    index: Tensor, src: Tensor, dim: int, out: Optional[Tensor], dim_size: Optional[int]
) -> int:
    """Return how many rows a result has: those of `out`, else as many as are asked for, else as the index needs."""
    if out is not None:
        return out.size(dim)
    if dim_size is not None:
        return dim_size
    return int(index.max()) + 1 if index.numel() > 0 and src.size(dim) > 0 else 0


def movable(src: Tensor, index: Tensor, at: int) -> Tuple[Tensor, Tensor, bool]:
    """
    Return src [.., rows, ..], and an index [.., rows] of it, as the operators take them.

    An index may differ along what follows the rows. Then these become the last dimension, and True is returned.
    """
    index = _aligned(index, src, at)
    for i in range(at + 1, src.dim()):
        if index.size(i) > 1 and index.stride(i) == 0:
            index = index.narrow(i, 0, 1)
    if index.size(at) == 1:
        index = index.expand([src.size(i) if i == at else index.size(i) for i in range(src.dim())])
    is_per_row = True
    for i in range(at + 1, src.dim()):
        is_per_row = is_per_row and index.size(i) == 1
    if not is_per_row:
        return src.movedim(at, -1), index.expand(src.size()).movedim(at, -1), True
    for _ in range(at + 1, src.dim()):
        index = index.squeeze(-1)
    return src, index, False


def gathered(values: Tensor, index: Tensor, src: Tensor, dim: int) -> Tensor:
    """Return each row's value: the inverse of a reduction of src."""
    at = dimension(src, dim)
    _rows, places, is_moved = movable(src, index, at)
    if not is_moved:
        return torch.ops.opwright_scatter.gather_index(values, places)
    return torch.ops.opwright_scatter.gather_index(values.movedim(at, -1), places).movedim(-1, at)


def counts(index: Tensor, src: Tensor, dim: int, size: int) -> Tensor:
    """Return how many rows there are of each of so many segments, in a shape that broadcasts to that of the result."""
    at = dimension(src, dim)
    _rows, places, is_moved = movable(src, index, at)
    count = torch.ops.opwright_scatter.scatter_sum(torch.ones_like(places), places, size)
    if is_moved:
        return count.movedim(-1, at)
    for _ in range(at + 1, src.dim()):
        count = count.unsqueeze(-1)
    return count


def _aligned(index: Tensor, src: Tensor, at: int) -> Tensor:
    """Return an index with as many dimensions as src."""
    if index.dim() == 1:
        for _ in range(at):
            index = index.unsqueeze(0)
    for _ in range(index.dim(), src.dim()):
        index = index.unsqueeze(-1)
    return index
