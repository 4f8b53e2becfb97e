"""The operators are what their reference says, forward and backward, on every device that is here."""

import shutil
from collections.abc import Callable, Iterator

import cases
import pytest
import segment_csr
import torch
from cases import CASES, DTYPES, FLOATS, INTEGERS, REDUCTIONS, SMALL, Case
from segment_csr import reference
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend

OPS = torch.ops.opwright_segment
DEVICES = ["cpu", *(["cuda"] if torch.cuda.is_available() else [])]
on_devices = pytest.mark.parametrize("device", DEVICES)
in_floats = pytest.mark.parametrize("dtype", FLOATS, ids=str)
by_all = pytest.mark.parametrize("reduce", REDUCTIONS)
of_cases = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
EPSILON = {torch.float16: 2.0**-10, torch.bfloat16: 2.0**-7}


def reduced(src: Tensor, indptr: Tensor, reduce: str) -> tuple[Tensor, Tensor | None]:
    found = getattr(segment_csr, f"segment_{reduce}_csr")(src, indptr)
    return found if isinstance(found, tuple) else (found, None)


def assert_right(got: Tensor, wanted: Tensor, sizes: Tensor) -> None:
    """16 bits: within a unit in the last place of the sum; wider ones within what adding up in them costs."""
    if not got.is_floating_point():
        assert torch.equal(got.cpu(), wanted.to(got.dtype))
        return
    finite = wanted.isfinite()
    assert torch.equal(got.cpu().double()[~finite].nan_to_num(0), wanted[~finite].nan_to_num(0))
    unit = EPSILON.get(got.dtype, 0) * wanted.abs() + (6e-8 if got.dtype in EPSILON else 0)
    narrow = 1e-14 if got.dtype == torch.float64 else 1e-6
    error = (got.cpu().double() - wanted).abs()[finite]
    assert bool((error <= (unit + narrow * sizes)[finite]).all()), float(error.max())


def sizes_of(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    """Return what is added up, as if all signs were the same: what rounding errors are in proportion to."""
    wide = src.cpu().double().abs() if src.is_floating_point() else src.cpu()
    return reference.segment_csr(wide, indptr.cpu(), reduce)[0].double().nan_to_num(0, posinf=0)


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
    assert torch.equal(segment_csr.segment_csr(src, indptr, reduce=reduce), got)


@on_devices
@of_cases
@pytest.mark.parametrize(
    "dtype", [torch.float32, torch.bfloat16, torch.float64, torch.uint8], ids=str
)
def test_gather_gives_every_row_its_segment(case: Case, dtype: torch.dtype, device: str) -> None:
    src, indptr = case.tensors(dtype, device)
    at = indptr.dim() - 1
    values, _ = reduced(src, indptr, "max")

    got = segment_csr.gather_csr(values, indptr, size=src.shape[at])

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

    got = segment_csr.segment_csr(src, indptr, poisoned, reduce)
    spread = segment_csr.gather_csr(wanted, indptr, rows)

    assert got is poisoned
    assert torch.equal(poisoned, wanted)
    assert torch.equal(spread, segment_csr.gather_csr(wanted, indptr, size=src.shape[at]))


# ---- gradients -----------------------------------------------------------------------


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
def test_gradient_is_that_of_the_reference(case: Case, reduce: str, device: str) -> None:
    src, indptr = case.tensors(torch.float64, device)
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
    shares = (
        weight / counts.view(*counts.shape, *[1] * (out.dim() - counts.dim()))
        if reduce == "mean"
        else weight
    )
    torch.testing.assert_close(
        got.cpu(), reference.gather_csr(shares.cpu(), indptr.cpu(), src.shape[at])
    )


@on_devices
def test_what_is_written_into_a_given_tensor_has_a_gradient(device: str) -> None:
    src, indptr = SMALL[1].tensors(torch.float64, device)
    out = torch.empty_like(reduced(src, indptr, "sum")[0])

    segment_csr.segment_csr(src.requires_grad_(), indptr, out).sum().backward()

    assert torch.equal(src.grad, torch.ones_like(src))


# ---- values that are not numbers, or many --------------------------------------------


@on_devices
@in_floats
def test_nan_is_passed_over_where_there_is_a_number(dtype: torch.dtype, device: str) -> None:
    nan, inf = float("nan"), float("inf")
    src = torch.tensor(
        [nan, 2, nan, 1, nan, nan, inf, -inf, inf, -inf, -inf], dtype=dtype, device=device
    )
    indptr = torch.tensor([0, 4, 6, 6, 8, 9, 11], device=device)

    least, where_least = segment_csr.segment_min_csr(src, indptr)
    most, where_most = segment_csr.segment_max_csr(src, indptr)

    assert least.tolist()[2:] == [0, -inf, inf, -inf]
    assert most.tolist()[2:] == [0, inf, inf, -inf]
    assert (least[0].item(), most[0].item()) == (1, 2)
    assert bool(least[1].isnan()) and bool(most[1].isnan())
    assert where_least.tolist() == [3, 4, 11, 7, 8, 9]
    assert where_most.tolist() == [1, 4, 11, 6, 8, 9]


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
        values = segment_csr.segment_csr(src, indptr, reduce=reduce)
        assert torch.equal(values.nan_to_num(7), got.nan_to_num(7))


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

    got = segment_csr.segment_csr(src, indptr)

    assert got.reshape(2, -1).unique(dim=1).flatten().tolist() == [4096, 8192]


@on_devices
@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_integers_are_added_up_exactly(dtype: torch.dtype, device: str) -> None:
    value = min(torch.iinfo(dtype).max, 2**50 + 1)
    src = torch.full((4096, 3), value, dtype=dtype, device=device)
    indptr = torch.tensor([0, 4096], device=device)

    assert segment_csr.segment_csr(src, indptr, reduce="mean").unique().tolist() == [value]


@on_devices
@by_all
@of_cases
def test_the_same_bits_come_every_time(case: Case, reduce: str, device: str) -> None:
    src, indptr = case.tensors(torch.float32, device)

    first = [x.clone() for x in reduced(src, indptr, reduce) if x is not None]

    for _ in range(3):
        again = [x for x in reduced(src, indptr, reduce) if x is not None]
        assert all(torch.equal(a, b) for a, b in zip(first, again, strict=True))


@pytest.fixture
def threads() -> Iterator[Callable[[int], None]]:
    """Set how many threads torch has, for one test."""
    before = torch.get_num_threads()
    yield torch.set_num_threads
    torch.set_num_threads(before)


@by_all
@of_cases
def test_the_same_bits_come_from_any_number_of_threads(
    case: Case, reduce: str, threads: Callable[[int], None]
) -> None:
    src, indptr = case.tensors(torch.float32)
    found = []
    for count in (1, 2, 3, 7):
        threads(count)
        values, arg = reduced(src, indptr, reduce)
        back = segment_csr.gather_csr(values, indptr, size=src.shape[indptr.dim() - 1])
        found.append([values, back, *([] if arg is None else [arg])])

    for others in found[1:]:
        assert all(torch.equal(a, b) for a, b in zip(found[0], others, strict=True))


# ---- tensors that are views ----------------------------------------------------------


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

    segment_csr.segment_csr(src, pointers, out, reduce)

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
        segment_csr.segment_csr(src, indptr.int()), segment_csr.segment_csr(src, indptr)
    )


# ---- torch.library, torch.compile, TorchScript ---------------------------------------


def sample(device: str) -> tuple[Tensor, Tensor]:
    return Case("", cases.uniform(3), 6, (4,)).tensors(torch.float32, device)


@on_devices
def test_torch_finds_nothing_wrong_with_the_operators(device: str) -> None:
    src, indptr = sample(device)
    values, arg = segment_csr.segment_max_csr(src, indptr)
    size = src.shape[0]

    for name in ("sum", "mean", "min", "max"):
        torch.library.opcheck(
            getattr(OPS, f"segment_{name}_csr").default, (src.clone().requires_grad_(), indptr)
        )
    for name in ("segment_min_csr_values", "segment_max_csr_values"):
        torch.library.opcheck(getattr(OPS, name).default, (src, indptr))
    for name in ("gather_csr", "gather_mean_csr"):
        torch.library.opcheck(
            getattr(OPS, name).default, (values.clone().requires_grad_(), indptr, size)
        )
    torch.library.opcheck(
        OPS.scatter_arg_csr.default, (values.clone().requires_grad_(), arg, indptr, size)
    )
    for name in ("segment_sum_csr_out", "segment_mean_csr_out"):
        torch.library.opcheck(getattr(OPS, name).default, (src, indptr, torch.empty_like(values)))
    for name in ("segment_min_csr_out", "segment_max_csr_out"):
        torch.library.opcheck(
            getattr(OPS, name).default,
            (src, indptr, torch.empty_like(values), torch.empty_like(arg)),
        )
    torch.library.opcheck(OPS.gather_csr_out.default, (values, indptr, torch.empty_like(src)))


def pooled(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    return segment_csr.segment_csr(src * 2, indptr, reduce=reduce)


def normalised(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    """Take from each row what its segment is reduced to: there and back."""
    of_segment = segment_csr.segment_csr(src, indptr, reduce=reduce)
    return src - segment_csr.gather_csr(of_segment, indptr, size=src.shape[0])


@on_devices
@by_all
@pytest.mark.parametrize("function", [pooled, normalised], ids=lambda f: f.__name__)
@pytest.mark.parametrize(
    "backend",
    [
        "aot_eager",
        pytest.param(
            "inductor", marks=pytest.mark.skipif(not shutil.which("g++"), reason="there is no g++")
        ),
    ],
)
def test_it_compiles_into_one_graph_for_all_sizes(
    backend: str, function: Callable[..., Tensor], reduce: str, device: str
) -> None:
    torch._dynamo.reset()  # which counts how often a line is compiled, in all tests together
    graphs = CompileCounterWithBackend(backend)
    compiled = torch.compile(function, fullgraph=True, backend=graphs, dynamic=True)
    for segments in (6, 11, 40):
        src, indptr = Case("", cases.uniform(3), segments, (4,)).tensors(torch.float32, device)
        given, same = src.clone().requires_grad_(), src.clone().requires_grad_()

        got, wanted = compiled(given, indptr, reduce), function(same, indptr, reduce)
        weight = torch.randn_like(got)
        got.backward(weight)
        wanted.backward(weight)

        torch.testing.assert_close(got, wanted)
        torch.testing.assert_close(given.grad, same.grad)
    assert graphs.frame_count == 1


@pytest.mark.filterwarnings("ignore:.*torch.jit.*:DeprecationWarning")
@pytest.mark.parametrize("reduce", [*REDUCTIONS, "add"])
def test_code_for_torch_scatter_runs_unchanged_in_torchscript(reduce: str) -> None:
    import segment_csr.compat as torch_scatter  # noqa: PLC0415

    def there_and_back(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
        out = torch_scatter.segment_csr(src, indptr, reduce=reduce)
        return torch_scatter.gather_csr(out, indptr)

    src, indptr = sample("cpu")
    scripted = torch.jit.script(there_and_back)

    assert torch.equal(scripted(src, indptr, reduce), there_and_back(src, indptr, reduce))


# ---- what is said --------------------------------------------------------------------


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
        segment_csr.segment_csr(src, indptr)


def test_what_does_not_fit_a_given_tensor_is_said() -> None:
    src, indptr = torch.zeros(3, 2), torch.tensor([0, 3])

    with pytest.raises(RuntimeError, match=r"out must be Float\[1, 2\], and is Float\[2, 2\]"):
        segment_csr.segment_csr(src, indptr, torch.zeros(2, 2))
    with pytest.raises(
        RuntimeError, match=r"src must have one row for each segment, 1 in dimension 0"
    ):
        segment_csr.gather_csr(src, indptr)
    with pytest.raises(ValueError, match="reduce must be"):
        segment_csr.segment_csr(src, indptr, reduce="prod")


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
        segment_csr.segment_csr(src, pointers, check=True)


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
