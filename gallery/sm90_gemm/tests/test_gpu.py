"""What only Hopper shows: each kernel, captures, streams, sizes at the limits."""

from __future__ import annotations

import pytest
import sm90_gemm
import torch
from cases import CASES, COLUMN, LARGE, LAYOUTS, Case
from compared import OPS, is_close, needs_hopper, of_dtypes, wide
from kernels import KERNELS, Kernel
from sm90_gemm import fallback, gemm, reference

pytestmark = needs_hopper


@of_dtypes
@pytest.mark.parametrize(
    "kernel", [one for one in KERNELS if not one.is_float8], ids=lambda kernel: kernel.name
)
def test_each_kernel_is_right_with_each_layout(kernel: Kernel, dtype: torch.dtype) -> None:
    wrong = []
    sizes = [(300, 520, 264), (129, 65, 1000), (1, 1, 1), (40, 2000, 72), (2000, 24, 640)]
    layouts = [layout for layout in LAYOUTS if not kernel.is_b_by_k or layout[1] == COLUMN]
    for m, n, k in sizes:
        if kernel.is_b_by_k and n == 1:  # both dimensions are contiguous, and it counts as rows
            continue
        for layout in layouts:
            for batch in ((), (3,)):
                inputs = Case(m, n, k, *layout, batch=batch).inputs(dtype, "cuda")
                a, b, c, bias = wide(inputs)
                wanted = reference.gemm(a, b, c, bias, alpha=0.5, beta=0.5, activation="silu")
                for walk in ((1, False), (4, True)):
                    out = torch.full_like(inputs.c, float("nan"))

                    OPS.gemm_by(*inputs, 0.5, 0.5, 4, kernel.name, *walk, out)

                    if not is_close(out, wanted):
                        wrong.append((m, n, k, layout, batch, walk))
    assert wrong == []


@of_dtypes
def test_large_products_are_right(dtype: torch.dtype) -> None:
    wrong = []
    for case in LARGE:
        inputs = case.inputs(dtype, "cuda")

        got = gemm(*inputs, beta=0.5, activation="gelu")

        wanted = reference.gemm(*wide(inputs), beta=0.5, activation="gelu")
        if not is_close(got, wanted):
            wrong.append(case)
    assert wrong == []


@of_dtypes
def test_the_fallback_is_the_same(dtype: torch.dtype) -> None:
    for case in CASES[::10]:
        a, b, c, bias = case.inputs(dtype, "cuda")

        got = fallback._gemm(a, b, c, bias, 0.5, 1.0, 3)

        assert is_close(got, gemm(a, b, c, bias, alpha=0.5, beta=1.0, activation="gelu_tanh")), case


@pytest.mark.parametrize("case", [Case(256, 512, 1024), Case(512, 1024, 16384), Case(16, 4096, 4096), Case(127, 77, 33)], ids=str)  # fmt: skip
def test_a_graph_has_what_comes_before_and_after(case: Case) -> None:
    a, b, c, bias = case.inputs(torch.bfloat16, "cuda")
    wanted = gemm(a, b, c, bias, beta=1.0)
    room, graph = torch.zeros_like(a), torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        room.copy_(a)
        first = gemm(room, b, c, bias, beta=1.0)
        room.mul_(0)
        zero = gemm(room, b)
        room.copy_(a)
        twice = gemm(room, b, c, bias, beta=1.0).clone()
    for _ in range(10):
        graph.replay()

    assert is_close(first, wanted)
    assert is_close(twice, wanted)
    assert not bool(zero.any())


@pytest.mark.parametrize("case", [Case(1024, 1024, 1024), Case(512, 1024, 16384), Case(16, 4096, 4096), Case(127, 77, 33)], ids=str)  # fmt: skip
def test_it_runs_on_the_current_stream_beside_others(case: Case) -> None:
    inputs = case.inputs(torch.bfloat16, "cuda")
    wanted = gemm(*inputs, beta=1.0)
    late = torch.zeros_like(inputs.a)
    streams = [torch.cuda.Stream() for _ in range(4)]
    found = []
    for i in range(12):
        stream = streams[i % 4]
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            if i < 4:
                torch.cuda._sleep(5_000_000)
                late.copy_(inputs.a)
            found.append(gemm(late if i < 4 else inputs.a, *inputs[1:], beta=1.0))
    torch.cuda.synchronize()

    assert all(is_close(one, wanted) for one in found)


def test_memory_beyond_4_gb_is_reached() -> None:
    room = torch.zeros(2**31 + 2**20, dtype=torch.bfloat16, device="cuda")
    a = room.as_strided((1024, 64), (2**21, 1))
    a.copy_(torch.randn(1024, 64, device="cuda"))
    b = torch.randn(64, 40, dtype=torch.bfloat16, device="cuda")

    assert is_close(gemm(a, b), a.double() @ b.double())


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="there is no second GPU")
def test_it_runs_where_its_operands_are() -> None:
    a, b, c, bias = Case(300, 200, 100).inputs(torch.bfloat16, "cuda:1")
    with torch.cuda.device(0):
        got = gemm(a, b, c, bias, beta=1.0)

    assert got.device == torch.device("cuda:1")
    assert is_close(
        got, reference.gemm(a.double(), b.double(), c.double(), bias.double(), beta=1.0)
    )
    with pytest.raises(RuntimeError, match="b must be on the device of a"):
        gemm(a, b.to("cuda:0"))


def test_the_choice_is_a_kernel_that_is_there() -> None:
    for m, n, k in ((4096, 4096, 4096), (16, 8192, 8192), (127, 5001, 777), (1, 1, 1)):
        assert sm90_gemm.explain(m, n, k).split(":")[0].split()[0] in {one.name for one in KERNELS}
