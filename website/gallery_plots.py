"""A plot of each operator's measurements, all in one style: how long rivals take for each case, in multiples of ours."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from history import committed_on

from opwright.report.svg.drawing import CHARACTER, LINE, box, document, text

GALLERY = Path(__file__).parents[1] / "gallery"
_NAME = "measured-against-rivals.svg"
_STYLES = ("asks", "bad", "fair", "worst", "none")
_LEFT, _RIGHT = 12.0, 24.0
_OCTAVE = 90.0
"""Pixels for a factor of two."""
_LEAST, _MOST = 0.5, 16.0
_HALF = 8.0
_HEADING = "## Measured\n"
_NO_RIVALS = ("plain read", "with its quantisation")
"""Columns of the same run that do something else."""


def write_plots(pages: Path) -> None:
    """Write the plot of each operator beside its page, and show it there."""
    for measured in sorted(GALLERY.glob("*/measured.json")):
        folder = pages / "gallery" / measured.parent.name
        picture = _plot(
            measured.parent.name, json.loads(measured.read_text()), committed_on(measured)
        )
        page = folder / "README.md"
        if picture and _HEADING in page.read_text():
            (folder / _NAME).write_text(picture)
            shown = f"{_HEADING}\n![What rivals take, in multiples of {folder.name}]({_NAME})\n"
            without = re.sub(r"!\[[^\]]*\]\(measured\.svg\)\n", "", page.read_text())
            page.write_text(without.replace(_HEADING, shown, 1))


def _plot(ours: str, measured: Mapping[str, Any], date: str) -> str:
    rows = [row for row in measured["rows"] if ours in row["us"] and _rivals(row, ours)]
    rivals = list(dict.fromkeys(name for row in rows for name in _rivals(row, ours)))
    if not rows:
        return ""
    labels = [f"{row['case']}, {row['what']}, {row['dtype']}" for row in rows]
    zero = _LEFT + max(map(len, labels)) * CHARACTER + 2 * _HALF
    width = zero + _place(_MOST) + _RIGHT
    title = f"{ours}: time of rivals, in multiples of ours"
    parts = [
        text(_LEFT, 24, title, "head"),
        text(_LEFT, 24 + LINE, f"{measured['machine']}; {date}", "dim"),
        *_legend(rivals, 34.0 + LINE),
        *_axis(zero, 34.0 + 2 * LINE, len(rows)),
    ]
    for number, (label, row) in enumerate(zip(labels, rows, strict=True)):
        y = 34.0 + (3 + number) * LINE
        parts += [text(_LEFT, y + 13, label), *_marks(row, ours, rivals, (zero, y))]
    return document(width, 34.0 + (len(rows) + 3.5) * LINE, title, parts)


def _rivals(row: Mapping[str, Any], ours: str) -> list[str]:
    return [name for name in row["us"] if name != ours and name not in _NO_RIVALS]


def _place(times: float) -> float:
    """Return where a multiple is, in pixels behind the least."""
    return _OCTAVE * (math.log2(min(max(times, _LEAST), _MOST)) - math.log2(_LEAST))


def _mark(number: int) -> tuple[str, str]:
    return _STYLES[number % len(_STYLES)], chr(ord("A") + number)


def _legend(rivals: Sequence[str], y: float) -> Iterator[str]:
    x = _LEFT
    for number, name in enumerate(rivals):
        yield box(x, y, 2 * _HALF, _mark(number), name)
        yield text(x + 3 * _HALF, y + 13, name, "dim")
        x += 4 * _HALF + (len(name) + 1) * CHARACTER


def _axis(zero: float, y: float, rows: int) -> Iterator[str]:
    for times in (0.5, 1, 2, 4, 8, 16):
        x = zero + _place(times)
        height = (rows + 1) * LINE
        opacity = 0.9 if times == 1 else 0.25
        yield f'<rect x="{x:.0f}" y="{y + 16:.0f}" width="1" height="{height}" class="none" opacity="{opacity}"/>'
        yield text(x - CHARACTER, y + 13, f"{times:g}x", "dim")


def _marks(
    row: Mapping[str, Any], ours: str, rivals: Sequence[str], at: tuple[float, float]
) -> Iterator[str]:
    zero, y = at
    for name in _rivals(row, ours):
        times = row["us"][name] / row["us"][ours]
        x = zero + _place(times) - _HALF
        title = f"{name}: {row['us'][name]:.1f} µs, {times:.2f} times ours"
        yield box(x, y, 2 * _HALF, _mark(rivals.index(name)), title.replace("µs", "us"))
