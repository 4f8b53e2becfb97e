"""
The kernels of the forward pass over chunks.

Within a chunk, with S the state before it, D the decay from a row to another and G that from before the chunk:
(I + A) U = beta (V - G K S), where A = beta D K K^T below the diagonal; O = G Q S + (D Q K^T) U; and S becomes
e^g S + (e^g / G K)^T U. What needs no state, the inverse of I + A, is computed for all chunks at once.
"""

import triton
import triton.language as tl

from delta_rule.tiles import (
    chunk_of,
    decay_between,
    last_of,
    load_column,
    load_decay,
    load_rows,
    sequence_of,
    store_rows,
)


@triton.jit
def unit_inverse(a, CHUNK: tl.constexpr, PRECISION: tl.constexpr):
    """
    Return the inverse of I + a, where a [CHUNK, CHUNK] is 0 on and above its diagonal.

    By substitution in blocks of 16, which are then merged: no power of a is taken, which would overflow where the inverse
    does not.
    """
    BLOCKS: tl.constexpr = CHUNK // 16
    each, row = tl.arange(0, BLOCKS), tl.arange(0, 16)
    is_own = each[:, None, None, None] == each[None, None, :, None]
    own = tl.sum(tl.where(is_own, tl.reshape(a, (BLOCKS, 16, BLOCKS, 16)), 0.0), 2)
    across = tl.permute(own, (0, 2, 1))  # so that a row's factors lie as the rows that they take
    found = tl.where(row[None, :, None] == row[None, None, :], 1.0, 0.0) + tl.zeros_like(own)
    for i in tl.static_range(1, 16):
        factors = tl.sum(tl.where(row[None, None, :] == i, across, 0.0), 2)  # [BLOCKS, 16]
        taken = tl.sum(factors[:, :, None] * found, 1)
        found = tl.where(row[None, :, None] == i, found - taken[:, None, :], found)
    x = tl.where(is_own, found[:, :, None, :], 0.0)
    x = tl.reshape(x, (CHUNK, CHUNK))
    rows = tl.arange(0, CHUNK)
    for level in tl.static_range(1, CHUNK // 32 + 1):  # blocks of 16, then of 32
        block, pair = rows // (16 * level), rows // (32 * level)
        is_below = (block[:, None] > block[None, :]) & (pair[:, None] == pair[None, :])
        between = tl.dot(x, tl.where(is_below, a, 0.0), input_precision=PRECISION)
        x -= tl.dot(between, x, input_precision=PRECISION)
    return x


@triton.jit
def inverse(
    k, beta, g, out, cu_seqlens, sequences, tokens, heads, value_heads, keys,
    CHUNK: tl.constexpr, KEYS: tl.constexpr, HAS_G: tl.constexpr, IS_VARLEN: tl.constexpr,
    PRECISION: tl.constexpr,
):  # fmt: skip
    """Write the inverse of I + A of a chunk and value head."""
    TYPE: tl.constexpr = out.dtype.element_ty
    program = tl.program_id(0)
    slot, value_head = program // value_heads, program % value_heads
    row, count = chunk_of(slot, cu_seqlens, sequences, tokens, CHUNK, IS_VARLEN)
    if count <= 0:
        return
    head = value_head // (value_heads // heads)
    stride = heads * keys
    K = load_rows(k + head * keys, row, count, stride, keys, 0, CHUNK, KEYS, TYPE)
    weight = load_column(beta + value_head, row, count, value_heads, CHUNK)
    decay = load_decay(g + value_head, row, count, value_heads, CHUNK, HAS_G)
    rows = tl.arange(0, CHUNK)
    a = tl.dot(K, tl.trans(K), input_precision=PRECISION)
    a *= decay_between(decay, CHUNK, HAS_G) * weight[:, None]
    a = tl.where(rows[:, None] > rows[None, :], a, 0.0)
    x = unit_inverse(a, CHUNK, PRECISION)
    out += (slot.to(tl.int64) * value_heads + value_head) * CHUNK * CHUNK
    tl.store(out + rows[:, None] * CHUNK + rows[None, :], x.to(TYPE))


@triton.jit
def forward(
    q, k, v, beta, g, inverse, o, initial_state, final_state, states, writes, cu_seqlens, scale,
    tokens, heads, value_heads, keys, values, key_stride, value_stride,
    CHUNK: tl.constexpr, KEYS: tl.constexpr, VALUES: tl.constexpr, HAS_G: tl.constexpr,
    HAS_INITIAL: tl.constexpr, HAS_FINAL: tl.constexpr, HAS_STATES: tl.constexpr,
    HAS_O: tl.constexpr, IS_VARLEN: tl.constexpr, PRECISION: tl.constexpr,
):  # fmt: skip
    """Walk along a sequence's chunks with some columns of a value head's state."""
    scale = tl.cast(scale, tl.float32)  # Inductor passes a Python float as a double
    TYPE: tl.constexpr = inverse.dtype.element_ty
    slices = tl.cdiv(values, VALUES)
    program = tl.program_id(0)
    first, pair = program % slices * VALUES, program // slices
    n, value_head = pair // value_heads, pair % value_heads
    head = value_head // (value_heads // heads)
    begin, length, slot = sequence_of(n, cu_seqlens, tokens, CHUNK, IS_VARLEN)

    key, value, rows = tl.arange(0, KEYS), first + tl.arange(0, VALUES), tl.arange(0, CHUNK)
    at = key[:, None] * key_stride + value[None, :] * value_stride
    at += pair.to(tl.int64) * keys * values
    is_there = (key < keys)[:, None] & (value < values)[None, :]
    S = tl.zeros([KEYS, VALUES], tl.float32)
    if HAS_INITIAL:
        S += tl.load(initial_state + at, mask=is_there, other=0.0)

    key_row, value_row = heads * keys, value_heads * values
    for chunk in range(tl.cdiv(length, CHUNK)):
        row, count = begin + chunk * CHUNK, length - chunk * CHUNK
        chunk_slot = (slot + chunk).to(tl.int64) * value_heads + value_head
        K = load_rows(k + head * keys, row, count, key_row, keys, 0, CHUNK, KEYS, TYPE)
        V = load_rows(v + value_head * values, row, count, value_row, values, first, CHUNK, VALUES, tl.float32)  # fmt: skip
        T = tl.load(inverse + chunk_slot * CHUNK * CHUNK + rows[:, None] * CHUNK + rows[None, :])
        weight = load_column(beta + value_head, row, count, value_heads, CHUNK)
        decay = load_decay(g + value_head, row, count, value_heads, CHUNK, HAS_G)
        before = S.to(TYPE)
        if HAS_STATES:
            to = chunk_slot * keys * values + key[:, None] * values + value[None, :]
            tl.store(states + to, before, mask=is_there)
        X = V - tl.exp(decay)[:, None] * tl.dot(K, before, input_precision=PRECISION)
        U = tl.dot(T, (weight[:, None] * X).to(TYPE), input_precision=PRECISION)
        if HAS_STATES:
            store_rows(writes + value_head * values, U, row, count, value_row, values, first, CHUNK, VALUES)  # fmt: skip
        if HAS_O:
            Q = load_rows(q + head * keys, row, count, key_row, keys, 0, CHUNK, KEYS, TYPE)
            P = tl.dot(Q, tl.trans(K), input_precision=PRECISION)
            P *= decay_between(decay, CHUNK, HAS_G)
            O = tl.exp(decay)[:, None] * tl.dot(Q, before, input_precision=PRECISION)
            O += tl.dot(P.to(TYPE), U.to(TYPE), input_precision=PRECISION)
            store_rows(o + value_head * values, O * scale, row, count, value_row, values, first, CHUNK, VALUES)  # fmt: skip
        last = last_of(decay, CHUNK)
        left = (tl.exp(last - decay)[:, None] * U).to(TYPE)
        S = tl.exp(last) * S + tl.dot(tl.trans(K), left, input_precision=PRECISION)

    if HAS_FINAL:
        tl.store(final_state + at, S, mask=is_there)
