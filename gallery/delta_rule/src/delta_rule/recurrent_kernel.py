"""
The backward pass of the recurrence on a GPU, token by token.

The state is computed forwards again, its gradient backwards; they never meet, so that no token's state is kept: README.md
derives what is taken from each. Sums over values are left to the caller, who adds up the slices.
"""

import triton
import triton.language as tl

from delta_rule.tiles import sequence_of


@triton.jit
def load_token(base, row, stride, at, width):
    """Return a row's elements `at`, in float32."""
    return tl.load(base + row * stride + at, mask=at < width, other=0.0).to(tl.float32)


@triton.jit
def load_beta(beta, row, stride, value, values, IS_VECTOR: tl.constexpr):
    """Return a row's beta, for each value or for all."""
    if IS_VECTOR:
        weight = load_token(beta, row, stride, value, values)
    else:
        weight = tl.load(beta + row * stride).to(tl.float32)
    return weight


@triton.jit
def recurrent_backward(
    q, k, v, beta, g, initial_state, d_o, d_final, errors, d_q, d_k, d_v, d_beta, to_decay,
    d_initial, cu_seqlens, scale, rows, tokens, heads, value_heads, keys, values, key_stride, value_stride,
    KEYS: tl.constexpr, VALUES: tl.constexpr, HAS_G: tl.constexpr, HAS_INITIAL: tl.constexpr,
    HAS_FINAL: tl.constexpr, IS_VARLEN: tl.constexpr, IS_VECTOR: tl.constexpr,
):  # fmt: skip
    """Write a slice's part of the gradients: [slices, rows, value heads, ..] of all but v, a vector beta and the state."""
    scale = tl.cast(scale, tl.float32)  # Inductor passes a Python float as a double
    slices = tl.cdiv(values, VALUES)
    program = tl.program_id(0)
    part, pair = program % slices, program // slices
    n, value_head = pair // value_heads, pair % value_heads
    head = value_head // (value_heads // heads)
    begin, length, _ = sequence_of(n, cu_seqlens, tokens, 16, IS_VARLEN)
    key, value = tl.arange(0, KEYS), part * VALUES + tl.arange(0, VALUES)
    at = key[:, None] * key_stride + value[None, :] * value_stride
    at += pair.to(tl.int64) * keys * values
    is_there = (key < keys)[:, None] & (value < values)[None, :]

    key_row, value_row = heads * keys, value_heads * values
    q += head * keys
    k += head * keys
    v += value_head * values
    d_o += value_head * values
    d_v += value_head * values
    errors += value_head * values
    g += value_head
    beta += value_head * values if IS_VECTOR else value_head
    d_beta += value_head * values if IS_VECTOR else value_head
    beta_row = value_row if IS_VECTOR else value_heads
    own = part.to(tl.int64) * rows + begin  # of what is added up over slices
    d_q += value_head * keys
    d_k += value_head * keys

    S = tl.zeros([KEYS, VALUES], tl.float32)
    if HAS_INITIAL:
        S += tl.load(initial_state + at, mask=is_there, other=0.0)
    for i in range(length):
        row = begin + i
        Q = load_token(q, row, key_row, key, keys) * scale
        K = load_token(k, row, key_row, key, keys)
        V = load_token(v, row, value_row, value, values)
        dO = load_token(d_o, row, value_row, value, values)
        if HAS_G:
            S *= tl.exp(tl.load(g + row * value_heads).to(tl.float32))
        error = V - tl.sum(K[:, None] * S, 0)
        weight = load_beta(beta, row, beta_row, value, values, IS_VECTOR)
        S += K[:, None] * (weight * error)[None, :]
        tl.store(errors + row * value_row + value, error, mask=value < values)
        to = d_q + (own + i) * value_heads * keys + key
        tl.store(to, tl.sum(S * dO[None, :], 1) * scale, mask=key < keys)
        to_o = tl.sum(tl.sum(S * Q[:, None], 0) * dO, 0)
        tl.store(to_decay + (own + i) * value_heads + value_head, to_o)

    dS = tl.zeros([KEYS, VALUES], tl.float32)
    total = 0.0
    if HAS_FINAL:
        dS += tl.load(d_final + at, mask=is_there, other=0.0)
        total += tl.sum(tl.sum(dS * S, 1), 0)
    tl.debug_barrier()
    for j in range(length):
        i = length - 1 - j
        row = begin + i
        Q = load_token(q, row, key_row, key, keys) * scale
        K = load_token(k, row, key_row, key, keys)
        V = load_token(v, row, value_row, value, values)
        dO = load_token(d_o, row, value_row, value, values)
        error = load_token(errors, row, value_row, value, values)
        weight = load_beta(beta, row, beta_row, value, values, IS_VECTOR)
        dS += Q[:, None] * dO[None, :]
        to = d_k + (own + i) * value_heads * keys + key
        tl.store(to, tl.sum(dS * (weight * error)[None, :], 1), mask=key < keys)
        written = tl.sum(dS * K[:, None], 0)
        dV = weight * written
        tl.store(d_v + row * value_row + value, dV, mask=value < values)
        if IS_VECTOR:
            tl.store(d_beta + row * value_row + value, written * error, mask=value < values)
        else:
            tl.store(d_beta + (own + i) * value_heads, tl.sum(written * error, 0))
        at_decay = to_decay + (own + i) * value_heads + value_head
        total += tl.load(at_decay) - tl.sum(V * dV, 0)
        tl.debug_barrier()
        tl.store(at_decay, total)
        dS -= K[:, None] * dV[None, :]
        if HAS_G:
            dS *= tl.exp(tl.load(g + row * value_heads).to(tl.float32))
    if HAS_INITIAL:
        tl.store(d_initial + at, dS, mask=is_there)
    tl.debug_barrier()

    S = tl.zeros([KEYS, VALUES], tl.float32)
    if HAS_INITIAL:
        S += tl.load(initial_state + at, mask=is_there, other=0.0)
    for i in range(length):
        row = begin + i
        K = load_token(k, row, key_row, key, keys)
        error = load_token(errors, row, value_row, value, values)
        weight = load_beta(beta, row, beta_row, value, values, IS_VECTOR)
        if HAS_G:
            S *= tl.exp(tl.load(g + row * value_heads).to(tl.float32))
        dV = load_token(d_v, row, value_row, value, values)
        to = d_k + (own + i) * value_heads * keys + key
        so_far = tl.load(to, mask=key < keys, other=0.0)
        tl.debug_barrier()
        tl.store(to, so_far - tl.sum(S * dV[None, :], 1), mask=key < keys)
        S += K[:, None] * (weight * error)[None, :]
