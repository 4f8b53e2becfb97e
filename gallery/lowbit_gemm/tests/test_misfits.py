"""What is said of tensors that do not fit."""

from typing import Any

import lowbit_gemm
import pytest
import torch
from cases import Case

X, WEIGHT, X_SCALE, WEIGHT_SCALE = Case(3, 48, 64).inputs()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"x": X.float()}, r"x must be int8 \[M, K\], and is Float\[3, 64\] on the CPU"),
        ({"x": X[0]}, r"x must be int8 \[M, K\], and is Char\[64\]"),
        ({"x": X[:, :32]}, "weight must have a quarter of the columns of x"),
        ({"x": X[:, :48], "weight": WEIGHT[:, :12]}, "K of 32: .*; N is 48, K is 48"),
        ({"weight": WEIGHT[:8]}, "N must be a multiple of 16 .* N is 8, K is 64"),
        ({"weight": WEIGHT.int()}, r"weight must be uint8 \[N, K / 4\]"),
        ({"x_scale": X_SCALE[:2]}, "one bfloat16 or float32 for each of the 3 rows of x"),
        ({"x_scale": X_SCALE.half()}, "one bfloat16 or float32"),
        ({"weight_scale": torch.ones(5)}, "groups of equal size of the 48 rows"),
        ({"weight_scale": torch.ones(0)}, "groups of equal size"),
        ({"bias": torch.ones(3)}, "bias must have a bfloat16, float16 or float32 for each of the 48"),
        ({"out": torch.ones(3, 47)}, r"out must be bfloat16, float16 or float32 \[3, 48\], and is Float\[3, 47\]"),
        ({"dtype": torch.int32}, "out must be bfloat16, float16 or float32"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_what_does_not_fit_is_said(changed: dict[str, Any], said: str) -> None:
    given = {"x": X, "weight": WEIGHT, "x_scale": X_SCALE, "weight_scale": WEIGHT_SCALE}

    with pytest.raises(RuntimeError, match=said):
        lowbit_gemm.lowbit_gemm(**{**given, **changed})


def test_what_cannot_be_quantised_is_said() -> None:
    with pytest.raises(RuntimeError, match=r"x must be float32, bfloat16 or float16 \[M, K\]"):
        lowbit_gemm.quantize_per_token(torch.ones(3, 4, dtype=torch.int8))
