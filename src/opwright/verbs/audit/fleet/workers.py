"""
Processes that work for this one, each on one artifact at a time.

They are copies of this process, so that they have what it has read. One that is killed, which is how
a system ends what takes too much memory, costs the artifact that it was at and nothing else: another
takes its place. After some dozens a worker is replaced as well, so that nothing piles up in it.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Sequence
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic

from opwright.facts.machine.parent_death import end_with_parent
from opwright.verbs.audit.fleet.values import BUG, DEADLINE, UNREADABLE, Item, Lost, Result, Work

_ARTIFACTS_EACH = 64
_FIRST_TO_DIE = "500"
"""Of 1000: whom the system is to choose when memory runs out, rather than this process."""


def results(
    items: Iterable[Item], work: Work, lost: Lost, *, jobs: int, deadline: float = DEADLINE
) -> Generator[Result, None, None]:
    """
    Yield the results of the items as they complete; none takes more than `deadline` seconds.

    Where the system copies no processes, as Windows, they are worked on here, one after the other, without a deadline.
    """
    if not hasattr(os, "fork"):
        yield from map(work, items)
        return
    waiting = iter(items)
    crew: dict[object, _Worker] = {}
    try:
        while True:
            for item in islice(waiting, jobs - len(crew)):
                worker = _Worker(work, [worker.connection for worker in crew.values()])
                crew[worker.connection] = worker
                worker.begin(item)
            if not crew:
                return
            first = min(worker.began for worker in crew.values()) + deadline
            ready = wait([one.connection for one in crew.values()], max(0.0, first - monotonic()))
            late = [one.connection for one in crew.values() if one.began + deadline <= monotonic()]
            for connection in dict.fromkeys([*ready, *late]):
                worker = crew[connection]
                if connection not in ready:
                    worker.give_up(f"was stopped: it took more than {deadline:.0f} s")
                yield worker.result(lost)
                next_item = next(waiting, None) if worker.may_go_on else None
                if next_item is None:
                    crew.pop(connection).end()
                else:
                    worker.begin(next_item)
    finally:
        for worker in crew.values():
            worker.stop()


class _Worker:
    """A process, and the end of the pipe to it."""

    def __init__(self, work: Work, others: Sequence[Connection]) -> None:
        context = get_context("fork")
        self.connection, far = context.Pipe()
        self._process = context.Process(
            target=_serve,
            args=(far, work, (*others, self.connection), os.getpid()),
            daemon=True,
        )
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # until it knows to ignore it
        self._process.start()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        far.close()
        self.began = monotonic()
        """When it was given what it is at."""
        self._item: Item | None = None
        self._left = _ARTIFACTS_EACH
        self._given_up = ""

    @property
    def may_go_on(self) -> bool:
        return self._left > 0

    def begin(self, item: Item) -> None:
        self._item = item
        self.began = monotonic()
        with suppress(OSError):  # it is gone, which `result` will see
            self.connection.send(item)

    def result(self, lost: Lost) -> Result:
        """Return what has come of the item that it was given."""
        if self._item is None:
            raise RuntimeError("it has nothing to do")
        try:
            self._left -= 1
            message: Result = self.connection.recv()
        except (EOFError, OSError):
            self._left = 0
            self._process.join()
            end = (self._given_up, UNREADABLE) if self._given_up else None
            return lost(self._item, *(end or _end(self._process.exitcode or 0)))
        return message

    def give_up(self, why: str) -> None:
        """End it, whose result is then that it was lost."""
        self._given_up = why
        self._process.kill()

    def end(self) -> None:
        """Let it go."""
        with suppress(OSError):
            self.connection.send(None)
        self.connection.close()
        self._process.join()

    def stop(self) -> None:
        """Kill it; it holds nothing that could be lost."""
        self._process.kill()
        self.connection.close()
        self._process.join()


def _end(status: int) -> tuple[str, int]:
    """Return how a process ended, and the exit status for that; a kill comes from the system."""
    if status == -signal.SIGKILL:
        return "was killed (SIGKILL, possibly out of memory)", UNREADABLE
    name = signal.Signals(-status).name if status < 0 else f"exit status {status}"
    return f"ended unexpectedly ({name})", BUG


def _serve(
    connection: Connection, work: Work, inherited: Iterable[Connection], parent: int
) -> None:
    """Serve as a worker until there is no more work or the parent is gone."""
    end_with_parent(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is at the keyboard means the whole run
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    for other in inherited:
        other.close()
    with suppress(OSError), open("/proc/self/oom_score_adj", "w", encoding="ascii") as file:
        file.write(_FIRST_TO_DIE)
    with suppress(EOFError, OSError):
        while (item := connection.recv()) is not None:
            connection.send(work(item))
    os._exit(0)
