"""What reductions are put together to: torch_scatter's names, arguments and meaning. 16 bits are computed in float32."""

from typing import Optional, Tuple

import torch
from torch import Tensor

from scatter_ops.indices import counts, dimension, gathered, movable, size_of
from scatter_ops.on_gpu import is_deterministic
from scatter_ops.unsorted import scatter_max, scatter_sum


def scatter_std(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
    unbiased: bool = True,
) -> Tensor:
    """Return standard deviations; what `out` holds is added to the sums of squares, and it is left with these."""
    size = size_of(index, src, dim, out, dim_size)
    if src.is_cuda and out is None:
        rows, places, at = _laid_out(src if src.is_floating_point() else _wide(src), index, dim)
        return _laid_back(
            torch.ops.opwright_scatter.scatter_deviation(
                rows, places, size, unbiased, is_deterministic(None)
            )[0],
            at,
        )
    wide = _wide(src)
    count = counts(index, src, dim, size)
    mean = scatter_sum(wide, index, dim, None, size) / count.clamp(min=1)
    deviation = wide - gathered(mean, index, src, dim)
    squares = scatter_sum(deviation * deviation, index, dim, None, size)
    if out is not None:
        squares = out.add_(squares).to(wide.dtype)
    variance = squares / (count - 1 if unbiased else count).clamp(min=1)
    is_spread = variance != 0  # the root of 0 has no gradient
    root = torch.where(is_spread, torch.where(is_spread, variance, 1.0).sqrt(), 0.0)
    return root.to(src.dtype) if src.is_floating_point() else root


def scatter_logsumexp(
    src: Tensor,
    index: Tensor,
    dim: int = -1,
    out: Optional[Tensor] = None,
    dim_size: Optional[int] = None,
    eps: float = 1e-12,
) -> Tensor:
    """Return log(exp(x).sum() + eps), where all x are less their maximum, plus that: 0 of nothing, and of -inf alone."""
    _check_is_floating_point(src, "scatter_logsumexp")
    size = size_of(index, src, dim, out, dim_size)
    if src.is_cuda and out is None:
        rows, places, at = _laid_out(src, index, dim)
        return _laid_back(
            torch.ops.opwright_scatter.scatter_logsumexp(
                rows, places, size, eps, is_deterministic(None)
            ),
            at,
        )
    wide = _wide(src)
    least = float("-inf")
    most, arg = scatter_max(wide.detach(), index, dim, None, size)
    is_nothing = (arg == src.size(dim)) | (most == least)
    held: Optional[Tensor] = None
    if out is not None:
        held = out.to(wide.dtype)
        most = torch.maximum(most.masked_fill(is_nothing, least), held.detach())
    pivot = most.masked_fill(~most.isfinite(), 0.0)
    total = scatter_sum((wide - gathered(pivot, index, src, dim)).exp(), index, dim, None, size)
    if held is not None:
        total = total + (held - pivot).exp()
    found = torch.where(is_nothing, 1.0, total + eps).log() + pivot
    if out is None or held is None:
        return found.masked_fill(is_nothing, 0.0).to(src.dtype)
    return out.copy_(torch.where(is_nothing | ~found.isfinite(), held, found))


def scatter_softmax(
    src: Tensor, index: Tensor, dim: int = -1, dim_size: Optional[int] = None
) -> Tensor:
    """Return the softmax of each segment, in the shape of src."""
    _check_is_floating_point(src, "scatter_softmax")
    size = size_of(index, src, dim, None, dim_size)
    if src.is_cuda:
        rows, places, at = _laid_out(src, index, dim)
        return _laid_back(
            torch.ops.opwright_scatter.scatter_softmax(rows, places, size, is_deterministic(None)),
            at,
        )
    powers = _recentred(_wide(src), index, dim, size).exp()
    total = scatter_sum(powers, index, dim, None, size)
    return (powers / gathered(total, index, src, dim)).to(src.dtype)


def scatter_log_softmax(
    src: Tensor, index: Tensor, dim: int = -1, eps: float = 1e-12, dim_size: Optional[int] = None
) -> Tensor:
    """Return the logarithm of the softmax of each segment, in the shape of src."""
    _check_is_floating_point(src, "scatter_log_softmax")
    size = size_of(index, src, dim, None, dim_size)
    if src.is_cuda:
        rows, places, at = _laid_out(src, index, dim)
        return _laid_back(
            torch.ops.opwright_scatter.scatter_log_softmax(
                rows, places, size, eps, is_deterministic(None)
            ),
            at,
        )
    recentred = _recentred(_wide(src), index, dim, size)
    total = (scatter_sum(recentred.exp(), index, dim, None, size) + eps).log()
    return (recentred - gathered(total, index, src, dim)).to(src.dtype)


def _laid_out(src: Tensor, index: Tensor, dim: int) -> Tuple[Tensor, Tensor, int]:
    """Return src and index as the operators take them, and where the dimension was that is the last one now: -1 of none."""
    at = dimension(src, dim)
    rows, places, is_moved = movable(src, index, at)
    return rows, places, at if is_moved else -1


def _laid_back(found: Tensor, at: int) -> Tensor:
    return found if at == -1 else found.movedim(-1, at)


def _recentred(wide: Tensor, index: Tensor, dim: int, size: int) -> Tensor:
    """Return how much each is less than the largest, which moves neither a softmax nor its gradient."""
    most = scatter_max(wide.detach(), index, dim, None, size)[0]
    return wide - gathered(most, index, wide, dim)


def _wide(src: Tensor) -> Tensor:
    if src.dtype == torch.float64:
        return src
    return src.to(torch.float32)


def _check_is_floating_point(src: Tensor, name: str) -> None:
    if not src.is_floating_point():
        raise ValueError(
            f"{name} takes floating point, and not {src.dtype}: convert it, as in src.float()"
        )
