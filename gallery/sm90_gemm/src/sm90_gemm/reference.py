"""What the operator is, in plain PyTorch: the tests compare with it, and the CPU computes it."""

from __future__ import annotations

import torch
from torch import Tensor

ACTIVATIONS = (None, "relu", "gelu", "gelu_tanh", "silu")
"""In the order of csrc/gemm.h."""


def activation_index(name: str | None) -> int:
    """Return what the operators call an activation."""
    if name not in ACTIVATIONS:
        known = ", ".join(repr(known) for known in ACTIVATIONS)
        raise ValueError(f"unknown activation {name!r}: choose from {known}")
    return ACTIVATIONS.index(name)


def gemm(
    a: Tensor,
    b: Tensor,
    c: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    alpha: float = 1.0,
    beta: float = 0.0,
    activation: str | None = None,
) -> Tensor:
    """Return activation(alpha * a @ b + beta * c + bias) in the type of `a`, summed in float32, or in float64 if `a` is that."""
    wide = torch.promote_types(a.dtype, torch.float32)
    product = a.to(wide) @ b.to(wide)
    return finish(product, c, bias, alpha, beta, activation).to(a.dtype)


def finish(
    product: Tensor,
    c: Tensor | None,
    bias: Tensor | None,
    alpha: float,
    beta: float,
    activation: str | None,
) -> Tensor:
    """Return the epilogue of a product, in its type."""
    z = alpha * product
    if c is not None and beta:
        z = z + beta * c.to(z.dtype)
    if bias is not None:
        z = z + bias.to(z.dtype)
    return activated(z, activation)


def activated(z: Tensor, activation: str | None) -> Tensor:
    """Return the activation of `z`."""
    match activation:
        case None:
            return z
        case "relu":
            return torch.relu(z)
        case "silu":
            return torch.nn.functional.silu(z)
        case _:
            return torch.nn.functional.gelu(z, approximate=_approximation(activation))


def derived(grad: Tensor, z: Tensor, activation: str | None) -> Tensor:
    """Return the gradient of `z`, of which the activation has the gradient `grad`."""
    match activation:
        case None:
            return grad
        case "relu":
            return grad * (z > 0)
        case "silu":
            found: Tensor = torch.ops.aten.silu_backward(grad, z)
        case _:
            how = _approximation(activation)
            found = torch.ops.aten.gelu_backward(grad, z, approximate=how)
    return found


def _approximation(activation: str) -> str:
    return "tanh" if activation == "gelu_tanh" else "none"
