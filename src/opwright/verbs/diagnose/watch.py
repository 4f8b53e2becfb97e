"""
Run a command, pass its output through, and keep what may explain a failure.

Where our own output is a terminal the command gets one too (a pseudo-terminal), so that its colours
and progress bars are what they are without us. Bytes are not changed. Signals that we get are handed
on, and the command's exit status is ours.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import selectors
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from types import FrameType

from opwright.errors import OpwrightError

_CHUNK = 1 << 16
_FORWARDED = ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2")
_NOT_FOUND, _NOT_EXECUTABLE = 127, 126
_PATIENCE = 0.5
"""Seconds to wait for output of what a command has left running when it ended itself."""


class CannotRunError(OpwrightError):
    """A command could not be started; the status is a shell's: 127 not found, 126 not executable."""

    def __init__(self, command: str, error: OSError) -> None:
        super().__init__(f"cannot run {command!r}: {error.strerror}")
        self.exit_status = _NOT_FOUND if isinstance(error, FileNotFoundError) else _NOT_EXECUTABLE


def run_watched(command: Sequence[str], keep: Callable[[bytes], None]) -> int:
    """
    Run a command; hand its output, in the order it comes, to `keep`; return its exit status.

    A command that a signal has ended leaves 128 and the number of the signal, as in a shell. Raises
    CannotRunError.
    """
    with contextlib.ExitStack() as stack:
        streams = _streams(stack)
        try:
            process = subprocess.Popen(
                command, stdout=streams[1].ours_to_give, stderr=streams[2].ours_to_give
            )
        except OSError as error:
            raise CannotRunError(command[0], error) from error
        for stream in {id(s): s for s in streams.values()}.values():
            os.close(stream.ours_to_give)
        stack.enter_context(_forwarding(process, streams))
        _pass_through(process, list({id(s): s for s in streams.values()}.values()), keep)
        status = process.wait()
    return 128 - status if status < 0 else status


class _Stream:
    """One of the command's outputs: a pipe, or a pseudo-terminal where ours is a terminal."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_terminal = os.isatty(number)
        if self.is_terminal:
            self.source, self.ours_to_give = pty.openpty()
            self._leave_bytes_alone()
            self.take_size()
        else:
            self.source, self.ours_to_give = os.pipe()

    def _leave_bytes_alone(self) -> None:
        attributes = termios.tcgetattr(self.ours_to_give)
        attributes[1] &= ~termios.OPOST  # the real terminal does this, once is enough
        termios.tcsetattr(self.ours_to_give, termios.TCSANOW, attributes)

    def take_size(self) -> None:
        """Make the pseudo-terminal as large as the terminal."""
        if self.is_terminal:
            with contextlib.suppress(OSError):
                size = fcntl.ioctl(self.number, termios.TIOCGWINSZ, b"\0" * 8)
                fcntl.ioctl(self.source, termios.TIOCSWINSZ, size)


def _streams(stack: contextlib.ExitStack) -> dict[int, _Stream]:
    """Return the streams for output and error output: one for both where both are the terminal."""
    out = _Stream(1)
    both = out.is_terminal and os.isatty(2) and os.ttyname(1) == os.ttyname(2)
    error = out if both else _Stream(2)
    for stream in {id(s): s for s in (out, error)}.values():
        stack.callback(os.close, stream.source)
    return {1: out, 2: error}


@contextlib.contextmanager
def _forwarding(process: subprocess.Popen[bytes], streams: dict[int, _Stream]) -> Iterator[None]:
    """Hand signals on; an interrupt from the keyboard reaches the command by itself."""

    def forward(number: int, _: FrameType | None) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(number)

    def resize(*_: object) -> None:
        for stream in streams.values():
            stream.take_size()

    numbers = [getattr(signal, name) for name in _FORWARDED if hasattr(signal, name)]
    # What we were started to ignore, under nohup for example, the command ignores as well.
    numbers = [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]
    before = {number: signal.signal(number, forward) for number in numbers}
    # What is typed reaches the command too; what another process sends reaches only us.
    typed = any(map(os.isatty, (0, 1, 2)))
    before[signal.SIGINT] = signal.signal(signal.SIGINT, (lambda *_: None) if typed else forward)
    if hasattr(signal, "SIGWINCH"):
        before[signal.SIGWINCH] = signal.signal(signal.SIGWINCH, resize)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _pass_through(
    process: subprocess.Popen[bytes], streams: Sequence[_Stream], keep: Callable[[bytes], None]
) -> None:
    """Copy output until it ends, or for a moment after the command has."""
    with selectors.DefaultSelector() as selector:
        for stream in streams:
            selector.register(stream.source, selectors.EVENT_READ, stream)
        last = None
        while selector.get_map():
            ready = selector.select(timeout=0.1)
            for key, _ in ready:
                data = _read(key.fd)
                if not data:
                    selector.unregister(key.fd)
                    continue
                _write(key.data.number, data)
                keep(data)
            if process.poll() is not None and not ready:
                last = last or monotonic()
                if monotonic() - last > _PATIENCE:
                    return


def _read(source: int) -> bytes:
    try:
        return os.read(source, _CHUNK)
    except OSError:  # a pseudo-terminal that nobody holds any more
        return b""


def _write(number: int, data: bytes) -> None:
    """Write all of it; when the reader has left, go on for the command's sake and the diagnosis."""
    (sys.stdout if number == 1 else sys.stderr).flush()
    view = memoryview(data)
    with contextlib.suppress(BrokenPipeError):
        while view:
            view = view[os.write(number, view) :]
