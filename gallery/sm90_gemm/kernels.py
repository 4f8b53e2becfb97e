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
    is_float8: bool = False
    is_fast: bool = False
    """Its sums are never promoted to float32."""
    is_divided: bool = False
    """It sums each tile in parts along k."""
    is_b_by_k: bool = False
    """It takes no b but one that is contiguous along k."""


KERNELS = (
    Kernel("square_128x128", (128, 128, 64), (2, 1)),
    Kernel("single_128x128", (128, 128, 64)),
    Kernel("wide_128x168", (128, 168, 64), is_b_by_k=True),
    Kernel("divided_128x128", (128, 128, 64), (2, 1), is_divided=True),
    Kernel("divided_64x128", (64, 128, 64), is_divided=True),
    Kernel("small_64x128", (64, 128, 64)),
    Kernel("turned_128x64", (128, 64, 64), (1, 2), is_turned=True),
    Kernel("turned_64x128", (64, 128, 64), is_turned=True),
    Kernel("turned_64x64", (64, 64, 128), is_turned=True),
    Kernel("turned_64x32", (64, 32, 128), is_turned=True),
    Kernel("turned_64x16", (64, 16, 128), is_turned=True),
    Kernel("float8_fast_128x128", (128, 128, 128), (2, 1), is_float8=True, is_fast=True),
    Kernel("float8_square_128x128", (128, 128, 128), (2, 1), is_float8=True),
    Kernel("float8_small_64x128", (64, 128, 128), is_float8=True),
    Kernel("float8_turned_64x32", (64, 32, 128), is_turned=True, is_float8=True),
)
"""In the order of csrc/table.h."""
