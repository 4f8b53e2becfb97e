"""The user's terminal, while a command has one of its own: what is typed goes to the command unechoed."""

from __future__ import annotations

import fcntl
import os
import pty
import termios
import tty
from contextlib import suppress

from opwright.verbs.diagnose.watch.outputs import is_same_terminal, take_size
from opwright.verbs.diagnose.watch.relay import Keep, Pump

_TIOCGPTPEER = 0x5441
"""Linux: opens the other side of a pseudo-terminal, wherever devices lie."""
_MOST_TYPED = 1 << 12
"""What a terminal keeps at most."""


class Terminal:
    """A terminal and a pseudo-terminal that stands in for it."""

    def __init__(self) -> None:
        """Take the terminal of the standard input and output."""
        try:
            flags = os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK | os.O_CLOEXEC
            self.device = os.open("/proc/self/fd/1", flags)
        except OSError:
            self.device = os.dup(1)
        self.master, self.slave = pty.openpty()
        os.set_blocking(self.master, False)  # a paste may be more than it takes at once
        attributes = termios.tcgetattr(self.device)
        termios.tcsetattr(self.slave, termios.TCSANOW, attributes)
        self.resize()
        self.interrupting: tuple[bytes, bytes] = (
            attributes[6][termios.VINTR],
            attributes[6][termios.VQUIT],
        )
        """The keys that have a terminal send SIGINT and SIGQUIT."""
        self._is_raw = False
        self._ended_lines: int = attributes[1] & termios.OPOST
        """The flag, if the command wants it, while it is taken from its own terminal."""

    @property
    def is_ours(self) -> bool:
        """Whether it is our turn to read from it."""
        try:
            return os.tcgetpgrp(self.device) == os.getpgrp()
        except OSError:  # it controls nobody of us
            return True

    def pumps(self, keep: Keep, notice: Keep) -> tuple[Pump, Pump]:
        """Return what copies its output, and the input, which `notice` sees."""
        return (
            Pump(self.master, self.device, keep, owned=False, outlives_reader=True),
            Pump(self.device, self.master, notice, owned=False),
        )

    def take(self) -> None:
        """Have all that is typed passed on as it is, if it is our turn."""
        if self.is_ours:
            with suppress(termios.error):
                tty.setraw(self.device, termios.TCSADRAIN)
                if not self._is_raw:
                    self._processing(self._ended_lines)
                self._is_raw = True
            self.resize()

    def give_back(self) -> None:
        """Set it as the command has left its own."""
        if self._is_raw and self.is_ours:
            with suppress(termios.error):
                attributes = termios.tcgetattr(self.master)
                termios.tcsetattr(self.device, termios.TCSADRAIN, attributes)
        if self._is_raw:
            self.leave_lines_alone()
        self._is_raw = False

    def put_back(self, typed: bytes) -> None:
        """Leave to whoever reads next what the command did not, where the system lets us (TIOCSTI)."""
        if self._is_raw and self.is_ours:
            with suppress(OSError):
                for number in self._unread() + typed:
                    fcntl.ioctl(self.device, termios.TIOCSTI, bytes((number,)))

    def _unread(self) -> bytes:
        """Return what was typed and not read."""
        slave = fcntl.ioctl(self.master, _TIOCGPTPEER, os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC)
        before = termios.tcgetattr(slave)
        try:
            tty.setraw(slave, termios.TCSANOW)
            at_once = termios.tcgetattr(slave)
            at_once[6][termios.VMIN] = 0
            termios.tcsetattr(slave, termios.TCSANOW, at_once)
            return os.read(slave, _MOST_TYPED)
        finally:
            termios.tcsetattr(slave, termios.TCSANOW, before)
            os.close(slave)

    def leave_lines_alone(self) -> None:
        """Let only the real terminal translate line ends, while it does."""
        self._ended_lines = self._processing(0)

    def _processing(self, flag: int) -> int:
        """Set whether the command's terminal ends lines; return whether it did."""
        try:
            attributes = termios.tcgetattr(self.master)
            before: int = attributes[1] & termios.OPOST
            attributes[1] = attributes[1] & ~termios.OPOST | flag
            termios.tcsetattr(self.master, termios.TCSANOW, attributes)
        except termios.error:
            return 0
        return before

    def resize(self) -> None:
        take_size(self.device, self.master)


def has_terminal() -> bool:
    """Return whether a command would read from the terminal that it writes to."""
    try:
        return is_same_terminal(0, 1)
    except OSError:
        return False
