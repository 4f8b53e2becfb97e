"""The shapes that tests and the benchmark use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import logsigmoid, normalize

DTYPES = (torch.float32, torch.float16, torch.bfloat16)


class Inputs(NamedTuple):
    """The tensors of a call."""

    q: Tensor
    k: Tensor
    v: Tensor
    beta: Tensor
    g: Tensor | None
    initial_state: Tensor | None
    cu_seqlens: Tensor | None
    is_v_first: bool

    @property
    def differentiable(self) -> list[Tensor]:
        """Return what has a gradient."""
        found = (self.q, self.k, self.v, self.beta, self.g, self.initial_state)
        return [x for x in found if x is not None]


class Case(NamedTuple):
    """A batch: of equal sequences, or with lengths of several."""

    name: str
    tokens: int | Sequence[int] = 100
    batch: int = 2
    heads: int = 2
    value_heads: int = 2
    keys: int = 64
    values: int = 64
    is_gated: bool = True
    has_initial: bool = True
    beta: str = "head"
    """For each "head", or each "value"."""
    keys_size: float = 1.0
    """Of the length of a key: above 1.4 the state grows."""
    is_v_first: bool = False
    type_of_ends: torch.dtype = torch.int64

    @property
    def lengths(self) -> list[int]:
        """Return the tokens of each sequence."""
        return [self.tokens] * self.batch if isinstance(self.tokens, int) else [*self.tokens]

    def inputs(self, dtype: torch.dtype, device: str = "cpu", seed: int = 0) -> Inputs:
        """Return tensors."""
        random = torch.Generator().manual_seed(seed)
        lengths, is_varlen = self.lengths, not isinstance(self.tokens, int)
        batch, tokens = (1, sum(lengths)) if is_varlen else (self.batch, lengths[0])
        shape, of_values = (batch, tokens, self.heads), (batch, tokens, self.value_heads)
        inner = (self.values, self.keys) if self.is_v_first else (self.keys, self.values)
        q = torch.randn(*shape, self.keys, generator=random)
        k = normalize(torch.randn(*shape, self.keys, generator=random), dim=-1) * self.keys_size
        v = torch.randn(*of_values, self.values, generator=random)
        last = (self.values,) if self.beta == "value" else ()
        beta = torch.rand(*of_values, *last, generator=random)
        g = logsigmoid(3 + torch.randn(of_values, generator=random)).to(device)
        state = torch.randn(len(lengths), self.value_heads, *inner, generator=random).to(device)
        ends = torch.tensor([0, *torch.tensor(lengths).cumsum(0).tolist()], dtype=self.type_of_ends)
        return Inputs(
            q.to(device, dtype),
            k.to(device, dtype),
            v.to(device, dtype),
            beta.to(device, dtype),
            g if self.is_gated else None,
            state if self.has_initial else None,
            ends.to(device) if is_varlen else None,
            self.is_v_first,
        )


CASES = (
    Case("no token", 0),
    Case("no token, no state", 0, has_initial=False),
    Case("one token", 1),
    Case("two tokens", 2, keys=32, values=32),
    Case("15 tokens", 15, is_gated=False),
    Case("63 tokens", 63),
    Case("64 tokens", 64, has_initial=False),
    Case("65 tokens", 65, is_gated=False, has_initial=False),
    Case("300 tokens", 300, 1, 1, 1),
    Case("1000 tokens", 1000, 1, 1, 2, keys=128),
    Case("1000 tokens, no g", 1000, 1, 1, 1, keys=128, is_gated=False, has_initial=False, is_v_first=True),
    Case("32 by 64", keys=32),
    Case("60 by 60", keys=60, values=60),
    Case("100 by 32", keys=100, values=32),
    Case("128 by 128", keys=128, values=128),
    Case("104 by 72", 200, keys=104, values=72, is_v_first=True),
    Case("110 by 50", 70, 1, keys=110, values=50),
    Case("256 by 256", 70, 1, 1, 1, keys=256, values=256),
    Case("200 by 256", 70, 1, 1, 1, keys=200, values=256, is_gated=False),
    Case("two value heads a head", value_heads=4),
    Case("three value heads a head, 128", 70, 1, value_heads=6, keys=128, values=128),
    Case("state by values", keys=64, values=48, is_v_first=True),
    Case("lengths", (0, 15, 85, 0, 0, 1, 64, 1, 130, 0)),
    Case("lengths, 128 by 64", (0, 15, 85, 0, 1, 64, 1, 130), value_heads=4, keys=128),
    Case("lengths in int32", (63, 1, 65), is_gated=False, type_of_ends=torch.int32, keys=128, values=128),
    Case("lengths, state by values", (3, 200, 0), value_heads=4, is_v_first=True),
    Case("lengths, 18 value heads", (3, 66, 0, 5), heads=6, value_heads=18, keys=128, values=128, is_gated=False),
    Case("lengths, 18 value heads, g", (3, 66, 0, 130), heads=6, value_heads=18, keys=128, values=128),
    Case("lengths, one of 1000", (1000,), keys=104, values=72),
    Case("no sequence", ()),
    Case("empty sequences", (0, 0, 0)),
    Case("200 sequences", tuple(i % 5 for i in range(200)), heads=1, value_heads=1, keys=32, values=32),
    Case("beta for each value", 40, beta="value"),
    Case("beta for each value, lengths", (0, 20, 1), beta="value", value_heads=4),
    Case("keys that are longer", 70, keys_size=1.5),
)  # fmt: skip
"""Small enough for loops."""

GROWING = Case("a state that grows", 60, 1, keys=64, keys_size=6.0, is_gated=False)
"""Each token makes some of it up to 35 times as large."""


class Timed(NamedTuple):
    """A batch of the benchmark, of 128 keys and values."""

    name: str
    lengths: Sequence[int]
    heads: int
    is_varlen: bool = False


CHUNKS = (
    Timed("1 of 8192, H64", [8192], 64),
    Timed("4 of 2048, H64", [2048] * 4, 64),
    Timed("1 of 8192, H8", [8192], 8),
    Timed("16 of 64 to 1024, H16", [64 * (1 + i) for i in range(15)] + [512], 16, is_varlen=True),
)
DECODED = (Timed("128 of 1, H32", [1] * 128, 32), Timed("1 of 1, H32", [1], 32))
