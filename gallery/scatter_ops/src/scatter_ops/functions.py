"""The public functions: torch_scatter's names, arguments and meaning. TorchScript compiles them, too."""

from typing import Optional, Tuple

import torch
from torch import Tensor


def segment_csr(
    src: Tensor,
    indptr: Tensor,
    out: Optional[Tensor] = None,
    reduce: str = "sum",
    check: bool = False,
) -> Tensor:
    """
    Return what each segment of rows is reduced to: "sum" (or "add"), "mean", "min" or "max".

    `src` is [x0, .., rows, ..], `indptr` [x0 or 1, .., segments + 1]; segment i has the rows from indptr[i] up to
    indptr[i + 1]. An empty one is 0. `check` makes sure that indptr rises from 0 or more to at most the number of rows,
    which waits for a GPU; where it does not, results are undefined.
    """
    if check:
        _check(indptr, src.size(indptr.dim() - 1))
    if reduce in ("sum", "add"):
        return segment_sum_csr(src, indptr, out)
    if reduce == "mean":
        return segment_mean_csr(src, indptr, out)
    with_rows = out is not None or _is_differentiated(
        src
    )  # who has the extreme is asked for by gradients alone
    if reduce == "min":
        if with_rows:
            return segment_min_csr(src, indptr, out)[0]
        return torch.ops.opwright_scatter.segment_min_csr_values(src, indptr)
    if reduce == "max":
        if with_rows:
            return segment_max_csr(src, indptr, out)[0]
        return torch.ops.opwright_scatter.segment_max_csr_values(src, indptr)
    raise ValueError(f"reduce must be 'sum', 'add', 'mean', 'min' or 'max', and is '{reduce}'")


def segment_sum_csr(src: Tensor, indptr: Tensor, out: Optional[Tensor] = None) -> Tensor:
    """Return the sum of each segment."""
    if out is None:
        return torch.ops.opwright_scatter.segment_sum_csr(src, indptr)
    if _is_differentiated(src):
        return out.copy_(torch.ops.opwright_scatter.segment_sum_csr(src, indptr))
    torch.ops.opwright_scatter.segment_sum_csr_out(src, indptr, out)
    return out


def segment_add_csr(src: Tensor, indptr: Tensor, out: Optional[Tensor] = None) -> Tensor:
    """Return the sum of each segment."""
    return segment_sum_csr(src, indptr, out)


def segment_mean_csr(src: Tensor, indptr: Tensor, out: Optional[Tensor] = None) -> Tensor:
    """Return the mean of each segment; of integers, rounded towards 0."""
    if out is None:
        return torch.ops.opwright_scatter.segment_mean_csr(src, indptr)
    if _is_differentiated(src):
        return out.copy_(torch.ops.opwright_scatter.segment_mean_csr(src, indptr))
    torch.ops.opwright_scatter.segment_mean_csr_out(src, indptr, out)
    return out


def segment_min_csr(
    src: Tensor, indptr: Tensor, out: Optional[Tensor] = None
) -> Tuple[Tensor, Tensor]:
    """Return the smallest of each segment, and the first row that has it: the number of rows where there is none."""
    if out is None or _is_differentiated(src):
        found, arg = torch.ops.opwright_scatter.segment_min_csr(src, indptr)
        return found if out is None else out.copy_(found), arg
    arg_out = torch.empty(out.shape, dtype=torch.int64, device=out.device)
    torch.ops.opwright_scatter.segment_min_csr_out(src, indptr, out, arg_out)
    return out, arg_out


def segment_max_csr(
    src: Tensor, indptr: Tensor, out: Optional[Tensor] = None
) -> Tuple[Tensor, Tensor]:
    """Return the largest of each segment, and the first row that has it: the number of rows where there is none."""
    if out is None or _is_differentiated(src):
        found, arg = torch.ops.opwright_scatter.segment_max_csr(src, indptr)
        return found if out is None else out.copy_(found), arg
    arg_out = torch.empty(out.shape, dtype=torch.int64, device=out.device)
    torch.ops.opwright_scatter.segment_max_csr_out(src, indptr, out, arg_out)
    return out, arg_out


def gather_csr(
    src: Tensor, indptr: Tensor, out: Optional[Tensor] = None, size: Optional[int] = None
) -> Tensor:
    """
    Return each segment's value at all its rows, the inverse of a reduction; a row of no segment is 0.

    Without `out` or `size`, the number of rows, the last of indptr is asked for, which waits for a GPU.
    """
    if out is None:
        if size is None:
            size = int(indptr.reshape(-1)[-1].item()) if src.numel() > 0 else 0
        return torch.ops.opwright_scatter.gather_csr(src, indptr, size)
    if _is_differentiated(src):
        return out.copy_(
            torch.ops.opwright_scatter.gather_csr(src, indptr, out.size(indptr.dim() - 1))
        )
    torch.ops.opwright_scatter.gather_csr_out(src, indptr, out)
    return out


def _is_differentiated(src: Tensor) -> bool:
    return torch.is_grad_enabled() and src.requires_grad


def _check(indptr: Tensor, rows: int) -> None:
    last = indptr.dim() - 1
    if indptr.numel() == 0:
        return
    steps = indptr.narrow(last, 1, indptr.size(last) - 1) < indptr.narrow(
        last, 0, indptr.size(last) - 1
    )
    if bool(steps.any()):
        raise ValueError("indptr falls: each of its values must be at least the one before")
    low, high = int(indptr.min()), int(indptr.max())
    if low < 0 or high > rows:
        raise ValueError(f"indptr goes from {low} to {high}, and src has rows from 0 to {rows}")
