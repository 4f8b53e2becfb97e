"""What a diagnosis says of people and their machines, left out: to paste it into a public issue."""

from __future__ import annotations

import re
from collections.abc import Callable

from opwright.model import Diagnosis, Evidence, Failure, Finding
from opwright.verbs.diagnose.redaction.hosts import without_hosts
from opwright.verbs.diagnose.redaction.identifiers import without_identifiers
from opwright.verbs.diagnose.redaction.names import names_in
from opwright.verbs.diagnose.redaction.people import without_people
from opwright.verbs.diagnose.redaction.secrets import without_secrets
from opwright.verbs.diagnose.redaction.urls import without_private_urls

_DOTTED = re.compile(r"(?:\d{1,3}\.){3}\d{1,3}")


def redacted(diagnosis: Diagnosis) -> Diagnosis:
    """Return a diagnosis without secrets, and without what names people and machines."""
    without_names = names_in(diagnosis.text)

    def public(text: str) -> str:
        return without_names(redacted_text(text))

    findings = tuple(_finding(finding, public) for finding in diagnosis.findings)
    failure = _failure(diagnosis.failure, public) if diagnosis.failure else None
    return diagnosis._replace(findings=findings, failure=failure, text="")


def redacted_text(text: str) -> str:
    """Return text without what looks private."""
    for without in (
        without_private_urls,
        without_secrets,
        without_identifiers,
        without_people,
        without_hosts,
    ):
        text = without(text)
    return text


def _failure(failure: Failure, public: Callable[[str], str]) -> Failure:
    return failure._replace(
        file=public(failure.file),
        subject=public(failure.subject),
        said=public(failure.said),
        evidence=_evidence(failure.evidence, public),
    )


def _finding(finding: Finding, public: Callable[[str], str]) -> Finding:
    also = tuple(_evidence(evidence, public) for evidence in finding.also)
    fix = finding.fitted
    fitted = fix and fix._replace(
        summary=public(fix.summary), commands=tuple(map(public, fix.commands))
    )
    return finding._replace(evidence=_evidence(finding.evidence, public), also=also, fitted=fitted)


def _evidence(evidence: Evidence, public: Callable[[str], str]) -> Evidence:
    quote = public(evidence.quote)
    details = {
        # What has four parts and stays in the line that it was found in is a version.
        name: value if _DOTTED.fullmatch(value) and value in quote else public(value)
        for name, value in evidence.details.items()
    }
    return evidence._replace(where=public(evidence.where), quote=quote, details=details)
