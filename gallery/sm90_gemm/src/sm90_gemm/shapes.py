"""What torch.compile asks of the operators: shapes without values, and what is refused."""

from __future__ import annotations

import torch
from torch import Tensor


def check(
    a: Tensor,
    b: Tensor,
    c: Tensor | None,
    bias: Tensor | None,
    beta: float | torch.SymFloat,
    takes: tuple[torch.dtype, ...] = (torch.bfloat16, torch.float16),
    others: torch.dtype | None = None,
) -> None:
    """
    Raise RuntimeError for what the operators do not take; csrc/problem.cpp has the same for a GPU.

    `a` and `b` have one of the types that it `takes`, c and bias that of the `others`, or the same.
    """
    if a.dtype not in takes:
        known = "bfloat16, float16 or float8_e4m3fn"
        raise RuntimeError(f"gemm: a must be {known}, but is {_described(a)}")
    if a.dim() < 2 or b.dim() < 2:
        both = f"a is {_described(a)}, b is {_described(b)}"
        raise RuntimeError(f"gemm: a and b must have at least 2 dimensions, but {both}")
    for name, x in (("b", b), ("c", c), ("bias", bias)):
        wanted = others if others and name != "b" else a.dtype
        if x is not None and x.dtype != wanted:
            whose = "the result" if others and name != "b" else "a"
            raise RuntimeError(
                f"gemm: {name} must have the dtype of {whose}, {wanted}, but is {_described(x)}"
            )
    if c is None and isinstance(beta, float) and beta:  # while it compiles, it is a symbol
        raise RuntimeError(f"gemm: beta is {beta}, but there is no c")
    torch._check(
        a.shape[-1] == b.shape[-2],
        lambda: f"gemm: a has {a.shape[-1]} columns and b {b.shape[-2]} rows",
    )
    for own, other in zip(reversed(a.shape[:-2]), reversed(b.shape[:-2]), strict=False):
        torch._check(
            own in (other, 1) or other == 1,
            lambda: (
                f"gemm: leading dimensions cannot be broadcast: a is {_described(a)}, b is {_described(b)}"
            ),
        )
    if bias is not None:
        torch._check(
            bias.dim() == 1 and bias.shape[0] == b.shape[-1],
            lambda: f"gemm: bias must be [{b.shape[-1]}], but is {_described(bias)}",
        )


def out_shape(a: Tensor, b: Tensor) -> list[int]:
    """Return the shape of the product."""
    leading = torch.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    return [*leading, a.shape[-2], b.shape[-1]]


def _described(x: Tensor) -> str:
    return f"{str(x.dtype).removeprefix('torch.')}{list(x.shape)}"


def _fake_gemm(
    a: Tensor,
    b: Tensor,
    c: Tensor | None,
    bias: Tensor | None,
    alpha: float,
    beta: float,
    activation: int,
) -> Tensor:
    check(a, b, c, bias, beta)
    return a.new_empty(out_shape(a, b))


def _writes(*_: object) -> None:
    """Make nothing: what is written is given."""


for _name in ("gemm", "gemm_detached", "gemm_fallback"):
    torch.library.register_fake(f"opwright_sm90_gemm::{_name}", _fake_gemm)
for _name in ("gemm_out", "gemm_by"):
    torch.library.register_fake(f"opwright_sm90_gemm::{_name}", _writes)
