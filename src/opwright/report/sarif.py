"""
SARIF 2.1.0, for code scanning.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

from opwright.model import Artifact, Audit, Cause, Confidence, Finding
from opwright.report.escaping import json_text, printable
from opwright.report.places import artifact_of, file_of

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {
    Confidence.CERTAIN: "error",
    Confidence.LIKELY: "warning",
    Confidence.POSSIBLE: "note",
}

# In a message, braces hold arguments and brackets hold links (sections 3.11.5 and 3.11.6).
_LITERAL = str.maketrans({"{": "{{", "}": "}}", "[": "\\[", "]": "\\]", "\\": "\\\\"})

_Json = dict[str, object]


def render(audit: Audit, *, version: str | None = None, exit_status: int | None = None) -> str:
    """Return the findings as SARIF; `version` is the tool's, `exit_status` what it leaves."""
    artifacts = [judged.artifact for judged in audit.artifacts]
    found = [
        (file_of(judged.artifact, finding.evidence.where), finding)
        for judged in audit.artifacts
        for finding in judged.findings
    ]
    found += [
        (file_of(*artifact_of(artifacts, finding.evidence.where)), finding)
        for finding in audit.findings
    ]
    causes = list({finding.cause.name: finding.cause for _, finding in found}.values())
    names = [cause.name for cause in causes]
    driver: _Json = {"name": "opwright", "rules": [_rule(cause) for cause in causes]}
    if version:
        driver["version"] = version
    invocation: _Json = {
        "executionSuccessful": True,
        "exitCode": int(not audit.ok) if exit_status is None else exit_status,
        "toolExecutionNotifications": _unreadable(artifacts),
    }
    run: _Json = {
        "tool": {"driver": driver},
        "invocations": [invocation],
        "results": [_result(file, f, names.index(f.cause.name)) for file, f in found],
    }
    return json_text({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}) + "\n"


def _rule(cause: Cause) -> _Json:
    explanation = cause.explanation.strip()
    return {
        "id": cause.name,
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
        "level": _LEVELS[evidence.confidence],
        "message": {"text": _message(lines)},
        "locations": [_location(file, evidence.where)],
        "partialFingerprints": {
            "cause/v1": printable(f"{finding.cause.name} {evidence.where} {evidence.quote}")
        },
    }


def _unreadable(artifacts: Sequence[Artifact]) -> list[_Json]:
    return [
        {
            "level": "warning",
            "message": {"text": _message([f"cannot read {path}: {why}"])},
            "locations": [_location(file_of(artifact, path), path)],
        }
        for artifact in artifacts
        for path, why in artifact.skipped
    ]


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
