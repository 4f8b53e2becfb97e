"""What the operators are, in loops over plain PyTorch: the definition of right."""

from collections.abc import Iterator

import torch
from torch import Tensor


def segment_csr(src: Tensor, indptr: Tensor, reduce: str) -> tuple[Tensor, Tensor]:
    """Return the reduction in float64 (int64 of integers), and the rows of the smallest or largest."""
    at = indptr.dim() - 1
    wide = src.double() if src.is_floating_point() else src.long()
    shape = (*src.shape[:at], max(indptr.shape[at] - 1, 0), *src.shape[at + 1 :])
    out, arg = wide.new_zeros(shape), torch.full(shape, src.shape[at], dtype=torch.int64)
    for lead, segment, begin, end in _segments(src, indptr):
        rows = wide[lead][begin:end]
        if reduce in ("sum", "mean"):
            total = rows.sum(0)
            is_whole = not src.is_floating_point()
            out[lead][segment] = total if reduce == "sum" else _mean(total, end - begin, is_whole)
        else:
            out[lead][segment], found = _extreme(rows, reduce)
            arg[lead][segment] = found + begin
    return out, arg


_OF_TORCH = {"sum": "sum", "mul": "prod", "mean": "sum", "min": "amin", "max": "amax"}


def scatter(src: Tensor, index: Tensor, size: int, reduce: str) -> tuple[Tensor, Tensor]:
    """
    Return the reduction of the rows of src [.., rows, ..] by index [.., rows], and the rows of the smallest or largest.

    In float64, int64 of integers; there must be no NaN.
    """
    at, rows = index.dim() - 1, src.shape[index.dim() - 1]
    wide = src.double() if src.is_floating_point() else src.long()
    spread = index.long().view(*index.shape, *[1] * (src.dim() - at - 1)).expand_as(src)
    shape = (*src.shape[:at], size, *src.shape[at + 1 :])
    empty = wide.new_full(shape, 1 if reduce == "mul" else 0)
    out = empty.scatter_reduce(at, spread, wide, _OF_TORCH[reduce], include_self=False)
    none = torch.full(shape, rows)
    if reduce == "mean":
        counts = (
            torch.zeros_like(none).scatter_add(at, spread, torch.ones_like(spread)).clamp(min=1)
        )
        return (out / counts if src.is_floating_point() else out // counts), none
    place = torch.arange(rows).view(-1, *[1] * (src.dim() - at - 1)).expand_as(src)
    is_it = wide == out.gather(at, spread)
    return out, none.scatter_reduce(at, spread, place.where(is_it, rows), "amin")


def gather_csr(src: Tensor, indptr: Tensor, size: int) -> Tensor:
    """Return each segment's value at all its rows, and 0 where there is no segment."""
    at = indptr.dim() - 1
    out = src.new_zeros((*src.shape[:at], size, *src.shape[at + 1 :]))
    for lead, segment, begin, end in _segments(src, indptr):
        out[lead][begin:end] = src[lead][segment]
    return out


def _segments(src: Tensor, indptr: Tensor) -> Iterator[tuple[tuple[int, ...], int, int, int]]:
    """Yield leading indices, number, begin and end of all segments that are not empty."""
    at = indptr.dim() - 1
    spread = indptr.expand(*src.shape[:at], indptr.shape[at]).long().cpu()
    for lead in _indices(src.shape[:at]):
        borders = spread[lead]
        for segment in (borders.diff() > 0).nonzero().flatten().tolist():
            yield lead, segment, int(borders[segment]), int(borders[segment + 1])


def _indices(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not shape:
        yield ()
        return
    for first in range(shape[0]):
        for rest in _indices(shape[1:]):
            yield (first, *rest)


def _mean(total: Tensor, count: int, is_whole: bool) -> Tensor:
    return total.div(count, rounding_mode="trunc") if is_whole else total / count


def _extreme(rows: Tensor, reduce: str) -> tuple[Tensor, Tensor]:
    """Return the smallest or largest of each column and its first row: NaN only where there is nothing else."""
    worst = float("inf") if reduce == "min" else float("-inf")
    is_number = ~rows.isnan()
    known = rows.where(is_number, worst) if rows.is_floating_point() else rows
    best = known.amin(0) if reduce == "min" else known.amax(0)
    has_one = is_number.any(0)
    matches = (known == best) & (is_number | ~has_one)
    arg = matches.int().argmax(0)
    return best.where(has_one, float("nan")) if rows.is_floating_point() else best, arg
