"""What is said of tensors that do not fit, and that wrong borders lead to nothing worse than wrong results."""

from typing import Any

import delta_rule
import pytest
import torch
from cases import Case
from compared import by_both, called

INPUTS = Case("", 20, keys=32, values=48).inputs(torch.float32)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"q": INPUTS.q[:, :, :1]}, r"q and k must be \[batch, tokens, heads, keys\], both; q is Float"),
        ({"k": INPUTS.k.half()}, r"k must have the type and device of v, and is Half\[2, 20, 2, 32\]"),
        ({"v": INPUTS.v[:1]}, "v must be .* with the batch and tokens of q"),
        ({"v": INPUTS.v[:, :, :1]}, "the heads of v must be a multiple of those of q"),
        ({"beta": INPUTS.beta[:, 1:]}, r"beta must be \[batch, tokens, value heads\] or as v"),
        ({"beta": INPUTS.beta.double()}, "beta must be float32 or have the type of v"),
        ({"g": INPUTS.beta[0]}, r"g must be \[batch, tokens, value heads\]"),
        ({"initial_state": torch.zeros(2, 2, 48, 32)}, r"initial_state must be Float\[2, 2, 32, 48\]"),
        ({"cu_seqlens": torch.tensor([0, 20])}, "with cu_seqlens the batch must be 1"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_does_not_fit_is_said(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(RuntimeError, match=said):
        called("recurrent", INPUTS._replace(**changed))


def test_a_state_that_is_not_whole_is_refused() -> None:
    q, k, v, beta, *_ = Case("", 1, keys=32, values=48).inputs(torch.float32)

    with pytest.raises(RuntimeError, match="a sequence's state must be contiguous"):
        delta_rule.decode_delta_rule(q, k, v, torch.zeros(2, 2, 48, 32).mT, beta)


@by_both
def test_wrong_borders_lead_to_nothing_worse_than_wrong_results(name: str, device: str) -> None:
    inputs = Case("", [20, 30]).inputs(torch.float32, device)
    wrong = inputs._replace(cu_seqlens=torch.tensor([-5, 2**40, 7], device=device))

    o, _ = called(name, wrong)

    assert o.shape == inputs.v.shape
    assert bool((inputs.v + 1).isfinite().all())  # the process, and the GPU, still work
