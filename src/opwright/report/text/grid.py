"""The matrix drawn in characters: a row per binary, a column per minor series of torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from opwright.model.named_tuple import NamedTuple
from opwright.report.escaping import printable
from opwright.report.matrix import Cell, Row, all_series
from opwright.report.text.layout import labels

NOT_JUDGED = "-"
_LABEL = 20
_GAP = 2

Ink = Callable[[Cell, str], str]


def grid(rows: Sequence[Row], *, width: int, ink: Ink) -> Iterator[str]:
    """Draw the rows, in blocks one below the other where one is too narrow."""
    columns = _columns(rows)
    room = width - _GAP - sum(column.width for column in columns)
    paths = [printable(row.binaries[0].binary.path) for row in rows]
    names = labels(paths, [row.more for row in rows], max(room, _LABEL))
    margin = max(map(len, names)) + _GAP
    for number, block in enumerate(_blocks(columns, width - margin)):
        if number:
            yield ""
        yield from (f"{'':{margin}}{line}" for line in _header(block))
        for name, row in zip(names, rows, strict=True):
            yield f"{name:{margin}}" + "".join(_drawn(row, column, ink) for column in block)


class _Column(NamedTuple):
    series: str
    opens_major: bool

    @property
    def minor(self) -> str:
        return self.series.partition(".")[2]

    @property
    def major(self) -> str:
        return self.series.partition(".")[0] + "."

    @property
    def width(self) -> int:
        return len(self.minor) + (2 if self.opens_major else 1)


def _columns(rows: Sequence[Row]) -> list[_Column]:
    versions = max((row.cells for row in rows), key=len)
    columns = [_Column(s, opens_major=False) for s in all_series(versions)]
    majors = [column.major for column in columns]
    return [
        _Column(column.series, opens_major=column.major not in majors[:place])
        for place, column in enumerate(columns)
    ]


def _blocks(columns: Sequence[_Column], width: int) -> Iterator[list[_Column]]:
    block: list[_Column] = []
    for column in columns:
        if block and sum(c.width for c in block) + column.width > width:
            yield block
            block = []
        block.append(column)
    yield block


def _header(block: Sequence[_Column]) -> Iterator[str]:
    majors = (c.major if c.opens_major or c is block[0] else "" for c in block)
    yield "".join(f"{major:>{c.width}}" for major, c in zip(majors, block, strict=True))
    yield "".join(f"{c.minor:>{c.width}}" for c in block)


def _drawn(row: Row, column: _Column, ink: Ink) -> str:
    cell = row.worst_in(column.series)
    room = " " * (column.width - 1)
    return room + (NOT_JUDGED if cell is None else ink(cell, cell.letter))
