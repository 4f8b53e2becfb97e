"""The build scripts above a file, and what they and the rest of its project say of the releases it is for."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress

from opwright import knowledge
from opwright.errors import UnreadableInputError
from opwright.facts.sources.source_file import REQUIREMENTS, SourceFile
from opwright.facts.sources.source_tree import context
from opwright.model import BuildScript, Instructions, Language, Target, is_build_script, language_of
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.bounds import refuse_what_no_parser_bears
from opwright.syntax.build.build_scripts import build_script
from opwright.verbs.lint.project.left_over_scripts import (
    is_for_editors,
    is_left_over,
    is_without_sources,
    top_of_an_sdist,
)
from opwright.verbs.lint.project.project_files import ProjectFiles
from opwright.verbs.lint.project.project_folders import folders_above
from opwright.verbs.lint.targets.declared_target import (
    declared_by,
    is_known,
    lets_any_newer_in,
    note_of,
    pinned_within,
    torch_of,
)
from opwright.verbs.lint.targets.newest_together import following, no_newer, with_pins, with_python
from opwright.verbs.lint.targets.pinned_companions import PINNED
from opwright.verbs.lint.targets.runs_with import RunsWith

_METADATA = ("setup.py", "pyproject.toml")
_LOOKED_FOR = (
    *_METADATA,
    "CMakeLists.txt",
    REQUIREMENTS,
    "README.md",
    "Makefile",
    "Dockerfile",
    "environment.yml",
)
_MODULE = r"(?im)^[ \t]*include\s*\(\s*\"?([^\s\")]+)"
"""Of CMake: a file, or the name of a module."""
_MOST_MODULES = 50


class Scripts(NamedTuple):
    """The build scripts above a file, nearest first, and what they require."""

    scripts: tuple[BuildScript, ...]
    modules: tuple[BuildScript, ...]
    """Those that these include."""
    declared: Target
    """What they require."""
    note: str | None = None
    """What there is to say of a torch that they require and that is not known."""


class ScriptsAbove:
    """The build scripts of the projects that are linted, read once for each folder that asks for them."""

    def __init__(self, files: ProjectFiles) -> None:
        self._files = files
        self._read: dict[str, BuildScript | None] = {}
        self._scripts: dict[str, Scripts] = {}
        self._declared: dict[tuple[str, ...], tuple[Scripts, list[str]]] = {}
        self._runs: dict[tuple[tuple[str, ...], str], Scripts] = {}
        self._looked_for: set[str] = set()
        self._tops: dict[str, str | None] = {}
        self._said: dict[str, tuple[Instructions, ...]] = {}
        self._stated: dict[str, RunsWith] = {}

    def of(self, file: SourceFile) -> Scripts:
        """Return the build scripts above a file, and what they require."""
        folder = posixpath.dirname(file.path)
        if folder not in self._scripts:
            self._scripts[folder] = self._find_scripts(folder, file)
        return self._scripts[folder]

    def note(self, file: SourceFile, target: Target) -> str | None:
        """Return the remarks about a target beyond what is known, from the command line or the project."""
        if target.torch:
            return knowledge.targets.outside(target)
        return self.of(file).note

    def is_left_over(self, file: SourceFile) -> bool:
        """Return whether a file is a build script of an sdist that builds nothing: of sources that were copied into it, or left out."""
        if not is_build_script(file.path):
            return False
        if is_for_editors(file.path, file.data.decode("latin-1")):
            return True
        self.of(file)  # which looks for what there is besides sources
        if file.root not in self._tops:
            self._tops[file.root] = top_of_an_sdist(
                one.path for one in self._files.by_path.values() if one.root == file.root
            )
        top = self._tops[file.root]
        if top is None:
            return False
        above = self._files.by_path.get(posixpath.join(top, "setup.py"))
        script = above.data.decode("utf-8", "replace") if above else ""
        paths = self._files.by_path.keys()
        return is_left_over(file.path, top, paths, script) or is_without_sources(
            file.path, top, paths, script
        )

    def instructions(self, root: str) -> tuple[Instructions, ...]:
        """Return what a project states about how it is built, in every folder."""
        if root not in self._said:
            self._said[root] = tuple(
                Instructions(file.path, file.data.decode("utf-8", "replace"))
                for file in self._files.by_path.values()
                if file.root == root
                and (
                    language_of(file.path) is Language.MAKE
                    or (file.is_context and language_of(file.path) is None)
                )
            )
        return self._said[root]

    def _find_scripts(self, folder: str, file: SourceFile) -> Scripts:
        self._look_around(file)
        named = []
        for above in folders_above(folder):
            for name in ("setup.py", "pyproject.toml", "CMakeLists.txt"):
                path = posixpath.join(above, name)
                if path in self._files.by_path:
                    named.append(path)
        key = (file.root, *named)
        if key not in self._declared:
            self._declared[key] = self._read_scripts(named, file.root)
        found, bounds = self._declared[key]
        runs_with = self._runs_with(file.root)
        folder = runs_with.telling(folder)
        if (key, folder) not in self._runs:
            self._runs[key, folder] = self._running(folder, found, bounds, runs_with)
        return self._runs[key, folder]

    @staticmethod
    def _running(folder: str, found: Scripts, bounds: list[str], runs_with: RunsWith) -> Scripts:
        """Return the build scripts of a folder, with what it runs with."""
        torch = runs_with.of_variant(folder) or next(filter(is_known, bounds), None)
        if torch is None:
            torch = runs_with.torch(folder, found.scripts, is_required=bool(bounds))
        elif lets_any_newer_in(torch):
            torch = pinned_within(runs_with.pinned_torch(folder), torch)
        numpy = found.declared.numpy or runs_with.required(folder, "numpy")
        numpy = numpy or runs_with.pinned(folder, "numpy")
        python = found.declared.python or runs_with.required_python(folder)
        triton = found.declared.triton or runs_with.triton
        declared = found.declared._replace(torch=torch, numpy=numpy, triton=triton, python=python)
        declared = with_python(declared, runs_with.python(folder))
        declared = with_pins(declared, {p: runs_with.pin(folder, found.scripts, p) for p in PINNED})
        declared = following(no_newer(declared, runs_with.newest_python(folder)))
        return found._replace(declared=declared, note=note_of(torch, bounds))

    def _look_around(self, file: SourceFile) -> None:
        """Read what the project of a file has besides sources, once."""
        if file.in_archive or file.root in self._looked_for:
            return
        self._looked_for.add(file.root)
        for context_file in context(file.root):
            self._files.by_path.setdefault(context_file.path, context_file)
        for name in _LOOKED_FOR if self._files.records else ():
            self._files.included(posixpath.join(file.root, name), file.root)

    def _read_scripts(self, paths: Iterable[str], root: str) -> tuple[Scripts, list[str]]:
        """Return what build scripts say, and which releases of torch they require."""
        said = self.instructions(root)
        read = (script for path in paths if (script := self._script(path)))
        scripts = tuple(script._replace(instructions=said) for script in read)
        bounds = [bound for script in scripts if (bound := torch_of(script))]
        modules = tuple(self._modules(scripts, root))
        return Scripts(scripts, modules, declared_by(scripts)), bounds

    def _runs_with(self, root: str) -> RunsWith:
        if root not in self._stated:
            self._stated[root] = RunsWith(self.instructions(root), root)
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
        for path in self._files.by_name.get(posixpath.basename(tail), ()):
            if f"/{path}".endswith(f"/{tail}") and self._files.by_path[path].root == root:
                return path
        return None

    def _script(self, path: str) -> BuildScript | None:
        """Return what a build script says; None where it cannot be read, which is told elsewhere."""
        if path not in self._read:
            self._read[path] = None
            with suppress(UnreadableInputError):
                text = self._files.text(self._files.by_path[path])
                refuse_what_no_parser_bears(text, language_of(path) or Language.PYTHON)
                self._read[path] = build_script(path, text)
        return self._read[path]
