"""fla's names and arguments."""

import delta_rule
import pytest
import torch
from cases import Case
from delta_rule import compat

Q, K, V, BETA, G, STATE, *_ = Case("", 20, keys=32, values=48).inputs(torch.float32)
assert G is not None and STATE is not None


def test_arguments_have_their_places() -> None:
    assert G is not None
    plain = delta_rule.delta_rule(Q, K, V, BETA, None, 0.5, STATE, True)
    gated = delta_rule.delta_rule(Q, K, V, BETA, G, 0.5, STATE, True)

    for function in (compat.chunk_delta_rule, compat.fused_recurrent_delta_rule):
        assert _equal(function(Q, K, V, BETA, 0.5, STATE, True), plain)
    assert _equal(compat.chunk_gated_delta_rule(Q, K, V, G, BETA, 0.5, STATE, True), gated)
    assert _equal(compat.fused_recurrent_gated_delta_rule(Q, K, V, G, None, None, BETA, 0.5, STATE, True), gated)  # fmt: skip


def test_a_gate_and_a_sigmoid_are_computed_before() -> None:
    assert G is not None
    a_log, bias = torch.rand(2), torch.rand(2)
    kept = -a_log.exp() * torch.nn.functional.softplus(G + bias)
    wanted = delta_rule.delta_rule(Q, K, V, 2 * BETA.sigmoid(), kept, None, None, True)

    got = compat.chunk_gated_delta_rule(
        Q, K, V, G, BETA, output_final_state=True, use_gate_in_kernel=True, A_log=a_log, dt_bias=bias,
        use_beta_sigmoid_in_kernel=True, allow_neg_eigval=True,
    )  # fmt: skip

    assert _equal(got, wanted)


def test_a_former_name_is_known() -> None:
    assert G is not None and STATE is not None
    state = STATE.mT.contiguous()
    wanted = compat.chunk_gated_delta_rule(Q, K, V, G, BETA, initial_state=state, state_v_first=True)  # fmt: skip

    with pytest.warns(DeprecationWarning, match="now state_v_first"):
        got = compat.chunk_gated_delta_rule(Q, K, V, G, BETA, initial_state=state, transpose_state_layout=True)  # fmt: skip

    assert _equal(got, wanted)
    with pytest.raises(ValueError, match="pass one of them"):
        compat.chunk_gated_delta_rule(Q, K, V, G, BETA, state_v_first=True, transpose_state_layout=True)  # fmt: skip


def test_what_is_not_known_is_refused() -> None:
    assert G is not None
    with pytest.raises(TypeError, match="unexpected arguments: chunks"):
        compat.chunk_delta_rule(Q, K, V, BETA, chunks=2)
    with pytest.raises(NotImplementedError, match="gk and gv"):
        compat.fused_recurrent_gated_delta_rule(Q, K, V, G, gk=K, beta=BETA)


def _equal(got: tuple[torch.Tensor, torch.Tensor | None], wanted: tuple[torch.Tensor, torch.Tensor | None]) -> bool:  # fmt: skip
    return all(
        (a is None and b is None) or (a is not None and b is not None and torch.allclose(a, b, atol=1e-6))
        for a, b in zip(got, wanted, strict=True)
    )  # fmt: skip
