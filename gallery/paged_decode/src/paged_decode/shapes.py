"""What torch.compile asks of the operators: shapes without values."""

import torch
from torch import Tensor


def _fake(q: Tensor, *_: object) -> tuple[Tensor, Tensor]:
    return q.new_empty(q.shape), q.new_empty(q.shape[:-1], dtype=torch.float32)


def _writes(*_: object) -> None:
    """Make nothing: what is written is given."""


for _name in ("paged_decode", "paged_decode_block_tables"):
    torch.library.register_fake(f"opwright_paged::{_name}", _fake)
    torch.library.register_fake(f"opwright_paged::{_name}_out", _writes)
