"""`import lowbit_gemm.compat as gemm_lowbit_ext`: the function of the BitNet project that has 16-bit operands, under its name."""

import torch
from torch import Tensor


def gemm_lowbit(a: Tensor, b: Tensor, c: Tensor, w_scale: float, x_scale: float) -> None:
    """
    Write (a @ b) / (w_scale * x_scale) into `c`; sums are in float32, and are rounded once.

    `a` [M, K], `b` [K, N] and `c` [M, N] are float16 on one device, of any sizes and strides. `c` may be `a` or `b`.
    """
    for name, x in (("a", a), ("b", b), ("c", c)):
        if x.dtype != torch.float16 or x.dim() != 2 or x.device != a.device:
            raise ValueError(
                f"gemm_lowbit: {name} must be float16 of 2 dimensions on the device of a"
            )
    if a.shape[1] != b.shape[0] or c.shape != (a.shape[0], b.shape[1]):
        raise ValueError(
            f"gemm_lowbit: a is {[*a.shape]}, b {[*b.shape]}, c {[*c.shape]}: they must be [M, K], [K, N] and [M, N]"
        )
    c.copy_(torch.addmm(c, a, b, beta=0, alpha=1 / (w_scale * x_scale)))
