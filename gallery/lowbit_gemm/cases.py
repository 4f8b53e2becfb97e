"""The cases of all tests and of the benchmark: what a test of this project is about is written here, and nowhere else."""

from typing import NamedTuple

import torch
from lowbit_gemm import pack_ternary, reference
from torch import Tensor


class Inputs(NamedTuple):
    """What `lowbit_gemm` takes."""

    x: Tensor
    weight: Tensor
    x_scale: Tensor
    weight_scale: Tensor


class Case(NamedTuple):
    """A product: x [m, k] by weights [n, k], which have `groups` scales."""

    m: int
    n: int
    k: int
    groups: int = 1
    scale: torch.dtype = torch.bfloat16

    def inputs(self, device: str = "cpu", seed: int = 0) -> Inputs:
        """Return tensors, the same on all devices."""
        generator = torch.Generator().manual_seed(seed)
        weight = torch.randint(-1, 2, (self.n, self.k), generator=generator, dtype=torch.int8)
        x = torch.randint(-128, 128, (self.m, self.k), generator=generator, dtype=torch.int8)
        scales = torch.rand(self.m, generator=generator) * 100 + 0.1
        of_groups = torch.rand(self.groups, generator=generator) + 0.01
        return Inputs(
            x.to(device),
            pack_ternary(weight).to(device),
            scales.to(device, self.scale),
            of_groups.to(device, self.scale),
        )

    def wanted(
        self, inputs: Inputs, bias: Tensor | None = None, dtype: torch.dtype = torch.bfloat16
    ) -> Tensor:
        """Return what the reference says of it, on the CPU."""
        x, weight, x_scale, weight_scale = (one.cpu() for one in inputs)
        given = None if bias is None else bias.cpu()
        return reference.lowbit_gemm(x, weight, x_scale, weight_scale, given, dtype)


TOKENS = (0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 33, 64, 65, 129, 257)
CASES = [
    *(Case(m, 208, 416, 2) for m in TOKENS),  # no multiple of 128 or 64
    *(Case(m, 16, 32, scale=torch.float32) for m in (1, 8, 9, 40)),
    *(Case(m, 336, 96, groups) for m in (1, 6, 20) for groups in (1, 2, 3, 4, 6, 16)),
    *(Case(m, 2560, 2560) for m in (1, 8, 16, 100)),
    *(Case(m, 32, 27648) for m in (1, 3, 8, 30, 130)),
    *(Case(m, 4112, 160) for m in (2, 5, 12, 300)),
    Case(3, 48, 0),
    Case(30, 48, 0),
    Case(4, 0, 64),
]

SHAPES = [
    (2560, 2560),
    (3840, 2560),
    (13824, 2560),
    (20480, 3200),
    (3200, 10240),
    (5120, 27648),
    (55296, 5120),
]
"""Layers, N and K: of the 2B and 3B models, of others the last two."""

TIMED = (1, 2, 4, 8, 16, 32, 64, 256, 1024)
