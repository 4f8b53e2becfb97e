"""What torch asks of operators: torch.library and torch.compile."""

import shutil
from typing import Any

import paged_decode
import pytest
import torch
from cases import Case
from compared import OPS, on_devices
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend

CASE = Case("", [20, 0, 7])
OPTIONS = (None, None, None, False, 0.1, 1.0, 1.0, 0.0, -1, 1.0, 0.0)


@on_devices
def test_torch_finds_nothing_wrong_with_the_operators(device: str) -> None:
    batch = CASE.batch(torch.float16, torch.float16, device)
    batch = batch._replace(cache=batch.cache.nan_to_num())
    scale = torch.ones(2, device=device)
    q, cache, *pages = batch.arguments
    k, v, tables = cache[:, 0], cache[:, 1], batch.block_tables()
    out, lse = torch.empty_like(q), torch.empty(q.shape[:-1], device=device)
    scaled = (None, scale, scale, *OPTIONS[3:])

    for options in (OPTIONS, scaled):
        torch.library.opcheck(OPS.paged_decode.default, (q, cache, None, *pages, *options))
        torch.library.opcheck(OPS.paged_decode_block_tables.default, (q, k, v, *tables, *options))
    torch.library.opcheck(OPS.paged_decode_out.default, (q, k, v, *pages, *OPTIONS, out, lse))
    torch.library.opcheck(
        OPS.paged_decode_block_tables_out.default, (q, k, v, *tables, *OPTIONS, out, None)
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

    def decoded(q: Tensor, cache: Tensor, *pages: Tensor) -> Any:
        out, lse = paged_decode.paged_decode(q * 2, cache, *pages, return_lse=True)
        return out + 1, lse

    graphs = CompileCounterWithBackend(backend)
    compiled = torch.compile(decoded, fullgraph=True, backend=graphs, dynamic=True)
    counts = []
    for lengths in ([90, 0, 130], [3, 900, 40, 80], [5] * 9):
        batch = Case("", lengths).batch(torch.float16, torch.float16, device)

        got, wanted = compiled(*batch.arguments), decoded(*batch.arguments)

        torch.testing.assert_close(got, wanted)
        counts.append(graphs.frame_count)
    assert len(set(counts)) == 1  # what the first batch was compiled to serves all
