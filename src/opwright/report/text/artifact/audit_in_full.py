"""
An audit in full: what `--verbose` adds to it.

Why each library does not load where it does not, with the missing symbols and what they were built for; the map of
all libraries; the evidence for what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opwright import report
from opwright.model import ArtifactAudit
from opwright.report import phrases
from opwright.report.audits import gpus
from opwright.report.audits.matrix import releases, rows, torch_binaries
from opwright.report.audits.reasons import Reason, SimilarBinaries, similar_binaries
from opwright.report.escaping import printable
from opwright.report.text import findings
from opwright.report.text.artifact import sections
from opwright.report.text.page.layout import hung
from opwright.report.text.page.page import INK, Page

_SYMBOLS_SHOWN = 3
_NAMES_SHOWN = 3
_EVIDENCE_SHOWN = 3
_ROWS_APART = 16
"""So many libraries have a row each, though they share its verdicts."""


def artifact(paper: Page, audit: ArtifactAudit) -> str:
    """Return an artifact with all that is known of it."""
    torch = torch_binaries(audit)
    matrix = rows(torch)
    found: list[Iterable[str]] = [sections.header(paper, audit)]
    found += [sections.answers(paper, audit), sections.unjudged(paper, audit)]
    found += [sections.facts(paper, phrases.facts(audit)), gpus.lines(audit, paper.width)]
    if releases(torch):
        found.append(sections.matrix(paper, sections.apart(matrix, _ROWS_APART)))
    found += [_similar(paper, group) for group in similar_binaries(matrix)]
    if audit.variants:
        found.append(report.variants.lines(audit.variants, paper.width))
    found += [sections.notes(paper, audit), sections.required(paper, audit)]
    if audit.findings or not audit.artifact.skipped:  # what was not read may be what is wrong
        found += findings.sections(paper, audit.findings)
    return "\n\n".join(filter(None, map("\n".join, found)))


# ---- Why ---------------------------------------------------------------------------


def _similar(paper: Page, similar: SimilarBinaries) -> Iterator[str]:
    first = similar.binaries[0]
    shown, hidden = similar.paths[:_NAMES_SHOWN], len(similar.paths) - _NAMES_SHOWN
    for path in shown:
        yield from (paper.ink(line, "bold") for line in hung("  ", printable(path), paper.width))
    if hidden > 0:
        yield f"  and {hidden} more"
    keys = [reason.releases for reason in similar.reasons]
    column = max(map(len, ["torch ABI", *keys]))
    yield from _fact(paper, "built for", phrases.built_for(first), column)
    for evidence in first.built_for.evidence[:_EVIDENCE_SHOWN]:
        evidence_line = printable(phrases.readable(evidence))
        for line in hung(f"    {'':{column}}  ", evidence_line, paper.width, limit=2):
            yield paper.ink(line, "dim")
    yield from _fact(paper, "torch ABI", phrases.torch_abi(first), column)
    if not similar.exact:
        yield from _fact(paper, "", "in the first release:", column)
    for reason in similar.reasons:
        yield from _reason(paper, reason, column)


def _fact(paper: Page, key: str, value: str, column: int) -> Iterator[str]:
    yield from hung(f"    {key:<{column}}  ", printable(value), paper.width)


def _reason(paper: Page, reason: Reason, column: int) -> Iterator[str]:
    verdict = reason.cell.label
    lead = f"    {reason.releases:<{column}}  {verdict}  "
    lines = hung(
        lead, printable(": ".join(filter(None, (reason.cause, reason.text)))), paper.width, limit=4
    )
    yield from paper.highlight(lines, verdict, INK[reason.cell])
    margin = " " * (column + 6)
    for name in reason.symbols[:_SYMBOLS_SHOWN]:
        yield from _symbol(paper, name, margin)
    hidden = len(reason.symbols) - _SYMBOLS_SHOWN
    if hidden > 0:
        yield f"{margin}  and {hidden} more missing symbols"


def _symbol(paper: Page, name: str, margin: str) -> Iterator[str]:
    note = paper.describe(name)
    yield from _cut(paper, f"{margin}- ", note.demangled)
    notes = hung(
        f"{margin}    ", printable(phrases.exporters(note.exported_by)), paper.width, limit=2
    )
    if note.nearest:
        notes += _cut(paper, f"{margin}    nearest: ", note.nearest)
    yield from (paper.ink(line, "dim") for line in notes)


def _cut(paper: Page, lead: str, demangled: str) -> list[str]:
    return hung(lead, printable(phrases.readable(demangled)), paper.width, limit=2)
