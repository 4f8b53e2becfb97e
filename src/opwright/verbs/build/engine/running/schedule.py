"""Commands side by side: as many as there are cores, and as their memory allows."""

from __future__ import annotations

import os
import select
import signal
import subprocess
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import IO

from opwright.model.build.plan import Step
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.build.engine.running.disk import time_there
from opwright.verbs.build.engine.running.signals import Signals

_SPARED = 0.9
"""The part of the free memory that is used."""
_LARGEST_LOG = 4 << 20
_NAP = 0.02
_DEFAULTS = {"HIP_PLATFORM": "amd"}
"""Otherwise hipcc runs an nvcc that it finds on PATH, which knows none of the flags for AMD's compiler."""


class Job(NamedTuple):
    """A step that is to be done, and under which names it writes."""

    step: Step
    folder: str
    output: str
    depfile: str
    memory: int
    inputs: Mapping[str, str]
    """What the files that it compiles hold, by their SHA-256."""


class Done(NamedTuple):
    """A command that has ended."""

    job: Job
    status: int
    log: str
    seconds: float
    memory: int
    began: int
    """When it began, in ns as the file system of its output counts."""
    start: float
    """The same by a clock that nobody sets."""


class _Running(NamedTuple):
    job: Job
    process: subprocess.Popen[bytes]
    log: IO[bytes]
    start: float
    began: int


def run_jobs(
    jobs: Sequence[Job], most: int, memory: int | None, started: Callable[[Job], None]
) -> Generator[Done, None, None]:
    """
    Yield jobs as they end.

    Half of those that run at once are the largest, the others the smallest: a compiler needs most shortly before it ends,
    and equals that begin together end together. One always runs, whatever it takes. After a failure no other is begun,
    and those that run are waited for: they need not be done again. All are killed when the caller leaves, or is ended by a signal.
    """
    waiting = sorted(jobs, key=lambda job: -job.memory)
    running: dict[int, _Running] = {}
    room = None if memory is None else int(memory * _SPARED)
    failed = False
    signals = Signals()
    with signals.raised(), _all_killed(running):
        while running or (waiting and not failed):
            while not failed and (job := _next(waiting, running, most, room)):
                waiting.remove(job)
                started(job)
                with signals.held():
                    one = _start(job)
                    running[one.process.pid] = one
            done = _wait(running)
            failed = failed or bool(done.status)
            yield done


def _next(
    waiting: Sequence[Job], running: Mapping[int, _Running], most: int, room: int | None
) -> Job | None:
    if not waiting or len(running) >= max(most, 1):
        return None
    taken = [one.job.memory for one in running.values()]
    free = None if room is None or not running else room - sum(taken)
    fitting = [job for job in waiting if free is None or job.memory <= free]
    if not fitting:
        return None
    as_large = sum(memory >= fitting[0].memory for memory in taken)
    has_largest = as_large >= most / 2
    return min(fitting, key=lambda job: job.memory) if has_largest else fitting[0]


def _start(job: Job) -> _Running:
    began = time_there(_folder_of(job))
    log: IO[bytes] = os.fdopen(
        os.memfd_create("log"), "w+b"
    )  # a disk that is full would swallow it
    command = job.step.command(job.output, job.depfile if job.step.depfile else None)
    try:
        process = subprocess.Popen(
            command,
            cwd=job.folder,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # so that all of a compiler's processes can be killed
            env={**_DEFAULTS, **os.environ, "LC_ALL": "C"},  # diagnose reads it
        )
    except OSError:
        log.close()
        raise
    return _Running(job, process, log, monotonic(), began)


def _folder_of(job: Job) -> str:
    return os.path.dirname(os.path.join(job.folder, job.output))


def _wait(running: dict[int, _Running]) -> Done:
    """Return the next job that ends; `wait4` tells what it took."""
    while True:
        for pid in running:
            ended, status, used = os.wait4(pid, os.WNOHANG)
            if ended:
                break
        else:
            _until_one_ends(running)
            continue
        one = running.pop(pid)
        one.process.returncode = os.waitstatus_to_exitcode(
            status
        )  # so that nobody waits for it again
        return _done(one, used.ru_maxrss >> 10)


def _until_one_ends(running: Mapping[int, _Running]) -> None:
    """Sleep until the first of some processes has ended, and leave it to be waited for."""
    flags = os.WEXITED | os.WNOWAIT
    if len(running) == 1:
        os.waitid(os.P_PID, next(iter(running)), flags)
        return
    try:
        handles = [os.pidfd_open(pid) for pid in running]
    except OSError:  # a Linux before 5.3, or a sandbox
        sleep(_NAP)
        return
    try:
        poll = select.poll()
        for handle in handles:
            poll.register(handle, select.POLLIN)
        poll.poll()
    finally:
        for handle in handles:
            os.close(handle)


def _done(one: _Running, memory: int) -> Done:
    seconds = monotonic() - one.start
    with one.log as log:
        log.seek(0)
        text = log.read(_LARGEST_LOG).decode("utf-8", "replace")
    status = one.process.returncode
    if status < 0:
        name = signal.Signals(-status).name
        text += f"\n{os.path.basename(one.job.step.tool)}: killed by signal {-status} ({name})\n"
    return Done(one.job, status, text, seconds, memory, one.began, one.start)


@contextmanager
def _all_killed(running: Mapping[int, _Running]) -> Iterator[None]:
    try:
        yield
    finally:
        _kill(running)


def _kill(running: Mapping[int, _Running]) -> None:
    for pid, one in running.items():
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
        one.process.wait()
        one.log.close()
