"""Shapes and adjoints of the operators that take an index, for torch.compile and autograd."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from scatter_ops.on_gpu import is_deterministic

_OPS = torch.ops.opwright_scatter
_NAMESPACE = "opwright_scatter"


# ---- shapes ------------------------------------------------------------------------


def _fake_bounds(index: Tensor, size: int) -> Tensor:
    return index.new_empty((*index.shape[:-1], size + 1), dtype=torch.int64)


def _fake_values(
    src: Tensor, index: Tensor, size: int, deterministic: bool | None = None
) -> Tensor:
    at = index.dim() - 1
    torch._check(0 <= at < src.dim(), lambda: f"index has {at + 1} dimensions, src {src.dim()}")
    return src.new_empty((*src.shape[:at], size, *src.shape[at + 1 :]))


def _fake_extremes(src: Tensor, index: Tensor, size: int) -> tuple[Tensor, Tensor]:
    values = _fake_values(src, index, size)
    return values, torch.empty_like(values, dtype=torch.int64)


def _fake_gather(src: Tensor, index: Tensor) -> Tensor:
    return _fake_values(src, index, index.shape[-1])


# ---- gradients ---------------------------------------------------------------------
# They are made of operators that have gradients themselves.


def _keep_index(ctx: Any, inputs: tuple[Any, ...], output: object) -> None:
    src, index = inputs[:2]
    ctx.save_for_backward(index)
    ctx.size = src.shape[index.dim() - 1]


def _of_sum(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None, None]:
    return _OPS.gather_index(grad, ctx.saved_tensors[0]), None, None, None


def _of_gather(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
    (index,) = ctx.saved_tensors
    return _OPS.scatter_sum(grad, index, ctx.size, is_deterministic(None)), None


def _of_mean(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None, None]:
    (index,) = ctx.saved_tensors
    at = index.dim() - 1
    count = _OPS.scatter_sum(torch.ones_like(index), index, grad.shape[at]).clamp(min=1)
    shares = grad / count.view(*count.shape, *[1] * (grad.dim() - at - 1))
    return _OPS.gather_index(shares, index), None, None, None


def _keep_all(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    src, index, ctx.size = inputs
    ctx.save_for_backward(src, index)


def _of_mul(ctx: Any, grad: Tensor) -> tuple[Tensor, None, None]:
    """Return the product of the others, which is not the product divided by one, where one is 0."""
    src, index = ctx.saved_tensors
    is_zero = src == 0
    product = _OPS.scatter_mul(src.masked_fill(is_zero, 1), index, ctx.size)
    zeros = _OPS.gather_index(_OPS.scatter_sum(is_zero.long(), index, ctx.size), index)
    others = _OPS.gather_index(grad * product, index) / src.masked_fill(is_zero, 1)
    return others.masked_fill(zeros > is_zero, 0), None, None


def _keep_arg(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, Tensor]) -> None:
    src, index, _ = inputs
    ctx.mark_non_differentiable(output[1])
    ctx.save_for_backward(output[1])
    ctx.at = index.dim() - 1
    ctx.size = src.shape[ctx.at]


def _of_extreme(ctx: Any, grad: Tensor, _: object) -> tuple[Tensor, None, None]:
    (arg,) = ctx.saved_tensors
    at, size = ctx.at, ctx.size
    # one row more, for segments that have none
    whole = grad.new_zeros((*grad.shape[:at], size + 1, *grad.shape[at + 1 :]))
    return whole.scatter(at, arg, grad).narrow(at, 0, size), None, None


def _register() -> None:
    library = torch.library
    fakes: dict[str, Callable[..., Any]] = {
        "index_bounds": _fake_bounds,
        **dict.fromkeys(("scatter_sum", "scatter_mean", "scatter_mul"), _fake_values),
        **dict.fromkeys(("scatter_min", "scatter_max"), _fake_extremes),
        "gather_index": _fake_gather,
    }
    for name, fake in fakes.items():
        library.register_fake(f"{_NAMESPACE}::{name}", fake)
    for name, backward, keep in (
        ("scatter_sum", _of_sum, _keep_index),
        ("scatter_mean", _of_mean, _keep_index),
        ("scatter_mul", _of_mul, _keep_all),
        ("scatter_min", _of_extreme, _keep_arg),
        ("scatter_max", _of_extreme, _keep_arg),
        ("gather_index", _of_gather, _keep_index),
    ):
        library.register_autograd(f"{_NAMESPACE}::{name}", backward, setup_context=keep)


_register()
