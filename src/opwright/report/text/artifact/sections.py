"""What the short and the full text of an audit are made of, each with as many lines as it may take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from opwright.model import ArtifactAudit
from opwright.report import phrases
from opwright.report.audits.matrix import Cell, Row, all_series
from opwright.report.escaping import printable
from opwright.report.text.artifact.grid import NOT_JUDGED, grid
from opwright.report.text.page.layout import command_lines, hung, shortened, side_by_side
from opwright.report.text.page.page import INK, Page

KEY = len("registers")


def header(
    paper: Page, audit: ArtifactAudit, *, limit: int | None = None, most: int | None = None
) -> Iterator[str]:
    """Say what it is, and what of it could not be read: at most `most` reasons, of `limit` lines."""
    for line in hung("", printable(audit.artifact.path), paper.width, limit=limit):
        yield paper.ink(line, "bold")
    facts = (audit.artifact.kind.value, phrases.requirement(audit), phrases.libraries(audit))
    yield from hung("  ", printable("; ".join(filter(None, facts))), paper.width, limit=limit)
    unjudged = {audited.binary.path for audited in audit.binaries if audited.unjudged}
    unreadable = list(phrases.unreadable(audit, but=unjudged))
    for text in unreadable[:most]:
        lines = hung("  unreadable: ", printable(text), paper.width, limit=limit or 3)
        yield from paper.highlight(lines, "unreadable", "yellow")
    if most is not None and len(unreadable) > most:
        yield f"  unreadable for other reasons: {len(unreadable) - most} more"


def answers(paper: Page, audit: ArtifactAudit, *, limit: int = 4) -> Iterator[str]:
    """Say where all of it has which verdict, mildest first."""
    for cell, where in phrases.answers(audit):
        lines = hung(f"  {cell.label:<{KEY}}  ", printable(where), paper.width, limit=limit)
        yield from paper.highlight(lines, cell.label, INK[cell])
    if unjudged := phrases.unjudged(audit):
        lines = hung(f"  {'unjudged':<{KEY}}  ", unjudged.releases, paper.width, limit=limit)
        yield from paper.highlight(lines, "unjudged", "yellow")


def unjudged(paper: Page, audit: ArtifactAudit, *, limit: int = 3) -> Iterator[str]:
    """Say why it could not be judged in some releases, and what to type."""
    if reason := phrases.unjudged(audit):
        head = hung("  ", f"unjudged in {reason.releases}:", paper.width, limit=2)
        yield from paper.highlight(head, "unjudged", "yellow")
        yield from hung("    ", printable(reason.why), paper.width, limit=limit)
        for line in command_lines(printable(reason.to_do), paper.width - 4):
            yield "    " + paper.ink(line, "cyan")


def facts(paper: Page, known: Iterable[tuple[str, str]], *, limit: int = 4) -> Iterator[str]:
    """Say what all of it asks of the machine, and what it brings."""
    for key, value in known:
        yield from hung(f"  {key:<{KEY}}  ", printable(value), paper.width, limit=limit)


def notes(
    paper: Page, audit: ArtifactAudit, *, limit: int | None = None, most: int | None = None
) -> Iterator[str]:
    """Say what its maker may want to know."""
    for note in audit.notes[:most]:
        yield from hung("  note: ", printable(note), paper.width, limit=limit)
    if most is not None and (hidden := len(audit.notes[most:])):
        yield f"  {f'and {hidden} more' if most else hidden} note{'s' * (hidden > 1)}"


def required(paper: Page, audit: ArtifactAudit, *, limit: int | None = None) -> Iterator[str]:
    """Say whether it is what a CI job requires of it."""
    for requirement, answer in phrases.required(audit):
        lead = f"  require {printable(requirement)}: "
        yield from hung(lead, printable(answer), paper.width, limit=limit)


# ---- The matrix --------------------------------------------------------------------


def apart(shared: Sequence[Row], most: int) -> Sequence[Row]:
    """Return a row for each library, if there are `most` at most."""
    if sum(len(row.binaries) for row in shared) > most:
        return shared
    return [row._replace(binaries=(binary,)) for row in shared for binary in row.binaries]


def matrix(paper: Page, shown: Sequence[Row], *, hidden: int = 0, limit: int = 3) -> Iterator[str]:
    """Draw the rows, say how many others are `hidden`, and what the letters mean."""
    lines = grid(shown, width=paper.width - 2, ink=lambda cell, text: paper.cell(text, cell))
    yield from (f"  {line}".rstrip() for line in lines)
    if hidden:
        yield f"  and {hidden} more rows"
    used = sorted({cell for row in shown for cell in row.cells.values()})
    legend = {f"{cell.letter} {cell.meaning}": cell for cell in used}
    judged_apart = len({all_series(row.cells) for row in shown}) > 1
    is_unjudged = any(binary.unjudged for row in shown for binary in row.binaries)
    blank = f"{NOT_JUDGED} {'unjudged' if is_unjudged else 'not applicable'}"
    texts = [*legend, *([blank] if judged_apart or is_unjudged else [])]
    for line in side_by_side(texts, paper.width - 2):
        yield "  " + _inked(paper, line, legend)
    for line in _divided(paper, shown, limit):
        yield "  " + paper.ink(line, "dim")


def _inked(paper: Page, line: str, legend: dict[str, Cell]) -> str:
    """Return a line of the legend with each letter in the colour that it has in the map."""
    for text, cell in legend.items():
        line = line.replace(text, paper.cell(text[0], cell) + text[1:], 1)
    return line


def _divided(paper: Page, shown: Sequence[Row], limit: int) -> Iterator[str]:
    """Tell apart the releases that one cell stands for."""
    lines: dict[str, list[str]] = {}
    for row in shown:
        for series, split in row.divided().items():
            parts = "; ".join(f"{', '.join(v)} {meaning}" for meaning, v in split.items())
            name = shortened(printable(row.binaries[0].binary.path), 30) + row.more
            lines.setdefault(f"{series} shows the worst verdict: {parts}", []).append(name)
    for text, names in list(lines.items())[:limit]:
        where = "" if len(names) == len(shown) else f", in {', '.join(names)}"
        yield from hung("", text + where, paper.width - 2, limit=limit)
