"""Processes, run and measured: candidates and rivals in turns, so that all see the same machine."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypeAlias

Command: TypeAlias = Sequence[str]
_FINE = (0, 1, 3)  # of opwright, 1 says that a cause was found, 3 that of many files one is no text


class Run(NamedTuple):
    """One process, from its start to its end."""

    wall: float
    cpu: float
    """Seconds of all its threads, and of the processes that it waited for."""
    peak: int
    """Bytes of memory."""


class Timing(NamedTuple):
    """Medians over the rounds."""

    wall: float
    cpu: float
    peak: int


class Ratio(NamedTuple):
    """How many times the rival's time a process takes: medians of the ratios within each round."""

    wall: float
    cpu: float


def environment(**extra: str) -> dict[str, str]:
    """Return this process's environment without what changes how Python starts."""
    return {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")} | extra


def run(command: Command, environ: Mapping[str, str]) -> Run:
    """Run a command with its output thrown away; stop the benchmark when it fails."""
    silent = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_WRONLY, 0) for fd in (1, 2)]
    start = perf_counter()
    process = os.posix_spawn(command[0], tuple(command), environ, file_actions=silent)
    _, status, used = os.wait4(process, 0)
    wall = perf_counter() - start
    if (code := os.waitstatus_to_exitcode(status)) not in _FINE:
        raise SystemExit(f"exit status {code}: {' '.join(command)}")
    return Run(wall, used.ru_utime + used.ru_stime, used.ru_maxrss << 10)


class Rounds:
    """The runs of several commands, each run once in every round."""

    def __init__(self, commands: Mapping[str, Command], rounds: int) -> None:
        environ = environment()
        for command in commands.values():  # files come into the page cache
            run(command, environ)
        self._runs: dict[str, list[Run]] = {name: [] for name in commands}
        for _ in range(rounds):
            for name, command in commands.items():
                self._runs[name].append(run(command, environ))

    def timing(self, name: str) -> Timing:
        runs = self._runs[name]
        return Timing(
            median(one.wall for one in runs),
            median(one.cpu for one in runs),
            max(one.peak for one in runs),
        )

    def ratio(self, name: str, rival: str) -> Ratio:
        """Return the ratio to a rival, each run compared with the one of its own round."""
        pairs = list(zip(self._runs[name], self._runs[rival], strict=True))
        return Ratio(
            median(one.wall / other.wall for one, other in pairs),
            median(one.cpu / max(other.cpu, 1e-3) for one, other in pairs),
        )
