"""Products of groups are those of each group, alone."""

from __future__ import annotations

import itertools
import shutil
from typing import Any

import pytest
import torch
from cases import COLUMN, ROW, Case
from compared import OPS, is_close, needs_hopper, of_dtypes, on_devices
from grouped_cases import GROUPED, LARGE_GROUPED, GroupedCase, GroupedInputs
from grouped_kernels import GROUPED_KERNELS, GroupedKernel
from sm90_gemm import grouped_gemm, reference
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend

SMALL = GroupedCase((20, 0, 12, 1), 24, 16)


def of_groups(case: GroupedCase, given: GroupedInputs) -> Tensor:
    """Return the result, in float64."""
    a, b = given.a.double(), given.b.double()
    if b.dim() == 2:
        parts = [a[:, begin:end] @ b[begin:end] for begin, end in case.bounds]
        return torch.stack(parts) if parts else a.new_zeros(0, a.shape[0], b.shape[1])
    out = a.new_zeros(a.shape[0], b.shape[2])
    for one, (begin, end) in zip(b, case.bounds, strict=True):
        out[begin:end] = a[begin:end] @ one
    return out


@on_devices
@of_dtypes
@pytest.mark.parametrize("form", ["inputs", "summed"])
def test_products_of_whole_numbers_are_exact(form: str, dtype: torch.dtype, device: str) -> None:
    wrong = []
    for case in GROUPED:
        given = getattr(case, form)(dtype, device, whole=True)

        got = grouped_gemm(*given)

        if not torch.equal(got, of_groups(case, given).to(dtype)):
            wrong.append(case)
    assert wrong == []


@on_devices
@of_dtypes
@pytest.mark.parametrize("form", ["inputs", "summed"])
def test_results_are_close_to_those_in_float64(form: str, dtype: torch.dtype, device: str) -> None:
    wrong = []
    for i, case in enumerate(GROUPED):
        given = getattr(case, form)(dtype, device, seed=i)

        got = grouped_gemm(*given)

        if not is_close(got, of_groups(case, given)):
            wrong.append(case)
    assert wrong == []


@on_devices
def test_sums_are_kept_in_float32(device: str) -> None:
    a = torch.full((96, 8192), 16.0, dtype=torch.float16, device=device)
    b = torch.full((2, 8192, 40), 2.0**-6, dtype=torch.float16, device=device)

    got = grouped_gemm(a, b, torch.tensor([32, 96], device=device))

    assert bool((got == 2048).all())


@on_devices
def test_any_strides_count_as_what_they_show(device: str) -> None:
    x = torch.randn(6, 40, 5, 48, device=device, dtype=torch.bfloat16)
    case = GroupedCase((11, 0, 29), 8, 8)
    offsets = case.offsets(device)
    views = {
        "every other column": (x[0, :, 0, ::2], x[1:4, :24, 1, ::2]),
        "columns of a": (x[0, :, 1].mT.contiguous().mT, x[1:4, :, 2].mT),
        "one b for all": (x[0, :, 0], x[1, :, 0].t().expand(3, -1, -1)),
        "groups of b innermost": (x[0, :, :, 0], x[0, :15, 0].view(5, 3, 48).permute(1, 0, 2)),
        "an offset of one": (x.flatten()[1:641].view(40, 16), x.flatten()[3 : 3 + 3 * 16 * 9].view(3, 16, 9)),
        "expanded rows": (x[0, :1, 0].expand(40, -1), x[1:4, :, 0].mT),
    }  # fmt: skip
    wrong = []
    for name, (a, b) in views.items():
        got = grouped_gemm(a, b, offsets)

        if not is_close(got, of_groups(case, GroupedInputs(a, b, offsets))):
            wrong.append(name)
    assert wrong == []


@on_devices
def test_offsets_that_make_no_sense_touch_nothing_else(device: str) -> None:
    a, b, _ = SMALL.inputs(torch.bfloat16, device)
    for ends in ([-5, 10, 4, 99], [99, 0, 99, 0], [33] * 4, [-1] * 4):
        got = grouped_gemm(a, b, torch.tensor(ends, device=device))

        assert got.shape == (33, 24)
    assert not bool(got.any())


# ---- lists -----------------------------------------------------------------------------------


LISTS = [
    Case(m, n, k, a, b, pad=pad)
    for i, (m, n, k) in enumerate(itertools.product((0, 1, 8, 77, 200), (0, 1, 64, 130), (0, 1, 40, 72)))
    for a, b, pad in (((ROW, COLUMN)[i % 2], (ROW, COLUMN)[i // 2 % 2], (0, 1, 8)[i % 3]),)
]  # fmt: skip


@on_devices
@of_dtypes
def test_lists_are_multiplied_each_by_each(dtype: torch.dtype, device: str) -> None:
    given = [case.inputs(dtype, device, seed, whole=True) for seed, case in enumerate(LISTS)]
    lists: tuple[list[Tensor], ...] = tuple(map(list, zip(*given, strict=True)))
    a, b, c, _ = lists

    plain = grouped_gemm(a, b)
    summed = grouped_gemm(a, b, c=c, alpha=2.0, beta=-1.0)
    activated = grouped_gemm(a, b, c=c, alpha=0.25, beta=0.5, activation="gelu")

    for case, one, other, third, own in zip(LISTS, plain, summed, activated, given, strict=True):
        x, y, z, _ = (tensor.double() for tensor in own)
        assert torch.equal(one, (x @ y).to(dtype)), case
        assert torch.equal(other, (2 * (x @ y) - z).to(dtype)), case
        wanted = reference.gemm(x, y, z, alpha=0.25, beta=0.5, activation="gelu")
        assert is_close(third, wanted), case


@on_devices
def test_empty_lists_give_an_empty_list(device: str) -> None:
    assert grouped_gemm([], []) == []
    empty = torch.empty(0, 8, dtype=torch.bfloat16, device=device)
    assert [x.shape for x in grouped_gemm([empty, empty], [empty.mT, empty.mT])] == [(0, 0)] * 2


# ---- gradients --------------------------------------------------------------------------------


@on_devices
@pytest.mark.parametrize("form", ["inputs", "summed"])
def test_gradients_are_those_of_each_group(form: str, device: str) -> None:
    for case in (SMALL, GroupedCase((3, 0, 40), 33, 17, COLUMN, pad=1, rest=4)):
        a, b, offsets = getattr(case, form)(torch.bfloat16, device)
        wide = [x.double().requires_grad_() for x in (a, b)]
        a, b = a.requires_grad_(), b.requires_grad_()

        got = grouped_gemm(a, b, offsets)
        wanted = of_groups(case, GroupedInputs(wide[0], wide[1], offsets))
        grad = torch.randn(got.shape, device=device).to(got.dtype)
        found = torch.autograd.grad(got, (a, b), grad)
        true = torch.autograd.grad(wanted, wide, grad.double())

        for x, y in zip(found, true, strict=True):
            assert x.shape == y.shape
            assert float((x.double() - y).norm() / y.norm()) < 8e-3


@on_devices
@pytest.mark.parametrize("activation", [None, "silu"])
def test_gradients_of_lists(activation: str | None, device: str) -> None:
    cases = [Case(9, 16, 24), Case(40, 7, 3, COLUMN), Case(5, 8, 0)]
    given = [case.inputs(torch.bfloat16, device)[:3] for case in cases]
    flat = [x.requires_grad_() for one in given for x in one]
    wide = [x.detach().double().requires_grad_() for x in flat]
    epilogue: dict[str, Any] = {"alpha": 0.5, "beta": 0.25, "activation": activation}

    got = grouped_gemm(flat[0::3], flat[1::3], c=flat[2::3], **epilogue)
    triples = zip(wide[0::3], wide[1::3], wide[2::3], strict=True)
    wanted = [reference.gemm(x, y, z, **epilogue) for x, y, z in triples]
    found = torch.autograd.grad(sum(x.float().square().sum() for x in got), flat)  # type: ignore[arg-type]
    true = torch.autograd.grad(sum(x.square().sum() for x in wanted), wide)  # type: ignore[arg-type]

    for x, y in zip(found, true, strict=True):
        assert x.shape == y.shape
        assert float((x.double() - y).norm()) <= 2e-2 * float(y.norm())


# ---- registration -------------------------------------------------------------------------------


@on_devices
def test_torch_finds_nothing_wrong(device: str) -> None:
    for form in ("inputs", "summed"):
        a, b, offsets = getattr(SMALL, form)(torch.bfloat16, device)
        given = (a.requires_grad_(), b.requires_grad_(), offsets)
        torch.library.opcheck(OPS.grouped_gemm.default, given, atol=0.1, rtol=0.05)
    cases = [Case(9, 16, 24), Case(5, 8, 7)]
    lists = [[x.requires_grad_() for x in one] for one in zip(*(case.inputs(torch.bfloat16, device) for case in cases), strict=True)]  # fmt: skip
    torch.library.opcheck(
        OPS.grouped_gemm_list.default, (*lists[:3], 0.5, 0.25, 2), atol=0.1, rtol=0.05
    )


@on_devices
@pytest.mark.parametrize(
    "backend",
    [
        "aot_eager",
        pytest.param(
            "inductor", marks=pytest.mark.skipif(not shutil.which("g++"), reason="there is no g++")
        ),
    ],
)
def test_it_compiles_into_one_graph_for_all_sizes(backend: str, device: str) -> None:
    torch._dynamo.reset()

    def called(a: Tensor, b: Tensor, offsets: Tensor) -> Tensor:
        return grouped_gemm(a * 2, b.mT, offsets) + 1

    graphs = CompileCounterWithBackend(backend)
    compiled = torch.compile(called, fullgraph=True, backend=graphs, dynamic=True)
    counts = []
    for sizes in ((3, 8, 0), (30, 2, 5), (9, 9, 40)):
        a, b, offsets = GroupedCase(sizes, 48, 64).inputs(torch.bfloat16, device)
        given = a, b.mT.contiguous(), offsets

        torch.testing.assert_close(compiled(*given), called(*given), rtol=0.02, atol=0.02)
        counts.append(graphs.frame_count)
    assert len({*counts}) == 1


A, B, OFFSETS = SMALL.inputs(torch.bfloat16)


@on_devices
@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"a": A.float()}, "a must be bfloat16 or float16"),
        ({"b": B.half()}, "b must have the dtype of a"),
        ({"a": A[None]}, "a must have 2 dimensions"),
        ({"b": B[:, :3]}, "a has 16 columns and b 3 rows"),
        ({"b": B[:2]}, "b has 2 groups and offsets 4"),
        ({"offsets": OFFSETS.float()}, "offsets must be int32 or int64"),
        ({"offsets": OFFSETS[None]}, "offsets must be int32 or int64 of 1 dimension"),
        ({"offsets": None}, "tensors need offsets"),
        ({"a": [A], "b": [B[0]]}, "two tensors with offsets, or two lists"),
        ({"alpha": 2.0}, "are for lists"),
    ],
    ids=lambda x: "" if isinstance(x, str) else "+".join(x),
)
def test_what_does_not_fit_is_refused(changed: dict[str, Any], said: str, device: str) -> None:
    given: dict[str, Any] = {"a": A, "b": B, "offsets": OFFSETS} | changed

    def there(x: Any) -> Any:
        return x.to(device) if isinstance(x, Tensor) else [y.to(device) for y in x] if isinstance(x, list) else x  # fmt: skip

    with pytest.raises(RuntimeError, match=said):
        grouped_gemm(**{name: there(x) for name, x in given.items()})


# ---- what only Hopper shows -----------------------------------------------------------------------


@needs_hopper
@of_dtypes
@pytest.mark.parametrize("kernel", GROUPED_KERNELS, ids=lambda kernel: kernel.name)
def test_each_kernel_is_right(kernel: GroupedKernel, dtype: torch.dtype) -> None:
    wrong = []
    for case in (*GROUPED, GroupedCase((300, 0, 1, 700, 129, 64), 520, 264)):
        for form in ("inputs", "summed"):
            given = getattr(case, form)(dtype, "cuda")
            wanted = of_groups(case, given)
            out = torch.full(wanted.shape, float("nan"), dtype=dtype, device="cuda")

            OPS.grouped_gemm_by(*given, kernel.name, out)

            if not is_close(out, wanted):
                wrong.append((case, form))
    assert wrong == []


@needs_hopper
@of_dtypes
@pytest.mark.parametrize("form", ["inputs", "summed"])
def test_large_groups_are_right(form: str, dtype: torch.dtype) -> None:
    for case in LARGE_GROUPED:
        given = getattr(case, form)(dtype, "cuda")

        assert is_close(grouped_gemm(*given), of_groups(case, given)), case


@needs_hopper
def test_a_graph_has_the_sizes_of_its_replay() -> None:
    case = GroupedCase((300, 0, 17, 195), 256, 128)
    a, b, offsets = case.inputs(torch.bfloat16, "cuda")
    grouped_gemm(a, b, offsets)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        got = grouped_gemm(a, b, offsets)
        sums = grouped_gemm(a.mT, got, offsets)
    for sizes in ((300, 0, 17, 195), (0, 512, 0, 0), (128, 128, 128, 128), (1, 2, 3, 4)):
        other = case._replace(sizes=sizes)
        offsets.copy_(other.offsets("cuda"))
        graph.replay()

        wanted = of_groups(other, GroupedInputs(a, b, offsets))
        assert is_close(got, wanted), sizes
        assert is_close(sums, of_groups(other, GroupedInputs(a.mT, got, offsets))), sizes


@needs_hopper
def test_it_runs_on_the_current_stream_beside_others() -> None:
    case = GroupedCase((300, 0, 17, 195), 256, 128)
    a, b, offsets = case.inputs(torch.bfloat16, "cuda")
    wanted = of_groups(case, GroupedInputs(a, b, offsets))
    late, found = torch.zeros_like(a), []
    streams = [torch.cuda.Stream() for _ in range(4)]
    for i in range(12):
        streams[i % 4].wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(streams[i % 4]):
            if i < 4:
                torch.cuda._sleep(5_000_000)
                late.copy_(a)
            found.append(grouped_gemm(late if i < 4 else a, b, offsets))
    torch.cuda.synchronize()

    assert all(is_close(one, wanted) for one in found)


@needs_hopper
def test_nothing_waits_for_the_gpu() -> None:
    a, b, offsets = LARGE_GROUPED[0].inputs(torch.bfloat16, "cuda")
    torch.cuda.set_sync_debug_mode("error")
    try:
        grouped_gemm(a.requires_grad_(), b.requires_grad_(), offsets).sum().backward()
    finally:
        torch.cuda.set_sync_debug_mode("default")


@needs_hopper
def test_the_fallback_is_the_same() -> None:
    for case in LARGE_GROUPED:
        given = case.inputs(torch.bfloat16, "cuda")

        assert is_close(OPS.grouped_fallback(*given), grouped_gemm(*given))
