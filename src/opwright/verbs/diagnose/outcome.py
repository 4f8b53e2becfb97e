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
from opwright.model import Confidence, Failure, Finding, Log

_WARNING = r"^[^\n:]{0,300}:\d+: \w*Warning: |\b[A-Z]\w*Warning: |^\W*(?:WARNING|WARN|warning)\b|\bIgnore import error\b|dso_loader\.cc|^\[?W[01]\d{3}"
_WARNING_WORDS = ("arning", "WARN", "Ignore import error", "dso_loader.cc", "W0", "W1")
"""Of which each has one."""
_OF_PROGRAMS = frozenset({"TypeError", "KeyError", "IndexError"})
_OF_THE_LOG = "log:"


def weighed(findings: Iterable[Finding], log: Log) -> list[Finding]:
    """Return the findings in a whole log, possible at most where the run went on; the strongest first."""
    found = list(findings)
    end = success(log)
    last = log.number_at(end) if end is not None else 0
    failure = final_failure(log) if any(map(_is_warning, found)) else None
    weighed = [_at_most_possible(one) if _survived(one, last, failure) else one for one in found]
    return sorted(weighed, key=lambda one: -one.evidence.confidence)


def _survived(finding: Finding, last: int, failure: Failure | None) -> bool:
    """Return whether the run went on after what a finding is about."""
    evidence = finding.evidence
    if not evidence.where.startswith(_OF_THE_LOG):
        return False
    if evidence.line < last:
        return True
    return _is_warning(finding) and (failure is None or _is_of_the_program(failure, finding))


def _is_of_the_program(failure: Failure, finding: Finding) -> bool:
    """Return whether the run ended later, by an exception that no package for kernels and no build raises."""
    is_later = failure.evidence.line > finding.evidence.line
    return is_later and failure.subject in _OF_PROGRAMS


def _is_warning(finding: Finding) -> bool:
    quote = finding.evidence.quote
    return any(word in quote for word in _WARNING_WORDS) and bool(compiled(_WARNING).search(quote))


def _at_most_possible(finding: Finding) -> Finding:
    return finding._replace(evidence=finding.evidence._replace(confidence=Confidence.POSSIBLE))
