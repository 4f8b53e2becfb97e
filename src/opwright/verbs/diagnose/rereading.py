"""
A log read once more, as the tool may have printed it before somebody broke its lines, retyped or retold it.

Only what a log as it stands does not tell is looked for in another reading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from opwright import logs
from opwright.causes.engine.candidates import literals_in_logs
from opwright.logs.lines.retyped import as_printed, as_punctuated, in_any_case
from opwright.logs.lines.wrapping import rereadings
from opwright.logs.patterns import cut_quote
from opwright.model import Confidence, Diagnosis, Finding, Log
from opwright.verbs import diagnose as seldom


def better_reading(best: Diagnosis, log: Log, judged: Callable[[Log], Diagnosis]) -> Diagnosis:
    """Return the diagnosis of the reading that says most; `best` is that of the log as it stands."""
    is_told = best.failure and seldom.next_steps.missing_dependency(best.failure)
    for reading, most in _rereadings(log):
        is_guess = most is Confidence.POSSIBLE
        if is_told and is_guess:
            break  # a user's remark about a part is not what ended the run
        again = judged(reading)
        is_better = not best.findings or (not is_guess and _says_more(again, best))
        if is_better and _is_news(again, log):
            best = again._replace(findings=tuple(_at_most(most, one) for one in again.findings))
            if not reading.joints:
                best = best._replace(findings=tuple(as_given(one, log) for one in best.findings))
    return best


def _is_news(again: Diagnosis, log: Log) -> bool:
    """Return whether another reading shows more than that something failed, if the log itself says what."""
    if not again.findings:
        return False
    is_whole = seldom.outcome.is_whole(log)
    if is_whole and logs.final_failure.success(log) is not None:
        return False
    first = again.findings[0]
    is_aside = is_whole and not _is_likely(again) and seldom.outcome.is_remark(first)
    is_less = is_aside or first.cause.is_generic_failure
    return not (is_less and logs.final_failure.names_its_failure(log))


def _says_more(again: Diagnosis, best: Diagnosis) -> bool:
    """Return whether another reading of a log is likely to show another cause."""
    return _is_likely(again) and again.findings[0].cause.name != best.findings[0].cause.name


def _at_most(most: Confidence, finding: Finding) -> Finding:
    """Return a finding in a text that we had to guess."""
    confidence = min(finding.evidence.confidence, most)
    return finding._replace(evidence=finding.evidence._replace(confidence=confidence))


def as_given(finding: Finding, log: Log) -> Finding:
    """Return a finding made in another reading with the lines as the user wrote them."""
    lines = log.text.split("\n")
    numbered = dict(zip(log.numbers or range(1, len(lines) + 1), lines, strict=True))
    first, *also = (
        one._replace(quote=cut_quote(numbered[one.line])) if one.line in numbered else one
        for one in (finding.evidence, *finding.also)
    )
    return finding._replace(evidence=first, also=tuple(also))


def _rereadings(log: Log) -> Iterator[tuple[Log, Confidence]]:
    """Yield the log as the tool may have printed it, before the user wrapped or retyped it, and how certain that is."""
    for whole in chain(rereadings(log), logs.cut_off.completed(log)):
        yield whole, Confidence.LIKELY
    if caseless := in_any_case(log):
        yield caseless, Confidence.LIKELY
    elif printed := as_printed(log, literals_in_logs().literals):
        yield printed, Confidence.LIKELY
    if punctuated := as_punctuated(log):
        yield punctuated, Confidence.POSSIBLE
    if told := logs.told.as_told(log):
        yield told, Confidence.POSSIBLE
    if reported := logs.retold.as_reported(log):
        yield reported, Confidence.POSSIBLE
    if stated := logs.stated_parts.as_stated(log):
        yield stated, Confidence.POSSIBLE


def _is_likely(diagnosis: Diagnosis) -> bool:
    findings = diagnosis.findings
    return bool(findings) and findings[0].evidence.confidence is not Confidence.POSSIBLE
