"""What the tests of values share: on what they run, and when a result is right."""

from typing import Any

import paged_decode
import pytest
import torch
from cases import CASES, FP8, Batch, Case
from torch import Tensor

OPS = torch.ops.opwright_paged
DEVICES = ["cpu", *(["cuda"] if torch.cuda.is_available() else [])]
TYPES = [
    (torch.float16, torch.float16),
    (torch.bfloat16, torch.bfloat16),
    (torch.float16, FP8),
    (torch.bfloat16, FP8),
]
TOLERANCE = {torch.float16: 1e-3, torch.bfloat16: 1e-2}

on_devices = pytest.mark.parametrize("device", DEVICES)
of_cases = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
of_types = pytest.mark.parametrize(("dtype", "cache"), TYPES, ids=str)
needs_gpu = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no GPU")


def options_of(case: Case, device: str) -> dict[str, Any]:
    return {
        name: value.to(device) if isinstance(value, Tensor) else value
        for name, value in case.options.items()
    }


def attended(case: Case, batch: Batch, **more: Any) -> tuple[Tensor, Tensor]:
    options: dict[str, Any] = {**options_of(case, batch.q.device.type), **more}
    layout: Any = case.layout
    found = paged_decode.paged_decode(
        *batch.arguments, qo_indptr=batch.qo_indptr, kv_layout=layout, return_lse=True, **options
    )
    assert isinstance(found, tuple)
    return found


def assert_right(got: tuple[Tensor, Tensor], wanted: tuple[Tensor, Tensor]) -> None:
    tolerance = TOLERANCE[got[0].dtype]
    torch.testing.assert_close(got[0].cpu().double(), wanted[0], rtol=tolerance, atol=tolerance)
    torch.testing.assert_close(got[1].cpu().double(), wanted[1], rtol=1e-3, atol=1e-3)
