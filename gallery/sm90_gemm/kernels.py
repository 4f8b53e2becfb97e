"""The compiled kernels, as csrc/kernels.h lists them: for the tests, which run each, and for tune.py."""

from __future__ import annotations

from typing import NamedTuple


class Kernel(NamedTuple):
    """A tile, and how it is computed."""

    name: str
    tile: tuple[int, int, int]
    cluster: tuple[int, int] = (1, 1)
    is_turned: bool = False
    """It computes d^T: the rows of its tile are columns of the result."""
    can_split: bool = False


KERNELS = (
    Kernel("wide_128x256", (128, 256, 64), (2, 1), is_turned=False, can_split=True),
    Kernel("plain_128x256", (128, 256, 64), (2, 1), is_turned=False, can_split=False),
    Kernel("wide_256x128", (256, 128, 64), (2, 1), is_turned=False, can_split=True),
    Kernel("square_128x128", (128, 128, 64), (2, 1), is_turned=False, can_split=False),
    Kernel("joint_128x128", (128, 128, 64), (2, 1), is_turned=False, can_split=True),
    Kernel("small_64x128", (64, 128, 64), (1, 1), is_turned=False, can_split=False),
    Kernel("small_64x256", (64, 256, 64), (1, 1), is_turned=False, can_split=False),
    Kernel("turned_128x128", (128, 128, 64), (1, 1), is_turned=True, can_split=True),
    Kernel("turned_128x64", (128, 64, 128), (1, 1), is_turned=True, can_split=True),
    Kernel("turned_64x64", (64, 64, 128), (1, 1), is_turned=True, can_split=False),
    Kernel("turned_128x32", (128, 32, 128), (1, 1), is_turned=True, can_split=True),
    Kernel("turned_128x16", (128, 16, 128), (1, 1), is_turned=True, can_split=True),
    Kernel("turned_64x16", (64, 16, 128), (1, 1), is_turned=True, can_split=False),
)
"""In the order of csrc/table.h."""
