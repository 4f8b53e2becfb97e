"""What linting found in files: the files, the places of findings, and the problems that they show."""

from __future__ import annotations

from opwright.model.judgement.evidence import Severity
from opwright.model.judgement.finding import Finding
from opwright.model.named_tuple import NamedTuple


class LintedFile(NamedTuple):
    """A file that was linted, with what was found in it, in the order of its lines."""

    path: str
    text: str
    findings: tuple[Finding, ...] = ()
    suppressed: int = 0
    """How many findings a comment in it, or a baseline, speaks against."""
    complaints: tuple[str, ...] = ()
    """What is wrong with its comments to us: an `ignore` without a reason."""
    in_archive: bool = False
    notes: tuple[str, ...] = ()
    """What limits the answer."""
    root: str = ""
    """The folder or archive that it was found through."""
    fail_on: Severity | None = Severity.NOTE
    """The least severity for which the exit status is 1; None for never."""


class Unlinted(NamedTuple):
    """A file that cannot be read, and why."""

    path: str
    why: str


class Place(NamedTuple):
    """Where a problem is: one finding of one file."""

    file: LintedFile
    finding: Finding


class Problem(NamedTuple):
    """One problem of a project, with every place that shows it; the surest place comes first."""

    places: tuple[Place, ...]
    related: tuple[Problem, ...] = ()
    """What else is wrong at the same places, and nowhere else."""

    @property
    def finding(self) -> Finding:
        """What is reported of it."""
        return self.places[0].finding
