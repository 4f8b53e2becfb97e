"""A Ray cluster gives the answers that processes give. It is one of this machine's, of one node or of two."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from patience import PATIENCE
from program import run_program
from store import command, lines, make_store, wheel_name

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.skipif(find_spec("ray") is None, reason="needs opwright[fleet]"),
]


def test_cluster_gives_the_answers_of_processes(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store", 6)
    (store / wheel_name("bad")).write_bytes(b"PK")

    here = run_program("audit", "--jobs", "2", "--format", "jsonl", store)
    there = run_program("audit", "--jobs", "2", "--executor", "ray", "--format", "jsonl", store)

    assert lines(there.stdout) == lines(here.stdout)
    assert len(lines(there.stdout)) == 7
    assert there.returncode == here.returncode == 3
    assert there.stderr.endswith("7 of 7 done, 3 with findings, 1 not audited\n")


_LOSES_A_WORKER = """
import os, signal, sys
from opwright.verbs.audit.fleet.ray_cluster import results
from opwright.verbs.audit.fleet.values import Item, Result

def work(item):
    if item.wanted == "bad":
        os.kill(os.getpid(), signal.SIGKILL)
    return Result(item.wanted, 0, "{}", "")

def lost(item, how, status):
    return Result(item.wanted, status, "{}", how)

items = [Item(name) for name in ("a", "bad", "b", "c")]
for result in results(items, work, lost, jobs=2):
    print(result.wanted, result.exit_status, result.summary, file=sys.stderr)
"""


def test_a_worker_that_is_killed_costs_one_line() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", _LOSES_A_WORKER],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )

    told = ran.stderr.splitlines()
    assert {"a 0 ", "b 0 ", "c 0 "} <= set(told)
    assert [line[:16] for line in told if line.startswith("bad")] == ["bad 3 was lost: "]


_TWO_NODES = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
second = cluster.add_node(num_cpus=1, include_dashboard=False)
cluster.wait_for_nodes()
print(cluster.address, second.node_id, flush=True)
sys.stdin.readline()
cluster.remove_node(second, allow_graceful=False)
print("killed", flush=True)
sys.stdin.readline()
cluster.shutdown()
"""

_WAITS_ON_ONE_NODE = """
import sys, time
from pathlib import Path
from opwright.verbs.audit.fleet.ray_cluster import results
from opwright.verbs.audit.fleet.values import Item, Result

second, begun = sys.argv[1], Path(sys.argv[2])

def work(item):
    import ray
    node = ray.get_runtime_context().get_node_id()
    while node == second:
        begun.with_name(item.wanted).touch()
        time.sleep(0.05)
    return Result(item.wanted, 0, "{}", node)

def lost(item, how, status):
    return Result(item.wanted, status, "{}", how)

out, sys.stdout = sys.stdout, sys.stderr  # Ray prints that a node is gone
for result in results([Item(str(number)) for number in range(20)], work, lost, jobs=None):
    print(result.wanted, result.exit_status, file=out, flush=True)
"""


class _TwoNodes:
    """A Ray cluster of two nodes on this machine, the second of which can be killed."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-c", _TWO_NODES],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.address, self.second = self._line().split()

    def kill_the_second(self) -> None:
        self._next()
        assert self._line() == "killed\n"

    def end(self) -> None:
        self._next()
        self._process.communicate(timeout=PATIENCE)

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _next(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()


@pytest.fixture
def two_nodes() -> Iterator[_TwoNodes]:
    nodes = _TwoNodes()
    yield nodes
    nodes.end()


def _until(come_true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not come_true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


@contextmanager
def _ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """Kill the process at the end: pytest blames one that outlives its test on another test."""
    with process:
        try:
            yield process
        finally:
            process.kill()


def test_what_a_killed_node_was_at_is_done_by_another(two_nodes: _TwoNodes, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    begun.mkdir()
    program = subprocess.Popen(
        [sys.executable, "-c", _WAITS_ON_ONE_NODE, two_nodes.second, begun / "number"],
        env={**os.environ, "RAY_ADDRESS": two_nodes.address},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with _ended(program) as running:
        _until(lambda: any(begun.iterdir()) or running.poll() is not None)

        two_nodes.kill_the_second()
        told, _ = running.communicate(timeout=PATIENCE)

    assert sorted(told.splitlines()) == sorted(f"{number} 0" for number in range(20))


def test_a_killed_node_costs_no_line_and_doubles_none(two_nodes: _TwoNodes, tmp_path: Path) -> None:
    store, out = make_store(tmp_path / "store", 150), tmp_path / "out.jsonl"
    here = run_program("audit", "--jobs", "2", "--format", "jsonl", store)
    audit = command("audit", "--jobs", "4", "--executor", "ray", "--format", "jsonl", store)
    with out.open("w") as stdout:
        program = subprocess.Popen(
            [*audit, "-o", "/dev/stdout"],
            env={**os.environ, "RAY_ADDRESS": two_nodes.address},
            stdout=stdout,
            stderr=subprocess.DEVNULL,
            text=True,
        )
    with _ended(program) as running:
        _until(lambda: out.read_text().count("\n") > 20)

        two_nodes.kill_the_second()
        done = out.read_text().count("\n")
        status = running.wait(PATIENCE)

    assert done < 150, "all was done before"
    assert lines(out.read_text()) == lines(here.stdout)
    assert status == here.returncode == 1
