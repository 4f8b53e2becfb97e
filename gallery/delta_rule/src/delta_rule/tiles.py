"""What the kernels over chunks share: where a chunk is, its rows, its decay."""

import triton
import triton.language as tl


@triton.jit
def sequence_of(n, cu_seqlens, tokens, CHUNK: tl.constexpr, IS_VARLEN: tl.constexpr):
    """
    Return the first row of a sequence, its length, and the slot of its first chunk.

    With cu_seqlens, slots are handed out so that no sequence needs to know of others: each has its length / CHUNK, rounded
    down, and one more. Some stay empty.
    """
    if IS_VARLEN:
        begin = tl.load(cu_seqlens + n).to(tl.int64)
        end = tl.load(cu_seqlens + n + 1).to(tl.int64)
        begin = tl.minimum(
            tl.maximum(begin, 0), tokens
        )  # wrong borders must not lead out of memory
        length = tl.maximum(tl.minimum(end, tokens) - begin, 0)
        return begin, length.to(tl.int32), begin // CHUNK + n
    chunks = tl.cdiv(tokens, CHUNK)
    return n.to(tl.int64) * tokens, tokens, n.to(tl.int64) * chunks


@triton.jit
def chunk_of(slot, cu_seqlens, sequences, tokens, CHUNK: tl.constexpr, IS_VARLEN: tl.constexpr):
    """Return the first row of the chunk in a slot, and how many of its rows there are: 0 or less in an empty slot."""
    if IS_VARLEN:
        before = 0  # slots begin at or before this one: those of sequences up to its own
        for i in range(0, sequences, 128):
            n = i + tl.arange(0, 128)
            begin = tl.load(cu_seqlens + n, mask=n < sequences, other=0).to(tl.int64)
            begin = tl.minimum(tl.maximum(begin, 0), tokens)
            before += tl.sum(((begin // CHUNK + n <= slot) & (n < sequences)).to(tl.int32), 0)
        n = tl.maximum(before - 1, 0)
        begin, length, first = sequence_of(n, cu_seqlens, tokens, CHUNK, IS_VARLEN)
        at = (slot - first) * CHUNK
        return begin + at, tl.where(at < 0, 0, length - at).to(tl.int32)
    chunks = tl.cdiv(tokens, CHUNK)
    at = slot % chunks * CHUNK
    return (slot // chunks).to(tl.int64) * tokens + at, tokens - at


@triton.jit
def load_rows(
    base, row, count, stride, width, first, CHUNK: tl.constexpr, WIDE: tl.constexpr, TYPE: tl.constexpr
):  # fmt: skip
    """Return [CHUNK, WIDE] of a tensor whose rows are `stride` apart, from column `first`; 0 where there is nothing."""
    rows, columns = tl.arange(0, CHUNK), first + tl.arange(0, WIDE)
    at = (row + rows)[:, None] * stride + columns[None, :]
    is_there = (rows < count)[:, None] & (columns < width)[None, :]
    return tl.load(base + at, mask=is_there, other=0.0).to(TYPE)


@triton.jit
def store_rows(
    base, values, row, count, stride, width, first, CHUNK: tl.constexpr, WIDE: tl.constexpr
):  # fmt: skip
    """Write what `load_rows` reads."""
    rows, columns = tl.arange(0, CHUNK), first + tl.arange(0, WIDE)
    at = (row + rows)[:, None] * stride + columns[None, :]
    is_there = (rows < count)[:, None] & (columns < width)[None, :]
    tl.store(base + at, values.to(base.dtype.element_ty), mask=is_there)


@triton.jit
def load_column(base, row, count, stride, CHUNK: tl.constexpr):
    """Return a value for each row of a chunk, in float32."""
    rows = tl.arange(0, CHUNK)
    return tl.load(base + (row + rows) * stride, mask=rows < count, other=0.0).to(tl.float32)


@triton.jit
def store_column(base, values, row, count, stride, CHUNK: tl.constexpr):
    """Write what `load_column` reads."""
    rows = tl.arange(0, CHUNK)
    tl.store(base + (row + rows) * stride, values.to(base.dtype.element_ty), mask=rows < count)


@triton.jit
def load_decay(g, row, count, stride, CHUNK: tl.constexpr, HAS_G: tl.constexpr):
    """
    Return the logarithm of what is left of the state before the chunk at each row.

    A token keeps at least e^-104, which is 0 in float32, so that sums stay exact where all is forgotten.
    """
    if HAS_G:
        return tl.cumsum(tl.maximum(load_column(g, row, count, stride, CHUNK), -104.0), 0)
    return tl.zeros([CHUNK], tl.float32)


@triton.jit
def decay_between(decay, CHUNK: tl.constexpr, HAS_G: tl.constexpr):
    """Return what is left at row i of what row j wrote, [i, j]; 0 where j is later."""
    rows = tl.arange(0, CHUNK)
    is_seen = rows[:, None] >= rows[None, :]
    if HAS_G:  # later rows would overflow
        return tl.exp(tl.where(is_seen, decay[:, None] - decay[None, :], float("-inf")))
    return tl.where(is_seen, 1.0, 0.0)


@triton.jit
def last_of(x, CHUNK: tl.constexpr):
    """Return the last element."""
    return tl.sum(tl.where(tl.arange(0, CHUNK) == CHUNK - 1, x, 0.0), 0)
