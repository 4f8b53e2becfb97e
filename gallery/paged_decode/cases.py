"""The cases of all tests and of the benchmark: what a test of this project is about is written here, and nowhere else."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import torch
from paged_decode import reference
from torch import Tensor

FP8 = torch.float8_e4m3fn
NAN = float("nan")


class Batch(NamedTuple):
    """Requests and their cache, as the operators take them; and as their reference does."""

    q: Tensor
    cache: Tensor
    indptr: Tensor
    indices: Tensor
    last_page_len: Tensor
    qo_indptr: Tensor | None
    pages: list[list[int]]
    lengths: list[int]
    tokens: list[int]

    @property
    def arguments(self) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """Return what `paged_decode` takes first."""
        return self.q, self.cache, self.indptr, self.indices, self.last_page_len

    def block_tables(self) -> tuple[Tensor, Tensor]:
        """Return the tables and lengths of `paged_decode_block_tables`; what is unused leads nowhere."""
        most = max((len(own) for own in self.pages), default=0)
        tables = torch.full((len(self.pages), most + 1), -1, dtype=torch.int32)
        for i, own in enumerate(self.pages):
            tables[i, : len(own)] = torch.tensor(own, dtype=torch.int32)
        device = self.q.device
        return tables.to(device), torch.tensor(self.lengths, dtype=torch.int32, device=device)


class Case(NamedTuple):
    """A batch: how long its requests are, and how its heads and pages are."""

    name: str
    lengths: Sequence[int]
    heads: int = 8
    kv_heads: int = 2
    dim: int = 128
    page: int = 16
    layout: str = "NHD"
    tokens: int | Sequence[int] = 1
    """Of each request: with several numbers q is [all tokens, ..], and qo_indptr tells whose they are."""
    options: Mapping[str, Any] = MappingProxyType({})
    are_shared: bool = False
    """All requests have the first pages in common."""

    def batch(
        self, dtype: torch.dtype, cache: torch.dtype, device: str = "cpu", seed: int = 0
    ) -> Batch:
        """Return tensors; what no request uses is no number."""
        generator = torch.Generator().manual_seed(seed)
        counts = [-(-length // self.page) for length in self.lengths]
        spare = 3
        order = torch.randperm(sum(counts) + spare, generator=generator).tolist()
        pages, used = [], 0
        for count in counts:
            begin = 0 if self.are_shared else used
            pages.append(order[begin : begin + count])
            used += count
        k, v = (self._slots(order, pages, generator) for _ in range(2))
        whole = torch.stack([k, v], 1)
        if self.layout == "HND":
            whole = whole.transpose(2, 3).contiguous()
        tokens = [self.tokens] * len(counts) if isinstance(self.tokens, int) else [*self.tokens]
        q = torch.randn(sum(tokens), self.heads, self.dim, generator=generator)
        if isinstance(self.tokens, int) and self.tokens > 1:
            q = q.view(-1, self.tokens, self.heads, self.dim)
        qo_indptr = None if isinstance(self.tokens, int) else _sums(tokens).to(device)
        flat = torch.tensor([page for own in pages for page in own], dtype=torch.int32)
        last = [length - (count - 1) * self.page if count else 0 for length, count in zip(self.lengths, counts, strict=True)]  # fmt: skip
        return Batch(
            q.to(device, dtype),
            whole.to(dtype).to(device, cache),
            _sums(counts).to(device),
            flat.to(device),
            torch.tensor(last, dtype=torch.int32, device=device),
            qo_indptr,
            pages,
            [*self.lengths],
            tokens,
        )

    def _slots(
        self, order: list[int], pages: list[list[int]], generator: torch.Generator
    ) -> Tensor:
        """Return [pages, page, heads, dim]."""
        shape = (len(order), self.page, self.kv_heads, self.dim)
        filled = torch.full(shape, NAN)
        for own, length in zip(pages, self.lengths, strict=True):
            for i, page in enumerate(own):
                used = min(length - i * self.page, self.page)
                filled[page, :used] = torch.randn(used, *shape[2:], generator=generator)
        return filled

    def wanted(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Return what the reference says of it, in the shapes of q."""
        out, lse = reference.paged_decode(
            batch.q.reshape(-1, *batch.q.shape[-2:]),
            batch.cache[:, 0],
            batch.cache[:, 1],
            batch.pages,
            batch.lengths,
            tokens=batch.tokens,
            kv_layout=self.layout,
            **self.options,
        )
        return out.view(batch.q.shape), lse.view(batch.q.shape[:-1])


def _sums(counts: Sequence[int]) -> Tensor:
    return torch.tensor([0, *torch.tensor(counts, dtype=torch.int64).cumsum(0).tolist()], dtype=torch.int32)  # fmt: skip


def zipf(requests: int, longest: int, seed: int = 0) -> list[int]:
    """Return lengths of which the n-th longest has 1 / n of the longest, in any order."""
    order = torch.randperm(requests, generator=torch.Generator().manual_seed(seed))
    return [max(1, longest // (int(i) + 1)) for i in order]


_MIXED = [54, 0, 1, 97, 512, 16, 17, 333]

CASES = (
    Case("mixed lengths", _MIXED),
    Case("one key", [1]),
    Case("no key at all", [0, 0]),
    Case("no request", []),
    Case("one request of 2048", [2048]),
    Case("lengths of the issue", [0, 1, 54, 97, 512, 2048, 3000]),
    Case("17 requests", [(37 * i) % 131 for i in range(17)]),
    Case("128 requests, Zipf", zipf(128, 1500), 4, 1),
    Case("many that are empty", [0] * 300 + [70, 0, 3] + [0] * 200, 2, 2),
    Case("MHA", _MIXED, 4, 4),
    Case("group of 3", _MIXED, 6, 2),
    Case("group of 5", _MIXED, 5, 1),
    Case("group of 8", _MIXED, 16, 2),
    Case("group of 16", _MIXED, 16, 1),
    Case("MQA, group of 40", _MIXED, 40, 1),
    Case("7 query heads", _MIXED, 7, 7),
    Case("dim 64", _MIXED, dim=64),
    Case("dim 256", _MIXED, dim=256),
    Case("dim 64, long", [2000, 3, 700], 8, 1, 64),
    Case("dim 256, long", [2000, 3, 700], 8, 1, 256),
    Case("HND", _MIXED, layout="HND"),
    Case("HND, dim 64", _MIXED, dim=64, layout="HND", page=8),
    Case("pages of 1", _MIXED, page=1),
    Case("pages of 7", _MIXED, page=7),
    Case("pages of 8", _MIXED, page=8),
    Case("pages of 64", _MIXED, page=64),
    Case("shared pages", [200, 120, 640, 640], are_shared=True),
    Case("two tokens", [54, 2, 97, 512], tokens=2),
    Case("eight tokens", [54, 8, 97, 512], tokens=8),
    Case("more tokens than keys", [3, 0, 5, 512], tokens=8),
    Case("tokens by qo_indptr", [54, 9, 0, 97, 512], tokens=[1, 8, 3, 0, 5]),
    Case("soft cap", _MIXED, options={"logits_soft_cap": 5.0}),
    Case("window", _MIXED, options={"window_left": 40}),
    Case("window of nothing but itself", _MIXED, options={"window_left": 0}),
    Case("window, four tokens", [54, 9, 97, 700], tokens=4, options={"window_left": 60}),
    Case("own scale", _MIXED, options={"sm_scale": 0.3}),
    Case("factors of cache", _MIXED, options={"k_scale": 0.7, "v_scale": 1.6}),
    Case("factors as tensors", _MIXED, options={"k_scale": torch.tensor(0.7), "v_scale": torch.tensor([1.6])}),
    Case("factors by head", _MIXED, options={"k_scale": torch.tensor([0.7, 1.2]), "v_scale": torch.tensor([1.6, 0.4])}),
    Case("turned", _MIXED, options={"rope_theta": 1e4}),
    Case("turned, scaled", _MIXED, dim=64, options={"rope_theta": 5e5, "rope_scale": 8.0}),
    Case("turned, dim 256, two tokens", [300, 2, 77], dim=256, tokens=2, options={"rope_theta": 1e4}),
)  # fmt: skip
"""Small enough for loops."""

LONG = Case("16384 keys", [16384, 1], 32, 8)


class Timed(NamedTuple):
    """A batch of the benchmark, dim 128 and pages of 16."""

    name: str
    lengths: list[int]
    heads: int = 32
    kv_heads: int = 8
    kind: str = "uniform"
    """Which bar it must reach."""


TIMED = (
    Timed("64 of 8192", [8192] * 64),
    Timed("64 of 8192, MHA", [8192] * 64, 8, 8),
    Timed("128, Zipf to 16384", zipf(128, 16384), kind="skewed"),
    Timed("16 of 2048, MHA", [2048] * 16, 32, 32),
    Timed("1 of 16384", [16384], kind="small"),
    Timed("8 of 1024", [1024] * 8, kind="small"),
    Timed("256 of 512", [512] * 256),
    Timed("one of 128K, 63 of 1K", [1024] * 20 + [131072] + [1024] * 43, kind="skewed"),
)
