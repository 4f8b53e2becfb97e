"""What the operators are, in a loop over plain PyTorch in float64: the definition of right."""

import itertools

import torch
from torch import Tensor


def delta_rule(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    beta: Tensor,
    g: Tensor | None = None,
    scale: float | None = None,
    initial_state: Tensor | None = None,
    use_qk_l2norm: bool = False,
    cu_seqlens: Tensor | None = None,
    state_v_first: bool = False,
) -> tuple[Tensor, Tensor]:
    """Return o and the final state in float64; autograd gives their gradients."""
    shared = v.shape[2] // q.shape[2]
    q, k = (x.double().repeat_interleave(shared, 2) for x in (q, k))
    if use_qk_l2norm:
        q, k = (x * torch.rsqrt(x.square().sum(-1, keepdim=True) + 1e-6) for x in (q, k))
    q = q * (q.shape[3] ** -0.5 if scale is None else scale)
    v, beta = v.double(), beta.double()
    beta = beta if beta.dim() == 4 else beta[..., None]
    kept = torch.ones_like(v[..., :1]) if g is None else g.double().exp()[..., None]
    borders = [(b, 0, q.shape[1]) for b in range(q.shape[0])]
    if cu_seqlens is not None:
        ends = cu_seqlens.tolist()
        borders = [(0, begin, end) for begin, end in itertools.pairwise(ends)]
    rows: list[list[Tensor]] = [[v[b, :0]] for b in range(q.shape[0])]
    states = [v.new_zeros((0, v.shape[2], q.shape[3], v.shape[3]))]
    for n, (b, begin, end) in enumerate(borders):
        state = v.new_zeros((v.shape[2], q.shape[3], v.shape[3]))
        if initial_state is not None:
            given = initial_state[n].double()
            state = given.transpose(1, 2) if state_v_first else given
        tokens = (x[b, begin:end].unbind() for x in (q, k, v, beta, kept))
        for q_t, k_t, v_t, beta_t, kept_t in zip(*tokens, strict=True):
            state = kept_t[:, :, None] * state
            error = v_t - torch.einsum("hkv,hk->hv", state, k_t)
            state = state + torch.einsum("hk,hv->hkv", k_t, beta_t * error)
            rows[b].append(torch.einsum("hkv,hk->hv", state, q_t)[None])
        states.append(state[None])
    final = torch.cat(states)
    return torch.stack([torch.cat(own) for own in rows]), final.transpose(
        2, 3
    ) if state_v_first else final
