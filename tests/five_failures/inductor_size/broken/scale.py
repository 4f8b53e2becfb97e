"""Rows of a matrix times their number: an operator of one Triton kernel."""

import torch
import triton
import triton.language as tl


@triton.jit
def scale_rows(x, out, B: tl.constexpr, T, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < B * T
    tl.store(out + at, tl.load(x + at, mask=inside) * B, mask=inside)


def scale(x):
    B, T = x.shape
    out = torch.empty_like(x)
    scale_rows[(triton.cdiv(x.numel(), 64),)](x, out, B, T, 64)
    return out
