"""The installed torch before anything moves, and the label of its build."""

from __future__ import annotations

import re

from opwright.model import Environment
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
    is_conda: bool = False
    """Whether conda has installed it, which keeps a build for CPUs without a label."""

    @property
    def label(self) -> str:
        local = self.version.partition("+")[2]
        if self.is_conda and self.flavour == "CPU":
            return "cpu"
        return local if is_label(local) else ""


def present_torch(environment: Environment) -> Present | None:
    """Return the version and the flavour of the torch that is installed."""
    torch = environment.torch
    if torch is None:
        return None
    return Present(torch.version, torch.flavour, "torch" in dict(environment.conda_names))
