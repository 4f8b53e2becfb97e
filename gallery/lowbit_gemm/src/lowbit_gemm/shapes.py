"""What torch.compile asks of the operators: shapes without values."""

import torch
from torch import Tensor


def _fake_gemm(
    x: Tensor,
    weight: Tensor,
    x_scale: Tensor,
    weight_scale: Tensor,
    bias: Tensor | None,
    dtype: torch.dtype,
) -> Tensor:
    return x.new_empty((x.shape[0], weight.shape[0]), dtype=dtype)


def _fake_quantize(x: Tensor) -> tuple[Tensor, Tensor]:
    scale = torch.float32 if x.dtype == torch.float16 else x.dtype
    return x.new_empty(x.shape, dtype=torch.int8), x.new_empty(x.shape[:-1], dtype=scale)


def _writes(*_: object) -> None:
    """Make nothing: what is written is given."""


torch.library.register_fake("opwright_lowbit::lowbit_gemm", _fake_gemm)
torch.library.register_fake("opwright_lowbit::quantize_per_token", _fake_quantize)
for _name in ("lowbit_gemm_out", "quantize_per_token_out"):
    torch.library.register_fake(f"opwright_lowbit::{_name}", _writes)
