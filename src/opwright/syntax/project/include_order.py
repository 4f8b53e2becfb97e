"""What a compiler has read of a project's own files, and which headers, when it comes to a name."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.blanking import blanked
from opwright.syntax.cxx.preprocessor import conditions_at, is_left_out
from opwright.syntax.project.whole_project import holds, including

_INCLUDE = re.compile(
    r"^[ \t]*#[ \t]*(?:include|include_next|import)\b[ \t]*([^\n]*)", re.MULTILINE
)
_NAMED = re.compile(r'[<"]([^>"\n]+)[>"]')
_GUARD = re.compile(
    r"!?\s*defined\s*\(?\s*\w*(?:_H|_HH|_HPP|_CUH|_H_+|_HPP_+|_CUH_+|INCLUDED_?)\s*\)?"
)
_DEEPEST = 30
_COMPILED = (".cu", ".cpp", ".cc", ".cxx")


class Use(NamedTuple):
    """A place where a name is used."""

    name: str
    start: int
    end: int


class _Event(NamedTuple):
    start: int
    end: int
    text: str
    is_include: bool
    is_sure: bool
    """Whether it stands under no condition but an include guard."""


def used_before(source: Source, names: str, is_harmless: Callable[[str], bool]) -> Use | None:
    """
    Return where a file itself uses one of `names` and only harmless headers have been included.

    A header is judged where a source is known that comes to it with no others. What includes what
    cannot be told of, as by a macro, may bring any name.
    """
    # Seldom is a name used before the first header that may bring it, and all else takes longer.
    code = blanked(source.text, source.language)
    if not re.compile(names).search(code, 0, _first_unknown(source, code, is_harmless)):
        return None
    use = _Walk(source, names, is_harmless).first_use()
    if use is None:
        return None
    others = including(source.project, source.path)
    if posixpath.splitext(source.path)[1] in _COMPILED:
        is_read_alone = not any(_is_included(source.path, other) for other in others)
    else:
        is_read_alone = any(_comes_first(source, other, is_harmless) for other in others)
    return use if is_read_alone else None


def _first_unknown(source: Source, code: str, is_harmless: Callable[[str], bool]) -> int:
    """Return where a file first includes what is neither harmless nor the project's own; else its end."""
    for event in _includes_of(source.text, code):
        local = (_is_named(event.text, include.path) for include in source.includes)
        if not is_harmless(event.text) and not any(local):
            return event.start
    return len(code)


class _Walk:
    """A way through a file and what it includes, in the order of a compiler."""

    def __init__(self, source: Source, names: str, is_harmless: Callable[[str], bool]) -> None:
        self._source = source
        self._names = names
        self._is_harmless = is_harmless
        self._seen: set[str] = set()
        self._found: Use | None = None

    def first_use(self) -> Use | None:
        self._read(self._source, 0)
        return self._found

    def _read(self, here: Source, depth: int) -> bool:
        """Read a file; return whether nothing is known of what comes after it."""
        self._seen.add(here.path)
        for event in events(here, self._names):
            if not event.is_include:
                if event.is_sure and here is self._source:
                    self._found = Use(event.text, event.start, event.end)
                if event.is_sure:
                    return True
            elif not self._is_harmless(event.text):
                local = [s for s in self._source.includes if _is_named(event.text, s.path)]
                if len(local) != 1 or depth == _DEEPEST:
                    return True
                if local[0].path not in self._seen and self._read(local[0], depth + 1):
                    return True
        return False


def events(source: Source, names: str) -> tuple[_Event, ...]:
    """Return what a file includes and where it uses one of some names, in order."""
    code = blanked(source.text, source.language)
    return _events_of(source.text, code, names)


@lru_cache(maxsize=64)
def _events_of(text: str, code: str, names: str) -> tuple[_Event, ...]:
    return tuple(sorted((*_includes_of(text, code), *_uses_in(code, names))))


@lru_cache(maxsize=512)
def _includes_of(text: str, code: str) -> tuple[_Event, ...]:
    return tuple(_all_includes(text, code))


def _all_includes(text: str, code: str) -> Iterator[_Event]:
    for match in _INCLUDE.finditer(text):
        if code[match.start() : match.end()].strip() and not is_left_out(code, match.start()):
            named = _NAMED.match(match[1])
            yield _Event(*match.span(), named[1] if named else "?", is_include=True, is_sure=False)


def _uses_in(code: str, names: str) -> Iterator[_Event]:
    for match in re.finditer(names, code):
        if not is_left_out(code, match.start()) and not _is_in_macro(code, match.start()):
            sure = is_always_read(code, match.start())
            yield _Event(*match.span(), match[0], is_include=False, is_sure=sure)


def _is_in_macro(code: str, offset: int) -> bool:
    """Return whether a place is in the text of a macro, which is read where it is expanded."""
    start = code.rfind("\n", 0, offset) + 1
    while code[max(0, start - 3) : start].rstrip("\r\n").endswith("\\"):
        start = code.rfind("\n", 0, start - 1) + 1
    return re.match(r"[ \t]*#[ \t]*define\b", code[start:offset]) is not None


def is_always_read(code: str, offset: int) -> bool:
    """Return whether a place stands under no condition but an include guard."""
    conditions = conditions_at(code, offset)
    return all(_GUARD.fullmatch(c.text) and _is_open(c.text, holds=c.holds) for c in conditions)


def _is_open(text: str, *, holds: bool) -> bool:
    """Return whether what an include guard asks is that the file was not read before."""
    return holds == text.startswith("!")


def _is_named(included: str, path: str) -> bool:
    tail = posixpath.normpath(included)
    while tail.startswith("../"):
        tail = tail[3:]
    return f"/{path}".endswith(f"/{tail}")


def _is_included(path: str, by: Source) -> bool:
    """Return whether a file is a fragment of another, judging only by its name."""
    name = posixpath.basename(path)
    return any(posixpath.basename(e.text) == name for e in events(by, r"(?!)"))


def _comes_first(source: Source, by: Source, is_harmless: Callable[[str], bool]) -> bool:
    """Return whether a source that is compiled includes a header before all that matters."""
    name, folder = posixpath.basename(source.path), posixpath.dirname(by.path)
    if posixpath.splitext(by.path)[1] not in _COMPILED:
        return False
    for event in events(by, r"(?!)"):
        if posixpath.basename(event.text) == name:
            beside = posixpath.normpath(posixpath.join(folder, event.text))
            if beside != source.path and holds(source.project, beside):
                return False  # another of that name
            return is_always_read(blanked(by.text, by.language), event.start)
        if not is_harmless(event.text):
            return False
    return False


def first_include(source: Source) -> int | None:
    """Return where a file's first `#include` starts that stands under no condition but a guard."""
    code = blanked(source.text, source.language)
    for event in events(source, r"(?!)"):
        if is_always_read(code, event.start):
            return event.start
    return None
