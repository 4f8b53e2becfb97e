"""Gradients are those of the formulas and of the reference."""

import cases
import pytest
import scatter_ops
import torch
from cases import FLOATS, SMALL, Case
from compared import by_all, of_cases, on_devices, reduced
from scatter_ops import reference


@on_devices
@by_all
@pytest.mark.parametrize("case", SMALL, ids=lambda case: case.name)
def test_gradient_is_that_of_the_formula(case: Case, reduce: str, device: str) -> None:
    src, indptr = Case(
        case.name, cases.uniform(2), 4, case.columns, case.leading, before=case.before
    ).tensors(torch.float64, device)

    assert torch.autograd.gradcheck(lambda x: reduced(x, indptr, reduce)[0], [src.requires_grad_()])
    assert torch.autograd.gradgradcheck(lambda x: reduced(x, indptr, reduce)[0], [src])


@on_devices
@by_all
@of_cases
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_gradient_is_that_of_the_reference(
    case: Case, dtype: torch.dtype, reduce: str, device: str
) -> None:
    src, indptr = case.tensors(dtype, device)
    at = indptr.dim() - 1
    out, arg = reduced(src.requires_grad_(), indptr, reduce)
    weight = torch.randn(out.shape, dtype=out.dtype, device=device)

    (got,) = torch.autograd.grad(out, src, weight)

    if reduce in ("min", "max"):
        assert arg is not None
        whole = weight.new_zeros((*src.shape[:at], src.shape[at] + 1, *src.shape[at + 1 :]))
        assert torch.equal(got, whole.scatter_(at, arg, weight).narrow(at, 0, src.shape[at]))
        return
    counts = indptr.diff(dim=at).clamp(min=1) if indptr.shape[at] else indptr
    shares = weight.double()
    if reduce == "mean":
        shares = shares / counts.view(*counts.shape, *[1] * (out.dim() - counts.dim()))
    torch.testing.assert_close(
        got.cpu(), reference.gather_csr(shares.to(dtype).cpu(), indptr.cpu(), src.shape[at])
    )


@on_devices
def test_what_is_written_into_a_given_tensor_has_a_gradient(device: str) -> None:
    src, indptr = SMALL[1].tensors(torch.float64, device)
    out = torch.empty_like(reduced(src, indptr, "sum")[0])

    scatter_ops.segment_csr(src.requires_grad_(), indptr, out).sum().backward()

    assert src.grad is not None
    assert torch.equal(src.grad, torch.ones_like(src))
