"""A limit of time for what one input may take, wherever its reader or judge is at that moment."""

from __future__ import annotations

import _thread  # threading takes 1 ms to import
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time

from opwright.errors import UnreadableInputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from types import FrameType
else:
    import _signal as signal  # what signal adds are enums, which take 1 ms

_AGAIN = 0.5
"""Seconds after which it is told once more: what is raised in a finalizer, nobody hears."""

_SHORTLY = 0.01


class _TimeIsUp(BaseException):
    """The time of one input has passed."""


@contextmanager
def time_limit(seconds: float, what: str = "it") -> Iterator[None]:
    """
    Raise UnreadableInputError once the block has taken so many seconds of this process's own time.

    Waiting does not count, nor do others on a busy machine. Only the main thread can be interrupted, and only where nobody
    else handles the signal that does it; elsewhere there is no limit. On Windows one search of `re` is not interrupted.
    """
    number = _signal_number()
    if not _is_main_thread() or signal.getsignal(number) is not signal.SIG_DFL:
        yield
        return
    clock = _interval_timer if hasattr(signal, "setitimer") else _watching_thread
    signal.signal(number, _raise)
    try:
        with clock(seconds, number):
            yield
    except _TimeIsUp:
        raise UnreadableInputError(f"{what} takes more than {seconds:.0f} s to read") from None
    finally:
        signal.signal(number, signal.SIG_DFL)


def _signal_number() -> signal.Signals:
    """Return that of the interval timer; on Windows, which has none, one that nothing there sends."""
    return signal.SIGVTALRM if hasattr(signal, "SIGVTALRM") else signal.SIGTERM


def _is_main_thread() -> bool:
    threading = sys.modules.get("threading")
    return threading is None or threading.current_thread() is threading.main_thread()


@contextmanager
def _interval_timer(seconds: float, _: signal.Signals) -> Iterator[None]:
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


@contextmanager
def _watching_thread(seconds: float, number: signal.Signals) -> Iterator[None]:
    """Have a thread look at the clock and interrupt the main one: between two instructions, not within a search of `re`."""
    block_ended, thread_ended = _thread.allocate_lock(), _thread.allocate_lock()
    block_ended.acquire()
    thread_ended.acquire()
    began = process_time()

    def watch() -> None:
        wait = seconds
        while not block_ended.acquire(timeout=wait):
            left = seconds - (process_time() - began)
            wait = max(left, _SHORTLY) if left > 0 else _AGAIN
            if left <= 0:
                _thread.interrupt_main(number)
        thread_ended.release()

    _thread.start_new_thread(watch, ())
    try:
        yield
    finally:
        block_ended.release()
        thread_ended.acquire()  # it interrupts nobody else


def _raise(_: int, __: FrameType | None) -> None:
    raise _TimeIsUp
