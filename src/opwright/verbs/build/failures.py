"""Why a build was refused or failed: what stopped it, and the cause with its fix. Imported after that."""

from __future__ import annotations

import errno
from collections.abc import Iterable

from opwright.causes.engine.registry import find_cause
from opwright.errors import OpwrightError
from opwright.facts.machine.this_machine import this_machine
from opwright.model import IN_A_BUILD, Diagnosis, Evidence, Finding
from opwright.model.plan import BuildFailure
from opwright.verbs.build.engine.plan import BuildRefusedError, Refusal
from opwright.verbs.build.engine.run import BuildFailedError
from opwright.verbs.build.source_check import SourcesRefusedError
from opwright.verbs.build.symbol_check import LibraryRefusedError
from opwright.verbs.diagnose.diagnosis import diagnose


def failure_of(error: OpwrightError) -> BuildFailure | None:
    """Return why a build was refused or failed, with the cause; None where the error says all."""
    match error:
        case BuildRefusedError(refusal=refusal):
            return BuildFailure(str(error), Diagnosis((finding_of(refusal),), this_machine()))
        case BuildFailedError(log=log):
            return BuildFailure(str(error), _diagnosed(log), log)
        case SourcesRefusedError(findings=findings):
            return BuildFailure(str(error), Diagnosis(findings, this_machine()))
        case LibraryRefusedError(checked=checked, log=log):
            log = log if checked.unresolved else ""  # the linker warns of what the interpreter has
            found = _diagnosed(log)
            findings = checked.findings or (found.findings if checked.unresolved else ())
            diagnosis = Diagnosis(_for_builders(findings), found.machine)
            return BuildFailure(str(error), diagnosis, log, checked.unresolved, checked.releases)
        case OpwrightError(__cause__=OSError(errno=errno.ENOSPC | errno.EDQUOT) as full):
            what = full.strerror or str(full)
            refusal = Refusal("disk-full", str(error), {"what": what}, full.filename or "the disk")
            return BuildFailure(str(error), Diagnosis((finding_of(refusal),), this_machine()))
        case _:
            return None


def _for_builders(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return findings with what those do about them who have the sources."""
    return tuple(
        one._replace(
            evidence=one.evidence._replace(details={**one.evidence.details, "remedy": IN_A_BUILD})
        )
        if IN_A_BUILD in one.cause.remedies
        else one
        for one in findings
    )


def finding_of(refusal: Refusal) -> Finding:
    """Return a refusal as the finding of its cause."""
    evidence = Evidence(refusal.where, refusal.quote, refusal.details)
    return Finding(find_cause(refusal.cause), evidence)


def _diagnosed(log: str) -> Diagnosis:
    if not log.strip():
        return Diagnosis((), this_machine())
    return diagnose(log, this_machine(), name="the build")
