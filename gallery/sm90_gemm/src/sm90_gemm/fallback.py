"""Torch's own products, for the CPU, GPUs other than Hopper, and sums of nothing: the same semantics."""

from __future__ import annotations

import torch
from torch import Tensor

from sm90_gemm import reference, shapes


def product(a: Tensor, b: Tensor) -> Tensor:
    """Return a @ b in float32, by 16-bit tensor cores on a GPU."""
    if not a.is_cuda or a.shape[-1] == 0:
        return a.float() @ b.float()
    *leading, m, n = shapes.out_shape(a, b)
    k = a.shape[-1]
    wide = (
        torch.bmm(
            a.expand(*leading, m, k).reshape(-1, m, k),
            b.expand(*leading, k, n).reshape(-1, k, n),
            out_dtype=torch.float32,
        )
        if leading
        else torch.mm(a, b, out_dtype=torch.float32)
    )
    return wide.view(*leading, m, n)


def _gemm(
    a: Tensor,
    b: Tensor,
    c: Tensor | None,
    bias: Tensor | None,
    alpha: float,
    beta: float,
    activation: int,
) -> Tensor:
    shapes.check(a, b, c, bias, beta)
    name = reference.ACTIVATIONS[activation]
    found = reference.finish(product(a, b), c, bias, alpha, beta, name)
    if list(found.shape) != shapes.out_shape(a, b):
        raise RuntimeError(f"gemm: c must be broadcastable to the result, {shapes.out_shape(a, b)}")
    return found.to(a.dtype)


def _gemm_out(
    a: Tensor,
    b: Tensor,
    c: Tensor | None,
    bias: Tensor | None,
    alpha: float,
    beta: float,
    activation: int,
    out: Tensor,
) -> None:
    shapes.check(a, b, c, bias, beta)
    if list(out.shape) != shapes.out_shape(a, b) or out.dtype != a.dtype:
        raise RuntimeError(
            f"gemm: out must be {a.dtype} {shapes.out_shape(a, b)}, but is {out.dtype} {list(out.shape)}"
        )
    out.copy_(_gemm(a, b, c, bias, alpha, beta, activation))


for _name in ("gemm", "gemm_detached"):
    torch.library.register_kernel(f"opwright_sm90_gemm::{_name}", "cpu", _gemm)
torch.library.register_kernel("opwright_sm90_gemm::gemm_out", "cpu", _gemm_out)
for _device in ("cpu", "cuda"):
    torch.library.register_kernel("opwright_sm90_gemm::gemm_fallback", _device, _gemm)
