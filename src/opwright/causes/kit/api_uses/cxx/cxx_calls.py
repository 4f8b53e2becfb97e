"""Calls in C++ and CUDA sources with a number of arguments that a release in question does not take."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.api_uses.cxx.cxx_names import functions_in, is_in_own_namespace
from opwright.causes.kit.api_uses.parameters import Change, changes_arity, refused_count
from opwright.causes.kit.api_uses.uses import is_guarded, is_own, is_unused_macro
from opwright.causes.kit.api_uses.windows import Window, window
from opwright.causes.kit.api_uses.words import changed_words
from opwright.causes.kit.sources import Call, Piece, calls, code_of
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple

_PARAMETER = r"(?:const\s+)?[A-Za-z_][\w:]*(?:<[^()]*>)?(?:\s+const)?\s*(?:[*&]+\s*|\s)\s*(?:const\s+)?[A-Za-z_]\w*(?:\s*=.*)?"
_UNCOUNTED = r"\.\.\.|__VA_|^[A-Z][A-Z\d_]+$|##"
"""In an argument: what may stand for several."""
_NO_BRACKETS = r"->|<<|>>|[<>]="


class WrongCall(NamedTuple):
    """A call that some release in question refuses."""

    domain: str
    name: str
    piece: Piece
    given: int
    change: Change


def wrong_calls(source: Source, domain: str) -> Iterator[WrongCall]:
    """Yield the calls of a domain's functions with too few or too many arguments for some release."""
    here = window(domain, source.target)
    functions = changed_words(domain).narrowed
    if here.is_stated:
        functions |= changed_words(domain).widened
    names = functions_in(code_of(source), domain, functions) if here.releases else ()
    for name in sorted(names):
        if changes_arity(domain, name, here):
            yield from _calls(source, domain, name, here)


def _calls(source: Source, domain: str, name: str, here: Window) -> Iterator[WrongCall]:
    code = code_of(source)
    for call in calls(source, re.escape(name)):
        before = code[max(0, call.name.start - 2) : call.name.start]
        if call.is_member or before.endswith((":", ".", "->")) or not _is_counted(call):
            continue
        change = refused_count(domain, name, len(_arguments(call)), here)
        at = call.name.start
        if change and not (
            is_guarded(source, at, name, domain, change.lacking)
            or is_unused_macro(source, at)
            or _is_own(source, name)
        ):
            yield WrongCall(domain, name, call.name, len(_arguments(call)), change)
    for piece, given in _handed_to_macros(source, code, name):
        change = refused_count(domain, name, given, here)
        if change and not (
            is_guarded(source, piece.start, name, domain, change.lacking) or _is_own(source, name)
        ):
            yield WrongCall(domain, name, piece, given, change)


def _handed_to_macros(source: Source, code: str, name: str) -> Iterator[tuple[Piece, int]]:
    """Yield the calls that a macro of the project makes, `CHECKED(cuCtxCreate, (&context, 0, device))`, and their arguments."""
    if "::" in name:
        return
    for match in re.finditer(rf"\b(\w+)[ \t]*\(\s*({name})\s*,\s*(?=\()", code):
        end = kit.brackets.closing(code, match.end())
        if end is None or not _calls_its_first(source, match[1]):
            continue
        given = [code[a:b] for a, b in kit.brackets.split(code, match.end() + 1, end)]
        if not any(map(_is_uncounted, given)):
            count = sum(1 for one in given if one.strip())
            yield Piece(name, *match.span(2)), count


def _calls_its_first(source: Source, macro: str) -> bool:
    """Return whether a macro puts what it is given second behind what it is given first, and nothing between."""
    define = (
        rf"#[ \t]*define[ \t]+{macro}\([ \t]*(\w+)[ \t]*,[ \t]*(\w+)[ \t]*\)((?:[^\n]*\\\n)*[^\n]*)"
    )
    for file in source.with_includes:
        if macro in file.text and (found := re.search(define, file.text)):
            return bool(re.search(rf"(?<![#\w]){found[1]}[ \t]+{found[2]}\b", found[3]))
    return False


def _is_own(source: Source, name: str) -> bool:
    scope, _, last = name.rpartition("::")
    return is_in_own_namespace(source, scope, last) if scope else is_own(source, last)


def _arguments(call: Call) -> tuple[Piece, ...]:
    return tuple(piece for piece in call.arguments if piece.text.strip())


def _is_counted(call: Call) -> bool:
    """Return whether it is a call, no declaration, and its arguments can be counted."""
    texts = [piece.text.strip() for piece in call.arguments]
    if any(map(_is_uncounted, texts)):
        return False
    return (
        not any(re.fullmatch(_PARAMETER, text, re.DOTALL) for text in texts) and "void" not in texts
    )


def _is_uncounted(argument: str) -> bool:
    """Return whether an argument may stand for several, or is the half of one that has a comma in angle brackets."""
    angles = re.sub(_NO_BRACKETS, "", argument)
    is_half = angles.count("<") != angles.count(">")
    return is_half or re.search(_UNCOUNTED, argument.strip()) is not None
