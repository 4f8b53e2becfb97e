"""
A command that has a terminal of its own, in a session of its own, with somebody who waits for it there.

A process that stops must have a parent in its session that can wake it, or the system does not let it stop. So the
leader of the session is neither we nor the command: it starts the command in the foreground or in the background,
tells us when that stops or ends, and lets it go on when we say so.
"""

from __future__ import annotations

import errno
import fcntl
import os
import signal
import socket
import struct
import termios
from collections.abc import Sequence
from contextlib import suppress

from opwright.model.named_tuple import NamedTuple
from opwright.verbs.diagnose.watch.signals import Inherited
from opwright.verbs.diagnose.watch.starting import CannotRunError, Streams, start

STARTED, FAILED, STOPPED, ENDED, LOST = range(5)
_EVENT = struct.Struct("ii")
_FOREGROUND, _BACKGROUND = b"f", b"b"
_OURS = (
    *(signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGTSTP),
    *(signal.SIGTTIN, signal.SIGTTOU, signal.SIGPIPE),
)
"""What the leader takes no notice of."""


class Told(NamedTuple):
    """What the leader tells, and a number with it."""

    kind: int
    value: int


class Session:
    """A command in a session of its own, as we see it."""

    def __init__(self, channel: socket.socket, leader: int, command: int) -> None:
        self.channel = channel
        self._leader = leader
        self.command = command

    def told(self) -> Told:
        """Return the next thing that happened."""
        return _receive(self.channel)

    def go_on(self, *, in_foreground: bool) -> None:
        with suppress(OSError):
            self.channel.send(_FOREGROUND if in_foreground else _BACKGROUND)

    def bring_to_foreground(self) -> None:
        with suppress(OSError):
            os.kill(self._leader, signal.SIGUSR1)

    def end(self) -> None:
        self.channel.close()
        with suppress(ChildProcessError):
            os.waitpid(self._leader, 0)


def start_session(
    command: Sequence[str],
    streams: Streams,
    terminal: int,
    inherited: Inherited,
    *,
    in_foreground: bool,
) -> Session:
    """Start a command in a session whose terminal is `terminal`. Raises CannotRunError."""
    ours, theirs = socket.socketpair()
    leader = os.fork()
    if leader == 0:
        ours.close()
        try:
            _Leader(theirs, terminal).lead(command, streams, inherited, in_foreground=in_foreground)
        finally:
            os._exit(0)
    theirs.close()
    kind, value = _receive(ours)
    session = Session(ours, leader, value)
    if kind != STARTED:
        session.end()
        number = value or errno.EIO
        raise CannotRunError(command[0], OSError(number, os.strerror(number)))
    return session


def _receive(channel: socket.socket) -> Told:
    data = channel.recv(_EVENT.size)
    return Told(*_EVENT.unpack(data)) if len(data) == _EVENT.size else Told(LOST, 0)


class _Leader:
    """The leader of a session, in a process of its own."""

    def __init__(self, channel: socket.socket, terminal: int) -> None:
        self._channel = channel
        self._terminal = terminal
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
        self._before = {number: signal.signal(number, signal.SIG_IGN) for number in _OURS}

    def lead(
        self, command: Sequence[str], streams: Streams, inherited: Inherited, *, in_foreground: bool
    ) -> None:
        def prepare() -> None:
            os.setpgid(0, 0)
            if in_foreground:
                os.tcsetpgrp(self._terminal, os.getpid())
            for number, action in self._before.items():
                is_ignored = action is signal.SIG_IGN and number != signal.SIGPIPE
                signal.signal(number, signal.SIG_IGN if is_ignored else signal.SIG_DFL)

        try:
            process = start(command, streams, inherited, prepare)
        except OSError as error:
            self._tell(FAILED, error.errno or 0)
            return
        signal.signal(signal.SIGUSR1, lambda *_: self._take_turn(process.pid))
        signal.pthread_sigmask(signal.SIG_SETMASK, inherited.mask)
        self._close_all_else()
        self._tell(STARTED, process.pid)
        self._wait(process.pid)

    def _wait(self, command: int) -> None:
        while True:
            _, status = os.waitpid(command, os.WUNTRACED)
            if not os.WIFSTOPPED(status):
                # Who goes on in the group of the command is not hung up on when we leave.
                self._take_turn(os.getpgrp())
                self._tell(ENDED, status)
                return
            self._tell(STOPPED, os.WSTOPSIG(status))
            answer = self._channel.recv(1)
            self._take_turn(command if answer == _FOREGROUND else os.getpgrp())
            os.killpg(command, signal.SIGCONT)

    def _take_turn(self, group: int) -> None:
        with suppress(OSError):
            os.tcsetpgrp(self._terminal, group)

    def _close_all_else(self) -> None:
        """Keep nobody waiting for the end of a pipe that only the command has."""
        kept = sorted({self._terminal, self._channel.fileno()})
        last = -1
        for number in (*kept, os.sysconf("SC_OPEN_MAX")):
            os.closerange(last + 1, number)
            last = number

    def _tell(self, kind: int, value: int) -> None:
        with suppress(OSError):
            self._channel.send(_EVENT.pack(kind, value))
