"""What torch asks of operators: torch.library and torch.compile."""

import shutil

import delta_rule
import pytest
import torch
from cases import Case
from compared import FUNCTIONS, by_both, needs_gpu, needs_hopper, on_devices
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend

OPS = torch.ops.opwright_delta
CASE = Case("", 20, keys=32, values=32)


@on_devices
def test_torch_finds_nothing_wrong_with_the_operators(device: str) -> None:
    q, k, v, beta, g, state, *_ = CASE.inputs(torch.float32, device)
    assert state is not None
    leaves = [x.requires_grad_() for x in (q, k, v, beta)]
    plain = [x.detach() for x in leaves]
    indices = torch.tensor([1, 0], device=device)

    torch.library.opcheck(OPS.recurrent.default, (*leaves, g, state, None, 0.1, False, False, True))
    torch.library.opcheck(OPS.recurrent.default, (*leaves, None, None, None, 0.1, True, False, False))  # fmt: skip
    torch.library.opcheck(OPS.decode.default, (*plain, g, state, indices, None, 0.1, True, False))
    if device == "cpu":
        grads = (torch.randn_like(v), torch.randn_like(state))
        torch.library.opcheck(OPS.recurrent_backward.default, (*plain, g, state, None, *grads, 0.1, False))  # fmt: skip


@needs_gpu
def test_torch_finds_nothing_wrong_with_the_operators_over_chunks() -> None:
    q, k, v, beta, g, state, *_ = CASE.inputs(torch.float32, "cuda")
    leaves = [x.requires_grad_() for x in (q, k, v, beta)]

    torch.library.opcheck(OPS.chunk.default, (*leaves, g, state, None, 0.1, False, True))
    torch.library.opcheck(OPS.chunk.default, (*leaves, None, None, None, 0.1, False, False))


@needs_hopper
def test_torch_finds_nothing_wrong_with_the_operator_on_hopper() -> None:
    inputs = Case("", 100, keys=128, values=64).inputs(torch.bfloat16, "cuda")
    q, k, v, beta, g, state, *_ = inputs
    assert state is not None
    leaves = [x.requires_grad_() for x in (q, k, v, beta)]

    torch.library.opcheck(OPS.chunk_on_hopper.default, (*leaves, g, state, None, 0.1, False, True, True))  # fmt: skip
    torch.library.opcheck(OPS.chunk_on_hopper.default, (*leaves, None, None, None, 0.1, False, False, True))  # fmt: skip
    plain = [x.detach() for x in leaves]
    _, _, inverse, states, writes = OPS.chunk_on_hopper(*plain, g, state, None, 0.1, False, True, True)  # fmt: skip
    q, k, v, beta = plain
    d_o = torch.randn_like(v)
    back = (q, k, d_o, beta, g, inverse, state, None, 0.1, False, True)
    torch.library.opcheck(OPS.chunk_back_on_hopper.default, back)
    d_states, d_x, _ = OPS.chunk_back_on_hopper(*back)
    torch.library.opcheck(OPS.chunk_gradients_on_hopper.default, (*plain, g, d_o, states, writes, d_states, d_x, None, 0.1))  # fmt: skip


@by_both
@pytest.mark.parametrize(
    "backend",
    [
        "aot_eager",
        pytest.param(
            "inductor", marks=pytest.mark.skipif(not shutil.which("g++"), reason="there is no g++")
        ),
    ],
)
def test_it_compiles_into_one_graph_for_all_sizes(backend: str, name: str, device: str) -> None:
    torch._dynamo.reset()

    def layer(q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor) -> Tensor:
        o, state = FUNCTIONS[name](q * 2, k, v, beta.sigmoid(), g, None, None, True)
        assert state is not None
        return o.square().sum() + state.sum()

    graphs = CompileCounterWithBackend(backend)
    compiled = torch.compile(layer, fullgraph=True, backend=graphs, dynamic=True)
    counts = []
    for batch, tokens in ((2, 100), (3, 75), (5, 333), (1, 70)):
        inputs = Case("", tokens, batch, 3, 6, 64, 48).inputs(torch.float32, device)
        leaves = [x.detach().requires_grad_() for x in inputs[:5] if x is not None]

        got, wanted = compiled(*leaves), layer(*leaves)
        gradients = torch.autograd.grad(got, leaves)

        torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-3)
        for a, b in zip(gradients, torch.autograd.grad(wanted, leaves), strict=True):
            torch.testing.assert_close(a, b, rtol=1e-3, atol=1e-3)
        counts.append(graphs.frame_count)
    assert len(set(counts[:3])) == 1  # what the first batch was compiled to serves all
    assert counts[3] <= 2  # a batch of 1 may be a graph of its own


@needs_hopper
def test_chunks_on_hopper_compile_into_one_graph_for_all_sizes() -> None:
    torch._dynamo.reset()
    graphs = CompileCounterWithBackend("inductor")

    def layer(q: Tensor, k: Tensor, v: Tensor, beta: Tensor, g: Tensor) -> Tensor:
        return delta_rule.chunk_delta_rule(q * 2, k, v, beta.sigmoid(), g)[0].float().square().sum()

    compiled = torch.compile(layer, fullgraph=True, backend=graphs, dynamic=True)
    counts = []
    for batch, tokens in ((2, 100), (3, 75), (5, 333)):
        inputs = Case("", tokens, batch, 3, 6, 128, 64).inputs(torch.bfloat16, "cuda")
        leaves = [x.detach().requires_grad_() for x in inputs[:5] if x is not None]

        got, wanted = compiled(*leaves), layer(*leaves)
        gradients = torch.autograd.grad(got, leaves)

        torch.testing.assert_close(got, wanted, rtol=1e-2, atol=0)
        for a, b in zip(gradients, torch.autograd.grad(wanted, leaves), strict=True):
            assert float((a - b).float().norm()) <= 0.01 * float(b.float().norm())
        counts.append(graphs.frame_count)
    assert len(set(counts)) == 1


@on_devices
def test_decoding_compiles(device: str) -> None:
    torch._dynamo.reset()
    compiled = torch.compile(delta_rule.decode_delta_rule, fullgraph=True, backend="aot_eager")
    q, k, v, beta, g, state, *_ = Case("", 1, 4).inputs(torch.float32, device)
    assert state is not None
    other = state.clone()

    got = compiled(q, k, v, state, beta, g)

    assert torch.equal(got, delta_rule.decode_delta_rule(q, k, v, other, beta, g))
    assert torch.equal(state, other)
