"""What only a GPU shows: capture, streams, many elements."""

from concurrent.futures import ThreadPoolExecutor

import delta_rule
import pytest
import torch
from cases import Case, Inputs
from compared import assert_right, by_name, called, needs_gpu, needs_hopper

pytestmark = needs_gpu


@by_name
def test_a_graph_is_replayed_with_other_lengths(name: str) -> None:
    cases = [Case("", lengths) for lengths in ([100, 0, 60], [1, 158, 1], [0, 0, 160])]
    batches = [case.inputs(torch.bfloat16, "cuda", seed) for seed, case in enumerate(cases)]
    room = [None if x is None else x.clone() for x in batches[0][:7]]
    called(name, batches[0])
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        got = called(name, Inputs._make([*room, False]))

    for batch in batches * 2:
        for to, x in zip(room, batch[:7], strict=True):
            if to is not None and x is not None:
                to.copy_(x)
        graph.replay()

        assert all(torch.equal(a, b) for a, b in zip(got, called(name, batch), strict=True))


@by_name
def test_it_runs_on_the_current_stream(name: str) -> None:
    inputs = Case("", 200).inputs(torch.bfloat16, "cuda")
    wanted = called(name, inputs)
    late = inputs._replace(q=torch.zeros_like(inputs.q))
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        torch.cuda._sleep(20_000_000)
        late.q.copy_(inputs.q)
        got = called(name, late)
    side.synchronize()

    assert torch.equal(got[0], wanted[0])


@needs_hopper
def test_a_new_thread_has_no_context() -> None:
    inputs = Case("", 100, keys=128).inputs(torch.bfloat16, "cuda")
    q, k, v, beta, g, *_ = inputs
    ops = torch.ops.opwright_delta
    inverse = ops.chunk_on_hopper(q, k, v, beta, g, None, None, 0.1, False, False, True)[2]

    def back() -> torch.Tensor:
        d_x = ops.chunk_back_on_hopper(q, k, v, beta, g, inverse, None, None, 0.1, False, False)[1]
        assert isinstance(d_x, torch.Tensor)
        return d_x

    wanted = back().clone()  # and there is memory that no thread need ask the driver for
    with ThreadPoolExecutor(1) as threads:
        assert torch.equal(threads.submit(back).result(), wanted)


@pytest.mark.large
def test_there_may_be_more_than_2_31_elements() -> None:
    tokens = 2**31 // (64 * 128) + 200
    case = Case("", 200, 1, 64, 64, 128, 128)
    few = case.inputs(torch.bfloat16, "cuda")
    q, k, v = (torch.zeros(1, tokens, 64, 128, dtype=torch.bfloat16, device="cuda") for _ in range(3))  # fmt: skip
    beta = torch.zeros(1, tokens, 64, dtype=torch.bfloat16, device="cuda")
    for to, x in zip((q, k, v, beta), few[:4], strict=True):
        to[:, -200:] = x
    state = few.initial_state
    ends = torch.tensor([0, tokens - 200, tokens], device="cuda")
    assert state is not None

    both = torch.cat([torch.zeros_like(state), state])
    o, final = delta_rule.chunk_delta_rule(q, k, v, beta, None, None, both, True, cu_seqlens=ends)

    wanted = called("recurrent", few._replace(g=None))
    assert final is not None
    assert_right([o[:, -200:], final[1:]], [x.cpu().double() for x in wanted], 0.005)
