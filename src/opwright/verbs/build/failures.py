"""Why a build was refused or failed: what stopped it, and the cause with its fix. Imported after that."""

from __future__ import annotations

import errno

from opwright.causes.engine.registry import find_cause
from opwright.errors import OpwrightError
from opwright.facts.machine.this_machine import this_machine
from opwright.model import Diagnosis, Evidence, Finding
from opwright.model.plan import BuildFailure
from opwright.verbs.build.engine.plan import BuildRefusedError, Refusal
from opwright.verbs.build.engine.run import BuildFailedError
from opwright.verbs.build.symbol_check import UnresolvedSymbolsError
from opwright.verbs.diagnose.diagnosis import diagnose


def failure_of(error: OpwrightError) -> BuildFailure | None:
    """Return why a build was refused or failed, with the cause; None where the error says all."""
    match error:
        case BuildRefusedError(refusal=refusal):
            return BuildFailure(str(error), Diagnosis((finding_of(refusal),), this_machine()))
        case BuildFailedError(log=log):
            return BuildFailure(str(error), _of_log(log), log)
        case UnresolvedSymbolsError(checked=checked, log=log):
            found = _of_log(log)
            findings = checked.findings or (found.findings if checked.unresolved else ())
            diagnosis = Diagnosis(findings, found.machine)
            return BuildFailure(str(error), diagnosis, log, checked.unresolved, checked.releases)
        case OpwrightError(__cause__=OSError(errno=errno.ENOSPC | errno.EDQUOT) as full):
            what = full.strerror or str(full)
            refusal = Refusal("disk-full", str(error), {"what": what}, full.filename or "the disk")
            return BuildFailure(str(error), Diagnosis((finding_of(refusal),), this_machine()))
        case _:
            return None


def finding_of(refusal: Refusal) -> Finding:
    """Return a refusal as the finding of its cause."""
    evidence = Evidence(refusal.where, refusal.quote, refusal.details)
    return Finding(find_cause(refusal.cause), evidence)


def _of_log(log: str) -> Diagnosis:
    if not log.strip():
        return Diagnosis((), this_machine())
    return diagnose(log, this_machine(), name="the build")
