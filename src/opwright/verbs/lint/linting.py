"""The verb `lint`: sources and build scripts in, what will not compile, link, load or run out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from os import PathLike, fspath
from time import process_time

from opwright.causes.engine.candidates import cause_names, causes_in_source, literals_in_sources
from opwright.causes.engine.judge import judge
from opwright.causes.kit.changed_names import changed_domains
from opwright.errors import UnreadableInputError
from opwright.facts.machine.time_limit import time_limit
from opwright.facts.sources.source_file import SourceFile
from opwright.facts.sources.source_tree import read_sources
from opwright.model import (
    ANY_TARGET,
    C_FAMILY,
    Cause,
    Finding,
    Language,
    Lint,
    LintedFile,
    Source,
    Target,
    Unlinted,
    is_build_script,
    language_of,
)
from opwright.prefilter.automaton import search_for
from opwright.syntax.blanking import blanked
from opwright.syntax.bounds import refuse_what_no_parser_bears
from opwright.syntax.never_compiled import is_never_compiled
from opwright.verbs.lint.linted_project import Project
from opwright.verbs.lint.parallel_fork import shared_out
from opwright.verbs.lint.suppression import complaints, fingerprints, ignored_in, without_ignored

TYPE_CHECKING = False
if TYPE_CHECKING:
    pass


_LEAST_TIME, _LEAST_WHOLE, _TIME_OF_A_BYTE = 5.0, 120.0, 20e-6
"""Seconds that a file may take, whose project is read with it: a hundred times what one does."""


def lint(
    paths: str | PathLike[str] | Iterable[str | PathLike[str]],
    target: Target = ANY_TARGET,
    *,
    causes: Iterable[Cause] | None = None,
    baseline: Collection[str] = (),
    baseline_folder: str = ".",
) -> Lint:
    """
    Return the findings in sources and build scripts, file by file.

    `paths` are files, folders and source archives, or one of these. What `target` leaves open is taken
    from the build scripts. `causes` are the only ones to look for; findings whose mark is in `baseline`, which
    lies in `baseline_folder`, are left out. A file that cannot be read is among `unreadable`. Raises UnknownNameError for a target without
    a release.
    """
    named = [paths] if isinstance(paths, str | PathLike) else paths
    files: list[SourceFile] = []
    unreadable: list[Unlinted] = []
    for found in read_sources([fspath(path) for path in named]):
        if isinstance(found, Unlinted):
            unreadable.append(found)
        else:
            files.append(found)
    project = Project(files)
    read = [file for file in files if not file.is_context]
    cause_names = None if causes is None else {cause.name for cause in causes}
    chosen = [
        (file, own)
        for file, literals, domains in _with_literals(read)
        if (
            own := [
                cause
                for cause in causes_in_source(literals, domains)
                if (cause_names is None or cause.name in cause_names)
                and _may_judge(cause, file.path)
            ]
        )
    ]

    whole = _LEAST_WHOLE + sum(len(file.data) for file in read) * _TIME_OF_A_BYTE
    began = process_time()

    def lint_number(number: int) -> LintedFile | Unlinted:
        file, own = chosen[number]
        if process_time() - began > whole:
            return Unlinted(file.path, f"those before it took {whole:.0f} s; lint a part of them")
        try:
            with time_limit(_LEAST_TIME + len(file.data) * _TIME_OF_A_BYTE):
                return _lint_file(project, file, target, own, (baseline, baseline_folder))
        except UnreadableInputError as error:
            return Unlinted(file.path, str(error))

    linted: list[LintedFile] = []
    for outcome in shared_out(lint_number, [len(file.data) for file, _ in chosen]):
        if isinstance(outcome, Unlinted):
            unreadable.append(outcome)
        elif outcome.findings or outcome.complaints or outcome.suppressed:
            linted.append(outcome)
    size = sum(len(file.data) for file in read)
    return Lint(tuple(linted), tuple(unreadable), len(read), len(chosen), size, target)


def _may_judge(cause: Cause, path: str) -> bool:
    """Return whether a cause looks at files of this kind at all."""
    if is_build_script(path):
        return cause.in_build_script is not None
    if cause.in_source is None:
        return False
    languages, language = cause.in_source.languages, language_of(path)
    return language in languages or (language in C_FAMILY and bool(languages & C_FAMILY))


def _with_literals(
    files: Iterable[SourceFile],
) -> Iterator[tuple[SourceFile, list[str], frozenset[str]]]:
    """Yield the files with literals of causes or names that changed: which literals, and names of which domains."""
    literals = sorted(literals_in_sources())
    search = search_for([literal.encode() for literal in literals])
    for file in files:
        literals_found = {number for number, _ in search(file.data)}
        domains = _changed_domains(file)
        if literals_found or domains:
            yield file, [literals[i] for i in sorted(literals_found)], domains


def _changed_domains(file: SourceFile) -> frozenset[str]:
    language = language_of(file.path)
    if language in C_FAMILY:
        return changed_domains(file.data.decode("latin-1"), "cxx")
    if language is Language.PYTHON:
        return changed_domains(file.data.decode("latin-1"), "python")
    return frozenset()


def _lint_file(
    project: Project,
    file: SourceFile,
    target: Target,
    causes: Iterable[Cause],
    baseline: tuple[Collection[str], str],
) -> LintedFile:
    text = project.text(file)
    language = project.language(file, text)
    refuse_what_no_parser_bears(blanked(text, language), language)
    fact = project.fact(file, target)
    judged = judge([fact], causes).findings
    if judged and isinstance(fact, Source) and is_never_compiled(fact):
        judged = ()
    ordered = sorted(judged, key=lambda f: (f.evidence.line, _column(f)))
    ignored = ignored_in(text, language)
    findings = without_ignored(ordered, ignored)
    known, folder = baseline
    if known:
        marks = fingerprints(file.path, findings, folder)
        findings = [f for f, mark in zip(findings, marks, strict=True) if mark not in known]
    return LintedFile(
        file.path,
        text,
        tuple(findings),
        len(ordered) - len(findings),
        tuple(complaints(file.path, ignored, cause_names() if ignored else ())),
        file.in_archive,
    )


def _column(finding: Finding) -> int:
    return int(finding.evidence.where.rpartition(":")[2])
