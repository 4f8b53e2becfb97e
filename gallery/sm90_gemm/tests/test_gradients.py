"""Gradients are those of the reference in float64."""

from __future__ import annotations

import pytest
import torch
from cases import Case
from compared import is_close, of_dtypes, on_devices
from sm90_gemm import gemm, reference
from torch import Tensor


@on_devices
@of_dtypes
@pytest.mark.parametrize("activation", reference.ACTIVATIONS)
def test_gradients_are_those_of_the_reference(
    activation: str | None, dtype: torch.dtype, device: str
) -> None:
    for shape_a, shape_b, shape_c in (
        ((72, 40), (40, 24), (72, 24)),
        ((3, 17, 33), (33, 9), (9,)),
        ((2, 1, 16, 8), (3, 8, 24), (2, 3, 16, 24)),
    ):
        generator = torch.Generator().manual_seed(0)
        shapes = (shape_a, shape_b, shape_c, shape_b[-1:])
        numbers = [torch.randn(shape, generator=generator).to(dtype) for shape in shapes]
        given = [x.to(device).requires_grad_() for x in numbers]
        same = [x.double().requires_grad_() for x in numbers]

        got = gemm(*given, alpha=0.25, beta=0.5, activation=activation)
        wanted = reference.gemm(*same, alpha=0.25, beta=0.5, activation=activation)
        grad = torch.randn(got.shape, generator=generator).to(dtype)
        found = torch.autograd.grad(got, given, grad.to(device))
        true = torch.autograd.grad(wanted, same, grad.double())

        for name, x, y in zip("abc+", found, true, strict=True):
            assert x.shape == y.shape, name
            # the activation's gradient, which was rounded, and relu's where a sum is nearly 0
            assert float((x.cpu().double() - y).norm() / y.norm()) < (2e-2 if activation else 8e-3), name  # fmt: skip


@on_devices
def test_what_needs_no_gradient_gets_none(device: str) -> None:
    a, b, c, bias = Case(16, 24, 8).inputs(torch.float16, device)

    gemm(a.requires_grad_(), b, c, bias, beta=1.0).sum().backward()

    assert a.grad is not None
    assert is_close(a.grad, b.sum(1).expand_as(a))


@on_devices
def test_a_layer_learns(device: str) -> None:
    torch.manual_seed(0)
    x = torch.randn(64, 32, device=device, dtype=torch.bfloat16)
    wanted = torch.randn(64, 16, device=device, dtype=torch.bfloat16)
    weight = torch.zeros(16, 32, device=device, dtype=torch.bfloat16, requires_grad=True)
    losses = []
    for _ in range(30):
        loss = (gemm(x, weight.t()) - wanted).float().square().mean()
        (step,) = torch.autograd.grad(loss, weight)
        weight = (weight - 4 * step).detach().requires_grad_()
        losses.append(float(loss))

    assert losses[-1] < 0.7 * losses[0]


def test_second_derivatives_are_there() -> None:
    a, b, *_ = (x.requires_grad_() for x in Case(4, 8, 6).inputs(torch.bfloat16))

    (first,) = torch.autograd.grad(gemm(a, b).square().sum(), a, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), b)

    def twice(b: Tensor) -> Tensor:
        own = a.detach().double().requires_grad_()
        (found,) = torch.autograd.grad((own @ b).square().sum(), own, create_graph=True)
        return found.sum()

    wide = b.detach().double().requires_grad_()
    (wanted,) = torch.autograd.grad(twice(wide), wide)
    assert float((second.double() - wanted).norm() / wanted.norm()) < 2e-2
