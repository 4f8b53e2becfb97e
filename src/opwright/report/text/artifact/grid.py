"""The matrix drawn in characters: a row per binary, a column per minor series of torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from opwright.model.named_tuple import NamedTuple
from opwright.report.audits.matrix import Cell, Row, all_series, grouped
from opwright.report.escaping import printable
from opwright.report.text.page.layout import labels

NOT_JUDGED = "-"
_CORNER = "torch"
_LABEL = 20
_GAP = 2

Ink = Callable[[Cell, str], str]


def grid(rows: Sequence[Row], *, width: int, ink: Ink) -> Iterator[str]:
    """Draw the rows, in blocks below each other if one is too narrow."""
    columns = _columns(rows)
    room = width - _GAP - sum(column.width for column in columns)
    paths = [printable(row.binaries[0].binary.path) for row in rows]
    names = labels(paths, [row.more for row in rows], max(room, _LABEL))
    margin = max(len(_CORNER), *map(len, names)) + _GAP
    for number, block in enumerate(_blocks(columns, width - margin)):
        if number:
            yield ""
        for corner, line in zip((_CORNER, ""), _header(block), strict=True):
            yield f"{corner:{margin}}{line}"
        for name, row in zip(names, rows, strict=True):
            yield f"{name:{margin}}" + "".join(_drawn(row, column, ink) for column in block)


class _Column(NamedTuple):
    """A minor series; or all of an older major one, `1.x`, where nothing tells them apart."""

    series: tuple[str, ...]
    opens_major: bool

    @property
    def minor(self) -> str:
        return f"{self.major}x" if len(self.series) > 1 else self.series[0].partition(".")[2]

    @property
    def major(self) -> str:
        return self.series[0].partition(".")[0] + "."

    @property
    def width(self) -> int:
        return len(self.minor) + (2 if self.opens_major else 1)


def _columns(rows: Sequence[Row]) -> list[_Column]:
    versions = max((row.cells for row in rows), key=len)
    minors = grouped(all_series(versions), key=lambda series: series.partition(".")[0])
    columns: list[_Column] = []
    for major in minors:
        whole = len(major) > 1 and major is not minors[-1] and _are_alike(major, rows)
        parts = [major] if whole else [(series,) for series in major]
        columns += [_Column(part, number == 0) for number, part in enumerate(parts)]
    return columns


def _are_alike(minors: Sequence[str], rows: Sequence[Row]) -> bool:
    return all(len({row.worst_in(series) for series in minors}) == 1 for row in rows)


def _blocks(columns: Sequence[_Column], width: int) -> Iterator[list[_Column]]:
    block: list[_Column] = []
    for column in columns:
        if block and sum(c.width for c in block) + column.width > width:
            yield block
            block = []
        block.append(column)
    yield block


def _header(block: Sequence[_Column]) -> Iterator[str]:
    majors = (
        c.major if (c.opens_major or c is block[0]) and c.minor[-1] != "x" else "" for c in block
    )
    yield "".join(f"{major:>{c.width}}" for major, c in zip(majors, block, strict=True))
    yield "".join(f"{c.minor:>{c.width}}" for c in block)


def _drawn(row: Row, column: _Column, ink: Ink) -> str:
    cell = row.worst_in(column.series[0])
    room = " " * (column.width - 1)
    return room + (NOT_JUDGED if cell is None else ink(cell, cell.letter))
