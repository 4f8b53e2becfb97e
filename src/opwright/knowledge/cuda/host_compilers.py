"""
The newest GCC that each CUDA toolkit accepts as its host compiler.

From `crt/host_config.h` of each toolkit, which refuses a newer one.
"""

from __future__ import annotations

import re

_NEWEST_GCC = (
    ((13, 0), 15),
    ((12, 8), 14),
    ((12, 4), 13),
    ((12, 0), 12),
    ((11, 4), 11),
    ((11, 1), 10),
    ((11, 0), 9),
    ((10, 1), 8),
)
"""The toolkit that first accepted a major release of GCC, newest first."""


def newest_gcc(cuda: str | None) -> int | None:
    """Return the newest GCC that a CUDA accepts, `12.4.1` or `CUDA 12.4`; None when it is not known."""
    version = re.search(r"(\d+)(?:\.(\d+))?", cuda or "")
    if not version:
        return None
    toolkit = int(version[1]), int(version[2] or 0)
    return next((gcc for first, gcc in _NEWEST_GCC if toolkit >= first), None)
