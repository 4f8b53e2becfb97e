"""How the time of an audit grows: with the names that a library asks for, and with the releases."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from processes import environment

_HERE = Path(__file__).parent
KINDS = {"newest": "names of the newest torch", "any": "names of any torch: loads nowhere"}
SYMBOLS = (10, 100, 1_000, 10_000, 70_000)
RELEASES = (1, 2, 5, 10, 20, 40)
"""The newest ones."""
_USUAL = 1_000
_MOST = 100_000
"""No torch has so many names; all of them together do."""


class Point(NamedTuple):
    """A library that asks for `symbols` names, audited against `releases` releases."""

    kind: str
    symbols: int
    releases: int


class Growth(NamedTuple):
    """Median seconds of reading the file and of judging it, at each point."""

    reading: dict[Point, float]
    judging: dict[Point, float]

    def by_symbols(self, kind: str) -> list[Point]:
        return [p for p in _by_symbols(kind) if p in self.judging]

    def by_releases(self, kind: str) -> list[Point]:
        return [p for p in _by_releases(kind) if p in self.judging]


def _by_symbols(kind: str) -> list[Point]:
    counts = SYMBOLS if kind == "newest" else (*SYMBOLS[:-1], _MOST)
    return [Point(kind, count, RELEASES[-1]) for count in counts]


def _by_releases(kind: str) -> list[Point]:
    return [Point(kind, _USUAL, count) for count in RELEASES]


def measure(python: Path, folder: Path, rounds: int) -> Growth:
    """Measure every point in a process of its own, in turns, with the opwright of `python`."""
    _write_inputs(python, folder)
    points = dict.fromkeys(p for kind in KINDS for p in (*_by_symbols(kind), *_by_releases(kind)))
    runs: dict[Point, list[tuple[float, float]]] = {point: [] for point in points}
    for _ in range(rounds):
        for point in points:
            runs[point].append(_time(python, folder, point))
    return Growth(
        {point: median(reading for reading, _ in times) for point, times in runs.items()},
        {point: median(judging for _, judging in times) for point, times in runs.items()},
    )


def _write_inputs(python: Path, folder: Path) -> None:
    counts = map(str, sorted({*SYMBOLS, _MOST}))
    _run(
        [python, _HERE / "growth_inputs.py", folder, *counts, "--", *map(str, RELEASES)],
        searched=_HERE.parent / "tests",
    )


def _time(python: Path, folder: Path, point: Point) -> tuple[float, float]:
    library = folder / f"{point.kind}-{point.symbols}.so"
    known = folder / f"releases-{point.releases}"
    reading, judging = _run([python, _HERE / "growth_time.py", library], searched=known).split()
    return float(reading), float(judging)


def _run(command: Iterable[str | Path], *, searched: Path) -> str:
    environ = environment(PYTHONPATH=os.fspath(searched))
    done = subprocess.run(list(command), env=environ, check=True, capture_output=True, text=True)
    return done.stdout
