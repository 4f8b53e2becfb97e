"""The cases of all tests and of the benchmark: what a test of this project is about is written here, and nowhere else."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import torch
from torch import Tensor

ROW, COLUMN = "row", "column"
LAYOUTS = [(a, b) for a in (ROW, COLUMN) for b in (ROW, COLUMN)]
BOUND = {torch.bfloat16: 4e-3, torch.float16: 1e-3}
"""Of the norm of the difference from float64, in that of the result."""


class Inputs(NamedTuple):
    """What `gemm` takes."""

    a: Tensor
    b: Tensor
    c: Tensor
    bias: Tensor


class Case(NamedTuple):
    """Products [m, k] @ [k, n]; `pad` elements lie between the lines of each matrix, and before its first."""

    m: int
    n: int
    k: int
    a: str = ROW
    b: str = ROW
    batch: tuple[int, ...] = ()
    pad: int = 0

    @property
    def name(self) -> str:
        """Return what a table calls it."""
        batch = "".join(f"{size} x " for size in self.batch)
        return f"{batch}{self.m}x{self.n}x{self.k}"

    def inputs(
        self, dtype: torch.dtype, device: str = "cpu", seed: int = 0, *, whole: bool = False
    ) -> Inputs:
        """Return tensors of random numbers; with `whole`, of -1, 0 and 1, whose products are exact."""
        generator = torch.Generator(device).manual_seed(seed)

        def matrix(rows: int, columns: int, layout: str) -> Tensor:
            if layout == COLUMN:
                return matrix(columns, rows, ROW).mT
            shape = (*self.batch, rows, columns + self.pad)
            numbers = torch.randn(
                torch.Size(shape).numel() + self.pad, device=device, generator=generator
            )
            if whole:
                numbers = numbers.sign() * (numbers.abs() > 1)
            return numbers.to(dtype)[self.pad :].view(shape)[..., :columns]

        return Inputs(
            matrix(self.m, self.k, self.a),
            matrix(self.k, self.n, self.b),
            matrix(self.m, self.n, ROW),
            torch.randint(-2, 3, (self.n,), device=device, generator=generator).to(dtype),
        )


_SIZES = (1, 7, 8, 63, 64, 65, 127, 129, 1000)
ODD = [
    Case(m, n, k, *layout, pad=pad)
    for i, (m, n, k) in enumerate(itertools.product(_SIZES, repeat=3))
    if i % 7 == 0
    for layout, pad in ((LAYOUTS[i % 4], (0, 1, 8)[i % 3]),)
]
"""A part of all sizes that meet the edges of tiles, of alignment, and of TMA."""

BATCHED = [
    Case(64, 96, 40, *layout, batch=batch, pad=pad)
    for layout in LAYOUTS
    for batch in ((3,), (2, 3), (1,))
    for pad in (0, 1, 8)
]

CASES = [
    *(Case(128, 256, 192, *layout) for layout in LAYOUTS),
    *(Case(300, 520, 264, *layout) for layout in LAYOUTS),
    *ODD,
    *BATCHED,
]

LARGE = [
    *(Case(4096, 4096, 1024, *layout) for layout in LAYOUTS),
    *(Case(m, 8192, 4096, ROW, b) for m in (1, 4, 16, 64, 128) for b in (ROW, COLUMN)),
    Case(4095, 4097, 1000),
    Case(127, 5001, 777),
    Case(512, 512, 512, batch=(32,)),
]
"""Too large for a CPU in passing."""

TIMED = [
    *(Case(n, n, n, *layout) for n in (4096, 6144, 8192) for layout in LAYOUTS),
    *(Case(8192, 8192, 1024, *layout) for layout in LAYOUTS),
    *(Case(2048, 11008, 4096, *layout) for layout in LAYOUTS),
    *(Case(m, 8192, 8192, *layout) for m in (1, 4, 16, 64, 128) for layout in LAYOUTS),
    *(Case(4095, 4097, 4096, *layout) for layout in LAYOUTS),
    *(Case(127, 5001, 777, *layout) for layout in LAYOUTS),
    *(Case(512, 512, 512, *layout, batch=(32,)) for layout in LAYOUTS),
]
