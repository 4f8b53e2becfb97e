"""Matrix products for Hopper in bfloat16 and float16, of any sizes and strides, with their epilogues and gradients."""

from pathlib import Path

import torch

torch.ops.load_library(str(Path(__file__).with_name("_C.so")))

from sm90_gemm import fallback as fallback  # noqa: E402
from sm90_gemm import float8 as float8  # noqa: E402
from sm90_gemm import gradients as gradients  # noqa: E402 - they register for what was loaded
from sm90_gemm import grouped as grouped  # noqa: E402
from sm90_gemm import reference as reference  # noqa: E402
from sm90_gemm import shapes as shapes  # noqa: E402
from sm90_gemm.functions import explain, gemm  # noqa: E402
from sm90_gemm.grouped import grouped_gemm  # noqa: E402

__all__ = ["explain", "gemm", "grouped_gemm"]
