"""Copies of this process, which are to end when it does, however it ends: killed, it can no longer tell them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

_PR_SET_PDEATHSIG = 1
"""See prctl(2)."""
_SIGKILL = 9


def end_with_parent(parent: int) -> None:
    """Have the system kill this process once `parent`, whose thread has forked it, is gone. Linux only."""
    if sys.platform != "linux":
        return
    with suppress(ImportError, OSError, AttributeError):  # a Python without ctypes, or a C library
        import ctypes  # noqa: PLC0415 - some milliseconds, for copies only

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, _SIGKILL)
    if os.getppid() != parent:  # gone before
        os._exit(1)
