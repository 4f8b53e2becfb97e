"""A Ray cluster gives the answers that processes give. It is one of this machine's."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from program import run_program
from store import lines, make_store, wheel_name

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
        timeout=120,
    )

    told = ran.stderr.splitlines()
    assert {"a 0 ", "b 0 ", "c 0 "} <= set(told)
    assert [line[:16] for line in told if line.startswith("bad")] == ["bad 3 was lost: "]
