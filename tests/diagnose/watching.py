"""Commands that `opwright diagnose` watches, and a terminal of their own for them."""

from __future__ import annotations

import os
import pty
import select
import sys

OPWRIGHT = [sys.executable, "-m", "opwright", "diagnose"]


NEVER = b"\0never"


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
        while until not in self.shown and select.select([self.terminal], [], [], 30)[0]:
            try:
                data = os.read(self.terminal, 4096)
            except OSError:
                break
            if not data:
                break
            self.shown += data
        before, found, rest = self.shown.partition(until)
        self.shown = rest
        return before + found

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def end(self) -> int:
        """Return the status."""
        status = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
        os.close(self.terminal)
        return status
