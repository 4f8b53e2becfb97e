"""Which domains of the index have something to say of a file, known by its words: most have not, and no cause is imported."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from opwright.causes.kit.known_words import known_imports, known_names, known_words
from opwright.knowledge.api.changed_keys import (
    ALWAYS,
    COUNT,
    MADE_BY_DECORATORS,
    OF_TORCHS_CLASSES,
    RETURNING,
    changed_keys,
    domains_in,
    domains_with,
    has_calls,
    is_global,
)
from opwright.knowledge.api.changed_words import changed_key
from opwright.syntax.words import (
    DERIVED_FROM_TORCH,
    keywords_in,
    keywords_of,
    member_words,
    opened_names,
    scoped_words,
    words_of_cxx,
    words_of_python,
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


# ---- of C++ ------------------------------------------------------------------------


def _in_cxx(text: str) -> Iterator[int]:
    scoped = {word for word in scoped_words(text) if "::" in word}
    if "namespace " in text:
        scoped |= set(_without_aliases(scoped, dict(re.findall(_ALIAS, text))))
    scoped |= {name for _, name in opened_names(text)}
    known = known_words("cxx", _words, are_plain=True).of(words_of_cxx(text))
    known |= known_words("cxx", _pairs).of(scoped)
    members = [key for key in known if key.startswith(".")]
    names = {key: domains for key, domains in known.items() if not key.startswith(".")}
    yield from names.values()
    yield from known_words("cxx", _itself).of(set(re.findall(_INCLUDED, text))).values()
    yield from _of_members(members, text, "cxx")
    yield from _of_derived(text)
    domains_of = changed_keys("cxx").domains_of
    for function, domains in names.items():
        if has_calls(domains, "cxx"):
            counts = {_count(text, end) for end in _calls(text, function.rpartition("::")[2])}
            yield from (domains_of(f"{function}({count}") for count in counts)


def _of_derived(text: str) -> Iterator[int]:
    """Yield what may be reported about overrides in classes derived from torch's, and unqualified calls."""
    bases = set(DERIVED_FROM_TORCH.findall(text))
    words = words_of_cxx(text) if bases else ()
    functions = {f"{base}{mark}{word}" for base in bases for word in words for mark in ("::", ".")}
    if functions and known_words("cxx", _itself).of(functions):
        yield OF_TORCHS_CLASSES


def _itself(word: str) -> tuple[str, ...]:
    return (word,)


def _words(word: str) -> tuple[str, ...]:
    return (word, *_member(word)) if is_global(word) else _member(word)


def _pairs(word: str) -> Iterator[str]:
    """Yield each name in a word with its qualified spelling, `c10::nullopt`, and its key."""
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
    at = text.find(function)
    while at >= 0:
        opened = _OPENING.match(text, at + len(function))
        if opened:
            yield opened.end()
        at = text.find(function, at + 1)


_OPENING = re.compile(r"\s*(?:,\s*)?\(")
"""What a call goes on with: by a macro it is `CHECKED(f, (x))`."""


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
    called: set[tuple[str, str]] = set()
    for domains, package, function in known_names().of(known_imports(text)):
        yield domains
        if function:
            called.add((package, function))
    members = known_words("python", _member, are_plain=True).of(words_of_python(text))
    yield from _of_members(members, text, "python")
    domains_of = changed_keys("python").domains_of
    for package, function in called:
        for keyword in _given(text, function):
            yield domains_of(f"{function}({keyword}") & domains_with(package)


def may_be_changed_call(text: str, name: str) -> bool:
    """Return whether a Python file may give a function what some release does not take; keywords are known by its last name."""
    domains_of = changed_keys("python").domains_of
    if domains_of(f"{name}({COUNT}"):
        return True
    function = name.rpartition(".")[2]
    return any(domains_of(f"{function}({keyword}") for keyword in _given(text, function))


@lru_cache(maxsize=256)
def _given(text: str, function: str) -> frozenset[str]:
    """Return the keywords in the calls of a function; all of the file where it may have another name."""
    calls = arguments_of(text, function)
    return keywords_in("\n".join(calls)) if calls else keywords_of(text)


def arguments_of(text: str, function: str) -> list[str]:
    """Return what is written between the brackets of each call of a function in a Python file, or of one whose name ends so."""
    return [text[start : _end_of_call(text, start)] for start in _calls(text, function)]


def _end_of_call(text: str, start: int) -> int:
    depth = 1
    for match in _PARTS_OF_PYTHON.finditer(text, start, start + _LONGEST_CALL):
        depth += _BRACKETS.get(match[0], 0)
        if not depth:
            return match.start()
    return start + _LONGEST_CALL


_PARTS_OF_PYTHON = re.compile(r'#[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|[][(){}]')


# ---- of both -----------------------------------------------------------------------


def _of_members(members: Collection[str], text: str, language: str) -> Iterator[int]:
    """Yield the domains of removed members whose classes a file may have objects of."""
    owners = _owners(text, language) if members else frozenset[str]()
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


def _owners(text: str, language: str) -> frozenset[str]:
    """Return the classes with removed members of which a file may have an object."""
    words = words_of_python(text) if language == "python" else words_of_cxx(text)
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
