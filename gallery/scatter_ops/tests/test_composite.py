"""Composites are what their formulas say in float64, in all floating types, and can be differentiated."""

import cases
import pytest
import scatter_ops
import torch
from cases import FLOATS, Case
from torch import Tensor

CASES = (
    Case("one dimension", cases.power_law(6, share=0.3), 40),
    Case("columns", cases.uniform(5), 30, (8,)),
    Case("leading", cases.uniform(5), 20, (3,), (4,)),
)
TOLERANCE = {
    torch.float16: 2e-3,
    torch.bfloat16: 2e-2,
    torch.float32: 2e-6,
    torch.float64: 4e-12,
}  # eps is 1e-12
of_composites = pytest.mark.parametrize("name", ["std", "logsumexp", "softmax", "log_softmax"])


def by_segment(name: str, src: Tensor, index: Tensor, size: int, dim: int) -> Tensor:
    """Return what torch's function of one segment gives, segment by segment."""
    moved = src.double().movedim(dim, 0)
    where = index.expand(*src.shape[: dim + 1]).movedim(dim, 0)
    reduces = name in ("std", "logsumexp")
    out = moved.new_zeros((size if reduces else len(moved), *moved.shape[1:]))
    for segment in range(size):
        is_in = (
            (where == segment)
            .view(*where.shape, *[1] * (moved.dim() - where.dim()))
            .expand_as(moved)
        )
        masked = moved.masked_fill(~is_in, float("-inf"))
        if name == "std":
            count = is_in.sum(0)
            mean = moved.where(is_in, 0).sum(0) / count.clamp(min=1)
            square = ((moved - mean) ** 2).where(is_in, 0).sum(0)
            out[segment] = (square / (count - 1).clamp(min=1)).sqrt()
        elif name == "logsumexp":
            out[segment] = masked.logsumexp(0).nan_to_num(neginf=0)
        else:
            out = torch.where(is_in, getattr(torch, name)(masked, 0), out)
    return out.movedim(0, dim)


@of_composites
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_it_is_what_its_formula_says(case: Case, name: str) -> None:
    for dtype in FLOATS:
        src, index, size = case.unsorted(dtype)
        dim = index.dim() - 1
        if index.dim() > 1:
            index = index.view(*index.shape, *[1] * (src.dim() - index.dim()))

        got = getattr(scatter_ops, f"scatter_{name}")(src, index, dim, dim_size=size)

        wanted = by_segment(name, src, index.view(index.shape[: dim + 1]), size, dim)
        assert got.dtype == dtype
        tolerance = TOLERANCE[dtype]
        torch.testing.assert_close(got.double(), wanted, rtol=tolerance, atol=tolerance)


@of_composites
def test_gradient_is_that_of_the_formula(name: str) -> None:
    index = torch.tensor([0, 2, 0, 2, 2, 0, 3])
    for columns in ((), (2,)):
        src = torch.randn(7, *columns, dtype=torch.float64, requires_grad=True)

        def applied(x: Tensor) -> Tensor:
            found: Tensor = getattr(scatter_ops, f"scatter_{name}")(x, index, 0, dim_size=5)
            return found[[0, 2]] if name == "std" else found  # the root of 0 has no derivative

        assert torch.autograd.gradcheck(applied, [src])
        assert torch.autograd.gradgradcheck(applied, [src])


def test_gradient_of_a_deviation_of_0_is_0() -> None:
    src = torch.tensor([1.0, 1.0, 5.0], requires_grad=True)

    scatter_ops.scatter_std(src, torch.tensor([0, 0, 2])).sum().backward()

    assert src.grad is not None
    assert src.grad.tolist() == [0, 0, 0]


def test_logsumexp_of_infinities() -> None:
    inf = float("inf")
    src, index = torch.tensor([-inf, -inf, 1.0, -inf, 2.0, inf]), torch.tensor([0, 0, 1, 1, 3, 3])
    src.requires_grad_()

    got = scatter_ops.scatter_logsumexp(src, index)
    got[:3].sum().backward()

    assert got.tolist() == [0, 1, 0, inf]
    assert src.grad is not None
    assert src.grad[:4].tolist() == [0, 0, 1, 0]


def test_logsumexp_of_what_out_holds_too() -> None:
    src, out = torch.tensor([-1.0, -50.0, 900.0]), torch.tensor([-10.0, -10.0, 1000.0, 3.0])
    index = torch.tensor([0, 0, 2])
    wanted = torch.stack([torch.tensor([-1.0, -50.0, -10.0]).logsumexp(0), *out[1:]])

    got = scatter_ops.scatter_logsumexp(src, index, out=out)

    assert got is out
    torch.testing.assert_close(out, wanted)


def test_integers_have_no_softmax() -> None:
    index = torch.zeros(3, dtype=torch.int64)

    for name in ("logsumexp", "softmax", "log_softmax"):
        with pytest.raises(ValueError, match=f"scatter_{name} takes floating point"):
            getattr(scatter_ops, f"scatter_{name}")(index, index)
