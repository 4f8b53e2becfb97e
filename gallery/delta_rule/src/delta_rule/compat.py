"""The names and arguments of fla's delta rules: `from delta_rule.compat import chunk_gated_delta_rule` runs its callers."""

import warnings
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import softplus

from delta_rule import functions

_Result = tuple[Tensor, Tensor | None]


def chunk_delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    beta: Tensor,
    scale: float | None = None,
    initial_state: Tensor | None = None,
    output_final_state: bool = False,
    use_qk_l2norm_in_kernel: bool = False,
    cu_seqlens: Tensor | None = None,
    cu_seqlens_cpu: Tensor | None = None,
    **kwargs: Any,  # fla's, which some callers give
) -> _Result:
    """Return `delta_rule.chunk_delta_rule`."""
    _ignore(kwargs)
    q, k, beta, _ = _like(v, q, k, beta, None)
    return functions.chunk_delta_rule(
        q, k, v, beta, None, scale, initial_state, output_final_state, use_qk_l2norm_in_kernel, cu_seqlens
    )  # fmt: skip


def fused_recurrent_delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    beta: Tensor | None = None,
    scale: float | None = None,
    initial_state: Tensor | None = None,
    output_final_state: bool = False,
    use_qk_l2norm_in_kernel: bool = False,
    cu_seqlens: Tensor | None = None,
) -> _Result:
    """Return `delta_rule.recurrent_delta_rule`."""
    q, k, beta, _ = _like(v, q, k, beta, None)
    return functions.recurrent_delta_rule(
        q, k, v, beta, None, scale, initial_state, output_final_state, use_qk_l2norm_in_kernel, cu_seqlens
    )  # fmt: skip


def chunk_gated_delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    g: Tensor,
    beta: Tensor,
    scale: float | None = None,
    initial_state: Tensor | None = None,
    output_final_state: bool = False,
    use_qk_l2norm_in_kernel: bool = False,
    use_beta_sigmoid_in_kernel: bool = False,
    allow_neg_eigval: bool = False,
    state_v_first: bool = False,
    cu_seqlens: Tensor | None = None,
    cu_seqlens_cpu: Tensor | None = None,
    chunk_indices: Tensor | None = None,
    cp_context: object = None,
    use_gate_in_kernel: bool = False,
    A_log: Tensor | None = None,
    dt_bias: Tensor | None = None,
    **kwargs: Any,  # fla's, which some callers give
) -> _Result:
    """Return `delta_rule.chunk_delta_rule` with g; the gate and the sigmoid are computed before it."""
    if cp_context is not None:
        raise NotImplementedError("delta_rule has no context parallelism: cp_context must be None")
    state_v_first = _renamed(kwargs, state_v_first=state_v_first)
    _ignore(kwargs)
    g = _gate(g, A_log, dt_bias) if use_gate_in_kernel else g
    beta = _sigmoid(beta, allow_neg_eigval) if use_beta_sigmoid_in_kernel else beta
    q, k, beta, g = _like(v, q, k, beta, g)
    return functions.chunk_delta_rule(
        q, k, v, beta, g, scale, initial_state, output_final_state, use_qk_l2norm_in_kernel, cu_seqlens,
        state_v_first,
    )  # fmt: skip


def fused_recurrent_gated_delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    g: Tensor | None = None,
    gk: Tensor | None = None,
    gv: Tensor | None = None,
    beta: Tensor | None = None,
    scale: float | None = None,
    initial_state: Tensor | None = None,
    output_final_state: bool = False,
    use_qk_l2norm_in_kernel: bool = False,
    use_gate_in_kernel: bool = False,
    A_log: Tensor | None = None,
    dt_bias: Tensor | None = None,
    use_beta_sigmoid_in_kernel: bool = False,
    allow_neg_eigval: bool = False,
    state_v_first: bool = False,
    cu_seqlens: Tensor | None = None,
    **kwargs: Any,  # fla's, which some callers give
) -> _Result:
    """Return `delta_rule.recurrent_delta_rule` with g; the gate and the sigmoid are computed before it."""
    if gk is not None or gv is not None:
        raise NotImplementedError("delta_rule has one gate for a head: gk and gv must be None")
    state_v_first = _renamed(kwargs, state_v_first=state_v_first)
    _ignore(kwargs)
    g = _gate(g, A_log, dt_bias) if use_gate_in_kernel and g is not None else g
    beta = (
        _sigmoid(beta, allow_neg_eigval)
        if use_beta_sigmoid_in_kernel and beta is not None
        else beta
    )
    q, k, beta, g = _like(v, q, k, beta, g)
    return functions.recurrent_delta_rule(
        q, k, v, beta, g, scale, initial_state, output_final_state, use_qk_l2norm_in_kernel, cu_seqlens,
        state_v_first,
    )  # fmt: skip


fused_recurrent_gdn, chunk_gdn = fused_recurrent_gated_delta_rule, chunk_gated_delta_rule

_IGNORED = frozenset({"chunk_size", "cu_seqlens_cpu"})
"""How it is computed, not what."""


def _ignore(kwargs: dict[str, Any]) -> None:
    unknown = sorted(kwargs.keys() - _IGNORED)
    if unknown:
        raise TypeError(f"unexpected arguments: {', '.join(unknown)}")


def _renamed(kwargs: dict[str, Any], *, state_v_first: bool) -> bool:
    """Return state_v_first, which was transpose_state_layout."""
    if "transpose_state_layout" not in kwargs:
        return state_v_first
    if state_v_first:
        raise ValueError(
            "transpose_state_layout is the former name of state_v_first: pass one of them"
        )
    warnings.warn("transpose_state_layout is now state_v_first", DeprecationWarning, stacklevel=3)
    return bool(kwargs.pop("transpose_state_layout"))


def _like(
    v: Tensor, q: Tensor, k: Tensor, beta: Tensor | None, g: Tensor | None
) -> tuple[Tensor, Tensor, Any, Any]:
    """Return what the operators take: q and k in the type of v, beta and g in it or in float32."""
    kept = (v.dtype, torch.float32)
    beta = beta if beta is None or beta.dtype in kept else beta.to(v.dtype)
    g = g if g is None or g.dtype in kept else g.float()
    return q.to(v.dtype), k.to(v.dtype), beta, g


def _gate(g: Tensor, a_log: Tensor | None, dt_bias: Tensor | None) -> Tensor:
    """Return the logarithm of what is kept, of a gate before its activation."""
    if a_log is None:
        raise ValueError("A_log must be given with use_gate_in_kernel")
    biased = g.float() if dt_bias is None else g.float() + dt_bias.float()
    return -a_log.float().exp() * softplus(biased)


def _sigmoid(beta: Tensor, is_doubled: bool) -> Tensor:
    return torch.sigmoid(beta.float()) * (2.0 if is_doubled else 1.0)
