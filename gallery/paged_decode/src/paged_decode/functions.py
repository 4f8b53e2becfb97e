"""The public functions."""

import math
from collections.abc import Sequence
from typing import Literal

import torch
from torch import Tensor

KvLayout = Literal["NHD", "HND"]
Scale = float | Tensor
"""A float, or a float32 tensor of one value or one per key head."""
Cache = Tensor | Sequence[Tensor]
"""One tensor [pages, 2, ..] of keys and values, or a pair."""

_OPS = torch.ops.opwright_paged
_PAGED, _PAGED_OUT = _OPS.paged_decode.default, _OPS.paged_decode_out.default
_TABLES = _OPS.paged_decode_block_tables.default
_TABLES_OUT = _OPS.paged_decode_block_tables_out.default
_LAYOUTS = {"NHD": False, "HND": True}


def paged_decode(
    q: Tensor,
    kv_cache: Cache,
    indptr: Tensor,
    indices: Tensor,
    last_page_len: Tensor,
    *,
    qo_indptr: Tensor | None = None,
    sm_scale: float | None = None,
    kv_layout: KvLayout = "NHD",
    out: Tensor | None = None,
    lse: Tensor | None = None,
    return_lse: bool = False,
    logits_soft_cap: float | None = None,
    window_left: int = -1,
    k_scale: Scale = 1.0,
    v_scale: Scale = 1.0,
    rope_scale: float = 1.0,
    rope_theta: float = 0.0,
) -> Tensor | tuple[Tensor, Tensor]:
    """
    Return the attention of each request's query tokens over its pages; with `return_lse` also log2 of the sums of weights.

    `q` is [requests, heads, dim], [requests, tokens, heads, dim], or with `qo_indptr` [all tokens, heads, dim]; a request's
    tokens are the last of its keys, and see those up to themselves. Request i has the pages
    `indices[indptr[i]:indptr[i + 1]]`, of the last of which it uses `last_page_len[i]` slots. One without keys gets 0 and
    -inf. `rope_theta` above 0 says that keys and queries are yet to be turned, as Llama does.
    """
    k, v = (kv_cache, None) if isinstance(kv_cache, Tensor) else kv_cache
    k_factor, k_tensor = (1.0, k_scale) if isinstance(k_scale, Tensor) else (k_scale, None)
    v_factor, v_tensor = (1.0, v_scale) if isinstance(v_scale, Tensor) else (v_scale, None)
    if q.requires_grad and torch.is_grad_enabled():
        _refuse_gradients()
    options = (
        qo_indptr, k_tensor, v_tensor, _LAYOUTS[kv_layout], sm_scale or 1 / math.sqrt(q.shape[-1]), k_factor, v_factor,
        logits_soft_cap or 0.0, window_left, rope_scale, rope_theta,
    )  # fmt: skip
    if out is None and lse is None:
        found: tuple[Tensor, Tensor] = _PAGED(q, k, v, indptr, indices, last_page_len, *options)
        return found if return_lse else found[0]
    out, lse = _given(q, out, lse, return_lse=return_lse)
    _PAGED_OUT(q, k, v, indptr, indices, last_page_len, *options, out, lse)
    return (out, lse) if return_lse and lse is not None else out


def paged_decode_block_tables(
    q: Tensor,
    k_cache: Tensor,
    v_cache: Tensor,
    block_tables: Tensor,
    seq_lens: Tensor,
    *,
    qo_indptr: Tensor | None = None,
    sm_scale: float | None = None,
    kv_layout: KvLayout = "NHD",
    out: Tensor | None = None,
    lse: Tensor | None = None,
    return_lse: bool = False,
    logits_soft_cap: float | None = None,
    window_left: int = -1,
    k_scale: Scale = 1.0,
    v_scale: Scale = 1.0,
    rope_scale: float = 1.0,
    rope_theta: float = 0.0,
) -> Tensor | tuple[Tensor, Tensor]:
    """
    Return the same, of requests as vLLM keeps them: a row of `block_tables` each, and `seq_lens` keys.

    `k_cache` and `v_cache` are [pages, page, heads, dim] (NHD) or [pages, heads, page, dim] (HND).
    """
    k_factor, k_tensor = (1.0, k_scale) if isinstance(k_scale, Tensor) else (k_scale, None)
    v_factor, v_tensor = (1.0, v_scale) if isinstance(v_scale, Tensor) else (v_scale, None)
    if q.requires_grad and torch.is_grad_enabled():
        _refuse_gradients()
    options = (
        qo_indptr, k_tensor, v_tensor, _LAYOUTS[kv_layout], sm_scale or 1 / math.sqrt(q.shape[-1]), k_factor, v_factor,
        logits_soft_cap or 0.0, window_left, rope_scale, rope_theta,
    )  # fmt: skip
    if out is None and lse is None:
        found: tuple[Tensor, Tensor] = _TABLES(
            q, k_cache, v_cache, block_tables, seq_lens, *options
        )
        return found if return_lse else found[0]
    out, lse = _given(q, out, lse, return_lse=return_lse)
    _TABLES_OUT(q, k_cache, v_cache, block_tables, seq_lens, *options, out, lse)
    return (out, lse) if return_lse and lse is not None else out


def _given(
    q: Tensor, out: Tensor | None, lse: Tensor | None, *, return_lse: bool
) -> tuple[Tensor, Tensor | None]:
    if out is None:
        out = torch.empty_like(q)
    if return_lse and lse is None:
        lse = torch.empty(q.shape[:-1], dtype=torch.float32, device=q.device)
    return out, lse


def _refuse_gradients() -> None:
    raise NotImplementedError(
        "paged_decode has no backward pass: call it under torch.no_grad(), or with q.detach()"
    )
