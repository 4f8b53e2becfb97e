"""What the tests of values share: on what they run, and when a result is right."""

import cases
import pytest
import scatter_ops
import torch
from cases import CASES, FLOATS, REDUCTIONS, Case
from scatter_ops import reference
from torch import Tensor

OPS = torch.ops.opwright_scatter
DEVICES = ["cpu", *(["cuda"] if torch.cuda.is_available() else [])]
on_devices = pytest.mark.parametrize("device", DEVICES)
in_floats = pytest.mark.parametrize("dtype", FLOATS, ids=str)
by_all = pytest.mark.parametrize("reduce", REDUCTIONS)
of_cases = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
EPSILON = {torch.float16: 2.0**-10, torch.bfloat16: 2.0**-7}


def reduced(src: Tensor, indptr: Tensor, reduce: str) -> tuple[Tensor, Tensor | None]:
    found = getattr(scatter_ops, f"segment_{reduce}_csr")(src, indptr)
    return found if isinstance(found, tuple) else (found, None)


def assert_right(got: Tensor, wanted: Tensor, sizes: Tensor) -> None:
    """16 bits: within a unit in the last place of the sum; wider ones within what adding up in them costs."""
    if not got.is_floating_point():
        assert torch.equal(got.cpu(), wanted.to(got.dtype))
        return
    finite = wanted.isfinite()
    assert torch.equal(got.cpu().double()[~finite].nan_to_num(0), wanted[~finite].nan_to_num(0))
    unit = EPSILON.get(got.dtype, 0) * wanted.abs() + (6e-8 if got.dtype in EPSILON else 0)
    narrow = 1e-14 if got.dtype == torch.float64 else 1e-6
    error = (got.cpu().double() - wanted).abs()[finite]
    assert bool((error <= (unit + narrow * sizes)[finite]).all()), float(error.max())


def sizes_of(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    """Return what is added up, as if all signs were the same: what rounding errors are in proportion to."""
    wide = src.cpu().double().abs() if src.is_floating_point() else src.cpu()
    return reference.segment_csr(wide, indptr.cpu(), reduce)[0].double().nan_to_num(0, posinf=0)


def sample(device: str) -> tuple[Tensor, Tensor]:
    return Case("", cases.uniform(3), 6, (4,)).tensors(torch.float32, device)
