"""Those that do the same: FlashInfer's three paths, and torch's attention over gathered pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import torch
from torch import Tensor

Decode = Callable[[], Tensor]
_WORKSPACE = 128 << 20


class Requests:
    """A batch of the benchmark: pages in any order, and lengths that can change."""

    def __init__(
        self, lengths: list[int], heads: int, kv_heads: int, cache: torch.dtype, seed: int = 0
    ) -> None:
        generator = torch.Generator().manual_seed(seed)
        there = torch.Generator("cuda").manual_seed(seed)
        self.lengths = torch.tensor(lengths, dtype=torch.int32)
        counts = -(-self.lengths // 16)
        self.shape = (heads, kv_heads)
        shape = (int(counts.sum()), 2, 16, kv_heads, 128)
        self.cache = torch.empty(shape, dtype=torch.bfloat16, device="cuda").normal_(
            generator=there
        )
        self.cache = self.cache.to(cache)
        self.q = torch.randn(
            len(lengths), heads, 128, device="cuda", dtype=torch.bfloat16, generator=there
        )
        sums = torch.nn.functional.pad(counts.cumsum(0), (1, 0)).int()
        indices = torch.randperm(shape[0], generator=generator).int()
        self.indptr, self.indices = sums.cuda(), indices.cuda()
        self.last_page_len = (self.lengths - (counts - 1) * 16).int().cuda()
        self.seq_lens = self.lengths.cuda()
        tables = torch.zeros(len(lengths), int(counts.max()), dtype=torch.int32)
        for row, begin, end in zip(tables, sums, sums[1:], strict=False):
            row[: end - begin] = indices[begin:end]
        self.block_tables = tables.cuda()

    @property
    def moved(self) -> int:
        """Return the bytes that must be read and written."""
        heads, kv_heads = self.shape
        keys = int(self.lengths.sum()) * kv_heads * 128 * 2 * self.cache.element_size()
        return keys + len(self.lengths) * heads * (128 * 4 + 4) + self.indices.nbytes

    @property
    def paged(self) -> tuple[Tensor, Tensor, Tensor]:
        """Return what a plan is made of."""
        return self.indptr, self.indices, self.last_page_len

    def wanted(self) -> Iterator[Tensor]:
        """Yield each request's result, in float32."""
        heads, kv_heads = self.shape
        borders = self.indptr.tolist()
        for i, length in enumerate(self.lengths.tolist()):
            pages = self.cache[self.indices[borders[i] : borders[i + 1]].long()].float()
            k, v = (x.reshape(-1, kv_heads, 128)[:length] for x in pages.unbind(1))
            q = self.q[i].float().view(kv_heads, heads // kv_heads, 128)
            weights = (torch.einsum("hgd,khd->hgk", q, k) / 128**0.5).softmax(-1)
            yield torch.einsum("hgk,khd->hgd", weights, v).reshape(heads, 128)


def gathered(requests: Requests) -> Decode:
    """Return torch's attention over pages that are gathered first; lengths must be equal."""
    count, length = len(requests.lengths), int(requests.lengths[0])
    heads, kv_heads = requests.shape

    def call() -> Tensor:
        pages = requests.cache[requests.indices.long()].view(count, -1, 2, 16, kv_heads, 128)
        k, v = (
            pages.select(2, i).reshape(count, length, kv_heads, 128).transpose(1, 2) for i in (0, 1)
        )
        return torch.nn.functional.scaled_dot_product_attention(
            requests.q[:, :, None], k, v, enable_gqa=heads != kv_heads
        )[:, :, 0]

    return call


class FlashInfer:
    """Its three paths. A plan is made for each set of inputs, before anything is timed."""

    def __init__(self) -> None:
        import flashinfer  # noqa: PLC0415 - not everyone has it

        self.module: Any = flashinfer

    def wrapper(self, *, tensor_cores: bool) -> Any:
        """Return its class, with memory of its own."""
        memory = torch.empty(_WORKSPACE, dtype=torch.uint8, device="cuda")
        return self.module.BatchDecodeWithPagedKVCacheWrapper(
            memory, "NHD", use_tensor_cores=tensor_cores
        )

    def plan(self, wrapper: Any, requests: Requests) -> None:
        """Make a plan for a batch."""
        heads, kv_heads = requests.shape
        wrapper.plan(
            *requests.paged, heads, kv_heads, 128, 16,
            q_data_type=torch.bfloat16, kv_data_type=requests.cache.dtype,
        )  # fmt: skip

    def planned(self, requests: Requests, *, tensor_cores: bool) -> Decode:
        """Return what makes a plan and decodes, as for lengths that are new."""
        wrapper = self.wrapper(tensor_cores=tensor_cores)

        def call() -> Tensor:
            self.plan(wrapper, requests)
            return wrapper.run(requests.q, requests.cache)

        return call

    def paths(self, requests: Requests) -> Mapping[str, Decode]:
        """Return what decodes a batch."""
        found: dict[str, Decode] = {}
        for name, tensor_cores in (("FlashInfer", False), ("FlashInfer, tensor cores", True)):
            wrapper = self.wrapper(tensor_cores=tensor_cores)
            self.plan(wrapper, requests)
            found[name] = partial(wrapper.run, requests.q, requests.cache)
        found["FlashInfer, XQA"] = self.xqa(requests)
        return found

    def xqa(self, requests: Requests) -> Decode:
        """Return the path without a plan."""
        memory = torch.zeros(_WORKSPACE, dtype=torch.uint8, device="cuda")
        longest = int(requests.lengths.max())

        def call() -> Tensor:
            return self.module.decode.xqa_batch_decode_with_kv_cache(
                requests.q, requests.cache, memory, requests.block_tables, requests.seq_lens, longest,
                bmm1_scale=128**-0.5, bmm2_scale=1.0,
            )  # fmt: skip

        return call
