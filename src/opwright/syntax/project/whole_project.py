"""What the files of a whole project say of each other, looked through once for all of them."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from opwright.model import C_FAMILY, Source

_INCLUDED = re.compile(r"#[ \t]*(?:include|include_next|import)\b[ \t]*[<\"]([^>\"\n]+)")
_PROJECTS = 8
"""That are linted side by side, and whose texts stay in memory for it."""
_NAMES = 1024
"""That are asked for in these."""
_TESTS = r"(?:^|/)(?:tests?|test_[^/]*\.py|[^/]*_test\.py|conftest\.py)(?:/|$)"
_DEFINED = re.compile(r"def (?<!\wdef )(\w+)\(")
"""One that begins with `\\b` takes ten times as long."""


class SameProject:
    """A project as a key: the same one, whatever is in it."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self.sources = sources

    def __hash__(self) -> int:
        return id(self.sources)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameProject) and other.sources is self.sources


def including(project: Iterable[Source], path: str) -> tuple[Source, ...]:
    """Return the sources of a project that include a file of the same name as one."""
    return _by_included(SameProject(project)).get(posixpath.basename(path), ())


@lru_cache(maxsize=_PROJECTS)
def _by_included(project: SameProject) -> Mapping[str, tuple[Source, ...]]:
    sources: dict[str, list[Source]] = {}
    for source in project.sources:
        if source.language in C_FAMILY:
            for name in {posixpath.basename(path) for path in _INCLUDED.findall(source.text)}:
                sources.setdefault(name, []).append(source)
    return {name: tuple(sources) for name, sources in sources.items()}


def is_included_by(project: Iterable[Source], name: str, names: frozenset[str]) -> bool:
    """Return whether a file of a name is included by one of some names, or by what these include."""
    seen, pending = {name}, [name]
    by_included = _by_included(SameProject(project))
    while pending:
        for source in by_included.get(pending.pop(), ()):
            other = posixpath.basename(source.path)
            if other in names:
                return True
            if other not in seen:
                seen.add(other)
                pending.append(other)
    return False


def holds(project: Iterable[Source], path: str) -> bool:
    """Return whether a file is one of a project's."""
    return path in _paths(SameProject(project))


@lru_cache(maxsize=_PROJECTS)
def _paths(project: SameProject) -> frozenset[str]:
    return frozenset(source.path for source in project.sources)


def has_module(project: Iterable[Source], module: str) -> bool:
    """Return whether a project has a top-level module or package of Python in any of its folders."""
    return _has_module(SameProject(project), module)


@lru_cache(maxsize=_NAMES)
def _has_module(project: SameProject, module: str) -> bool:
    own = (f"/{module}.py", f"/{module}/__init__.py")
    return any(f"/{source.path}".endswith(own) for source in project.sources)


def sets_member(project: Iterable[Source], member: str) -> bool:
    """Return whether a file of a project gives anything a member of a name: `inspect.getargspec = ...`."""
    return _sets_member(SameProject(project), member)


@lru_cache(maxsize=_NAMES)
def _sets_member(project: SameProject, member: str) -> bool:
    assigned = re.compile(rf"\.{member}(?<=\w\.{member})\s*=(?!=)")
    return any(assigned.search(source.text) for source in project.sources)


def sets_member_of(project: Iterable[Source], module: str, member: str) -> bool:
    """Return whether a file of a project gives a module, `np|numpy`, a member of a name: `np.int = int`."""
    return _sets_member_of(SameProject(project), module, member)


@lru_cache(maxsize=_NAMES)
def _sets_member_of(project: SameProject, module: str, member: str) -> bool:
    given = rf"\.{re.escape(member)}"  # what begins with text is found faster
    of_module = "|".join(rf"(?<=\b{name}{given})" for name in module.split("|"))
    assigned = re.compile(rf"{given}(?:{of_module})\s*=(?!=)")
    named = (source.text for source in project.sources if f".{member}" in source.text)
    return any(assigned.search(text) for text in named)


def sources_unless(project: Iterable[Source], in_c: str, in_python: str) -> tuple[Source, ...]:
    """Return a project's C++ sources by path; none if a pattern is in any file of that language."""
    return _unless(SameProject(project), in_c, in_python)


@lru_cache(maxsize=_PROJECTS)
def _unless(project: SameProject, in_c: str, in_python: str) -> tuple[Source, ...]:
    in_order = sorted(project.sources, key=lambda source: source.path)
    c_family = tuple(source for source in in_order if source.language in C_FAMILY)
    others = (source for source in in_order if source.language not in C_FAMILY)
    if any(re.search(in_c, source.text) for source in c_family):
        return ()
    return () if any(re.search(in_python, other.text) for other in others) else c_family


def is_in_python(project: Iterable[Source], pattern: str) -> bool:
    """Return whether a pattern matches in a Python file of a project other than its tests."""
    return _is_in_python(SameProject(project), pattern)


@lru_cache(maxsize=_PROJECTS)
def _is_in_python(project: SameProject, pattern: str) -> bool:
    found = re.compile(pattern)
    return any(
        found.search(source.text)
        for source in project.sources
        if source.language not in C_FAMILY and not re.search(_TESTS, source.path)
    )


def texts_defining(project: Iterable[Source], function: str) -> tuple[str, ...]:
    """Return the texts of a project that mention Triton and define a function, each once."""
    return _by_function(SameProject(project)).get(function, ())


@lru_cache(maxsize=_PROJECTS)
def _by_function(project: SameProject) -> Mapping[str, tuple[str, ...]]:
    includes: dict[str, dict[str, None]] = {}
    for source in project.sources:
        for name in _DEFINED.findall(source.text) if "triton" in source.text else ():
            includes.setdefault(name, {})[source.text] = None
    return {name: tuple(texts) for name, texts in includes.items()}
