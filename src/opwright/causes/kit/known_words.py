"""
What words of sources are known for by the index: a tree repeats its words, so that each is looked up once.

What is left of a file are operations on sets, which are far faster on sets than on the keys of a dictionary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from functools import cache

from opwright.knowledge.api.changed_keys import (
    COUNT,
    PRIVATE_NAMES,
    changed_keys,
    domains_with,
    has_calls,
)
from opwright.knowledge.api.private_names import may_be_private
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.words import imported_names

_DEEPEST = 16
"""Parts of a name that are looked up; no known name has half as many."""


class KnownWords:
    """The keys that words stand for: each word is looked up once, as most are nothing; of plain ones only those that may be a key."""

    def __init__(
        self, language: str, keys_of: Callable[[str], Iterable[str]], *, are_plain: bool = False
    ) -> None:
        self._keys, self._keys_of, self._are_plain = changed_keys(language), keys_of, are_plain
        self._seen: set[str] = set()
        self._telling: set[str] = set()
        self._known: dict[str, dict[str, int]] = {}

    def of(self, words: AbstractSet[str]) -> dict[str, int]:
        """Return the keys of some words, each with the bitmap of its domains."""
        words = self._keys.plain(words) if self._are_plain else words
        new = words - self._seen
        if new:
            self._seen |= new
            self._look_up(new)
        found: dict[str, int] = {}
        for word in self._telling & words:
            found |= self._known[word]
        return found

    def _look_up(self, words: Iterable[str]) -> None:
        pairs = [(key, word) for word in words for key in self._keys_of(word)]
        known = self._keys.among(key for key, _ in pairs)
        for key, word in pairs if known else ():
            if key in known:
                self._known.setdefault(word, {})[key] = known[key]
                self._telling.add(word)


known_words = cache(KnownWords)


def known_imports(text: str) -> frozenset[str]:
    """Return the names with their modules that a Python file may use of what it imports from packages whose names are known."""
    return imported_names(text, changed_keys("python").packages)


class KnownName(NamedTuple):
    """What an imported name is known for."""

    domains: int
    """The bitmap of those that changed it, what it is in, or how it is called."""
    package: str
    function: str
    """Its last part, where calls of a function of that name changed; else nothing."""


class KnownNames:
    """What imported names are known for: each is looked up once, and what it is in."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._telling: set[str] = set()
        self._known: dict[str, KnownName] = {}
        self._scopes: dict[str, int] = {"": 0}
        self._domains_of = changed_keys("python").domains_of

    def of(self, names: frozenset[str]) -> list[KnownName]:
        """Return what some names are known for, of those that are known for anything."""
        new = names - self._seen
        if new:
            self._seen |= new
            for name in new:
                self._look_up(name)
        return [self._known[name] for name in names & self._telling]

    def _look_up(self, name: str) -> None:
        deep = name.split(".", _DEEPEST)[:_DEEPEST]
        domains = self._of_scope(".".join(deep)) | self._domains_of(f"{name}({COUNT}")
        if may_be_private(name):
            domains |= PRIVATE_NAMES
        package, function = name.partition(".")[0], name.rpartition(".")[2]
        calls = self._domains_of(function) & domains_with(package)
        has = bool(calls) and has_calls(calls, "python")
        if domains or has:
            self._known[name] = KnownName(domains, package, function if has else "")
            self._telling.add(name)

    def _of_scope(self, name: str) -> int:
        """Return the bitmap of a name and of what it is in."""
        domains = self._scopes.get(name)
        if domains is None:
            scope = name.rpartition(".")[0]
            domains = self._scopes[name] = self._of_scope(scope) | self._domains_of(name)
        return domains


known_names = cache(KnownNames)
