"""
For a pull request: the matrix as a table, the reasons folded away.

Names from inside a file stand in code spans, where GitHub sees no markup, mention or reference;
what remains of prose is escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from opwright.model import ArtifactAudit, Audit, Describe, Finding, Variants
from opwright.report import phrases
from opwright.report.audits import gpus
from opwright.report.audits.alternatives import folded
from opwright.report.audits.matrix import Row, all_series, releases, rows
from opwright.report.audits.reasons import Reason, SimilarBinaries, similar_binaries
from opwright.report.escaping import printable
from opwright.report.text.artifact.grid import NOT_JUDGED

_SYMBOLS_SHOWN = 3
_MARKUP = re.compile(r"[\\`*_\[\]<~&$]|:(?=/)|(?<=mailto):|(?<=xmpp):|\.(?<=www\.)", re.IGNORECASE)
_REFERENCE = re.compile(r"(?<=[@#])|(?<=GH)(?=-)", re.IGNORECASE)


def render(audit: Audit, *, describe: Describe) -> str:
    """Return the audit as GitHub Markdown."""
    blocks = [_artifact(artifact, describe) for artifact in audit.artifacts]
    if audit.findings:
        blocks += ["### together", *map(finding_block, audit.findings)]
    return "\n\n".join(blocks) + "\n"


def _artifact(audit: ArtifactAudit, describe: Describe) -> str:
    matrix = rows(folded(audit))
    facts = (audit.artifact.kind.value, phrases.requirement(audit), phrases.libraries(audit))
    blocks = [f"### {code_span(audit.artifact.path)}", prose("; ".join(filter(None, facts)))]
    blocks += [
        f"unreadable: {code_span(names)}: {prose(reason)}"
        for names, reason in phrases.skipped(audit)
    ]
    if answers := list(phrases.answers(audit)):
        blocks.append("\n".join(f"- {cell.label}: {prose(where)}" for cell, where in answers))
        blocks.append("\n".join(_table(matrix)))
    lines = [f"- {key + ': ' if key else ''}{prose(value)}" for key, value in phrases.facts(audit)]
    blocks += ["\n".join(lines)] if lines else []
    if on_gpus := gpus.answers(audit):
        blocks.append("\n".join(_gpu_table(on_gpus)))
    if audit.variants:
        blocks.append("\n".join(_variants(audit.variants)))
    blocks += [
        f"require {code_span(requirement)}: {prose(answer)}"
        for requirement, answer in phrases.required(audit)
    ]
    blocks += [finding_block(finding) for finding in audit.findings]
    blocks += [f"note: {prose(note)}" for note in audit.notes]
    blocks += [_folded(group, describe) for group in similar_binaries(matrix)]
    return "\n\n".join(blocks)


def _table(matrix: Sequence[Row]) -> Iterator[str]:
    """Write the matrix, with series side by side in one column where no row tells them apart."""
    judged = releases([audit for row in matrix for audit in row.binaries])
    columns = [
        (tuple(run), key)
        for key, run in groupby(
            all_series(judged), key=lambda series: tuple(row.worst_in(series) for row in matrix)
        )
    ]
    heads = (run[0] if len(run) == 1 else f"{run[0]}..{run[-1]}" for run, _ in columns)
    yield f"| torch | {' | '.join(heads)} |"
    yield f"|:--|{':-:|' * len(columns)}"
    for place, row in enumerate(matrix):
        cells = (key[place] for _, key in columns)
        words = (NOT_JUDGED if cell is None else cell.meaning for cell in cells)
        yield f"| {code_span(row.binaries[0].binary.path)}{row.more} | {' | '.join(words)} |"


def _variants(variants: Variants) -> Iterator[str]:
    yield "| variant property (PEP 825, a draft) | shown by |"
    yield "|:--|:--|"
    for prop in variants.properties:  # their grammar has no character that needs escaping
        yield f"| `{prop}` | {cell_text(prop.because)} |"
    for note in variants.notes:
        yield f"| note | {cell_text(note)} |"


def _gpu_table(answers: Sequence[gpus.Answer]) -> Iterator[str]:
    yield "| GPU | arch | code for it | in |"
    yield "|:--|:--|:--|:--|"
    for answer in answers:
        where = ", ".join(map(code_span, answer.paths)) or "all"
        yield f"| {code_span(answer.name)} | {answer.arch} | {cell_text(answer.text)} | {where} |"


def finding_block(finding: Finding) -> str:
    evidence, fix = finding.evidence, finding.fix
    lines = [
        f"**{finding.cause.name}**: {prose(finding.message)}",
        f"- {code_span(evidence.where)}: {code_span(evidence.quote)}",
        f"- fix: {prose(fix.summary)}",
    ]
    if fix.commands:
        commands = [printable(command) for command in fix.commands]
        fence = _fence("\n".join(commands), 3)
        lines += ["", f"  {fence}sh", *(f"  {command}" for command in commands), f"  {fence}"]
    head, *rest = lines
    return "\n".join([head, "", *rest])


def _folded(similar: SimilarBinaries, describe: Describe) -> str:
    first = similar.binaries[0]
    names = ", ".join(f"<code>{escape(printable(path))}</code>" for path in similar.paths)
    lines = [
        f"<details><summary>{names}</summary>",
        "",
        f"- built for {prose(phrases.built_for(first))}",
        *(f"  - {prose(phrases.readable(evidence))}" for evidence in first.built_for.evidence),
        f"- torch ABI: {prose(phrases.torch_abi(first))}",
    ]
    if not similar.exact:
        lines.append("- in the first release:")
    for reason in similar.reasons:
        lines += _reason(reason, describe)
    return "\n".join([*lines, "", "</details>"])


def _reason(reason: Reason, describe: Describe) -> Iterator[str]:
    cause = f"**{reason.cause}**: " if reason.cause else ""
    where = f"{printable(reason.releases)} {reason.cell.label}"
    yield f"- {where}: {cause}{prose(reason.text)}"
    for name in reason.symbols[:_SYMBOLS_SHOWN]:
        note = describe(name)
        nearest = f"; nearest: {code_span(phrases.readable(note.nearest))}" if note.nearest else ""
        demangled = code_span(phrases.readable(note.demangled))
        yield f"  - {demangled} {prose(phrases.exporters(note.exported_by))}{nearest}"
    hidden = len(reason.symbols) - _SYMBOLS_SHOWN
    if hidden > 0:
        yield f"  - and {hidden} more"


def code_span(text: str) -> str:
    """Return a code span that holds in a table too, whatever is in it."""
    plain = printable(text).replace("|", "\\x7c") or " "
    fence = _fence(plain, 1)
    pad = " " if plain[0] in "` " or plain[-1] in "` " else ""
    return f"{fence}{pad}{plain}{pad}{fence}"


def prose(text: str) -> str:
    """Return text that means itself: no markup, no link, and nobody is mentioned."""
    escaped = _MARKUP.sub(lambda match: f"\\{match[0]}", printable(text))
    return _REFERENCE.sub("<!-- -->", escaped)


def cell_text(text: str) -> str:
    """Return prose that stays in its column of a table."""
    return prose(text).replace("|", "&#124;")


def fenced(text: str) -> str:
    """Return lines as they are, in a block of code."""
    fence = _fence(text, 3)
    return f"{fence}\n{text}\n{fence}"


def _fence(text: str, least: int) -> str:
    """Return more backticks than stand together anywhere in the text."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    return "`" * max(least, longest + 1)
