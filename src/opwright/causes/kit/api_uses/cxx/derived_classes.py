"""
Classes that a source makes of torch's, `class Group : public c10d::ProcessGroup`: which functions of these it overrides, and which it calls
by their name alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes.kit.api_uses.absences import removal
from opwright.causes.kit.api_uses.parameters import Change, refused_count, refused_override
from opwright.causes.kit.api_uses.uses import Use, is_guarded, is_own
from opwright.causes.kit.api_uses.windows import Window, window
from opwright.causes.kit.sources import Piece, code_of
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx import brackets
from opwright.syntax.words import DERIVED_FROM_TORCH

_CLASS = re.compile(
    r"\b(?:class|struct)\s+(?:[A-Z][A-Z\d_]+\s+)?(\w+)\s*(?:final\s*)?:(?!:)\s*([^{};()<>=]{1,400})\{"
)
_BASE = re.compile(
    r"(?:(?:public|protected|private|virtual)\s+)*(?:::)?((?:at|c10|c10d|torch)::[\w:]+)\s*"
)
_OVERRIDE = re.compile(r"\s*(?:const\b\s*)?(?:noexcept\b\s*)?override\b")
_UNCOUNTED = re.compile(r"\.\.\.|##|[<>]|\b[A-Z][A-Z\d_]{3,}\b")
"""In parameters: what may stand for several, or hide a comma."""
_NO_CALLS = re.compile(r"(?:[.:,\w&*>]|\bnew)\s*\Z")
"""After a comma it may be a field that a constructor begins with."""
_OF_THIS = re.compile(r"(?:\bthis->|\breturn\s|\(\*this\)\.)\s*\Z")


class Mention(NamedTuple):
    """A place in a class where it overrides a function of its base, or calls it."""

    name: str
    """With the base: `c10d::ProcessGroup::allreduce`."""
    piece: Piece
    given: int
    """Of the parameters, or of the arguments."""
    is_override: bool


def removed_uses(source: Source) -> Iterator[Use]:
    """Yield the functions of torch's classes that a release in question lacks."""
    here = window("torch", source.target)
    for one in _mentions(source) if here.releases else ():
        absence = removal("torch", one.name, here)
        if absence and not _is_excused(source, one, absence.lacking):
            yield Use(absence, one.piece)


def wrong_mentions(source: Source) -> Iterator[tuple[Mention, Change]]:
    """Yield those with another number of parameters than a release in question has."""
    here = window("torch", source.target)
    for one in _mentions(source) if here.releases else ():
        refused = refused_override if one.is_override else _refused
        change = refused(one.name, one.given, here)
        if change and not _is_excused(source, one, change.lacking):
            yield one, change


def overridden(source: Source) -> Iterator[tuple[str, Piece]]:
    """Yield the functions of torch's classes that a source overrides, with the base: `c10::TensorImpl::dim`."""
    return ((one.name, one.piece) for one in _mentions(source) if one.is_override)


def _refused(name: str, count: int, here: Window) -> Change | None:
    return refused_count("torch", name, count, here)


def _is_excused(source: Source, one: Mention, lacking: tuple[str, ...]) -> bool:
    last = one.name.rpartition("::")[2]
    is_elsewhere = not one.is_override and is_own(source, last)
    return is_elsewhere or is_guarded(source, one.piece.start, last, "torch", lacking)


def _mentions(source: Source) -> Iterator[Mention]:
    """Yield what the classes of a source that have one base, and that torch's, say of its functions."""
    code = code_of(source)
    if not DERIVED_FROM_TORCH.search(code):
        return
    for found in _CLASS.finditer(code):
        base, end = _BASE.fullmatch(found[2]), brackets.closing(code, found.end() - 1)
        if base and end is not None:
            yield from _overrides(code, found.end(), end, base[1])
            own = set(re.findall(rf"(?<![\w:.>]){_DECLARED}", code[found.end() : end]))
            for start, stop in ((found.end(), end), *_functions(code, found[1])):
                yield from _calls(code, (start, stop), base[1], own)


_DECLARED = r"(?:[\w:>&*]\s+|[&*])(\w+)\s*\([^;{}]*\)\s*(?:const\b\s*)?(?:noexcept\b\s*)?(?:override\b\s*|final\b\s*)*[;{]"
"""A function that the class has itself."""


def _overrides(code: str, start: int, end: int, base: str) -> Iterator[Mention]:
    for match in re.compile(r"\b(~?\w+)\s*\(").finditer(code, start, end):
        closed = brackets.closing(code, match.end() - 1)
        if closed is None or not _OVERRIDE.match(code, closed + 1) or match[1].startswith("~"):
            continue
        parameters = code[match.end() : closed]
        if not _UNCOUNTED.search(re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", parameters))):
            piece, count = Piece(match[1], *match.span(1)), _count(code, match.end(), closed)
            yield Mention(f"{base}::{match[1]}", piece, count, is_override=True)


def _calls(code: str, span: tuple[int, int], base: str, own: set[str]) -> Iterator[Mention]:
    for match in re.compile(r"\b(\w+)\s*\(").finditer(code, *span):
        before = code[max(0, match.start() - 30) : match.start()]
        if match[1] in own or (_NO_CALLS.search(before) and not _OF_THIS.search(before)):
            continue
        closed = brackets.closing(code, match.end() - 1)
        if closed is not None and not _UNCOUNTED.search(code[match.end() : closed]):
            piece, count = Piece(match[1], *match.span(1)), _count(code, match.end(), closed)
            yield Mention(f"{base}::{match[1]}", piece, count, is_override=False)


def _count(code: str, start: int, end: int) -> int:
    pieces = [code[a:b].strip() for a, b in brackets.split(code, start, end)]
    return sum(1 for piece in pieces if piece and piece != "void")


_BODY = re.compile(r"[^;{}():]{0,100}(?:->[^;{}()]{0,100})?(?::(?!:)[^;{}]{0,1000})?\{")
"""Behind the parameters of a function: what follows them, and what a constructor begins with."""


@lru_cache(maxsize=64)
def _functions(code: str, name: str) -> tuple[tuple[int, int], ...]:
    """Return where the functions of a class stand that are defined outside of it."""
    found = []
    for match in re.finditer(rf"\b{name}::~?\w+\s*\(", code):
        last = brackets.closing(code, match.end() - 1)
        body = _BODY.match(code, last + 1) if last is not None else None
        end = brackets.closing(code, body.end() - 1) if body else None
        if body and end is not None:
            found.append((body.end(), end))
    return tuple(found)
