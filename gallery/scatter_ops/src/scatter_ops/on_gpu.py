# mypy: disable-error-code="attr-defined"
"""What a GPU has of its own: who may choose atomics, and composites in one walk over the rows."""

from typing import Any, Optional

import torch
from torch import Tensor

_OPS = torch.ops.opwright_scatter
_NAMESPACE = "opwright_scatter"


def is_deterministic(asked: Optional[bool]) -> Optional[bool]:
    """Return what is asked for, else True where torch is to be deterministic, else None: the operator chooses."""
    if asked is not None:
        return asked
    if not torch.jit.is_scripting():  # noqa: SIM102 - TorchScript does not read what is inside
        if torch.are_deterministic_algorithms_enabled():
            return True
    return None


# ---- shapes ------------------------------------------------------------------------


def _fake_softmax(
    src: Tensor, index: Tensor, size: int, deterministic: bool | None = None
) -> Tensor:
    return src.new_empty(src.shape)


def _fake_log_softmax(
    src: Tensor, index: Tensor, size: int, eps: float, deterministic: bool | None = None
) -> Tensor:
    return src.new_empty(src.shape)


def _fake_logsumexp(
    src: Tensor, index: Tensor, size: int, eps: float, deterministic: bool | None = None
) -> Tensor:
    at = index.dim() - 1
    return src.new_empty((*src.shape[:at], size, *src.shape[at + 1 :]))


def _fake_deviation(
    src: Tensor, index: Tensor, size: int, unbiased: bool, deterministic: bool | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    found = _fake_logsumexp(src, index, size, 0)
    mean = torch.empty_like(found, dtype=_wide(src))
    return found, mean, found.new_empty(found.shape[: index.dim()], dtype=torch.int64)


def _fake_softmax_backward(
    grad: Tensor,
    found: Tensor,
    index: Tensor,
    size: int,
    is_log: bool,
    deterministic: bool | None = None,
) -> Tensor:
    return found.new_empty(found.shape)


def _fake_shift_and_scale(
    src: Tensor, shift: Tensor, factor: Tensor, index: Tensor, is_exponential: bool
) -> Tensor:
    return src.new_empty(src.shape)


# ---- gradients ---------------------------------------------------------------------
# Where they are to be differentiated themselves they are made of operators that can be, else in one walk over the rows.

Gradients = tuple[Tensor | None, ...]
"""Of all that an operator takes: None but for src."""


def _keep_found(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    ctx.save_for_backward(inputs[1], output)
    ctx.size, ctx.others = inputs[2], (None,) * (len(inputs) - 1)


def _total(values: Tensor, index: Tensor, size: int) -> Tensor:
    """Return each row's sum over its segment."""
    return _OPS.gather_index(_OPS.scatter_sum(values, index, size, is_deterministic(None)), index)


def _of_softmax(ctx: Any, grad: Tensor) -> Gradients:
    index, found = ctx.saved_tensors
    if torch.is_grad_enabled():
        wide = found.to(_wide(found))
        product = grad * wide
        return (product - wide * _total(product, index, ctx.size)).to(found.dtype), *ctx.others
    return _softmax_backward(grad, found, index, ctx.size, is_log=False), *ctx.others


def _of_log_softmax(ctx: Any, grad: Tensor) -> Gradients:
    index, found = ctx.saved_tensors
    if torch.is_grad_enabled():
        wide = grad.to(_wide(found))
        less = found.to(wide.dtype).exp() * _total(wide, index, ctx.size)
        return (wide - less).to(found.dtype), *ctx.others
    return _softmax_backward(grad, found, index, ctx.size, is_log=True), *ctx.others


def _softmax_backward(
    grad: Tensor, found: Tensor, index: Tensor, size: int, *, is_log: bool
) -> Tensor:
    backward = _OPS.scatter_softmax_backward
    return backward(grad, found, index, size, is_log, is_deterministic(None))


def _keep_all(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    ctx.save_for_backward(inputs[0], inputs[1], output)
    ctx.others = (None,) * (len(inputs) - 1)


def _of_logsumexp(ctx: Any, grad: Tensor) -> Gradients:
    src, index, found = ctx.saved_tensors
    wide = _wide(src)
    shift, factor = found.to(wide), grad.to(wide)
    if torch.is_grad_enabled():
        share = (src.to(wide) - _OPS.gather_index(shift, index)).exp()
        return (share * _OPS.gather_index(factor, index)).to(src.dtype), *ctx.others
    return _OPS.shift_and_scale_index(src, shift, factor, index, True), *ctx.others


def _keep_deviation(
    ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, Tensor, Tensor]
) -> None:
    src, index, _, ctx.unbiased, *_ = inputs
    ctx.others = (None,) * (len(inputs) - 1)
    ctx.set_materialize_grads(False)
    ctx.mark_non_differentiable(output[2])
    ctx.save_for_backward(src, index, *output)


def _of_deviation(ctx: Any, grad: Tensor | None, of_mean: Tensor | None, _: object) -> Gradients:
    src, index, found, mean, count = ctx.saved_tensors
    count = count.view(*count.shape, *[1] * (src.dim() - count.dim()))
    result: Tensor | None = None
    if grad is not None:
        free = (count - 1 if ctx.unbiased else count).clamp(min=1)
        deviation = found.to(mean.dtype)
        has_gradient = deviation != 0  # the root of 0 has none
        share = torch.where(has_gradient, grad / (deviation.where(has_gradient, 1) * free), 0)
        if torch.is_grad_enabled():
            away = src.to(mean.dtype) - _OPS.gather_index(mean, index)
            result = away * _OPS.gather_index(share, index)
        else:
            result = _OPS.shift_and_scale_index(src, mean, share, index, False)
    if of_mean is not None:
        of_all = _OPS.gather_index(of_mean / count.clamp(min=1), index)
        result = of_all if result is None else result + of_all
    return None if result is None else result.to(src.dtype), *ctx.others


def _wide(x: Tensor) -> torch.dtype:
    return torch.float64 if x.dtype == torch.float64 else torch.float32


def _register() -> None:
    library = torch.library
    for name, fake, keep, backward in (
        ("scatter_softmax", _fake_softmax, _keep_found, _of_softmax),
        ("scatter_log_softmax", _fake_log_softmax, _keep_found, _of_log_softmax),
        ("scatter_logsumexp", _fake_logsumexp, _keep_all, _of_logsumexp),
        ("scatter_deviation", _fake_deviation, _keep_deviation, _of_deviation),
    ):
        library.register_fake(f"{_NAMESPACE}::{name}", fake)
        library.register_autograd(f"{_NAMESPACE}::{name}", backward, setup_context=keep)
    library.register_fake(f"{_NAMESPACE}::scatter_softmax_backward", _fake_softmax_backward)
    library.register_fake(f"{_NAMESPACE}::shift_and_scale_index", _fake_shift_and_scale)


_register()
