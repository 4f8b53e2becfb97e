"""The verb `diagnose`: a log in, the cause of the failure that it shows out."""

from __future__ import annotations

import io
import os
from collections.abc import Collection, Iterable, Iterator

from opwright import logs, model
from opwright.causes.engine.candidates import causes_in_log, causes_judging, literals_in_logs
from opwright.causes.engine.judge import judge
from opwright.logs.asker.machine import machine_in_log
from opwright.logs.lines.translated import translated
from opwright.logs.lines.wrapping import unwrapped
from opwright.logs.patterns import compiled
from opwright.logs.reader import LogReader, read_log
from opwright.logs.symbols.undefined import undefined_names_text, undefined_symbols
from opwright.model import (
    UNKNOWN,
    Cause,
    Confidence,
    Diagnosis,
    Evidence,
    Finding,
    Log,
    Machine,
    Outcome,
)
from opwright.verbs import diagnose as seldom
from opwright.verbs.diagnose.fixes.fix_for import fix_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

    from opwright.model import Fact


_MOST_FILES = 4
_WEIGHED_WORDS = ("f you ", "f one ", "n case ", "CheckInclude")
"""In sentences that say what to do in some case, and in CMake's checks for what exists."""
_ECHOED_SOURCE = r"\s*\d+ \| "


def diagnose(
    log: str | BinaryIO,
    machine: Machine = UNKNOWN,
    *,
    causes: Iterable[Cause] | None = None,
    files: bool = True,
    name: str = "the log",
) -> Diagnosis:
    """
    Name the cause of the failure that a log shows, strongest finding first.

    `log` is text, or a binary stream that is read once. `machine` is what is known of where it comes
    from. With `files`, libraries that the log names and that exist on this machine are opened, read
    only, and judged too. `causes` are the only ones to look for. Raises UnreadableInputError when the
    log is empty or no text.
    """
    stream = io.BytesIO(log.encode("utf-8", "replace")) if isinstance(log, str) else log
    read = read_log(stream, literals_in_logs(), machine, name=name)
    return judged(read, causes=causes, files=files)


def read_as_it_comes() -> LogReader:
    """Return what reads the output of a command while it runs; `judged` takes its result."""
    return LogReader(literals_in_logs())


def judged(log: Log, *, causes: Iterable[Cause] | None = None, files: bool = True) -> Diagnosis:
    """Judge what was read of a log, with the literals that were found in it."""
    english = translated(log)
    if english is log:
        return _judged(log, causes, files=files)
    english = english._replace(literals=_literals_in(english) | (log.literals or frozenset()))
    found = _judged(english, causes, files=files)
    return found._replace(
        findings=tuple(seldom.rereading.as_given(one, log) for one in found.findings)
    )


def _judged(log: Log, causes: Iterable[Cause] | None, *, files: bool) -> Diagnosis:
    """Judge a log in English: as it is, or as the tool may have printed it."""
    best = _judged_reading(log, unwrapped(log), causes, files=files)
    if _is_likely(best):
        return best
    return seldom.rereading.better_reading(
        best, log, lambda reading: _judged_reading(log, reading, causes, files=files)
    )


def _is_likely(diagnosis: Diagnosis) -> bool:
    findings = diagnosis.findings
    return bool(findings) and findings[0].evidence.confidence is not Confidence.POSSIBLE


def _literals_in(log: Log) -> frozenset[str]:
    index = literals_in_logs()
    if log.caseless:
        return frozenset(literal for literal in index.literals if literal.lower() in log.text)
    return index.within(log.text.encode("utf-8", "replace"))


def _judged_reading(
    log: Log, reading: Log, causes: Iterable[Cause] | None, *, files: bool
) -> Diagnosis:
    """Judge a log as it is, or with its lines joined: then it may hold other literals."""
    if reading is not log:
        log = reading._replace(literals=_literals_in(reading) | (log.literals or frozenset()))
    log = log._replace(machine=machine_in_log(log))
    chosen = causes_in_log(log, lambda: undefined_names_text(log))
    if causes is not None:
        names = {cause.name for cause in causes}
        chosen = tuple(cause for cause in chosen if cause.name in names)
    facts: list[Fact] = [log]
    if files and (paths := _libraries_here(log)):
        facts += seldom.libraries_on_disk.loads_on_disk(paths, log)
        if len(facts) > 1:
            more = (
                causes_judging(model.Scope.BINARY, model.Scope.LOAD)
                if causes is None
                else tuple(causes)
            )
            chosen = tuple({cause.name: cause for cause in (*chosen, *more)}.values())
    found: Iterable[Finding] = judge(facts, chosen).findings
    if found and ("\n" in log.text or any(word in log.text for word in _WEIGHED_WORDS)):
        found = seldom.outcome.weighed(found, log)
    if log.streams:
        found = (_with_job(finding, log) for finding in found)
    grouped = tuple(_by_cause(found))
    if len(grouped) > 1:
        grouped = seldom.explained.without_explained(grouped)
    findings = tuple(one._replace(fitted=fix_for(one, log)) for one in grouped)
    failure = logs.final_failure.final_failure(log) if _is_open(findings) else None
    steps = None
    if not findings and (failure or not logs.final_failure.ended_well(log)):
        steps = seldom.next_steps.next_steps(log, failure)
    return Diagnosis(findings, log.machine, failure, steps, log.text)


def _with_job(finding: Finding, log: Log) -> Finding:
    """Return a finding with the job, step or rank that has printed its evidence."""
    evidence = finding.evidence
    job = log.stream_of(evidence.line) if evidence.where.startswith("log:") else ""
    if not job:
        return finding
    return finding._replace(evidence=evidence._replace(details={**evidence.details, "job": job}))


def _is_open(findings: tuple[Finding, ...]) -> bool:
    """Return whether a log may show a failure whose cause is not among the findings, or only possible."""
    return all(
        f.cause.outcome is not Outcome.HARMLESS and f.evidence.confidence is Confidence.POSSIBLE
        for f in findings
    )


def _libraries_here(log: Log) -> tuple[str, ...]:
    """Return the libraries that miss a symbol, as the log says, and that exist on this machine."""
    wanted_by = (
        undefined.wanted_by for undefined in undefined_symbols(log) if not undefined.at_link
    )
    paths = dict.fromkeys(path for path in wanted_by if path and os.path.isabs(path))
    return tuple(filter(os.path.isfile, list(paths)[:_MOST_FILES]))


def _by_cause(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield each cause once, by its strongest evidence, with what else shows it."""
    grouped: dict[str, list[Finding]] = {}
    for finding in findings:
        grouped.setdefault(finding.cause.name, []).append(finding)
    for same in grouped.values():
        places = {f.evidence.where: f.evidence for f in same[1:]}
        places.pop(same[0].evidence.where, None)
        lines = {f.evidence.line for f in same}
        also = (one for one in places.values() if not _is_echoed(one, lines))
        yield same[0]._replace(also=tuple(also))


def _is_echoed(evidence: Evidence, lines: Collection[int]) -> bool:
    """Return whether evidence is the line of a source that a compiler prints below its message on it."""
    return evidence.line - 1 in lines and compiled(_ECHOED_SOURCE).match(evidence.quote) is not None


def is_worth_reporting(diagnosis: Diagnosis) -> bool:
    """Return whether a finding is worth reporting although the command succeeded."""
    return any(
        finding.evidence.confidence is not Confidence.POSSIBLE and not finding.cause.is_external
        for finding in diagnosis.findings
    )
