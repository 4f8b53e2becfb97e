"""A plot of each benchmark's limits: the part of its limit that each measure takes, with machine and date."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from history import committed_on

from opwright.report.svg.drawing import CHARACTER, LINE, document, escaped, text

DOCS = Path(__file__).parents[1] / "docs"
_TABLE = re.compile(r"<!-- written by benchmarks/\w+\.py -->\n")
_LEFT, _RIGHT = 12.0, 12.0
_LIMIT = 320.0
"""Pixels from nothing to the limit."""
_MOST = 1.25
_WORDS = {"≤": "at most", "≥": "at least"}
_GAP = 14.0


class Limited(NamedTuple):
    """A row of a benchmark's table that has a limit."""

    measure: str
    rival: str
    ratio: str
    limit: str
    kept: bool

    @property
    def part(self) -> float:
        """How much of the limit is used; more than 1 exceeds it."""
        sign, limit = self.limit.split()
        parts = float(self.ratio) / float(limit)
        return parts if sign == "≤" else 1 / parts

    @property
    def label(self) -> str:
        return self.measure if self.rival == "limit" else f"{self.measure}, against {self.rival}"


def write_speed_plots(pages: Path) -> None:
    """Write the plot of each page with a table that a benchmark has written, and show it above the table."""
    for source in sorted((DOCS / "speed").glob("*.md")):
        page = pages / "speed" / source.name
        content = page.read_text()
        rows = list(limited(content))
        mark = _TABLE.search(content)
        if mark is None or not rows:
            continue
        name = f"{source.stem}-limits.svg"
        when = f"{_machine(content)} {committed_on(source)}"
        (page.parent / name).write_text(_plot(source.stem, rows, when))
        picture = f"\n![The part of its limit that each measure takes]({name})\n"
        page.write_text(content[: mark.end()] + picture + content[mark.end() :])


def limited(page: str) -> Iterator[Limited]:
    """Yield the rows that have a limit, in their order (benchmarks/table.py writes them)."""
    for line in page.splitlines():
        match [cell.strip().replace("`", "") for cell in line.strip("|").split("|")]:
            case [measure, _, rival, _, ratio, _, limit, "yes" | "NO" as kept]:
                yield Limited(measure, rival, ratio, limit, kept == "yes")


def _machine(page: str) -> str:
    """Return the line that says what the table was measured on."""
    found = re.search(r"^.*, \d+ cores; Python .*\.$", page, re.MULTILINE)
    return found[0] if found else ""


def _plot(name: str, rows: Sequence[Limited], when: str) -> str:
    zero = _LEFT + max(len(row.label) for row in rows) * CHARACTER + _GAP
    figures = max(len(_figures(row)) for row in rows) * CHARACTER
    width = max(zero + _LIMIT * _MOST + _GAP + figures, _LEFT + len(when) * CHARACTER) + _RIGHT
    title = f"{name}: parts of their limits that measures take; shorter is better"
    top = 34.0 + LINE
    parts = [
        text(_LEFT, 24, title, "head"),
        text(_LEFT, 24 + LINE, when, "dim"),
        text(zero + _LIMIT - 2.5 * CHARACTER, top + 13, "limit", "dim"),
    ]
    for number, row in enumerate(rows, 1):
        parts += _bar(row, zero, top + number * LINE)
    height = (len(rows) + 1) * LINE
    parts.append(
        f'<rect x="{zero + _LIMIT:.0f}" y="{top + 16:.0f}" width="1" height="{height - 12}" class="none"/>'
    )
    return document(width, top + height + LINE / 2, title, parts)


def _bar(row: Limited, zero: float, y: float) -> Iterator[str]:
    yield text(_LEFT, y + 13, row.label)
    style = "good" if row.kept else "worst"
    length = _LIMIT * min(row.part, _MOST)
    told = f"{row.label}: {_figures(row)}"
    yield (
        f'<g><title>{escaped(told)}</title><rect x="{zero:.0f}" y="{y:.0f}" width="{length:.0f}" '
        f'height="{LINE - 3}" rx="3" class="{style}"/></g>'
    )
    yield text(zero + _LIMIT * _MOST + _GAP, y + 13, _figures(row), "dim")


def _figures(row: Limited) -> str:
    sign, limit = row.limit.split()
    return f"{row.ratio}, {_WORDS[sign]} {limit}" + ("" if row.kept else ": missed")
