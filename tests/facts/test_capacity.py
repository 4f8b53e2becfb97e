"""What a container may use is less than the machine has."""

from __future__ import annotations

from pathlib import Path

import pytest

from opwright.facts.machine.capacity import cores, memory


def machine(root: Path, *, free: int, limit: str, used: int = 0, quota: str = "max 100000") -> str:
    (root / "proc").mkdir()
    (root / "proc/meminfo").write_text(f"MemTotal: 99 kB\nMemAvailable:   {free << 10} kB\n")
    groups = root / "sys/fs/cgroup"
    groups.mkdir(parents=True)
    (groups / "memory.max").write_text(limit)
    (groups / "memory.current").write_text(str(used << 20))
    (groups / "cpu.max").write_text(quota)
    return str(root)


@pytest.mark.parametrize(
    ("free", "limit", "used", "expected"),
    [
        (8000, "max\n", 0, 8000),
        (8000, str(4000 << 20), 1000, 3000),
        (2000, str(4000 << 20), 0, 2000),
        (8000, str(1 << 62), 0, 8000),
    ],
    ids=["no limit", "a limit", "a limit above what is free", "a limit that is none"],
)
def test_memory_is_what_is_free_within_the_limit(
    tmp_path: Path, free: int, limit: str, used: int, expected: int
) -> None:
    assert memory(machine(tmp_path, free=free, limit=limit, used=used)) == expected


def test_memory_that_nobody_tells_is_not_known(tmp_path: Path) -> None:
    assert memory(str(tmp_path)) is None


@pytest.mark.parametrize("quota", ["50000 100000", "100000 100000"])
def test_quota_of_a_container_bounds_the_cores(tmp_path: Path, quota: str) -> None:
    assert cores(machine(tmp_path, free=1, limit="max", quota=quota)) == 1


def test_there_is_always_a_core(tmp_path: Path) -> None:
    assert cores(str(tmp_path)) >= 1
