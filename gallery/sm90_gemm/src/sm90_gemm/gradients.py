"""Gradients of the product: products again."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from sm90_gemm import reference

Inputs = tuple[Tensor, Tensor, Tensor | None, Tensor | None, float, float, int]


def _keep(ctx: Any, inputs: Inputs, output: Tensor) -> None:
    a, b, c, bias, ctx.alpha, ctx.beta, ctx.activation = inputs
    needs_z = ctx.activation != 0
    ctx.save_for_backward(a, b, c if needs_z else None, bias if needs_z else None)
    ctx.shape_c = None if c is None else c.shape


def _backward(ctx: Any, grad: Tensor) -> tuple[Tensor | None, ...]:
    a, b, c, bias = ctx.saved_tensors
    product = torch.ops.opwright_sm90_gemm.gemm.default
    if ctx.activation:
        z = product(a, b, c, bias, ctx.alpha, ctx.beta, 0)
        grad = reference.derived(grad, z, reference.ACTIVATIONS[ctx.activation])
    to_a, to_b, to_c, to_bias, *_ = ctx.needs_input_grad

    def of(left: Tensor, right: Tensor, like: Tensor) -> Tensor:
        found: Tensor = product(left, right, None, None, ctx.alpha, 0.0, 0)
        return found.sum_to_size(like.shape)

    return (
        of(grad, b.mT, a) if to_a else None,
        of(a.mT, grad, b) if to_b else None,
        (ctx.beta * grad).sum_to_size(ctx.shape_c) if to_c else None,
        grad.flatten(0, -2).sum(0) if to_bias else None,
        None,
        None,
        None,
    )


torch.library.register_autograd("opwright_sm90_gemm::gemm", _backward, setup_context=_keep)
