"""A diagnosis, as text for a terminal, as JSON, as Markdown for an issue, and for GitHub Actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from opwright import report
from opwright.model import Confidence, Diagnosis, Evidence, Failure, Finding, Fix
from opwright.report.escaping import json_text, legible, printable
from opwright.report.text.page.layout import command_lines, hung, inked

_MOST_PLACES = 3
_INKS = {Confidence.CERTAIN: "red", Confidence.LIKELY: "yellow", Confidence.POSSIBLE: "dim"}
_LEVELS = {Confidence.CERTAIN: "error", Confidence.LIKELY: "warning", Confidence.POSSIBLE: "notice"}
_WORDS = ("fix", "or")
"""With which the first way and the second begin."""
_NONE_KNOWN = "no known cause for this failure"
_ENDED_WELL = "no failure found in the log"
_UNDECIDED = "the log shows neither a failure nor that the run succeeded"


def text(diagnosis: Diagnosis, *, width: int = 80, colour: bool = False) -> str:
    """Return the findings for a terminal: the answer, the lines that prove it, what to type."""
    lines = [
        line for finding in diagnosis.findings for line in _text(finding, width, colour=colour)
    ]
    if not diagnosis.findings:
        lines += _unexplained(diagnosis, width)
    return "".join(f"{line}\n" for line in lines)


def _unexplained(diagnosis: Diagnosis, width: int) -> Iterator[str]:
    """Yield what is known about a failure of unknown cause, what is missing to decide it, and what to try."""
    failure, steps = diagnosis.failure, diagnosis.next_steps
    yield _without_cause(diagnosis)
    if failure:
        if speaker := _speaker(failure):
            yield from hung("  failed: ", legible(speaker), width)
        yield from _place(failure.evidence, width)
        if failure.kind != "exception" and failure.said not in failure.evidence.quote:
            yield from hung("   |  ", legible(failure.said), width, limit=3)
    if steps and steps.advice:
        yield from hung("  first: ", legible(steps.advice), width)
    if steps and steps.lacking:
        yield from hung("  add to the log: ", "; ".join(steps.lacking), width)
    for number, command in enumerate(steps.commands if steps else ()):
        lead = "       " if number else "  try: "
        first, *rest = command_lines(legible(command), width - 7)
        yield f"{lead}{first}"
        yield from (f"       {line}" for line in rest)


def _without_cause(diagnosis: Diagnosis) -> str:
    if diagnosis.failure:
        return _NONE_KNOWN
    return _UNDECIDED if diagnosis.next_steps else _ENDED_WELL


def _speaker(failure: Failure) -> str:
    """Return who failed, and where: `nvcc, in csrc/op.cu:31`."""
    place = f"{failure.file}:{failure.line}" if failure.file and failure.line else failure.file
    return ", in ".join(part for part in (failure.speaker, place) if part)


def _text(finding: Finding, width: int, *, colour: bool) -> Iterator[str]:
    confidence = finding.evidence.confidence
    name = finding.cause.name
    head = hung("", f"{name}: {legible(finding.message)}", width, limit=6)
    head[0] = head[0].replace(name, inked(name, _INKS[confidence]), 1) if colour else head[0]
    yield from head
    if confidence is not Confidence.CERTAIN:
        yield f"  ({confidence.name.lower()})"
    for evidence in (finding.evidence, *finding.also[: _MOST_PLACES - 1]):
        yield from _place(evidence, width)
    for word, way in zip(_WORDS, finding.fix.ways, strict=False):
        said = hung(f"  {word}: ", legible(way.summary), width)
        said[0] = said[0].replace(word, inked(word, "green"), 1) if colour else said[0]
        yield from said
        for command in way.commands:
            yield from (f"       {line}" for line in command_lines(legible(command), width - 7))
    yield f"  more: opwright explain {name}"
    yield ""


def _place(evidence: Evidence, width: int) -> Iterator[str]:
    job = evidence.details.get("job")
    where = f"{evidence.where}, in {job}" if job else evidence.where
    yield from hung("  --> ", legible(where), width)
    yield from hung("   |  ", legible(evidence.quote), width, limit=3)


# ---- JSON --------------------------------------------------------------------------


def json(diagnosis: Diagnosis, *, identifier: object = None) -> str:
    """Return the findings as one line of JSON, version 1; of a batch, with the "id"."""
    head = {} if identifier is None else {"id": identifier}
    findings = [_json(finding) for finding in diagnosis.findings]
    unexplained = {} if diagnosis.findings else _unexplained_json(diagnosis)
    return json_text({**head, "version": 1, "findings": findings, **unexplained}) + "\n"


def _unexplained_json(diagnosis: Diagnosis) -> Mapping[str, object]:
    """Return what is known about a failure of unknown cause."""
    failure, steps = diagnosis.failure, diagnosis.next_steps
    known = failure and {
        "tool": failure.speaker,
        "file": failure.file,
        "line": failure.line,
        "kind": failure.kind,
        "subject": failure.subject,
        "message": failure.said,
        "evidence": {"where": failure.evidence.where, "quote": failure.evidence.quote},
    }
    advice: dict[str, object] = {}
    if steps:
        advice = {"lacking": list(steps.lacking), "commands": list(steps.commands)}
    if steps and steps.advice:
        advice["advice"] = steps.advice
    return {k: v for k, v in (("failure", known), ("next_steps", advice)) if v}


def unread_json(where: str, why: str, *, identifier: object = None) -> str:
    """Return the report on a log, or a line of a batch, of which nothing could be read."""
    head = {} if identifier is None else {"id": identifier}
    unreadable = [{"path": where, "reason": why}]
    return json_text({**head, "version": 1, "findings": [], "unreadable": unreadable}) + "\n"


def _json(finding: Finding) -> Mapping[str, object]:
    fix = finding.fix
    other = {"otherwise": _way_json(fix.otherwise)} if fix.otherwise else {}
    return {
        "cause": finding.cause.name,
        "family": finding.cause.family,
        "message": finding.message,
        "confidence": finding.evidence.confidence.name.lower(),
        "evidence": [_evidence_json(evidence) for evidence in (finding.evidence, *finding.also)],
        "details": finding.evidence.reported_details,
        "fix": {**_way_json(fix), "safety": fix.safety.value, **other},
    }


def _way_json(fix: Fix) -> Mapping[str, object]:
    return {"summary": fix.summary, "commands": list(fix.commands)}


def _evidence_json(evidence: Evidence) -> Mapping[str, object]:
    job = evidence.details.get("job")
    of_job = {"job": job} if job else {}
    return {"where": evidence.where, "quote": evidence.quote, **of_job}


# ---- Markdown ----------------------------------------------------------------------


def markdown(diagnosis: Diagnosis) -> str:
    """Return the findings to paste into an issue."""
    if not diagnosis.findings:
        return _unexplained_markdown(diagnosis)
    return "\n".join(_markdown(finding) for finding in diagnosis.findings)


def _unexplained_markdown(diagnosis: Diagnosis) -> str:
    parts = [_without_cause(diagnosis)]
    if failure := diagnosis.failure:
        parts.append(
            report.audit_markdown.fenced(
                f"{failure.evidence.where}: {legible(failure.evidence.quote)}"
            )
        )
    return "\n\n".join(parts) + "\n"


def _markdown(finding: Finding) -> str:
    fenced, prose = report.audit_markdown.fenced, report.audit_markdown.prose
    evidence = (finding.evidence, *finding.also[: _MOST_PLACES - 1])
    quotes = "\n".join(f"{e.where}: {legible(e.quote)}" for e in evidence)
    confidence = finding.evidence.confidence.name.lower()
    parts = [
        f"**{finding.cause.name}** ({confidence}): {prose(finding.message)}",
        fenced(quotes),
    ]
    for word, way in zip(_WORDS, finding.fix.ways, strict=False):
        parts.append(f"{word.capitalize()}: {prose(way.summary)}")
        parts += [fenced("\n".join(map(legible, way.commands)))] if way.commands else []
    return "\n\n".join(parts) + "\n"


# ---- several logs ------------------------------------------------------------------


def joined(reports: Iterable[tuple[str, str]], form: str) -> str:
    """Return the reports on several logs, each with the log's name, as one in that format."""
    match form:
        case "json":
            return "[" + ",\n ".join(report.rstrip("\n") for _, report in reports) + "]\n"
        case "github":
            return "".join(report for _, report in reports)
        case "markdown":
            return "\n".join(f"### {legible(name)}\n\n{report}" for name, report in reports)
        case _:
            return "\n".join(f"==> {legible(name)} <==\n{report}" for name, report in reports)


# ---- GitHub Actions ----------------------------------------------------------------


def github(diagnosis: Diagnosis, log: str) -> str:
    """Return the findings as workflow commands, which the runner shows next to the step."""
    return "".join(
        report.github.command(
            _LEVELS[finding.evidence.confidence],
            log,
            finding.cause.name,
            printable(finding.message),
            printable(f"--> {finding.evidence.where}"),
            printable(f" |  {finding.evidence.quote}"),
            *(
                printable(line)
                for word, way in zip(_WORDS, finding.fix.ways, strict=False)
                for line in (f"{word}: {way.summary}", *(f"$ {one}" for one in way.commands))
            ),
        )
        + "\n"
        for finding in diagnosis.findings
    )
