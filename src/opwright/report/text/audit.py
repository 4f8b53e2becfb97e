"""
For people, in a terminal.

Per artifact: the answer in a few lines, what it asks of the machine and its GPU, the matrix that
shows it at a glance, why each binary is refused where it is, and last, where the eye rests, what is
wrong and how to mend it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from opwright import report
from opwright.model import ArtifactAudit, Audit, Describe, Finding, SymbolNote
from opwright.model.named_tuple import NamedTuple
from opwright.report import gpus, phrases
from opwright.report.escaping import printable
from opwright.report.matrix import (
    Cell,
    Row,
    all_series,
    grouped,
    releases,
    rows,
    torch_binaries,
)
from opwright.report.reasons import Reason, SimilarBinaries, similar_binaries
from opwright.report.text.grid import NOT_JUDGED, grid
from opwright.report.text.layout import command_lines, hung, inked, shortened, side_by_side

NARROWEST = 60
_SYMBOLS_SHOWN = 3
_NAMES_SHOWN = 3
_EVIDENCE_SHOWN = 3
_KEY = len("registers")
INK = {
    Cell.LOADS: "green",
    Cell.UNPROVEN: "yellow",
    Cell.UNSAFE: "magenta",
    Cell.NEEDS_THE_MACHINE: "yellow",
    Cell.LACKS_LIBRARIES: "cyan",
    Cell.LACKS_SYMBOLS: "red",
}


def render(audit: Audit, *, describe: Describe, width: int = 80, colour: bool = False) -> str:
    """Return the audit as text; no line is wider than `width`, or than 60 if that is less."""
    page = _Page(describe, max(width, NARROWEST), colour)
    parts = [_artifact(page, artifact) for artifact in audit.artifacts]
    if audit.findings:
        parts.append("\n\n".join("\n".join(section) for section in _together(page, audit)))
    return "\n\n\n".join(parts) + "\n"


def findings_text(findings: Sequence[Finding], *, width: int, colour: bool) -> str:
    """Return only the findings: their number, and each with its fix."""
    page = _Page(_nothing_known, max(width, NARROWEST), colour)
    same = grouped(findings, key=lambda f: (f.cause.name, f.message, f.fix))
    sections = [[_count(page, findings)], *(_findings(page, binary) for binary in same)]
    return "\n\n".join("\n".join(section) for section in sections)


def _nothing_known(name: str) -> SymbolNote:
    return SymbolNote(name, name)


class _Page(NamedTuple):
    """What is written on: how wide it is, and whether there is ink."""

    describe: Describe
    width: int
    colour: bool

    def ink(self, text: str, ink: str) -> str:
        return inked(text, ink) if self.colour else text

    def highlight(self, lines: Iterable[str], text: str, ink: str) -> Iterator[str]:
        """Ink the first `text` in the first of the lines."""
        for number, line in enumerate(lines):
            yield line if number else line.replace(text, self.ink(text, ink), 1)


def _artifact(page: _Page, audit: ArtifactAudit) -> str:
    torch = torch_binaries(audit)
    matrix = rows(torch)
    sections: list[Iterable[str]] = [_header(page, audit)]
    if releases(torch):
        sections.append(_answer(page, audit))
    sections += filter(None, [list(_facts(page, audit)), list(gpus.lines(audit, page.width))])
    if releases(torch):
        sections.append(_matrix(page, matrix))
    sections += [_similar(page, group) for group in similar_binaries(matrix)]
    if audit.variants:
        sections.append(report.variants.lines(audit.variants, page.width))
    sections += filter(None, [list(_notes(page, audit))])
    same = grouped(audit.findings, key=lambda f: (f.cause.name, f.message, f.fix))
    sections += filter(None, [list(_required(page, audit))])
    if audit.findings or not audit.artifact.skipped:  # what was not read may be what is wrong
        sections.append([_count(page, audit.findings)])
    sections += [_findings(page, findings) for findings in same]
    return "\n\n".join("\n".join(section) for section in sections)


def _together(page: _Page, audit: Audit) -> Iterator[Iterable[str]]:
    yield [page.ink("together", "bold")]
    same = grouped(audit.findings, key=lambda f: (f.cause.name, f.message, f.fix))
    yield [_count(page, audit.findings)]
    yield from (_findings(page, findings) for findings in same)


# ---- What it is, and the answer ----------------------------------------------------


def _header(page: _Page, audit: ArtifactAudit) -> Iterator[str]:
    for line in hung("", printable(audit.artifact.path), page.width):
        yield page.ink(line, "bold")
    facts = (audit.artifact.kind.value, phrases.requirement(audit), phrases.libraries(audit))
    yield from hung("  ", printable("; ".join(filter(None, facts))), page.width)
    for text in phrases.unreadable(audit):
        lines = hung("  unreadable: ", printable(text), page.width, limit=3)
        yield from page.highlight(lines, "unreadable", "yellow")


def _answer(page: _Page, audit: ArtifactAudit) -> Iterator[str]:
    """Say where all of it has which verdict, mildest first."""
    for cell, where in phrases.answers(audit):
        lines = hung(f"  {cell.label:<{_KEY}}  ", printable(where), page.width, limit=4)
        yield from page.highlight(lines, cell.label, INK[cell])


def _facts(page: _Page, audit: ArtifactAudit) -> Iterator[str]:
    """Say what all of it asks of the machine, and what it brings."""
    for key, value in phrases.facts(audit):
        yield from hung(f"  {key:<{_KEY}}  ", printable(value), page.width, limit=4)


# ---- The matrix --------------------------------------------------------------------


def _matrix(page: _Page, matrix: Sequence[Row]) -> Iterator[str]:
    lines = grid(matrix, width=page.width - 2, ink=lambda c, text: page.ink(text, INK[c]))
    yield from (f"  {line}".rstrip() for line in lines)
    yield ""
    used = sorted({cell for row in matrix for cell in row.cells.values()})
    legend = [f"{cell.letter} {cell.meaning}" for cell in used]
    if len({all_series(row.cells) for row in matrix}) > 1:
        legend.append(f"{NOT_JUDGED} not applicable")
    for line in [*side_by_side(legend, page.width - 2), *_divided(page, matrix)]:
        yield "  " + page.ink(line, "dim")


def _divided(page: _Page, matrix: Sequence[Row]) -> Iterator[str]:
    """Tell apart the releases that one cell stands for."""
    lines: dict[str, list[str]] = {}
    for row in matrix:
        for series, split in row.divided().items():
            parts = "; ".join(f"{', '.join(v)} {meaning}" for meaning, v in split.items())
            name = shortened(printable(row.binaries[0].binary.path), 30) + row.more
            lines.setdefault(f"{series} shows the worst verdict: {parts}", []).append(name)
    for text, names in lines.items():
        where = "" if len(names) == len(matrix) else f", in {', '.join(names)}"
        yield from hung("", text + where, page.width - 2, limit=3)


# ---- Why ---------------------------------------------------------------------------


def _similar(page: _Page, similar: SimilarBinaries) -> Iterator[str]:
    first = similar.binaries[0]
    shown, hidden = similar.paths[:_NAMES_SHOWN], len(similar.paths) - _NAMES_SHOWN
    for path in shown:
        yield from (page.ink(line, "bold") for line in hung("  ", printable(path), page.width))
    if hidden > 0:
        yield f"  and {hidden} more"
    keys = [reason.releases for reason in similar.reasons]
    column = max(map(len, ["torch ABI", *keys]))
    yield from _fact(page, "built for", phrases.built_for(first), column)
    for evidence in first.built_for.evidence[:_EVIDENCE_SHOWN]:
        evidence_line = printable(phrases.readable(evidence))
        for line in hung(f"    {'':{column}}  ", evidence_line, page.width, limit=2):
            yield page.ink(line, "dim")
    yield from _fact(page, "torch ABI", phrases.torch_abi(first), column)
    if not similar.exact:
        yield from _fact(page, "", "in the first release:", column)
    for reason in similar.reasons:
        yield from _reason(page, reason, column)


def _fact(page: _Page, key: str, value: str, column: int) -> Iterator[str]:
    yield from hung(f"    {key:<{column}}  ", printable(value), page.width)


def _reason(page: _Page, reason: Reason, column: int) -> Iterator[str]:
    verdict = reason.cell.label
    lead = f"    {reason.releases:<{column}}  {verdict}  "
    lines = hung(
        lead, printable(": ".join(filter(None, (reason.cause, reason.text)))), page.width, limit=4
    )
    yield from page.highlight(lines, verdict, INK[reason.cell])
    margin = " " * (column + 6)
    for name in reason.symbols[:_SYMBOLS_SHOWN]:
        yield from _symbol(page, name, margin)
    hidden = len(reason.symbols) - _SYMBOLS_SHOWN
    if hidden > 0:
        yield f"{margin}  and {hidden} more missing symbols"


def _symbol(page: _Page, name: str, margin: str) -> Iterator[str]:
    note = page.describe(name)
    yield from _cut(page, f"{margin}- ", note.demangled)
    notes = hung(
        f"{margin}    ", printable(phrases.exporters(note.exported_by)), page.width, limit=2
    )
    if note.nearest:
        notes += _cut(page, f"{margin}    nearest: ", note.nearest)
    yield from (page.ink(line, "dim") for line in notes)


def _cut(page: _Page, lead: str, demangled: str) -> list[str]:
    return hung(lead, printable(phrases.readable(demangled)), page.width, limit=2)


# ---- What to do --------------------------------------------------------------------


def _notes(page: _Page, audit: ArtifactAudit) -> Iterator[str]:
    for note in audit.notes:
        yield from hung("  note: ", printable(note), page.width)


def _required(page: _Page, audit: ArtifactAudit) -> Iterator[str]:
    for requirement, answer in phrases.required(audit):
        yield from hung(f"  require {printable(requirement)}: ", printable(answer), page.width)


def _count(page: _Page, findings: Sequence[Finding]) -> str:
    number = f"{len(findings)} finding{'s' * (len(findings) > 1)}"
    return "  " + page.ink(number if findings else "no finding", "bold")


def _findings(page: _Page, findings: Sequence[Finding]) -> Iterator[str]:
    """Write one cause, found in one place or in several, and how to mend it."""
    finding, name = findings[0], findings[0].cause.name
    lines = hung("  ", f"{name}: {printable(finding.message)}", page.width, limit=6)
    yield from page.highlight(lines, name, "red")
    for evidence in dict.fromkeys((f.evidence.where, f.evidence.quote) for f in findings):
        where, quote = map(printable, evidence)
        yield from hung("    --> ", where, page.width)
        yield from hung("     |  ", quote, page.width, limit=2)
    lines = hung("    fix: ", printable(finding.fix.summary), page.width)
    yield from page.highlight(lines, "fix", "green")
    for command in finding.fix.commands:
        yield from (
            f"         {line}" for line in command_lines(printable(command), page.width - 9)
        )
