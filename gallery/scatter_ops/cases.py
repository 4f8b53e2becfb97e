"""The cases of all tests and of the benchmark: what a test of this project is about is written here, and nowhere else."""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

FLOATS = (torch.float64, torch.float32, torch.float16, torch.bfloat16)
INTEGERS = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
DTYPES = (*FLOATS, *INTEGERS)
REDUCTIONS = ("sum", "mean", "min", "max")

Lengths = Callable[[int, torch.Generator], Tensor]
"""How long each of so many segments is."""


class Case(NamedTuple):
    """Segments of rows: what lengths they have, and what is before and behind in the shape."""

    name: str
    lengths: Lengths
    segments: int
    columns: tuple[int, ...] = ()
    leading: tuple[int, ...] = ()
    """Of src; of indptr, too, where `own` says so, else 1."""
    own: bool = True
    before: int = 0
    """Rows that belong to no segment, and as many behind."""

    def tensors(
        self, dtype: torch.dtype, device: str = "cpu", seed: int = 0
    ) -> tuple[Tensor, Tensor]:
        """Return src and indptr."""
        generator = torch.Generator().manual_seed(seed)
        batches = max(1, torch.Size(self.leading).numel()) if self.own else 1
        lengths = torch.stack([self.lengths(self.segments, generator) for _ in range(batches)])
        indptr = torch.nn.functional.pad(lengths.cumsum(1), (1, 0)) + self.before
        rows = int(indptr.max()) + self.before
        shape = (*self.leading, rows, *self.columns)
        leading = self.leading if self.own else (1,) * len(self.leading)
        return _values(shape, dtype, device, generator), indptr.reshape(*leading, -1).to(device)

    def unsorted(self, dtype: torch.dtype, device: str = "cpu") -> tuple[Tensor, Tensor, int]:
        """Return src, the segment of each of its rows in no order, and how many segments there are."""
        generator = torch.Generator().manual_seed(1)
        _, indptr = self.tensors(torch.uint8)
        lengths = indptr.reshape(-1, indptr.shape[-1]).diff()
        rows = int(lengths.sum(1).min()) if lengths.numel() else 0
        index = torch.stack(
            [
                torch.arange(self.segments).repeat_interleave(some)[
                    torch.randperm(int(some.sum()), generator=generator)[:rows]
                ]
                for some in lengths
            ]
        )
        src = _values((*self.leading, rows, *self.columns), dtype, device, generator)
        leading = self.leading if self.own else (1,) * len(self.leading)
        return src, index.reshape(*leading, rows).to(device), self.segments


def _values(
    shape: tuple[int, ...], dtype: torch.dtype, device: str, generator: torch.Generator
) -> Tensor:
    if dtype.is_floating_point:
        there = torch.Generator(device).manual_seed(generator.initial_seed())
        wide = torch.float64 if dtype == torch.float64 else torch.float32
        return torch.randn(shape, dtype=wide, device=device, generator=there).to(dtype)
    low, high = (0, 200) if dtype == torch.uint8 else (-100, 100)
    return torch.randint(low, high, shape, generator=generator).to(device, dtype)


# ---- lengths -----------------------------------------------------------------------


def uniform(mean: int) -> Lengths:
    """Anything from 0 to twice the mean."""
    return lambda count, generator: torch.randint(0, 2 * mean + 1, (count,), generator=generator)


def same(length: int) -> Lengths:
    """All as long."""
    return lambda count, _: torch.full((count,), length)


def power_law(mean: int, exponent: float = 1.2, share: float = 0.01) -> Lengths:
    """Few long ones and many short ones, the longest no more than a share of all rows."""

    def lengths(count: int, generator: torch.Generator) -> Tensor:
        raw = torch.rand(count, generator=generator, dtype=torch.float64).pow(-1 / exponent)
        raw = raw.clamp(max=share * count * mean)
        for _ in range(3):  # what is cut off makes the others longer
            raw = (raw * (mean * count / raw.sum())).clamp(max=share * count * mean)
        return raw.round().long()

    return lengths


def at(*lengths: int, empty: int = 0, behind: int = 0) -> Lengths:
    """These, after so many empty ones and before others."""
    return lambda *_: torch.tensor([*[0] * empty, *lengths, *[0] * behind])


# ---- cases -------------------------------------------------------------------------

_RUN = 100_000

CASES = (
    Case("one dimension", uniform(5), 300),
    Case("one dimension, long", uniform(3000), 40),
    Case("one dimension, one each", same(1), 5000),
    Case("one dimension, power law", power_law(16, share=0.3), 3000),
    Case("two segments", same(70_000), 2),
    Case("one segment", same(200_001), 1),
    Case("one giant", same(700_001), 1),
    Case("giants among short ones", at(3, 600_000, 0, 5, 530_000, 2), 6),
    Case("a giant of three columns", at(7, 0, 200_000), 3, (3,)),
    Case("a giant of 600 columns", at(2, 1000, 1), 3, (600,)),
    Case("giants in two batches", same(600_000), 1, (), (2,)),
    Case("one column", uniform(9), 200, (1,)),
    Case("three columns", uniform(9), 500, (3,)),
    Case("five columns, power law", power_law(9, share=0.3), 700, (5,)),
    Case("eight columns", uniform(9), 500, (8,)),
    Case("sixteen columns", uniform(20), 300, (16,)),
    Case("64 columns", uniform(16), 700, (64,)),
    Case("64 columns, all as long as a team's part", same(63), 100, (64,)),
    Case("64 columns, power law", power_law(16, share=0.4), 800, (64,)),
    Case("64 columns, one segment", same(9001), 1, (64,)),
    Case("100 columns", uniform(10), 100, (100,)),
    Case("256 columns", uniform(200), 30, (256,)),
    Case("257 columns", uniform(20), 60, (257,)),
    Case("513 columns, long", uniform(400), 7, (513,)),
    Case("two dimensions of columns", uniform(9), 50, (3, 7)),
    Case("leading dimension", uniform(9), 50, (8,), (4,)),
    Case("leading dimension, shared pointers", uniform(9), 50, (64,), (4,), own=False),
    Case("two leading dimensions", uniform(5), 20, (3,), (2, 5)),
    Case("two leading dimensions, no columns", uniform(40), 30, (), (3, 2)),
    Case("rows of no segment", uniform(5), 90, (4,), before=7),
    Case("rows of no segment, wide", uniform(5), 90, (64,), before=70),
    Case("rows of no segment, many", uniform(5), 9, before=600_000),
    Case("empty at the head", at(3, 5, empty=_RUN), _RUN + 2, (2,)),
    Case("empty in the middle", at(4000, *[0] * _RUN, 70), _RUN + 2),
    Case("empty at the tail", at(7, 9, behind=_RUN), _RUN + 2, (16,)),
    Case("all empty", same(0), 500, (4,)),
    Case("no segment", same(1), 0, (4,)),
    Case("no segment, but rows", same(1), 0, (4,), before=3),
    Case("no column", uniform(4), 30, (0,)),
    Case("nothing at all", same(1), 0, (0,), (0,), own=False),
    Case("no batch", uniform(4), 30, (2,), (0,), own=False),
)
"""Small enough for loops."""

SMALL = tuple(
    case
    for case in CASES
    if case.name
    in ("one dimension", "three columns", "two leading dimensions", "rows of no segment")
)
"""For numerical gradients."""

TIMED = (
    Case("16.8M rows of 64, mean 16", uniform(16), 1 << 20, (64,)),
    Case("16.8M rows of 64, mean 16, power law", power_law(16), 1 << 20, (64,)),
    Case("67M rows of 1, mean 32", uniform(32), 1 << 21),
    Case("2M rows of 256, mean 200", uniform(200), 10_486, (256,)),
)
SKEWED = Case("1M rows of 1, 2 segments", same(1 << 19), 2)
"""torch_scatter's issue #401."""
