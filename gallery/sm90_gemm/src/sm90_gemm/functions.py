"""The public functions."""

from __future__ import annotations

import torch
from torch import Tensor

from sm90_gemm.reference import activation_index

_OPS = torch.ops.opwright_sm90_gemm
_GEMM, _GEMM_OUT, _EXPLAIN = _OPS.gemm.default, _OPS.gemm_out.default, _OPS.explain.default


def gemm(
    a: Tensor,
    b: Tensor,
    c: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    alpha: float = 1.0,
    beta: float = 0.0,
    activation: str | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """
    Return activation(alpha * a @ b + beta * c + bias), accumulated and finished in float32, rounded once.

    `a` [.., M, K] and `b` [.., K, N] are both bfloat16 or both float16, with any strides; leading dimensions broadcast. `c` has
    the same type and broadcasts to the result [.., M, N]; it is not read if `beta` is 0. `bias` is [N]. `activation` is None,
    "relu", "gelu", "gelu_tanh" or "silu". With `out`, the result is written there and nothing is differentiated; it may share
    memory with the operands. Raises RuntimeError for tensors that do not fit, ValueError for an unknown activation.
    """
    index = activation_index(activation)
    if out is None:
        return _GEMM(a, b, c, bias, alpha, beta, index)
    _GEMM_OUT(a, b, c, bias, alpha, beta, index, out)
    return out


def explain(
    m: int,
    n: int,
    k: int,
    *,
    batch: int = 1,
    a: str = "row",
    b: str = "row",
    bias: bool = False,
) -> str:
    """
    Return which kernel computes `batch` products [m, k] @ [k, n] on an H100 or H200, and how: one line for people.

    `a` and `b` are "row" or "column": the layouts of the operands. The result is row-major.
    """
    for name, layout in (("a", a), ("b", b)):
        if layout not in ("row", "column"):
            raise ValueError(f'{name} must be "row" or "column", but is {layout!r}')
    if min(m, n, k, batch) < 1:
        return "no kernel: nothing is multiplied"
    found: str = _EXPLAIN(m, n, k, batch, a == "row", b == "column", bias)
    return found
