"""What torch asks of operators: torch.library and torch.compile."""

import shutil

import lowbit_gemm
import pytest
import torch
from cases import Case
from compared import OPS, on_devices
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend


@on_devices
@pytest.mark.parametrize("m", [1, 7, 20])
def test_torch_finds_nothing_wrong_with_the_operators(m: int, device: str) -> None:
    inputs = Case(m, 48, 64, 3).inputs(device)
    bias = torch.randn(48, device=device)
    out = torch.empty(m, 48, dtype=torch.float16, device=device)
    wide = torch.randn(m, 64, device=device, dtype=torch.bfloat16)
    rows, scale = lowbit_gemm.quantize_per_token(wide)

    for given in (None, bias):
        torch.library.opcheck(OPS.lowbit_gemm.default, (*inputs, given, torch.bfloat16))
        torch.library.opcheck(OPS.lowbit_gemm_out.default, (*inputs, given, out))
    torch.library.opcheck(OPS.quantize_per_token.default, (wide,))
    torch.library.opcheck(OPS.quantize_per_token.default, (wide.half(),))
    torch.library.opcheck(OPS.quantize_per_token_out.default, (wide, rows, scale))


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
    layer = lowbit_gemm.BitLinear(64, 48, bias=True, device=device).requires_grad_(False).pack()

    def called(x: Tensor) -> Tensor:
        found: Tensor = layer(x * 2)
        return found + 1

    graphs = CompileCounterWithBackend(backend)
    compiled = torch.compile(called, fullgraph=True, backend=graphs, dynamic=True)
    for m in (3, 11, 40):
        x = torch.randn(2, m, 64, device=device, dtype=torch.bfloat16)

        torch.testing.assert_close(compiled(x), called(x))
    assert graphs.frame_count == 1
