"""gelu_tanh is as exact as rounding, but where a large result is small: there Hopper's own tanh has an absolute error."""

from __future__ import annotations

import sm90_gemm
import torch
from compared import OPS, needs_hopper, of_dtypes, on_devices
from kernels import KERNELS
from sm90_gemm import gemm, reference
from torch import Tensor

LARGE = (1040, 1016)
"""More than 2^20 elements, and no multiple of a tile."""
SMALL_FROM = -3.3
ERROR_OF_SMALL = 5e-6
UNIT = {torch.bfloat16: 1.03 * 2**-8, torch.float16: 1.3 * 2**-11}
"""Of a result, that rounding may be off by, with what the GPU's tanh adds to it."""
SUBNORMAL = 2**-25
"""What rounding to float16 may be off by in any case."""


class Graded:
    """Operands whose sums, 0.5 a @ b + 2 c + bias, are exact in float32, and go from -8 to 8."""

    def __init__(self, m: int, n: int, dtype: torch.dtype, device: str) -> None:
        rows, columns = torch.arange(m, device=device), torch.arange(n, device=device)
        self.a = torch.zeros(m, 16, dtype=dtype, device=device)
        self.a[:, 0] = (rows % 257 - 128) / 8
        self.b = torch.zeros(16, n, dtype=dtype, device=device)
        self.b[0] = 1
        self.c = (((7 * rows[:, None] + columns) % 31 - 15) / 4096).to(dtype)
        self.bias = ((columns % 127 - 63) / 2048).to(dtype)
        self.sums = 0.5 * self.a.double() @ self.b.double() + 2 * self.c.double() + self.bias.double()  # fmt: skip


def count_wrong(got: Tensor, sums: Tensor, error_of_small: float) -> int:
    """Return how many elements are further from gelu_tanh of the sums than they may be."""
    wanted = reference.activated(sums, "gelu_tanh")
    may_be_off = torch.where(sums < SMALL_FROM, error_of_small, SUBNORMAL)
    is_right = (got.double() - wanted).abs() <= UNIT[got.dtype] * wanted.abs() + may_be_off
    return int((~is_right).sum())


@on_devices
@of_dtypes
def test_a_large_result_has_an_absolute_error_where_it_is_small(
    dtype: torch.dtype, device: str
) -> None:
    given = Graded(*LARGE, dtype, device)

    got = gemm(given.a, given.b, given.c, given.bias, alpha=0.5, beta=2.0, activation="gelu_tanh")

    assert count_wrong(got, given.sums, ERROR_OF_SMALL) == 0


@needs_hopper
@of_dtypes
def test_each_kernel_has_both_forms(dtype: torch.dtype) -> None:
    wrong = []
    for size, error_of_small in ((LARGE, ERROR_OF_SMALL), ((1024, 1016), SUBNORMAL)):
        given = Graded(*size, dtype, "cuda")
        for kernel in (one for one in KERNELS if not one.is_float8):
            out = torch.full_like(given.c, float("nan"))
            b = given.b.mT.contiguous().mT if kernel.is_b_by_k else given.b

            OPS.gemm_by(given.a, b, given.c, given.bias, 0.5, 2.0, 3, kernel.name, 1, False, out)  # fmt: skip

            if count := count_wrong(out, given.sums, error_of_small):
                wrong.append((size, kernel.name, count))
    assert wrong == []


@needs_hopper
@of_dtypes
def test_each_kernel_of_float8_has_both_forms(dtype: torch.dtype) -> None:
    wrong = []
    for (m, n), error_of_small in (((1040, 1024), ERROR_OF_SMALL), ((1024, 1008), SUBNORMAL)):
        a, b = torch.zeros(m, 16, device="cuda"), torch.zeros(n, 16, device="cuda")
        a[:, 0], b[:, 0] = (torch.arange(m, device="cuda") % 33 - 16) / 2, 1
        bias = ((torch.arange(n, device="cuda") % 127 - 63) / 256).to(dtype)
        scale_a, scale_b = torch.full((m,), 0.5, device="cuda"), torch.full((n,), 4.0, device="cuda")  # fmt: skip
        sums = a.double() @ b.double().t() + bias.double()
        left, right = (x.to(torch.float8_e4m3fn) for x in (a, b.t()))
        for kernel in (one for one in KERNELS if one.is_float8):
            out = torch.full((m, n), float("nan"), dtype=dtype, device="cuda")

            OPS.float8_gemm_by(left, right, scale_a, scale_b, None, bias, 0.5, 0.0, 3, kernel.is_fast, kernel.name, 1, False, out)  # fmt: skip

            if count := count_wrong(out, sums, error_of_small):
                wrong.append((m, n, kernel.name, count))
    assert wrong == []


@needs_hopper
@of_dtypes
def test_special_numbers_pass_through_a_large_result(dtype: torch.dtype) -> None:
    a, b = (torch.ones(shape, dtype=dtype, device="cuda") for shape in ((1024, 8), (8, 1024)))
    big = torch.finfo(dtype).max / 2
    a[0], a[1, 0], a[2, 0], a[3, 0], a[4, 0] = 0, float("nan"), float("inf"), big, -big

    got = gemm(a, b, activation="gelu_tanh")

    assert bool((got[0] == 0).all())
    assert bool(got[1].isnan().all())
    assert bool((got[2] == float("inf")).all())
    assert torch.equal(got[3], gemm(a, b)[3])
    assert bool((got[4] == 0).all())
    assert bool(got[5:].isfinite().all())


@on_devices
@of_dtypes
def test_the_gradient_of_a_large_result_is_that_of_the_reference(
    dtype: torch.dtype, device: str
) -> None:
    given = Graded(*LARGE, dtype, device)
    a, b, c, bias = (x.requires_grad_() for x in (given.a, given.b, given.c, given.bias))
    wide = [x.detach().double().requires_grad_() for x in (a, b, c, bias)]

    found = torch.autograd.grad(gemm(a, b, c, bias, alpha=0.5, beta=2.0, activation="gelu_tanh").sum(), (a, b, c, bias))  # fmt: skip
    true = torch.autograd.grad(reference.gemm(*wide, alpha=0.5, beta=2.0, activation="gelu_tanh").sum(), wide)  # fmt: skip

    for x, y in zip(found, true, strict=True):
        assert float((x.double() - y).norm() / y.norm()) < 2e-2


def test_the_form_is_explained() -> None:
    def told(m: int, activation: str | None) -> str:
        return sm90_gemm.explain(m, 1024, 1024, activation=activation)

    if "no kernel" not in told(1024, None):
        assert "by the GPU's tanh" in told(1024, "gelu_tanh")
    assert "by the GPU's tanh" not in told(1023, "gelu_tanh") + told(1024, "gelu")
