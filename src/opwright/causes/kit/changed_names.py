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
    COUNT,
    MADE_BY_DECORATORS,
    OF_TORCHS_CLASSES,
    PRIVATE_NAMES,
    RETURNING,
    changed_keys,
    domains_in,
    domains_with,
    has_calls,
    is_global,
)
from opwright.knowledge.api.changed_words import changed_key
from opwright.knowledge.api.private_names import may_be_private
from opwright.syntax.words import (
    DERIVED_FROM_TORCH,
    imported_names,
    keywords_in,
    keywords_of,
    member_words,
    opened_names,
    prefixes,
    scoped_words,
    words_of,
)

_INCLUDED = r"include[ \t]*[<\"]([^>\"\n]+)"
_ALIAS = r"namespace (\w+)\s*=\s*(?:::)?(\w[\w:]*)\s*;"
_BRACKETS = {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}
_LONGEST_CALL = 4000
_VARIABLE = r"\b(?:<[^;{}]*>)?(?:>[\s*&]*\w|(?:\s|const\b|[*&])+[>)]?\s*[\w(])"


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
    """The keys that words stand for: each word is looked up once, as most are nothing."""

    def __init__(self, language: str, keys_of: Callable[[str], Iterable[str]]) -> None:
        self._language, self._keys_of = language, keys_of
        self._seen: set[str] = set()
        self._known: dict[str, dict[str, int]] = {}

    def of(self, words: frozenset[str] | set[str]) -> dict[str, int]:
        """Return the keys of some words, each with the bitmap of its domains."""
        new = words - self._seen
        if new:
            self._seen |= new
            self._look_up(new)
        found: dict[str, int] = {}
        for word in self._known.keys() & words:
            found |= self._known[word]
        return found

    def _look_up(self, words: Iterable[str]) -> None:
        pairs = [(key, word) for word in words for key in self._keys_of(word)]
        known = changed_keys(self._language).among(key for key, _ in pairs)
        for key, word in pairs if known else ():
            if key in known:
                self._known.setdefault(word, {})[key] = known[key]


_lookups = cache(_Lookups)


# ---- of C++ ------------------------------------------------------------------------


def _in_cxx(text: str) -> Iterator[int]:
    scoped = {word for word in scoped_words(text) if "::" in word}
    if "namespace " in text:
        scoped |= set(_without_aliases(scoped, dict(re.findall(_ALIAS, text))))
    scoped |= {name for _, name in opened_names(text)}
    names = _lookups("cxx", _global).of(words_of(text)) | _lookups("cxx", _pairs).of(scoped)
    yield from names.values()
    yield from _lookups("cxx", _itself).of(set(re.findall(_INCLUDED, text))).values()
    yield from _members(text, "cxx")
    yield from _of_derived(text)
    domains_of = changed_keys("cxx").domains_of
    for function, domains in names.items():
        if has_calls(domains, "cxx"):
            counts = {_count(text, end) for end in _calls(text, function.rpartition("::")[2])}
            yield from (domains_of(f"{function}({count}") for count in counts)


def _of_derived(text: str) -> Iterator[int]:
    """Yield what may be told of the functions that classes made of torch's override, or call by their name alone."""
    bases = set(DERIVED_FROM_TORCH.findall(text))
    words = words_of(text) if bases else ()
    functions = {f"{base}{mark}{word}" for base in bases for word in words for mark in ("::", ".")}
    if functions and _lookups("cxx", _itself).of(functions):
        yield OF_TORCHS_CLASSES


def _itself(word: str) -> tuple[str, ...]:
    return (word,)


def _global(word: str) -> tuple[str, ...]:
    return (word,) if is_global(word) else ()


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
    """Yield where the arguments of a function begin, or of one whose name ends so."""
    return (match.end() for match in _call_of(function).finditer(text))


@cache
def _call_of(function: str) -> re.Pattern[str]:
    return re.compile(
        rf"{function}\s*(?:,\s*)?\("
    )  # by a macro, `CHECKED(f, (x))`; one that begins with `\b` takes far longer


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
    if any(map(may_be_private, names)):
        yield PRIVATE_NAMES
    yield from _lookups("python", _counted).of(names).values()
    functions = {name.rpartition(".")[2] for name in names}
    known = _lookups("python", _itself).of(functions)
    changed = {function for function, domains in known.items() if has_calls(domains, "python")}
    ends = {(name.partition(".")[0], name.rpartition(".")[2]) for name in names if changed}
    called = [
        (package, function)
        for package, function in ends
        if function in changed and has_calls(known[function] & domains_with(package), "python")
    ]
    arguments = _changed_arguments(text) if called else ()
    domains_of = changed_keys("python").domains_of
    for package, function in called:
        for argument in arguments:
            domains = domains_of(f"{function}{argument}") & domains_with(package)
            if domains and argument[1:] in _given(text, function):
                yield domains


def _counted(word: str) -> tuple[str, ...]:
    return (f"{word}({COUNT}",)


def may_be_changed_call(text: str, name: str) -> bool:
    """Return whether a Python file may give a function what some release does not take; keywords are known by its last name."""
    domains_of = changed_keys("python").domains_of
    if domains_of(f"{name}({COUNT}"):
        return True
    function = name.rpartition(".")[2]
    return any(
        argument[1:] in _given(text, function)
        for argument in _changed_arguments(text)
        if domains_of(f"{function}{argument}")
    )


@lru_cache(maxsize=16)
def _changed_arguments(text: str) -> tuple[str, ...]:
    """Return the keywords of a file that some release of some function takes and another does not."""
    return tuple(_lookups("python", _argument).of(keywords_of(text)))


@lru_cache(maxsize=256)
def _given(text: str, function: str) -> frozenset[str]:
    """Return the keywords in the calls of a function; all of the file where it may have another name."""
    calls = [text[start : _end_of_call(text, start)] for start in _calls(text, function)]
    return keywords_in("\n".join(calls)) if calls else keywords_of(text)


def _end_of_call(text: str, start: int) -> int:
    depth = 1
    for match in _PARTS_OF_PYTHON.finditer(text, start, start + _LONGEST_CALL):
        depth += _BRACKETS.get(match[0], 0)
        if not depth:
            return match.start()
    return start + _LONGEST_CALL


_PARTS_OF_PYTHON = re.compile(r'#[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|[][(){}]')


def _argument(word: str) -> tuple[str, ...]:
    return (f"({word}",)


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
            if domains and _is_member_in(text, member):
                yield domains


def _is_member_in(text: str, member: str) -> bool:
    """Return whether `.member` is asked of anything; all that is asked is only searched for where it may be."""
    may_be = member in text or f">{member[1:]}" in text or "template " in text
    return may_be and member[1:] in member_words(text)


def _owners(text: str, language: str, words: frozenset[str]) -> frozenset[str]:
    """Return the classes that lost members of which a file may have an object."""
    named = changed_keys(language).owners & words
    if language == "python":
        kernels = MADE_BY_DECORATORS.values() if "triton" in words else ()
        return named.union(ALWAYS, kernels)
    returned = (kind.rpartition("::")[2] for part, kind in RETURNING if part in text)
    return frozenset((*(owner for owner in named if _has_object(text, owner)), *returned))


def _member(word: str) -> tuple[str, ...]:
    return () if word.startswith("__") else (f".{word}",)  # each class has those


def _has_object(text: str, owner: str) -> bool:
    """Return whether a text declares a variable of a class, or makes an object of one whose setters return it."""
    if owner.endswith("Options") and f"{owner}(" in text:
        return True
    at = text.find(owner)
    while at >= 0:
        if _OBJECT.match(text, at + len(owner)):
            return True
        at = text.find(owner, at + 1)
    return False


_OBJECT = re.compile(_VARIABLE)
