"""Attention of a few query tokens over a paged cache of keys and values, without a plan."""

from pathlib import Path

import torch

torch.ops.load_library(str(Path(__file__).with_name("_C.so")))

from paged_decode import reference as reference  # noqa: E402
from paged_decode import shapes as shapes  # noqa: E402 - it registers for what was loaded
from paged_decode.functions import paged_decode, paged_decode_block_tables  # noqa: E402

__all__ = ["paged_decode", "paged_decode_block_tables"]
