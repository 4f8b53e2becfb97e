"""What the build of a project says of its sources, read from its compile_commands.json once it is asked for."""

from __future__ import annotations

import os
import posixpath

from opwright.errors import UnreadableInputError
from opwright.facts.sources.source_file import SourceFile
from opwright.model import BuildScript, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.facts.sources.compile_commands import CompilationDatabase, CompileCommand

_NAMES = ("compile_commands.json", "build/compile_commands.json")


def find_database(root: str) -> str | None:
    """Return the compile_commands.json of a project, in its folder or in `build`."""
    paths = (os.path.join(root, name) for name in _NAMES)
    return next((path for path in paths if os.path.isfile(path)), None)


class BuildCommands:
    """The compilation databases of the projects that are linted, by the folder that was named."""

    def __init__(self) -> None:
        self._read: dict[str, CompilationDatabase | None] = {}
        self._paths: dict[str, str] = {}
        self._folders: dict[str, tuple[str, ...]] = {}

    def of(
        self, file: SourceFile, named: str | None
    ) -> tuple[CompileCommand | None, tuple[BuildScript, ...]]:
        """
        Return how a build compiles a file, and that as a build script; nothing where no build says so.

        `named` is the database that somebody has named: raises UnreadableInputError where it is none.
        """
        database = self._database(file, named)
        command = database.command(file.path) if database else None
        if database is None or command is None:
            return None, ()
        return command, (database.script(file.path, command),)

    def folders(self, root: str) -> tuple[str, ...]:
        """Return where the build of a project searches headers, relative to here."""
        return self._folders.get(root, ())

    def _database(self, file: SourceFile, named: str | None) -> CompilationDatabase | None:
        path = named or ("" if file.in_archive else self._path(file.root))
        if not path:
            return None
        if path not in self._read:
            from opwright.facts.sources.compile_commands import CompilationDatabase  # noqa: PLC0415

            try:
                self._read[path] = CompilationDatabase(path)
            except UnreadableInputError:
                if named:
                    raise
                self._read[path] = None  # a build is under way, or the file is another tool's
        database = self._read[path]
        if database and file.root not in self._folders:
            relative = map(posixpath.relpath, database.include_dirs)
            self._folders[file.root] = tuple(relative)
        return database

    def _path(self, root: str) -> str:
        if root not in self._paths:
            self._paths[root] = find_database(root) or ""
        return self._paths[root]


def database_of(file: SourceFile, named: str | None) -> str:
    """Return the path of the database of a file, whatever is there; an empty one where there is none."""
    return named or ("" if file.in_archive else find_database(file.root) or "")


def compiled(target: Target, command: CompileCommand) -> Target:
    """Return a target, with what it leaves open as a build has it."""
    return target._replace(
        cuda=target.cuda or command.cuda,
        compiler=target.compiler or command.compiler,
        gpus=target.gpus or command.gpus,
    )
