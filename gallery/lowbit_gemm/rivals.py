"""Those that multiply by the same weights, in 2, 8 and 16 bits."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

Product = Callable[[], Tensor]
_LEAST_OF_INT_MM = 32  # rows: it refuses fewer than 17


class Layer:
    """Random weights [n, k], as each rival wants them; made when they are first asked for."""

    def __init__(self, n: int, k: int, seed: int) -> None:
        generator = torch.Generator("cuda").manual_seed(seed)
        self.int8 = torch.randint(-1, 2, (n, k), dtype=torch.int8, device="cuda", generator=generator)  # fmt: skip
        self.scale = torch.rand(1, device="cuda", generator=generator).bfloat16() + 0.01


class Rows:
    """Rows of x [m, k] in each type; the same values where they have room for them."""

    def __init__(self, m: int, k: int) -> None:
        wide = torch.randn(m, k, device="cuda")
        scale = 127 / wide.abs().amax(1)
        self.int8 = (wide * scale[:, None]).round().to(torch.int8)
        self.scale = scale.bfloat16()
        self.bfloat16 = wide.bfloat16()
        self.fp8 = wide.to(torch.float8_e4m3fn)
        self.padded = torch.nn.functional.pad(self.int8, (0, 0, 0, max(0, _LEAST_OF_INT_MM - m)))


def int_mm(rows: Rows, weight: Tensor) -> Product:
    """Return torch._int_mm on int8 weights: sums, without their scales."""
    return lambda: torch._int_mm(rows.padded, weight.t())


def fp8(rows: Rows, weight: Tensor) -> Product:
    """Return torch._scaled_mm with a scale for each operand."""
    one = torch.ones((), device="cuda")
    return lambda: torch._scaled_mm(
        rows.fp8, weight.t(), scale_a=one, scale_b=one, out_dtype=torch.bfloat16
    )


def bfloat16(rows: Rows, weight: Tensor) -> Product:
    """Return a product in bfloat16."""
    return lambda: rows.bfloat16 @ weight.t()


class Microsoft:
    """bitlinear_int8xint2 of bitnet_kernels.cu, as its compile.sh builds it."""

    SIZES = (
        *((2560, 2560), (3840, 2560), (13824, 2560), (2560, 6912), (3200, 3200)),
        *((4800, 3200), (20480, 3200), (3200, 10240), (5120, 27648), (55296, 5120)),
    )
    """N and K that it has; for all others it prints, and computes nothing."""

    def __init__(self, library: Path) -> None:
        self.function = ctypes.CDLL(str(library)).bitlinear_int8xint2

    def product(self, rows: Rows, packed: Tensor, scale: Tensor) -> Product:
        """Return its product, of one row."""
        out = torch.empty(1, packed.shape[0], dtype=torch.bfloat16, device="cuda")
        scales = scale.expand(6).contiguous()
        n, k = packed.shape[0], packed.shape[1] * 4
        pointers = [ctypes.c_void_p(x.data_ptr()) for x in (rows.int8, packed, out, rows.scale, scales)]  # fmt: skip
        sizes = [ctypes.c_int(x) for x in (1, n, k)]

        def call() -> Tensor:
            stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
            self.function(*pointers, *sizes, stream)
            return out

        call.kept = (rows, packed, scales)  # type: ignore[attr-defined]
        return call


def gemlite(rows: Rows, weight: Tensor, scale: Tensor) -> Product:
    """Return gemlite's A8W158 on rows that were quantised beforehand: its kernel for so many rows, and no more."""
    from gemlite import core, helper  # noqa: PLC0415 - not everyone has it

    make: Any = helper.A8W158_INT_dynamic(device=str(weight.device), dtype=torch.bfloat16)
    layer = make.from_weights(weight, scale)
    kernel = core.GEMLITE_TRITON_MAPPING[core.get_matmul_type(len(rows.int8), layer.W_nbits)]
    tensors = (layer.W_q, layer.scales, layer.zeros, 1 / rows.scale.float()[:, None])
    _, *numbers, _ = layer.get_meta_args()
    type_id = layer.input_dtype.value * 100 + layer.W_nbits
    return lambda: kernel.forward(rows.int8, *tensors, *numbers, True, type_id)
