"""What only a GPU shows: capture, streams, the second device."""

import cases
import pytest
import scatter_ops
import torch
from cases import REDUCTIONS, Case

pytestmark = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no GPU")


@pytest.mark.parametrize("reduce", REDUCTIONS)
@pytest.mark.parametrize("columns", [(), (64,), (257,)], ids=str)
def test_it_is_captured_in_a_graph(reduce: str, columns: tuple[int, ...]) -> None:
    src, indptr = Case("", cases.power_law(9, share=0.4), 5000, columns).tensors(
        torch.float32, "cuda"
    )
    scatter_ops.segment_csr(src, indptr, reduce=reduce)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        got = scatter_ops.segment_csr(src, indptr, reduce=reduce)
    other, borders = Case("", cases.power_law(9, share=0.2), 5000, columns).tensors(
        torch.float32, "cuda", seed=1
    )
    rows = min(len(src), len(other))
    src[:rows] = other[:rows]
    indptr.copy_(borders.clamp(max=rows))

    graph.replay()

    assert torch.equal(got, scatter_ops.segment_csr(src, indptr, reduce=reduce))


def test_it_runs_on_the_current_stream() -> None:
    src, indptr = Case("", cases.uniform(9), 100_000, (64,)).tensors(torch.float32, "cuda")
    wanted = scatter_ops.segment_csr(src * 3, indptr)
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        torch.cuda._sleep(20_000_000)
        got = scatter_ops.segment_csr(src * 3, indptr)
    side.synchronize()

    assert torch.equal(got, wanted)


two_devices = pytest.mark.skipif(torch.cuda.device_count() < 2, reason="there is no second GPU")


@two_devices
@pytest.mark.parametrize("reduce", REDUCTIONS)
@pytest.mark.parametrize("columns", [(), (3,), (64,)], ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_it_runs_on_the_device_of_its_tensors(
    dtype: torch.dtype, columns: tuple[int, ...], reduce: str
) -> None:
    case = Case("", cases.power_law(9, share=0.3), 1000, columns)
    found = []
    for device in ("cuda:0", "cuda:1"):
        src, indptr = case.tensors(dtype, device)
        out = torch.full_like(scatter_ops.segment_csr(src, indptr, reduce=reduce), float("nan"))
        weight = torch.ones_like(out)
        given = src.clone().requires_grad_()

        got = scatter_ops.segment_csr(given, indptr, reduce=reduce)
        (grad,) = torch.autograd.grad(got, given, weight)
        scatter_ops.segment_csr(src, indptr, out, reduce)
        back = scatter_ops.gather_csr(out, indptr, size=len(src))

        assert {x.device for x in (got, grad, out, back)} == {torch.device(device)}
        found.append((src, got.detach(), grad, out, back))

    for first, second in zip(*found, strict=True):
        assert torch.equal(first.cpu(), second.cpu())


@two_devices
def test_the_current_device_and_stream_are_left_as_they_are() -> None:
    src, indptr = Case("", cases.uniform(9), 1000, (64,)).tensors(torch.float32, "cuda:1")
    stream = torch.cuda.Stream(1)
    with torch.cuda.device(0):
        wanted = scatter_ops.segment_csr(src, indptr)
        torch.cuda.synchronize(1)
        with torch.cuda.stream(stream):  # it makes its device the current one
            torch.cuda.set_device(0)
            got = scatter_ops.segment_csr(src, indptr)
        stream.synchronize()

        assert torch.cuda.current_device() == 0
        assert torch.equal(got, wanted)


@two_devices
def test_tensors_of_two_gpus_are_refused() -> None:
    src, indptr = torch.zeros(3, device="cuda:0"), torch.tensor([0, 3], device="cuda:1")

    with pytest.raises(RuntimeError, match=r"on GPU 0, indptr is .* on GPU 1"):
        scatter_ops.segment_csr(src, indptr)


def test_tensors_of_two_devices_are_refused() -> None:
    with pytest.raises(
        RuntimeError,
        match=r"src and indptr must be on one device; src is .* on GPU 0, indptr .* on the CPU",
    ):
        scatter_ops.segment_csr(torch.zeros(3, device="cuda"), torch.tensor([0, 3]))
