"""What the tests of values share: on what they run, and when a result is right."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import delta_rule
import pytest
import torch
from cases import CASES, DTYPES, Case, Inputs
from delta_rule import reference
from torch import Tensor

DEVICES = ["cpu", *(["cuda"] if torch.cuda.is_available() else [])]
FUNCTIONS = {
    "recurrent": delta_rule.recurrent_delta_rule,
    "chunk": delta_rule.chunk_delta_rule,
}
TOLERANCE = {torch.float32: 1e-4, torch.float16: 0.005, torch.bfloat16: 0.005}
OF_GRADIENTS = {torch.float32: 1e-4, torch.float16: 0.008, torch.bfloat16: 0.008}

on_devices = pytest.mark.parametrize("device", DEVICES)
of_cases = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
of_dtypes = pytest.mark.parametrize("dtype", DTYPES, ids=str)
by_name = pytest.mark.parametrize("name", FUNCTIONS)
by_both = pytest.mark.parametrize(
    ("name", "device"),
    [
        (name, device)
        for device in DEVICES
        for name in FUNCTIONS
        if name == "recurrent" or device != "cpu"  # where chunks are the recurrence
    ],
)
needs_gpu = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no GPU")
needs_hopper = pytest.mark.skipif(
    not torch.cuda.is_available() or torch.cuda.get_device_capability() != (9, 0),
    reason="there is no GPU of compute capability 9.0",
)


def called(name: str, inputs: Inputs, **more: Any) -> tuple[Tensor, Tensor]:
    q, k, v, beta, g, initial_state, cu_seqlens, is_v_first = inputs
    o, state = FUNCTIONS[name](
        q, k, v, beta, g, None, initial_state, True,
        cu_seqlens=cu_seqlens, state_v_first=is_v_first, **more,
    )  # fmt: skip
    assert state is not None
    return o, state


@cache
def wanted(case: Case, dtype: torch.dtype) -> tuple[list[Tensor], list[Tensor]]:
    """Return o and the state, and the gradients of what has one, in float64."""
    inputs = case.inputs(dtype)
    wide = [x.double().requires_grad_() for x in inputs.differentiable]
    at = iter(wide)
    q, k, v, beta, g, state = (None if x is None else next(at) for x in inputs[:6])
    assert q is not None and k is not None and v is not None and beta is not None
    found = reference.delta_rule(
        q, k, v, beta, g, None, state, cu_seqlens=inputs.cu_seqlens, state_v_first=inputs.is_v_first
    )
    given = [x.double() for x in weights(case, dtype)]
    total = sum((x * weight).sum() for x, weight in zip(found, given, strict=True))
    total = total + 0 * wide[0].sum()  # where nothing else has a gradient
    gradients = torch.autograd.grad(total, wide, allow_unused=True, materialize_grads=True)
    return [x.detach() for x in found], [*gradients]


def weights(case: Case, dtype: torch.dtype, device: str = "cpu") -> list[Tensor]:
    """Return gradients of o and the state."""
    inputs, random = case.inputs(dtype), torch.Generator().manual_seed(1)
    rows = (case.values, case.keys) if case.is_v_first else (case.keys, case.values)
    d_o = torch.randn(inputs.v.shape, generator=random).to(device, dtype)
    shape = (len(case.lengths), case.value_heads, *rows)
    return [d_o, torch.randn(shape, generator=random).to(device)]


def assert_right(got: Sequence[Tensor], wanted: Sequence[Tensor], tolerance: float) -> None:
    for i, (one, other) in enumerate(zip(got, wanted, strict=True)):
        assert one.shape == other.shape
        distance = (one.detach().cpu().double() - other).norm()
        assert float(distance) <= tolerance * float(other.norm()), (
            f"{i}: {distance} of {other.norm()}"
        )
