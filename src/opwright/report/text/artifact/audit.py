"""
For people, in a terminal: an artifact on one screen.

The answer in a few lines, the matrix that shows it at a glance, the decisive reason for each border of the verdict,
what it asks of the machine, and last, where the eye rests, what is wrong and how to mend it. What takes more than a
screen is cut to it; `verbose` has all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from opwright import report
from opwright.model import ArtifactAudit, Audit, Describe
from opwright.model.named_tuple import NamedTuple
from opwright.report import phrases
from opwright.report.audits import gpus
from opwright.report.audits.borders import Border, borders
from opwright.report.audits.matrix import Row, rows, torch_binaries
from opwright.report.escaping import printable
from opwright.report.text import findings
from opwright.report.text.artifact import sections
from opwright.report.text.page.layout import hung
from opwright.report.text.page.page import INK, Page, page
from opwright.report.text.page.screen import filled


def render(
    audit: Audit,
    *,
    describe: Describe,
    width: int = 80,
    colour: bool = False,
    verbose: bool = False,
) -> str:
    """Return the audit as text; no line is wider than `width`, or than 60 if that is less."""
    paper = page(width, colour=colour, describe=describe)
    shown = report.audit_in_full.artifact if verbose else _short
    parts = [shown(paper, artifact) for artifact in audit.artifacts]
    if audit.findings:
        together = [[paper.ink("together", "bold")], *findings.sections(paper, audit.findings)]
        parts.append("\n\n".join(map("\n".join, together)))
    return "\n\n\n".join(parts) + "\n"


class _Room(NamedTuple):
    """How much of each part there is room for: how many, or lines of one."""

    path: int = 1
    answer: int = 1
    rows: int = 6
    rows_apart: int = 0
    """So many libraries have a row each, though they share its verdicts."""
    borders: int = 4
    reason: int = 1
    symbols: int = 0
    facts: int = 0
    fact: int = 1
    notes: int = 0
    note: int = 1
    findings: int = 1
    brief_findings: int = 0
    fix: int = 2
    evidence: int = 0


_WISHES: tuple[dict[str, int], ...] = (
    {"facts": 2},
    {"reason": 2},
    {"fact": 2},
    {"facts": 3},
    {"brief_findings": 1},
    {"rows": 8},
    {"findings": 2, "fix": 6},
    {"notes": 1, "note": 2},
    {"note": 4},
    {"path": 2, "answer": 2},
    {"rows": 12},
    {"symbols": 1},
    {"facts": 12},
    {"rows_apart": 4},
    {"findings": 4, "brief_findings": 2},
    {"borders": 8},
    {"rows_apart": 8},
    {"reason": 3},
    {"rows_apart": 12},
    {"evidence": 1},
    {"notes": 4},
)
"""What a page has besides if a screen still holds it, dearest first."""


_REQUIRED_LINES = 3
"""For a requirement: the user who states one wants to know why it does not hold."""


class _Known(NamedTuple):
    """An artifact, arranged once for all attempts at a page."""

    audit: ArtifactAudit
    matrix: Sequence[Row]
    borders: Sequence[Border]
    facts: Sequence[tuple[str, str]]


def _short(paper: Page, audit: ArtifactAudit) -> str:
    """Return as much of an artifact as fits on a screen."""
    shown = report.alternatives.folded(audit) if audit.alternatives else torch_binaries(audit)
    matrix = rows(shown)
    known = _Known(audit, matrix, borders(audit), list(phrases.short_facts(audit, matrix)))
    sections = [(partial(section, paper, known), parts) for section, parts in _ORDER.items()]
    # A user of another build must be told so, whatever else there is no room for.
    least = _Room(notes=1, note=4) if audit.is_for_another_build else _Room()
    return filled(sections, least, _WISHES)


def _header(paper: Page, known: _Known, room: _Room) -> Iterator[Iterable[str]]:
    yield sections.header(paper, known.audit, limit=room.path, most=2)


def _answers(paper: Page, known: _Known, room: _Room) -> Iterator[Iterable[str]]:
    yield sections.answers(paper, known.audit, limit=room.answer)


def _matrix(paper: Page, known: _Known, room: _Room) -> Iterator[Iterable[str]]:
    if _has_verdicts(known):
        shown = sections.apart(known.matrix, room.rows_apart)
        yield sections.matrix(paper, shown[: room.rows], hidden=len(shown[room.rows :]), limit=1)


def _facts(paper: Page, known: _Known, room: _Room) -> Iterator[Iterable[str]]:
    yield sections.facts(paper, known.facts[: room.facts], limit=room.fact)


def _answers_to_options(paper: Page, known: _Known, _: _Room) -> Iterator[Iterable[str]]:
    """Write what was asked for by an option, or of the GPUs of this machine."""
    yield gpus.lines(known.audit, paper.width)
    if known.audit.variants:
        yield report.variants.lines(known.audit.variants, paper.width)
    yield sections.required(paper, known.audit, limit=_REQUIRED_LINES)


def _notes(paper: Page, known: _Known, room: _Room) -> Iterator[Iterable[str]]:
    yield sections.notes(paper, known.audit, limit=room.note, most=room.notes)


def _findings(paper: Page, known: _Known, room: _Room) -> Iterator[Iterable[str]]:
    found = known.audit.findings
    if not found and known.audit.artifact.skipped:  # the unread part may be what is wrong
        return
    yield from findings.sections(
        paper,
        found,
        most=room.findings,
        briefly=room.brief_findings,
        fix=room.fix,
        evidence=bool(room.evidence),
    )


def _more(paper: Page, known: _Known, _: _Room) -> Iterator[Iterable[str]]:
    if _has_verdicts(known) or any(audited.unjudged for audited in known.audit.binaries):
        yield [paper.ink("  more: -v lists every reason, missing symbol and evidence", "dim")]


def _has_verdicts(known: _Known) -> bool:
    return any(row.cells for row in known.matrix)


# ---- Why ---------------------------------------------------------------------------


def _reasons(paper: Page, known: _Known, room: _Room) -> Iterator[Iterable[str]]:
    yield sections.unjudged(paper, known.audit)
    yield _reason_lines(paper, known, room)


def _reason_lines(paper: Page, known: _Known, room: _Room) -> Iterator[str]:
    found = findings.alike(known.audit.findings)[: room.findings]
    told = {(same[0].cause.name, same[0].message) for same in found}
    for border in known.borders[: room.borders]:
        verdict = border.cell.label
        is_told = border.finding is not None and (border.finding.cause.name, border.text) in told
        head = hung("  ", printable(_head(border, is_told=is_told)), paper.width, limit=2)
        yield from paper.highlight(head, verdict, INK[border.cell])
        if is_told:
            continue
        yield from hung("    ", printable(border.text), paper.width, limit=room.reason)
        if border.symbol and room.symbols:
            name = phrases.readable(paper.describe(border.symbol).demangled)
            for line in hung("    missing: ", printable(name), paper.width, limit=1):
                yield paper.ink(line, "dim")
    if hidden := len(known.borders[room.borders :]):
        yield f"  and {hidden} more change{'s' * (hidden > 1)} of the verdict"


def _head(border: Border, *, is_told: bool) -> str:
    """Name the verdict, the releases and the cause; one that is told as a finding stands below."""
    head = f"{border.cell.label} in {border.releases}"
    if border.finding is None:
        return f"{head}:"
    more = f" and {len(border.paths) - 1} more" if len(border.paths) > 1 else ""
    where = f" in {border.paths[0]}{more}" if border.paths else ""
    return f"{head}: {border.finding.cause.name}{where}{', see below' if is_told else ''}"


_ORDER = {
    _header: ("path",),
    _answers: ("answer",),
    _matrix: ("rows", "rows_apart"),
    _reasons: ("borders", "reason", "symbols", "findings"),
    _facts: ("facts", "fact"),
    _answers_to_options: (),
    _notes: ("notes", "note"),
    _findings: ("findings", "brief_findings", "fix", "evidence"),
    _more: (),
}
"""The sections of a page from top to bottom, and which parts of its room each depends on."""
