"""What becomes of the installed packages when torch moves: a plan, package by package."""

from __future__ import annotations

from enum import Enum

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.audit.audits import ArtifactAudit
    from opwright.model.build.toolchain import Missing
    from opwright.model.judgement.finding import Finding


def _project(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


class Locked(NamedTuple):
    """A package of a lock file, in the version that is to be installed."""

    name: str
    version: str
    urls: tuple[str, ...] = ()
    """Where its files are, as far as the lock says."""
    source: str = ""
    """What it is built from, or who provides it, if not a package index: `git`, `editable`, `conda`."""

    @property
    def project(self) -> str:
        return _project(self.name)


class Limit(NamedTuple):
    """A requirement that a lock file was made from."""

    name: str
    specifier: str
    """`>=2.8,<2.9`, empty for any version."""
    file: str = ""
    """The file of requirements that has it; empty for the project's own metadata."""

    @property
    def project(self) -> str:
        return _project(self.name)


class Lock(NamedTuple):
    """A lock file: the packages that a Python on Linux gets, by name, and the tool that writes it."""

    path: str
    tool: str
    """`uv`, `uv pip compile`, `pip-compile`, `poetry`, `pdm`, `pipenv`, `pixi`; empty if nobody knows."""
    packages: tuple[Locked, ...]
    requires_python: str = ""
    """The Pythons that it is for, `>=3.10`; empty if it does not say."""
    made_by: str = ""
    """The command that it names as its own."""
    limits: tuple[Limit, ...] = ()
    """What the project requires of its own dependencies, as far as the lock or its inputs say."""


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
    is_downgrade: bool = False
    """Whether the version that fits is older than the installed one."""


class Upgrade(NamedTuple):
    """The whole move."""

    target: str
    """The requested target: `torch==2.15.0`."""
    release: str
    packages: tuple[PlannedPackage, ...]
    commands: tuple[str, ...] = ()
    """What to type, in this order: one pip command, then what must be rebuilt."""
    findings: tuple[Finding, ...] = ()
    """Why those break that do, and what the machine lacks for that torch."""
    notes: tuple[str, ...] = ()
    blockers: tuple[str, ...] = ()
    """Why it cannot be carried out as it is: a Python that the torch has no wheel for."""
    passed_over: tuple[Missing, ...] = ()
    """Packages with native code that say nothing of torch and were not opened."""
    unread: tuple[Missing, ...] = ()
    """Packages that may have native code and could not be looked at."""

    @property
    def exit_status(self) -> int:
        """Return 0 if everything keeps working, 1 if something must be done, 3 if unknown."""
        outlooks = {package.outlook for package in self.packages}
        if Outlook.UNKNOWN in outlooks or self.unread:
            return 3
        is_fine = outlooks <= {Outlook.KEEPS, Outlook.UNPROVEN} and not self.findings
        is_fine = is_fine and not self.blockers
        return 0 if is_fine else 1
