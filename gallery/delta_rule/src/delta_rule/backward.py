"""
The kernels of the backward pass over chunks.

With the names of forward.py, X = beta (V - G K S) and U = (I + A)^-1 X, the gradient of the state after a chunk, dS,
goes to dU = (D Q K^T)^T dO + (e^g / G K) dS and dX = (I + A)^-T dU, and the state before the chunk gets
e^g dS + (G Q)^T dO - (G beta K)^T dX. That is what must be done in order. All else is done for all chunks at once.
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
    store_column,
    store_rows,
)


@triton.jit
def backward(
    q, k, beta, g, inverse, d_o, d_final, d_initial, d_states, d_x, cu_seqlens, scale,
    tokens, heads, value_heads, keys, values, key_stride, value_stride,
    CHUNK: tl.constexpr, KEYS: tl.constexpr, VALUES: tl.constexpr, HAS_G: tl.constexpr,
    HAS_INITIAL: tl.constexpr, HAS_FINAL: tl.constexpr, IS_VARLEN: tl.constexpr,
    PRECISION: tl.constexpr,
):  # fmt: skip
    """Walk back along a sequence's chunks with some columns of the gradient of a value head's state."""
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
    dS = tl.zeros([KEYS, VALUES], tl.float32)
    if HAS_FINAL:
        dS += tl.load(d_final + at, mask=is_there, other=0.0)

    key_row, value_row = heads * keys, value_heads * values
    chunks = tl.cdiv(length, CHUNK)
    for i in range(chunks):
        chunk = chunks - 1 - i
        row, count = begin + chunk * CHUNK, length - chunk * CHUNK
        chunk_slot = (slot + chunk).to(tl.int64) * value_heads + value_head
        Q = load_rows(q + head * keys, row, count, key_row, keys, 0, CHUNK, KEYS, TYPE)
        K = load_rows(k + head * keys, row, count, key_row, keys, 0, CHUNK, KEYS, TYPE)
        dO = load_rows(d_o + value_head * values, row, count, value_row, values, first, CHUNK, VALUES, TYPE)  # fmt: skip
        T = tl.load(inverse + chunk_slot * CHUNK * CHUNK + rows[:, None] * CHUNK + rows[None, :])
        weight = load_column(beta + value_head, row, count, value_heads, CHUNK)
        decay = load_decay(g + value_head, row, count, value_heads, CHUNK, HAS_G)
        last = last_of(decay, CHUNK)
        after = dS.to(TYPE)
        to = chunk_slot * keys * values + key[:, None] * values + value[None, :]
        tl.store(d_states + to, after, mask=is_there)
        P = tl.dot(Q, tl.trans(K), input_precision=PRECISION) * scale
        P *= decay_between(decay, CHUNK, HAS_G)
        dU = tl.exp(last - decay)[:, None] * tl.dot(K, after, input_precision=PRECISION)
        dU += tl.dot(tl.trans(P.to(TYPE)), dO, input_precision=PRECISION)
        dX = tl.dot(tl.trans(T), dU.to(TYPE), input_precision=PRECISION)
        store_rows(d_x + value_head * values, dX, row, count, value_row, values, first, CHUNK, VALUES)  # fmt: skip
        kept = tl.exp(decay)
        read = (kept[:, None] * scale * dO).to(TYPE)
        written = ((kept * weight)[:, None] * dX).to(TYPE)
        dS = tl.exp(last) * dS + tl.dot(tl.trans(Q), read, input_precision=PRECISION)
        dS -= tl.dot(tl.trans(K), written, input_precision=PRECISION)

    if HAS_INITIAL:
        tl.store(d_initial + at, dS, mask=is_there)


@triton.jit
def gradients(
    q, k, v, beta, g, d_o, writes, states, d_states, d_x, d_q, d_k, d_v, d_beta, d_g, cu_seqlens,
    scale, sequences, tokens, heads, value_heads, keys, values,
    CHUNK: tl.constexpr, KEYS: tl.constexpr, VALUES: tl.constexpr, HAS_G: tl.constexpr,
    IS_VARLEN: tl.constexpr, PRECISION: tl.constexpr,
):  # fmt: skip
    """
    Write the gradients of a chunk and value head, those of q and k for each value head.

    KEYS keys at a time: gradients of more do not fit into registers.
    """
    scale = tl.cast(scale, tl.float32)  # Inductor passes a Python float as a double
    TYPE: tl.constexpr = states.dtype.element_ty
    program = tl.program_id(0)
    slot, value_head = program // value_heads, program % value_heads
    row, count = chunk_of(slot, cu_seqlens, sequences, tokens, CHUNK, IS_VARLEN)
    if count <= 0:
        return
    head = value_head // (value_heads // heads)
    key_row, value_row = heads * keys, value_heads * values
    q += head * keys
    k += head * keys
    v += value_head * values
    d_o += value_head * values
    d_x += value_head * values
    d_v += value_head * values
    writes += value_head * values
    d_q += value_head * keys
    d_k += value_head * keys
    chunk_state = (slot.to(tl.int64) * value_heads + value_head) * keys * values
    weight = load_column(beta + value_head, row, count, value_heads, CHUNK)
    decay = load_decay(g + value_head, row, count, value_heads, CHUNK, HAS_G)
    last = last_of(decay, CHUNK)
    kept, left = tl.exp(decay), tl.exp(last - decay)

    P = tl.zeros([CHUNK, CHUNK], tl.float32)
    squares = tl.zeros([CHUNK, CHUNK], tl.float32)
    for part in range(0, keys, KEYS):
        Q = load_rows(q, row, count, key_row, keys, part, CHUNK, KEYS, TYPE)
        K = load_rows(k, row, count, key_row, keys, part, CHUNK, KEYS, TYPE)
        P += tl.dot(Q, tl.trans(K), input_precision=PRECISION)
        squares += tl.dot(K, tl.trans(K), input_precision=PRECISION)

    dP = tl.zeros([CHUNK, CHUNK], tl.float32)
    dA = tl.zeros([CHUNK, CHUNK], tl.float32)
    d_weight = tl.zeros([CHUNK], tl.float32)
    d_decay = tl.zeros([CHUNK], tl.float32)
    for first in range(0, values, VALUES):
        V = load_rows(v, row, count, value_row, values, first, CHUNK, VALUES, tl.float32)
        U = load_rows(writes, row, count, value_row, values, first, CHUNK, VALUES, TYPE)
        dO = load_rows(d_o, row, count, value_row, values, first, CHUNK, VALUES, TYPE)
        dX = load_rows(d_x, row, count, value_row, values, first, CHUNK, VALUES, TYPE)
        dP += tl.dot(dO, tl.trans(U), input_precision=PRECISION)
        dA -= tl.dot(dX, tl.trans(U), input_precision=PRECISION)
        d_weight += tl.sum(dX * V, 1)
        store_rows(d_v, weight[:, None] * dX, row, count, value_row, values, first, CHUNK, VALUES)
    rows = tl.arange(0, CHUNK)
    between = decay_between(decay, CHUNK, HAS_G)
    dP *= between * scale
    dA = tl.where(rows[:, None] > rows[None, :], dA * between, 0.0)
    d_weight += tl.sum(dA * squares, 1)
    dA *= weight[:, None]
    both = dP * P + dA * squares
    d_decay += tl.sum(both, 1) - tl.sum(both, 0)
    to_products = dP.to(TYPE)
    to_squares = (dA + tl.trans(dA)).to(TYPE)

    d_last = 0.0
    for part in range(0, keys, KEYS):
        Q = load_rows(q, row, count, key_row, keys, part, CHUNK, KEYS, TYPE)
        K = load_rows(k, row, count, key_row, keys, part, CHUNK, KEYS, TYPE)
        dQ = tl.dot(to_products, K, input_precision=PRECISION)
        dK = tl.dot(tl.trans(to_products), Q, input_precision=PRECISION)
        dK += tl.dot(to_squares, K, input_precision=PRECISION)
        key = part + tl.arange(0, KEYS)
        for first in range(0, values, VALUES):
            value = first + tl.arange(0, VALUES)
            U = load_rows(writes, row, count, value_row, values, first, CHUNK, VALUES, tl.float32)
            dO = load_rows(d_o, row, count, value_row, values, first, CHUNK, VALUES, TYPE)
            dX = load_rows(d_x, row, count, value_row, values, first, CHUNK, VALUES, tl.float32)
            at = chunk_state + key[:, None] * values + value[None, :]
            is_there = (key < keys)[:, None] & (value < values)[None, :]
            S = tl.load(states + at, mask=is_there, other=0.0)
            dS = tl.load(d_states + at, mask=is_there, other=0.0)
            read = tl.dot(dO, tl.trans(S), input_precision=PRECISION) * (kept * scale)[:, None]
            dQ += read
            dX = (kept[:, None] * dX).to(TYPE)
            d_read = tl.dot(dX, tl.trans(S), input_precision=PRECISION)
            dK -= weight[:, None] * d_read
            read_by_k = tl.sum(d_read * K, 1)
            d_weight -= read_by_k
            U = (left[:, None] * U).to(TYPE)
            written = tl.dot(U, tl.trans(dS), input_precision=PRECISION)
            dK += written
            if HAS_G:
                to_left = tl.sum(written * K, 1)
                d_decay += tl.sum(read * Q, 1) - to_left - weight * read_by_k
                d_last += tl.sum(to_left, 0)
                d_last += tl.exp(last) * tl.sum(tl.sum(S.to(tl.float32) * dS, 1), 0)
        store_rows(d_q, dQ, row, count, value_heads * keys, keys, part, CHUNK, KEYS)
        store_rows(d_k, dK, row, count, value_heads * keys, keys, part, CHUNK, KEYS)
    store_column(d_beta + value_head, d_weight, row, count, value_heads, CHUNK)
    if HAS_G:
        d_decay += tl.where(rows == CHUNK - 1, d_last, 0.0)
        later = tl.where(rows[:, None] <= rows[None, :], d_decay[None, :], 0.0)
        store_column(d_g + value_head, tl.sum(later, 1), row, count, value_heads, CHUNK)
