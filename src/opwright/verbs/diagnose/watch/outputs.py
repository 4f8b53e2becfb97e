"""How an output of the command is seen: read where it lies, or passed on through a pipe or a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import stat
import termios
from contextlib import suppress

from opwright.model.named_tuple import NamedTuple
from opwright.verbs.diagnose.watch.relay import Keep, Pump
from opwright.verbs.diagnose.watch.starting import Streams

_CHUNK = 1 << 20


class Written(NamedTuple):
    """A file that the command writes to itself."""

    file: int
    begin: int

    def read(self, keep: Keep) -> None:
        """Hand over what was written since the command began, and is there now."""
        end = os.fstat(self.file).st_size
        at = self.begin if self.begin <= end else 0  # it was truncated meanwhile
        while at < end and (data := os.pread(self.file, min(_CHUNK, end - at), at)):
            keep(data)
            at += len(data)


class Outputs:
    """Both outputs of a command."""

    def __init__(self, keep: Keep, given: dict[int, int]) -> None:
        """Decide how each is shown; `given` has what is decided already."""
        self.written: list[Written] = []
        self.pumps: list[Pump] = []
        self.sized: list[tuple[int, int]] = []
        """Terminals, and the pseudo-terminals that are as large."""
        self._ours: list[int] = []
        self._keep = keep
        self.streams = dict(given)
        for number in (1, 2):
            if number not in self.streams and (chosen := self._chosen(number)) is not None:
                self.streams[number] = chosen

    def streams_of_command(self, stdin: int | None = None) -> Streams:
        return Streams(stdin, self.streams.get(1), self.streams.get(2))

    def close_ours(self) -> None:
        """Close what only the command writes to, when it has it."""
        for number in self._ours:
            os.close(number)

    def resize(self) -> None:
        for terminal, ours in self.sized:
            take_size(terminal, ours)

    def _chosen(self, number: int) -> int | None:
        """Return the descriptor to give to the command; None for our own."""
        if not os.get_inheritable(number):  # it was closed; see reserve_closed
            return None
        mode = os.fstat(number).st_mode
        if number != 1 and _is_same_output(1, number):
            return self.streams.get(1)
        if stat.S_ISREG(mode) and self._is_readable(number):
            return None
        if os.isatty(number):
            return self._terminal(number)
        if (stat.S_ISCHR(mode) or stat.S_ISBLK(mode)) and not _is_null(number):
            return None  # nothing stands between a command and its device
        source, ours = os.pipe()
        return self._passed_on(source, ours, number)

    def _is_readable(self, number: int) -> bool:
        try:
            file = os.open(f"/proc/self/fd/{number}", os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            return False
        appends = fcntl.fcntl(number, fcntl.F_GETFL) & os.O_APPEND
        begin = os.fstat(number).st_size if appends else os.lseek(number, 0, os.SEEK_CUR)
        self.written.append(Written(file, begin))
        return True

    def _terminal(self, number: int) -> int:
        source, ours = pty.openpty()
        attributes = termios.tcgetattr(ours)
        attributes[1] &= ~termios.OPOST  # the real terminal does this, once is enough
        termios.tcsetattr(ours, termios.TCSANOW, attributes)
        take_size(number, source)
        self.sized.append((number, source))
        return self._passed_on(source, ours, number)

    def _passed_on(self, source: int, ours: int, number: int) -> int:
        self.pumps.append(Pump(source, number, self._keep, outlives_reader=os.isatty(number)))
        self._ours.append(ours)
        return ours


def take_size(terminal: int, ours: int) -> None:
    """Make a pseudo-terminal as large as a terminal."""
    with suppress(OSError):
        size = fcntl.ioctl(terminal, termios.TIOCGWINSZ, b"\0" * 8)
        fcntl.ioctl(ours, termios.TIOCSWINSZ, size)


def is_same_terminal(one: int, other: int) -> bool:
    return os.isatty(one) and os.isatty(other) and _identity(one) == _identity(other)


def _identity(number: int) -> tuple[int, int, int]:
    found = os.fstat(number)
    return found.st_dev, found.st_ino, found.st_rdev


def _is_same_output(one: int, other: int) -> bool:
    """Return whether two descriptors write to the same place in turn, as after `2>&1`."""
    if not os.get_inheritable(one) or _identity(one) != _identity(other):
        return False
    if not stat.S_ISREG(os.fstat(one).st_mode):
        return True
    flags = [fcntl.fcntl(number, fcntl.F_GETFL) for number in (one, other)]
    places = [os.lseek(number, 0, os.SEEK_CUR) for number in (one, other)]
    return flags[0] == flags[1] and (bool(flags[0] & os.O_APPEND) or places[0] == places[1])


def _is_null(number: int) -> bool:
    with suppress(OSError):
        return os.fstat(number).st_rdev == os.stat(os.devnull).st_rdev
    return False
