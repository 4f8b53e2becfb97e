"""The delta rule of linear attention, plain and gated: token by token, by chunks, and in place for decoding."""

from importlib.util import find_spec
from pathlib import Path

import torch

torch.ops.load_library(str(Path(__file__).with_name("_C.so")))

from delta_rule import recurrent as recurrent  # noqa: E402 - it registers for what was loaded
from delta_rule import reference as reference  # noqa: E402
from delta_rule.functions import (  # noqa: E402
    chunk_delta_rule,
    decode_delta_rule,
    delta_rule,
    recurrent_delta_rule,
)

HAS_TRITON = find_spec("triton") is not None
"""On a GPU, chunks and the backward pass need it; torch for CUDA brings it."""

__all__ = ["chunk_delta_rule", "decode_delta_rule", "delta_rule", "recurrent_delta_rule"]
