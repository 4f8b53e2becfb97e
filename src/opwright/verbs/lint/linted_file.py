"""One file: its fact is judged, and findings that something speaks against are dropped."""

from __future__ import annotations

import os
from collections.abc import Collection

from opwright import knowledge
from opwright.causes.engine.candidates import cause_names
from opwright.causes.engine.judge import judge
from opwright.facts.sources.source_file import SourceFile
from opwright.model import ANY_TARGET, Cause, Finding, Language, LintedFile, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.bounds import refuse_what_no_parser_bears
from opwright.syntax.cxx.blanking import blanked
from opwright.syntax.project.never_compiled import is_never_compiled
from opwright.verbs import lint as seldom
from opwright.verbs.lint.project.linted_project import Project
from opwright.verbs.lint.settings import LintSettings
from opwright.verbs.lint.suppression import (
    complaints,
    fingerprints,
    ignored_in,
    read_baseline,
    without_ignored,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Fact


class Baseline(NamedTuple):
    """Marks of findings that are not reported again, and the folder that their paths are relative to."""

    marks: Collection[str] = ()
    folder: str = "."


class Baselines:
    """The baselines that settings name, each read once."""

    def __init__(self) -> None:
        self._read: dict[str, Baseline] = {}

    def of(self, settings: LintSettings) -> Baseline:
        """Return the baseline in settings; raise UnreadableInputError if it is malformed."""
        path = settings.baseline or ""
        if path not in self._read:
            marks = read_baseline(path) if path else ()
            self._read[path] = Baseline(marks, os.path.dirname(path))
        return self._read[path]


def no_baseline(_: LintSettings) -> Baseline:
    return Baseline()


class Work(NamedTuple):
    """A file to lint, and how."""

    file: SourceFile
    causes: tuple[Cause, ...]
    settings: LintSettings
    baseline: Baseline
    of_inline: tuple[Cause, ...] = ()
    """Those that judge the C++ and CUDA in the strings of a Python file."""


def lint_file(project: Project, work: Work) -> LintedFile:
    file, _, settings, baseline, _ = work
    text = project.files.text(file)
    language = project.files.language(file, text)
    if language is not Language.PYTHON:  # whose own parser rejects such deep nesting
        refuse_what_no_parser_bears(blanked(text, language), language)
    ignored = ignored_in(text, language)
    fact = project.fact(file, settings.target, settings.compile_commands)
    is_ours = not project.copies.holds(file.path) and not project.scripts.is_left_over(file)
    judged = _judged(fact, work.causes, settings) if is_ours else []
    for inline in seldom.inline_facts.inline_facts(fact) if work.of_inline else ():
        ignored += ignored_in(inline.text, inline.language)
        judged += _judged(inline, work.of_inline, settings)
    ours = (finding for finding in judged if not project.copies.are_meant_by(finding))
    ordered = sorted(ours, key=lambda f: (f.evidence.line, _column(f)))
    findings = without_ignored(ordered, ignored)
    if baseline.marks:
        marks = fingerprints(file.path, findings, baseline.folder)
        findings = [
            f for f, mark in zip(findings, marks, strict=True) if mark not in baseline.marks
        ]
    return LintedFile(
        file.path,
        text,
        tuple(f._replace(set_severity=settings.severity.get(f.cause.name)) for f in findings),
        len(ordered) - len(findings),
        tuple(complaints(file.path, ignored, cause_names() if ignored else ())),
        file.in_archive,
        (note,) if (note := project.scripts.note(file, settings.target)) else (),
        file.root,
        settings.fail_on,
    )


def _judged(fact: Fact, causes: tuple[Cause, ...], settings: LintSettings) -> list[Finding]:
    """Return the findings in a fact that are wanted and whose code is compiled or run at all."""
    wanted = tuple(cause for cause in causes if _is_wanted(cause, fact, settings))
    judged = [
        f
        for f in judge([fact], wanted).findings
        if f.evidence.confidence >= settings.min_confidence
    ]
    if not judged or not isinstance(fact, Source):
        return judged
    if is_never_compiled(fact):
        return []
    return [finding for finding in judged if seldom.reachability.reachable(finding, fact)]


def _is_wanted(cause: Cause, fact: Fact, settings: LintSettings) -> bool:
    """Return whether a cause concerns a release that the user is known to use."""
    if not cause.only_before or settings.target.torch or cause.name in settings.named:
        return True
    target = fact.target if isinstance(fact, Source) else ANY_TARGET
    return len(knowledge.targets.before(target, cause.only_before)) == len(
        knowledge.targets.releases_in(target)
    )


def _column(finding: Finding) -> int:
    return int(finding.evidence.where.rpartition(":")[2])
