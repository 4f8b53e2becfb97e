"""The public functions."""

import torch
from torch import Tensor

_OPS = torch.ops.opwright_lowbit
_GEMM, _GEMM_OUT = _OPS.lowbit_gemm.default, _OPS.lowbit_gemm_out.default
_QUANTIZE = _OPS.quantize_per_token.default


def lowbit_gemm(
    x: Tensor,
    weight: Tensor,
    x_scale: Tensor,
    weight_scale: Tensor,
    out: Tensor | None = None,
    *,
    bias: Tensor | None = None,
    dtype: torch.dtype = torch.bfloat16,
) -> Tensor:
    """
    Return [M, N]: float32(x @ w.t()) / x_scale[m] * weight_scale[n // (N / groups)] (+ bias[n]), rounded once.

    `x` is int8 [M, K]; `weight` is uint8 or int8 [N, K / 4], as `pack_ternary` makes it; N is a multiple of 16, K of 32. The
    sums are exact. `x_scale` [M] and `weight_scale` [groups] are bfloat16 or float32; `bias` [N] float16, too. The result has
    the type of `out`, else `dtype`: bfloat16 or float16.
    """
    if out is None:
        return _GEMM(x, weight, x_scale, weight_scale, bias, dtype)
    _GEMM_OUT(x, weight, x_scale, weight_scale, bias, out)
    return out


def quantize_per_token(x: Tensor) -> tuple[Tensor, Tensor]:
    """
    Return int8 [M, K] and the scales [M] by which the rows of `x` [M, K] were multiplied: 127 / max(abs(row), 1e-5).

    Everything is computed and rounded in the type of `x`, float32 or bfloat16, as BitNet's model code does; float16 in float32.
    """
    found: tuple[Tensor, Tensor] = _QUANTIZE(x)
    return found
