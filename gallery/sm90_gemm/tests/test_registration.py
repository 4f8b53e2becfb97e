"""Torch finds nothing wrong with the operators, and compiles them; what does not fit is refused, and kernels are explained."""

from __future__ import annotations

import shutil
from typing import Any

import pytest
import sm90_gemm
import torch
from cases import Case
from compared import OPS, on_devices
from sm90_gemm import gemm
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend


@on_devices
def test_torch_finds_nothing_wrong(device: str) -> None:
    for case in (Case(16, 24, 8), Case(5, 7, 9, batch=(2,), pad=1)):
        a, b, c, bias = (x.requires_grad_() for x in case.inputs(torch.bfloat16, device))
        for given in ((a, b, None, None, 1.0, 0.0, 0), (a, b, c, bias, 0.5, 0.25, 2)):
            torch.library.opcheck(OPS.gemm.default, given, atol=0.1, rtol=0.05)
        plain = [x.detach() for x in (a, b, c, bias)]
        torch.library.opcheck(
            OPS.gemm_detached.default, (*plain, 0.5, 0.25, 2), atol=0.1, rtol=0.05
        )
        out = torch.empty_like(plain[2])
        torch.library.opcheck(OPS.gemm_out.default, (*plain, 0.5, 0.25, 3, out))


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
    weight, bias = (torch.randn(*shape, device=device, dtype=torch.bfloat16) for shape in ((48, 64), (48,)))  # fmt: skip

    def called(x: Tensor) -> Tensor:
        return gemm(x * 2, weight.t(), None, bias, activation="silu") + 1

    graphs = CompileCounterWithBackend(backend)
    compiled = torch.compile(called, fullgraph=True, backend=graphs, dynamic=True)
    counts = []
    for rows in (3, 11, 40):
        x = torch.randn(2, rows, 64, device=device, dtype=torch.bfloat16)

        torch.testing.assert_close(compiled(x), called(x), rtol=0.02, atol=0.02)
        counts.append(graphs.frame_count)
    assert len({*counts}) == 1  # it starts over once, for alpha and beta, and never for sizes


A, B, C, BIAS = Case(6, 8, 4).inputs(torch.bfloat16)


@on_devices
@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"a": A.float()}, "a must be bfloat16, float16 or float8_e4m3fn"),
        ({"a": A[0]}, "at least 2 dimensions"),
        ({"b": B.half()}, "b must have the dtype of a"),
        ({"b": B[:3]}, "a has 4 columns and b 3 rows"),
        ({"c": C.float(), "beta": 1.0}, "c must have the dtype of a"),
        ({"c": C[:5], "beta": 1.0}, "must be broadcastable|must match the size"),
        ({"c": C[None], "beta": 1.0}, "c must be broadcastable"),
        ({"c": None, "beta": 0.5}, "beta is 0.5, but there is no c"),
        ({"bias": BIAS[:7]}, r"bias must be \[8\]"),
        ({"bias": BIAS[None]}, r"bias must be \[8\]"),
        ({"out": torch.empty(6, 7).bfloat16()}, "out must be"),
        ({"out": torch.empty(6, 8)}, "out must (be|have)"),
        (
            {"a": A.expand(2, 6, 4), "b": B.expand(3, 4, 8)},
            "leading dimensions cannot be broadcast",
        ),
    ],
    ids=lambda x: "" if isinstance(x, str) else "+".join(x),
)
def test_what_does_not_fit_is_refused(changed: dict[str, Any], said: str, device: str) -> None:
    fitting = {"a": A, "b": B, "c": C, "bias": BIAS}
    given: dict[str, Any] = {
        name: x.to(device) if isinstance(x, Tensor) else x
        for name, x in {**fitting, **changed}.items()
    }

    with pytest.raises(RuntimeError, match=said):
        gemm(**given)


def test_an_unknown_activation_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown activation 'tanh': choose from None, 'relu'"):
        gemm(A, B, activation="tanh")


def test_the_choice_of_a_kernel_is_explained() -> None:
    told = sm90_gemm.explain(4096, 4096, 4096, b="column")

    assert "tiles" in told or "no kernel" in told  # a sample of the build has one kernel
    assert "nothing" in sm90_gemm.explain(4096, 0, 4096)
    with pytest.raises(ValueError, match='b must be "row" or "column"'):
        sm90_gemm.explain(1, 1, 1, b="both")


def test_with_an_activation_large_tiles_come_in_clusters() -> None:
    for size in ((8192, 8192, 1024), (6144, 6144, 6144), (8192, 8192, 8192)):
        assert "single" not in sm90_gemm.explain(*size, activation="relu")
