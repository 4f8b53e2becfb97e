"""The result of linting: findings by file, the problems that they show, and files that could not be read."""

from __future__ import annotations

from opwright.model.judgement.finding import Finding
from opwright.model.named_tuple import NamedTuple
from opwright.model.sources.linted import LintedFile, Problem, Unlinted
from opwright.model.sources.problems import problems
from opwright.model.sources.source import Target


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
    notes: tuple[str, ...] = ()
    """What limits the answer: a target outside of the releases that are known."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Every finding, place by place."""
        return tuple(finding for file in self.files for finding in file.findings)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The findings, each fact of a project once."""
        return problems(self.files)

    @property
    def exit_status(self) -> int:
        """3 when a file cannot be read, 1 when something grave enough is found, else 0."""
        fails = any(
            file.fail_on is not None and finding.severity >= file.fail_on
            for file in self.files
            for finding in file.findings
        )
        return 3 if self.unreadable else int(fails)
