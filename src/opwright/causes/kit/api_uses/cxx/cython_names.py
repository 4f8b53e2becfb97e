"""
Names of modules and of C's interfaces in Cython sources that a release in question lacks.

No parser of Python reads Cython, so that they are looked for in its text: what a file imports, and `np.float` where it imports
numpy so. What only `cimport` brings are the types of another .pxd, and what `cdef extern` declares is no use yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from opwright.causes.kit.api_uses.absences import Absence, Question
from opwright.causes.kit.api_uses.cxx.cxx_names import names_in
from opwright.causes.kit.api_uses.python.python_names import is_own as is_own_module
from opwright.causes.kit.api_uses.python.python_names import lacking_in
from opwright.causes.kit.api_uses.python.python_scopes import is_tested
from opwright.causes.kit.api_uses.uses import Use, is_own, word_places
from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.sources import Piece, code_of
from opwright.knowledge.api.changed_keys import LANGUAGES
from opwright.model import Source
from opwright.syntax.words import bindings

_IMPORTS = (
    r"(?m)^[ \t]*(?:from[ \t]+(?P<module>[\w.]+)[ \t]+import[ \t]*(?P<names>\([^)]{0,8000}\)|[^\n#;]+)"
    r"|import[ \t]+(?P<modules>[^\n#;]+))"
)
_NAME = r"(?<![\w.])[A-Za-z_][\w.]*"
_BLOCK = r"(?:el)?if\b|else\b|try\b|except\b|cdef[ \t]+extern\b"
_DECLARES = r"[ \t]*(?:c?import|from|cdef|cpdef|ctypedef|IF|DEF)\b"
_MOST_PLACES, _MOST_LINES = 100, 2000


def uses(source: Source, domain: str, question: Question) -> Iterator[Use]:
    """Yield what a Cython source uses of a domain and the answer is that it is lacking."""
    code = code_of(source)
    if domain in LANGUAGES["python"]:
        for absence in lacking_in(code, domain, (window(domain, source.target), question)).values():
            if not is_own_module(source, absence):
                yield from _unguarded(code, absence, _named(code, absence.name))
        return
    names = names_in(code, domain, question.words(domain))
    here = window(domain, source.target)
    for word in sorted(names):
        lost = question.answer(domain, names[word], here)
        if lost and not is_own(source, word) and not _is_provided(source.text, word):
            places = (Piece(word, at, at + len(word)) for at in word_places(code, word))
            yield from _unguarded(code, lost, (p for p in places if not _declares(code, p)))


def _unguarded(code: str, absence: Absence, places: Iterator[Piece]) -> Iterator[Use]:
    for piece in islice(places, _MOST_PLACES):
        if not any(map(_is_guard, _blocks_around(code, piece.start))):
            yield Use(absence, piece)


def _named(code: str, name: str) -> Iterator[Piece]:
    """Yield where a name is imported, or stands behind what an import binds."""
    for found in re.finditer(_IMPORTS, code):
        module = found["module"]
        group = "modules" if module is None else "module" if _is_in(module, name) else "names"
        for match in re.finditer(_NAME, found[group]):
            whole = f"{module}.{match[0]}" if group == "names" else match[0]
            if _is_in(whole, name):
                at = found.start(group) + match.start()
                yield Piece(match[0], at, at + len(match[0]))
    for binding in dict.fromkeys(bindings(code)):
        if name.startswith(f"{binding.meant}."):
            written = binding.name + name[len(binding.meant) :]
            for match in re.finditer(rf"(?<![\w.]){re.escape(written)}\b", code):
                yield Piece(match[0], *match.span())


def _is_in(whole: str, name: str) -> bool:
    return f"{whole}.".startswith(f"{name}.")


def _is_provided(text: str, name: str) -> bool:
    """Return whether a source has C of its own that asks for a release, or defines a name."""
    return "PY_VERSION_HEX" in text or re.search(rf"define[ \t]+{name}\b", text) is not None


def _declares(code: str, piece: Piece) -> bool:
    line = code[code.rfind("\n", 0, piece.start) + 1 : piece.start]
    return re.match(_DECLARES, line) is not None and "=" not in line


def _is_guard(block: str) -> bool:
    return not re.match(r"(?:el)?if\b", block) or is_tested(block)


def _blocks_around(code: str, at: int) -> Iterator[str]:
    """Yield the less indented lines above a place that may guard it, or that declare what is below them."""
    begin = code.rfind("\n", 0, at) + 1
    indent = _indent(code[begin:at])
    for _ in range(_MOST_LINES):
        if not indent or not begin:
            return
        end, begin = begin - 1, code.rfind("\n", 0, begin - 1) + 1
        line = code[begin:end]
        if line.strip() and _indent(line) < indent:
            indent = _indent(line)
            if re.match(_BLOCK, line.lstrip()):
                yield line.strip()


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
