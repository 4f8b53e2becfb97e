"""The result of linting: findings by file, and files that could not be read."""

from __future__ import annotations

from opwright.model.judgement import Finding
from opwright.model.named_tuple import NamedTuple
from opwright.model.source import Target


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


class Unlinted(NamedTuple):
    """A file that cannot be read, and why."""

    path: str
    why: str


class Lint(NamedTuple):
    """What was found in sources and build scripts. Only files with something to tell are kept."""

    files: tuple[LintedFile, ...] = ()
    unreadable: tuple[Unlinted, ...] = ()
    read: int = 0
    """How many files were looked at."""
    parsed: int = 0
    """In how many of them a word of a cause occurs."""
    size: int = 0
    """Of all that was looked at, in bytes."""
    target: Target = Target()

    @property
    def findings(self) -> tuple[Finding, ...]:
        return tuple(finding for file in self.files for finding in file.findings)

    @property
    def exit_status(self) -> int:
        """3 when a file cannot be read, 1 when something is found, else 0."""
        return 3 if self.unreadable else int(bool(self.findings))
