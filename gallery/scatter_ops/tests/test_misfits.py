"""What is said of tensors that do not fit, and what wrong pointers lead to."""

import pytest
import scatter_ops
import torch
from compared import by_all, on_devices, reduced
from torch import Tensor


@pytest.mark.parametrize(
    ("src", "indptr", "said"),
    [
        (torch.zeros(3, dtype=torch.bool), torch.tensor([0, 3]), r"and not Bool: convert it"),
        (torch.zeros(3), torch.tensor([0.0, 3.0]), r"indptr must be int64 or int32, and is Float\[2\] on the CPU"),
        (torch.zeros(3), torch.zeros(1, 2, dtype=torch.int64), r"as many as src; src is Float\[3\].*Long\[1, 2\]"),
        (torch.zeros(3, 4), torch.zeros(2, 5, dtype=torch.int64), r"dimension 0 of indptr must be 1 or that of src"),
    ],
    ids=["dtype", "dtype of indptr", "dimensions", "leading dimension"],
)  # fmt: skip
def test_what_does_not_fit_is_said(src: Tensor, indptr: Tensor, said: str) -> None:
    with pytest.raises(RuntimeError, match=said):
        scatter_ops.segment_csr(src, indptr)


def test_what_does_not_fit_a_given_tensor_is_said() -> None:
    src, indptr = torch.zeros(3, 2), torch.tensor([0, 3])

    with pytest.raises(RuntimeError, match=r"out must be Float\[1, 2\], and is Float\[2, 2\]"):
        scatter_ops.segment_csr(src, indptr, torch.zeros(2, 2))
    with pytest.raises(
        RuntimeError, match=r"src must have one row for each segment, 1 in dimension 0"
    ):
        scatter_ops.gather_csr(src, indptr)
    with pytest.raises(ValueError, match="reduce must be"):
        scatter_ops.segment_csr(src, indptr, reduce="prod")


@on_devices
@pytest.mark.parametrize(
    ("indptr", "said"),
    [([0, 2, 1], "indptr falls"), ([0, 9], "goes from 0 to 9"), ([-1, 2], "goes from -1 to 2")],
)
def test_wrong_pointers_are_said_where_that_is_asked_for(
    indptr: list[int], said: str, device: str
) -> None:
    src, pointers = torch.zeros(3, device=device), torch.tensor(indptr, device=device)

    with pytest.raises(ValueError, match=said):
        scatter_ops.segment_csr(src, pointers, check=True)


@on_devices
@by_all
@pytest.mark.parametrize("columns", [1, 64])
def test_wrong_pointers_lead_to_nothing_worse_than_wrong_results(
    reduce: str, columns: int, device: str
) -> None:
    src = torch.randn(500, columns, device=device)
    indptr = torch.tensor([-(2**62), 7, 3, 2**62, 0, 499, 501, 2**40], device=device)

    got, _ = reduced(src, indptr, reduce)

    assert got.shape == (7, columns)
    assert torch.isfinite(src).all()  # the process, and the GPU, still work
