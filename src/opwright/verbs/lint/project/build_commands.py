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

_MOST_BUILDS = 100
_NAMES = ("compile_commands.json", "build/compile_commands.json")


def find_databases(root: str) -> tuple[str, ...]:
    """Return each compile_commands.json of a project, the newest last: in its folder, in `build`, or below that."""
    for name in _NAMES:
        if os.path.isfile(path := os.path.join(root, name)):
            return (path,)
    folders = _folders(os.path.join(root, "build"))
    below = [*folders, *(inner for folder in folders for inner in _folders(folder))]
    paths = (os.path.join(folder, _NAMES[0]) for folder in below)
    found = [path for path in paths if os.path.isfile(path)]
    return tuple(sorted(found, key=os.path.getmtime)[-_MOST_BUILDS:])


def _folders(path: str) -> list[str]:
    try:
        with os.scandir(path) as entries:
            return [entry.path for entry in entries if entry.is_dir(follow_symlinks=False)]
    except OSError:
        return []


class BuildCommands:
    """The compilation databases of the projects that are linted, by the folder that was named."""

    def __init__(self) -> None:
        self._read: dict[tuple[str, ...], CompilationDatabase | None] = {}
        self._paths: dict[str, tuple[str, ...]] = {}
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
        paths = (named,) if named else () if file.in_archive else self._of_root(file.root)
        if not paths:
            return None
        if paths not in self._read:
            from opwright.facts.sources.compile_commands import CompilationDatabase  # noqa: PLC0415

            try:
                self._read[paths] = CompilationDatabase(*paths)
            except UnreadableInputError:
                if named:
                    raise
                self._read[paths] = None  # a build is under way, or the file is another tool's
        database = self._read[paths]
        if database and file.root not in self._folders:
            relative = map(posixpath.relpath, database.include_dirs)
            self._folders[file.root] = tuple(relative)
        return database

    def _of_root(self, root: str) -> tuple[str, ...]:
        if root not in self._paths:
            self._paths[root] = find_databases(root)
        return self._paths[root]


def databases_of(file: SourceFile, named: str | None) -> tuple[str, ...]:
    """Return the paths of the databases for a file, whatever is there."""
    return (named,) if named else () if file.in_archive else find_databases(file.root)


def compiled(target: Target, command: CompileCommand) -> Target:
    """Return a target, with what it leaves open as a build has it."""
    return target._replace(
        cuda=target.cuda or command.cuda,
        compiler=target.compiler or command.compiler,
        gpus=target.gpus or command.gpus,
    )
