"""The public functions."""

from importlib.util import find_spec

import torch
from torch import Tensor

from delta_rule.recurrent import normalised

if find_spec("triton"):
    from delta_rule.chunk import chunk as _chunk
    from delta_rule.chunk_on_hopper import chunk_on_hopper as _chunk_on_hopper
    from delta_rule.chunk_on_hopper import is_for_hopper as _is_for_hopper

_OPS = torch.ops.opwright_delta
_FEW = 16
"""Tokens of a sequence, up to which the recurrence is faster than chunks."""


def delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    beta: Tensor | None = None,
    g: Tensor | None = None,
    scale: float | None = None,
    initial_state: Tensor | None = None,
    output_final_state: bool = False,
    use_qk_l2norm: bool = False,
    cu_seqlens: Tensor | None = None,
    state_v_first: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """Return `recurrent_delta_rule` of short sequences, and `chunk_delta_rule` of long ones."""
    sequences = 1 if cu_seqlens is None else cu_seqlens.shape[0] - 1
    function = recurrent_delta_rule if q.shape[1] <= _FEW * sequences else chunk_delta_rule
    return function(
        q, k, v, beta, g, scale, initial_state, output_final_state, use_qk_l2norm, cu_seqlens, state_v_first
    )  # fmt: skip


def recurrent_delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    beta: Tensor | None = None,
    g: Tensor | None = None,
    scale: float | None = None,
    initial_state: Tensor | None = None,
    output_final_state: bool = False,
    use_qk_l2norm: bool = False,
    cu_seqlens: Tensor | None = None,
    state_v_first: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """
    Return o [B, T, HV, V] and the final state, or None: token by token, in float32.

    With S the state of a value head, a token does u = v - (e^g S)^T k; S = e^g S + k (beta u)^T; o = S^T (scale q).
    q and k are [B, T, H, K], v [B, T, HV, V], all of float32, float16 or bfloat16; HV is a multiple of H. beta is
    [B, T, HV] or [B, T, HV, V] (None: 1), g [B, T, HV], the logarithm of what is kept (None: all is). scale is K^-0.5 where
    it is not given. States are float32 [N, HV, K, V], or [N, HV, V, K] with `state_v_first`. With `cu_seqlens` [N + 1]
    the batch is 1, and sequence i has the tokens from cu_seqlens[i] up to cu_seqlens[i + 1]; what is returned for tokens of
    no sequence is undefined. `use_qk_l2norm` divides the rows of q and k by their length. RuntimeError where tensors do
    not fit.
    """
    scale = q.shape[3] ** -0.5 if scale is None else scale
    o, state = _OPS.recurrent(
        q, k, v, _given(beta, v), g, _wide(initial_state), cu_seqlens, scale, use_qk_l2norm, state_v_first,
        output_final_state,
    )  # fmt: skip
    return o, state if output_final_state else None


def chunk_delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    beta: Tensor | None = None,
    g: Tensor | None = None,
    scale: float | None = None,
    initial_state: Tensor | None = None,
    output_final_state: bool = False,
    use_qk_l2norm: bool = False,
    cu_seqlens: Tensor | None = None,
    state_v_first: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """
    Return the same as `recurrent_delta_rule`, computed for many tokens at once by matrix products.

    A beta for each value leaves nothing to multiply: it is computed token by token, and so is all on the CPU.
    """
    if not v.is_cuda or (beta is not None and beta.dim() == 4):
        return recurrent_delta_rule(
            q, k, v, beta, g, scale, initial_state, output_final_state, use_qk_l2norm, cu_seqlens, state_v_first
        )  # fmt: skip
    scale = q.shape[3] ** -0.5 if scale is None else scale
    beta = _given(beta, v)
    _check(q, k, v, beta, g, initial_state, cu_seqlens, state_v_first)
    if use_qk_l2norm:
        q, k = normalised(q).to(q.dtype), normalised(k).to(k.dtype)
    function = _chunk_on_hopper if _is_for_hopper(v, q.shape[3]) else _chunk
    o, state = function(
        q, k, v, beta, g, _wide(initial_state), cu_seqlens, scale, state_v_first, output_final_state
    )[:2]
    return o, state if output_final_state else None


def decode_delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    state: Tensor,
    beta: Tensor | None = None,
    g: Tensor | None = None,
    scale: float | None = None,
    state_indices: Tensor | None = None,
    use_qk_l2norm: bool = False,
    cu_seqlens: Tensor | None = None,
    state_v_first: bool = False,
) -> Tensor:
    """
    Return o as `recurrent_delta_rule` does, and make `state` the final state, in place.

    With `state_indices` [N], of int32 or int64, `state` is a pool [slots, HV, K, V] (or [slots, HV, V, K]), and sequence i
    has the state `state[state_indices[i]]`; below 0 it has none, and its o is 0. Slots may lie apart. No gradients.
    """
    if torch.is_grad_enabled() and any(x.requires_grad for x in (q, k, v, state)):
        raise NotImplementedError(
            "decode_delta_rule has no backward pass: call it under torch.no_grad(), or use recurrent_delta_rule"
        )
    scale = q.shape[3] ** -0.5 if scale is None else scale
    return _OPS.decode(
        q, k, v, _given(beta, v), g, state, state_indices, cu_seqlens, scale, use_qk_l2norm, state_v_first
    )  # fmt: skip


def _given(beta: Tensor | None, v: Tensor) -> Tensor:
    return v.new_ones(v.shape[:3]) if beta is None else beta


def _wide(state: Tensor | None) -> Tensor | None:
    """Return a state in float32; gradients come back in its own type."""
    return None if state is None else state.float()


def _check(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    cu_seqlens: Tensor | None, state_v_first: bool,
) -> None:  # fmt: skip
    """Raise where tensors do not fit: kernels in Triton would read beyond them."""
    by_head = v.shape[:3]
    sequences = v.shape[0] if cu_seqlens is None else cu_seqlens.shape[0] - 1
    inner = (v.shape[-1], q.shape[-1]) if state_v_first else (q.shape[-1], v.shape[-1])
    fit = (
        (q.dim() == v.dim() == 4, "q, k and v must have 4 dimensions"),
        (q.dtype == k.dtype == v.dtype, "q, k and v must have one type"),
        (q.shape == k.shape, "q and k must have one shape"),
        (q.shape[:2] == v.shape[:2], "q and v must have the same batch and tokens"),
        (v.shape[2] % q.shape[2] == 0, "the heads of v must be a multiple of those of q"),
        (beta.shape == by_head, "beta must be [batch, tokens, value heads]"),
        (g is None or g.shape == by_head, "g must be [batch, tokens, value heads]"),
        (cu_seqlens is None or v.shape[0] == 1, "with cu_seqlens the batch must be 1"),
        (initial_state is None or initial_state.shape == (sequences, v.shape[2], *inner),
         "initial_state must be [sequences, value heads, keys, values], the last two swapped where state_v_first"),
    )  # fmt: skip
    for is_right, rule in fit:
        if not is_right:
            shapes = ", ".join(f"{name} {x.dtype}{list(x.shape)}" for name, x in (("q", q), ("k", k), ("v", v), ("beta", beta)))  # fmt: skip
            raise RuntimeError(f"chunk_delta_rule: {rule}; there are {shapes}")
