"""The torch that is there before anything moves, and the label of its build."""

from __future__ import annotations

import re

from opwright.model import InstalledTorch
from opwright.model.named_tuple import NamedTuple

_LABEL = r"cpu|cu\d{2,3}|rocm[\d.]+|xpu"
TORCH_INDEX = "https://download.pytorch.org/whl/"


def is_label(local: str) -> bool:
    """Return whether a local version is the name of one of PyTorch's own indexes, `cu126`."""
    return re.fullmatch(_LABEL, local) is not None


class Present(NamedTuple):
    """The torch that is installed, or locked, before it moves."""

    version: str
    flavour: str = ""
    """`CPU`, `CUDA 12.6`; empty if only its version is known."""

    @property
    def label(self) -> str:
        local = self.version.partition("+")[2]
        return local if is_label(local) else ""


def present_torch(torch: InstalledTorch | None) -> Present | None:
    """Return the version and the flavour of an installed torch."""
    return Present(torch.version, torch.flavour) if torch else None
