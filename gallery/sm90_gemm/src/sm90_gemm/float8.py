"""Products of float8 with scales: torch's own where there is no kernel, shapes without values, and what is refused."""

from __future__ import annotations

import torch
from torch import Tensor

from sm90_gemm import reference, shapes


def check(
    a: Tensor,
    b: Tensor,
    scale_a: Tensor | None,
    scale_b: Tensor | None,
    c: Tensor | None,
    bias: Tensor | None,
    beta: float | torch.SymFloat,
    dtype: torch.dtype,
) -> None:
    """Raise RuntimeError for what the operators do not take; csrc/problem.cpp has the same for a GPU."""
    shapes.check(a, b, c, bias, beta, takes=(torch.float8_e4m3fn,), others=dtype)
    for name, scale, size in (("a", scale_a, a.shape[-2]), ("b", scale_b, b.shape[-1])):
        if scale is None:
            continue
        if scale.dtype != torch.float32:
            raise RuntimeError(f"gemm: scale_{name} must be float32, but is {scale.dtype}")
        told = f"gemm: scale_{name} must have 1 element or {size}, but has {scale.numel()}"
        torch._check(scale.numel() in (1, size), lambda told=told: told)


def product(a: Tensor, b: Tensor, scale_a: Tensor | None, scale_b: Tensor | None) -> Tensor:
    """Return the product in float32, with its scales."""
    from sm90_gemm import fallback  # noqa: PLC0415 - it registers for operators that this knows nothing of

    # each float8_e4m3fn is a bfloat16, too
    wide = fallback.product(a.to(torch.bfloat16), b.to(torch.bfloat16))
    if scale_a is not None:
        wide = wide * scale_a.reshape(-1, 1)
    if scale_b is not None:
        wide = wide * scale_b.reshape(-1)
    return wide


def _gemm(
    a: Tensor,
    b: Tensor,
    scale_a: Tensor | None,
    scale_b: Tensor | None,
    c: Tensor | None,
    bias: Tensor | None,
    alpha: float,
    beta: float,
    activation: int,
    is_half: bool,
    is_fast: bool = False,
) -> Tensor:
    dtype = torch.float16 if is_half else torch.bfloat16
    check(a, b, scale_a, scale_b, c, bias, beta, dtype)
    name = reference.ACTIVATIONS[activation]
    found = reference.finish(product(a, b, scale_a, scale_b), c, bias, alpha, beta, name)
    if list(found.shape) != shapes.out_shape(a, b):
        raise RuntimeError(f"gemm: c must be broadcastable to the result, {shapes.out_shape(a, b)}")
    return found.to(dtype)


def _gemm_by(
    a: Tensor,
    b: Tensor,
    scale_a: Tensor | None,
    scale_b: Tensor | None,
    c: Tensor | None,
    bias: Tensor | None,
    alpha: float,
    beta: float,
    activation: int,
    is_fast: bool,
    kernel: str,
    swizzle: int,
    is_along_m: bool,
    out: Tensor,
) -> None:
    is_half = out.dtype == torch.float16
    if list(out.shape) != shapes.out_shape(a, b) or out.dtype not in (
        torch.float16,
        torch.bfloat16,
    ):
        raise RuntimeError(
            f"gemm: out must be bfloat16 or float16 {shapes.out_shape(a, b)}, but is {out.dtype} {list(out.shape)}"
        )
    out.copy_(_gemm(a, b, scale_a, scale_b, c, bias, alpha, beta, activation, is_half))


def _fake(
    a: Tensor,
    b: Tensor,
    scale_a: Tensor | None,
    scale_b: Tensor | None,
    c: Tensor | None,
    bias: Tensor | None,
    alpha: float,
    beta: float,
    activation: int,
    is_half: bool,
    is_fast: bool = False,
) -> Tensor:
    dtype = torch.float16 if is_half else torch.bfloat16
    check(a, b, scale_a, scale_b, c, bias, beta, dtype)
    return a.new_empty(shapes.out_shape(a, b), dtype=dtype)


def _writes(*_: object) -> None:
    """Make nothing: what is written is given."""


torch.library.register_kernel("opwright_sm90_gemm::float8_gemm", "cpu", _gemm)
torch.library.register_kernel("opwright_sm90_gemm::float8_gemm_by", "cpu", _gemm_by)
for _device in ("cpu", "cuda"):
    torch.library.register_kernel("opwright_sm90_gemm::float8_fallback", _device, _gemm)
for _name in ("float8_gemm", "float8_fallback"):
    torch.library.register_fake(f"opwright_sm90_gemm::{_name}", _fake)
torch.library.register_fake("opwright_sm90_gemm::float8_gemm_by", _writes)
