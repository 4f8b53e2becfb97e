"""Exact products of int8 activations and ternary weights in 2 bits, BitNet's W2A8, and a linear layer made of them."""

from pathlib import Path

import torch

library = str(Path(__file__).with_name("_C.so"))
"""The path of what is loaded here, which has Microsoft's bitlinear_int8xint2, too."""

torch.ops.load_library(library)

from lowbit_gemm import reference as reference  # noqa: E402
from lowbit_gemm import shapes as shapes  # noqa: E402 - it registers for what was loaded
from lowbit_gemm.functions import lowbit_gemm, quantize_per_token  # noqa: E402
from lowbit_gemm.linear import BitLinear, convert  # noqa: E402
from lowbit_gemm.packing import pack_ternary, unpack_ternary  # noqa: E402

__all__ = [
    "BitLinear",
    "convert",
    "library",
    "lowbit_gemm",
    "pack_ternary",
    "quantize_per_token",
    "unpack_ternary",
]
