"""What takes an index does on a GPU what it does on the CPU, by a sort and by atomics."""

import contextlib
from collections.abc import Iterator

import cases
import pytest
import scatter_ops
import torch
from cases import DTYPES, FLOATS, Case
from compared import OPS, of_cases
from torch import Tensor

pytestmark = pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no GPU")

NAMES = ("sum", "mean", "mul", "min", "max")
COMPOSITES = ("softmax", "log_softmax", "logsumexp", "std")
WAYS = (None, True, False)
"""What `deterministic` may be."""
NARROW, WIDE = (
    Case("narrow", cases.power_law(9, share=0.3), 5000, (2,)),
    Case("wide", cases.power_law(9, share=0.3), 5000, (64,)),
)
TOLERANCE = {torch.float64: 1e-11, torch.float32: 2e-5, torch.float16: 4e-3, torch.bfloat16: 2e-2}


def assert_alike(got: object, wanted: object, dtype: torch.dtype, scale: float = 1) -> None:
    some, others = (x if isinstance(x, tuple) else (x,) for x in (got, wanted))
    for one, other in zip(some, others, strict=True):
        near = TOLERANCE.get(dtype, 0)
        torch.testing.assert_close(one.cpu(), other, rtol=near, atol=near * scale, equal_nan=True)


@contextlib.contextmanager
def deterministic(*, is_set: bool) -> Iterator[None]:
    """Have torch be deterministic, which fills new memory with NaN, too."""
    torch.use_deterministic_algorithms(is_set, warn_only=True)
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(False)


def aligned(index: Tensor, src: Tensor) -> Tensor:
    """Return an index with as many dimensions as src, so that it is that of all columns."""
    return index.view(*index.shape, *[1] * (src.dim() - index.dim()))


@of_cases
def test_reductions_are_those_of_the_cpu(case: Case) -> None:
    size_of_all = case.unsorted(torch.uint8)[0].numel() + case.segments
    for dtype in DTYPES if size_of_all < 50_000 else (torch.float32, torch.bfloat16):
        src, index, size = case.unsorted(dtype)
        dim, index = index.dim() - 1, aligned(index, src)
        for name in NAMES:
            function = getattr(scatter_ops, f"scatter_{name}")
            factors = 1 + src / 100 if dtype.is_floating_point else src.clamp(-1, 1)
            given = factors if name == "mul" else src
            wanted = function(given, index, dim, None, size)
            scale = float(src.double().abs().sum().sqrt()) if name == "sum" else 1

            for way in WAYS if name in ("sum", "mean") else ():
                got = function(given.cuda(), index.cuda(), dim, None, size, way)
                assert_alike(got, wanted, dtype, scale)
            got = function(given.cuda(), index.cuda(), dim, None, size)
            assert_alike(got, wanted, dtype, scale)


@of_cases
def test_bounds_and_gathers_are_those_of_the_cpu(case: Case) -> None:
    src, index, size = case.unsorted(torch.float32)
    ordered = index.sort(-1)[0]
    assert torch.equal(
        OPS.index_bounds(ordered.cuda(), size).cpu(), OPS.index_bounds(ordered, size)
    )
    for dtype in (torch.float64, torch.float32, torch.bfloat16, torch.uint8):
        values = OPS.scatter_max(src, index, size)[0].to(dtype)
        got = OPS.gather_index(values.cuda(), index.cuda())
        assert torch.equal(got.cpu(), OPS.gather_index(values, index))


@pytest.mark.parametrize("mean", [1, 3, 40, 700])
def test_bounds_are_found_wherever_an_index_begins(mean: int) -> None:
    lengths = torch.randint(0, 2 * mean + 1, (9000 // mean,))
    index = torch.arange(len(lengths)).repeat_interleave(lengths)
    for some in (index, index[1:], index[3:-2], index[: 3 * (len(index) // 3)].view(3, -1)):
        for size in (len(lengths), len(lengths) + 3):
            got = OPS.index_bounds(some.cuda()[..., 1:], size)
            assert torch.equal(got.cpu(), OPS.index_bounds(some[..., 1:], size))


def test_bounds_leave_out_what_is_out_of_range() -> None:
    for index in (torch.arange(-50, 700), torch.randint(-300, 900, (20_000,)).sort()[0]):
        wanted = torch.searchsorted(index, torch.arange(601))

        assert torch.equal(OPS.index_bounds(index.cuda(), 600).cpu(), wanted)


@pytest.mark.parametrize("is_set", [False, True])
@pytest.mark.parametrize("name", COMPOSITES)
@of_cases
def test_composites_are_those_of_the_cpu(case: Case, name: str, is_set: bool) -> None:
    function = getattr(scatter_ops, f"scatter_{name}")
    for dtype in FLOATS:
        src, index, size = case.unsorted(dtype)
        dim, index = index.dim() - 1, aligned(index, src)

        with deterministic(is_set=is_set):
            got = function(src.cuda(), index.cuda(), dim, dim_size=size)

        wanted = function(src, index, dim, dim_size=size)
        assert got.dtype == dtype
        assert_alike(got, wanted, dtype)


@pytest.mark.parametrize("name", COMPOSITES)
@pytest.mark.parametrize("batches", [(), (2,)], ids=str)
def test_composites_of_so_many_rows_that_these_go_into_bins(
    name: str, batches: tuple[int, ...]
) -> None:
    many = Case("", cases.power_law(9, share=0.1), 500_000, (), batches)
    function = getattr(scatter_ops, f"scatter_{name}")
    for dtype in (torch.float32, torch.bfloat16):
        src, index, size = many.unsorted(dtype)
        src += 100 * (index % 7)  # a segment's rows are far from those of others

        got, again = (function(src.cuda(), index.cuda(), len(batches), dim_size=size) for _ in "12")

        wanted = function(src.double(), index, len(batches), dim_size=size).to(dtype)
        assert_alike(got, wanted, dtype)
        assert torch.equal(got, again)


def test_bins_hold_what_is_not_finite_and_what_hardly_differs() -> None:
    nan, inf, near = float("nan"), float("inf"), 1 + 2**-23
    segments = [(nan, 1), (inf, 1), (inf, -inf), (-inf, -inf), (-inf, 2), (1, near), (7, 7), (3e38, -3e38), ()]  # fmt: skip
    few = torch.tensor([value for values in segments for value in values])
    index_of_few = torch.tensor([i for i, values in enumerate(segments) for _ in values])
    src = torch.cat([few, torch.randn(1 << 22)]).cuda()
    index = torch.cat([index_of_few, torch.randint(10, 5000, (1 << 22,))]).cuda()
    first = {
        "std": 0,
        "logsumexp": 1,
        "softmax": 3,
    }  # a NaN is none of those that the largest is of

    for name, begin in first.items():
        function = getattr(scatter_ops, f"scatter_{name}")
        got = function(src, index, dim_size=5000)[: len(few) if name == "softmax" else 9]
        wanted = function(few, index_of_few, dim_size=9)

        known = index_of_few >= begin if name == "softmax" else torch.arange(9) >= begin
        assert_alike(got.cpu()[known], wanted[known], torch.float32)
        assert name != "std" or got[5].item() == pytest.approx(2**-23.5, rel=1e-3)


@pytest.mark.parametrize("is_set", [False, True])
@pytest.mark.parametrize("case", [NARROW, WIDE], ids=lambda case: case.name)
@pytest.mark.parametrize("name", [*NAMES, *COMPOSITES])
def test_gradients_are_those_of_the_cpu(name: str, case: Case, is_set: bool) -> None:
    for dtype in (torch.float32, torch.bfloat16):
        src, index, size = case.unsorted(dtype)
        src = src.abs() / 1000 + 1 if name == "mul" else src
        index, grads = aligned(index, src), []
        with deterministic(is_set=is_set):
            for there in (src.cuda(), src.double()):
                found = getattr(scatter_ops, f"scatter_{name}")(
                    there.requires_grad_(), index.to(there.device), 0, dim_size=size
                )
                found = found[0] if isinstance(found, tuple) else found
                found = (
                    found * found if name == "std" else found
                )  # of two rows that are close it has no digits
                weight = torch.linspace(-1, 1, found.numel()).view(found.shape).to(found)
                grads.append(torch.autograd.grad(found, there, weight)[0])

        assert grads[0].dtype == dtype
        assert_alike(grads[0].double(), grads[1], dtype, scale=10)


@pytest.mark.parametrize("dim", [0, 1, 2, -1])
@pytest.mark.parametrize("form", ["one dimension", "all", "leading", "trailing"])
def test_an_index_broadcasts_along_any_dimension(form: str, dim: int) -> None:
    src, at = torch.randn(3, 50, 4, dtype=torch.float64), dim % 3
    rows = src.shape[at]
    before, behind = [1] * at, [1] * (2 - at)
    shape = {
        "one dimension": [rows],
        "all": [3, 50, 4],
        "leading": [*src.shape[: at + 1], *behind],
        "trailing": [*before, *src.shape[at:]],
    }[form]
    index = torch.randint(0, 6, shape)
    for name in (*NAMES, *COMPOSITES):
        function = getattr(scatter_ops, f"scatter_{name}")
        got = function(src.cuda(), index.cuda(), dim, dim_size=6)
        assert_alike(got, function(src, index, dim, dim_size=6), torch.float64)


@pytest.mark.parametrize("columns", [(), (3,), (40,)], ids=str)
@pytest.mark.parametrize("name", [*NAMES, "std", "logsumexp"])
def test_what_out_holds_is_reduced_too(name: str, columns: tuple[int, ...]) -> None:
    src, index, size = Case("", cases.uniform(5), 300, columns).unsorted(torch.float64)
    held = torch.randn(size, *columns, dtype=torch.float64)
    function, there = getattr(scatter_ops, f"scatter_{name}"), held.cuda()
    if name == "std":
        held, there = held.abs(), there.abs()

    got = function(src.cuda(), index.cuda(), 0, there)

    assert_alike(got, function(src, index, 0, held), torch.float64)
    assert_alike(there, held, torch.float64)


@pytest.mark.parametrize("columns", [(), (9,), (64,)], ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float64], ids=str)
def test_nan_and_infinity_are_as_on_the_cpu(dtype: torch.dtype, columns: tuple[int, ...]) -> None:
    nan, inf = float("nan"), float("inf")
    values = torch.tensor([nan, inf, nan, 2.0, nan, -inf, nan, -inf, -0.0, 0.0, inf, inf])
    index = torch.tensor([0, 2, 1, 0, 1, 2, 4, 6, 7, 7, 8, 8])
    for repeats in (1, 30_000):  # few elements, and many
        rows = values.view(-1, *[1] * len(columns)).expand(-1, *columns).to(dtype)
        src = rows.repeat(repeats, *[1] * len(columns)).contiguous()
        index_of_all = index.repeat(repeats)
        for name in ("min", "max", "logsumexp"):
            function = getattr(scatter_ops, f"scatter_{name}")
            got = function(src.cuda(), index_of_all.cuda(), 0, dim_size=10)
            wanted = function(src, index_of_all, 0, dim_size=10)
            if name == "logsumexp":  # a NaN is none of those that the largest is of
                got, wanted = got[5:], wanted[5:]
            assert_alike(got, wanted, dtype)


@pytest.mark.parametrize("case", [NARROW, WIDE], ids=lambda case: case.name)
def test_a_sort_gives_the_same_bits_each_time(case: Case) -> None:
    src, index, size = case.unsorted(torch.float32, "cuda")
    for name in ("sum", "mean"):
        found = [
            scatter_ops.scatter(src, index, 0, None, size, name, deterministic=True)
            for _ in range(3)
        ]
        with deterministic(is_set=True):
            found.append(scatter_ops.scatter(src, index, 0, None, size, name))
        assert all(torch.equal(found[0], other) for other in found[1:])


def test_sums_of_16_bits_are_not_taken_in_16_bits() -> None:
    for columns in ((), (64,)):
        src = torch.ones(3 * 4096, *columns, dtype=torch.bfloat16, device="cuda")
        index = torch.arange(3 * 4096, device="cuda") % 3 // 2
        for way in WAYS:
            got = scatter_ops.scatter(src, index, 0, deterministic=way)
            assert got.reshape(2, -1).unique(dim=1).flatten().tolist() == [8192, 4096]


def test_rows_of_an_index_out_of_range_are_in_no_segment() -> None:
    index = torch.tensor([0, 5, -1, 2, 1 << 40], device="cuda")
    for columns in ((), (64,)):
        src = torch.ones(5, *columns, device="cuda")
        for way in WAYS:
            got = scatter_ops.scatter(src, index, 0, dim_size=4, deterministic=way)
            assert got.reshape(4, -1)[:, 0].tolist() == [1, 0, 1, 0]
        assert scatter_ops.scatter_softmax(src, index, 0, 4).reshape(5, -1)[:, 0].tolist() == [1, 0, 0, 1, 0]  # fmt: skip
        back = OPS.gather_index(src[:4], index)
        assert back.reshape(5, -1)[:, 0].tolist() == [1, 0, 0, 1, 0]


@pytest.mark.parametrize("shape", [((), ()), ((3,), ()), ((2,), (2,))], ids=str)
@pytest.mark.parametrize("name", [*NAMES, *COMPOSITES])
def test_gradients_are_those_of_the_formulas(
    name: str, shape: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    columns, leading = shape
    src, index, size = Case("", cases.uniform(2), 4, columns, leading).unsorted(
        torch.float64, "cuda"
    )
    dim, index = index.dim() - 1, aligned(index, src)
    src.requires_grad_()

    def applied(x: Tensor) -> Tensor:
        found = getattr(scatter_ops, f"scatter_{name}")(x, index, dim, dim_size=size)
        values: Tensor = found[0] if isinstance(found, tuple) else found
        return values * values if name == "std" else values  # the root of 0 has no derivative

    assert torch.autograd.gradcheck(applied, [src], nondet_tol=1e-9)
    assert torch.autograd.gradgradcheck(applied, [src], nondet_tol=1e-9)


@pytest.mark.parametrize("case", [NARROW, WIDE], ids=lambda case: case.name)
@pytest.mark.parametrize("name", [*NAMES, *COMPOSITES])
def test_it_is_captured_in_a_graph(name: str, case: Case) -> None:
    src, index, size = case.unsorted(torch.float32, "cuda")
    function = getattr(scatter_ops, f"scatter_{name}")

    def called() -> Tensor:
        found = function(src, index, 0, dim_size=size)
        values: Tensor = found[0] if isinstance(found, tuple) else found
        return values

    called()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        got = called()
    src.normal_().div_(100).add_(1)
    index.copy_(index.flip(0))

    graph.replay()

    torch.testing.assert_close(got, called(), rtol=1e-4, atol=1e-4)


def test_torch_finds_nothing_wrong_with_the_operators() -> None:
    for case in (Case("", cases.uniform(3), 6, (4,)), Case("", cases.uniform(3), 6, (), (2,))):
        src, index, size = case.unsorted(torch.float32, "cuda")
        given = src.clone().requires_grad_()
        for name in NAMES:
            torch.library.opcheck(getattr(OPS, f"scatter_{name}").default, (given, index, size))
        checks: tuple[tuple[str, tuple[object, ...]], ...] = (
            ("softmax", ()),
            ("log_softmax", (1e-12,)),
            ("logsumexp", (1e-12,)),
            ("deviation", (True,)),
        )
        for name, more in checks:
            arguments = (given, index, size, *more)
            torch.library.opcheck(getattr(OPS, f"scatter_{name}").default, arguments)


two_gpus = pytest.mark.skipif(torch.cuda.device_count() < 2, reason="there is no second GPU")


@two_gpus
@pytest.mark.parametrize("is_set", [False, True])
@pytest.mark.parametrize("case", [NARROW, WIDE], ids=lambda case: case.name)
@pytest.mark.parametrize("name", [*NAMES, *COMPOSITES])
def test_an_operator_runs_on_the_gpu_of_its_tensors(name: str, case: Case, is_set: bool) -> None:
    src, index, size = case.unsorted(torch.float32)
    index = aligned(index, src)
    function, on_each = getattr(scatter_ops, f"scatter_{name}"), []
    for device in ("cuda:0", "cuda:1"):
        given = src.to(device).requires_grad_()
        with deterministic(is_set=is_set):
            found = function(given, index.to(device), 0, dim_size=size)
            results = list(found) if isinstance(found, tuple) else [found]
            results += torch.autograd.grad(results[0], given, torch.ones_like(results[0]))

        assert {x.device for x in results} == {torch.device(device)}
        on_each.append([x.detach().cpu() for x in results])

    assert torch.cuda.current_device() == 0
    for one, other in zip(*on_each, strict=True):
        if is_set:
            assert torch.equal(one.nan_to_num(7), other.nan_to_num(7))
        elif name != "std":  # its gradient divides by what may be rounding errors
            assert_alike(one, other, torch.float32, scale=10)


@two_gpus
def test_an_ordered_index_is_read_on_the_gpu_of_its_tensors() -> None:
    src, index, size = WIDE.unsorted(torch.float32)
    index = index.sort()[0]
    for name in ("sum", "mean", "min", "max"):
        function, on_each = getattr(scatter_ops, f"segment_{name}_coo"), []
        for device in ("cuda:0", "cuda:1"):
            there, given = index.to(device), src.to(device).requires_grad_()
            found = function(given, there, dim_size=size)
            results = list(found) if isinstance(found, tuple) else [found]
            results.append(scatter_ops.gather_coo(results[0], there))
            results += torch.autograd.grad(results[-1], given, torch.ones_like(given))

            assert {x.device for x in results} == {torch.device(device)}
            on_each.append([x.detach().cpu() for x in results])

        assert all(torch.equal(one, other) for one, other in zip(*on_each, strict=True))


@two_gpus
def test_an_index_on_another_gpu_is_refused() -> None:
    src, index = torch.zeros(3, device="cuda:0"), torch.zeros(3, dtype=torch.long, device="cuda:1")

    with pytest.raises(RuntimeError, match=r"on GPU 0, index .* on GPU 1"):
        scatter_ops.scatter(src, index, 0, dim_size=3)
