"""A command is run and watched; see the package."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress

from opwright.model.named_tuple import NamedTuple
from opwright.verbs.diagnose.watch import session as sessions
from opwright.verbs.diagnose.watch.outputs import Outputs, is_same_terminal
from opwright.verbs.diagnose.watch.relay import Keep, Relay
from opwright.verbs.diagnose.watch.session import Session, start_session
from opwright.verbs.diagnose.watch.signals import Received, Signals, stop_ourselves
from opwright.verbs.diagnose.watch.starting import (
    CannotRunError,
    is_pipe_ignored,
    reserve_closed,
    start,
)
from opwright.verbs.diagnose.watch.terminal import Terminal, has_terminal

_TURN = 0.25
"""Seconds after which one in the background looks whether it is in the foreground now: nobody tells."""
_STOPS = (signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU)


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    """Its exit status; of one that a signal has ended, the negative number of that, as subprocess has it."""
    is_interrupted: bool
    """The signal was typed: a terminal sends it to whoever waits for the command, too."""


def run_watched(command: Sequence[str], keep: Keep) -> Ended:
    """
    Run a command; hand its output to `keep`, in order, as it comes or when it has ended; return how it ended.

    Raises CannotRunError.
    """
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.flush()
    reserve_closed()
    is_pipe_ignored()  # while our parent is who started us
    with ExitStack() as stack:
        signals = Signals()
        stack.callback(signals.close)
        watched = _OnTerminal if has_terminal() else _Beside
        watch = watched(command, keep, signals)
        signals.listen()
        watch.run()
    watch.leave()
    status = os.waitstatus_to_exitcode(watch.status)
    return Ended(status, watch.has_typed and -status in (signal.SIGINT, signal.SIGQUIT))


class _Watch:
    """A command that runs."""

    def __init__(self, outputs: Outputs, keep: Keep, signals: Signals) -> None:
        self.status = 0
        self.has_typed = False
        """Whether what interrupts it was typed, and nobody but the command has got it."""
        self._outputs = outputs
        self._keep = keep
        self._signals = signals
        self._has_ended = False
        self._relay = Relay(outputs.pumps)
        self._relay.listeners[signals.source] = self._listen

    def run(self) -> None:
        """Serve the command until it ends."""
        while not self._has_ended:
            self._relay.step(self._patience())
        self._end()
        self._relay.finish()
        for written in self._outputs.written:
            written.read(self._keep)

    def _end(self) -> None:
        """Leave what the command had of ours."""

    def leave(self) -> None:
        """Serve whom the command has left running, but not here."""
        self._relay.leave_to_itself()

    def _patience(self) -> float | None:
        return None

    def _listen(self) -> None:
        for received in self._signals.received():
            self._take(received)

    def _take(self, received: Received) -> None:
        raise NotImplementedError

    def _send(self, command: int, number: int, *, group: bool = False) -> None:
        with suppress(ProcessLookupError, PermissionError):
            (os.killpg if group else os.kill)(command, number)


class _Beside(_Watch):
    """A command that shares our session and terminal: what is typed reaches it as it reaches us."""

    def __init__(self, command: Sequence[str], keep: Keep, signals: Signals) -> None:
        super().__init__(Outputs(keep, {}), keep, signals)
        try:
            streams = self._outputs.streams_of_command()
            self._process: subprocess.Popen[bytes] = start(command, streams, signals.inherited)
        except OSError as error:
            raise CannotRunError(command[0], error) from error
        self._outputs.close_ours()

    def _take(self, received: Received) -> None:
        number = received.number
        if number == signal.SIGCHLD:
            self._look()
        elif number == signal.SIGWINCH:
            self._resize(received)
        else:
            if not received.is_typed:
                self._send(self._process.pid, number)
            if number == signal.SIGTSTP:
                stop_ourselves(number)

    def _look(self) -> None:
        pid, status = os.waitpid(self._process.pid, os.WNOHANG)
        if pid:
            self.status, self._has_ended = status, True
            self._process.returncode = os.waitstatus_to_exitcode(status)

    def _resize(self, received: Received) -> None:
        """Tell the command again, which may have looked before its terminal had the new size."""
        if self._outputs.sized and received.sender != os.getpid():
            self._outputs.resize()
            os.kill(0, signal.SIGWINCH)


class _OnTerminal(_Watch):
    """One that has the terminal: it gets one of its own, and a session where ours has one."""

    def __init__(self, command: Sequence[str], keep: Keep, signals: Signals) -> None:
        self._has_stopped = False
        self._terminal = Terminal()
        slave = self._terminal.slave
        given = {1: slave} | ({2: slave} if is_same_terminal(1, 2) else {})
        outputs = Outputs(keep, given)
        shown, self._typed = self._terminal.pumps(keep, self._notice)
        outputs.pumps.append(shown)
        super().__init__(outputs, keep, signals)
        self._is_in_foreground = self._terminal.is_ours
        streams = outputs.streams_of_command(stdin=slave)
        self._session: Session = start_session(
            command,
            streams,
            slave,
            signals.inherited,
            in_foreground=self._is_in_foreground,
        )
        outputs.close_ours()
        os.close(slave)
        self._relay.listeners[self._session.channel.fileno()] = self._hear
        if self._is_in_foreground:
            self._take_terminal()
        else:
            self._terminal.leave_lines_alone()

    def run(self) -> None:
        try:
            super().run()
        finally:
            self._leave_terminal()

    def _notice(self, typed: bytes) -> None:
        self.has_typed |= any(key in typed for key in self._terminal.interrupting)

    def _end(self) -> None:
        self._relay.catch_up()  # its own terminal has ended these lines: ours must not, too
        self._terminal.put_back(bytes(self._typed.pending))
        self._leave_terminal()

    def _patience(self) -> float | None:
        """Look whether it is our turn, where it was not."""
        if not self._is_in_foreground and self._terminal.is_ours:
            self._is_in_foreground = True
            self._take_terminal()
            self._session.bring_to_foreground()
        return None if self._is_in_foreground else _TURN

    def _take_terminal(self) -> None:
        self._terminal.take()
        if self._typed not in self._relay.pumps:
            self._relay.pumps.append(self._typed)

    def _leave_terminal(self) -> None:
        self._terminal.give_back()
        self._relay.drop(self._typed)

    def _hear(self) -> None:
        told = self._session.told()
        if told.kind == sessions.STOPPED:
            self._suspend(told.value)
        elif told.kind in (sessions.ENDED, sessions.LOST):
            self.status = told.value if told.kind == sessions.ENDED else signal.SIGHUP
            self._has_ended = True
            del self._relay.listeners[self._session.channel.fileno()]
            self._session.end()
            self._relay.drop(self._typed)

    def _suspend(self, number: int) -> None:
        """Stop because the command has stopped, unless it only waited for its turn; go on when we do."""
        wants_terminal = number in (signal.SIGTTIN, signal.SIGTTOU) and not self._is_in_foreground
        if not (wants_terminal and self._terminal.is_ours):
            self._relay.finish()
            self._leave_terminal()
            self._has_stopped = True
            stop_ourselves(number if number in _STOPS else signal.SIGTSTP, group=True)
        self._is_in_foreground = self._terminal.is_ours
        if self._is_in_foreground:
            self._take_terminal()
        self._session.go_on(in_foreground=self._is_in_foreground)

    def _take(self, received: Received) -> None:
        match received.number:
            case signal.SIGWINCH:
                self._terminal.resize()
            case signal.SIGCONT:
                if self._is_in_foreground:
                    self._take_terminal()
                if not self._has_stopped:  # or `go_on` wakes it
                    self._send(self._session.command, signal.SIGCONT)
                self._has_stopped = False
            case signal.SIGCHLD:
                pass
            case number:
                self._send(self._session.command, number, group=received.is_typed)
