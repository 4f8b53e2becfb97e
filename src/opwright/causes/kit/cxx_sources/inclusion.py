"""How the headers of a project are included: every way to one may lead through a condition."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import code_of
from opwright.model import Source
from opwright.syntax.cxx.preprocessor import Condition, conditions_at, inclusions

HEADERS = (".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl", ".ipp", ".tpp")


def includes_of(source: Source) -> Iterator[tuple[Source, int]]:
    """Yield where the project includes a header by name: the file and the offset."""
    if not source.path.endswith(HEADERS):
        return
    name = posixpath.basename(source.path)
    for file in kit.whole_project.including(source.project, source.path):
        for header, at, _, _ in inclusions(file.text):
            if posixpath.basename(header) == name and f"/{source.path}".endswith(
                "/" + re.sub(r"^(?:\.\.?/)+", "", header)
            ):
                yield file, at


def is_every_way(source: Source, test: Callable[[tuple[Condition, ...]], bool]) -> bool:
    """Return whether a header is included, and each time under conditions that pass a test."""
    return _is_every_way(source, test, {})


def _is_every_way(
    source: Source, test: Callable[[tuple[Condition, ...]], bool], known: dict[str, bool]
) -> bool:
    """`known` are the answers for files on the way; for one that includes itself, the other ways decide."""
    if source.path not in known:
        known[source.path] = True
        ways = [(file, at) for file, at in includes_of(source) if file.path != source.path]
        known[source.path] = bool(ways) and all(
            test(conditions_at(code_of(file), at))
            or _is_every_way(file._replace(project=source.project), test, known)
            for file, at in ways
        )
    return known[source.path]


def conditions(source: Source, at: int) -> tuple[Condition, ...]:
    """Return the conditions under which a place is compiled: its own, and those that every way to its header has."""
    return (*(_of_file(source, {}) or ()), *conditions_at(code_of(source), at))


def _of_file(
    source: Source, known: dict[str, tuple[Condition, ...] | None]
) -> tuple[Condition, ...] | None:
    """Return the conditions that every way to a file has; None for one that is being asked about, which adds no way."""
    if source.path not in known:
        known[source.path] = None
        common: tuple[Condition, ...] | None = None
        for file, at in includes_of(source):
            above = _of_file(file._replace(project=source.project), known)
            if above is None:
                continue
            way = (*above, *conditions_at(code_of(file), at))
            common = way if common is None else tuple(c for c in common if c in way)
        known[source.path] = common or ()
    return known[source.path]


def is_below_an_include_folder(source: Source, header: str) -> bool:
    """Return whether a build script adds the folder of torch in which a header lies today: `c10d/` of torch/csrc/distributed."""
    return header.startswith("c10d/") and any(
        "distributed" in script.text and re.search(_DISTRIBUTED, script.text)
        for script in source.build
    )


_DISTRIBUTED = r"\btorch['\", /]{1,8}csrc['\", /]{1,8}distributed\b"
"""Also as `os.path.join(include, "torch", "csrc", "distributed")`."""
