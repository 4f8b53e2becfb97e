"""Signals that we get, told one after the other to whoever listens, with where they come from."""

from __future__ import annotations

import os
import resource
import signal
import struct
import threading
from collections.abc import Iterable
from contextlib import suppress
from typing import NoReturn

from opwright.model.named_tuple import NamedTuple

_END = signal.SIGURG
_NOT_HANDED_ON = frozenset(
    getattr(signal, name)
    for name in (
        *("SIGKILL", "SIGSTOP", "SIGCHLD", "SIGWINCH", "SIGURG", "SIGTTIN", "SIGTTOU", "SIGPIPE"),
        *("SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL", "SIGTRAP", "SIGABRT", "SIGSYS"),
        *("SIGXCPU", "SIGXFSZ"),
    )
)
"""What nobody can catch, what is about this process, and what has a meaning of its own here."""
HANDED_ON = tuple(sorted(signal.valid_signals() - _NOT_HANDED_ON))
_TYPED = (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGHUP)
"""What a terminal sends."""
_FROM_KERNEL = 0x80
_RECORD = struct.Struct("iii")


class Received(NamedTuple):
    """A signal."""

    number: int
    is_typed: bool
    """The terminal has sent it, to the whole group of processes."""
    sender: int


class Inherited(NamedTuple):
    """What a command inherits of signals, from who started us."""

    mask: Iterable[int]
    is_child_ignored: bool
    """SIGCHLD is: nobody can wait for children then, so that we have to hear of ours."""


class Signals:
    """What we get while a command runs: nothing is done by itself, so that nothing is done twice."""

    def __init__(self) -> None:
        # What we were started to ignore, under nohup for example, the command ignores as well.
        heard = [one for one in HANDED_ON if signal.getsignal(one) is not signal.SIG_IGN]
        self._set = frozenset({*heard, signal.SIGCHLD, signal.SIGWINCH, _END})
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, self._set)
        self._child_before = signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        self.inherited = Inherited(mask, self._child_before is signal.SIG_IGN)
        self.source, self._target = os.pipe()
        self._thread: threading.Thread | None = None

    def listen(self) -> None:
        """Begin to tell; no process may be forked after this."""
        self._thread = threading.Thread(target=self._wait, daemon=True)
        self._thread.start()

    def received(self) -> Iterable[Received]:
        """Yield what has come."""
        for number, code, sender in _RECORD.iter_unpack(os.read(self.source, _RECORD.size * 64)):
            yield Received(number, code == _FROM_KERNEL and number in _TYPED, sender)

    def _wait(self) -> None:
        while True:
            number, code, sender = _wait_for(self._set)
            if number == _END:
                return
            os.write(self._target, _RECORD.pack(number, code, sender))

    def close(self) -> None:
        """Let signals do what they did before."""
        if self._thread and self._thread.ident:
            signal.pthread_kill(self._thread.ident, _END)
            self._thread.join()
        for number in (self.source, self._target):
            os.close(number)
        signal.signal(signal.SIGCHLD, self._child_before)
        signal.pthread_sigmask(signal.SIG_SETMASK, self.inherited.mask)


def _wait_for(numbers: Iterable[int]) -> tuple[int, int, int]:
    if hasattr(signal, "sigwaitinfo"):
        found = signal.sigwaitinfo(numbers)
        return found.si_signo, found.si_code, found.si_pid
    number = signal.sigwait(numbers)  # macOS does not say where it comes from
    return number, _FROM_KERNEL if os.isatty(0) else 0, 0


def interrupt_group(number: int) -> None:
    """Send a signal that was typed to whoever waits for us, as our terminal would have done."""
    before = signal.signal(number, signal.SIG_IGN)
    os.kill(0, number)
    signal.signal(number, before)


def end_by(number: int) -> NoReturn:
    """End by a signal, as a command has ended: shells leave their loops for that, and not for a status of 130."""
    _, most = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (0, most))
    with suppress(OSError):  # SIGKILL has no action to set
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [number])
    os.kill(os.getpid(), number)
    os._exit(128 + number)  # what a shell makes of it, unless it terminates


def stop_ourselves(number: int, *, group: bool = False) -> None:
    """Stop like a process that does not handle the signal; return when continued, or at once if nobody could continue us."""
    before = signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [number])
    os.kill(0 if group else os.getpid(), number)
    signal.pthread_sigmask(signal.SIG_BLOCK, [number])
    signal.signal(number, before)
