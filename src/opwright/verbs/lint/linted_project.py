"""The project of the files to lint, read on demand."""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import chain
from types import MappingProxyType

from opwright import knowledge, syntax
from opwright.errors import UnreadableInputError
from opwright.facts.sources.source_file import (
    REQUIREMENTS,
    SourceFile,
    decoded,
    is_carried_along,
)
from opwright.facts.sources.source_tree import context, included_file, is_there
from opwright.model import (
    C_FAMILY,
    BuildScript,
    Instructions,
    Language,
    LiteralText,
    Source,
    Target,
    is_build_script,
    language_of,
)
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.bounds import refuse_what_no_parser_bears
from opwright.syntax.build_scripts import build_script, torch_bound
from opwright.verbs.lint.build_commands import BuildCommands, compiled
from opwright.verbs.lint.declared_target import completed, declared_by, is_known, note_of
from opwright.verbs.lint.languages import with_language, written_in
from opwright.verbs.lint.left_over_scripts import is_left_over, top_of_an_sdist
from opwright.verbs.lint.lookups import FOLDER, IN, NOTHING, Rest, digest
from opwright.verbs.lint.newest_together import following, lets_any_newer_in, with_python
from opwright.verbs.lint.runs_with import RunsWith, folders_above

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Fact

_LINTED_AS_SOURCES = C_FAMILY | {Language.PYTHON}
_OF_A_PROJECT = frozenset({"setup.py", "pyproject.toml"})
_MOST_INCLUDED = 200
_MODULE = r"(?im)^[ \t]*include\s*\(\s*\"?([^\s\")]+)"
"""Of CMake: a file, or the name of a module."""
_MOST_MODULES = 50


class _Scripts(NamedTuple):
    """The build scripts above a file, nearest first, and what they require."""

    scripts: tuple[BuildScript, ...]
    modules: tuple[BuildScript, ...]
    """Those that these include."""
    declared: Target
    """What they require."""
    note: str | None = None
    """What there is to say of a torch that they require and that is not known."""


class _Sources:
    """The sources of a whole project, read when somebody asks: most causes do not."""

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

        With `records`, what is looked up besides is kept in `lookups`.
        """
        self._records = records
        self._files = {file.path: file for file in files}
        self._texts = dict(texts)
        self._by_name: dict[str, list[str]] = {}
        for path in self._files:
            self._by_name.setdefault(posixpath.basename(path), []).append(path)
        self._languages: dict[str, Language] = {}
        self._names: dict[str, list[str]] = {}
        self._read: dict[str, BuildScript | None] = {}
        self._scripts: dict[str, _Scripts] = {}
        self._declared: dict[tuple[str, ...], tuple[_Scripts, list[str]]] = {}
        self._looked_for: set[str] = set()
        self._tops: dict[str, str | None] = {}
        self._wholes: dict[str, Iterable[Source]] = {}
        self._arounds: dict[str, Iterable[Source]] = {}
        self._said: dict[str, tuple[Instructions, ...]] = {}
        self._stated: dict[str, RunsWith] = {}
        self._commands = BuildCommands()
        self.lookups: dict[str, str] = {}
        """What was looked up besides the files that were read, and what came of it; see `lookup`."""

    def text(self, file: SourceFile) -> str:
        """Return the text of a file; raise UnreadableInputError when it is none."""
        if file.path not in self._texts:
            is_c = language_of(file.path) in C_FAMILY
            self._texts[file.path] = decoded(file.data, is_c=is_c)
        return self._texts[file.path]

    def language(self, file: SourceFile, text: str) -> Language:
        """Return what a file is written in: a header may well be CUDA."""
        if file.path not in self._languages:
            self._languages[file.path] = written_in(file.path, text)
        return self._languages[file.path]

    def fact(self, file: SourceFile, target: Target, database: str | None = None) -> Fact:
        """
        Return what a file says, with the files that it cannot be understood without.

        `database` is the compile_commands.json of its build, where that is named.
        """
        scripts = self._scripts_above(file)
        command, by_command = self._commands.of(file, database)
        if command:
            target = compiled(target, command)
        target = completed(target, scripts.declared)
        text = self.text(file)
        if is_build_script(file.path):
            sources = tuple(self._sources_below(file, target))
            script = build_script(file.path, text, target, sources)
            folder = posixpath.dirname(file.path)
            beside = [s for s in scripts.scripts if posixpath.dirname(s.path) == folder]
            named = tuple(syntax.vendored_sources.vendored_sources(script))
            absent = tuple(
                s for s in named if not self._is_there(posixpath.join(folder, s.value), file)
            )
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
                instructions=self._instructions(file.root),
            )
        source = self._source(file, target)._replace(
            project=self._whole(file.root, target),
            build=(*scripts.scripts, *scripts.modules, *by_command),
        )
        if source.language not in C_FAMILY:
            return source
        around = () if source.project else self._around(file.root, target)
        included = tuple(self._included(file, target))
        return with_language(source._replace(includes=included, around=around))

    def _instructions(self, root: str) -> tuple[Instructions, ...]:
        """Return what is said in a project of how it is built, in every folder."""
        if root not in self._said:
            self._said[root] = tuple(
                Instructions(file.path, file.data.decode("utf-8", "replace"))
                for file in self._files.values()
                if file.root == root and file.is_context and language_of(file.path) is None
            )
        return self._said[root]

    def _missing_sources(self, script: BuildScript, file: SourceFile) -> Iterator[LiteralText]:
        """Yield the sources in a setup.py that are neither below it nor below the project."""
        extensions = script.extensions if script.language is Language.PYTHON else ()
        for source in (source for extension in extensions for source in extension.sources):
            path = posixpath.normpath(source.value)
            is_plain = re.fullmatch(_PLAIN_PATH, path) and language_of(path) in C_FAMILY
            if is_plain and not any(map(is_carried_along, path.split("/"))):
                places = (posixpath.dirname(script.path), file.root)
                if not any(self._has(posixpath.join(place, path), file) for place in places):
                    yield source

    def _has(self, path: str, file: SourceFile) -> bool:
        """Return whether the project of a file has another: an archive may have a top folder."""
        plain = posixpath.normpath(path)
        if plain in self._files:
            return True
        if file.in_archive:
            named = self._by_name.get(posixpath.basename(path), ())
            inside = plain.removeprefix(f"{file.root}/")
            return any(other.endswith(f"/{inside}") for other in named)
        return self._included_file(plain, file.root) is not None

    def _is_there(self, folder: str, file: SourceFile) -> bool:
        there = is_there(folder, file)
        if self._records and not file.in_archive:
            self.lookups[folder] = FOLDER if there else NOTHING
        return there

    def _included_file(self, path: str, root: str) -> SourceFile | None:
        included = included_file(path, root)
        if self._records:
            self.lookups[f"{path}{IN}{root}"] = digest(included)
        return included

    def _releases_of(
        self, named: Iterable[LiteralText], script: SourceFile, target: Target
    ) -> Iterator[tuple[LiteralText, Source]]:
        """Yield the folders of vendored sources with a version header; none in an archive."""
        folder = posixpath.dirname(script.path)
        for piece in named if not script.in_archive else ():
            header = syntax.vendored_sources.version_header(posixpath.join(folder, piece.value))
            header_path = self._included_file(header, script.root) if header else None
            if header_path:
                with suppress(UnreadableInputError):
                    yield piece, self._source(header_path, target)

    def _source(self, file: SourceFile, target: Target) -> Source:
        text = self.text(file)
        return Source(file.path, text, target, written_in=self.language(file, text))

    def _whole(self, root: str, target: Target) -> Iterable[Source]:
        """Return all sources under what was named, where that is no less than a project."""
        if root not in self._wholes:
            files = [f for f in self._files.values() if f.root == root and not f.is_context]
            names = {posixpath.basename(f.path) for f in files}
            is_found = any(not f.is_alone for f in files)
            is_whole = is_found and (any(f.in_archive for f in files) or names & _OF_A_PROJECT)
            rest = () if is_found else self._rest(root, files)
            known = is_whole or rest
            self._wholes[root] = _Sources(self, chain(files, rest), target) if known else ()
        return self._wholes[root]

    def _around(self, root: str, target: Target) -> Iterable[Source]:
        """Return the sources that were found under what was named, whole project or not."""
        if root not in self._arounds:
            files = [f for f in self._files.values() if f.root == root and not f.is_context]
            found = files if any(not f.is_alone for f in files) else []
            self._arounds[root] = _Sources(self, found, target)
        return self._arounds[root]

    def _rest(self, root: str, files: Iterable[SourceFile]) -> Iterable[SourceFile]:
        """Return the files of a project of which single ones were named; none where it is no project."""
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
                    yield self._source(file, target)
            except UnreadableInputError:  # noqa: PERF203 - told where it is linted itself
                continue

    def _sources_below(self, script: SourceFile, target: Target) -> Iterator[Source]:
        folder = posixpath.dirname(script.path)
        before = f"{folder}/" if folder else ""
        files = list(self._files.items())
        if script.is_alone:
            rest = self._rest(script.root, self._files.values())
            files += [(file.path, file) for file in rest]
        for path, file in files:
            if path.startswith(before) and language_of(path) in C_FAMILY:
                try:
                    yield self._source(file, target)
                except UnreadableInputError:  # told where it is linted itself
                    continue

    def _scripts_above(self, file: SourceFile) -> _Scripts:
        folder = posixpath.dirname(file.path)
        if folder not in self._scripts:
            self._scripts[folder] = self._find_scripts(folder, file)
        return self._scripts[folder]

    def _find_scripts(self, folder: str, file: SourceFile) -> _Scripts:
        if not file.in_archive and file.root not in self._looked_for:
            self._looked_for.add(file.root)
            for context_file in context(file.root):
                self._files.setdefault(context_file.path, context_file)
            names = (*_OF_A_PROJECT, "CMakeLists.txt", REQUIREMENTS, "README.md", "Makefile")
            names += ("Dockerfile", "environment.yml")
            for name in names if self._records else ():
                self._included_file(posixpath.join(file.root, name), file.root)
        named = []
        for above in folders_above(folder):
            for name in ("setup.py", "pyproject.toml", "CMakeLists.txt"):
                path = posixpath.join(above, name)
                if path in self._files:
                    named.append(path)
        key = (file.root, *named)
        if key not in self._declared:
            self._declared[key] = self._read_scripts(named, file.root)
        found, bounds = self._declared[key]
        runs_with = self._runs_with(file.root)
        torch = runs_with.of_variant(folder) or next(filter(is_known, bounds), None)
        if torch is None:
            torch = runs_with.torch(folder, found.scripts, is_required=bool(bounds))
        elif lets_any_newer_in(torch):
            torch = runs_with.pinned_torch(folder) or torch
        numpy = found.declared.numpy or runs_with.pinned("numpy")
        declared = found.declared._replace(torch=torch, numpy=numpy)
        declared = following(with_python(declared, runs_with.python(folder)))
        return found._replace(declared=declared, note=note_of(torch, bounds))

    def is_left_over(self, file: SourceFile) -> bool:
        """Return whether a file is a build script that nobody runs, of sources that were copied into an sdist."""
        if not is_build_script(file.path):
            return False
        self._scripts_above(file)  # which looks for what there is besides sources
        if file.root not in self._tops:
            self._tops[file.root] = top_of_an_sdist(
                one.path for one in self._files.values() if one.root == file.root
            )
        top = self._tops[file.root]
        if top is None:
            return False
        above = self._files.get(posixpath.join(top, "setup.py"))
        script = above.data.decode("utf-8", "replace") if above else ""
        return is_left_over(file.path, top, self._files.keys(), script)

    def _read_scripts(self, paths: Iterable[str], root: str) -> tuple[_Scripts, list[str]]:
        """Return what build scripts say, and which releases of torch they require."""
        said = self._instructions(root)
        read = (script for path in paths if (script := self._script(path)))
        scripts = tuple(script._replace(instructions=said) for script in read)
        bounds = [bound for script in scripts if (bound := torch_bound(script))]
        modules = tuple(self._modules(scripts, root))
        return _Scripts(scripts, modules, declared_by(scripts)), bounds

    def note(self, file: SourceFile, target: Target) -> str | None:
        """Return what there is to say of a target outside of what is known, of the command line or the project."""
        if target.torch:
            return knowledge.targets.outside(target)
        return self._scripts_above(file).note

    def _runs_with(self, root: str) -> RunsWith:
        if root not in self._stated:
            self._stated[root] = RunsWith(self._instructions(root), root)
        return self._stated[root]

    def _modules(self, scripts: tuple[BuildScript, ...], root: str) -> Iterator[BuildScript]:
        """Yield the files that CMake's scripts include of their own project, each once."""
        seen = {script.path for script in scripts}
        pending = [script for script in scripts if script.language is Language.CMAKE]
        for script in pending:  # which grows
            for name in re.findall(_MODULE, script.text)[:_MOST_MODULES]:
                path = self._module(name, root)
                if path is None or path in seen or len(seen) > _MOST_MODULES:
                    continue
                seen.add(path)
                if module := self._script(path):
                    pending.append(module)
                    yield module

    def _module(self, name: str, root: str) -> str | None:
        """Return the file that `include(name)` means; where its folder is a variable, its name tells."""
        tail = posixpath.normpath(re.sub(r"\$\{\w+\}/?", "", name)).lstrip("./")
        tail = tail if tail.endswith(".cmake") else f"{tail}.cmake"
        for path in self._by_name.get(posixpath.basename(tail), ()):
            if f"/{path}".endswith(f"/{tail}") and self._files[path].root == root:
                return path
        return None

    def _script(self, path: str) -> BuildScript | None:
        """Return what a build script says; None where it cannot be read, which is told elsewhere."""
        if path not in self._read:
            self._read[path] = None
            with suppress(UnreadableInputError):
                text = self.text(self._files[path])
                refuse_what_no_parser_bears(text, language_of(path) or Language.PYTHON)
                self._read[path] = build_script(path, text)
        return self._read[path]

    def _included(self, file: SourceFile, target: Target) -> Iterator[Source]:
        """Yield what a file includes of its own project, each once however it is included."""
        seen = {file.path}
        pending = [file]
        while pending and len(seen) < _MOST_INCLUDED:
            here = pending.pop(0)
            for name in self._included_names(here):
                included_path = self._find_included(here, name)
                if included_path is None or included_path.path in seen:
                    continue
                seen.add(included_path.path)
                try:
                    yield self._source(included_path, target)
                except UnreadableInputError:
                    continue
                pending.append(included_path)

    def _included_names(self, file: SourceFile) -> list[str]:
        if file.path not in self._names:
            is_built = bool(self._commands.folders(file.root))  # which tells where <> leads
            self._names[file.path] = [
                inclusion.header
                for inclusion in syntax.preprocessor.inclusions(self.text(file))
                if inclusion.is_quoted or is_built
            ]
        return self._names[file.path]

    def _find_included(self, file: SourceFile, name: str) -> SourceFile | None:
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(file.path), name))
        if beside in self._files:
            return self._files[beside]
        tail = "/" + posixpath.normpath(name).lstrip("./")
        for path in self._by_name.get(posixpath.basename(name), ()):
            if f"/{path}".endswith(tail) and self._files[path].root == file.root:
                return self._files[path]
        if file.in_archive:
            return None
        own = (posixpath.join(file.root, folder) for folder in ("csrc", "include", "src"))
        folders = (*own, *self._commands.folders(file.root))
        for at in (beside, *(posixpath.normpath(posixpath.join(f, name)) for f in folders)):
            included_path = self._included_file(at, file.root)
            if included_path is not None:
                self._files[at] = included_path
                return included_path
        return None


_PLAIN_PATH = r"\w[\w.-]*(?:/\w[\w.-]*)*"
