"""How much of an artifact is read: what takes longer is done when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from opwright.model import Binary
from opwright.model.named_tuple import NamedTuple

MOST_LIBRARIES = 10_000
"""Of one artifact: a whole conda environment has half of it."""


class GpuReading(IntEnum):
    """How much is done to learn of the code for GPUs."""

    AT_HAND = 0
    """What costs milliseconds: all but the middle of a large compressed member of a wheel."""
    ON_DISK = 1
    """That too, unless it would have to be downloaded for this."""
    EVERYTHING = 2
    """That too, from anywhere, and the machine code itself is searched."""


def _never(_: Binary) -> bool:
    return False


class Reading(NamedTuple):
    """What to read of each shared library besides its tables."""

    hashed: bool = False
    """The SHA-256 of files on disk, up to 32 MiB; a wheel's RECORD has those of its members."""
    gpu: GpuReading | None = GpuReading.AT_HAND
    """None where the middle of the file is out of reach."""
    inside: Callable[[Binary], bool] = _never
    """Whether to look into its machine code, by what its tables say."""

    sources: bool = False
    """The Python sources of a package some of whose libraries a torch without GPUs can load."""


TABLES = Reading()
"""What costs milliseconds."""
