"""What only a GPU shows: capture, streams, the second device, sizes beyond 2^31."""

import cases
import pytest
import segment_csr
import torch
from cases import REDUCTIONS, Case

pytestmark = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no GPU")


@pytest.mark.parametrize("reduce", REDUCTIONS)
@pytest.mark.parametrize("columns", [(), (64,), (257,)], ids=str)
def test_it_is_captured_in_a_graph(reduce: str, columns: tuple[int, ...]) -> None:
    src, indptr = Case("", cases.power_law(9, share=0.4), 5000, columns).tensors(
        torch.float32, "cuda"
    )
    segment_csr.segment_csr(src, indptr, reduce=reduce)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        got = segment_csr.segment_csr(src, indptr, reduce=reduce)
    other, borders = Case("", cases.power_law(9, share=0.2), 5000, columns).tensors(
        torch.float32, "cuda", seed=1
    )
    rows = min(len(src), len(other))
    src[:rows] = other[:rows]
    indptr.copy_(borders.clamp(max=rows))

    graph.replay()

    assert torch.equal(got, segment_csr.segment_csr(src, indptr, reduce=reduce))


def test_it_runs_on_the_current_stream() -> None:
    src, indptr = Case("", cases.uniform(9), 100_000, (64,)).tensors(torch.float32, "cuda")
    wanted = segment_csr.segment_csr(src * 3, indptr)
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        torch.cuda._sleep(20_000_000)
        got = segment_csr.segment_csr(src * 3, indptr)
    side.synchronize()

    assert torch.equal(got, wanted)


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="there is one GPU")
def test_it_runs_on_the_device_of_its_tensors() -> None:
    src, indptr = Case("", cases.uniform(9), 1000, (64,)).tensors(torch.float32, "cuda:1")

    got = segment_csr.segment_csr(src, indptr)

    assert got.device == src.device
    assert torch.equal(
        got.cpu(), segment_csr.segment_csr(src.to("cuda:0"), indptr.to("cuda:0")).cpu()
    )


def test_tensors_of_two_devices_are_refused() -> None:
    with pytest.raises(
        RuntimeError,
        match=r"src and indptr must be on one device; src is .* on GPU 0, indptr .* on the CPU",
    ):
        segment_csr.segment_csr(torch.zeros(3, device="cuda"), torch.tensor([0, 3]))


@pytest.mark.large
@pytest.mark.parametrize("reduce", ["sum", "max"])
@pytest.mark.parametrize("columns", [1, 64])
def test_there_may_be_more_than_2_31_elements(reduce: str, columns: int) -> None:
    rows = 2**31 // columns + 4097
    src = torch.zeros(rows, columns, dtype=torch.float16, device="cuda")
    src[-3:] = torch.tensor([1.0, 5.0, 2.0], device="cuda").view(3, 1)
    indptr = torch.tensor([0, 5, rows - 3, rows], device="cuda")

    got = segment_csr.segment_csr(src, indptr, reduce=reduce)
    back = segment_csr.gather_csr(got, indptr, size=rows)

    assert got[:, 0].tolist() == [0, 0, 8 if reduce == "sum" else 5]
    assert back[-4:, columns - 1].tolist() == [0, *[got[2, 0].item()] * 3]
    if reduce == "max":
        assert segment_csr.segment_max_csr(src, indptr)[1][:, 0].tolist() == [0, 5, rows - 2]


@pytest.mark.large
def test_one_segment_may_have_2_27_rows() -> None:
    src = torch.ones(2**27, dtype=torch.float32, device="cuda")
    indptr = torch.tensor([0, 2**27], device="cuda")

    assert segment_csr.segment_csr(src, indptr).item() == pytest.approx(2**27, rel=1e-5)
