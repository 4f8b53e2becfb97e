"""The compiled kernels for groups, as csrc/grouped_kernels.h lists them."""

from __future__ import annotations

from typing import NamedTuple


class GroupedKernel(NamedTuple):
    """A tile of a kernel for groups."""

    name: str
    tile: tuple[int, int, int]
    is_turned: bool = False


GROUPED_KERNELS = (
    GroupedKernel("grouped_square_128x128", (128, 128, 64)),
    GroupedKernel("grouped_wide_128x256", (128, 256, 64)),
    GroupedKernel("grouped_small_64x256", (64, 256, 64)),
    GroupedKernel("grouped_turned_128x32", (128, 32, 128), is_turned=True),
)
"""In the order of csrc/grouped_kernels.h."""
