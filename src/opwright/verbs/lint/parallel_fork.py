"""
Work that is shared out over the cores, by processes that are copies of this one.

They are forked, so that they have what was read without being sent it; only what they find comes back.
Where that cannot be done safely, which is all but Linux and where threads run, one core does it all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from types import MappingProxyType

from opwright.causes.engine.registry import cause_in
from opwright.facts.machine.parent_death import end_with_parent
from opwright.model import Cause, lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


_LEAST = 400_000
"""What must be to do, in bytes of source, for other processes to be worth their start."""
_MOST = 8
_AT_A_TIME = 32
"""Parts per core, taken one after another so that none waits for the last."""

_job: Callable[[int], Any] | None = None


def shared_out(job: Callable[[int], Any], sizes: Sequence[int]) -> Iterator[Any]:
    """Yield what `job` returns for 0, 1, 2, ... in this order; `sizes` says how much each has to do."""
    cores = min(_cores(), _MOST, len(sizes))
    if cores <= 1 or sum(sizes) < _LEAST or not _may_fork():
        yield from map(job, range(len(sizes)))
        return
    order = sorted(range(len(sizes)), key=lambda number: -sizes[number])
    done = dict(zip(order, _forked(job, order, cores), strict=True))
    yield from (done[number] for number in range(len(sizes)))


def _forked(job: Callable[[int], Any], order: Sequence[int], cores: int) -> list[Any]:
    """Return what `job` returns for each number, in order; if a process dies, run it here."""
    pickler = lazy.multiprocessing.reducer.ForkingPickler
    pickler.register(Cause, _reduced)
    pickler.register(MappingProxyType, _reduced_mapping)
    global _job  # noqa: PLW0603 - what a copy of this process is to do
    _job = job
    chunk = max(1, len(order) // (cores * _AT_A_TIME))
    try:
        with lazy.futures.ProcessPoolExecutor(
            cores,
            lazy.multiprocessing.get_context("fork"),
            end_with_parent,
            (os.getpid(),),
        ) as pool:
            return list(pool.map(_do, order, chunksize=chunk))
    except lazy.futures.BrokenExecutor:
        return list(map(job, order))
    finally:
        _job = None


def _do(number: int) -> Any:  # noqa: ANN401 - what the job returns
    if _job is None:
        raise RuntimeError("there is nothing to do")
    return _job(number)


def _cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1


def _may_fork() -> bool:
    threading = sys.modules.get("threading")  # if it is not loaded there are no threads
    return sys.platform == "linux" and (threading is None or threading.active_count() == 1)


def _reduced(cause: Cause) -> tuple[Callable[[str], Cause], tuple[str]]:
    """Return how another process gets at a cause, which holds functions and cannot be sent."""
    return cause_in, (f"{cause.family}.{cause.name}".replace("-", "_"),)


def _reduced_mapping(mapping: MappingProxyType[Any, Any]) -> tuple[type, tuple[dict[Any, Any]]]:
    return dict, (dict(mapping),)
