"""One process at a time, as far as the file system can tell it: some on networks have no locks, or lose them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

_UNLOCKABLE = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EIO, errno.EINVAL)


@contextmanager
def alone(path: str, waiting: Callable[[], None]) -> Iterator[bool]:
    """
    Wait for other processes that have the lock of a file, and have it; `waiting` is called where there is one.

    Yields whether others are kept out. Where the file system has no locks they are not, and need not be: each file is
    written under a name of its own and put in its place whole. The kernel gives a lock back when its process ends.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        yield _locked(handle, waiting)
    finally:
        with suppress(OSError):
            os.close(handle)


def _locked(handle: int, waiting: Callable[[], None]) -> bool:
    import fcntl  # noqa: PLC0415 - Windows has none

    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waiting()
            fcntl.flock(handle, fcntl.LOCK_EX)
    except OSError as error:
        if error.errno in _UNLOCKABLE:
            return False
        raise
    return True
