"""Commands that `opwright diagnose` watches, and a terminal of their own for them."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
import time

OPWRIGHT = [sys.executable, "-m", "opwright", "diagnose"]


NEVER = b"\0never"
PATIENCE = 300
"""Tenths of a second, each counted while we run: where everything was paused, it is not used up at once."""


class OnTerminal:
    """A command in a terminal of its own."""

    def __init__(self, *command: str) -> None:
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.environ["PS1"] = "$ "
            os.execv(command[0], command)  # noqa: S606
        self.shown = b""

    def read(self, until: bytes = NEVER) -> bytes:
        """Return what is shown, up to some words, or to the end."""
        while until not in self.shown and (data := self._next()):
            self.shown += data
        before, found, rest = self.shown.partition(until)
        assert found or until == NEVER, f"{until!r} is not shown, but {self.shown!r}"
        self.shown = rest
        return before + found

    def _next(self) -> bytes:
        """Return what is shown next, or nothing at the end."""
        for _ in range(PATIENCE):
            if select.select([self.terminal], [], [], 0.1)[0]:
                try:
                    return os.read(self.terminal, 4096)
                except OSError:  # nobody has the other side any more
                    break
        return b""

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def end(self) -> int:
        """Return the status; a command that does not end is killed, and fails the test."""
        for _ in range(PATIENCE):
            child, status = os.waitpid(self.child, os.WNOHANG)
            if child:
                os.close(self.terminal)
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.1)
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        os.close(self.terminal)
        raise AssertionError(f"it does not end, and has shown {self.shown!r}")
