"""A product whose last round of tiles is short is cut in two: nothing shows it but the time, and what is explained."""

from __future__ import annotations

import pytest
import torch
from cases import LAYOUTS, Case
from compared import OPS, is_close, needs_hopper, of_dtypes, wide
from kernels import KERNELS
from sm90_gemm import explain, gemm, reference

WHOLE, REST = "square_128x128", "small_64x128"
_has_both = {WHOLE, REST} <= {one.name for one in KERNELS}
pytestmark = [needs_hopper, pytest.mark.skipif(not _has_both, reason="it has other kernels")]

COLUMNS, ROWS = (2048, 11008, 4096), (11008, 2048, 4096)
_both = pytest.mark.parametrize("size", [COLUMNS, ROWS, (2040, 11001, 4100)], ids=str)


def test_what_is_cut_is_explained() -> None:
    assert "for the last 512 columns" in explain(*COLUMNS)
    assert " rows, " in explain(*ROWS)
    assert explain(*COLUMNS, b="column").startswith("wide_128x168: 1056 tiles on 132 processors")
    assert "wide" not in explain(2048, 11008, 4104, b="column")  # TMA is slow at its lines
    for whole in (
        explain(4096, 4096, 4096),
        explain(512, 512, 512, batch=32),
        explain(*COLUMNS, activation="gelu_tanh"),
        explain(*COLUMNS, float8=True),
    ):
        assert "last" not in whole


@of_dtypes
@_both
def test_products_of_whole_numbers_are_exact(
    size: tuple[int, int, int], dtype: torch.dtype
) -> None:
    wrong = []
    for i, layout in enumerate(LAYOUTS):
        inputs = Case(*size, *layout, pad=(0, 8)[i % 2]).inputs(dtype, "cuda", whole=True)
        wanted = reference.gemm(*wide(inputs), beta=2.0).to(dtype)
        outs = {
            "rows": torch.empty_like(wanted),
            "columns": torch.empty_like(wanted.mT.contiguous()).mT,
            "beside others": torch.full((size[0], size[1] + 24), 7.0, dtype=dtype, device="cuda")[:, 8:-16],
            "c": inputs.c.clone(),
        }  # fmt: skip
        for name, out in outs.items():
            a, b, c, bias = inputs
            c = out if name == "c" else c
            gemm(a, b, c, bias, beta=2.0, out=out)

            if not torch.equal(out, wanted):
                wrong.append((layout, name))
        room = outs["beside others"]._base
        assert room is not None
        if not bool((room[:, :8] == 7).all() and (room[:, -16:] == 7).all()):
            wrong.append((layout, "others"))
    assert wrong == []


@_both
def test_epilogues_are_those_of_the_whole(size: tuple[int, int, int]) -> None:
    a, b, c, bias = Case(*size, "row", "row").inputs(torch.bfloat16, "cuda")
    for alpha, beta in ((1.0, 0.0), (0.5, -1.0)):
        given = None if beta else bias
        exact = None if given is None else given.double()
        wanted = reference.gemm(a.double(), b.double(), c.double(), exact, alpha=alpha, beta=beta)

        assert is_close(gemm(a, b, c, given, alpha=alpha, beta=beta), wanted), (alpha, beta)


def test_a_graph_and_streams_have_both() -> None:
    case = Case(*COLUMNS, "row", "row")
    given = [case.inputs(torch.bfloat16, "cuda", seed=i) for i in range(3)]
    wanted = [torch.empty_like(one.c) for one in given]
    for one, out in zip(given, wanted, strict=True):
        OPS.gemm_by(one.a, one.b, None, None, 1.0, 0.0, 0, WHOLE, 1, True, out)
    streams = [torch.cuda.Stream() for _ in given]
    found = []
    for _ in range(5):
        for one, stream in zip(given, streams, strict=True):
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                found.append(gemm(one.a, one.b))
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        results = [gemm(one.a, one.b) for one in given]
    for _ in range(3):
        for result in results:
            result.fill_(7)
        graph.replay()
        found += [*map(torch.clone, results)]

    assert all(is_close(got, wanted[i % 3]) for i, got in enumerate(found))
    assert all(torch.equal(got, found[i % 3]) for i, got in enumerate(found))
