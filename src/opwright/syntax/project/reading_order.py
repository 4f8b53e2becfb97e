"""In which order a compiler comes to the files of a project, from each source that it is given."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import lru_cache

from opwright.model import C_FAMILY, Source
from opwright.syntax.cxx.blanking import blanked
from opwright.syntax.cxx.preprocessor import conditions_at
from opwright.syntax.project.include_order import Use, events, is_always_read
from opwright.syntax.project.whole_project import SameProject, including

_GIVEN = (".cpp", ".cc", ".cxx")
_DEEPEST, _MOST = 30, 60


class _Way(Enum):
    """How far a file was read."""

    WHOLE = "whole"
    REACHED = "reached"
    UNKNOWN = "unknown"


def used_first(
    source: Source,
    names: str,
    is_harmless: Callable[[str], bool],
    *,
    given: tuple[str, ...] = _GIVEN,
) -> Use | None:
    """
    Return where a file uses one of `names` although a compiler has read nothing yet that may bring it.

    A header is judged by the sources that come to it. Unlike `include_order.used_before`, this looks up
    what is included in angle brackets in the project as well, and headers that are included by others.
    `given` are the suffixes of the files that the compiler is given.
    """
    reading = _Reading(source, names, is_harmless)
    use = reading.first_use()
    if use is None:
        return None
    is_given = posixpath.splitext(source.path)[1] in given
    if is_given:
        return use if not including(_known(source), source.path) else None
    return use if any(map(reading.comes_first_in, _given_with(source, given))) else None


def _given_with(source: Source, given: tuple[str, ...]) -> Iterator[Source]:
    """Yield the sources that a compiler is given and that may come to a header."""
    seen, pending = {source.path}, [source]
    while pending and len(seen) < _MOST:
        here = pending.pop(0)
        for other in including(_known(source), here.path):
            if other.path not in seen:
                seen.add(other.path)
                pending.append(other)
                if posixpath.splitext(other.path)[1] in given:
                    yield other


def _known(source: Source) -> Iterable[Source]:
    """Return the sources that are known to be read together with one."""
    return source.project or source.around


class _Reading:
    def __init__(self, source: Source, names: str, is_harmless: Callable[[str], bool]) -> None:
        self._source, self._names, self._is_harmless = source, names, is_harmless
        self._by_name = _by_name(SameProject(_known(source))) or _by_name(
            SameProject(source.includes)
        )
        self._seen: set[str] = set()
        self._found: Use | None = None

    def first_use(self) -> Use | None:
        self._seen = set()
        self._read(self._source, 0, until=None)
        return self._found

    def comes_first_in(self, given: Source) -> bool:
        """Return whether a compiler comes to the source before all that may bring the names."""
        self._seen = set()
        return self._read(given, 0, until=self._source.path) is _Way.REACHED

    def _read(self, here: Source, depth: int, until: str | None) -> _Way:
        self._seen.add(here.path)
        for event in events(here, self._names):
            if not event.is_include:
                if event.is_sure and until is None and here.path == self._source.path:
                    self._found = Use(event.text, event.start, event.end)
                if event.is_sure:
                    return _Way.UNKNOWN
            elif not self._is_harmless(event.text) and not _is_for_others(here, event.start):
                local = self._resolved(event.text, here)
                if local is None or depth == _DEEPEST:
                    return _Way.UNKNOWN
                if local.path == until:
                    code = blanked(here.text, here.language)
                    return _Way.REACHED if is_always_read(code, event.start) else _Way.UNKNOWN
                if local.path not in self._seen:
                    way = self._read(local, depth + 1, until)
                    if way is not _Way.WHOLE:
                        return way
        return _Way.WHOLE

    def _resolved(self, included: str, here: Source) -> Source | None:
        """Return the project's file that an include refers to; None if unknown, or another file of the same name."""
        found = self._named_by(included, here)
        return found if found and found.path != here.path else None

    def _named_by(self, included: str, here: Source) -> Source | None:
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(here.path), included))
        named = self._by_name.get(posixpath.basename(included), ())
        for one in named:
            if one.path == beside:
                return one
        plain = posixpath.normpath(included).lstrip("./")
        fitting = [one for one in named if f"/{one.path}".endswith(f"/{plain}")]
        near = [one for one in fitting if here.path.startswith(one.path.removesuffix(plain))]
        if len(fitting) == 1 or not near:
            return fitting[0] if len(fitting) == 1 else None
        return max(near, key=lambda one: len(one.path))  # in the folder that its own path is of


_OTHERS = "_WIN32|_WIN64|WIN32|_MSC_VER|__EMSCRIPTEN__|__APPLE__|__ANDROID__|__FreeBSD__|__CYGWIN__"


def _is_for_others(here: Source, at: int) -> bool:
    """Return whether a place is only read on systems on which GCC does not compile for Linux."""
    return any(
        re.fullmatch(rf"\s*(?:defined\s*\(?)?\s*(?:{_OTHERS})\s*\)?\s*", condition.text)
        and condition.holds
        for condition in conditions_at(blanked(here.text, here.language), at)
    )


@lru_cache(maxsize=8)
def _by_name(project: SameProject) -> Mapping[str, tuple[Source, ...]]:
    found: dict[str, list[Source]] = {}
    for source in project.sources:
        if source.language in C_FAMILY:
            found.setdefault(posixpath.basename(source.path), []).append(source)
    return {name: tuple(sources) for name, sources in found.items()}
