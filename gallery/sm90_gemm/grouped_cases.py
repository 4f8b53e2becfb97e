"""The cases of groups, for their tests and their benchmark."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import torch
from cases import COLUMN, ROW, Case
from torch import Tensor


class GroupedInputs(NamedTuple):
    """What `grouped_gemm` takes."""

    a: Tensor
    b: Tensor
    offsets: Tensor


class GroupedCase(NamedTuple):
    """Groups of rows: so many of a, which has `rest` more, by matrices [k, n]; `pad` elements lie between lines, and before the first."""

    sizes: tuple[int, ...]
    n: int
    k: int
    b: str = ROW
    pad: int = 0
    rest: int = 0
    is_long: bool = False

    @property
    def name(self) -> str:
        """Return what a table calls it."""
        return f"{len(self.sizes)} groups, {sum(self.sizes)}x{self.n}x{self.k}"

    @property
    def bounds(self) -> list[tuple[int, int]]:
        """Return where each group begins and ends."""
        ends = [*itertools.accumulate(self.sizes)]
        return [*zip([0, *ends], ends, strict=False)]

    def inputs(
        self, dtype: torch.dtype, device: str = "cpu", seed: int = 0, *, whole: bool = False
    ) -> GroupedInputs:
        """Return a [rows, k], b [groups, k, n], and offsets."""
        rows = Case(sum(self.sizes) + self.rest, 0, self.k, pad=self.pad)
        a = rows.inputs(dtype, device, seed, whole=whole).a
        matrices = Case(0, self.n, self.k, ROW, self.b, (len(self.sizes),), self.pad)
        b = matrices.inputs(dtype, device, seed + 1, whole=whole).b
        return GroupedInputs(a, b, self.offsets(device))

    def summed(
        self, dtype: torch.dtype, device: str = "cpu", seed: int = 0, *, whole: bool = False
    ) -> GroupedInputs:
        """Return a [k, rows], b [rows, n], and offsets: what a gradient of b is made of; by columns, a lies as torch makes it."""
        of_sum = Case(self.k, self.n, sum(self.sizes) + self.rest, COLUMN if self.b == ROW else ROW, self.b, (), self.pad)  # fmt: skip
        a, b, *_ = of_sum.inputs(dtype, device, seed, whole=whole)
        return GroupedInputs(a, b, self.offsets(device))

    def offsets(self, device: str) -> Tensor:
        """Return where each group ends."""
        kind = torch.int64 if self.is_long else torch.int32
        return torch.tensor([*itertools.accumulate(self.sizes)], dtype=kind, device=device)


GROUPED = [
    *(GroupedCase((64, 128, 0, 300, 1), 264, 192, b) for b in (ROW, COLUMN)),
    *(GroupedCase((5, 0, 0, 131, 7), n, k, b, pad) for n in (1, 8, 129) for k in (1, 64, 100) for b in (ROW, COLUMN) for pad in (0, 1, 8)),
    GroupedCase((0, 0, 0), 40, 24),
    GroupedCase((), 40, 24),
    GroupedCase((0, 17), 0, 24),
    GroupedCase((3, 17), 40, 0),
    GroupedCase((33,), 40, 24, is_long=True),
    GroupedCase((33, 64), 40, 24, rest=9),
    GroupedCase(tuple(range(70)), 72, 40, COLUMN, is_long=True),
]  # fmt: skip

UNEVEN_8 = (4210, 1337, 0, 2893, 611, 5120, 96, 2117)
UNEVEN_64 = tuple((37 * i * i + 11 * i) % 509 for i in range(64))
"""From 0 to 508 rows, as they come."""

LARGE_GROUPED = [
    *(GroupedCase(UNEVEN_8, 4096, 2048, b) for b in (ROW, COLUMN)),
    GroupedCase(UNEVEN_64, 2048, 1024, COLUMN),
    GroupedCase(tuple(i % 4 for i in range(64)), 2048, 1024, COLUMN),
    GroupedCase(UNEVEN_8, 1001, 777),
]

TIMED_GROUPED = [
    GroupedCase(sizes, n, k, b)
    for sizes in (UNEVEN_8, UNEVEN_64)
    for n, k in ((4096, 4096), (8192, 2048), (2048, 7168))
    for b in (ROW, COLUMN)
]
