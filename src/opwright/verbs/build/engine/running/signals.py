"""Signals that end a process, in the order that a build needs: its compilers first."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

_Handler = Callable[[int, FrameType | None], object] | signal.Handlers
_UNTOUCHED: dict[signal.Signals, _Handler] = {
    signal.SIGINT: signal.default_int_handler,
    signal.SIGTERM: signal.SIG_DFL,
    **({signal.SIGHUP: signal.SIG_DFL} if hasattr(signal, "SIGHUP") else {}),  # Windows has none
}
"""The signals that end a process, and how Python handles them where nobody has said otherwise."""


class _EndedError(BaseException):
    """The process was sent a signal that ends it."""


class Signals:
    """
    What keeps signals from ending a process before it has ended its children.

    What others have said to do on a signal is left to be done, and in a thread that is not the main one nothing can
    be kept from ending the process.
    """

    def __init__(self) -> None:
        self._received: int | None = None
        self._holds = False

    @contextmanager
    def raised(self) -> Iterator[None]:
        """Have a signal raise an exception, and end the process by it when the block is left."""
        is_main = threading.current_thread() is threading.main_thread()
        ours = [n for n, usual in _UNTOUCHED.items() if is_main and signal.getsignal(n) == usual]
        for number in ours:
            signal.signal(number, self._receive)
        try:
            yield
        finally:
            for number in ours:
                signal.signal(number, _UNTOUCHED[number])
            if self._received is not None and self._received != signal.SIGINT:
                os.kill(os.getpid(), self._received)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let no signal raise within the block, but at its end."""
        self._holds = True
        try:
            yield
        finally:
            self._holds = False
        self._raise()

    def _receive(self, number: int, _: FrameType | None) -> None:
        self._received = number
        if not self._holds:
            self._raise()

    def _raise(self) -> None:
        if self._received == signal.SIGINT:
            raise KeyboardInterrupt
        if self._received is not None:
            raise _EndedError
