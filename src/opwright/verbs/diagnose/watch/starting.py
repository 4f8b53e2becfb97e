"""The command is started as whoever started us would have started it."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from functools import cache

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.diagnose.watch.signals import Inherited

_LAST_STANDARD = 2
_NOT_FOUND, _NOT_EXECUTABLE = 127, 126
_SHELLS = ("sh", "bash", "dash", "zsh", "ksh", "mksh", "fish", "busybox", "ash", "make")
_COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python puts into LC_CTYPE if there is no locale (PEP 538), which selects compilers' quotes."""


class CannotRunError(OpwrightError):
    """A command could not be started; the status is a shell's: 127 not found, 126 not executable."""

    def __init__(self, command: str, error: OSError) -> None:
        super().__init__(f"cannot run {command!r}: {error.strerror}")
        self.exit_status = _NOT_FOUND if isinstance(error, FileNotFoundError) else _NOT_EXECUTABLE


class Streams(NamedTuple):
    """The descriptors that a command gets; None for our own."""

    stdin: int | None = None
    stdout: int | None = None
    stderr: int | None = None


def start(
    command: Sequence[str],
    streams: Streams,
    inherited: Inherited,
    before: Callable[[], None] | None = None,
) -> subprocess.Popen[bytes]:
    """Start a command with the signals and all descriptors that it would have inherited. Raises OSError."""

    def prepare() -> None:
        if before:
            before()
        if is_pipe_ignored():
            signal.signal(signal.SIGPIPE, signal.SIG_IGN)
        if inherited.is_child_ignored:
            signal.signal(signal.SIGCHLD, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_SETMASK, inherited.mask)

    return subprocess.Popen(
        command,
        stdin=streams.stdin,
        stdout=streams.stdout,
        stderr=streams.stderr,
        close_fds=False,  # `make` has given some to its jobs, and `<(…)` is one
        env=_environment(),
        preexec_fn=prepare,  # noqa: PLW1509 - there are no threads yet
    )


def _environment() -> dict[str, str] | None:
    """Return the environment that we were started with, where Python has changed it."""
    if os.environ.get("LC_CTYPE") not in _COERCED:
        return None
    try:
        with open("/proc/self/environ", "rb") as opened:
            was_there = any(one.startswith(b"LC_CTYPE=") for one in opened.read().split(b"\0"))
    except OSError:
        return None
    return None if was_there else {k: v for k, v in os.environ.items() if k != "LC_CTYPE"}


@cache
def is_pipe_ignored() -> bool:
    """
    Return whether we were started to ignore SIGPIPE, as by a shell after `trap '' PIPE`.

    Python ignores it anyway, so only the one who started us can tell; a shell hands on what it ignores.
    """
    try:
        with open(f"/proc/{os.getppid()}/status", encoding="ascii", errors="replace") as opened:
            told = dict(line.rstrip("\n").split(":\t", 1) for line in opened if ":\t" in line)
        ignored = int(told["SigIgn"], 16)
    except (OSError, KeyError, ValueError):
        return False
    return told["Name"] in _SHELLS and bool(ignored >> (signal.SIGPIPE - 1) & 1)


def reserve_closed() -> None:
    """
    Keep what we open from getting the number of a standard stream that was closed.

    What stands there instead is not inherited, so that the command finds it closed, too.
    """
    number = os.open(os.devnull, os.O_RDWR)  # the lowest that is free
    while number <= _LAST_STANDARD:
        number = os.open(os.devnull, os.O_RDWR)
    os.close(number)
