"""The operators are what their reference says, on every device that is here."""

import cases
import pytest
import scatter_ops
import torch
from cases import DTYPES, INTEGERS, Case
from compared import OPS, assert_right, by_all, in_floats, of_cases, on_devices, reduced, sizes_of
from scatter_ops import reference


@on_devices
@by_all
@of_cases
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_it_is_what_the_reference_is(
    case: Case, dtype: torch.dtype, reduce: str, device: str
) -> None:
    src, indptr = case.tensors(dtype, device)

    got, arg = reduced(src, indptr, reduce)
    wanted, wanted_arg = reference.segment_csr(src.cpu(), indptr.cpu(), reduce)

    assert_right(got, wanted, sizes_of(src, indptr, reduce))
    assert arg is None or torch.equal(arg.cpu(), wanted_arg)
    assert torch.equal(scatter_ops.segment_csr(src, indptr, reduce=reduce), got)


@on_devices
@of_cases
@pytest.mark.parametrize(
    "dtype", [torch.float32, torch.bfloat16, torch.float64, torch.uint8], ids=str
)
def test_gather_gives_every_row_its_segment(case: Case, dtype: torch.dtype, device: str) -> None:
    src, indptr = case.tensors(dtype, device)
    at = indptr.dim() - 1
    values, _ = reduced(src, indptr, "max")

    got = scatter_ops.gather_csr(values, indptr, size=src.shape[at])

    assert torch.equal(got.cpu(), reference.gather_csr(values.cpu(), indptr.cpu(), src.shape[at]))


@on_devices
@by_all
@of_cases
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_every_element_of_what_is_written_into_is_written(
    case: Case, dtype: torch.dtype, reduce: str, device: str
) -> None:
    src, indptr = case.tensors(dtype, device)
    at = indptr.dim() - 1
    wanted, _ = reduced(src, indptr, reduce)
    poisoned = torch.full_like(wanted, float("nan"))
    rows = torch.full_like(src, float("nan"))

    got = scatter_ops.segment_csr(src, indptr, poisoned, reduce)
    spread = scatter_ops.gather_csr(wanted, indptr, rows)

    assert got is poisoned
    assert torch.equal(poisoned, wanted)
    assert torch.equal(spread, scatter_ops.gather_csr(wanted, indptr, size=src.shape[at]))


@on_devices
@in_floats
def test_nan_is_passed_over_where_there_is_a_number(dtype: torch.dtype, device: str) -> None:
    nan, inf = float("nan"), float("inf")
    src = torch.tensor(
        [nan, 2, nan, 1, nan, nan, inf, -inf, inf, -inf, -inf], dtype=dtype, device=device
    )
    indptr = torch.tensor([0, 4, 6, 6, 8, 9, 11], device=device)

    least, where_least = scatter_ops.segment_min_csr(src, indptr)
    most, where_most = scatter_ops.segment_max_csr(src, indptr)

    assert least.tolist()[2:] == [0, -inf, inf, -inf]
    assert most.tolist()[2:] == [0, inf, inf, -inf]
    assert (least[0].item(), most[0].item()) == (1, 2)
    assert bool(least[1].isnan()) and bool(most[1].isnan())
    assert where_least.tolist() == [3, 4, 11, 7, 8, 9]
    assert where_most.tolist() == [1, 4, 11, 6, 8, 9]


@on_devices
@in_floats
@pytest.mark.parametrize("columns", [(), (3,), (8,), (24,), (64,), (520,)], ids=str)
def test_the_first_of_values_that_compare_oddly_is_found(
    columns: tuple[int, ...], dtype: torch.dtype, device: str
) -> None:
    nan, inf = float("nan"), float("inf")
    odd = torch.tensor([nan, nan, inf, -inf, 0.0, -0.0, 1.0], dtype=dtype)
    generator = torch.Generator().manual_seed(0)
    lengths = torch.randint(0, 8, (400,), generator=generator)
    indptr = torch.cat([torch.zeros(1, dtype=torch.int64), lengths.cumsum(0)])
    src = odd[torch.randint(0, len(odd), (int(indptr[-1]), *columns), generator=generator)]

    for reduce in ("min", "max"):
        got, arg = reduced(src.to(device), indptr.to(device), reduce)
        wanted, wanted_arg = reference.segment_csr(src, indptr, reduce)

        assert arg is not None
        assert torch.equal(arg.cpu(), wanted_arg)
        assert torch.equal(got.cpu().double().nan_to_num(7), wanted.nan_to_num(7))


@on_devices
@by_all
@pytest.mark.parametrize("columns", [1, 3, 64])
def test_not_a_number_stays_in_its_segment(reduce: str, columns: int, device: str) -> None:
    src, indptr = Case("", cases.uniform(9), 400, (columns,)).tensors(torch.float32, device)
    src[int(indptr[7]) : int(indptr[8])] = float("nan")

    got, _ = reduced(src, indptr, reduce)

    assert bool(got[7].isnan().all())
    assert not bool(got[:7].isnan().any()) and not bool(got[8:].isnan().any())


@on_devices
@pytest.mark.parametrize("columns", [(), (64,)], ids=str)
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
def test_sums_of_16_bits_are_not_taken_in_16_bits(
    dtype: torch.dtype, columns: tuple[int, ...], device: str
) -> None:
    src = torch.ones(3 * 4096, *columns, dtype=dtype, device=device)
    indptr = torch.tensor([0, 4096, 3 * 4096], device=device)

    got = scatter_ops.segment_csr(src, indptr)

    assert got.reshape(2, -1).unique(dim=1).flatten().tolist() == [4096, 8192]


@on_devices
@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_integers_are_added_up_exactly(dtype: torch.dtype, device: str) -> None:
    value = min(torch.iinfo(dtype).max, 2**50 + 1)
    src = torch.full((4096, 3), value, dtype=dtype, device=device)
    indptr = torch.tensor([0, 4096], device=device)

    assert scatter_ops.segment_csr(src, indptr, reduce="mean").unique().tolist() == [value]


@on_devices
@in_floats
@pytest.mark.parametrize("columns", [(), (64,)], ids=str)
def test_infinities_are_added_up_as_numbers_are(
    dtype: torch.dtype, columns: tuple[int, ...], device: str
) -> None:
    inf = float("inf")
    values = torch.tensor([1, inf, 2, -inf, inf, -inf, 3, 4], dtype=dtype, device=device)
    src = values.view(-1, *[1] * len(columns)).expand(-1, *columns)
    indptr = torch.tensor([0, 3, 4, 6, 8], device=device)

    total, mean = (scatter_ops.segment_csr(src, indptr, reduce=name) for name in ("sum", "mean"))

    for got, last in ((total, 7), (mean, 3.5)):
        first_column = got.reshape(4, -1)[:, 0]
        assert bool((got.reshape(4, -1).nan_to_num(9) == first_column[:, None].nan_to_num(9)).all())
        assert bool(first_column[2].isnan())
        assert first_column[[0, 1, 3]].tolist() == [inf, -inf, last]


@on_devices
@of_cases
@pytest.mark.parametrize("name", ["segment_min_csr_out", "segment_max_csr_out"])
def test_every_row_that_is_asked_for_is_written(case: Case, name: str, device: str) -> None:
    src, indptr = case.tensors(torch.float32, device)
    wanted, wanted_arg = getattr(scatter_ops, name.removesuffix("_out"))(src, indptr)
    out, arg = torch.full_like(wanted, float("nan")), torch.full_like(wanted_arg, -7)

    getattr(OPS, name)(src, indptr, out, arg)

    assert torch.equal(out, wanted)
    assert torch.equal(arg, wanted_arg)


@on_devices
@by_all
def test_no_pointers_are_no_segments(reduce: str, device: str) -> None:
    src, indptr = torch.ones(3, 2, device=device), torch.zeros(0, dtype=torch.int64, device=device)

    got, _ = reduced(src, indptr, reduce)
    back = scatter_ops.gather_csr(got, indptr, size=3)

    assert got.shape == (0, 2)
    assert torch.equal(back, torch.zeros_like(src))
