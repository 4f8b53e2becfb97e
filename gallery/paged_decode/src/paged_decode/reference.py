"""What the operators are, in loops over plain PyTorch in float64: the definition of right."""

import math

import torch
from torch import Tensor


def paged_decode(
    q: Tensor,
    k_cache: Tensor,
    v_cache: Tensor,
    pages: list[list[int]],
    lengths: list[int],
    *,
    tokens: list[int] | None = None,
    sm_scale: float | None = None,
    kv_layout: str = "NHD",
    logits_soft_cap: float = 0.0,
    window_left: int = -1,
    k_scale: Tensor | float = 1.0,
    v_scale: Tensor | float = 1.0,
    rope_scale: float = 1.0,
    rope_theta: float = 0.0,
) -> tuple[Tensor, Tensor]:
    """
    Return results [all tokens, heads, dim] and their LSE in base 2.

    `q` is [all tokens, heads, dim]; request i has `lengths[i]` keys in `pages[i]`, and `tokens[i]` query tokens (1).
    """
    out = torch.zeros(q.shape, dtype=torch.float64)
    lse = torch.full(q.shape[:-1], float("-inf"), dtype=torch.float64)
    tokens = tokens or [1] * len(lengths)
    scale = sm_scale or 1 / math.sqrt(q.shape[-1])
    first = 0
    for own, length, count in zip(pages, lengths, tokens, strict=True):
        keys = _rows(k_cache, own, length, kv_layout)  # [keys, key heads, dim]
        values = _rows(v_cache, own, length, kv_layout)
        positions = torch.arange(length)
        for token in range(count):
            position = length - count + token
            seen = positions <= position
            if window_left >= 0:
                seen &= positions >= position - window_left
            if not bool(seen.any()):
                continue
            query = q[first + token].cpu().double()
            turned = keys[seen]
            if rope_theta > 0:
                query = _turned(query[None], torch.tensor([position]), rope_scale, rope_theta)[0]
                turned = _turned(turned, positions[seen], rope_scale, rope_theta)
            out[first + token], lse[first + token] = _attend(
                query,
                turned,
                values[seen],
                scale,
                logits_soft_cap,
                (_wide(k_scale), _wide(v_scale)),
            )
        first += count
    return out, lse


def _attend(
    query: Tensor,
    keys: Tensor,
    values: Tensor,
    scale: float,
    cap: float,
    scales: tuple[Tensor, Tensor],
) -> tuple[Tensor, Tensor]:
    heads, kv_heads = query.shape[0], keys.shape[1]
    k_scale, v_scale = (
        one.expand(kv_heads).repeat_interleave(heads // kv_heads)[:, None] for one in scales
    )
    wide_keys = keys.repeat_interleave(heads // kv_heads, 1)
    scores = torch.einsum("hd,khd->hk", query, wide_keys) * scale * k_scale
    if cap > 0:
        scores = cap * torch.tanh(scores / cap)
    wide_values = values.repeat_interleave(heads // kv_heads, 1)
    out = torch.einsum("hk,khd->hd", scores.softmax(1), wide_values) * v_scale
    return out, scores.logsumexp(1) / math.log(2)


def _wide(scale: Tensor | float) -> Tensor:
    return torch.as_tensor(scale, dtype=torch.float64).cpu().reshape(-1)


def _rows(cache: Tensor, pages: list[int], length: int, kv_layout: str) -> Tensor:
    rows = cache[pages].cpu().double()
    rows = rows.transpose(1, 2) if kv_layout == "HND" else rows
    return rows.reshape(-1, *rows.shape[2:])[:length]


def _turned(rows: Tensor, positions: Tensor, scale: float, theta: float) -> Tensor:
    """Turn rows [n, heads, dim] by their positions: element i with element i + dim / 2."""
    half = rows.shape[-1] // 2
    speed = theta ** (-torch.arange(half, dtype=torch.float64) / half) / scale
    angle = (positions[:, None] * speed)[:, None]
    x, y = rows[..., :half], rows[..., half:]
    return torch.cat([x * angle.cos() - y * angle.sin(), y * angle.cos() + x * angle.sin()], -1)
