"""A part of a test as a user who is not root, in a process of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import pytest

NOBODY = 65534
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root becomes somebody else")


def as_nobody(act: Callable[[], int]) -> int:
    """Return what a function returns, below 256, that a copy of this process calls as another user."""
    child = os.fork()
    if child == 0:
        status = 255
        try:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            status = act()
        except BaseException as error:  # noqa: BLE001 - this copy of pytest must not go on
            sys.stderr.write(f"{type(error).__name__}: {error}\n")
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
