"""The operators over chunks on Hopper, in CUDA (csrc/chunk.cu, csrc/chunk_gradients.cu)."""

from typing import Any

import torch
from torch import Tensor

_OPS = torch.ops.opwright_delta
_CHUNK = 64
_FEWEST_KEYS, _MOST_KEYS, _ALIGNED = 64, 128, 8
"""For fewer keys, the kernel would multiply zeros; rows are copied by 16 bytes."""


@torch.compiler.assume_constant_result  # type: ignore[untyped-decorator]  # torch has no types there
def _is_hopper(device: int | None) -> bool:
    return torch.cuda.get_device_capability(device) == (9, 0)


def is_for_hopper(v: Tensor, keys: int) -> bool:
    """Return whether the kernel for Hopper takes a type, as many keys, and the values of v, and is the fastest."""
    is_right = v.dtype == torch.bfloat16 and _FEWEST_KEYS < keys <= _MOST_KEYS
    is_aligned = keys % _ALIGNED == 0 and v.shape[3] % _ALIGNED == 0
    return is_right and is_aligned and _is_hopper(v.device.index)


def chunk_on_hopper(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    cu_seqlens: Tensor | None, scale: float, is_v_first: bool, has_final_state: bool,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """Return o and the final state, empty where it is not wanted."""
    tensors = (q, k, v, beta, g, initial_state)
    is_for_gradients = torch.is_grad_enabled() and any(
        x is not None and x.requires_grad for x in tensors
    )
    o, state, *_ = _OPS.chunk_on_hopper(
        *tensors, cu_seqlens, scale, is_v_first, has_final_state, is_for_gradients
    )
    return o, state


# ---- shapes ------------------------------------------------------------------------


def _slots(x: Tensor, cu_seqlens: Tensor | None) -> int:
    batch, tokens = x.shape[:2]
    if cu_seqlens is None:
        return batch * -(-tokens // _CHUNK)
    return tokens // _CHUNK + cu_seqlens.shape[0] - 1


def _state(q: Tensor, v: Tensor, cu_seqlens: Tensor | None, *, is_v_first: bool) -> Any:
    sequences = v.shape[0] if cu_seqlens is None else cu_seqlens.shape[0] - 1
    keys, values = q.shape[3], v.shape[3]
    return (sequences, v.shape[2], *((values, keys) if is_v_first else (keys, values)))


def _fake(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    cu_seqlens: Tensor | None, scale: float, is_v_first: bool, has_final_state: bool, is_for_gradients: bool,
) -> tuple[Tensor, ...]:  # fmt: skip
    state = _state(q, v, cu_seqlens, is_v_first=is_v_first) if has_final_state else (0,)
    by_chunk = (_slots(v, cu_seqlens), v.shape[2])
    kept = ((*by_chunk, _CHUNK, _CHUNK), (*by_chunk, v.shape[3], q.shape[3]), v.shape)
    return (
        v.new_empty(v.shape),
        v.new_empty(state, dtype=torch.float32),
        *(v.new_empty(shape if is_for_gradients else (0,)) for shape in kept),
    )


def _fake_back(
    q: Tensor, k: Tensor, d_o: Tensor, beta: Tensor, g: Tensor | None, inverse: Tensor,
    d_final_state: Tensor | None, cu_seqlens: Tensor | None, scale: float, is_v_first: bool,
    has_initial_state: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    state = _state(q, d_o, cu_seqlens, is_v_first=is_v_first) if has_initial_state else (0,)
    by_chunk = (_slots(d_o, cu_seqlens), d_o.shape[2], d_o.shape[3], q.shape[3])
    return d_o.new_empty(by_chunk), d_o.new_empty(d_o.shape), d_o.new_empty(state, dtype=torch.float32)  # fmt: skip


def _fake_gradients(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, *_: object
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    of_keys = (*v.shape[:3], q.shape[3])
    d_g = v.new_empty((0,), dtype=torch.float32) if g is None else g.new_empty(g.shape)
    return v.new_empty(of_keys), v.new_empty(of_keys), v.new_empty(v.shape), beta.new_empty(beta.shape), d_g  # fmt: skip


# ---- gradients ---------------------------------------------------------------------


def _keep(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
    *tensors, ctx.scale, ctx.is_v_first, ctx.has_final_state, _ = inputs
    ctx.save_for_backward(*tensors, *output[2:])
    ctx.mark_non_differentiable(*output[2:])
    ctx.set_materialize_grads(False)


def _gradients(ctx: Any, d_o: Tensor | None, d_final_state: Tensor | None, *_: object) -> Any:
    q, k, v, beta, g, initial_state, cu_seqlens, inverse, states, writes = ctx.saved_tensors
    d_o = torch.zeros_like(v) if d_o is None else d_o
    q, k, v, d_o = (x.contiguous() for x in (q, k, v, d_o))  # the copy engine takes all of them
    d_states, d_x, d_initial = _OPS.chunk_back_on_hopper(
        q, k, d_o, beta, g, inverse, d_final_state if ctx.has_final_state else None, cu_seqlens,
        ctx.scale, ctx.is_v_first, initial_state is not None,
    )  # fmt: skip
    d_q, d_k, d_v, d_beta, d_g = _OPS.chunk_gradients_on_hopper(
        q, k, v, beta, g, d_o, states, writes, d_states, d_x, cu_seqlens, ctx.scale
    )
    found = [_of_heads(q, d_q), _of_heads(k, d_k), d_v, d_beta]
    found.append(None if g is None else d_g)
    found.append(None if initial_state is None else d_initial)
    return (*found, *(None,) * 5)


def _of_heads(x: Tensor, d: Tensor) -> Tensor:
    """Return the gradient of q or k from those of each value head."""
    heads, of_values = x.shape[2], d.shape[2]
    if heads == of_values:
        return d
    return d.unflatten(2, (heads, of_values // heads)).sum(3)


torch.library.register_fake("opwright_delta::chunk_on_hopper", _fake)
torch.library.register_fake("opwright_delta::chunk_back_on_hopper", _fake_back)
torch.library.register_fake("opwright_delta::chunk_gradients_on_hopper", _fake_gradients)
torch.library.register_autograd("opwright_delta::chunk_on_hopper", _gradients, setup_context=_keep)
