"""What the tests share: on what they run."""

import pytest
import torch
from cases import CASES

OPS = torch.ops.opwright_lowbit
DEVICES = ["cpu", *(["cuda"] if torch.cuda.is_available() else [])]
on_devices = pytest.mark.parametrize("device", DEVICES)
of_cases = pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case.m}x{case.n}x{case.k}/{case.groups}"
)
needs_gpu = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no GPU")
