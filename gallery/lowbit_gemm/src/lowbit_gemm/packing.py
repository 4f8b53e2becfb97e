"""
Weights in 2 bits as microsoft/BitNet packs them for GPUs, so that its checkpoints are used as they are.

A weight w is stored as w + 2. Tiles of 16 rows by 32 columns lie one after the other, 128 bytes each: 32 words of 4 bytes, and
a word has 16 columns of one row. Words go through 8 rows, then through the tile's two halves of columns, then through the other
8 rows. Bits 2i and 2i + 1 of byte e of a word are column 4i + e.
"""

import torch
from torch import Tensor

_ROWS, _COLUMNS = 16, 32


def pack_ternary(weight: Tensor) -> Tensor:
    """
    Return weights of -1, 0 and 1 [N, K] as uint8 [N, K / 4].

    `weight` has any dtype; N is a multiple of 16, K of 32. ValueError for other sizes and values.
    """
    n, k = _sizes(weight, 1)
    whole = weight.to(torch.int8)
    if bool(((whole != weight) | (whole < -1) | (whole > 1)).any()):
        raise ValueError("pack_ternary: weights must be -1, 0 or 1")
    tiles = (whole + 2).view(torch.uint8).view(n // _ROWS, 2, 8, k // _COLUMNS, 2, 4, 4)
    words = tiles.permute(0, 3, 1, 4, 2, 6, 5)  # strip, tile, rows, half, row, byte, bits
    packed = words[..., 0] | words[..., 1] << 2 | words[..., 2] << 4 | words[..., 3] << 6
    return packed.reshape(n, k // 4)


def unpack_ternary(packed: Tensor) -> Tensor:
    """
    Return what `pack_ternary` was given, as int8 [N, K].

    `packed` is uint8 or int8 [N, K / 4]; a checkpoint's may have -2, too.
    """
    n, k = _sizes(packed, 4)
    words = packed.contiguous().view(torch.uint8).view(n // _ROWS, k // _COLUMNS, 2, 2, 8, 4, 1)
    shifts = torch.arange(0, 8, 2, dtype=torch.uint8, device=packed.device)
    weights = (words >> shifts & 3).permute(0, 2, 4, 1, 3, 6, 5).reshape(n, k)
    return weights.view(torch.int8) - 2


def _sizes(weight: Tensor, per_element: int) -> tuple[int, int]:
    if weight.dim() != 2:
        raise ValueError(f"weights must have 2 dimensions, and have shape {[*weight.shape]}")
    n, k = weight.shape[0], weight.shape[1] * per_element
    if n % _ROWS or k % _COLUMNS:
        raise ValueError(
            f"the rows of weights must be a multiple of 16, and their columns of 32; they are {n} and {k}"
        )
    return n, k
