"""A cause that was found: its evidence, its message, its fix."""

from __future__ import annotations

from opwright.model.judgement.cause import IN_SOURCES, Fix
from opwright.model.judgement.evidence import Safety, Severity
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from opwright.model.judgement.cause import Cause
    from opwright.model.judgement.evidence import Evidence


class Finding(NamedTuple):
    """A cause, and the evidence for it."""

    cause: Cause
    evidence: Evidence
    also: tuple[Evidence, ...] = ()
    """What else shows it."""
    fitted: Fix | None = None
    """The fix for this user, if the log or the environment shows more than the cause knows."""
    set_severity: Severity | None = None
    """What the project that is linted has set for the cause."""

    @property
    def severity(self) -> Severity:
        """As it was set, or as the confidence has it: certain is an error, possible a note."""
        return self.set_severity or Severity(self.evidence.confidence)

    @property
    def message(self) -> str:
        details = self.evidence.details
        title = self.cause.titles.get(details.get("title", ""), self.cause.title)
        return title.format_map(details)

    @property
    def fix(self) -> Fix:
        if self.fitted is not None:
            return self.fitted
        remedy, fix = self.evidence.details.get("remedy", ""), self.cause.fix
        if remedy == IN_SOURCES and self.cause.in_log:
            fix = fix._replace(commands=())  # they are for those who build or install
        return self.filled(self.cause.remedies.get(remedy, fix))

    def filled(self, fix: Fix, words: Mapping[str, str] = {}) -> Fix:
        """Return a fix with the words of the caller and the details of the evidence, which win, filled in."""
        details = {**words, **self.evidence.details}
        edits = self.evidence.edits
        safety = self.evidence.safety or fix.safety
        is_by_hand = self.cause.is_linted and not edits
        hostile = _hostile(self.evidence)
        return Fix(
            fix.summary.format_map(details),
            tuple(
                command.format_map(details)
                for command in fix.commands
                if not any(f"{{{key}}}" in command for key in hostile)
            ),
            Safety.MANUAL if is_by_hand else safety,
            edits,
        )


_OF_SHELLS = frozenset("'\"`$;\n")
"""With which a word in a command would begin another one."""


def _hostile(evidence: Evidence) -> list[str]:
    """Return which details would be read by the shell, and come from what the evidence is about."""
    said = f"{evidence.where}\n{evidence.quote}"
    return [
        key
        for key, value in evidence.details.items()
        if not _OF_SHELLS.isdisjoint(value) and value in said
    ]


class Report(NamedTuple):
    """Everything one run found, strongest first."""

    findings: tuple[Finding, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.findings
