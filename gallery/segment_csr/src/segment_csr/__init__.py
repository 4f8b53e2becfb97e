"""Reductions over segments of rows, whose borders `indptr` names, and what they are differentiated to."""

from pathlib import Path

import torch

torch.ops.load_library(str(Path(__file__).with_name("_C.so")))

from segment_csr import gradients as gradients  # noqa: E402 - it registers for what was loaded
from segment_csr import reference as reference  # noqa: E402
from segment_csr.functions import (  # noqa: E402
    gather_csr,
    segment_add_csr,
    segment_csr,
    segment_max_csr,
    segment_mean_csr,
    segment_min_csr,
    segment_sum_csr,
)

__all__ = [
    "gather_csr",
    "segment_add_csr",
    "segment_csr",
    "segment_max_csr",
    "segment_mean_csr",
    "segment_min_csr",
    "segment_sum_csr",
]
