"""What is said of tensors that do not fit, and what wrong page tables lead to."""

from typing import Any

import paged_decode
import pytest
import torch
from cases import CASES, Batch, Case
from compared import attended, on_devices


def batch_of(device: str = "cpu") -> Batch:
    return CASES[0].batch(torch.float16, torch.float16, device)


BATCH = batch_of()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"q": BATCH.q.float()}, r"q must be float16 or bfloat16, and is Float\[8, 8, 128\] on the CPU"),
        ({"q": BATCH.q[..., :96]}, r"the head dimension must be 64, 128 or 256; q is Half\[8, 8, 96\]"),
        ({"q": BATCH.q[0]}, r"q must be \[requests, heads, dim\]"),
        ({"q": BATCH.q[:3]}, r"q must have 8 requests, and is Half\[3, 8, 128\]"),
        ({"q": BATCH.q[:, :5]}, "the query heads must be a multiple of the key heads"),
        ({"cache": BATCH.cache.bfloat16()}, "the cache must have the type of q, or float8_e4m3fn"),
        ({"cache": BATCH.cache[:, 0]}, r"the cache must be one tensor \[pages, 2, page, heads, dim\]"),
        ({"cache": BATCH.cache[..., :64]}, "q and the cache must have one head dimension"),
        ({"indptr": BATCH.indptr.float()}, r"indptr must be int32 with 1 dimension, and is Float\[9\]"),
        ({"indptr": BATCH.indptr[1:]}, r"indptr must have one value more than last_page_len"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_does_not_fit_is_said(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(RuntimeError, match=said):
        paged_decode.paged_decode(*BATCH._replace(**changed).arguments)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"k_scale": torch.ones(3)}, r"k_scale must be a float, or a float32 tensor of 1 or 2 values"),
        ({"qo_indptr": torch.zeros(3, dtype=torch.int32)}, "qo_indptr must have 9 values"),
        ({"out": torch.zeros(8, 8, 128)}, r"out must be as q; q is Half\[8, 8, 128\].*out is Float"),
        ({"lse": torch.zeros(8)}, r"lse must be Float\[8, 8\] on the device of q, and is Float\[8\]"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_options_that_do_not_fit_are_said(options: dict[str, Any], said: str) -> None:
    with pytest.raises(RuntimeError, match=said):
        paged_decode.paged_decode(*BATCH.arguments, **options)


def test_keys_and_values_that_lie_differently_are_refused() -> None:
    k, v = BATCH.cache[:, 0], BATCH.cache[:, 1].contiguous()

    with pytest.raises(RuntimeError, match="k_cache and v_cache must have the same strides"):
        paged_decode.paged_decode(BATCH.q, (k, v), *BATCH.arguments[2:])


def test_rows_that_are_not_whole_are_refused() -> None:
    cache = torch.empty(*BATCH.cache.shape[:-1], 132, dtype=torch.float16)[..., 2:130]

    with pytest.raises(RuntimeError, match="begin at a multiple of 16 bytes"):
        paged_decode.paged_decode(BATCH.q, cache, *BATCH.arguments[2:])


def test_gradients_are_refused() -> None:
    q = BATCH.q.clone().requires_grad_()

    with pytest.raises(NotImplementedError, match="has no backward pass"):
        paged_decode.paged_decode(q, *BATCH.arguments[1:])
    with torch.no_grad():
        paged_decode.paged_decode(q, *BATCH.arguments[1:])


@on_devices
def test_wrong_tables_lead_to_nothing_worse_than_wrong_results(device: str) -> None:
    batch = batch_of(device)
    indices = batch.indices.clone()
    indices[::3], indices[1::3] = 2**31 - 1, -5
    short = batch._replace(indices=indices[:7])

    for wrong in (batch._replace(indices=indices), short):
        got, _ = attended(CASES[0], wrong)

        assert got.shape == batch.q.shape
    assert bool((batch.q + 1).isfinite().all())  # the process, and the GPU, still work


@on_devices
@pytest.mark.parametrize("layout", ["NHD", "HND"])
def test_views_count_as_what_they_show(layout: str, device: str) -> None:
    case = Case("", [54, 0, 97], layout=layout)
    batch = case.batch(torch.float16, torch.float16, device)
    wanted = attended(case, batch)
    shape = batch.cache.shape
    room = torch.full(
        (2 * shape[0], *shape[1:4], 192), float("nan"), dtype=torch.float16, device=device
    )
    view = room[::2, ..., 32:160]
    view.copy_(batch.cache)
    q = torch.empty(128, 8, 3, dtype=torch.float16, device=device).permute(2, 1, 0).copy_(batch.q)
    out = torch.empty(8, 3, 130, dtype=torch.float16, device=device).transpose(0, 1)[..., 1:129]
    lse = torch.empty(8, 3, device=device).t()

    got = attended(case, batch._replace(cache=view, q=q), out=out, lse=lse)
    wide = batch._replace(indptr=batch.indptr.long(), indices=batch.indices.long())

    assert torch.equal(got[0], wanted[0])
    assert torch.equal(got[1], wanted[1])
    assert torch.equal(attended(case, wide)[0], wanted[0])
