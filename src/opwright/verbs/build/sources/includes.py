"""
What sources include, followed from file to file: what they need follows from it, and no list of headers.

Conditions are the compiler's to compute. What may be included counts, for one folder of headers too many does no harm;
where it would, only what is included under no condition but one that our own flags fulfil.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from opwright import syntax
from opwright.errors import UnreadableInputError
from opwright.facts.sources.source_file import MOST_BYTES, decoded
from opwright.knowledge.cuda.header_packages import is_cuda_header

_MOST_OWN, _MOST = 400, 4000
_COMMENT = re.compile(r'//[^\n]*|/\*[\s\S]*?(?:\*/|\Z)|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?')
_INCLUDED = re.compile(r'^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]', re.MULTILINE)
_UNOPENED = ("ATen/", "c10/", "torch/headeronly/", "cutlass/", "cute/", "Python.h")
"""The thousands of C++ headers without Python, and Python's own, after which the answer is known."""
_FULFILLED = frozenset(
    (
        ("defined(TORCH_API_INCLUDE_EXTENSION_H)", True),
        ("!defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)", True),
    )
)
"""Conditions, and whether they hold, by the flags of every source that is not held to the stable ABI."""
_INCLUDE_OPTIONS = ("-isystem", "-iquote", "-idirafter", "-I")


class Includes:
    """The headers of one project and of what it builds on, each read once."""

    def __init__(self, own: Sequence[str], others: Sequence[str] = ()) -> None:
        """`own` are the project's include folders, `others` those of packages, torch and Python."""
        self._own = tuple(own)
        self._others = tuple(others)
        self._found: dict[str, str | None] = {}
        self._read: dict[tuple[str, bool], tuple[str, ...]] = {}

    def own_headers(self, path: str, code: str) -> dict[str, str]:
        """Return the code of the project's own headers that a source includes, by path."""
        found: dict[str, str] = {}
        waiting = [(path, code)]
        while waiting and len(found) < _MOST_OWN:
            includer, text = waiting.pop()
            for name in included_files(text):
                header = _first_file((os.path.dirname(includer), *self._own), name)
                if header and header not in found:
                    found[header] = without_comments(header_text(header))
                    waiting.append((header, found[header]))
        return found

    def names(
        self,
        code: Mapping[str, str],
        *,
        certain: bool = False,
        enough: frozenset[str] = frozenset(),
    ) -> frozenset[str]:
        """
        Return all that some files (their code by path) include, and what is included there, as it is written.

        With `certain`, only what is included whatever the project and the system define. Once all of `enough` are found,
        there is no need to look further than these files.
        """
        seen = set(code)
        waiting = [(path, included_files(text, certain=certain)) for path, text in code.items()]
        names = {name for _, included in waiting for name in included}
        while waiting and len(seen) < _MOST:
            includer, included = waiting.pop()
            names.update(included)
            if enough and enough <= names:
                break
            for header in self._headers(includer, included):
                if header not in seen:
                    seen.add(header)
                    waiting.append((header, self._included_by(header, certain=certain)))
        return frozenset(names)

    def includes_cuda(self, path: str, code: str, *, certain: bool = False) -> bool:
        """Return whether a source and the project's own headers include CUDA's; with `certain` as `names` has it."""
        seen = {path}
        waiting = [(path, included_files(code, certain=certain))]
        while waiting and len(seen) < _MOST_OWN:
            includer, names = waiting.pop()
            for name in names:
                header = _first_file((os.path.dirname(includer), *self._own), name)
                if header is None and is_cuda_header(name):
                    return True
                if header and header not in seen:
                    seen.add(header)
                    waiting.append((header, self._included_by(header, certain=certain)))
        return False

    def _headers(self, includer: str, names: Iterable[str]) -> Iterator[str]:
        beside = (os.path.dirname(includer),)
        for name in names:
            if name.startswith(_UNOPENED):
                continue
            if name not in self._found:
                self._found[name] = _first_file((*self._own, *self._others), name)
            if path := _first_file(beside, name) or self._found[name]:
                yield path

    def _included_by(self, path: str, *, certain: bool) -> tuple[str, ...]:
        key = path, certain
        if key not in self._read:
            self._read[key] = included_files(header_text(path), certain=certain)
        return self._read[key]


def included_files(code: str, *, certain: bool = False) -> tuple[str, ...]:
    """Return what a text includes, as it is written; with `certain`, what depends on nobody's macros."""
    return tuple(
        match[1]
        for match in _INCLUDED.finditer(code)
        if not certain or _is_certain(code, match.start())
    )


def _is_certain(code: str, offset: int) -> bool:
    return all(
        (one.text, one.holds) in _FULFILLED or _is_guard(one.text, code, holds=one.holds)
        for one in syntax.preprocessor.conditions_at(code, offset)
    )


def _is_guard(text: str, code: str, *, holds: bool) -> bool:
    """Return whether a condition is an include guard: `#ifndef X` and `#define X`."""
    name = text.removeprefix("defined(").rstrip(")").strip()
    return (
        not holds
        and re.search(rf"^[ \t]*#[ \t]*define[ \t]+{re.escape(name)}\s*$", code, re.MULTILINE)
        is not None
    )


def without_comments(text: str) -> str:
    """Return the text with blanks for comments; strings, in which assembly stands, stay."""
    if "//" not in text and "/*" not in text:
        return text
    return _COMMENT.sub(
        lambda m: m[0] if m[0][0] == '"' else re.sub(r"[^\n]", " ", m[0]),
        text,
    )


def folders_of_flags(flags: Sequence[str]) -> Iterator[str]:
    """Yield the folders that flags of a compiler name: `-Icsrc`, or `-isystem` and the next."""
    for number, flag in enumerate(flags):
        option = next(filter(flag.startswith, _INCLUDE_OPTIONS), None)
        if option and flag != option:
            yield flag.removeprefix(option)
        elif option and number + 1 < len(flags):
            yield flags[number + 1]


def _first_file(folders: Iterable[str], name: str) -> str | None:
    paths = (os.path.normpath(os.path.join(folder, name)) for folder in folders)
    return next(filter(os.path.isfile, paths), None)


def header_text(path: str) -> str:
    """Return a header's text; nothing if it cannot be read: the compiler will report it."""
    try:
        with open(path, "rb") as opened:
            return decoded(opened.read(MOST_BYTES + 1))
    except (OSError, UnreadableInputError):
        return ""
