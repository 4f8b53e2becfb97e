"""The product is what its reference says: bit by bit where sums are exact, closely elsewhere."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from cases import CASES, Case
from compared import DTYPES, is_close, of_dtypes, on_devices
from sm90_gemm import gemm, reference

EPILOGUES: list[dict[str, Any]] = [
    {"alpha": 0.5},
    {"alpha": 0.5, "beta": -1.0},
    *({"alpha": 0.125, "beta": 0.5, "activation": name} for name in reference.ACTIVATIONS[1:]),
]


@on_devices
@of_dtypes
def test_products_of_whole_numbers_are_exact(dtype: torch.dtype, device: str) -> None:
    wrong = []
    for case in CASES:
        a, b, c, bias = case.inputs(dtype, device, whole=True)

        got = gemm(a, b, c, bias, beta=2.0)

        wanted = reference.gemm(a.double(), b.double(), c.double(), bias.double(), beta=2.0)
        if not torch.equal(got, wanted.to(dtype)):
            wrong.append(case)
    assert wrong == []


@on_devices
@of_dtypes
@pytest.mark.parametrize("epilogue", EPILOGUES, ids=str)
def test_results_are_close_to_those_in_float64(
    epilogue: dict[str, Any], dtype: torch.dtype, device: str
) -> None:
    wrong = []
    for i, case in enumerate(CASES[::3]):
        a, b, c, bias = case.inputs(dtype, device, seed=i)
        given = bias if i % 2 else None

        got = gemm(a, b, c, given, **epilogue)

        own = None if given is None else given.double()
        wanted = reference.gemm(a.double(), b.double(), c.double(), own, **epilogue)
        if not is_close(got, wanted):
            wrong.append((case, i % 2))
    assert wrong == []


@on_devices
def test_sums_are_kept_in_float32(device: str) -> None:
    a = torch.full((96, 8192), 16.0, dtype=torch.float16, device=device)

    got = gemm(a, a[:40].t(), alpha=2.0**-10)

    assert bool((got == 2048).all())


@on_devices
@of_dtypes
def test_a_sum_of_nothing_leaves_the_epilogue(dtype: torch.dtype, device: str) -> None:
    a, b, c, bias = Case(9, 16, 0).inputs(dtype, device)

    assert not bool(gemm(a, b).any())
    assert torch.equal(gemm(a, b, c, bias, beta=1.0, activation="relu"), (c + bias).relu())


@on_devices
def test_nothing_gives_nothing(device: str) -> None:
    for shape_a, shape_b, wanted in (
        ((0, 8), (8, 16), (0, 16)),
        ((8, 8), (8, 0), (8, 0)),
        ((0, 4, 8), (8, 16), (0, 4, 16)),
        ((3, 0, 0), (3, 0, 5), (3, 0, 5)),
    ):
        a, b = (
            torch.ones(shape, dtype=torch.float16, device=device) for shape in (shape_a, shape_b)
        )

        assert gemm(a, b).shape == wanted


# ---- strides -----------------------------------------------------------------------------


@on_devices
@of_dtypes
def test_any_strides_count_as_what_they_show(dtype: torch.dtype, device: str) -> None:
    x = torch.randn(6, 40, 5, 48, device=device, dtype=dtype)
    views = {
        "every other column": (x[0, :, 0, ::2], x[1, :24, 0, ::2]),
        "every other row": (x[0, ::2, 0], x[1, ::2, 0].t()),
        "backwards and forwards": (x.permute(0, 2, 3, 1), x.permute(0, 2, 1, 3)),
        "batch innermost": (x.permute(2, 3, 1, 0)[0], x.permute(2, 3, 0, 1)[0]),
        "expanded rows": (x[0, :1, 0].expand(9, -1), x[0, :, 0].t()),
        "expanded columns": (x[0, :, 0], x[0, :1, 0].t().expand(-1, 7)),
        "windows": (torch.as_strided(x, (9, 16), (8, 1)), torch.as_strided(x, (16, 9), (1, 8))),
        "windows of one": (torch.as_strided(x, (9, 16), (1, 1)), x[0, :16, 0]),
        "an offset of one": (x.flatten()[1:641].view(16, 40), x[0, :, 0]),
        "one of two": (x[:, None, :, 0], x[None, :, :, 0].mT),
        "a batch of a": (x[:, :, 0], x[0, :, 1].t()),
        "a batch of b": (x[0, :, 0], x[:, :, 1].mT),
        "two batches, joined": (x[..., :8], x[0, 0, :, :8].t()),
    }
    wrong = []
    for name, (a, b) in views.items():
        got = gemm(a, b)

        if got.shape != (a @ b).shape or not is_close(got, a.double() @ b.double()):
            wrong.append(name)
    assert wrong == []


@on_devices
@of_dtypes
def test_c_and_bias_may_have_any_strides_and_be_broadcast(dtype: torch.dtype, device: str) -> None:
    a, b, c, bias = Case(24, 40, 16, batch=(3,)).inputs(dtype, device)
    doubled = bias.repeat_interleave(2)[::2]
    for given in (c, c.mT.contiguous().mT, c[:1], c[0], c[0, 0], c[:, :, :1], c[:, :1], c[0, 0, 0]):
        got = gemm(a, b, given, doubled, beta=0.5)

        wanted = reference.gemm(a.double(), b.double(), given.double(), bias.double(), beta=0.5)
        assert is_close(got, wanted), (given.shape, given.stride())


# ---- out ---------------------------------------------------------------------------------


@on_devices
@of_dtypes
def test_every_element_of_out_is_written_and_nothing_beside_it(
    dtype: torch.dtype, device: str
) -> None:
    wrong = []
    for case in CASES[::5]:
        a, b, c, bias = case.inputs(dtype, device)
        wanted = gemm(a, b, c, bias, beta=1.0)
        for before, behind, turned in ((8, 8, False), (1, 2, False), (8, 16, True), (3, 1, True)):
            room = [*case.batch, *((case.n, case.m) if turned else (case.m, case.n))]
            around = torch.full([*room[:-1], room[-1] + before + behind], float("nan"), dtype=dtype, device=device)  # fmt: skip
            inner = around[..., before : before + room[-1]]
            out = inner.mT if turned else inner

            given = gemm(a, b, c, bias, beta=1.0, out=out)

            if given is not out or not is_close(out, wanted) or around.isnan().sum() != around.numel() - out.numel():  # fmt: skip
                wrong.append((case, before, turned))
    assert wrong == []


@on_devices
@of_dtypes
def test_what_was_in_out_is_not_read(dtype: torch.dtype, device: str) -> None:
    a, b, c, _ = Case(64, 128, 64).inputs(dtype, device)
    wanted = gemm(a, b)

    assert torch.equal(gemm(a, b, out=torch.full_like(c, float("nan"))), wanted)
    assert torch.equal(gemm(a, b, torch.full_like(c, float("nan"))), wanted)


@on_devices
@pytest.mark.parametrize("n", [256, 200, 129])
def test_out_may_share_memory_with_the_operands(n: int, device: str) -> None:
    a, b, c, bias = Case(n, n, n).inputs(torch.bfloat16, device)
    wanted = gemm(a, b, c, bias, beta=1.0)
    for name in ("a", "b", "c", "a turned", "c turned", "c shifted"):
        given = {"a": a.clone(), "b": b.clone(), "c": c.clone()}
        if name == "c shifted":
            room = torch.zeros(n * n + n, dtype=c.dtype, device=device)
            given["c"] = room[n:].view(n, n).copy_(c)
            out = room[:-n].view(n, n)
        else:
            out = given[name[0]].t() if name.endswith("turned") else given[name[0]]

        gemm(given["a"], given["b"], given["c"], bias, beta=1.0, out=out)

        assert is_close(out, wanted), name


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_special_numbers_pass(dtype: torch.dtype) -> None:
    for device in ("cpu", *(["cuda"] if torch.cuda.is_available() else [])):
        a = torch.ones(5, 8, dtype=dtype, device=device)
        b = torch.ones(8, 8, dtype=dtype, device=device)
        a[1, 0], a[2, 0] = float("nan"), float("inf")
        a[3, 0] = torch.finfo(dtype).max / 2  # of bfloat16 its square is infinite
        a[4, 0] = -a[3, 0]
        for activation in (None, "relu", "gelu", "gelu_tanh", "silu"):
            got = gemm(a, b, activation=activation)

            assert bool(got[1].isnan().all()), activation
            if device == "cuda":  # torch 2.11's own gelu of infinity is NaN on some CPUs
                assert bool((got[2] == float("inf")).all()), activation
                assert torch.equal(got[3], gemm(a, b)[3]), activation
                assert activation is None or bool((got[4] == 0).all()), activation
            assert bool(got[0].isfinite().all()), activation
