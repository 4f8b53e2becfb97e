"""The recurrence's backward pass on a GPU: the kernel of recurrent_kernel.py, and the sums over its slices."""

import torch
from torch import Tensor
from torch.library import triton_op, wrap_triton

from delta_rule.chunk import Sizes, ends_or_any, tiles_for
from delta_rule.recurrent_kernel import recurrent_backward as _kernel


@triton_op("opwright_delta::recurrent_backward_on_gpu", mutates_args={})
def recurrent_backward(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, initial_state: Tensor | None,
    cu_seqlens: Tensor | None, d_o: Tensor, d_final_state: Tensor | None, scale: float, is_v_first: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:  # fmt: skip
    """Return the gradients in float32, those of q and k for each value head; what is not there has an empty one."""
    q, k, v, beta, d_o = (x.contiguous() for x in (q, k, v, beta, d_o))
    g = None if g is None else g.contiguous()
    initial_state = None if initial_state is None else initial_state.contiguous()
    d_final_state = None if d_final_state is None else d_final_state.contiguous()
    sizes, is_vector = Sizes.of(q, v, cu_seqlens), beta.dim() == 4
    wide = tiles_for(v, sizes.keys).keys
    at_once = 16 if wide == 256 else 32
    slices, batch = -(-sizes.values // at_once), v.shape[0]
    rows = batch * sizes.tokens  # as one dimension: see rows_like
    by_head = (slices * rows, sizes.value_heads)
    by_value = (rows, sizes.value_heads, sizes.values)

    def made(*shape: int) -> Tensor:
        return torch.zeros(shape, dtype=torch.float32, device=v.device)

    def added_up(x: Tensor, *last: int) -> Tensor:
        return x.view(slices, batch, sizes.tokens, sizes.value_heads, *last).sum(0)

    d_q, d_k, to_decay = made(*by_head, sizes.keys), made(*by_head, sizes.keys), made(*by_head)
    d_v, errors = made(*by_value), made(*by_value)
    d_beta = made(*by_value) if is_vector else made(*by_head)
    d_initial = made(*((0,) if initial_state is None else initial_state.shape))
    if sizes.sequences > 0 and sizes.values > 0:
        wrap_triton(_kernel)[(sizes.sequences * sizes.value_heads * slices,)](
            q, k, v, beta, beta if g is None else g, beta if initial_state is None else initial_state,
            d_o, beta if d_final_state is None else d_final_state, errors, d_q, d_k, d_v, d_beta,
            to_decay, d_initial, ends_or_any(cu_seqlens, beta), scale,
            rows, sizes.tokens, sizes.heads, sizes.value_heads, sizes.keys, sizes.values,
            *sizes.state_strides(is_v_first=is_v_first),
            KEYS=wide, VALUES=at_once, HAS_G=g is not None, HAS_INITIAL=initial_state is not None,
            HAS_FINAL=d_final_state is not None, IS_VARLEN=cu_seqlens is not None,
            IS_VECTOR=is_vector, num_warps=4,
        )  # fmt: skip
    d_g = made(0) if g is None else added_up(to_decay)
    d_beta = d_beta.view(v.shape) if is_vector else added_up(d_beta)
    return (
        added_up(d_q, sizes.keys),
        added_up(d_k, sizes.keys),
        d_v.view(v.shape),
        d_beta,
        d_g,
        d_initial,
    )
