"""Rows in any order are reduced as the reference says, along any dimension, with and without `out`."""

from collections.abc import Callable, Iterator

import cases
import pytest
import scatter_ops
import torch
from cases import Case
from compared import assert_right, of_cases, on_devices
from scatter_ops import reference
from torch import Tensor

REDUCTIONS = ("sum", "mul", "mean", "min", "max")
DTYPES = (torch.float64, torch.float32, torch.float16, torch.bfloat16, torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)  # fmt: skip
by_all = pytest.mark.parametrize("reduce", REDUCTIONS)
SHUFFLED = Case("", cases.power_law(9, share=0.3), 60, (4,))
TORCH_NAMES = {"sum": "sum", "mul": "prod", "mean": "mean", "min": "amin", "max": "amax"}


def scattered(
    src: Tensor, index: Tensor, size: int, reduce: str, dim: int
) -> tuple[Tensor, Tensor | None]:
    found = getattr(scatter_ops, f"scatter_{reduce}")(src, index, dim, dim_size=size)
    return found if isinstance(found, tuple) else (found, None)


@by_all
@of_cases
def test_it_is_what_the_reference_is(case: Case, reduce: str) -> None:
    size_of_all = case.unsorted(torch.uint8)[0].numel() + case.segments
    for dtype in DTYPES if size_of_all < 5000 else (torch.float32, torch.bfloat16):
        src, index, size = case.unsorted(dtype)
        if reduce == "mul":  # of numbers near 1, and of few integers
            src = 1 + src / 100 if src.is_floating_point() else src.clamp(-1, 1)

        got, arg = scattered(src, index, size, reduce, index.dim() - 1)
        wanted, wanted_arg = reference.scatter(src, index, size, reduce)

        # a sum's terms are added in float64, and each factor of a product is rounded
        sizes = wanted.double().abs()
        if reduce == "mul":
            sizes = sizes * case.unsorted(torch.uint8)[0].shape[index.dim() - 1]
        elif src.is_floating_point():
            sizes = reference.scatter(src.double().abs(), index, size, reduce)[0]
        assert_right(got, wanted, sizes)
        assert arg is None or torch.equal(arg, wanted_arg), dtype


@by_all
@pytest.mark.parametrize("dim", [0, 1, 2, -1])
@pytest.mark.parametrize("form", ["one dimension", "all", "leading", "trailing", "expanded", "one"])
def test_an_index_broadcasts_along_any_dimension(form: str, dim: int, reduce: str) -> None:
    src, at = torch.randn(3, 5, 4, dtype=torch.float64), dim % 3
    size, rows = 6, (3, 5, 4)[at]
    shapes = {
        "one dimension": (rows,),
        "expanded": (rows,),
        "all": (3, 5, 4),
        "leading": (3, 5, 4)[: at + 1],
    }
    whole = [n if i == at else 1 for i, n in enumerate(src.shape)]
    shapes["trailing"] = (*whole[:at], *src.shape[at:])
    shapes["one"] = (1, 1, 1)
    index = torch.randint(0, size, shapes[form])
    if form == "leading" and at == 0:
        index = torch.randint(0, size, (3, 1))
    spread = scatter_ops.indices.broadcast(index, src, dim)
    if form == "expanded":
        index = spread

    got = scatter_ops.scatter(src, index, dim, dim_size=size, reduce=reduce)

    shape = [size if i == at else n for i, n in enumerate(src.shape)]
    start = torch.ones(shape) if reduce == "mul" else torch.zeros(shape)
    wanted = start.double().scatter_reduce_(
        at, spread, src, TORCH_NAMES[reduce], include_self=reduce == "mul"
    )
    torch.testing.assert_close(got, wanted)


@by_all
@pytest.mark.parametrize("columns", [(), (3,), (40,)], ids=str)
def test_what_out_holds_is_reduced_too(columns: tuple[int, ...], reduce: str) -> None:
    for dtype in (torch.float64, torch.int32):
        src, index, size = Case("", cases.uniform(2), 30, columns).unsorted(dtype)
        held = torch.randint(-50, 50, (size, *columns)).to(dtype)
        out = held.clone()

        found = getattr(scatter_ops, f"scatter_{reduce}")(src, index, 0, out)

        values, arg = found if isinstance(found, tuple) else (found, None)
        total, rows = reference.scatter(src, index, size, "sum" if reduce == "mean" else reduce)
        counts = index.bincount(minlength=size).view(-1, *[1] * len(columns))
        is_floating = dtype.is_floating_point
        wanted = {
            "sum": held + total,
            "mul": held * total,
            "mean": (held + total).div(
                counts.clamp(min=1), rounding_mode=None if is_floating else "floor"
            ),
            "min": torch.where(counts > 0, torch.minimum(held, total.to(dtype)), held),
            "max": torch.where(counts > 0, torch.maximum(held, total.to(dtype)), held),
        }[reduce]
        assert values is out
        torch.testing.assert_close(out, wanted.to(dtype))
        if arg is not None:
            is_kept = (counts == 0) | (held == out)
            assert torch.equal(arg, rows.where(~is_kept, len(src)))


def test_out_need_not_be_contiguous() -> None:
    src, index, size = SHUFFLED.unsorted(torch.float32)
    out = torch.zeros(4, size).t()

    scatter_ops.scatter(src, index, 0, out)

    assert torch.equal(out, scatter_ops.scatter(src, index, 0, dim_size=size))


@pytest.mark.parametrize("columns", [(), (9,)], ids=str)
def test_nan_is_passed_over_where_there_is_a_number(columns: tuple[int, ...]) -> None:
    nan, inf = float("nan"), float("inf")
    values = torch.tensor([nan, inf, nan, 2.0, nan, -inf, nan])
    index = torch.tensor([0, 2, 1, 0, 1, 2, 4])
    src = values.view(-1, *[1] * len(columns)).expand(-1, *columns)

    most, where_most = scatter_ops.scatter_max(src, index, 0)
    least, where_least = scatter_ops.scatter_min(src, index, 0)

    for values, rows, of_2 in ((most, where_most, (inf, 1)), (least, where_least, (-inf, 5))):
        first, where = values.reshape(5, -1)[:, 0], rows.reshape(5, -1)[:, 0]
        assert bool(first[1].isnan()) and bool(first[4].isnan())
        assert first[[0, 2, 3]].tolist() == [2, of_2[0], 0]
        assert where.tolist() == [3, 2, of_2[1], 7, 6]


@pytest.mark.parametrize("columns", [(), (64,)], ids=str)
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
def test_sums_of_16_bits_are_not_taken_in_16_bits(
    dtype: torch.dtype, columns: tuple[int, ...]
) -> None:
    src, index = torch.ones(3 * 4096, *columns, dtype=dtype), torch.arange(3 * 4096) % 3 // 2

    got = scatter_ops.scatter(src, index, 0)

    assert got.reshape(2, -1).unique(dim=1).flatten().tolist() == [8192, 4096]
    large = torch.full_like(src, 3e4)
    assert scatter_ops.scatter(large, index, 0, reduce="mean").eq(large[0, ...]).all()


def test_bool_and_complex_are_added_up_as_torch_does() -> None:
    index, size = torch.tensor([2, 0, 2, 0, 4]), 5
    truth = torch.tensor([True, False, False, False, True])
    numbers = torch.randn(3, 5, 4, dtype=torch.complex64)

    any_of = scatter_ops.scatter(truth, index)
    total = scatter_ops.scatter(numbers, index, 1)
    mean = scatter_ops.scatter(numbers, index, 1, reduce="mean")

    assert any_of.tolist() == [False, False, True, False, True]
    wanted = torch.zeros(3, size, 4, dtype=torch.complex64).index_add_(1, index, numbers)
    torch.testing.assert_close(total, wanted)
    torch.testing.assert_close(mean, wanted / torch.tensor([2, 1, 2, 1, 1]).view(-1, 1))


@pytest.fixture
def threads() -> Iterator[Callable[[int], None]]:
    """Set how many threads torch has, for one test."""
    before = torch.get_num_threads()
    yield torch.set_num_threads
    torch.set_num_threads(before)


@pytest.mark.parametrize("columns", [(), (3,), (7,), (64,)], ids=str)
def test_the_same_bits_come_from_any_number_of_threads(
    columns: tuple[int, ...], threads: Callable[[int], None]
) -> None:
    case = Case("", cases.power_law(300, share=0.7), 1000, columns)
    src, index, size = case.unsorted(torch.float32)
    for reduce in REDUCTIONS:
        found = []
        for count in (1, 2, 3, 7):
            threads(count)
            values, arg = scattered(src, index, size, reduce, 0)
            found.append([values, *([] if arg is None else [arg])])

        for others in found[1:]:
            assert all(torch.equal(a, b) for a, b in zip(found[0], others, strict=True)), reduce


@pytest.mark.parametrize(("index", "has"), [([0, 5, 1], 5), ([0, -1, 2], -1)])
def test_an_index_out_of_range_is_refused(index: list[int], has: int) -> None:
    where = torch.tensor(index)
    for call in (
        lambda: scatter_ops.scatter(torch.ones(3), where, dim_size=5),
        lambda: scatter_ops.scatter(torch.ones(3, 64), where, 0, dim_size=5),
        lambda: torch.ops.opwright_scatter.gather_index(torch.ones(5), where),
    ):
        with pytest.raises(
            RuntimeError, match=rf"from 0 up to, and not including, the size 5; it has {has}"
        ):
            call()


def test_what_does_not_fit_is_said() -> None:
    with pytest.raises(RuntimeError, match="index must be int64 or int32, and is Float"):
        scatter_ops.scatter(torch.ones(3), torch.ones(3), dim_size=2)
    with pytest.raises(RuntimeError, match="index must name a segment for each of the 3 rows"):
        torch.ops.opwright_scatter.scatter_sum(torch.ones(3), torch.tensor([0, 1]), 2)
    with pytest.raises(ValueError, match="reduce must be"):
        scatter_ops.scatter(torch.ones(3), torch.zeros(3, dtype=torch.int64), reduce="prod")


def test_an_index_may_have_32_bits() -> None:
    src, index, size = SHUFFLED.unsorted(torch.float32)

    got = scatter_ops.scatter(src, index.int(), 0, dim_size=size)

    assert torch.equal(got, scatter_ops.scatter(src, index, 0, dim_size=size))


@pytest.mark.large
@on_devices
@pytest.mark.parametrize("columns", [1, 16, 64])
def test_there_may_be_more_than_2_31_elements(columns: int, device: str) -> None:
    rows = 2**31 // columns + 4097
    src = torch.zeros(rows, columns, dtype=torch.int8, device=device)
    src[-3:] = torch.tensor([1, 5, 2], dtype=torch.int8, device=device).view(3, 1)
    index = torch.ones(rows, dtype=torch.int32, device=device)
    index[-2] = 0

    total = scatter_ops.scatter(src, index, 0, dim_size=3)
    most, where = scatter_ops.scatter_max(src, index, 0, dim_size=3)

    assert total[:, columns - 1].tolist() == [5, 3, 0]
    assert most[:, columns - 1].tolist() == [5, 2, 0]
    assert where[:, 0].tolist() == [rows - 2, rows - 1, rows]
    index[-2:], index[0] = 1, 0
    assert scatter_ops.segment_coo(src, index, dim_size=3)[:, columns - 1].tolist() == [0, 8, 0]
    assert scatter_ops.gather_coo(total, index)[[0, 1, -1], 0].tolist() == [5, 3, 3]


# ---- gradients -----------------------------------------------------------------------


@by_all
@pytest.mark.parametrize("shape", [((), ()), ((3,), ()), ((2,), (2,))], ids=str)
def test_gradient_is_that_of_the_formula(
    shape: tuple[tuple[int, ...], tuple[int, ...]], reduce: str
) -> None:
    columns, leading = shape
    src, index, size = Case("", cases.uniform(2), 4, columns, leading).unsorted(torch.float64)
    dim = index.dim() - 1
    src.requires_grad_()

    def reduced(x: Tensor) -> Tensor:
        return scatter_ops.scatter(x, index, dim, dim_size=size, reduce=reduce)

    assert torch.autograd.gradcheck(reduced, [src])
    assert torch.autograd.gradgradcheck(reduced, [src])


def test_gradient_of_a_product_is_the_product_of_the_others_where_one_is_0() -> None:
    src = torch.tensor([0.0, 2, 3, 0, 5, 0, 7], dtype=torch.float64, requires_grad=True)
    index = torch.tensor([0, 0, 0, 1, 1, 1, 2])

    scatter_ops.scatter_mul(src, index).sum().backward()

    assert src.grad is not None
    assert src.grad.tolist() == [6, 0, 0, 0, 0, 0, 1]


@by_all
def test_what_is_written_into_a_given_tensor_has_a_gradient(reduce: str) -> None:
    src, index, size = SHUFFLED.unsorted(torch.float64)
    src = src[:40].requires_grad_()
    weight = torch.randn(size, 4, dtype=torch.float64)
    held = torch.randn(size, 4, dtype=torch.float64).requires_grad_()

    def into(x: Tensor, y: Tensor) -> Tensor:
        return scatter_ops.scatter(x, index[:40], 0, y.clone(), reduce=reduce) * weight

    assert torch.autograd.gradcheck(into, [src, held])
