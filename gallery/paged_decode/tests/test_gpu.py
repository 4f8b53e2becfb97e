"""What only a GPU shows: capture, streams, many elements."""

import paged_decode
import pytest
import torch
from cases import CASES, Case, zipf
from compared import assert_right, attended, needs_gpu, of_types

pytestmark = needs_gpu


@of_types
def test_a_graph_is_replayed_with_other_lengths(dtype: torch.dtype, cache: torch.dtype) -> None:
    cases = [Case("", lengths, 8, 2) for lengths in (zipf(40, 3000), [512] * 40, [0] * 39 + [5000])]
    batches = [case.batch(dtype, cache, "cuda", seed) for seed, case in enumerate(cases)]
    first = batches[0]
    pages = max(len(batch.cache) for batch in batches)
    whole = torch.zeros(pages, *first.cache.shape[1:], device="cuda").to(cache)
    indices = torch.zeros(pages, dtype=torch.int32, device="cuda")
    q, indptr, last = first.q.clone(), first.indptr.clone(), first.last_page_len.clone()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        got = paged_decode.paged_decode(q, whole, indptr, indices, last, return_lse=True)
    for case, batch in [*zip(cases, batches, strict=True)] * 2:
        whole[: len(batch.cache)].copy_(batch.cache)
        indices[: len(batch.indices)].copy_(batch.indices)
        q.copy_(batch.q)
        indptr.copy_(batch.indptr)
        last.copy_(batch.last_page_len)

        graph.replay()

        assert isinstance(got, tuple)
        wanted = attended(case, batch)
        assert torch.equal(got[0], wanted[0])
        assert torch.equal(got[1], wanted[1])


def test_a_graph_has_what_comes_before_and_after() -> None:
    case = CASES[0]
    batch = case.batch(torch.float16, torch.float16, "cuda")
    wanted, _ = attended(case, batch)
    room, twice = torch.zeros_like(batch.q), torch.zeros_like(batch.q)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        room.copy_(batch.q)  # a copy, and no kernel
        first, _ = attended(case, batch._replace(q=room))
        room.mul_(0)
        room.add_(batch.q)
        second, _ = attended(case, batch._replace(q=room))
        twice.copy_(second)
        room.mul_(0)

    for _ in range(20):
        graph.replay()

    assert torch.equal(first, wanted)
    assert torch.equal(twice, wanted)


def test_it_runs_on_the_current_stream() -> None:
    batch = CASES[0].batch(torch.float16, torch.float16, "cuda")
    wanted, _ = attended(CASES[0], batch)
    late = batch._replace(q=torch.zeros_like(batch.q))
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        torch.cuda._sleep(20_000_000)
        late.q.copy_(batch.q)
        got, _ = attended(CASES[0], late)
    side.synchronize()

    assert torch.equal(got, wanted)


def test_streams_do_not_disturb_one_another() -> None:
    case = Case("", [3000, 70, 900], 8, 2)
    batch = case.batch(torch.float16, torch.float16, "cuda")
    wanted, _ = attended(case, batch)
    streams = [torch.cuda.Stream() for _ in range(4)]
    found = []
    for _ in range(50):
        for stream in streams:
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                found.append(attended(case, batch)[0])
    torch.cuda.synchronize()

    assert all(torch.equal(one, wanted) for one in found)


@pytest.mark.large
@of_types
def test_a_cache_may_have_more_than_2_31_elements(dtype: torch.dtype, cache: torch.dtype) -> None:
    case = Case("", [700, 33], 8, 2)
    batch = case.batch(dtype, cache, "cuda")
    wanted = case.wanted(batch)
    pages = 2**31 // batch.cache[0].numel() + 100
    whole = torch.zeros(pages, *batch.cache.shape[1:], dtype=cache, device="cuda")
    whole[-len(batch.cache) :].copy_(batch.cache)
    far = batch._replace(cache=whole, indices=batch.indices + pages - len(batch.cache))

    assert_right(attended(case, far), wanted)
