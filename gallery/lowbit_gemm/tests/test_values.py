"""The operators are what their reference says, to the bit, on every device that is here."""

import lowbit_gemm
import pytest
import torch
from cases import CASES, Case
from compared import OPS, of_cases, on_devices
from lowbit_gemm import reference


@on_devices
@of_cases
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_it_is_what_the_reference_is(case: Case, dtype: torch.dtype, device: str) -> None:
    inputs = case.inputs(device)

    got = lowbit_gemm.lowbit_gemm(*inputs, dtype=dtype)

    assert got.device.type == device
    assert torch.equal(got.cpu(), case.wanted(inputs, dtype=dtype))


@on_devices
@of_cases
def test_a_bias_is_added_before_rounding(case: Case, device: str) -> None:
    inputs = case.inputs(device)
    for bias in (torch.randn(case.n, device=device), torch.randn(case.n, device=device).half()):
        got = lowbit_gemm.lowbit_gemm(*inputs, bias=bias)

        assert torch.equal(got.cpu(), case.wanted(inputs, bias))


@on_devices
@of_cases
def test_every_element_of_what_is_written_into_is_written(case: Case, device: str) -> None:
    inputs = case.inputs(device)
    out = torch.full((case.m, case.n), float("nan"), dtype=torch.float16, device=device)

    assert lowbit_gemm.lowbit_gemm(*inputs, out) is out
    assert torch.equal(out.cpu(), case.wanted(inputs, dtype=torch.float16))


@on_devices
@pytest.mark.parametrize("m", [1, 8, 20, 200])
@pytest.mark.parametrize("value", [-128, 127])
@pytest.mark.parametrize("weight", [-1, 1])
def test_the_largest_sums_are_exact(weight: int, value: int, m: int, device: str) -> None:
    k = 27648
    packed = lowbit_gemm.pack_ternary(torch.full((16, k), weight, dtype=torch.int8, device=device))
    x = torch.full((m, k), value, dtype=torch.int8, device=device)
    one = torch.ones(m, device=device)

    got = lowbit_gemm.lowbit_gemm(x, packed, one, one[:1], torch.empty(m, 16, device=device))

    assert bool((got == weight * value * k).all())


@on_devices
def test_views_count_as_what_they_show(device: str) -> None:
    case = Case(5, 64, 128, 2)
    x, weight, x_scale, weight_scale = case.inputs(device)
    wanted = lowbit_gemm.lowbit_gemm(x, weight, x_scale, weight_scale)
    wide = torch.zeros(5, 133, dtype=torch.int8, device=device)[:, 1:129].copy_(x)
    shifted = (
        torch.zeros(64 * 32 + 3, dtype=torch.uint8, device=device)[3:].view(64, 32).copy_(weight)
    )
    every = torch.zeros(10, dtype=x_scale.dtype, device=device)[::2].copy_(x_scale)
    out = torch.empty(64, 5, dtype=torch.bfloat16, device=device).t()

    assert torch.equal(lowbit_gemm.lowbit_gemm(wide, shifted, every, weight_scale), wanted)
    assert torch.equal(lowbit_gemm.lowbit_gemm(x.t().contiguous().t(), weight.view(torch.int8), every[:, None], weight_scale, out), wanted)  # fmt: skip


@on_devices
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16], ids=str)
@pytest.mark.parametrize("k", [1, 31, 320, 2560, 27648])
def test_rows_are_quantised_as_the_model_code_does(k: int, dtype: torch.dtype, device: str) -> None:
    sizes = torch.logspace(-7, 3, 50)[:, None]
    x = (torch.randn(50, k) * sizes).to(dtype)
    x[3] = 0

    rows, scale = lowbit_gemm.quantize_per_token(x.to(device))

    wanted_rows, wanted_scale = reference.quantize_per_token(x)
    assert torch.equal(scale.cpu(), wanted_scale)
    assert torch.equal(rows.cpu(), wanted_rows)


@on_devices
def test_quantised_rows_are_written_into_what_is_given(device: str) -> None:
    x = torch.randn(7, 96, device=device)
    rows, scale = (
        torch.empty(96, 7, dtype=torch.int8, device=device).t(),
        torch.empty(7, device=device),
    )

    OPS.quantize_per_token_out(x, rows, scale)

    wanted = lowbit_gemm.quantize_per_token(x)
    assert torch.equal(rows, wanted[0])
    assert torch.equal(scale, wanted[1])


@pytest.mark.parametrize("which", ["plain", "avx2", "vnni"])
def test_all_processors_agree(which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOWBIT_GEMM_CPU", which)
    for case in CASES:
        if case.m * case.n * case.k < 10_000_000:
            inputs = case.inputs()
            assert torch.equal(lowbit_gemm.lowbit_gemm(*inputs), case.wanted(inputs)), case
