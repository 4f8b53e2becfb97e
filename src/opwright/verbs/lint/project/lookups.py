"""What is looked up besides the files that were named: whether it is as it was, and the rest of a project."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from opwright.facts.sources.source_file import SourceFile
from opwright.facts.sources.source_tree import included_file, is_there, read_sources
from opwright.model import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.lint.project.linted_project import Project

_MOST = 32 << 20
"""Bytes of a project that are read for one of its files: an editor is waiting."""
FOLDER, NOTHING, UNBOUNDED = "a folder", "nothing", "a whole project"
IN = "\0"
"""Between a header and the project that it must be in."""


def is_as_it_was(lookups: Mapping[str, str]) -> bool:
    """Return whether what was looked up is still the same."""
    return all(value == _looked_up(name) for name, value in lookups.items())


def _looked_up(name: str) -> str:
    path, is_header, root = name.partition(IN)
    if is_header:
        return digest(included_file(path, root))
    there = is_there(path, SourceFile(path, b"", ""))
    return FOLDER if there else NOTHING


def digest(file: SourceFile | None) -> str:
    return lazy.hashlib.blake2b(file.data, digest_size=24).hexdigest() if file else NOTHING


class Rest:
    """The files of a project that were not given, read when all of it is needed."""

    def __init__(self, project: Project, root: str, named: frozenset[str]) -> None:
        self._project = project
        self._root = root
        self._named = named

    def __iter__(self) -> Iterator[SourceFile]:
        self._project.files.lookups[self._root] = UNBOUNDED
        size = 0
        for file in read_sources([self._root]):
            if isinstance(file, SourceFile) and file.path not in self._named:
                size += len(file.data)
                if size > _MOST:
                    return
                yield file
