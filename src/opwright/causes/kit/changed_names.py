"""
Which domains of the index have something to say of a file, known by its words: most have not, and no cause is imported.

A tree repeats its words, so that each is looked up once: what is left of a file are operations on sets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise

from opwright.knowledge.api.changed_keys import (
    ALWAYS,
    RETURNING,
    changed_keys,
    domains_in,
    domains_with,
    has_calls,
    is_global,
)
from opwright.knowledge.api.changed_words import changed_key
from opwright.syntax.words import (
    imported_names,
    keywords_of,
    member_words,
    prefixes,
    scoped_words,
    words_of,
)

_INCLUDED = r"include[ \t]*[<\"]([^>\"\n]+)"
_ALIAS = r"namespace (\w+)\s*=\s*(?:::)?(\w[\w:]*)\s*;"
_BRACKETS = {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}
_LONGEST_CALL = 4000
_VARIABLE = r"\b(?:<[^;{}]*>)?(?:\s|const\b|[*&])+[>)]?\s*[\w(]"


@lru_cache(maxsize=2048)
def changed_domains(text: str, language: str) -> frozenset[str]:
    """
    Return the domains of which a file may use a name that changed, `torch`; `torch()` where it may be a call.

    `language` is one of `changed_keys.LANGUAGES`. A domain that is not returned has nothing to say of the file.
    """
    domains = _in_cxx(text) if language == "cxx" else _in_python(text)
    found = 0
    for bitmap in domains:
        found |= bitmap
    return domains_in(found, language)


class _Lookups:
    """What is known of words, of each of which is asked once, as most are nothing."""

    def __init__(self, look_up: Callable[[str], dict[str, int]]) -> None:
        self._look_up = look_up
        self._seen: set[str] = set()
        self._known: dict[str, dict[str, int]] = {}

    def of(self, words: frozenset[str] | set[str]) -> dict[str, int]:
        """Return the keys of some words, each with the bitmap of its domains."""
        new = words - self._seen
        self._seen |= new
        self._known |= {word: keys for word in new if (keys := self._look_up(word))}
        found: dict[str, int] = {}
        for word in self._known.keys() & words:
            found |= self._known[word]
        return found


@cache
def _lookups(language: str, kind: Callable[[str], Iterable[str]]) -> _Lookups:
    """Return the lookups of the keys that words of a kind stand for."""
    return _Lookups(lambda word: _keys(language, kind(word)))


def _keys(language: str, keys: Iterable[str]) -> dict[str, int]:
    domains_of = changed_keys(language).domains_of
    return {key: domains for key in keys if (domains := domains_of(key))}


# ---- of C++ ------------------------------------------------------------------------


def _in_cxx(text: str) -> Iterator[int]:
    scoped = {word for word in scoped_words(text) if "::" in word}
    if "namespace " in text:
        scoped |= set(_without_aliases(scoped, dict(re.findall(_ALIAS, text))))
    names = _lookups("cxx", _global).of(words_of(text)) | _lookups("cxx", _pairs).of(scoped)
    yield from names.values()
    yield from _lookups("cxx", _itself).of(set(re.findall(_INCLUDED, text))).values()
    yield from _members(text, "cxx")
    domains_of = changed_keys("cxx").domains_of
    for function, domains in names.items():
        if has_calls(domains, "cxx"):
            counts = {_count(text, end) for end in _calls(text, function.rpartition("::")[2])}
            yield from (domains_of(f"{function}({count}") for count in counts)


def _itself(word: str) -> Iterator[str]:
    yield word


def _global(word: str) -> Iterator[str]:
    if is_global(word):
        yield word


def _pairs(word: str) -> Iterator[str]:
    """Yield each name in a word with what is written before it, `c10::nullopt`, and its key."""
    for before, after in pairwise(word.split("::")):
        owner, name = before.rpartition(":")[2], after.partition(":")[0]
        if owner and name:
            yield f"{owner}::{name}"
            yield changed_key(f"{owner}::{name}", "::")


def _without_aliases(words: Iterable[str], aliases: dict[str, str]) -> Iterator[str]:
    """Yield the names behind aliases of namespaces with what these stand for."""
    for word in words if aliases else ():
        for before, after in pairwise(word.split("::")):
            if before.rpartition(":")[2] in aliases:
                yield f"{aliases[before.rpartition(':')[2]]}::{after}"


def _calls(text: str, function: str) -> Iterator[int]:
    """Yield where the arguments of a function begin, more or less."""
    return (match.end() for match in _call_of(function).finditer(text))


@cache
def _call_of(function: str) -> re.Pattern[str]:
    return re.compile(rf"\b{function}\s*\(")


def _count(text: str, start: int) -> int:
    """Return how many arguments stand before the bracket that ends a call."""
    depth = commas = 0
    for match in _PARTS.finditer(text, start, start + _LONGEST_CALL):
        bracket = match[0]
        depth += _BRACKETS.get(bracket, 0)
        if depth < 0:
            return commas + 1 if text[start : match.start()].strip() else 0
        commas += bracket == "," and not depth
    return commas + 1


_PARTS = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|[][(){},]')


# ---- of Python ---------------------------------------------------------------------


def _in_python(text: str) -> Iterator[int]:
    names = imported_names(text)
    yield from _lookups("python", prefixes).of(names).values()
    yield from _members(text, "python")
    domains_of = changed_keys("python").domains_of
    functions = _functions().of(names)
    keywords = _lookups("python", _argument).of(keywords_of(text)) if functions else ()
    for name, domains in functions.items():
        function = name.rpartition(".")[2]
        yield from (domains_of(f"{function}{keyword}") & domains for keyword in keywords)


def _argument(word: str) -> Iterator[str]:
    yield f"({word}"


@cache
def _functions() -> _Lookups:
    """Return the lookups of functions: of each the bits of the domains that may have what is written before it."""

    def look_up(name: str) -> dict[str, int]:
        domains = domains_with(name.partition(".")[0])
        known = changed_keys("python").domains_of(name.rpartition(".")[2])
        return {name: domains} if has_calls(known & domains, "python") else {}

    return _Lookups(look_up)


# ---- of both -----------------------------------------------------------------------


def _members(text: str, language: str) -> Iterator[int]:
    """Yield the domains of the members that the classes lost of which a file may have an object."""
    words = words_of(text)
    members = _lookups(language, _member).of(words)
    owners = _owners(text, language, words) if members else frozenset[str]()
    domains_of = changed_keys(language).domains_of
    for member in members:
        for owner in owners:
            domains = domains_of(f"{owner}{member}")
            if domains and member[1:] in member_words(text):
                yield domains


def _owners(text: str, language: str, words: frozenset[str]) -> frozenset[str]:
    """Return the classes that lost members of which a file may have an object."""
    named = changed_keys(language).owners & words
    if language == "python":
        return named.union(ALWAYS)
    returned = (kind.rpartition("::")[2] for part, kind in RETURNING if part in text)
    return frozenset((*(owner for owner in named if _has_object(text, owner)), *returned))


def _member(word: str) -> Iterator[str]:
    if not word.startswith("__"):  # each class has those
        yield f".{word}"


def _has_object(text: str, owner: str) -> bool:
    """Return whether a text declares a variable of a class."""
    at = text.find(owner)
    while at >= 0:
        if _OBJECT.match(text, at + len(owner)):
            return True
        at = text.find(owner, at + 1)
    return False


_OBJECT = re.compile(_VARIABLE)
