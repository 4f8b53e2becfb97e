"""Segments that are giants, and tensors of more than 2^31 elements."""

import pytest
import scatter_ops
import torch
from compared import on_devices, reduced
from scatter_ops import reference


@on_devices
@pytest.mark.parametrize("columns", [(), (3,), (300,)], ids=str)
@pytest.mark.parametrize("worst", [float("nan"), float("inf"), float("-inf")], ids=str)
def test_a_giant_may_have_one_value_that_is_not_the_worst(
    worst: float, columns: tuple[int, ...], device: str
) -> None:
    src = torch.full((300_000 // (columns or (1,))[0] * 3, *columns), worst, device=device)
    indptr, row = torch.tensor([0, 2, len(src)], device=device), len(src) - 100
    src[row] = 5

    for reduce in ("min", "max"):
        got, arg = reduced(src, indptr, reduce)
        wanted, wanted_arg = reference.segment_csr(src.cpu(), indptr.cpu(), reduce)

        assert arg is not None
        assert torch.equal(arg.cpu(), wanted_arg)
        assert torch.equal(got.cpu().nan_to_num(7), wanted.float().nan_to_num(7))
        values = scatter_ops.segment_csr(src, indptr, reduce=reduce)
        assert torch.equal(values.nan_to_num(7), got.nan_to_num(7))


@pytest.mark.large
@on_devices
@pytest.mark.parametrize("reduce", ["sum", "max"])
@pytest.mark.parametrize("columns", [1, 8, 64])
def test_there_may_be_more_than_2_31_elements(reduce: str, columns: int, device: str) -> None:
    dtype = torch.float16 if device == "cuda" else torch.int8
    rows = 2**31 // columns + 4097
    src = torch.zeros(rows, columns, dtype=dtype, device=device)
    src[-3:] = torch.tensor([1, 5, 2], dtype=dtype, device=device).view(3, 1)
    indptr = torch.tensor([0, 5, rows - 3, rows], device=device)

    got = scatter_ops.segment_csr(src, indptr, reduce=reduce)
    back = scatter_ops.gather_csr(got, indptr, size=rows)

    assert got[:, 0].tolist() == [0, 0, 8 if reduce == "sum" else 5]
    assert back[-4:, columns - 1].tolist() == [0, *[got[2, 0].item()] * 3]
    if reduce == "max":
        assert scatter_ops.segment_max_csr(src, indptr)[1][:, 0].tolist() == [0, 5, rows - 2]


@pytest.mark.large
@on_devices
def test_one_segment_may_have_2_27_rows(device: str) -> None:
    src = torch.ones(2**27, dtype=torch.float32, device=device)
    indptr = torch.tensor([0, 2**27], device=device)

    assert scatter_ops.segment_csr(src, indptr).item() == pytest.approx(2**27, rel=1e-5)
    assert scatter_ops.segment_csr(src, indptr, reduce="mean").item() == pytest.approx(1, rel=1e-5)
