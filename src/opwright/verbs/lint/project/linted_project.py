"""The project of the files to lint, read on demand."""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import chain
from types import MappingProxyType

from opwright import syntax
from opwright.errors import UnreadableInputError
from opwright.facts.sources.source_file import (
    SourceFile,
    is_carried_along,
)
from opwright.model import (
    C_FAMILY,
    BuildScript,
    Language,
    LiteralText,
    Source,
    Target,
    is_build_script,
    language_of,
)
from opwright.syntax.build.build_scripts import build_script
from opwright.verbs.lint.project.build_commands import BuildCommands, compiled
from opwright.verbs.lint.project.copies import Copies
from opwright.verbs.lint.project.inclusions import Inclusions
from opwright.verbs.lint.project.languages import with_language
from opwright.verbs.lint.project.lookups import Rest
from opwright.verbs.lint.project.project_files import ProjectFiles
from opwright.verbs.lint.targets.declared_target import completed
from opwright.verbs.lint.targets.scripts_above import ScriptsAbove

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Fact

_LINTED_AS_SOURCES = C_FAMILY | {Language.PYTHON}
_OF_A_PROJECT = frozenset({"setup.py", "pyproject.toml"})
_AT_A_TOP = ("README.md", "LICENSE", "requirements.txt", ".gitignore")
"""One of them is at the root of what is whole without a build script: a paper's repository."""


class _Sources:
    """The sources of a whole project, read on demand: most causes do not need them."""

    def __init__(self, project: Project, files: Iterable[SourceFile], target: Target) -> None:
        self._project = project
        self._files = files
        self._target = target
        self._read: tuple[Source, ...] | None = None

    def __iter__(self) -> Iterator[Source]:
        if self._read is None:
            self._read = tuple(self._project.sources(self._files, self._target))
        return iter(self._read)


class Project:
    """The files that were read, and what they say of each other."""

    def __init__(
        self,
        files: Iterable[SourceFile],
        texts: Mapping[str, str] = MappingProxyType({}),
        *,
        records: bool = False,
    ) -> None:
        """
        Take the files that were read; `texts` are the texts of some that differ from what is on the disk.

        With `records`, what is looked up besides is kept in `files.lookups`.
        """
        self.files = ProjectFiles(files, texts, records=records)
        self.scripts = ScriptsAbove(self.files)
        self.copies = Copies(self.files.by_path)
        self._commands = BuildCommands()
        self._inclusions = Inclusions(self.files, self._commands)
        self._wholes: dict[str, Iterable[Source]] = {}
        self._arounds: dict[str, Iterable[Source]] = {}

    def fact(self, file: SourceFile, target: Target, database: str | None = None) -> Fact:
        """
        Return what a file says, with the files that it cannot be understood without.

        `database` is the compile_commands.json of its build, where that is named.
        """
        scripts = self.scripts.of(file)
        command, by_command = self._commands.of(file, database)
        if command:
            target = compiled(target, command)
        target = completed(target, scripts.declared)
        text = self.files.text(file)
        if is_build_script(file.path):
            sources = tuple(self._sources_below(file, target))
            script = build_script(file.path, text, target, sources)
            folder = posixpath.dirname(file.path)
            beside = [s for s in scripts.scripts if posixpath.dirname(s.path) == folder]
            named = tuple(syntax.vendored_sources.vendored_sources(script))
            absent = tuple(s for s in named if not self._is_there(folder, s.value, file))
            absent += tuple(self._missing_sources(script, file))
            carried = tuple(self._releases_of(named, file, target))
            others = tuple(s for s in beside if s.path != file.path)
            above = tuple(s for s in scripts.scripts if s not in beside)
            return script._replace(
                beside=others,
                above=above,
                modules=scripts.modules,
                absent=absent,
                carried=carried,
                instructions=self.scripts.instructions(file.root),
            )
        source = self.files.source(file, target)._replace(
            project=self._whole(file.root, target),
            build=(*scripts.scripts, *scripts.modules, *by_command),
        )
        if source.language not in C_FAMILY:
            return source
        around = () if source.project else self._around(file.root, target)
        included = tuple(self._inclusions.of(file, target))
        return with_language(source._replace(includes=included, around=around))

    def _is_there(self, folder: str, name: str, file: SourceFile) -> bool:
        """Return whether a project has a folder with something in it, or a file."""
        path = posixpath.join(folder, name)
        return self.files.is_there(path, file) or self.files.has(path, file)

    def _missing_sources(self, script: BuildScript, file: SourceFile) -> Iterator[LiteralText]:
        """Yield the sources in a setup.py that are neither below it nor below the project."""
        extensions = script.extensions if script.language is Language.PYTHON else ()
        for source in (source for extension in extensions for source in extension.sources):
            path = posixpath.normpath(source.value)
            is_plain = re.fullmatch(_PLAIN_PATH, path) and language_of(path) in C_FAMILY
            if is_plain and not any(map(is_carried_along, path.split("/"))):
                places = (posixpath.dirname(script.path), file.root)
                if not any(self.files.has(posixpath.join(place, path), file) for place in places):
                    yield source

    def _releases_of(
        self, named: Iterable[LiteralText], script: SourceFile, target: Target
    ) -> Iterator[tuple[LiteralText, Source]]:
        """Yield the folders of vendored sources with a version header; none in an archive."""
        folder = posixpath.dirname(script.path)
        for piece in named if not script.in_archive else ():
            header = syntax.vendored_sources.version_header(posixpath.join(folder, piece.value))
            header_path = self.files.included(header, script.root) if header else None
            if header_path:
                with suppress(UnreadableInputError):
                    yield piece, self.files.source(header_path, target)

    def _whole(self, root: str, target: Target) -> Iterable[Source]:
        """Return all sources under the given paths, if that is at least a whole project."""
        if root not in self._wholes:
            files = [f for f in self.files.by_path.values() if f.root == root and not f.is_context]
            names = {posixpath.basename(f.path) for f in files}
            is_found = any(not f.is_alone for f in files)
            is_whole = is_found and (
                any(f.in_archive for f in files)
                or names & _OF_A_PROJECT
                or any(self.files.included(posixpath.join(root, n), root) for n in _AT_A_TOP)
            )
            rest = () if is_found else self._rest(root, files)
            known = is_whole or rest
            self._wholes[root] = _Sources(self, chain(files, rest), target) if known else ()
        return self._wholes[root]

    def _around(self, root: str, target: Target) -> Iterable[Source]:
        """Return the sources that were found under what was named, whole project or not."""
        if root not in self._arounds:
            files = [f for f in self.files.by_path.values() if f.root == root and not f.is_context]
            found = files if any(not f.is_alone for f in files) else []
            self._arounds[root] = _Sources(self, found, target)
        return self._arounds[root]

    def _rest(self, root: str, files: Iterable[SourceFile]) -> Iterable[SourceFile]:
        """Return the files of the project that single given files belong to; none if there is no project."""
        are_plain = all(posixpath.normpath(f.path) == f.path for f in files)
        is_project = any(os.path.isfile(os.path.join(root, name)) for name in _OF_A_PROJECT)
        return (
            Rest(self, root, frozenset(f.path for f in files)) if are_plain and is_project else ()
        )

    def sources(self, files: Iterable[SourceFile], target: Target) -> Iterator[Source]:
        """Yield what can be read of some files, build scripts left out."""
        for file in files:
            try:
                if language_of(file.path) in _LINTED_AS_SOURCES:
                    yield self.files.source(file, target)
            except UnreadableInputError:  # noqa: PERF203 - told where it is linted itself
                continue

    def _sources_below(self, script: SourceFile, target: Target) -> Iterator[Source]:
        folder = posixpath.dirname(script.path)
        before = f"{folder}/" if folder else ""
        files = list(self.files.by_path.items())
        if script.is_alone:
            rest = self._rest(script.root, self.files.by_path.values())
            files += [(file.path, file) for file in rest]
        for path, file in files:
            if path.startswith(before) and language_of(path) in C_FAMILY:
                try:
                    yield self.files.source(file, target)
                except UnreadableInputError:  # reported where it is linted itself
                    continue


_PLAIN_PATH = r"\w[\w.-]*(?:/\w[\w.-]*)*"
