"""
SARIF 2.1.0, for code scanning.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from urllib.parse import quote

from opwright.model import (
    ArtifactAudit,
    Audit,
    Cause,
    Edit,
    Finding,
    Lint,
    LintedFile,
    line_and_column,
)
from opwright.model.audit.verdicts import standings
from opwright.report.audits.matrix import in_order, ranges
from opwright.report.escaping import json_text, legible, printable
from opwright.report.places import artifact_of, file_of

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"

# In a message, braces hold arguments and brackets hold links (sections 3.11.5 and 3.11.6).
_LITERAL = str.maketrans({"{": "{{", "}": "}}", "[": "\\[", "]": "\\]", "\\": "\\\\"})

_Json = dict[str, object]


def render(audit: Audit, *, version: str | None = None, exit_status: int | None = None) -> str:
    """Return the findings as SARIF; `version` is the tool's, `exit_status` what it leaves."""
    artifacts = [judged.artifact for judged in audit.artifacts]
    placed = [
        (file_of(judged.artifact, finding.evidence.where), finding)
        for judged in audit.artifacts
        for finding in judged.findings
    ]
    placed += [
        (file_of(*artifact_of(artifacts, finding.evidence.where)), finding)
        for finding in audit.findings
    ]
    causes = _causes(finding for _, finding in placed)
    names = [cause.name for cause in causes]
    return _log(
        causes,
        [_result(file, f, names.index(f.cause.name)) for file, f in placed],
        [_cannot_read(*one) for one in _unreadable(audit)],
        audit.exit_status if exit_status is None else exit_status,
        version,
        properties={"artifacts": [_verdicts(judged) for judged in audit.artifacts]},
    )


def _verdicts(judged: ArtifactAudit) -> _Json:
    """Return how an artifact stands in each release: what is not a finding is not a result."""
    together = standings(judged.decisive)
    order = in_order(together)
    return {
        "path": printable(judged.artifact.path),
        "required": [
            {
                "requirement": printable(result.requirement),
                "holds": result.holds,
                "reasons": [printable(reason) for reason in result.reasons],
            }
            for result in judged.required
        ],
        "notes": [printable(note) for note in judged.notes],
        "verdicts": [
            {
                "verdict": standing.verdict,
                "depends_on": [printable(name) for name in standing.depends_on],
                "releases": list(ranges({v for v in order if together[v] == standing}, order)),
            }
            for standing in dict.fromkeys(together[version] for version in order)
        ],
    }


def render_lint(lint: Lint, *, version: str | None = None) -> str:
    """Return what was found in sources as SARIF, with lines, columns and what repairs it."""
    causes = _causes(lint.findings)
    names = [cause.name for cause in causes]
    results = [
        _source_result(file, finding, names.index(finding.cause.name))
        for file in lint.files
        for finding in file.findings
    ]
    unreadable = [_cannot_read(file.path, file.path, file.why) for file in lint.unreadable]
    return _log(causes, results, unreadable, lint.exit_status, version, columns=True)


def _causes(findings: Iterable[Finding]) -> list[Cause]:
    return list({finding.cause.name: finding.cause for finding in findings}.values())


def _log(  # noqa: PLR0913 - the parts of one
    causes: Sequence[Cause],
    results: Sequence[_Json],
    unreadable: Sequence[_Json],
    exit_status: int,
    version: str | None,
    *,
    columns: bool = False,
    properties: _Json | None = None,
) -> str:
    driver: _Json = {"name": "opwright", "rules": [_rule(cause) for cause in causes]}
    if version:
        driver["version"] = version
    invocation: _Json = {
        "executionSuccessful": True,
        "exitCode": exit_status,
        "toolExecutionNotifications": unreadable,
    }
    run: _Json = {
        "tool": {"driver": driver},
        **({"columnKind": "unicodeCodePoints"} if columns else {}),
        "invocations": [invocation],
        "results": results,
        **({"properties": properties} if properties else {}),
    }
    return json_text({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}) + "\n"


def _source_result(file: LintedFile, finding: Finding, rule: int) -> _Json:
    evidence = finding.evidence
    column = int(evidence.where.rpartition(":")[2])
    region = {
        "startLine": evidence.line,
        "startColumn": column,
        "endColumn": column + evidence.width,
        "snippet": {"text": legible(evidence.quote)},
    }
    result = _result(file.path, finding, rule)
    uri = {"uri": _uri(file.path)}
    result["locations"] = [{"physicalLocation": {"artifactLocation": uri, "region": region}}]
    quoted = " ".join(evidence.quote.split())
    result["partialFingerprints"] = {"cause/v1": printable(f"{finding.cause.name} {quoted}")}
    if finding.fix.edits:
        replacements = [_replacement(edit, file.text) for edit in finding.fix.edits]
        change = {"artifactLocation": uri, "replacements": replacements}
        description = {"text": _message([finding.fix.summary])}
        result["fixes"] = [{"description": description, "artifactChanges": [change]}]
    return result


def _replacement(edit: Edit, text: str) -> _Json:
    (line, column), (end_line, end_column) = (
        line_and_column(text, offset) for offset in (edit.start, edit.end)
    )
    deleted = {
        "startLine": line,
        "startColumn": column,
        "endLine": end_line,
        "endColumn": end_column,
    }
    return {"deletedRegion": deleted, "insertedContent": {"text": edit.text}}


def page_of(cause: Cause) -> str | None:
    """Return the address of a cause's page; None where OPWRIGHT_SITE does not say where the site is, as the action does."""
    site = os.environ.get("OPWRIGHT_SITE")
    return f"{site.rstrip('/')}/causes/{cause.family}/{cause.name}/" if site else None


def _rule(cause: Cause) -> _Json:
    explanation = cause.explanation.strip()
    page = page_of(cause)
    return {
        "id": cause.name,
        **({"helpUri": page} if page else {}),
        "shortDescription": {"text": cause.name.replace("-", " ")},
        "fullDescription": {"text": " ".join(explanation.partition("\n\n")[0].split())},
        "help": {"text": explanation, "markdown": explanation},
        "properties": {"tags": [cause.family]},
    }


def _result(file: str, finding: Finding, rule: int) -> _Json:
    evidence, fix = finding.evidence, finding.fix
    lines = (
        finding.message,
        f"{evidence.where}: {evidence.quote}",
        f"fix: {fix.summary}",
        *(f"$ {command}" for command in fix.commands),
    )
    return {
        "ruleId": finding.cause.name,
        "ruleIndex": rule,
        "level": finding.severity.name.lower(),
        "message": {"text": _message(lines)},
        "locations": [_location(file, evidence.where)],
        "partialFingerprints": {
            "cause/v1": printable(f"{finding.cause.name} {evidence.where} {evidence.quote}")
        },
    }


def _unreadable(audit: Audit) -> Iterator[tuple[str, str, str]]:
    """Yield the file, the path in it, and the reason."""
    yield from ((path, path, reason) for path, reason in audit.unreadable)
    for artifact in (judged.artifact for judged in audit.artifacts):
        yield from ((file_of(artifact, path), path, reason) for path, reason in artifact.skipped)


def _cannot_read(file: str, path: str, reason: str) -> _Json:
    return {
        "level": "warning",
        "message": {"text": _message([f"cannot read {path}: {reason}"])},
        "locations": [_location(file, path)],
    }


def _location(file: str, where: str) -> _Json:
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": _uri(file)},
            "region": {"startLine": 1},  # code scanning shows nothing without one
        },
        "logicalLocations": [{"fullyQualifiedName": printable(where)}],
    }


def _message(lines: Sequence[str]) -> str:
    return "\n".join(printable(line).translate(_LITERAL) for line in lines)


def _uri(path: str) -> str:
    """Return a relative reference; an absolute path names its scheme."""
    encoded = quote(path.encode(errors="surrogateescape"))
    return f"file://{encoded}" if path.startswith("/") else encoded
