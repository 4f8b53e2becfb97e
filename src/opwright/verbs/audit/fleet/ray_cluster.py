"""The same work on the machines of a Ray cluster, which see the artifacts under the same paths."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from itertools import chain, islice
from time import monotonic

from opwright.errors import OpwrightError
from opwright.model import lazy
from opwright.verbs.audit.fleet.values import DEADLINE, UNREADABLE, Item, Lost, Result, Work


def results(
    items: Iterable[Item],
    work: Work,
    lost: Lost,
    *,
    jobs: int | None,
    deadline: float = DEADLINE,
) -> Generator[Result, None, None]:
    """Yield the results of the items as they complete; none takes more than `deadline` seconds."""
    try:
        ray = lazy.ray
    except ImportError as error:
        raise OpwrightError("--executor ray needs Ray: pip install 'opwright[fleet]'") from error
    address = os.environ.get("RAY_ADDRESS") or "local"  # one of its own, not whichever runs here
    own = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except ConnectionError as error:
        message = str(error).partition("\n")[0]
        raise OpwrightError(
            f"cannot connect to the Ray cluster at RAY_ADDRESS={address}: {message}"
        ) from error
    try:
        at_a_time = jobs or int(ray.cluster_resources().get("CPU", 1))
        task = ray.remote(max_retries=0)(lambda item: work(item))  # noqa: PLW0108 - a function it must be
        waiting = iter(items)
        flying: dict[object, tuple[Item, float]] = {}
        tried_again: set[Item] = set()
        gone = (ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError)
        while True:
            for item in islice(waiting, at_a_time - len(flying)):
                flying[task.remote(item)] = item, monotonic()
            if not flying:
                return
            first, (item, began) = next(iter(flying.items()))
            left = max(0.0, began + deadline - monotonic())
            ready, _ = ray.wait(list(flying), num_returns=1, timeout=left)
            if not ready:
                ray.cancel(first, force=True)
                del flying[first]
                yield lost(item, f"was stopped: it took more than {deadline:.0f} s", UNREADABLE)
                continue
            item, _ = flying.pop(ready[0])
            try:
                yield ray.get(ready[0])
            except ray.exceptions.RayError as error:
                if isinstance(error, gone) and item not in tried_again:
                    tried_again.add(item)  # once: the machine may have died of it
                    waiting = chain((item,), waiting)
                    continue
                yield lost(item, f"was lost: {str(error).partition(chr(10))[0]}", UNREADABLE)
    finally:
        ray.shutdown()
