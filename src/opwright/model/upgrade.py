"""What becomes of what is installed when torch moves: a plan, package by package."""

from __future__ import annotations

from enum import Enum

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.judgement import Finding
    from opwright.model.toolchain import Missing
    from opwright.model.verdicts import ArtifactAudit


class Locked(NamedTuple):
    """A package of a lock file, in the version that is to be installed."""

    name: str
    version: str
    urls: tuple[str, ...] = ()
    """Where its files are, as far as the lock says."""

    @property
    def project(self) -> str:
        return self.name.lower().replace("_", "-").replace(".", "-")


class Outlook(Enum):
    """What becomes of a package."""

    KEEPS = "keeps working"
    UNPROVEN = "keeps working, unproven"
    UPDATE = "update"
    """It breaks, or pip rejects it, and a compatible version exists."""
    REBUILD = "rebuild"
    BREAKS = "breaks"
    """It breaks, and no compatible version was searched for."""
    UNKNOWN = "not known"


class Candidate(NamedTuple):
    """A version that was looked at, and what was found."""

    version: str
    file: str
    result: str
    """`fits`, or why it does not."""


class PlannedPackage(NamedTuple):
    """A package and what becomes of it."""

    name: str
    version: str
    outlook: Outlook
    because: str = ""
    to: str | None = None
    """The version that fits."""
    looked_at: tuple[Candidate, ...] = ()
    """Newest first."""
    commands: tuple[str, ...] = ()
    audit: ArtifactAudit | None = None
    """The package as it is, in the torch that is to come."""


class Upgrade(NamedTuple):
    """The whole move."""

    target: str
    """The requested target: `torch==2.15.0`."""
    release: str
    packages: tuple[PlannedPackage, ...]
    commands: tuple[str, ...] = ()
    """What to type, in this order: one line of pip, then what has to be rebuilt."""
    findings: tuple[Finding, ...] = ()
    """Why those break that do, and what the machine lacks for that torch."""
    notes: tuple[str, ...] = ()
    unknown: tuple[Missing, ...] = ()

    @property
    def exit_status(self) -> int:
        """Return 0 if everything keeps working, 1 if something has to be done, 3 if unknown."""
        outlooks = {package.outlook for package in self.packages}
        if Outlook.UNKNOWN in outlooks:
            return 3
        is_fine = outlooks <= {Outlook.KEEPS, Outlook.UNPROVEN} and not self.findings
        return 0 if is_fine else 1
