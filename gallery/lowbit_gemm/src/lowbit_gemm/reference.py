"""What the operators are, in plain PyTorch: the definition of right, to the bit."""

import torch
from torch import Tensor

from lowbit_gemm.packing import unpack_ternary


def lowbit_gemm(
    x: Tensor,
    weight: Tensor,
    x_scale: Tensor,
    weight_scale: Tensor,
    bias: Tensor | None = None,
    dtype: torch.dtype = torch.bfloat16,
) -> Tensor:
    """Return float32(sum) / x_scale * weight_scale (+ bias) in float32, rounded once."""
    weights = unpack_ternary(weight)
    total = _product(x.cpu(), weights.cpu()).to(x.device)
    group = len(weights) // max(weight_scale.numel(), 1)
    of_row = weight_scale.reshape(-1).float().repeat_interleave(group)
    result = total.float() / x_scale.reshape(-1, 1).float() * of_row
    if bias is not None:
        result = result + bias.float()
    return result.to(dtype)


def _product(x: Tensor, weights: Tensor) -> Tensor:
    """Return the sums of products, exact: float64 has room for more than 2^31."""
    return (x.double() @ weights.double().t()).long()


def quantize_per_token(x: Tensor) -> tuple[Tensor, Tensor]:
    """
    Return int8 of each row and its scale, as BitNet's model code does, in the type of `x`.

    float16 has no room for the scale of small rows: it is computed in float32.
    """
    wide = x.float() if x.dtype == torch.float16 else x
    scale = 127 / wide.abs().amax(dim=-1, keepdim=True).clamp_(min=1e-5)
    return (wide * scale).round().clamp(-128, 127).to(torch.int8), scale.squeeze(-1)
