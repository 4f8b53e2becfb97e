"""Weights are packed as Microsoft's pack_weight.py packs them."""

import lowbit_gemm
import pytest
import torch
from compared import on_devices
from torch import Tensor


def word_by_word(weight: Tensor) -> Tensor:
    """Pack as their description says, one weight after the other."""
    n, k = weight.shape
    packed = torch.zeros(n * k // 4, dtype=torch.int64)
    for row in range(n):
        for column in range(k):
            tile = (row // 16 * (k // 32) + column // 32) * 32
            word = tile + row % 16 // 8 * 16 + column % 32 // 16 * 8 + row % 8
            byte, bits = column % 4, column % 16 // 4 * 2
            packed[4 * word + byte] |= (int(weight[row, column]) + 2) << bits
    return packed.to(torch.uint8).view(n, k // 4)


def test_each_weight_has_its_place() -> None:
    weight = torch.randint(-1, 2, (48, 96), dtype=torch.int8)

    assert torch.equal(lowbit_gemm.pack_ternary(weight), word_by_word(weight))


@on_devices
@pytest.mark.parametrize("shape", [(16, 32), (0, 64), (32, 0), (2560, 6912)], ids=str)
def test_weights_come_back(shape: tuple[int, int], device: str) -> None:
    weight = torch.randint(-1, 2, shape, dtype=torch.int8, device=device)
    packed = lowbit_gemm.pack_ternary(weight.float())

    assert packed.shape == (shape[0], shape[1] // 4)
    assert torch.equal(lowbit_gemm.unpack_ternary(packed), weight)
    assert torch.equal(lowbit_gemm.unpack_ternary(packed.view(torch.int8)), weight)


@pytest.mark.parametrize(
    ("weight", "said"),
    [
        (torch.zeros(8, 32), "multiple of 16"),
        (torch.zeros(16, 48), "their columns of 32; they are 16 and 48"),
        (torch.zeros(16), "2 dimensions"),
        (torch.full((16, 32), 2), "must be -1, 0 or 1"),
        (torch.full((16, 32), 0.5), "must be -1, 0 or 1"),
    ],
    ids=str,
)
def test_what_cannot_be_packed_is_refused(weight: Tensor, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        lowbit_gemm.pack_ternary(weight)
