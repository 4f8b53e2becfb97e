"""Findings that a surer one explains: another reading of the same message, or of what the same package lacks."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Confidence, Finding

_NAMES = ("module", "package", "dependency")
"""The details of a finding that name what is missing, or of the wrong release."""
_OF_PACKAGES = "install-state"


def without_explained(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """Return findings without possible ones whose message, or package, a surer finding is about."""
    sure = [one for one in findings if one.evidence.confidence is not Confidence.POSSIBLE]
    messages = {(one.evidence.where, one.evidence.quote) for one in sure}
    packages = {name for one in sure for name in _packages(one)}
    return tuple(
        one
        for one in findings
        if one.evidence.confidence is not Confidence.POSSIBLE
        or not (
            (one.evidence.where, one.evidence.quote) in messages
            or packages.intersection(_packages(one))
        )
    )


def _packages(finding: Finding) -> Iterator[str]:
    """Yield the packages that a finding about what is installed names."""
    if finding.cause.family != _OF_PACKAGES:
        return
    for key in _NAMES:
        if name := finding.evidence.details.get(key, "").partition(".")[0]:
            yield name.replace("-", "_").lower()
