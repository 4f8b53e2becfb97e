"""The public functions."""

from __future__ import annotations

import torch
from torch import Tensor

from sm90_gemm.reference import activation_index

_OPS = torch.ops.opwright_sm90_gemm
_GEMM, _DETACHED, _GEMM_OUT = _OPS.gemm.default, _OPS.gemm_detached.default, _OPS.gemm_out.default
_EXPLAIN = _OPS.explain.default
_FLOAT8, _FLOAT8_BY = _OPS.float8_gemm.default, _OPS.float8_gemm_by.default


def gemm(
    a: Tensor,
    b: Tensor,
    c: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    alpha: float = 1.0,
    beta: float = 0.0,
    activation: str | None = None,
    scale_a: Tensor | None = None,
    scale_b: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    fast_accum: bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """
    Return activation(alpha * a @ b + beta * c + bias), accumulated and finished in float32, rounded once.

    `a` [.., M, K] and `b` [.., K, N] are both bfloat16 or both float16, with any strides; leading dimensions broadcast. `c` has
    the same type and broadcasts to the result [.., M, N]; it is not read if `beta` is 0. `bias` is [N]. `activation` is None,
    "relu", "gelu", "gelu_tanh" or "silu"; on Hopper, "gelu_tanh" of 2^20 elements or more is by the GPU's own tanh, with errors of
    up to 4e-6 below -3.3, where results are small. With `out`, the result is written there and nothing is differentiated; it may
    share memory with the operands. Raises RuntimeError for tensors that do not fit, ValueError for an unknown activation.

    `a` and `b` may both be float8_e4m3fn, too. Then sums are multiplied by `scale_a` and `scale_b`, float32, of one element, or of
    one for each row of `a` and each column of `b`; the result, `c` and `bias` are bfloat16, or float16 if `out_dtype` or `out` is;
    with `fast_accum`, the tensor cores' own sums, which have fewer bits, are added up in float32 at the end alone, and not each 128
    of K. It has no gradient.
    """
    index = activation_index(activation)
    if a.dtype == torch.float8_e4m3fn:
        _refuse_gradients(a, b, scale_a, scale_b, c, bias)
        dtype = out_dtype or (out.dtype if out is not None else torch.bfloat16)
        if dtype not in (torch.bfloat16, torch.float16) or (out is not None and out.dtype != dtype):
            raise RuntimeError(
                f"gemm: the result must be bfloat16 or float16, as out is, not {dtype}"
            )
        scales = scale_a, scale_b
        if out is None:
            return _FLOAT8(a, b, *scales, c, bias, alpha, beta, index, dtype == torch.float16, fast_accum)  # fmt: skip
        _FLOAT8_BY(a, b, *scales, c, bias, alpha, beta, index, fast_accum, "", 1, False, out)
        return out
    if scale_a is not None or scale_b is not None or out_dtype not in (None, a.dtype):
        raise RuntimeError(
            f"gemm: scales and another out_dtype are for float8_e4m3fn, not {a.dtype}"
        )
    if out is None:
        product = _GEMM if _needs_gradient(a, b, c, bias) else _DETACHED
        return product(a, b, c, bias, alpha, beta, index)
    _GEMM_OUT(a, b, c, bias, alpha, beta, index, out)
    return out


def _needs_gradient(*given: Tensor | None) -> bool:
    return torch.is_grad_enabled() and any(x is not None and x.requires_grad for x in given)


def _refuse_gradients(*given: Tensor | None) -> None:
    if _needs_gradient(*given):
        raise RuntimeError("gemm: products of float8 have no gradient; detach what requires one")


def explain(
    m: int,
    n: int,
    k: int,
    *,
    batch: int = 1,
    a: str = "row",
    b: str = "row",
    bias: bool = False,
    float8: bool = False,
    activation: str | None = None,
) -> str:
    """
    Return which kernel computes `batch` products [m, k] @ [k, n] on an H100 or H200, and how: one line for people.

    `a` and `b` are "row" or "column": the layouts of the operands. The result is row-major. `activation` is as in `gemm`: the line
    says so where "gelu_tanh" is computed by the GPU's tanh.
    """
    for name, layout in (("a", a), ("b", b)):
        if layout not in ("row", "column"):
            raise ValueError(f'{name} must be "row" or "column", but is {layout!r}')
    index = activation_index(activation)
    if min(m, n, k, batch) < 1:
        return "no kernel: nothing is multiplied"
    found: str = _EXPLAIN(m, n, k, batch, a == "row", b == "column", bias, float8, index)
    return found
