"""Products of float8: exact where sums are, close to float64 elsewhere, promoted to float32 unless it is asked not to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from cases import COLUMN, LAYOUTS, ROW, Case
from compared import OPS, is_close, needs_hopper, of_dtypes, on_devices
from kernels import KERNELS, Kernel
from sm90_gemm import gemm, reference
from torch import Tensor

FLOAT8 = torch.float8_e4m3fn
SIZES = [(300, 520, 264), (129, 65, 1000), (1, 16, 32), (40, 200, 72), (200, 24, 640), (7, 9, 5)]
CASES = [
    *(Case(*size, *layout) for size in SIZES for layout in LAYOUTS),
    *(Case(64, 96, 48, *layout, pad=pad) for layout in LAYOUTS for pad in (1, 16)),
]


class Scaled:
    """Operands in float8, their scales, and what the product is in float64."""

    def __init__(self, case: Case, device: str, dtype: torch.dtype, *, whole: bool = False) -> None:
        a, b, self.c, self.bias = case.inputs(dtype, device, whole=whole)
        self.a, self.b = (_float8(x) for x in (a, b))
        generator = torch.Generator(device).manual_seed(1)
        self.scale_a, self.scale_b = (
            2.0 ** torch.randint(-3, 2, (size,), device=device, generator=generator).float()
            for size in (case.m, case.n)
        )

    def wanted(
        self,
        scale_a: Tensor,
        scale_b: Tensor,
        *,
        alpha: float = 1.0,
        beta: float = 0.0,
        activation: str | None = None,
    ) -> Tensor:
        wide = self.a.double() * scale_a.double().reshape(-1, 1)
        return reference.gemm(
            wide,
            self.b.double() * scale_b.double(),
            self.c.double(),
            self.bias.double(),
            alpha=alpha,
            beta=beta,
            activation=activation,
        )


def _float8(x: Tensor) -> Tensor:
    """Return it in float8, with the same strides."""
    bits = torch.zeros(x.untyped_storage().nbytes() // x.element_size(), dtype=FLOAT8, device=x.device)  # fmt: skip
    return bits.as_strided(x.shape, x.stride(), x.storage_offset()).copy_(x)


@on_devices
@of_dtypes
def test_products_of_whole_numbers_are_exact(dtype: torch.dtype, device: str) -> None:
    wrong = []
    for case in CASES:
        given = Scaled(case, device, dtype, whole=True)
        for scale_a, scale_b in (
            (given.scale_a, given.scale_b),
            (given.scale_a[:1], given.scale_b[:1]),
            (given.scale_a[:, None], given.scale_b[:1]),
        ):
            got = gemm(given.a, given.b, given.c, given.bias, scale_a=scale_a, scale_b=scale_b, beta=2.0, out_dtype=dtype)  # fmt: skip

            if not torch.equal(got, given.wanted(scale_a, scale_b, beta=2.0).to(dtype)):
                wrong.append((case, scale_a.shape, scale_b.shape))
    assert wrong == []


@on_devices
@pytest.mark.parametrize("activation", reference.ACTIVATIONS)
def test_results_are_close_to_those_in_float64(activation: str | None, device: str) -> None:
    for case in CASES[::3]:
        given = Scaled(case, device, torch.bfloat16)
        for fast in (False, True):
            got = gemm(given.a, given.b, given.c, given.bias, scale_a=given.scale_a, scale_b=given.scale_b, alpha=0.25, beta=0.5, activation=activation, fast_accum=fast)  # fmt: skip

            wanted = given.wanted(given.scale_a, given.scale_b, alpha=0.25, beta=0.5, activation=activation)  # fmt: skip
            assert is_close(got, wanted), (case, fast)


@on_devices
def test_scales_may_be_left_out(device: str) -> None:
    given = Scaled(Case(64, 48, 32), device, torch.bfloat16, whole=True)

    assert torch.equal(gemm(given.a, given.b).double(), given.a.double() @ given.b.double())


@on_devices
def test_leading_dimensions_broadcast(device: str) -> None:
    given = Scaled(Case(24, 40, 16, batch=(3,)), device, torch.bfloat16, whole=True)
    got = gemm(given.a, given.b[0], scale_a=given.scale_a, scale_b=given.scale_b)

    b = given.b[0].double() * given.scale_b.double()
    wanted = given.a.double() * given.scale_a[:, None].double() @ b
    assert torch.equal(got, wanted.to(torch.bfloat16))


@on_devices
def test_sums_are_promoted_to_float32(device: str) -> None:
    # one large product, and then small ones, which the tensor cores' own sums of 14 bits lose
    a = torch.full((64, 4096), 1.0, device=device).to(FLOAT8)
    a[:, 0] = 128.0
    b = torch.full((4096, 64), 2.0**-6, device=device).to(FLOAT8)
    b[0] = 128.0

    got = gemm(a, b, scale_a=torch.tensor(2.0**-14, device=device)).float()

    exact = (128.0 * 128.0 + 4095 * 2.0**-6) * 2.0**-14
    assert float((got - exact).abs().max()) < 2.0**-8


@needs_hopper
@pytest.mark.parametrize(
    "kernel", [one for one in KERNELS if one.is_float8], ids=lambda kernel: kernel.name
)
def test_each_kernel_is_right(kernel: Kernel) -> None:
    wrong = []
    for case in CASES:
        given = Scaled(case, "cuda", torch.bfloat16, whole=True)
        out = torch.full_like(given.c, float("nan"))
        beta = 0.0 if kernel.is_fast else 1.0  # the fast one adds no c

        OPS.float8_gemm_by(given.a, given.b, given.scale_a, given.scale_b, given.c, given.bias, 1.0, beta, 0, kernel.is_fast, kernel.name, 1, False, out)  # fmt: skip

        if not torch.equal(
            out, given.wanted(given.scale_a, given.scale_b, beta=beta).to(out.dtype)
        ):
            wrong.append(case)
    assert wrong == []


@needs_hopper
def test_large_products_are_right() -> None:
    for m, n, k in ((4096, 2048, 1024), (16, 8192, 4096), (127, 5001, 777)):
        given = Scaled(Case(m, n, k, ROW, COLUMN), "cuda", torch.bfloat16)
        got = gemm(given.a, given.b, None, given.bias, scale_a=given.scale_a, scale_b=given.scale_b)

        assert is_close(got, given.wanted(given.scale_a, given.scale_b)), (m, n, k)


@on_devices
def test_what_does_not_fit_is_refused(device: str) -> None:
    given = Scaled(Case(16, 24, 8), device, torch.bfloat16)
    a, b = given.a, given.b
    refused: tuple[tuple[Callable[[], Tensor], str], ...] = (
        (lambda: gemm(a, b, scale_a=given.scale_a[:3]), "scale_a must have 1 element or 16"),
        (lambda: gemm(a, b, scale_b=given.scale_b.double()), "scale_b must"),
        (lambda: gemm(a, b.to(torch.bfloat16)), "b must have the dtype of a"),
        (lambda: gemm(a, b, None, given.bias.half()), "bias must have the dtype of the result"),
        (lambda: gemm(a, b, out_dtype=torch.float32), "the result must be bfloat16 or float16"),
        (lambda: gemm(given.c, given.c.mT, scale_a=given.scale_a), "scales and another out_dtype"),
        (lambda: gemm(a, b, None, given.bias.requires_grad_()), "no gradient"),
    )
    for wrong, told in refused:
        with pytest.raises(RuntimeError, match=told):
            wrong()


@on_devices
def test_torch_finds_nothing_wrong(device: str) -> None:
    given = Scaled(Case(16, 24, 8), device, torch.bfloat16)

    for more in ((given.c, given.bias, 0.5, 0.25, 2), (None, None, 1.0, 0.0, 0)):
        torch.library.opcheck(
            OPS.float8_gemm.default,
            (given.a, given.b, given.scale_a, given.scale_b, *more, False, False),
            test_utils="test_faketensor",  # its comparison of schemas multiplies float8, which torch cannot
            atol=0.1,
            rtol=0.05,
        )
