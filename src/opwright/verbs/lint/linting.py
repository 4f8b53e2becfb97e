"""The verb `lint`: sources and build scripts in, what will not compile, link, load or run out."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping
from os import PathLike, fspath
from time import process_time
from types import MappingProxyType

from opwright.causes.engine.candidates import causes_in_source, literals_in_sources
from opwright.causes.kit.messages.changed.changed_names import changed_domains
from opwright.errors import UnreadableInputError
from opwright.facts.machine.time_limit import time_limit
from opwright.facts.sources.source_file import SourceFile
from opwright.facts.sources.source_tree import project_of, read_sources
from opwright.model import (
    ANY_TARGET,
    C_FAMILY,
    Cause,
    Language,
    Lint,
    LintedFile,
    Target,
    Unlinted,
    is_build_script,
    language_of,
)
from opwright.prefilter.automaton import search_for
from opwright.verbs import lint as seldom
from opwright.verbs.lint.linted_file import Baseline, Baselines, Work, lint_file, no_baseline
from opwright.verbs.lint.parallel_fork import shared_out
from opwright.verbs.lint.project.linted_project import Project
from opwright.verbs.lint.project.lookups import UNBOUNDED, is_as_it_was
from opwright.verbs.lint.settings import LintSettings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from opwright.verbs.lint.configuration import Configuration

    SettingsOf: TypeAlias = Callable[[SourceFile], LintSettings]
    BaselineOf: TypeAlias = Callable[[LintSettings], "Baseline"]

_LEAST_TIME, _LEAST_WHOLE, _TIME_OF_A_BYTE = 5.0, 120.0, 20e-6
"""Seconds that a file may take, whose project is read with it: a hundred times what one does."""
_LEAST_KEPT = 300_000
"""Bytes of sources from which on it is worth it to keep what was found."""
_MUCH = 2_000_000
"""Bytes of sources from which on a faster search is worth it to be made."""
_INLINE = b"load_inline"
"""Torch's function that compiles sources in strings."""
_NO_TEXTS: Mapping[str, str] = MappingProxyType({})


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
    from the build scripts; no other settings of the project count. `causes` are the only ones to look for; findings whose mark is in `baseline`, which
    lies in `baseline_folder`, are left out. A file that cannot be read is among `unreadable`. Raises UnknownNameError for a target without
    a release.
    """
    names = None if causes is None else frozenset(cause.name for cause in causes)
    settings = LintSettings(target, enabled=names, named=names or frozenset())
    named = [paths] if isinstance(paths, str | PathLike) else paths
    read = list(read_sources([fspath(path) for path in named]))
    known = Baseline(baseline, baseline_folder)
    return _lint(read, lambda _: settings, lambda _: known, _NO_TEXTS)._replace(target=target)


def lint_configured(
    paths: Collection[str],
    configuration: Configuration,
    *,
    texts: Mapping[str, str] = _NO_TEXTS,
    is_baseline_used: bool = True,
    is_cached: bool = False,
) -> Lint:
    """
    Return the findings in sources and build scripts, each linted with its own settings.

    `texts` are those of files that differ from what is on the disk; one that is named need not be there.
    With `is_cached`, a tree that was linted before is not judged again. Raises OpwrightError for settings that make no sense.
    """
    baselines = Baselines()
    for path in paths:  # a wrong setting is reported even if there is nothing to lint
        baselines.of(configuration.of(path if os.path.isdir(path) else os.path.dirname(path)))
    is_excluded = _excluded_by(configuration.of)
    on_disk = [path for path in paths if path not in texts]
    in_editor = (
        SourceFile(path, b"", project_of(path), is_alone=True)
        for path in paths
        if path in texts and not is_excluded(path, is_named=True)
    )
    files = {found.path: found for found in (*read_sources(on_disk, is_excluded), *in_editor)}
    read = (
        file._replace(data=texts[file.path].encode())
        if isinstance(file, SourceFile) and file.path in texts
        else file
        for file in files.values()
    )
    kept = [file for file in read if not _is_excluded_member(file, configuration)]
    known = baselines.of if is_baseline_used else no_baseline
    return _lint(kept, configuration.of_file, known, texts, is_cached=is_cached and not texts)


def _excluded_by(settings_of: Callable[[str], LintSettings]) -> Callable[..., bool]:
    """Return what says whether a path is excluded; one that is named only if the settings force it."""

    def is_excluded(path: str, *, is_named: bool = False) -> bool:
        settings = settings_of(os.path.dirname(path))
        if not settings.exclude or (is_named and not settings.force_exclude):
            return False
        return settings.excludes(path) or (is_named and settings.excludes_a_folder_of(path))

    return is_excluded


def _is_excluded_member(file: SourceFile | Unlinted, configuration: Configuration) -> bool:
    """Return whether a file of an archive is excluded, by its path below the archive's top folder."""
    if isinstance(file, Unlinted) or not file.in_archive:
        return False
    settings = configuration.of_file(file)
    if not settings.exclude:
        return False
    inside = file.path[len(file.root) + 1 :].partition("/")[2]
    path = os.path.join(settings.folder, inside)
    return settings.excludes(path) or settings.excludes_a_folder_of(path)


def _lint(
    found: Iterable[SourceFile | Unlinted],
    settings_of: SettingsOf,
    baseline_of: BaselineOf,
    texts: Mapping[str, str],
    *,
    is_cached: bool = False,
) -> Lint:
    files: list[SourceFile] = []
    unreadable: list[Unlinted] = []
    for one in found:
        if isinstance(one, Unlinted):
            unreadable.append(one)
        else:
            files.append(one)
    read = [file for file in files if not file.is_context]
    if not is_cached or unreadable or sum(len(file.data) for file in read) < _LEAST_KEPT:
        return _judged(files, unreadable, settings_of, baseline_of, texts)[0]
    key = seldom.result_cache.key_for(files, settings_of, baseline_of)
    kept = seldom.result_cache.found(key, seldom.result_cache.Texts(files))
    if kept and is_as_it_was(kept[1]):
        return kept[0]
    result, lookups = _judged(files, unreadable, settings_of, baseline_of, texts, records=True)
    if not result.unreadable and UNBOUNDED not in lookups.values():
        seldom.result_cache.store(key, result, lookups)
    return result


def _judged(  # noqa: PLR0913 - what was read, and how each of it is linted
    files: list[SourceFile],
    unreadable: list[Unlinted],
    settings_of: SettingsOf,
    baseline_of: BaselineOf,
    texts: Mapping[str, str],
    *,
    records: bool = False,
) -> tuple[Lint, Mapping[str, str]]:
    """Return the findings in files, and what else was looked up, if that is recorded."""
    project = Project(files, texts, records=records)
    read = [file for file in files if not file.is_context]
    work_on = _works(read, settings_of, baseline_of)

    whole = _LEAST_WHOLE + sum(len(file.data) for file in read) * _TIME_OF_A_BYTE
    began = process_time()

    def lint_number(number: int) -> tuple[LintedFile | Unlinted, dict[str, str]] | None:
        work = work_on(read[number])
        if work is None:
            return None
        if process_time() - began > whole:
            why = f"those before it took {whole:.0f} s; lint a part of them"
            return Unlinted(work.file.path, why), {}
        project.files.lookups = {}  # another process has those of its own files
        try:
            with time_limit(_LEAST_TIME + len(work.file.data) * _TIME_OF_A_BYTE):
                return lint_file(project, work), project.files.lookups
        except UnreadableInputError as error:
            return Unlinted(work.file.path, str(error)), {}

    linted: list[LintedFile] = []
    lookups: dict[str, str] = {}
    outcomes = [one for one in shared_out(lint_number, [len(file.data) for file in read]) if one]
    for outcome, looked_up in outcomes:
        lookups |= looked_up
        if isinstance(outcome, Unlinted):
            unreadable.append(outcome)
        elif any((outcome.findings, outcome.complaints, outcome.suppressed, outcome.notes)):
            linted.append(outcome)
    size = sum(len(file.data) for file in read)
    notes = tuple(dict.fromkeys(note for file in linted for note in file.notes))
    result = Lint(tuple(linted), tuple(unreadable), len(read), len(outcomes), size, notes=notes)
    return result, lookups


def _works(
    read: Collection[SourceFile], settings_of: SettingsOf, baseline_of: BaselineOf
) -> Callable[[SourceFile], Work | None]:
    """Return how a file is linted; None if no cause can have anything to say about it."""
    literals = sorted(literals_in_sources())
    is_much = sum(len(file.data) for file in read) > _MUCH
    encoded = [literal.encode() for literal in literals]
    search = search_for(encoded, through_much=is_much, once=True)

    def work_on(file: SourceFile) -> Work | None:
        found = {number for number, _ in search(file.data)}
        domains = _changed_domains(file)
        if not found and not domains:
            return None
        settings = settings_of(file)
        enabled, ignored = settings.enabled, settings.ignored_in(file.path)
        wanted = [
            cause
            for cause in causes_in_source((literals[i] for i in sorted(found)), domains)
            if (enabled is None or cause.name in enabled)
            and cause.name not in ignored
            and (not cause.is_linted_on_request or cause.name in settings.named)
        ]
        causes = tuple(cause for cause in wanted if _may_judge(cause, file.path))
        of_inline = tuple(filter(_judges_c, wanted)) if _has_inline_sources(file) else ()
        if not causes and not of_inline:
            return None
        return Work(file, causes, settings, baseline_of(settings), of_inline)

    return work_on


def _has_inline_sources(file: SourceFile) -> bool:
    return _INLINE in file.data and language_of(file.path) is Language.PYTHON


def _judges_c(cause: Cause) -> bool:
    return cause.in_source is not None and bool(cause.in_source.languages & C_FAMILY)


def _may_judge(cause: Cause, path: str) -> bool:
    """Return whether a cause looks at files of this kind at all."""
    if is_build_script(path):
        check = cause.in_build_script
        return check is not None and check.may_read(language_of(path))
    if cause.in_source is None:
        return False
    languages, language = cause.in_source.languages, language_of(path)
    return language in languages or (language in C_FAMILY and bool(languages & C_FAMILY))


def _changed_domains(file: SourceFile) -> frozenset[str]:
    language = language_of(file.path)
    if language in C_FAMILY:
        return changed_domains(file.data.decode("latin-1"), "cxx")
    if language is Language.CYTHON:
        text = file.data.decode("latin-1")
        return changed_domains(text, "python") | changed_domains(text, "cxx")
    if language is Language.PYTHON:
        text = file.data.decode("latin-1")
        of_inline = changed_domains(text, "cxx") if _has_inline_sources(file) else frozenset[str]()
        return changed_domains(text, "python") | of_inline
    return frozenset()
