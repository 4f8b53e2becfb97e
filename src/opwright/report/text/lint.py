"""What was found in sources: as text for a terminal, JSON, SARIF, and for GitHub Actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from opwright import report
from opwright.model import Confidence, Edit, Finding, Lint, LintedFile, Safety, line_and_column
from opwright.report.escaping import json_text, legible
from opwright.report.text.layout import command_lines, hung, inked

_INKS = {Confidence.CERTAIN: "red", Confidence.LIKELY: "yellow", Confidence.POSSIBLE: "dim"}
_LEVELS = {Confidence.CERTAIN: "error", Confidence.LIKELY: "warning", Confidence.POSSIBLE: "notice"}
_BY_COMMAND = {
    Safety.SAFE: "opwright lint --fix applies it",
    Safety.REVIEW: "opwright lint --fix --unsafe applies it; review the change",
}
_INDENT = 4
_MOST_BEFORE = 40


def text(lint: Lint, *, width: int = 80, colour: bool = False) -> str:
    """Return the findings for a terminal: each with its line, a caret, and what to do."""
    lines = [
        line
        for file in lint.files
        for finding in file.findings
        for line in _text(finding, width, colour=colour)
    ]
    lines += hung("", _summary(lint), width)
    return "".join(f"{line}\n" for line in lines)


def _summary(lint: Lint) -> str:
    number = len(lint.findings)
    files = f"{lint.read} file{'' if lint.read == 1 else 's'}"
    left_out = sum(file.suppressed for file in lint.files)
    also = f" ({left_out} more ignored)" if left_out else ""
    unread = len(lint.unreadable)
    also += f"; {unread} could not be read" if unread and number else ""
    if unread and not number:
        return f"{unread} file{'s' * (unread > 1)} could not be read; no problems found in the rest{also}"
    if not number:
        return f"No problems found in {files}{also}"
    here = len([file for file in lint.files if file.findings])
    where = files if here == lint.read else f"{here} of {files}"
    return f"Found {number} problem{'' if number == 1 else 's'} in {where}{also}"


def _text(finding: Finding, width: int, *, colour: bool) -> Iterator[str]:
    evidence, fix, name = finding.evidence, finding.fix, finding.cause.name
    head = hung("", f"{name}: {legible(finding.message)}", width, limit=6)
    head[0] = (
        head[0].replace(name, inked(name, _INKS[evidence.confidence]), 1) if colour else head[0]
    )
    yield from head
    if evidence.confidence is not Confidence.CERTAIN:
        yield f"  ({evidence.confidence.name.lower()})"
    yield from hung("  --> ", legible(evidence.where), width)
    yield from _line(finding, width)
    for also in finding.also:
        yield from hung("  also ", legible(also.where), width)
    lines = hung("  fix: ", legible(fix.summary), width)
    lines[0] = lines[0].replace("fix", inked("fix", "green"), 1) if colour else lines[0]
    yield from lines
    for command in fix.commands:
        yield from (f"       {line}" for line in command_lines(legible(command), width - 7))
    if fix.edits and fix.safety in _BY_COMMAND:
        yield f"       ({_BY_COMMAND[fix.safety]})"
    yield f"  more: opwright explain {name}"
    yield ""


def _line(finding: Finding, width: int) -> Iterator[str]:
    """Yield the line of source and a caret below what is meant, both cut to the width."""
    quote = finding.evidence.quote.replace("\t", " ")
    column = int(finding.evidence.where.rpartition(":")[2]) - 1
    room = max(width - _INDENT - 1, 20)
    indent = len(quote) - len(quote.lstrip())
    begin = min(indent, column)
    if column - begin > room - _MOST_BEFORE // 2:
        begin = column - _MOST_BEFORE // 2
    shown = legible(quote[begin : begin + room])
    before = len(legible(quote[begin:column]))
    wide = len(legible(quote[column : column + finding.evidence.width]))
    yield f"   | {shown}"
    if before < len(shown):
        yield f"   | {'':{before}}{'^' * max(1, min(wide, len(shown) - before))}"


# ---- JSON --------------------------------------------------------------------------


def json(lint: Lint) -> str:
    """Return the findings as one line of JSON, version 1."""
    findings = [_json(finding, file) for file in lint.files for finding in file.findings]
    unreadable = [{"path": file.path, "reason": file.why} for file in lint.unreadable]
    return json_text({"version": 1, "findings": findings, "unreadable": unreadable}) + "\n"


def _json(finding: Finding, file: LintedFile) -> Mapping[str, object]:
    fix = finding.fix
    document: dict[str, object] = {
        "summary": fix.summary,
        "commands": list(fix.commands),
        "safety": fix.safety.value,
    }
    if fix.edits:
        document["edits"] = [_edit(edit, file) for edit in fix.edits]
    return {
        "cause": finding.cause.name,
        "family": finding.cause.family,
        "message": finding.message,
        "confidence": finding.evidence.confidence.name.lower(),
        "evidence": [
            {"where": evidence.where, "quote": evidence.quote}
            for evidence in (finding.evidence, *finding.also)
        ],
        "details": finding.evidence.reported_details,
        "fix": document,
    }


def _edit(edit: Edit, file: LintedFile) -> Mapping[str, object]:
    (line, column), (end_line, end_column) = (
        line_and_column(file.text, offset) for offset in (edit.start, edit.end)
    )
    return {
        "path": edit.path,
        "start": {"line": line, "column": column},
        "end": {"line": end_line, "column": end_column},
        "text": edit.text,
    }


# ---- GitHub Actions ----------------------------------------------------------------


def github(lint: Lint) -> str:
    """Return the findings as workflow commands, which the runner shows at their lines."""
    lines = [
        report.github.command(
            _LEVELS[finding.evidence.confidence],
            file.path,
            finding.cause.name,
            legible(finding.message),
            legible(f" |  {finding.evidence.quote}"),
            legible(f"fix: {finding.fix.summary}"),
            *(legible(f"$ {line}") for line in finding.fix.commands),
            place=_place(finding),
        )
        for file in lint.files
        for finding in file.findings
    ]
    lines += [
        report.github.command("warning", u.path, "unreadable", legible(u.why))
        for u in lint.unreadable
    ]
    return "".join(f"{line}\n" for line in lines)


def _place(finding: Finding) -> tuple[int, int, int]:
    column = int(finding.evidence.where.rpartition(":")[2])
    return finding.evidence.line, column, column + finding.evidence.width
