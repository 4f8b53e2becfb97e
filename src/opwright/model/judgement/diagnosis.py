"""What a log shows: its findings, or the failure that none explains, and what to do next."""

from __future__ import annotations

from opwright.model.judgement.cause import Outcome
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.judgement.evidence import Evidence
    from opwright.model.judgement.finding import Finding
    from opwright.model.logs.log import Machine


class Failure(NamedTuple):
    """The failure that ended a run, whose cause may be unknown."""

    speaker: str
    """Who says it, as a sentence names it: `nvcc`, `the linker`, `Python`; '' if unknown."""
    file: str
    """The source or module in which it happened; '' if the log does not say."""
    line: int
    kind: str
    """`exception`, or what compilers and linkers find: `missing-header`, `no-member`...; '' for what has no name here."""
    subject: str
    """The exception's type, or the name, header, library or symbol it is about; '' if there is none."""
    said: str
    evidence: Evidence


class NextSteps(NamedTuple):
    """What to do about a failure whose cause is unknown."""

    lacking: tuple[str, ...]
    """What the log lacks to decide it: `the whole traceback`."""
    commands: tuple[str, ...]
    """What to try first."""
    advice: str = ""
    """What usually decides such failures, in words; empty if nothing is known about their kind."""


class Diagnosis(NamedTuple):
    """What a log was found to show, strongest first; each cause once."""

    findings: tuple[Finding, ...]
    machine: Machine
    failure: Failure | None = None
    """What ended the run; only looked for when no cause is likely."""
    next_steps: NextSteps | None = None
    """Only when no cause is found, and the log does not show that the run ended well."""
    text: str = ""
    """What was kept of the log."""

    @property
    def exit_status(self) -> int:
        """1 when a cause is found, 4 when the log shows a failure without one, else 0."""
        outcomes = {finding.cause.outcome for finding in self.findings}
        if Outcome.FAILED in outcomes:
            return 1
        return 4 if self.failure or Outcome.UNEXPLAINED in outcomes else 0
