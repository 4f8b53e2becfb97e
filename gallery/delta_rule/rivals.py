"""Those that do the same: fla in Triton, FlashInfer's kernels for Hopper, and torch's multiplication of a state in place."""

from __future__ import annotations

from typing import Any

import torch
from cases import Timed
from torch import Tensor
from torch.nn.functional import logsigmoid, normalize

_DIM = 128


class Batch:
    """The tensors of a row of the benchmark, in bfloat16."""

    def __init__(self, case: Timed, *, is_gated: bool, seed: int = 0) -> None:
        there = torch.Generator("cuda").manual_seed(seed)
        lengths, heads = case.lengths, case.heads
        shape = (1, sum(lengths)) if case.is_varlen else (len(lengths), lengths[0])

        def made(*last: int) -> Tensor:
            return torch.randn(*shape, heads, *last, device="cuda", generator=there)

        self.q, self.v = made(_DIM).bfloat16(), made(_DIM).bfloat16()
        self.k = normalize(made(_DIM), dim=-1).bfloat16()
        self.beta = made().sigmoid().bfloat16()
        self.g = logsigmoid(3 + made()) if is_gated else None
        ends = torch.tensor([0, *lengths]).cumsum(0)
        self.cu_seqlens = ends.cuda() if case.is_varlen else None
        self.ends = ends.cuda()
        self.d_o = made(_DIM).bfloat16()

    @property
    def moved(self) -> int:
        """Return the bytes that a forward pass must read and write."""
        return sum(x.nbytes for x in (self.q, self.k, self.v, self.v, self.beta)) + (
            0 if self.g is None else self.g.nbytes
        )

    def differentiable(self) -> list[Tensor]:
        """Return copies of what has a gradient, which ask for it."""
        found = (self.q, self.k, self.v, self.beta, self.g)
        return [x.clone().requires_grad_() for x in found if x is not None]


class Fla:
    """Its chunks, and its recurrence."""

    def __init__(self) -> None:
        from fla.ops import delta_rule, gated_delta_rule  # noqa: PLC0415 - not everyone has it

        self.plain: Any = delta_rule
        self.gated: Any = gated_delta_rule

    def chunk(
        self, q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor | None, ends: Tensor | None
    ) -> Tensor:
        """Return o."""
        if g is None:
            return self.plain.chunk_delta_rule(q, k, v, beta, cu_seqlens=ends)[0]
        return self.gated.chunk_gated_delta_rule(q, k, v, g, beta, cu_seqlens=ends)[0]

    def recurrent(self, batch: Batch, state: Tensor) -> Tensor:
        """Return o; the state is not changed in place, but a new one is made."""
        q, k, v, beta = batch.q, batch.k, batch.v, batch.beta
        if batch.g is None:
            return self.plain.fused_recurrent_delta_rule(
                q, k, v, beta, initial_state=state, output_final_state=True
            )[0]
        return self.gated.fused_recurrent_gated_delta_rule(
            q, k, v, batch.g, beta=beta, initial_state=state, output_final_state=True
        )[0]


class FlashInfer:
    """Its kernel in C++. It takes float32 and what is kept, not its logarithm: these are made before anything is timed."""

    def __init__(self) -> None:
        from flashinfer.gdn_prefill import chunk_gated_delta_rule  # noqa: PLC0415 - not everyone has it

        self.function: Any = chunk_gated_delta_rule

    def call(self, batch: Batch) -> Any:
        """Return what computes o of a batch."""
        q, k, v = (x.flatten(0, 1) for x in (batch.q, batch.k, batch.v))
        beta = batch.beta.flatten(0, 1).float()
        kept = None if batch.g is None else batch.g.flatten(0, 1).exp()
        scale = _DIM**-0.5
        return lambda: self.function(q, k, v, kept, beta, scale, None, False, batch.ends)
