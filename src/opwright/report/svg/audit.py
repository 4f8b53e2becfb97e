"""The matrix of an audit as a picture: a row for each binary, a column for each minor series of torch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opwright.model import ArtifactAudit, Audit
from opwright.report import phrases
from opwright.report.audits.alternatives import folded
from opwright.report.audits.matrix import Cell, Row, all_series, releases, rows
from opwright.report.svg.drawing import CHARACTER, LINE, box, document, text
from opwright.report.text.page.layout import shortened

_STYLES = {
    Cell.LOADS: "good",
    Cell.UNPROVEN: "fair",
    Cell.NEEDS_THE_MACHINE: "asks",
    Cell.UNSAFE: "bad",
    Cell.LACKS_LIBRARIES: "worst",
    Cell.LACKS_SYMBOLS: "worst",
}
_MARGIN = 12
_COLUMN = 38
_LONGEST_NAME = 44
_LONGEST_TITLE = 90
_MOST_ROWS = 60


def render(audit: Audit) -> str:
    """Return the picture of all artifacts, one below the other."""
    parts: list[str] = []
    y, width = float(_MARGIN), 320.0
    for artifact in audit.artifacts:
        drawn = _Artifact(artifact)
        parts += drawn.parts(y)
        y += drawn.height
        width = max(width, drawn.width)
    label = "; ".join(map(_in_words, audit.artifacts)) or "nothing was audited"
    return document(width + _MARGIN, y + _MARGIN, label, parts)


def _in_words(artifact: ArtifactAudit) -> str:
    answers = ", ".join(f"{cell.label} {where}" for cell, where in phrases.answers(artifact))
    return f"{artifact.artifact.path}: {answers or 'nothing in it touches torch'}"


class _Artifact:
    """Where the parts of one artifact are."""

    def __init__(self, artifact: ArtifactAudit) -> None:
        self._title = shortened(artifact.artifact.path, _LONGEST_TITLE)
        self._rows = rows(folded(artifact))
        self._series = all_series(releases(b for row in self._rows for b in row.binaries))
        names = [_name(row) for row in self._rows[:_MOST_ROWS]]
        self._margin = 2 * _MARGIN + max(map(len, names), default=0) * CHARACTER
        self._meanings = dict.fromkeys(
            cell for row in self._rows for cell in sorted(set(row.cells.values()))
        )
        self.width = max(
            self._margin + len(self._series) * _COLUMN, 2 * _MARGIN + len(self._title) * CHARACTER
        )
        self.height = LINE * (len(names) + (3 if names else 2) + (len(self._rows) > _MOST_ROWS))

    def parts(self, y: float) -> Iterator[str]:
        """Yield the drawing, from `y` on."""
        yield text(_MARGIN, y + 14, self._title, "head")
        if not self._rows:
            yield text(_MARGIN, y + LINE + 14, "nothing in it touches torch", "dim")
            return
        y += LINE
        for number, series in enumerate(self._series):
            yield text(self._margin + number * _COLUMN, y + 14, series, "dim")
        for row in self._rows[:_MOST_ROWS]:
            y += LINE
            yield from self._row(row, y)
        if hidden := self._rows[_MOST_ROWS:]:
            y += LINE
            yield text(_MARGIN, y + 14, f"and {len(hidden)} more rows", "dim")
        yield from self._legend(y + LINE, tuple(self._meanings))

    def _row(self, row: Row, y: float) -> Iterator[str]:
        yield text(_MARGIN, y + 14, _name(row))
        for number, series in enumerate(self._series):
            cell = row.worst_in(series)
            x = self._margin + number * _COLUMN
            mark = ("none", "-") if cell is None else (_STYLES[cell], cell.letter)
            meaning = "not judged" if cell is None else cell.meaning
            yield box(x, y, _COLUMN - 4, mark, f"torch {series}: {meaning}")

    def _legend(self, y: float, cells: Sequence[Cell]) -> Iterator[str]:
        x = float(_MARGIN)
        for cell in cells:
            yield box(x, y, 16, (_STYLES[cell], cell.letter), cell.meaning)
            yield text(x + 22, y + 13, cell.meaning, "dim")
            x += 22 + (len(cell.meaning) + 2) * CHARACTER


def _name(row: Row) -> str:
    return shortened(row.binaries[0].binary.path, _LONGEST_NAME) + row.more
