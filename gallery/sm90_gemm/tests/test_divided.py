"""Long sums of few tiles are added in parts: in one order, whoever is last, and however often they are launched."""

from __future__ import annotations

import itertools

import pytest
import torch
from cases import LAYOUTS, Case, Inputs
from compared import OPS, is_close, needs_hopper, of_dtypes, wide
from kernels import KERNELS
from sm90_gemm import explain, reference
from torch import Tensor

NAMES = [one.name for one in KERNELS if one.is_divided]
pytestmark = [needs_hopper, pytest.mark.skipif(not NAMES, reason="it has other kernels")]

_by_each = pytest.mark.parametrize("name", NAMES)


@of_dtypes
@_by_each
@pytest.mark.parametrize("size", [(512, 512, 8192), (256, 300, 4104), (129, 65, 1000), (1024, 900, 2048)], ids=str)  # fmt: skip
def test_parts_of_whole_numbers_are_exact(
    size: tuple[int, int, int], name: str, dtype: torch.dtype
) -> None:
    wrong = []
    for i, layout in enumerate(LAYOUTS):
        for batch in ((), (3,)):
            inputs = Case(*size, *layout, batch=batch, pad=i).inputs(dtype, "cuda", whole=True)
            wanted = reference.gemm(*wide(inputs), beta=2.0, activation="relu").to(dtype)
            for walk in ((1, False), (2, True)):
                out = torch.full_like(inputs.c, float("nan"))

                OPS.gemm_by(*inputs, 1.0, 2.0, 1, name, *walk, out)

                if not torch.equal(out, wanted):
                    wrong.append((layout, batch, walk))
    assert wrong == []


@_by_each
def test_results_are_the_same_bits_beside_others_and_from_a_graph(name: str) -> None:
    cases = [Case(512, 512, 8192), Case(1024, 1024, 4096), Case(256, 256, 16384)]
    given = [case.inputs(torch.bfloat16, "cuda", seed=i) for i, case in enumerate(cases)]

    def product(one: Inputs) -> Tensor:
        out = torch.full_like(one.c, float("nan"))
        OPS.gemm_by(one.a, one.b, None, None, 1.0, 0.0, 0, name, 1, False, out)
        return out

    wanted = [product(one) for one in given]
    for one, result in zip(given, wanted, strict=True):
        assert is_close(result, one.a.double() @ one.b.double())
    streams = [torch.cuda.Stream() for _ in range(3)]
    found: list[list[Tensor]] = []
    for i in range(60):
        stream = streams[i % 3]
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            found.append([product(one) for one in given])
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        results = [product(one) for one in (*given, *given)]
    for _ in range(20):
        for result in results:
            result.fill_(7)
        graph.replay()
        found += [[*map(torch.clone, results[:3])], [*map(torch.clone, results[3:])]]

    assert all(torch.equal(a, b) for some in found for a, b in zip(some, wanted, strict=True))


def test_long_sums_of_few_tiles_are_divided() -> None:
    assert " parts along k" in explain(512, 1024, 16384)
    assert " parts along k" not in explain(4096, 4096, 4096)


def test_lines_that_tma_is_slow_at_are_read_by_fewer_blocks() -> None:
    assert explain(600, 700, 8192, b="column").startswith("turned_64x64")
    for k in (6000, 9000, 12000):
        assert not explain(600, 700, k, b="column").startswith("turned_64x64")


@_by_each
def test_a_product_reads_what_the_one_before_it_left(name: str) -> None:
    generator = torch.Generator("cuda").manual_seed(0)
    weight = torch.randn(1024, 1024, device="cuda", generator=generator) / 32
    weights = weight.to(torch.bfloat16)
    rows = [torch.randn(512, 1024, device="cuda", generator=generator) for _ in range(4)]
    given = [one.to(torch.bfloat16) for one in rows]

    def chain(x: Tensor) -> list[Tensor]:
        found = [x]
        for _ in range(6):
            out = torch.full_like(x, float("nan"))
            OPS.gemm_by(found[-1], weights, None, None, 1.0, 0.0, 0, name, 1, False, out)
            found.append(out)
        return found

    found = [chain(x) for x in given for _ in range(10)]
    for one in found:
        for x, product in itertools.pairwise(one):
            assert is_close(product, x.double() @ weights.double())
    assert all(torch.equal(one[-1], found[i // 10 * 10][-1]) for i, one in enumerate(found))
