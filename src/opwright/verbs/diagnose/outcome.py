"""
What findings are worth, by how the run ended.

An excerpt was chosen by somebody for what it shows. A whole log was not: most of what reads like a failure in it was
retried, skipped or survived. So what came before a success, or was only a warning in a run that shows no failure, is
possible at most.
"""

from __future__ import annotations

from collections.abc import Iterable

from opwright.logs.final_failure import final_failure, success
from opwright.logs.patterns import compiled
from opwright.model import Confidence, Finding, Log

_WARNING = r"^[^\n:]{0,300}:\d+: \w*Warning: |\b[A-Z]\w*Warning: |^\W*(?:WARNING|WARN|warning)\b|^\[?W\d{4}"
_OF_THE_LOG = "log:"


def weighed(findings: Iterable[Finding], log: Log) -> list[Finding]:
    """Return the findings in a whole log, possible at most where the run went on; the strongest first."""
    found = list(findings)
    end = success(log)
    last = log.number_at(end) if end is not None else 0
    fails = any(map(_is_warning, found)) and final_failure(log) is not None
    weighed = [
        _at_most_possible(one) if _survived(one, last, fails=fails) else one for one in found
    ]
    return sorted(weighed, key=lambda one: -one.evidence.confidence)


def _survived(finding: Finding, last: int, *, fails: bool) -> bool:
    """Return whether the run went on after what a finding is about."""
    evidence = finding.evidence
    if not evidence.where.startswith(_OF_THE_LOG):
        return False
    return evidence.line < last or (_is_warning(finding) and not fails)


def _is_warning(finding: Finding) -> bool:
    return compiled(_WARNING).search(finding.evidence.quote) is not None


def _at_most_possible(finding: Finding) -> Finding:
    return finding._replace(evidence=finding.evidence._replace(confidence=Confidence.POSSIBLE))
