"""The operators over chunks: the kernels of forward.py and backward.py, visible to torch.compile."""

from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.library import triton_op, wrap_triton

from delta_rule import backward as backward_kernels
from delta_rule import forward as forward_kernels

_MOST_KEYS = 256


class Tiles(NamedTuple):
    """What kernels are compiled for: sizes are run-time integers, and only compared with these."""

    chunk: int
    keys: int
    """A power of two: as many as there are, or more."""
    values: int
    """Of a state, which a program has in registers."""
    type: torch.dtype
    """Of the factors of matrix products; sums are float32."""
    precision: str
    """Of products of float32."""

    @property
    def warps(self) -> int:
        """Return those of a program that has a state in registers."""
        return 8 if self.keys * self.values > 8192 else 4

    @property
    def stages(self) -> int:
        """Return how many chunks are loaded at once: three of 256 keys would not fit into shared memory."""
        return 2 if self.keys == _MOST_KEYS else 3


def tiles_for(v: Tensor, keys: int) -> Tiles:
    """Return the tiles for a type and a number of keys."""
    wide = 32 if keys <= 32 else 64 if keys <= 64 else 128 if keys <= 128 else 256
    if keys > _MOST_KEYS:
        raise ValueError(
            f"chunk_delta_rule: on a GPU there may be {_MOST_KEYS} keys, and q has {keys}"
        )
    if v.dtype == torch.bfloat16:
        return Tiles(64, wide, 64, torch.bfloat16, "tf32")
    # float16 would overflow where the state does not; it is exact in TF32
    precision = "tf32" if v.dtype == torch.float16 else "tf32x3"
    return Tiles(32, wide, 16 if wide >= 128 else 32, torch.float32, precision)


class Sizes(NamedTuple):
    """The sizes of a call."""

    sequences: int
    tokens: int
    heads: int
    value_heads: int
    keys: int
    values: int

    @classmethod
    def of(cls, q: Tensor, v: Tensor, cu_seqlens: Tensor | None) -> "Sizes":
        """Return those of tensors."""
        sequences = q.shape[0] if cu_seqlens is None else cu_seqlens.shape[0] - 1
        return cls(sequences, q.shape[1], q.shape[2], v.shape[2], q.shape[3], v.shape[3])

    def slots(self, chunk: int, *, is_varlen: bool) -> int:
        """Return how many chunks there may be, whatever the sequences' lengths."""
        if is_varlen:
            return self.tokens // chunk + self.sequences
        return self.sequences * _quotient_up(self.tokens, chunk)

    def state_shape(self, *, is_v_first: bool) -> tuple[int, int, int, int]:
        """Return the shape of a state for each sequence."""
        inner = (self.values, self.keys) if is_v_first else (self.keys, self.values)
        return (self.sequences, self.value_heads, *inner)

    def state_strides(self, *, is_v_first: bool) -> tuple[int, int]:
        """Return the strides of keys and values in a state."""
        return (1, self.keys) if is_v_first else (self.values, 1)


def _quotient_up(a: int, b: int) -> int:
    return -(-a // b)


def rows_like(x: Tensor, *last: int, dtype: torch.dtype | None = None) -> Tensor:
    """
    Return a tensor for a kernel to write, of the tokens of all batches: as `x` has them, or with another last dimension.

    Inductor of torch 2.11 fails where what a kernel writes has symbolic sizes and a dimension of 1, as a batch of 1 is.
    """
    batch, tokens, *rest = x.shape
    shape = (batch * tokens, *rest[:1], *(last or rest[1:]))
    return torch.empty(shape, dtype=dtype or x.dtype, device=x.device)


def ends_or_any(cu_seqlens: Tensor | None, x: Tensor) -> Tensor:
    """
    Return cu_seqlens, or what a kernel is given in their place and does not read.

    It is no input: Inductor takes it for written, as it finds it among what the places of results are computed from.
    """
    return x.new_empty((1,)) if cu_seqlens is None else cu_seqlens


def _like(found: Tensor, x: Tensor | None) -> Tensor:
    return found if x is None else found.view(x.shape)


def _states(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, inverse: Tensor,
    initial_state: Tensor | None, cu_seqlens: Tensor | None, scale: float, is_v_first: bool,
    o: Tensor | None, final_state: Tensor | None, kept: tuple[Tensor, Tensor] | None,
) -> None:  # fmt: skip
    """Walk along all sequences, and write what is wanted; of each chunk the state before, and what it writes."""
    sizes, tiles = Sizes.of(q, v, cu_seqlens), tiles_for(v, q.shape[3])
    pairs = sizes.sequences * sizes.value_heads
    wrap_triton(forward_kernels.forward)[(pairs * _quotient_up(sizes.values, tiles.values),)](
        q, k, v, beta, beta if g is None else g, inverse,
        v if o is None else o, beta if initial_state is None else initial_state,
        beta if final_state is None else final_state, *((beta, beta) if kept is None else kept),
        ends_or_any(cu_seqlens, beta), scale,
        sizes.tokens, sizes.heads, sizes.value_heads, sizes.keys, sizes.values,
        *sizes.state_strides(is_v_first=is_v_first),
        CHUNK=tiles.chunk, KEYS=tiles.keys, VALUES=tiles.values, HAS_G=g is not None,
        HAS_INITIAL=initial_state is not None, HAS_FINAL=final_state is not None,
        HAS_STATES=kept is not None, HAS_O=o is not None, IS_VARLEN=cu_seqlens is not None,
        PRECISION=tiles.precision, num_warps=tiles.warps, num_stages=tiles.stages,
    )  # fmt: skip


@triton_op("opwright_delta::chunk", mutates_args={})
def chunk(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    cu_seqlens: Tensor | None, scale: float, is_v_first: bool, has_final_state: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """Return o, the final state (empty where it is not wanted), and the chunks' inverses, which the backward pass reads."""
    q, k, v, beta = q.contiguous(), k.contiguous(), v.contiguous(), beta.contiguous()
    g = None if g is None else g.contiguous()
    initial_state = None if initial_state is None else initial_state.contiguous()
    sizes, tiles = Sizes.of(q, v, cu_seqlens), tiles_for(v, q.shape[3])
    slots = sizes.slots(tiles.chunk, is_varlen=cu_seqlens is not None)
    o = rows_like(v)
    shape = sizes.state_shape(is_v_first=is_v_first) if has_final_state else (0,)
    final_state = torch.empty(shape, dtype=torch.float32, device=v.device)
    inverse = torch.empty(
        (slots, sizes.value_heads, tiles.chunk, tiles.chunk), dtype=tiles.type, device=v.device
    )
    if slots > 0 and sizes.value_heads > 0:
        wrap_triton(forward_kernels.inverse)[(slots * sizes.value_heads,)](
            k, beta, beta if g is None else g, inverse, ends_or_any(cu_seqlens, beta),
            sizes.sequences, sizes.tokens, sizes.heads, sizes.value_heads, sizes.keys,
            CHUNK=tiles.chunk, KEYS=tiles.keys, HAS_G=g is not None,
            IS_VARLEN=cu_seqlens is not None, PRECISION=tiles.precision, num_warps=4,
        )  # fmt: skip
    if sizes.sequences > 0 and sizes.values > 0:
        final = final_state if has_final_state else None
        _states(q, k, v, beta, g, inverse, initial_state, cu_seqlens, scale, is_v_first, o, final, None)  # fmt: skip
    return o.view(v.shape), final_state, inverse


@triton_op("opwright_delta::chunk_backward", mutates_args={})
def chunk_backward(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    cu_seqlens: Tensor | None, inverse: Tensor, d_o: Tensor, d_final_state: Tensor | None,
    scale: float, is_v_first: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:  # fmt: skip
    """Return the gradients of q, k, v, beta, g and the initial state; what is not there has an empty one."""
    q, k, v, beta, d_o = (x.contiguous() for x in (q, k, v, beta, d_o))
    g = None if g is None else g.contiguous()
    initial_state = None if initial_state is None else initial_state.contiguous()
    d_final_state = None if d_final_state is None else d_final_state.contiguous()
    sizes, tiles = Sizes.of(q, v, cu_seqlens), tiles_for(v, q.shape[3])
    slots = sizes.slots(tiles.chunk, is_varlen=cu_seqlens is not None)
    by_chunk = (slots, sizes.value_heads, sizes.keys, sizes.values)
    states, d_states = (torch.empty(by_chunk, dtype=tiles.type, device=v.device) for _ in range(2))
    writes, d_x = (rows_like(v, dtype=tiles.type) for _ in range(2))
    shape = (0,) if initial_state is None else initial_state.shape
    d_initial = torch.empty(shape, dtype=torch.float32, device=v.device)
    pairs = sizes.sequences * sizes.value_heads
    if sizes.sequences > 0 and sizes.values > 0:
        _states(q, k, v, beta, g, inverse, initial_state, cu_seqlens, scale, is_v_first, None, None, (states, writes))  # fmt: skip
        wrap_triton(backward_kernels.backward)[(pairs * _quotient_up(sizes.values, tiles.values),)](
            q, k, beta, beta if g is None else g, inverse, d_o,
            beta if d_final_state is None else d_final_state, d_initial, d_states, d_x,
            ends_or_any(cu_seqlens, beta), scale,
            sizes.tokens, sizes.heads, sizes.value_heads, sizes.keys, sizes.values,
            *sizes.state_strides(is_v_first=is_v_first),
            CHUNK=tiles.chunk, KEYS=tiles.keys, VALUES=tiles.values, HAS_G=g is not None,
            HAS_INITIAL=initial_state is not None, HAS_FINAL=d_final_state is not None,
            IS_VARLEN=cu_seqlens is not None, PRECISION=tiles.precision, num_warps=tiles.warps, num_stages=tiles.stages,
        )  # fmt: skip
    found = _of_chunks(q, k, v, beta, g, cu_seqlens, d_o, states, writes, d_states, d_x, scale)  # fmt: skip
    return *found, d_initial


def _of_chunks(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, cu_seqlens: Tensor | None, d_o: Tensor,
    states: Tensor, writes: Tensor, d_states: Tensor, d_x: Tensor, scale: float,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:  # fmt: skip
    """Return the gradients that follow for all chunks at once."""
    sizes, tiles = Sizes.of(q, v, cu_seqlens), tiles_for(v, q.shape[3])
    slots = sizes.slots(tiles.chunk, is_varlen=cu_seqlens is not None)
    is_shared = sizes.value_heads != sizes.heads
    d_q, d_k = (
        rows_like(v, sizes.keys, dtype=torch.float32 if is_shared else q.dtype) for _ in range(2)
    )
    d_v, d_beta = rows_like(v), rows_like(beta)
    d_g = v.new_empty((0,)) if g is None else rows_like(g)
    if slots > 0 and sizes.sequences > 0 and sizes.values > 0:
        wrap_triton(backward_kernels.gradients)[(slots * sizes.value_heads,)](
            q, k, v, beta, beta if g is None else g, d_o, writes, states, d_states, d_x,
            d_q, d_k, d_v, d_beta, d_g, ends_or_any(cu_seqlens, beta), scale,
            sizes.sequences, sizes.tokens, sizes.heads, sizes.value_heads, sizes.keys, sizes.values,
            CHUNK=tiles.chunk, KEYS=tiles.chunk, VALUES=tiles.values, HAS_G=g is not None,
            IS_VARLEN=cu_seqlens is not None, PRECISION=tiles.precision, num_warps=8, num_stages=1,
        )  # fmt: skip
    shape = (*q.shape[:3], sizes.value_heads // sizes.heads, sizes.keys)
    d_q, d_k = (
        x.view(shape).sum(3).to(q.dtype) if is_shared else x.view(q.shape) for x in (d_q, d_k)
    )
    return d_q, d_k, d_v.view(v.shape), d_beta.view(beta.shape), _like(d_g, g)


def _keep(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, Tensor, Tensor]) -> None:
    *tensors, ctx.scale, ctx.is_v_first, ctx.has_final_state = inputs
    ctx.save_for_backward(*tensors, output[2])
    ctx.mark_non_differentiable(output[2])
    ctx.set_materialize_grads(False)


def _gradients(ctx: Any, d_o: Tensor | None, d_final_state: Tensor | None, _: object) -> Any:
    q, k, v, beta, g, initial_state, cu_seqlens, inverse = ctx.saved_tensors
    d_o = torch.zeros_like(v) if d_o is None else d_o
    *found, d_g, d_initial = chunk_backward(
        q, k, v, beta, g, initial_state, cu_seqlens, inverse, d_o,
        d_final_state if ctx.has_final_state else None, ctx.scale, ctx.is_v_first,
    )  # fmt: skip
    found.append(None if g is None else d_g)
    found.append(None if initial_state is None else d_initial)
    return (*found, None, None, None, None)


chunk.register_autograd(_gradients, setup_context=_keep)
