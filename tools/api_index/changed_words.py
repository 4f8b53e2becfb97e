"""The words of a domain's file by which sources that may use something changed are known: see `ChangedWords`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import filterfalse

from opwright.causes.kit.api_uses.parameters import accepts_count, is_narrowed, keywords_of
from opwright.knowledge.api.changed_words import changed_key
from opwright.knowledge.api.index import presence_in, scopes_in
from opwright.knowledge.api.table import Declaration, Named, Table

_MEMBERS = {"::": "fd", ".": "fda"}
"""The kinds of what an object of a class has."""
_MOST_ARGUMENTS = 20
_TORCH = "torch"
_OWN_SCOPES = ("at", "c10", "torch", "caffe2", "c10d")
"""Those of torch's headers that sources name; the others are of libraries that it brings."""


def changed_words(known: Table) -> list[str]:
    """Return the lines of the part `changes`."""
    return _words(known).lines()


def lost_names(known: Table) -> frozenset[str]:
    """Return the names in a scope, whole, that some release lacks although an earlier one had them."""
    return frozenset(_words(known).whole)


def _words(known: Table) -> _Words:
    words = _Words(known)
    for named in known:
        words.add(named)
    words.add_reached()
    return words


class _Words:
    def __init__(self, known: Table) -> None:
        self._known = known
        self._classes = frozenset(classes_of(known))
        self.whole: set[str] = set()
        self._globals: set[str] = set()
        self._scoped: set[str] = set()
        self._headers: set[str] = set()
        self._narrowed: set[str] = set()
        self._widened: set[str] = set()
        self._members: dict[str, set[str]] = defaultdict(set)
        self._lost: dict[str, set[str]] = defaultdict(set)
        """By scope."""

    def add(self, named: Named) -> None:
        """Add a word if one of its declarations is lost, or changes."""
        by_scope: dict[str, list[Declaration]] = defaultdict(list)
        for one in (*named.declarations, *named.tombstones):
            scope = self._known.scope(one.scope)
            self.add_lost(scope, named.name, one.kind, is_member=scope in self._classes)
            by_scope[scope].append(one)
        for scope, declarations in by_scope.items():
            if any(one.kind == "f" for one in declarations) and self._is_named(scope):
                self._add_function(scope, named.name, declarations)

    def add_lost(self, scope: str, word: str, kind: str, *, is_member: bool) -> None:
        """Add a word if a release lacks it in a scope that had it."""
        is_of_gone = bool(scope) and self._is_lost(scope)  # of which its own name is told
        if is_of_gone and self._known.separator == ".":
            return
        if not self._is_named(scope) or not self._is_lost(self._joined(scope, word)):
            return
        self._lost[scope].add(word)
        if kind == "h":
            self._headers.add(word)
        elif not scope:
            self._globals.add(word)
        else:
            if not is_member or self._known.separator == "::":
                self._scoped.add(self._key(scope, word))
                self.whole.add(self._joined(scope, word))
            if is_member and not is_of_gone and kind in _MEMBERS[self._known.separator]:
                self._members[scope.rpartition(self._known.separator)[2]].add(word)

    def add_reached(self) -> None:
        """Add what scopes have by others: by those that they have for a time only, all names; else the lost ones."""
        names: dict[str, set[str]] = defaultdict(set)
        for named in self._known:
            for one in named.declarations:
                names[self._known.scope(one.scope)].add(named.name)
        lost = {scope: frozenset(words) for scope, words in self._lost.items()}
        for scope in filterfalse(self._is_lost, list(self._known.links)):
            for target, mask in scopes_in(self._known, scope).items():
                if target == scope:
                    continue
                is_for_a_time = mask.bit_length() < len(self._known.releases)
                is_whole = is_for_a_time and self._known.separator == "."
                is_class = target in self._classes
                for word in names[target] if is_whole else lost.get(target, ()):
                    self.add_lost(scope, word, "d", is_member=is_class)
                if is_class and self._is_lost(target):  # a struct that is no longer described
                    self._members[scope.rpartition(self._known.separator)[2]] |= names[target]

    def _add_function(self, scope: str, word: str, declarations: Sequence[Declaration]) -> None:
        each = [taken for taken in taken_by_release(self._known, declarations) if taken]
        before: set[str] = set()
        for taken in filter(None, map(accepted(self._known), each)):
            is_whole = (
                scope and self._known.separator == "::"
            )  # functions of Python are imported on
            key = self._key(scope, word) if is_whole else called_as(scope, word)
            if before - taken and not (self._known.separator == "." and "**" in taken):
                self._narrowed.add(key)
            if before and taken - before:
                self._widened.add(key)
            before |= taken
        if self._is_called_by_name(scope, word) and is_narrowed(each):
            self._narrowed.add(called_as(scope, word))

    def _is_called_by_name(self, scope: str, word: str) -> bool:
        """Return whether Python calls a function by its module and name, or by its class."""
        is_method = scope in self._classes and word != "__init__"
        return self._known.separator == "." and not is_method

    def _key(self, scope: str, word: str) -> str:
        return changed_key(self._joined(scope, word), self._known.separator)

    def _joined(self, scope: str, word: str) -> str:
        return f"{scope}{self._known.separator}{word}" if scope else word

    def _is_named(self, scope: str) -> bool:
        top = scope.partition(self._known.separator)[0]
        return not top or self._known.domain != _TORCH or top in _OWN_SCOPES

    @cache  # noqa: B019 - one at a time
    def _is_lost(self, name: str) -> bool:
        found = presence_in(self._known, name)
        last = found.present.bit_length() - 1
        after = self._known.everywhere & -1 << (last + 1)
        return last >= 0 and bool(after & ~found.unknown)

    def lines(self) -> list[str]:
        """Return the words, a line for each set, and then one for each class."""
        widened = self._widened - self._narrowed
        sets = self._globals, self._scoped, self._headers, self._narrowed, widened
        owners = sorted(self._members.items())
        return [
            *(" ".join(sorted(words)) for words in sets),
            *(" ".join((owner, *sorted(words))) for owner, words in owners if owner and words),
        ]


def called_as(scope: str, word: str) -> str:
    """Return the name by which a function of Python is called: that of its class for `__init__`."""
    return scope.rpartition(".")[2] if word == "__init__" and scope else word


def classes_of(known: Table) -> Iterator[str]:
    """Yield the classes of a domain, whole."""
    for named in known:
        for one in named.declarations:
            if one.kind == "c":
                scope = known.scope(one.scope)
                yield f"{scope}{known.separator}{named.name}" if scope else named.name


def accepted(known: Table) -> Callable[[str], set[str] | None]:
    """Return what gives the numbers of arguments, or the keywords, that a line of a table accepts; None where not known."""
    return _counts if known.separator == "::" else _keywords


def _counts(taken: str) -> set[str]:
    return {str(n) for n in range(_MOST_ARGUMENTS) if accepts_count(taken, n)}


def _keywords(taken: str) -> set[str] | None:
    keywords = keywords_of(taken)
    return None if keywords is None else set(keywords)


def taken_by_release(known: Table, declarations: Sequence[Declaration]) -> list[str]:
    """Return what functions of a name in one scope take, by release."""
    return [
        "|".join(
            filter(
                None,
                (
                    known.arity(one.arity, number)
                    for one in declarations
                    if one.kind in "fm" and known.pattern(one.pattern).present >> number & 1
                ),
            )
        )
        for number in range(len(known.releases))
    ]
