"""The example of the project that has gemm_lowbit runs with one import changed."""

import pytest
import torch
from compared import on_devices


@on_devices
def test_the_example_runs(device: str) -> None:
    import lowbit_gemm.compat as gemm_lowbit_ext  # noqa: PLC0415

    a = torch.randn(10, 20, dtype=torch.half, device=device)
    b = torch.randn(20, 30, dtype=torch.half, device=device)
    c = torch.empty(10, 30, dtype=torch.half, device=device)

    gemm_lowbit_ext.gemm_lowbit(a, b, c, 1.0, 1.0)

    torch.testing.assert_close(c.double(), a.double() @ b.double(), rtol=2e-3, atol=2e-3)


@on_devices
def test_sums_are_scaled_before_they_are_rounded(device: str) -> None:
    from lowbit_gemm.compat import gemm_lowbit  # noqa: PLC0415

    a = torch.full((33, 4096), 16.0, dtype=torch.half, device=device)
    c = torch.full((33, 33), float("nan"), dtype=torch.half, device=device)

    gemm_lowbit(a, a.t(), c, 128.0, 8.0)

    assert bool((c == 1024).all())


@on_devices
def test_views_count_and_the_output_may_be_an_operand(device: str) -> None:
    from lowbit_gemm.compat import gemm_lowbit  # noqa: PLC0415

    a = torch.randn(24, 48, dtype=torch.half, device=device).t()[::2]
    wanted = (a.double() @ a[:, ::1].t().double())[:, :24] / 0.5
    square = torch.randn(24, 24, dtype=torch.half, device=device)
    product = square.double() @ square.double() / 4
    out = torch.zeros(24, 48, dtype=torch.half, device=device)[:, ::2]

    gemm_lowbit(a, a.t(), out, 0.5, 1.0)
    gemm_lowbit(square, square, square, 2.0, 2.0)

    torch.testing.assert_close(out.double(), wanted, rtol=5e-3, atol=5e-3)
    torch.testing.assert_close(square.double(), product, rtol=5e-3, atol=5e-3)


@pytest.mark.parametrize(
    ("which", "said"),
    [("float", "c must be float16"), ("shape", r"a is \[2, 3\], b \[3, 4\], c \[2, 5\]")],
)
def test_what_does_not_fit_is_refused(which: str, said: str) -> None:
    from lowbit_gemm.compat import gemm_lowbit  # noqa: PLC0415

    a, b = torch.ones(2, 3).half(), torch.ones(3, 4).half()
    c = torch.ones(2, 4) if which == "float" else torch.ones(2, 5).half()

    with pytest.raises(ValueError, match=said):
        gemm_lowbit(a, b, c, 1.0, 1.0)
