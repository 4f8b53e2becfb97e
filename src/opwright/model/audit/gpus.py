"""A binary and the GPU that it is meant to run on."""

from __future__ import annotations

from enum import Enum

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.audit.files import Binary


class Gpu(NamedTuple):
    """A GPU that a binary is meant to run on."""

    name: str
    """As the user calls it: `H100`, `sm_90`."""
    arch: str
    """`sm_90`, `gfx942`."""


class HowItRuns(Enum):
    """Whether a binary has code that a GPU can run."""

    NATIVE = "native"
    JIT = "jit"
    """The driver compiles its PTX, once, when it is first loaded."""
    NOT_AT_ALL = "no"


class GpuLoad(NamedTuple):
    """A binary and the GPU it would run on."""

    binary: Binary
    gpu: Gpu
    how: HowItRuns
    code: str | None = None
    """What serves it: `sm_90a`, `compute_80`."""
    driver: str | None = None
    """The oldest driver that can, `525.60.13`; None when that is not known."""
