"""A limit of time for what one input may take, wherever its reader or judge is at that moment."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from opwright.errors import UnreadableInputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from types import FrameType
else:
    import _signal as signal  # what signal adds are enums, which take 1 ms

_AGAIN = 0.5
"""Seconds after which it is told once more: what is raised in a finalizer, nobody hears."""


class _TimeIsUp(BaseException):
    """The time of one input has passed."""


@contextmanager
def time_limit(seconds: float, what: str = "it") -> Iterator[None]:
    """
    Raise UnreadableInputError once the block has taken so many seconds of this process's own time.

    Waiting does not count, nor do others on a busy machine. Only the main thread can be interrupted, and
    only where the system has interval timers and nobody else uses this one; elsewhere there is no limit.
    """
    if not _has_timer():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _raise)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds, _AGAIN)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except _TimeIsUp:
        raise UnreadableInputError(f"{what} takes more than {seconds:.0f} s to read") from None
    finally:
        signal.signal(signal.SIGVTALRM, before)


def _has_timer() -> bool:
    threading = sys.modules.get("threading")
    is_main = threading is None or threading.current_thread() is threading.main_thread()
    own = hasattr(signal, "setitimer") and signal.getsignal(signal.SIGVTALRM) is signal.SIG_DFL
    return is_main and own


def _raise(_: int, __: FrameType | None) -> None:
    raise _TimeIsUp
