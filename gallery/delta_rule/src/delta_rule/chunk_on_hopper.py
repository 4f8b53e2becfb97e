"""The operator over chunks on Hopper, in CUDA (csrc/chunk.cu); its backward pass is that of chunk.py."""

from typing import Any

import torch
from torch import Tensor

from delta_rule.chunk import gradients, keep

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
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """Return what `chunk` does; the inverses only where a gradient may be asked for."""
    tensors = (q, k, v, beta, g, initial_state)
    keeps_inverse = torch.is_grad_enabled() and any(
        x is not None and x.requires_grad for x in tensors
    )
    found: tuple[Tensor, Tensor, Tensor] = _OPS.chunk_on_hopper(
        *tensors, cu_seqlens, scale, is_v_first, has_final_state, keeps_inverse
    )
    return found


def _fake(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    cu_seqlens: Tensor | None, scale: float, is_v_first: bool, has_final_state: bool, keeps_inverse: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    tokens, value_heads, values, keys = v.shape[1], v.shape[2], v.shape[3], q.shape[3]
    sequences = v.shape[0] if cu_seqlens is None else cu_seqlens.shape[0] - 1
    inner = (values, keys) if is_v_first else (keys, values)
    state = (sequences, value_heads, *inner) if has_final_state else (0,)
    in_each = -(-tokens // _CHUNK)
    slots = sequences * in_each if cu_seqlens is None else tokens // _CHUNK + sequences
    inverse = (slots, value_heads, _CHUNK, _CHUNK) if keeps_inverse else (0,)
    return v.new_empty(v.shape), v.new_empty(state, dtype=torch.float32), v.new_empty(inverse)


def _gradients(ctx: Any, *given: Any) -> Any:
    return (*gradients(ctx, *given), None)


torch.library.register_fake("opwright_delta::chunk_on_hopper", _fake)
torch.library.register_autograd("opwright_delta::chunk_on_hopper", _gradients, setup_context=keep)
