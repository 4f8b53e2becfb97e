"""The operators are what their reference says, forwards and backwards, on every device that is here."""

import pytest
import torch
from cases import GROWING, Case
from compared import (
    OF_GRADIENTS,
    TOLERANCE,
    assert_right,
    by_both,
    called,
    of_cases,
    of_dtypes,
    wanted,
    weights,
)


@of_cases
@of_dtypes
@by_both
def test_it_is_what_the_reference_is(
    case: Case, dtype: torch.dtype, name: str, device: str
) -> None:
    inputs = case.inputs(dtype, device)

    with torch.no_grad():
        got = called(name, inputs)

    assert got[0].dtype == dtype
    assert_right(got, wanted(case, dtype)[0], TOLERANCE[dtype])


@of_cases
@of_dtypes
@by_both
def test_gradients_are_those_of_the_reference(
    case: Case, dtype: torch.dtype, name: str, device: str
) -> None:
    inputs = case.inputs(dtype, device)
    for x in inputs.differentiable:
        x.requires_grad_()

    found = called(name, inputs)
    gradients = torch.autograd.grad(found, inputs.differentiable, weights(case, dtype, device))

    with torch.no_grad():
        without = called(name, inputs)
    assert all(torch.equal(a, b) for a, b in zip(found, without, strict=True))
    assert_right(gradients, wanted(case, dtype)[1], OF_GRADIENTS[dtype])


@by_both
def test_rows_may_be_normalised(name: str, device: str) -> None:
    inputs = Case("", 70, keys=100).inputs(torch.float32, device)
    scaled = inputs._replace(
        q=inputs.q * 3, k=inputs.k * (0.5 + torch.rand_like(inputs.k[..., :1]))
    )
    for x in scaled.differentiable:
        x.requires_grad_()
    plain = scaled._replace(
        q=torch.nn.functional.normalize(scaled.q, dim=-1),
        k=torch.nn.functional.normalize(scaled.k, dim=-1),
    )

    got, other = called(name, scaled, use_qk_l2norm=True), called("recurrent", plain)
    weight = torch.randn_like(got[0])
    gradients = torch.autograd.grad(got[0], scaled.differentiable, weight)
    others = torch.autograd.grad(other[0], scaled.differentiable, weight)

    for a, b in zip((*got, *gradients), (*other, *others), strict=True):
        assert float((a - b).norm()) <= 1e-3 * float(b.norm())


@of_dtypes
@by_both
def test_a_state_may_grow_as_far_as_float32_goes(
    dtype: torch.dtype, name: str, device: str
) -> None:
    inputs = GROWING.inputs(dtype, device)

    _, state = called(name, inputs)

    exact = wanted(GROWING, dtype)[0][1]
    assert float(exact.abs().max()) > 1e15
    assert bool(state.isfinite().all())


@by_both
def test_a_state_of_zeros_stays_while_others_would_grow(name: str, device: str) -> None:
    inputs = Case("", 1000, 1, 1, 1, 128, 64, keys_size=6.0).inputs(torch.bfloat16, device)
    nothing = inputs._replace(v=torch.zeros_like(inputs.v), g=None, initial_state=None)

    got = called(name, nothing)

    assert all(bool((x == 0).all()) for x in got)


@by_both
def test_what_is_forgotten_at_once_leaves_no_trace(name: str, device: str) -> None:
    inputs = Case("", 100).inputs(torch.float32, device)
    assert inputs.g is not None and inputs.initial_state is not None
    inputs.g[:, ::7] = float("-inf")
    inputs.initial_state.fill_(1e30)

    got = called(name, inputs)

    assert_right([x.cpu() for x in got], [x.cpu().double() for x in called("recurrent", inputs._replace(initial_state=None))], 1e-4)  # fmt: skip


@by_both
def test_views_count_as_what_they_show(name: str, device: str) -> None:
    inputs = Case("", 70, keys=64, values=64).inputs(torch.float32, device)
    together = torch.cat([inputs.q, inputs.k, inputs.v], -1)
    q, k, v = together.split(64, -1)

    got = called(name, inputs._replace(q=q, k=k, v=v, beta=inputs.beta.mT.contiguous().mT))

    assert all(torch.equal(a, b) for a, b in zip(got, called(name, inputs), strict=True))


@by_both
@pytest.mark.parametrize("value_heads", [2, 4])
def test_the_same_bits_come_every_time(name: str, value_heads: int, device: str) -> None:
    case = Case("", [3, 200, 70], value_heads=value_heads, keys=128, values=128)
    inputs = case.inputs(torch.bfloat16, device)
    for x in inputs.differentiable:
        x.requires_grad_()
    found = []
    for _ in range(3):
        got = called(name, inputs)
        weight = weights(case, torch.bfloat16, device)
        found.append([*got, *torch.autograd.grad(got, inputs.differentiable, weight)])

    for others in found[1:]:
        assert all(torch.equal(a, b) for a, b in zip(found[0], others, strict=True))
