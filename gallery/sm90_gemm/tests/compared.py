"""What the tests share: on what they run, and how results are compared."""

from __future__ import annotations

import pytest
import torch
from cases import BOUND, Inputs
from torch import Tensor

OPS = torch.ops.opwright_sm90_gemm
DEVICES = ["cpu", *(["cuda"] if torch.cuda.is_available() else [])]
DTYPES = [torch.bfloat16, torch.float16]
IS_HOPPER = torch.cuda.is_available() and torch.cuda.get_device_capability() == (9, 0)
on_devices = pytest.mark.parametrize("device", DEVICES)
of_dtypes = pytest.mark.parametrize("dtype", DTYPES, ids=str)
needs_hopper = pytest.mark.skipif(not IS_HOPPER, reason="its kernels are for H100 and H200")


def wide(inputs: Inputs) -> Inputs:
    """Return the same in float64."""
    return Inputs(*(x.double() for x in inputs))


def is_close(got: Tensor, wanted: Tensor) -> bool:
    """Return whether a result is what float64 says, but for rounding."""
    difference = (got.double() - wanted.double()).norm()
    return bool(difference <= BOUND[got.dtype] * wanted.double().norm())
