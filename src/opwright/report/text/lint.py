"""What was found in sources: as text for a terminal, JSON, SARIF, and for GitHub Actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from opwright import report
from opwright.model import (
    Confidence,
    Edit,
    Finding,
    Lint,
    LintedFile,
    Place,
    Problem,
    Safety,
    Severity,
    line_and_column,
)
from opwright.report.escaping import json_text, legible
from opwright.report.text.page.layout import command_lines, hung, inked

_INKS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "dim"}
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
_BY_COMMAND = {
    Safety.SAFE: "opwright lint --fix applies it",
    Safety.REVIEW: "opwright lint --fix --unsafe applies it; review the change",
}
_INDENT = 4
_MOST_BEFORE = 40
_MOST_FILES, _MOST_LINES = 10, 12
"""Further places that are listed: files, and lines of each."""


def text(lint: Lint, *, width: int = 80, colour: bool = False) -> str:
    """Return the problems for a terminal: each once, with its line, a caret, its other places, and what to do."""
    problems = lint.problems
    lines = [line for problem in problems for line in _text(problem, width, colour=colour)]
    lines += hung("", _summary(lint, problems), width)
    return "".join(f"{line}\n" for line in lines)


def _summary(lint: Lint, problems: tuple[Problem, ...]) -> str:
    number, places = len(problems), len({f.evidence.where for f in lint.findings})
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
    at = f" at {places} places" if places > number else ""
    return f"Found {number} problem{'' if number == 1 else 's'}{at} in {where}{also}"


def _text(problem: Problem, width: int, *, colour: bool) -> Iterator[str]:
    finding = problem.finding
    yield from _head(finding, width, colour=colour)
    yield from hung("  --> ", legible(finding.evidence.where), width)
    yield from _line(finding, width)
    for also in finding.also:
        yield from hung("  also ", legible(also.where), width)
    for line in _further(problem.places[1:], finding):
        yield from hung("  also ", legible(line), width)
    yield from _fix(problem, width, colour=colour)
    for other in problem.related:
        yield from _head(other.finding, width, colour=colour)
        yield from _fix(other, width, colour=colour)
    for name in dict.fromkeys(one.finding.cause.name for one in (problem, *problem.related)):
        yield f"  more: opwright explain {name}"
    yield ""


def _head(finding: Finding, width: int, *, colour: bool) -> Iterator[str]:
    name = finding.cause.name
    head = hung("", f"{name}: {legible(finding.message)}", width, limit=6)
    head[0] = head[0].replace(name, inked(name, _INKS[finding.severity]), 1) if colour else head[0]
    yield from head
    if finding.evidence.confidence is not Confidence.CERTAIN:
        yield f"  ({finding.evidence.confidence.name.lower()})"


def _further(places: Iterable[Place], first: Finding) -> Iterator[str]:
    """Yield the other places of a problem, those in a file with a different name on one line: `csrc/op.cu:12, 40, 51`."""
    lines: dict[tuple[str, str], list[int]] = {}
    for place in places:
        if place.finding.evidence.where != first.evidence.where:
            name = _name(place.finding)
            key = place.file.path, "" if name == _name(first) else f" ({name})"
            lines.setdefault(key, []).append(place.finding.evidence.line)
    for (path, name), numbers in list(lines.items())[:_MOST_FILES]:
        in_order = sorted(dict.fromkeys(numbers))
        more = f" and {len(in_order) - _MOST_LINES} more" if in_order[_MOST_LINES:] else ""
        yield f"{path}:{', '.join(map(str, in_order[:_MOST_LINES]))}{more}{name}"
    if len(lines) > _MOST_FILES:
        left_out = len({path for path, _ in list(lines)[_MOST_FILES:]})
        yield f"{left_out} more file{'s' * (left_out > 1)}"


def _fix(problem: Problem, width: int, *, colour: bool) -> Iterator[str]:
    fix = problem.finding.fix
    lines = hung("  fix: ", legible(fix.summary), width)
    lines[0] = lines[0].replace("fix", inked("fix", "green"), 1) if colour else lines[0]
    yield from lines
    for command in fix.commands:
        yield from (f"       {line}" for line in command_lines(legible(command), width - 7))
    if fix.edits and fix.safety in _BY_COMMAND:
        yield f"       ({_BY_COMMAND[fix.safety]})"


def _line(finding: Finding, width: int) -> Iterator[str]:
    """Yield the source line and a caret below the span, both cut to the width."""
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
    """Return the problems as one line of JSON, version 1, each with all its places."""
    findings = [_json(problem) for problem in lint.problems]
    unreadable = [{"path": file.path, "reason": file.why} for file in lint.unreadable]
    notes = {"notes": list(lint.notes)} if lint.notes else {}
    return json_text({"version": 1, "findings": findings, "unreadable": unreadable, **notes}) + "\n"


def _json(problem: Problem) -> Mapping[str, object]:
    finding = problem.finding
    fix = finding.fix
    document: dict[str, object] = {
        "summary": fix.summary,
        "commands": list(fix.commands),
        "safety": fix.safety.value,
    }
    edits = [_edit(edit, p.file) for p in problem.places for edit in p.finding.fix.edits]
    if edits:
        document["edits"] = [edit for i, edit in enumerate(edits) if edit not in edits[:i]]
    related = [_json(other) for other in problem.related]
    return {
        "cause": finding.cause.name,
        "family": finding.cause.family,
        "message": finding.message,
        "confidence": finding.evidence.confidence.name.lower(),
        "severity": finding.severity.name.lower(),
        "evidence": [
            {"where": evidence.where, "quote": evidence.quote, **_other_message(finding, place)}
            for place in problem.places
            for evidence in (place.finding.evidence, *place.finding.also)
        ],
        "details": finding.evidence.reported_details,
        "fix": document,
        **({"related": related} if related else {}),
    }


def _other_message(first: Finding, place: Place) -> Mapping[str, str]:
    """Return the message of a place if it is about another name than the first one."""
    is_same = _name(place.finding) == _name(first)
    return {} if is_same else {"message": place.finding.message}


def _name(finding: Finding) -> str:
    """Return the name that a finding is of, if it is of one."""
    details = finding.evidence.details
    return details.get("api") or details.get("name", "")


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


# ---- statistics --------------------------------------------------------------------


def statistics(lint: Lint, *, as_json: bool = False) -> str:
    """Return how many problems there are of each cause, at how many places, and of how many the fix is automatic."""
    each = [one for problem in lint.problems for one in (problem, *problem.related)]
    counts = Counter(problem.finding.cause.name for problem in each)
    rows = []
    for name, number in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        findings = [f for f in lint.findings if f.cause.name == name]
        rows.append((number, len(findings), sum(bool(f.fix.edits) for f in findings), name))
    if as_json:
        keys = ("problems", "places", "fixable", "cause")
        return json_text([dict(zip(keys, row, strict=True)) for row in rows]) + "\n"
    head = ("problems", "places", "fixable", "cause")
    cells = [head, *(tuple(map(str, row)) for row in rows)] if rows else []
    lines = ["  ".join((*(f"{c:>8}" for c in row[:3]), row[3])) for row in cells]
    lines.append(_summary(lint, lint.problems))
    return "".join(f"{line}\n" for line in lines)


# ---- GitHub Actions ----------------------------------------------------------------


def github(lint: Lint) -> str:
    """
    Return the findings as workflow commands, which the runner shows at their lines.

    It shows ten of each level, so that the first place of each problem comes before all others.
    """
    each = [one for problem in lint.problems for one in (problem, *problem.related)]
    first = [problem.places[0] for problem in each]
    others = [place for problem in each for place in problem.places[1:]]
    lines = [_annotation(place) for place in (*first, *others)]
    lines += [
        report.github.command("warning", u.path, "unreadable", legible(u.why))
        for u in lint.unreadable
    ]
    return "".join(f"{line}\n" for line in lines)


def _annotation(place: Place) -> str:
    finding = place.finding
    return report.github.command(
        _LEVELS[finding.severity],
        place.file.path,
        finding.cause.name,
        legible(finding.message),
        legible(f" |  {finding.evidence.quote}"),
        legible(f"fix: {finding.fix.summary}"),
        *(legible(f"$ {line}") for line in finding.fix.commands),
        place=_place(finding),
    )


def _place(finding: Finding) -> tuple[int, int, int]:
    column = int(finding.evidence.where.rpartition(":")[2])
    return finding.evidence.line, column, column + finding.evidence.width
