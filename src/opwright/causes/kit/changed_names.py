"""Which domains of the index have something to say of a file, known by its words: most have not, and no cause is imported."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, chain

from opwright.knowledge.api.changed_keys import (
    ALWAYS,
    RETURNING,
    ChangedKeys,
    changed_keys,
    domains_in,
    has_calls,
    is_global,
)
from opwright.knowledge.api.changed_words import changed_key
from opwright.syntax.words import imported_names, member_words, words_of

_INCLUDED = r"include[ \t]*[<\"]([^>\"\n]+)"
_ALIAS = r"namespace (\w+)\s*=\s*(?:::)?(\w[\w:]*)\s*;"
_BRACKETS = {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}
_LONGEST_CALL = 4000
_VARIABLE = r"\b(?:<[^;{}]*>)?(?:\s|const\b|[*&])+[>)]?\s*[\w(]"
_KEYWORD = r"\b([A-Za-z_]\w*)[ \t]*=(?!=)"


@lru_cache(maxsize=2048)
def changed_domains(text: str, language: str) -> frozenset[str]:
    """
    Return the domains of which a file may use a name that changed, `torch`; `torch()` where it may be a call.

    `language` is one of `changed_keys.LANGUAGES`. A domain that is not returned has nothing to say of the file.
    """
    known = changed_keys(language)
    keys, functions = _of_cxx(text) if language == "cxx" else _of_python(text)
    given = _counts if language == "cxx" else _keywords
    calls = (
        f"{function}({argument}"
        for function in functions
        if has_calls(known[function])
        for argument in given(text, function)
    )
    found = 0
    for bitmap in {known[key] for key in chain(keys, calls, _of_members(text, language, known))}:
        found |= bitmap
    return domains_in(found, language)


def _of_cxx(text: str) -> tuple[set[str], set[str]]:
    """Return what may be names and headers, and what may be functions."""
    words = set(filter(is_global, words_of(text)))
    pairs = set(re.findall(r"\b(\w+)::(?=(\w+))", text))
    if "namespace " in text:
        aliases = dict(re.findall(_ALIAS, text))
        pairs |= {
            (aliases[owner].rpartition("::")[2], last) for owner, last in pairs if owner in aliases
        }
    written = {f"{owner}::{last}" for owner, last in pairs}
    scoped = written | {changed_key(name, "::") for name in written}
    return words | scoped | set(re.findall(_INCLUDED, text)), words | scoped


def _of_python(text: str) -> tuple[set[str], set[str]]:
    """Return the same of a Python file: names with their modules, and those of functions alone."""
    names = [name.split(".") for name in imported_names(text)]
    prefixes = {prefix for name in names for prefix in accumulate(name, _joined)}
    return prefixes, {name[-1] for name in names}


def _joined(scope: str, name: str) -> str:
    return f"{scope}.{name}"


def _of_members(text: str, language: str, known: ChangedKeys) -> Iterator[str]:
    """Yield the members of the classes of which a file may have an object."""
    owners = set(known.owners & words_of(text))
    if language == "cxx":
        owners = {owner for owner in owners if _has_object(text, owner)}
        owners |= {kind.rpartition("::")[2] for part, kind in RETURNING if part in text}
    else:
        owners = owners.union(ALWAYS)
    members = member_words(text) if owners else ()
    named = [member for member in members if not member.startswith("__")]  # each class has those
    return (f"{owner}.{member}" for owner in owners for member in named)


def _has_object(text: str, owner: str) -> bool:
    """Return whether a text declares a variable of a class."""
    at = text.find(owner)
    while at >= 0:
        if re.compile(_VARIABLE).match(text, at + len(owner)):
            return True
        at = text.find(owner, at + 1)
    return False


# ---- what functions are given --------------------------------------------------------


def _counts(text: str, function: str) -> Iterator[str]:
    """Yield the numbers of arguments in the calls of a function, more or less."""
    for end in _calls(text).get(function.rpartition("::")[2], ()):
        yield str(_count(text[end : end + _LONGEST_CALL]))


@lru_cache(maxsize=4)
def _calls(text: str) -> dict[str, list[int]]:
    """Return where the arguments of each function begin that may be called."""
    calls: dict[str, list[int]] = {}
    for match in re.finditer(r"\b(\w+)\s*\(", text):
        calls.setdefault(match[1], []).append(match.end())
    return calls


def _count(text: str) -> int:
    """Return how many arguments stand before the bracket that ends a call."""
    depth = commas = 0
    for match in re.finditer(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|[][(){},]', text):
        bracket = match[0]
        depth += _BRACKETS.get(bracket, 0)
        if depth < 0:
            return commas + 1 if text[: match.start()].strip() else 0
        commas += bracket == "," and not depth
    return commas + 1


def _keywords(text: str, _: str) -> Iterable[str]:
    """Return the keywords that any function of a file is given."""
    return _all_keywords(text)


@lru_cache(maxsize=4)
def _all_keywords(text: str) -> frozenset[str]:
    return frozenset(re.findall(_KEYWORD, text))
