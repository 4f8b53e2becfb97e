"""A sorted index does what its pointers do."""

import cases
import pytest
import scatter_ops
import torch
from cases import REDUCTIONS, Case
from compared import by_all, of_cases
from torch import Tensor


def sorted_index(case: Case) -> tuple[Tensor, Tensor, Tensor]:
    """Return src, its sorted index, and its pointers."""
    src, index, size = case.unsorted(torch.float32)
    index = index.sort(-1)[0]
    numbers = torch.arange(size + 1).expand(*index.shape[:-1], -1).contiguous()
    return src, index, torch.searchsorted(index, numbers)


@of_cases
def test_it_is_what_its_pointers_say(case: Case) -> None:
    src, index, indptr = sorted_index(case)
    size = indptr.shape[-1] - 1

    assert torch.equal(torch.ops.opwright_scatter.index_bounds(index, size), indptr)
    for reduce in REDUCTIONS:
        got = getattr(scatter_ops, f"segment_{reduce}_coo")(src, index, dim_size=size)
        wanted = getattr(scatter_ops, f"segment_{reduce}_csr")(src, indptr)
        got, wanted = (x if isinstance(x, tuple) else (x,) for x in (got, wanted))
        assert all(torch.equal(a, b) for a, b in zip(got, wanted, strict=True))
    values = scatter_ops.segment_csr(src, indptr)
    back = scatter_ops.gather_coo(values, index)
    assert torch.equal(back, scatter_ops.gather_csr(values, indptr, size=index.shape[-1]))


def test_the_size_is_that_of_the_last_index() -> None:
    index = torch.tensor([[0, 0, 2], [1, 1, 4]])

    assert scatter_ops.segment_coo(torch.ones(2, 3, 7), index).shape == (2, 5, 7)
    assert scatter_ops.segment_coo(torch.ones(2, 0), index[:, :0]).shape == (2, 0)
    assert scatter_ops.segment_coo(torch.ones(4, 3), torch.tensor([1])).tolist() == [
        [0] * 3,
        [4] * 3,
    ]


@by_all
@pytest.mark.parametrize("dtype", [torch.float64, torch.int32], ids=str)
def test_what_out_holds_is_reduced_as_scatter_does(dtype: torch.dtype, reduce: str) -> None:
    src, index, size = Case("", cases.uniform(2), 30, (3,)).unsorted(dtype)
    index = index.sort()[0]
    held = torch.randint(-50, 50, (size, 3)).to(dtype)
    out, same = held.clone(), held.clone()

    found = getattr(scatter_ops, f"segment_{reduce}_coo")(src, index, out)
    wanted = getattr(scatter_ops, f"scatter_{reduce}")(src, index, 0, same)

    values, arg = found if isinstance(found, tuple) else (found, None)
    assert values is out
    if reduce == "mean" and not dtype.is_floating_point:  # rounded towards 0, and scatter's down
        total = scatter_ops.segment_coo(src, index, held.clone())
        counts = index.bincount(minlength=size).clamp(min=1).view(-1, 1)
        same = total.div(counts, rounding_mode="trunc").to(dtype)
    torch.testing.assert_close(out, same)
    assert arg is None or torch.equal(arg, wanted[1])


@by_all
def test_gradient_is_that_of_the_formula(reduce: str) -> None:
    src, index, size = Case("", cases.uniform(2), 4, (2,), (2,)).unsorted(torch.float64)
    index = index.sort(-1)[0]
    src.requires_grad_()

    def reduced(x: Tensor) -> Tensor:
        return scatter_ops.segment_coo(x, index, dim_size=size, reduce=reduce)

    values = torch.randn(2, size, 2, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(reduced, [src])
    assert torch.autograd.gradgradcheck(reduced, [src])
    assert torch.autograd.gradcheck(lambda x: scatter_ops.gather_coo(x, index), [values])


@pytest.mark.parametrize(
    ("index", "said"),
    [
        ([0, 2, 1], "index must be sorted, and goes from 2 to 1"),
        ([0, 1, 5], "from 0 up to, and not including, the size 5; it has 5"),
        ([-1, 0, 1], "it has -1"),
    ],
)
def test_an_index_that_is_not_sorted_or_out_of_range_is_refused(
    index: list[int], said: str
) -> None:
    with pytest.raises(RuntimeError, match=said):
        scatter_ops.segment_coo(torch.ones(3), torch.tensor(index), dim_size=5)
    with pytest.raises(RuntimeError, match=said):
        scatter_ops.gather_coo(torch.ones(5), torch.tensor(index))
