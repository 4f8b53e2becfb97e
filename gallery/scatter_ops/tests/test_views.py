"""Tensors that are views count as what they show."""

import cases
import pytest
import scatter_ops
import torch
from cases import DTYPES, SMALL, Case
from compared import assert_right, by_all, on_devices, reduced, sizes_of
from scatter_ops import reference


@on_devices
@by_all
def test_views_count_as_what_they_show(reduce: str, device: str) -> None:
    whole, indptr = Case("", cases.uniform(6), 31, (8,), (3,)).tensors(torch.float32, device)
    src, pointers = whole.transpose(0, 2).contiguous().transpose(0, 2), indptr.t().contiguous().t()
    out = (
        reduced(whole, indptr, reduce)[0]
        .transpose(0, 2)
        .contiguous()
        .transpose(0, 2)
        .fill_(float("nan"))
    )

    scatter_ops.segment_csr(src, pointers, out, reduce)

    assert torch.equal(out, reduced(whole, indptr, reduce)[0])
    assert torch.equal(
        reduced(src[:, :, 1:], pointers, reduce)[0],
        reduced(whole[:, :, 1:].contiguous(), indptr, reduce)[0],
    )


@on_devices
@by_all
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_where_a_tensor_begins_does_not_matter(
    dtype: torch.dtype, reduce: str, device: str
) -> None:
    whole, indptr = Case("", cases.uniform(30), 900).tensors(dtype, device)
    for skip in range(1, 18):
        src, pointers = whole[skip:], (indptr - skip).clamp(min=0)

        wanted, _ = reference.segment_csr(src.cpu(), pointers.cpu(), reduce)
        assert_right(reduced(src, pointers, reduce)[0], wanted, sizes_of(src, pointers, reduce))


@on_devices
def test_pointers_may_have_32_bits(device: str) -> None:
    src, indptr = SMALL[2].tensors(torch.float32, device)

    assert torch.equal(
        scatter_ops.segment_csr(src, indptr.int()), scatter_ops.segment_csr(src, indptr)
    )


@on_devices
@by_all
@pytest.mark.parametrize("leading", [(2, 1), (1, 5), (1, 1)], ids=str)
def test_pointers_may_be_shared_along_some_dimensions(
    leading: tuple[int, int], reduce: str, device: str
) -> None:
    _, indptr = Case("", cases.uniform(5), 20, (), leading).tensors(torch.float32, device)
    src = torch.randn(2, 5, int(indptr.max()), 3, device=device)
    spread = indptr.expand(2, 5, -1).contiguous()

    got, arg = reduced(src, indptr, reduce)
    wanted, wanted_arg = reference.segment_csr(src.cpu(), spread.cpu(), reduce)
    back = scatter_ops.gather_csr(got, indptr, size=src.shape[2])

    assert_right(got, wanted, sizes_of(src, spread, reduce))
    assert arg is None or torch.equal(arg.cpu(), wanted_arg)
    assert torch.equal(back.cpu(), reference.gather_csr(got.cpu(), spread.cpu(), src.shape[2]))


@on_devices
@by_all
def test_gradients_that_are_views_count_as_what_they_show(reduce: str, device: str) -> None:
    src, indptr = SMALL[1].tensors(torch.float64, device)
    out, _ = reduced(src.requires_grad_(), indptr, reduce)
    weight = torch.randn(out.shape[::-1], dtype=out.dtype, device=device).t()

    (got,) = torch.autograd.grad(out, src, weight, retain_graph=True)
    (wanted,) = torch.autograd.grad(out, src, weight.contiguous())

    assert torch.equal(got, wanted)
