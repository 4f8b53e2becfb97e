"""What a source includes of its own project."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from opwright import syntax
from opwright.errors import UnreadableInputError
from opwright.facts.sources.source_file import SourceFile
from opwright.model import Source, Target
from opwright.verbs.lint.project.build_commands import BuildCommands
from opwright.verbs.lint.project.project_files import ProjectFiles

_MOST_INCLUDED = 200


class Inclusions:
    """The headers that files include, found next to them, by name in the project, or where its build searches."""

    def __init__(self, files: ProjectFiles, commands: BuildCommands) -> None:
        self._files = files
        self._commands = commands
        self._names: dict[str, list[str]] = {}

    def of(self, file: SourceFile, target: Target) -> Iterator[Source]:
        """Yield what a file includes of its own project, each once however it is included."""
        seen = {file.path}
        pending = [file]
        while pending and len(seen) < _MOST_INCLUDED:
            here = pending.pop(0)
            for name in self._names_in(here):
                included_path = self._find(here, name)
                if included_path is None or included_path.path in seen:
                    continue
                seen.add(included_path.path)
                try:
                    yield self._files.source(included_path, target)
                except UnreadableInputError:
                    continue
                pending.append(included_path)

    def _names_in(self, file: SourceFile) -> list[str]:
        if file.path not in self._names:
            is_built = bool(self._commands.folders(file.root))  # which tells where <> leads
            self._names[file.path] = [
                inclusion.header
                for inclusion in syntax.preprocessor.inclusions(self._files.text(file))
                if inclusion.is_quoted or is_built
            ]
        return self._names[file.path]

    def _find(self, file: SourceFile, name: str) -> SourceFile | None:
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(file.path), name))
        if beside in self._files.by_path:
            return self._files.by_path[beside]
        tail = "/" + posixpath.normpath(name).lstrip("./")
        for path in self._files.by_name.get(posixpath.basename(name), ()):
            if f"/{path}".endswith(tail) and self._files.by_path[path].root == file.root:
                return self._files.by_path[path]
        if file.in_archive:
            return None
        own = (posixpath.join(file.root, folder) for folder in ("csrc", "include", "src"))
        folders = (*own, *self._commands.folders(file.root))
        for at in (beside, *(posixpath.normpath(posixpath.join(f, name)) for f in folders)):
            included_path = self._files.included(at, file.root)
            if included_path is not None:
                self._files.by_path[at] = included_path
                return included_path
        return None
