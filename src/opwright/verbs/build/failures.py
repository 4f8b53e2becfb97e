"""Why a build was refused or failed: what stopped it, and the cause with its fix. Imported after that."""

from __future__ import annotations

import errno
from collections.abc import Iterable

from opwright.causes.engine.registry import find_cause
from opwright.errors import OpwrightError
from opwright.facts.machine.this_machine import this_machine
from opwright.logs.tools.linker import without_interpreter_symbols
from opwright.model import IN_A_BUILD, IN_A_CLAIM, IN_SOURCES, Diagnosis, Evidence, Finding
from opwright.model.build.plan import BuildFailure
from opwright.verbs.build.engine.plan import BuildContext, BuildError, BuildRefusedError, Refusal
from opwright.verbs.build.engine.running.run import BuildFailedError
from opwright.verbs.build.linked.symbol_check import LibraryRefusedError
from opwright.verbs.build.settings.remedies import notes_on, words
from opwright.verbs.build.sources.source_check import SourcesRefusedError
from opwright.verbs.diagnose.diagnosis import diagnose

_ABI = "cxx11-abi-mismatch"
"""It has two remedies: against what the project's own flags say, and where it claims releases of both kinds."""


def failure_of(error: OpwrightError) -> BuildFailure | None:
    """Return why a build was refused or failed, with the cause; None where the error says all."""
    failed = _failure_of(error)
    context = error.context if isinstance(error, BuildError) else None
    if failed is None or context is None:
        return failed
    findings = tuple(_in_this_build(one, context) for one in failed.diagnosis.findings)
    return failed._replace(diagnosis=failed.diagnosis._replace(findings=findings))


def _failure_of(error: OpwrightError) -> BuildFailure | None:
    match error:
        case BuildRefusedError(refusal=refusal):
            return BuildFailure(str(error), _diagnosis([finding_of(refusal)]))
        case BuildFailedError(log=log, context=context):
            log = without_interpreter_symbols(log)
            log += notes_on(log, context) if context else ""
            return BuildFailure(str(error), _diagnosed(log, context), log)
        case SourcesRefusedError(findings=findings):
            return BuildFailure(str(error), _diagnosis(findings))
        case LibraryRefusedError(checked=checked, log=log, context=context):
            log = without_interpreter_symbols(log) if checked.unresolved else ""
            found = _diagnosed(log, context)
            findings = checked.findings or (found.findings if checked.unresolved else ())
            diagnosis = found._replace(findings=findings, failure=None, next_steps=None)
            return BuildFailure(str(error), diagnosis, log, checked.unresolved, checked.releases)
        case OpwrightError(__cause__=OSError(errno=errno.ENOSPC | errno.EDQUOT) as full):
            what = full.strerror or str(full)
            refusal = Refusal("disk-full", str(error), {"what": what}, full.filename or "the disk")
            return BuildFailure(str(error), _diagnosis([finding_of(refusal)]))
        case _:
            return None


def finding_of(refusal: Refusal) -> Finding:
    """Return a refusal as the finding of its cause."""
    evidence = Evidence(refusal.where, refusal.quote, refusal.details)
    return Finding(find_cause(refusal.cause), evidence)


def _in_this_build(finding: Finding, context: BuildContext) -> Finding:
    """Return a finding with what those do about it who have the sources, in the words of their settings."""
    evidence, filled = finding.evidence, words(context, finding.evidence.details)
    remedy = IN_A_BUILD if "abi_flag" in filled or finding.cause.name != _ABI else IN_A_CLAIM
    is_anothers = (
        finding.cause.name == _ABI and evidence.details.get("remedy", IN_SOURCES) != IN_SOURCES
    )
    if remedy not in finding.cause.remedies or is_anothers:
        return finding
    fitted = finding.filled(finding.cause.remedies[remedy], filled)
    return finding._replace(fitted=fitted)


def _diagnosis(findings: Iterable[Finding]) -> Diagnosis:
    return Diagnosis(tuple(findings), this_machine())


def _diagnosed(log: str, context: BuildContext | None) -> Diagnosis:
    if not log.strip():
        return _diagnosis(())
    said = f"{' '.join(context.settings.all_flags)}\n" if context else ""
    found = diagnose(f"{log}\n{said}", this_machine(), name="the build")
    steps = found.next_steps
    if steps is None:
        return found
    return found._replace(
        next_steps=steps._replace(lacking=())
    )  # nothing of our own log is cut off
