"""What torch_scatter.testing has: the types and devices of its own tests, and of those that use them."""

from typing import Any

import torch
from torch import Tensor

reductions = ["sum", "add", "mean", "min", "max"]
dtypes = [torch.half, torch.bfloat16, torch.float, torch.double, torch.int, torch.long]
grad_dtypes = [torch.float, torch.double]
devices = [torch.device("cpu"), *([torch.device("cuda:0")] if torch.cuda.is_available() else [])]


def tensor(x: Any, dtype: torch.dtype, device: torch.device) -> Tensor | None:
    """Return a tensor of nested lists, or None of None."""
    return None if x is None else torch.tensor(x, device=device).to(dtype)
