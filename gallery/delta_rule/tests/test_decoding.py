"""States that are changed in place, as servers keep them."""

import delta_rule
import pytest
import torch
from cases import Case
from compared import called, of_dtypes, on_devices

CASES = (
    Case("one token", 1, 5, 2, 4, 128, 128),
    Case("one token, 60 by 50", 1, 3, keys=60, values=50),
    Case("one token, 256", 1, 2, 1, 1, 256, 256),
    Case("one token, many states, 32 by 64", 1, 300, 1, 1, 32, 64),
    Case("state by values", 1, 3, keys=128, values=100, is_v_first=True),
    Case("lengths", [1, 3, 0, 2]),
    Case("beta for each value", 1, 3, beta="value"),
)


@on_devices
@of_dtypes
@pytest.mark.parametrize("index", [None, torch.int32, torch.int64], ids=str)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_decoding_is_the_recurrence_in_place(
    case: Case, index: torch.dtype | None, dtype: torch.dtype, device: str
) -> None:
    q, k, v, beta, g, state, cu_seqlens, is_v_first = inputs = case.inputs(dtype, device)
    wanted, final = called("recurrent", inputs)
    assert state is not None
    order = torch.arange(len(state), device=device).flip(0)
    room = torch.full((len(state) + 3, 2, *state.shape[1:]), float("nan"), device=device)
    pool = room[:, 0]  # slots lie apart
    pool[order + 1] = state
    indices = None if index is None else (order + 1).to(index)
    given = state.clone() if index is None else pool

    got = delta_rule.decode_delta_rule(
        q, k, v, given, beta, g, None, indices, cu_seqlens=cu_seqlens, state_v_first=is_v_first
    )

    tolerance = 1e-5 if dtype == torch.float32 else 1e-2
    torch.testing.assert_close(got, wanted, rtol=tolerance, atol=tolerance)
    torch.testing.assert_close(
        given if index is None else pool[order + 1], final, rtol=1e-5, atol=1e-5
    )
    assert bool(room[:, 1].isnan().all()) and bool(room[0].isnan().all())


@on_devices
def test_a_sequence_without_a_state_is_0_and_changes_none(device: str) -> None:
    q, k, v, beta, g, state, *_ = Case("", 1, 4).inputs(torch.float32, device)
    assert state is not None
    before = state.clone()
    indices = torch.tensor([2, -1, 900, -1], device=device)

    got = delta_rule.decode_delta_rule(q, k, v, state, beta, g, None, indices)

    assert not bool(got[1:].any()) and bool(got[0].any())
    assert torch.equal(state[[0, 1, 3]], before[[0, 1, 3]])


def test_gradients_of_decoding_are_refused() -> None:
    q, k, v, beta, g, state, *_ = Case("", 1, 4).inputs(torch.float32)
    assert state is not None

    with pytest.raises(NotImplementedError, match="has no backward pass"):
        delta_rule.decode_delta_rule(q.requires_grad_(), k, v, state, beta, g)
