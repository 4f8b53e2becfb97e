"""How the headers of a project are included: every way to one may lead through a condition."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import code_of
from opwright.model import Source
from opwright.syntax.preprocessor import Condition, conditions_at

HEADERS = (".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl", ".ipp", ".tpp")
_DEEPEST = 6
_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[<\"]([^>\"\n]+)[>\"]", re.MULTILINE)


def includes_of(source: Source) -> Iterator[tuple[Source, int]]:
    """Yield where a header is included in its project, by its name: the file and the offset."""
    if not source.path.endswith(HEADERS):
        return
    name = posixpath.basename(source.path)
    for file in kit.whole_project.including(source.project, source.path):
        for match in _INCLUDE.finditer(file.text):
            if posixpath.basename(match[1]) == name and f"/{source.path}".endswith(
                "/" + re.sub(r"^(?:\.\.?/)+", "", match[1])
            ):
                yield file, match.start()


def is_every_way(
    source: Source, test: Callable[[tuple[Condition, ...]], bool], depth: int = 0
) -> bool:
    """Return whether a header is included, and each time under conditions that pass a test."""
    ways = list(includes_of(source)) if depth < _DEEPEST else []
    return bool(ways) and all(
        test(conditions_at(code_of(file), at))
        or is_every_way(file._replace(project=source.project), test, depth + 1)
        for file, at in ways
        if file.path != source.path
    )


def conditions(source: Source, at: int, depth: int = 0) -> tuple[Condition, ...]:
    """Return the conditions under which a place is compiled: its own, and those that every way to its header has."""
    own = conditions_at(code_of(source), at)
    ways = [
        conditions(file._replace(project=source.project), place, depth + 1)
        for file, place in (includes_of(source) if depth < _DEEPEST else ())
        if file.path != source.path
    ]
    common = [c for c in ways[0] if all(c in way for way in ways)] if ways else []
    return (*common, *own)
