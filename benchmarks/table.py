"""The table that a benchmark prints and writes into its page: measures, rivals, limits."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

MB = 1_000_000
_END = "<!-- end -->"


class Row(NamedTuple):
    """
    One measure. `ratio` is the one with a limit, None where there is none.

    `cpu` is the same ratio in time of the processors.
    """

    measure: str
    ours: str
    rival: str
    theirs: str
    ratio: float
    limit: float | None
    cpu: float | None = None
    at_least: bool = False

    @property
    def ok(self) -> bool:
        if self.limit is None:
            return True
        return self.ratio >= self.limit if self.at_least else self.ratio <= self.limit

    def cells(self) -> tuple[str, ...]:
        cpu = "" if self.cpu is None else f"{self.cpu:.2f}"
        told = (self.measure, self.ours, self.rival, self.theirs, f"{self.ratio:.2f}", cpu)
        if self.limit is None:
            return (*told, "", "")
        sign = "≥" if self.at_least else "≤"
        return (*told, f"{sign} {self.limit:g}", "yes" if self.ok else "NO")


_HEADINGS = ("what", "opwright", "against", "that is", "ratio", "CPU", "limit", "kept")


def seconds(time: float) -> str:
    """Return a time as people read it."""
    return f"{time:.2f} s" if time >= 1 else f"{time * 1e3:.1f} ms"


def megabytes(size: int) -> str:
    """Return a size as people read it."""
    return f"{size / MB:.1f} MB"


def aligned(rows: Sequence[Row]) -> str:
    """Return the table for a terminal."""
    lines = [_HEADINGS, *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def markdown(rows: Sequence[Row]) -> str:
    """Return the table for a page."""
    lines = [_HEADINGS, ["---"] * len(_HEADINGS), *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def machine(before: tuple[float, float, float]) -> str:
    """Return what it was measured on, and what else that was doing."""
    load = f"load {before[0]:.1f} before and {os.getloadavg()[0]:.1f} after"
    return f"{_processor()}, {os.cpu_count()} cores; Python {platform.python_version()}; {load}."


def _processor() -> str:
    found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    return found[1] if found else platform.machine()


def write_into(page: Path, script: str, rows: Sequence[Row], told: str) -> None:
    """Write the table into its place in a page, between the marks of the script that made it."""
    begin = f"<!-- written by benchmarks/{script} -->\n"
    text = page.read_text(encoding="utf-8")
    start, _, rest = text.partition(begin)
    _, _, end = rest.partition(_END)
    page.write_text(f"{start}{begin}\n{markdown(rows)}\n\n{told}\n\n{_END}{end}", encoding="utf-8")


def of_limit(measure: str, size: int, limit: int) -> Row:
    """Return the row of a size that has a limit, in bytes."""
    return Row(measure, megabytes(size), "limit", megabytes(limit), size / limit, 1.0)
