"""What torch.compile asks of the operators in C++, shapes without values, and their backward pass."""

from importlib.util import find_spec
from typing import Any

import torch
from torch import Tensor

if find_spec("triton"):
    from delta_rule.recurrent_gpu import recurrent_backward as _backward_on_gpu

_OPS = torch.ops.opwright_delta
Gradients = tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]
SMALLEST_SQUARE = 1e-6
"""Added to the squared length of a row that is normalised."""


def normalised(x: Tensor) -> Tensor:
    """Return rows of length 1, in float32."""
    wide = x.float()
    return wide * torch.rsqrt(wide.square().sum(-1, keepdim=True) + SMALLEST_SQUARE)


# ---- shapes ------------------------------------------------------------------------


def _fake(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    cu_seqlens: Tensor | None, scale: float, is_normalised: bool, is_v_first: bool, has_final_state: bool,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    sequences = v.shape[0] if cu_seqlens is None else cu_seqlens.shape[0] - 1
    keys, values = q.shape[3], v.shape[3]
    inner = (values, keys) if is_v_first else (keys, values)
    shape = (sequences, v.shape[2], *inner) if has_final_state else (0,)
    return v.new_empty(v.shape), v.new_empty(shape, dtype=torch.float32)


def _fake_backward(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    *_: object,
) -> Gradients:  # fmt: skip
    def like(shape: Any) -> Tensor:
        return v.new_empty(shape, dtype=torch.float32)

    by_key = (*v.shape[:3], q.shape[3])
    return (
        like(by_key), like(by_key), like(v.shape), like(beta.shape),
        like((0,) if g is None else g.shape), like((0,) if initial_state is None else initial_state.shape),
    )  # fmt: skip


def _fake_decode(q: Tensor, k: Tensor, v: Tensor, *_: object) -> Tensor:
    return v.new_empty(v.shape)


# ---- gradients ---------------------------------------------------------------------


def _keep(ctx: Any, inputs: tuple[Any, ...], output: object) -> None:
    *tensors, ctx.scale, ctx.is_normalised, ctx.is_v_first, ctx.has_final_state = inputs
    ctx.save_for_backward(*tensors)
    ctx.set_materialize_grads(False)


def _backward(ctx: Any, d_o: Tensor | None, d_final_state: Tensor | None) -> Any:
    q, k, v, beta, g, initial_state, cu_seqlens = ctx.saved_tensors
    of_rows = [normalised(x).to(x.dtype) for x in (q, k)] if ctx.is_normalised else [q, k]
    d_o = v.new_zeros(v.shape, dtype=torch.float32) if d_o is None else d_o.float()
    backward = _backward_on_gpu if v.is_cuda else _OPS.recurrent_backward
    *of_keys, d_v, d_beta, d_g, d_initial = backward(
        *of_rows, v, beta, g, initial_state, cu_seqlens, d_o,
        d_final_state if ctx.has_final_state else None, ctx.scale, ctx.is_v_first,
    )  # fmt: skip
    d_q, d_k = (
        _of_rows(x, d, is_normalised=ctx.is_normalised)
        for x, d in zip((q, k), of_keys, strict=True)
    )
    return (
        d_q, d_k, d_v.to(v.dtype), d_beta.to(beta.dtype), None if g is None else d_g.to(g.dtype),
        None if initial_state is None else d_initial, *(None,) * 5,
    )  # fmt: skip


def _of_rows(x: Tensor, d: Tensor, *, is_normalised: bool) -> Tensor:
    """Return the gradient of q or k from those of each value head."""
    batch, tokens, heads, keys = x.shape
    d = d.view(batch, tokens, heads, d.shape[2] // heads, keys).sum(3)
    if is_normalised:
        wide = x.float()
        factor = torch.rsqrt(wide.square().sum(-1, keepdim=True) + SMALLEST_SQUARE)
        unit = wide * factor
        d = factor * (d - unit * (unit * d).sum(-1, keepdim=True))
    return d.to(x.dtype)


torch.library.register_fake("opwright_delta::recurrent", _fake)
torch.library.register_fake("opwright_delta::recurrent_backward", _fake_backward)
torch.library.register_fake("opwright_delta::decode", _fake_decode)
torch.library.register_autograd("opwright_delta::recurrent", _backward, setup_context=_keep)
