"""What torch.compile asks of the operators, shapes without values, and what autograd asks: their adjoints."""

from typing import Any

import torch
from torch import Tensor

_OPS = torch.ops.opwright_scatter


# ---- shapes ------------------------------------------------------------------------


def _by_segment(src: Tensor, indptr: Tensor, dtype: torch.dtype | None = None) -> Tensor:
    at = indptr.dim() - 1
    torch._check(0 <= at < src.dim(), lambda: f"indptr has {at + 1} dimensions, src {src.dim()}")
    segments = indptr.shape[at] - 1 if indptr.shape[at] else 0
    return src.new_empty(
        (*src.shape[:at], segments, *src.shape[at + 1 :]), dtype=dtype or src.dtype
    )


def _by_row(src: Tensor, indptr: Tensor, size: int) -> Tensor:
    at = indptr.dim() - 1
    return src.new_empty((*src.shape[:at], size, *src.shape[at + 1 :]))


def _fake_sum(src: Tensor, indptr: Tensor) -> Tensor:
    return _by_segment(src, indptr)


def _fake_extreme(src: Tensor, indptr: Tensor) -> tuple[Tensor, Tensor]:
    return _by_segment(src, indptr), _by_segment(src, indptr, torch.int64)


def _fake_scatter(src: Tensor, arg: Tensor, indptr: Tensor, size: int) -> Tensor:
    return _by_row(src, indptr, size)


def _writes(*_: object) -> None:
    """Make nothing: what is written is given."""


# ---- gradients -----------------------------------------------------------------------
# A sum and a gather are each other's adjoint; so are a mean and a gather that divides by the segments' lengths.


def _keep_indptr(ctx: Any, inputs: tuple[Any, ...], output: object) -> None:
    src, indptr = inputs[:2]
    ctx.save_for_backward(indptr)
    ctx.size = src.shape[indptr.dim() - 1]


def _of_sum(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
    return _OPS.gather_csr(grad, ctx.saved_tensors[0], ctx.size), None


def _of_mean(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
    return _OPS.gather_mean_csr(grad, ctx.saved_tensors[0], ctx.size), None


def _of_gather(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None]:
    return _OPS.segment_sum_csr(grad, ctx.saved_tensors[0]), None, None


def _of_gather_mean(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None]:
    return _OPS.segment_mean_csr(grad, ctx.saved_tensors[0]), None, None


def _keep_arg(ctx: Any, inputs: tuple[Tensor, Tensor], output: tuple[Tensor, Tensor]) -> None:
    src, indptr = inputs
    ctx.mark_non_differentiable(output[1])
    ctx.save_for_backward(indptr, output[1])
    ctx.size = src.shape[indptr.dim() - 1]


def _of_extreme(ctx: Any, grad: Tensor, _: object) -> tuple[Tensor, None]:
    indptr, arg = ctx.saved_tensors
    return _OPS.scatter_arg_csr(grad, arg, indptr, ctx.size), None


def _keep_scattered(ctx: Any, inputs: tuple[Any, ...], output: object) -> None:
    _, arg, indptr, ctx.size = inputs
    ctx.save_for_backward(arg)
    ctx.at = indptr.dim() - 1


def _of_scatter(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None, None]:
    (arg,) = ctx.saved_tensors
    padded = torch.cat(
        [grad, grad.new_zeros(()).expand(grad.narrow(ctx.at, 0, 0).shape).clone()], ctx.at
    )
    is_there = arg < ctx.size
    return padded.gather(ctx.at, arg.where(is_there, 0)).where(is_there, 0), None, None, None


def _register() -> None:
    namespace, library = "opwright_scatter", torch.library
    for name in ("sum", "mean"):
        library.register_fake(f"{namespace}::segment_{name}_csr", _fake_sum)
    for name in ("min", "max"):
        library.register_fake(f"{namespace}::segment_{name}_csr", _fake_extreme)
    for name in ("segment_min_csr_values", "segment_max_csr_values"):
        library.register_fake(f"{namespace}::{name}", _fake_sum)
    for name in ("gather_csr", "gather_mean_csr"):
        library.register_fake(f"{namespace}::{name}", _by_row)
    library.register_fake(f"{namespace}::scatter_arg_csr", _fake_scatter)
    for name in ("segment_sum", "segment_mean", "segment_min", "segment_max", "gather"):
        library.register_fake(f"{namespace}::{name}_csr_out", _writes)
    for name, backward, keep in (
        ("segment_sum", _of_sum, _keep_indptr),
        ("segment_mean", _of_mean, _keep_indptr),
        ("segment_min", _of_extreme, _keep_arg),
        ("segment_max", _of_extreme, _keep_arg),
        ("gather", _of_gather, _keep_indptr),
        ("gather_mean", _of_gather_mean, _keep_indptr),
        ("scatter_arg", _of_scatter, _keep_scattered),
    ):
        library.register_autograd(f"{namespace}::{name}_csr", backward, setup_context=keep)


_register()
