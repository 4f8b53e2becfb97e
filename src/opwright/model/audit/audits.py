"""The result of auditing an artifact: its binaries' verdicts, what is wrong, and the exit status."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType

from opwright.model.audit.verdicts import Alternatives, BinaryAudit, decisive
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from opwright.model.audit.artifact import Artifact
    from opwright.model.judgement.finding import Finding


class VariantProperty(NamedTuple):
    """A property of PEP 825 that a wheel has, and the fact that shows it."""

    namespace: str
    feature: str
    value: str
    because: str

    def __str__(self) -> str:
        return f"{self.namespace} :: {self.feature} :: {self.value}"


class Variants(NamedTuple):
    """The variant properties that were measured, and what could not be."""

    properties: tuple[VariantProperty, ...] = ()
    notes: tuple[str, ...] = ()
    """What is unknown, or cannot be expressed as a property, one sentence each."""


class RequirementResult(NamedTuple):
    """Whether an artifact meets what was required of it."""

    requirement: str
    """`torch-stable`, `abi3`, `loads=2.8..2.15`."""
    holds: bool | None
    """None if it could not be judged."""
    reasons: tuple[str, ...] = ()
    """Why it does not hold, or could not be judged, one for each library or verdict."""


class ArtifactAudit(NamedTuple):
    """An artifact, its binaries judged, and the findings in the releases that it claims."""

    artifact: Artifact
    binaries: tuple[BinaryAudit, ...]
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    """What its maker may want to know and is not wrong."""
    variants: Variants | None = None
    """None if not requested."""
    alternatives: tuple[Alternatives, ...] = ()
    not_proved: Mapping[str, Collection[str]] = MappingProxyType({})
    """By path the releases in which the failure of a library doesn't prove that the artifact fails."""
    required: tuple[RequirementResult, ...] = ()
    is_for_another_build: bool = False
    """Whether the first note says that it is for another build of torch than those that it was judged against."""

    @property
    def unjudged(self) -> dict[str, str]:
        """The releases in which one of the libraries that count could not be judged, why, and what to do."""
        return {
            one.version: f"{audited.binary.path}: {one.why}; {one.to_do}"
            for audited in self.decisive
            for one in audited.unjudged
        }

    @property
    def decisive(self) -> tuple[BinaryAudit, ...]:
        """The binaries, each with only the verdicts that count for the artifact as a whole."""
        return decisive(self.binaries, self.alternatives, self.not_proved)


class Audit(NamedTuple):
    """All artifacts of one run, in the order they were given."""

    artifacts: tuple[ArtifactAudit, ...]
    findings: tuple[Finding, ...] = ()
    """What is wrong with them together."""
    unreadable: tuple[tuple[str, str], ...] = ()
    """Artifacts of which nothing could be read: (what was asked for, why)."""

    @property
    def ok(self) -> bool:
        return not (self.findings or any(artifact.findings for artifact in self.artifacts))

    @property
    def skipped(self) -> tuple[tuple[str, str], ...]:
        """Return all that could not be read: whole artifacts, and libraries in the others."""
        inside = (one for audit in self.artifacts for one in audit.artifact.skipped)
        return (*self.unreadable, *inside)

    @property
    def exit_status(self) -> int:
        """
        3 when something could not be read, whatever the rest shows, 1 when a cause is found, else 0.

        Where something was required, that alone counts: 1 when it does not hold.
        """
        required = [result.holds for audit in self.artifacts for result in audit.required]
        if required:
            return 3 if self.unreadable or None in required else int(False in required)
        return 3 if self.skipped else int(not self.ok)


class SymbolNote(NamedTuple):
    """What a person wants to know of a symbol that is missing."""

    name: str
    demangled: str
    exported_by: tuple[str, ...] = ()
    """Ranges of torch releases, oldest first: `2.4.0..2.9.1`."""
    nearest: str | None = None
    """The most similar symbol that torch does export, demangled."""


Describe: TypeAlias = Callable[[str], SymbolNote]
