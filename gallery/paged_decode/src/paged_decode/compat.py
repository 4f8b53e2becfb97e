"""
FlashInfer's class, under which code for it runs with one import changed.

    from paged_decode.compat import BatchDecodeWithPagedKVCacheWrapper

A plan only remembers: nothing is computed on the host, and nothing waits for the GPU. Workspaces are taken and not used.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from paged_decode.functions import Cache, KvLayout, Scale, paged_decode

_POSITIONAL = (
    "pos_encoding_mode", "window_left", "logits_soft_cap", "q_data_type", "kv_data_type", "o_data_type",
    "data_type", "sm_scale", "rope_scale", "rope_theta", "non_blocking", "block_tables", "seq_lens",
    "fixed_split_size", "disable_split_kv", "q_len_per_req",
)  # fmt: skip
_OF_ATTENTION = (
    "pos_encoding_mode", "window_left", "logits_soft_cap", "sm_scale", "rope_scale", "rope_theta",
)  # fmt: skip
_IGNORED = frozenset(_POSITIONAL) - frozenset(_OF_ATTENTION) | {"global_override_indptr_cpu"}
_ROPE_THETA = 1e4


class BatchDecodeWithPagedKVCacheWrapper:  # its arguments are FlashInfer's, also those that nothing follows from
    """Decoding for a batch of requests, whose pages a plan names."""

    def __init__(
        self,
        float_workspace_buffer: Tensor,
        kv_layout: KvLayout = "NHD",
        use_cuda_graph: bool = False,
        use_tensor_cores: bool = False,
        paged_kv_indptr_buffer: Tensor | None = None,
        paged_kv_indices_buffer: Tensor | None = None,
        paged_kv_last_page_len_buffer: Tensor | None = None,
        backend: str = "auto",  # noqa: ARG002
        jit_args: list[Any] | None = None,
    ) -> None:
        if jit_args is not None:
            raise NotImplementedError(
                "paged_decode has no variants of attention: jit_args is refused"
            )
        self.device = float_workspace_buffer.device
        self.use_tensor_cores = use_tensor_cores
        self.is_cuda_graph_enabled = use_cuda_graph
        self._layout: KvLayout = kv_layout
        self._pages: tuple[Tensor, ...] = ()
        self._options: dict[str, Any] = {}
        self._tokens = 1
        self._out_type: torch.dtype | None = None
        self._buffers: tuple[Tensor, ...] = ()
        if use_cuda_graph:
            given = (
                paged_kv_indptr_buffer,
                paged_kv_indices_buffer,
                paged_kv_last_page_len_buffer,
            )
            self._buffers = tuple(one for one in given if one is not None)
            if len(self._buffers) < len(given):
                raise ValueError("with use_cuda_graph the three paged_kv buffers must be given")

    def reset_workspace_buffer(self, *_: object) -> None:
        """Do nothing: no workspace is used."""

    def plan(
        self,
        indptr: Tensor,
        indices: Tensor,
        last_page_len: Tensor,
        num_qo_heads: int,  # noqa: ARG002
        num_kv_heads: int,  # noqa: ARG002
        head_dim: int,  # noqa: ARG002
        page_size: int,  # noqa: ARG002
        *positional: Any,
        **named: Any,
    ) -> None:
        """Remember where pages are, and how attention is computed."""
        options = {**dict(zip(_POSITIONAL, positional, strict=False)), **named}
        if options.pop("window_right", 0):
            raise NotImplementedError("paged_decode has no window to the right")
        if (options.get("fixed_split_size") or 0) > 0:
            raise NotImplementedError(
                "paged_decode has no fixed_split_size: how a request is split follows from the whole batch"
            )
        self._tokens = options.get("q_len_per_req") or 1
        self._out_type = _type_of(options.get("o_data_type"))
        pages = (indptr, indices, last_page_len)
        if self._buffers:
            for buffer, one in zip(self._buffers, pages, strict=True):
                buffer[: len(one)].copy_(one, non_blocking=True)
            count = len(last_page_len)
            if count != len(self._buffers[2]):
                raise ValueError(
                    f"the wrapper was made for {len(self._buffers[2])} requests, and the plan has {count}"
                )
            pages = (self._buffers[0], self._buffers[1], self._buffers[2])
        self._pages = tuple(one.to(self.device, non_blocking=True) for one in pages)
        unknown = options.keys() - _IGNORED - frozenset(_OF_ATTENTION)
        if unknown:
            raise NotImplementedError(f"paged_decode has no {', '.join(sorted(unknown))}")
        self._set(**{name: options[name] for name in _OF_ATTENTION if name in options})

    begin_forward = plan

    def _set(
        self,
        pos_encoding_mode: str = "NONE",
        window_left: int = -1,
        logits_soft_cap: float | None = None,
        sm_scale: float | None = None,
        rope_scale: float | None = None,
        rope_theta: float | None = None,
    ) -> None:
        if pos_encoding_mode not in ("NONE", "ROPE_LLAMA"):
            raise NotImplementedError(
                f"paged_decode has no pos_encoding_mode {pos_encoding_mode}: NONE and ROPE_LLAMA are there"
            )
        self._options = {
            "window_left": window_left,
            "logits_soft_cap": logits_soft_cap,
            "sm_scale": sm_scale,
        }
        if pos_encoding_mode == "ROPE_LLAMA":
            self._options["rope_scale"] = rope_scale or 1.0
            self._options["rope_theta"] = rope_theta or _ROPE_THETA

    def run(
        self,
        q: Tensor,
        paged_kv_cache: Cache,
        *,
        q_scale: float | None = None,
        k_scale: Scale | None = None,
        v_scale: Scale | None = None,
        out: Tensor | None = None,
        lse: Tensor | None = None,
        return_lse: bool = False,
        enable_pdl: bool | None = None,  # noqa: ARG002
        window_left: int | None = None,
        q_len_per_req: int | None = None,
        **others: object,
    ) -> Tensor | tuple[Tensor, Tensor]:
        """Return the attention of `q` [requests or their tokens, heads, dim], as planned."""
        refused = [name for name, value in others.items() if value is not None]
        if refused:
            raise NotImplementedError(f"paged_decode has no {', '.join(refused)}")
        if self._out_type not in (None, q.dtype):
            raise NotImplementedError(
                f"results have the type of q, {q.dtype}, not {self._out_type}"
            )
        tokens = q_len_per_req or self._tokens
        if not self._pages:
            raise RuntimeError("plan() must be called before run()")
        requests = len(self._pages[2])
        if len(q) != requests * tokens:
            raise ValueError(
                f"q must have {requests * tokens} rows, {tokens} for each of {requests} requests, and has {len(q)}; "
                "q_len_per_req says how many rows a request has"
            )
        options = self._options
        if q_scale is not None:
            scale = options.get("sm_scale") or 1 / math.sqrt(q.shape[-1])
            options = {**options, "sm_scale": scale * q_scale}
        if window_left is not None:
            options = {**options, "window_left": window_left}

        def split(x: Tensor | None) -> Tensor | None:
            return x if x is None or tokens == 1 else x.view(-1, tokens, *x.shape[1:])

        shaped = split(q)
        assert shaped is not None
        found = paged_decode(
            shaped, paged_kv_cache, *self._pages[:3], kv_layout=self._layout, out=split(out), lse=split(lse),
            return_lse=return_lse, k_scale=1.0 if k_scale is None else k_scale,
            v_scale=1.0 if v_scale is None else v_scale, **options,
        )  # fmt: skip
        if tokens == 1:
            return found
        if isinstance(found, Tensor):
            return found.flatten(0, 1)
        return found[0].flatten(0, 1), found[1].flatten(0, 1)

    def run_return_lse(self, q: Tensor, paged_kv_cache: Cache, **options: Any) -> Any:
        """Return the attention and its LSE, in base 2."""
        return self.run(q, paged_kv_cache, return_lse=True, **options)

    def forward(
        self,
        q: Tensor,
        paged_kv_cache: Cache,
        pos_encoding_mode: str = "NONE",
        q_scale: float | None = None,
        k_scale: float | None = None,
        v_scale: float | None = None,
        window_left: int = -1,
        logits_soft_cap: float | None = None,
        sm_scale: float | None = None,
        rope_scale: float | None = None,
        rope_theta: float | None = None,
        *,
        return_lse: bool = False,
    ) -> Any:
        """Return the attention, computed as these arguments say and not as planned."""
        self._set(pos_encoding_mode, window_left, logits_soft_cap, sm_scale, rope_scale, rope_theta)
        return self.run(
            q, paged_kv_cache, q_scale=q_scale, k_scale=k_scale, v_scale=v_scale, return_lse=return_lse
        )  # fmt: skip

    def forward_return_lse(
        self, q: Tensor, paged_kv_cache: Cache, *positional: Any, **named: Any
    ) -> Any:
        """Return the same, and its LSE."""
        return self.forward(q, paged_kv_cache, *positional, return_lse=True, **named)

    def end_forward(self) -> None:
        """Do nothing, as FlashInfer's does."""


class CUDAGraphBatchDecodeWithPagedKVCacheWrapper(BatchDecodeWithPagedKVCacheWrapper):
    """The same, with pages in buffers that a captured graph reads."""

    def __init__(
        self,
        workspace_buffer: Tensor,
        indptr_buffer: Tensor,
        indices_buffer: Tensor,
        last_page_len_buffer: Tensor,
        kv_layout: KvLayout = "NHD",
        use_tensor_cores: bool = False,
    ) -> None:
        super().__init__(
            workspace_buffer, kv_layout, use_cuda_graph=True, use_tensor_cores=use_tensor_cores,
            paged_kv_indptr_buffer=indptr_buffer, paged_kv_indices_buffer=indices_buffer,
            paged_kv_last_page_len_buffer=last_page_len_buffer,
        )  # fmt: skip


def _type_of(name: str | torch.dtype | None) -> torch.dtype | None:
    found = getattr(torch, name) if isinstance(name, str) else name
    return found if isinstance(found, torch.dtype) else None


fast_decode_plan: Callable[..., None] = BatchDecodeWithPagedKVCacheWrapper.plan
"""FlashInfer's, bound to a wrapper as its method: no plan is slow here."""
