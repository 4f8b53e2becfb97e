"""Code for FlashInfer's class runs with one import changed."""

from typing import Any

import pytest
import torch
from cases import CASES, FP8, Batch, Case
from compared import assert_right, needs_gpu, on_devices
from paged_decode.compat import (
    BatchDecodeWithPagedKVCacheWrapper,
    CUDAGraphBatchDecodeWithPagedKVCacheWrapper,
    fast_decode_plan,
)
from torch import Tensor


def planned(case: Case, batch: Batch, *positional: Any, **named: Any) -> Any:
    wrapper = BatchDecodeWithPagedKVCacheWrapper(torch.empty(0, device=batch.q.device), case.layout)  # type: ignore[arg-type]
    sizes = (case.heads, case.kv_heads, case.dim, case.page)
    wrapper.plan(*batch.arguments[2:], *sizes, *positional, **named)
    return wrapper


@on_devices
@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({}, {}),
        ({"logits_soft_cap": 5.0}, {"logits_soft_cap": 5.0}),
        ({"window_left": 30}, {"window_left": 30}),
        ({"rope_theta": 1e4}, {"pos_encoding_mode": "ROPE_LLAMA"}),
        (
            {"rope_theta": 5e5, "rope_scale": 4.0},
            {"pos_encoding_mode": "ROPE_LLAMA", "rope_theta": 5e5, "rope_scale": 4.0},
        ),
        ({"sm_scale": 0.2}, {"sm_scale": 0.2}),
    ],
    ids=str,
)
@pytest.mark.parametrize("layout", ["NHD", "HND"])
def test_a_plan_and_a_run_decode(
    options: dict[str, Any], named: dict[str, Any], layout: str, device: str
) -> None:
    case = CASES[0]._replace(options=options, layout=layout)
    batch = case.batch(torch.float16, torch.float16, device)

    got = planned(case, batch, **named).run(batch.q, batch.cache, return_lse=True)
    as_pair = planned(case, batch, **named).run_return_lse(batch.q, batch.cache.unbind(1))

    assert_right(got, case.wanted(batch))
    assert torch.equal(got[0], as_pair[0])


@on_devices
def test_factors_count(device: str) -> None:
    case = CASES[0]._replace(options={"k_scale": 0.5, "v_scale": 2.0, "sm_scale": 0.3})
    batch = case.batch(torch.bfloat16, FP8, device)

    got = planned(case, batch, sm_scale=0.1).run(
        batch.q, batch.cache, q_scale=3.0, k_scale=0.5, v_scale=2.0, return_lse=True
    )

    assert_right(got, case.wanted(batch))


@on_devices
def test_the_older_names_decode(device: str) -> None:
    case = CASES[0]._replace(options={"window_left": 30, "logits_soft_cap": 4.0})
    batch = case.batch(torch.float16, torch.float16, device)
    wrapper = BatchDecodeWithPagedKVCacheWrapper(torch.empty(0, device=device))
    wrapper.begin_forward(*batch.arguments[2:], 8, 2, 128, 16, "NONE", data_type=torch.float16)

    got = wrapper.forward_return_lse(batch.q, batch.cache, window_left=30, logits_soft_cap=4.0)
    wrapper.end_forward()

    assert_right(got, case.wanted(batch))
    assert torch.equal(
        wrapper.forward(batch.q, batch.cache, "NONE", None, None, None, 30, 4.0), got[0]
    )


@on_devices
def test_several_tokens_a_request_are_rows_one_after_the_other(device: str) -> None:
    case = Case("", [54, 20, 97], tokens=3)
    batch = case.batch(torch.float16, torch.float16, device)
    wrapper = planned(case, batch, q_len_per_req=3)
    flat = batch.q.flatten(0, 1)
    out = torch.empty_like(flat)

    got = wrapper.run(flat, batch.cache, return_lse=True, out=out)

    wanted = case.wanted(batch)
    assert_right(got, (wanted[0].flatten(0, 1), wanted[1].flatten(0, 1)))
    assert torch.equal(out, got[0])


def test_rows_that_are_no_whole_requests_are_refused() -> None:
    case = Case("", [54, 20, 97], tokens=2)
    batch = case.batch(torch.float16, torch.float16, "cpu")
    wrapper = planned(case, batch, q_len_per_req=2)

    with pytest.raises(
        ValueError, match=r"must have 6 rows, 2 for each of 3 requests, and has 5; q_len_per_req"
    ):
        wrapper.run(batch.q.flatten(0, 1)[:5], batch.cache)


@on_devices
def test_a_faster_plan_is_the_plan(device: str) -> None:
    case = CASES[0]
    batch = case.batch(torch.float16, torch.float16, device)
    wrapper = BatchDecodeWithPagedKVCacheWrapper(torch.empty(0, device=device))
    fast_decode_plan(wrapper, *batch.arguments[2:], 8, 2, 128, 16, q_data_type=torch.float16)

    assert_right(wrapper.run_return_lse(batch.q, batch.cache), case.wanted(batch))


@needs_gpu
def test_a_graph_is_replayed_with_another_plan() -> None:
    case = Case("", [100, 7, 900])
    batch = case.batch(torch.float16, torch.float16, "cuda")
    indptr, indices, last = (
        torch.zeros(count, dtype=torch.int32, device="cuda") for count in (4, 100, 3)
    )
    wrapper = CUDAGraphBatchDecodeWithPagedKVCacheWrapper(
        torch.empty(0, device="cuda"), indptr, indices, last
    )
    sizes = (case.heads, case.kv_heads, case.dim, case.page)
    wrapper.plan(
        *Case("", [20, 20, 20]).batch(torch.float16, torch.float16, "cuda").arguments[2:], *sizes
    )
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        got = wrapper.run(batch.q, batch.cache, return_lse=True)

    wrapper.plan(*batch.arguments[2:], *sizes)
    graph.replay()

    assert isinstance(got, tuple)
    assert_right(got, case.wanted(batch))


def run_with(**named: Any) -> Tensor:
    batch = CASES[0].batch(torch.float16, torch.float16)
    found = planned(CASES[0], batch).run(batch.q, batch.cache, **named)
    assert isinstance(found, Tensor)
    return found


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ({"pos_encoding_mode": "ALIBI"}, "no pos_encoding_mode ALIBI"),
        ({"window_right": 3}, "no window to the right"),
        ({"fixed_split_size": 2048}, "no fixed_split_size"),
        ({"colour": "red"}, "no colour"),
    ],
    ids=str,
)
def test_what_is_not_there_is_refused(plan: dict[str, Any], said: str) -> None:
    with pytest.raises(NotImplementedError, match=said):
        planned(CASES[0], CASES[0].batch(torch.float16, torch.float16), **plan)
    with pytest.raises(NotImplementedError, match="no sinks"):
        run_with(sinks=torch.zeros(8))
    with pytest.raises(NotImplementedError, match="jit_args"):
        BatchDecodeWithPagedKVCacheWrapper(torch.empty(0), jit_args=["variant"])
