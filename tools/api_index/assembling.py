"""The names of a release, put together from what its files declare."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from api_index.cxx import Declarations, Declared
from api_index.declarators import ANY, Arity
from api_index.preprocess import Header

Key: TypeAlias = tuple[str, str, str]
"""Scope, name, kind."""
_SCOPES = "cnae"
"""Kinds whose names are scopes of others."""


class Facts(NamedTuple):
    """What a release says of a name."""

    arities: str
    header: str
    advice: str | None


class Names(NamedTuple):
    """All of a release."""

    names: dict[Key, Facts]
    links: dict[str, frozenset[str]]
    """Scopes that a scope's names are found through; `?` for one that is not known."""
    words: frozenset[str]
    """Every identifier in the code of the headers."""
    unknown: frozenset[Key] = frozenset()
    """Names of which it is not known whether the release has them."""


class Assembly:
    """What has been read of a release so far."""

    def __init__(self, separator: str, skipped: re.Pattern[str] | None = None) -> None:
        self._separator, self._skipped = separator, skipped
        self._places: dict[Key, list[str]] = defaultdict(list)
        self._arities: dict[Key, set[object]] = defaultdict(set)
        self._advice: dict[Key, list[str | None]] = defaultdict(list)
        self._links: dict[str, set[str]] = defaultdict(set)
        self._outside: set[str] = set()

    def add(self, place: str, declared: Declarations) -> None:
        """Add what a header or module declares."""
        for one in declared.names:
            outside = self._skipped.fullmatch(one.scope) if self._skipped else None
            if outside:
                self._outside.add(outside[1])
            elif "?" not in one.scope:
                self._add(place, one)
        for link in declared.links:
            self._links[link.scope].add(link.target)

    def add_macros(self, headers: Iterable[tuple[str, Header]]) -> None:
        """Add the macros of headers; one that only renames a function takes what that takes."""
        for place, header in headers:
            for macro in header.macros:
                if macro.name not in header.undefined and not _is_guard(macro.name, macro.body):
                    self._add(place, Declared("", macro.name, "m", _macro_arity(macro.parameters)))
        for _, header in headers:
            for macro in header.macros:
                function = "", macro.body, "f"
                if (
                    macro.parameters is None
                    and macro.body != macro.name
                    and function in self._places
                ):
                    self._rename(macro.name, function)

    def _rename(self, name: str, function: Key) -> None:
        """Give a macro the arguments of its function: `#define cuCtxCreate cuCtxCreate_v4`."""
        for kind in "mf":
            if ("", name, kind) in self._places:
                self._arities["", name, kind] = set(self._arities[function])

    def _add(self, place: str, one: Declared) -> None:
        key = one.scope, one.name, one.kind
        self._places[key].append(place)
        self._arities[key].add(one.arity)
        self._advice[key].append(one.advice)

    def names(self, headers: Iterable[str], words: frozenset[str]) -> Names:
        """Return the names, with the paths of all headers, and the words in their code."""
        self._bury()
        facts = {key: self._facts(key) for key in self._places}
        for path in headers:
            facts["", path, "h"] = Facts("", "", None)
        links = {s: t for s, t in self._resolved() if not self._is_outside(s)}
        return Names(facts, links | dict.fromkeys(self._outside, frozenset("?")), words)

    def _bury(self) -> None:
        """Let a name that stands for one that only says that it is gone say the same."""
        gone = {self._joined(s, n): (s, n, k) for s, n, k in self._places if k == "x"}
        for scope, targets in self._links.items() if gone else ():
            outer, _, name = scope.rpartition(self._separator)
            if len(targets) == 1 and (found := gone.get(next(iter(targets)))):
                place = self._places.pop((outer, name, "a"), None)
                if place:
                    key = outer, name, "x"
                    self._places[key], self._arities[key] = place, {None}
                    self._advice[key] = list(self._advice[found])

    def _is_outside(self, scope: str) -> bool:
        return bool(self._skipped and self._skipped.fullmatch(scope))

    def _facts(self, key: Key) -> Facts:
        advice = self._advice[key]
        return Facts(
            _shown(self._arities[key]),
            min(self._places[key], key=lambda path: (len(path), path)),
            None if None in advice else advice[0],
        )

    def _resolved(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Yield links to scopes of this release; to something else they lead to `?`."""
        scopes = {self._joined(s, n): k for s, n, k in self._places if k in _SCOPES}
        namespaces = {s for s, kind in scopes.items() if kind == "n" and self._separator == "::"}
        for scope, targets in self._links.items():
            found = {
                next((c for c in self._candidates(scope, target) if c in scopes), "?")
                for target in targets
            }
            if scope in namespaces or not scope:
                found.discard("?")  # `using namespace std`: what it has is nobody's business here
            if found:
                yield scope, frozenset(found)

    def _joined(self, scope: str, name: str) -> str:
        return f"{scope}{self._separator}{name}" if scope else name

    def _candidates(self, scope: str, target: str) -> Iterator[str]:
        """Yield what a name written in a scope may stand for, the innermost first."""
        if self._separator == ".":
            yield target
            return
        plain = target.removeprefix("::")
        parts = scope.split("::") if scope and plain == target else []
        for keep in range(len(parts), -1, -1):
            candidate = "::".join([*parts[:keep], plain])
            if candidate != scope:
                yield candidate


def _is_guard(name: str, body: str) -> bool:
    return not body and bool(
        re.search(
            r"_(?:H|HPP|H_|HPP_|CUH|CUH_|INC|INCLUDED|INCLUDE|GUARD)_*$|^_+[A-Z0-9_]+_H_*$", name
        )
    )


def _macro_arity(parameters: tuple[str, ...] | None) -> Arity | None:
    if parameters is None:
        return None
    if parameters and parameters[-1].endswith("..."):
        return len(parameters) - 1, ANY
    return len(parameters), len(parameters)


def _shown(arities: set[object]) -> str:
    """Return numbers of arguments in short, `1-3|5+`; parameters of Python as they are."""
    texts = {a for a in arities if isinstance(a, str)}
    spans = sorted(a for a in arities if isinstance(a, tuple))
    if texts or not spans:
        return "|".join(sorted(texts))
    merged: list[list[int]] = []
    for least, most in spans:
        last = merged[-1] if merged else None
        if last and (last[1] == ANY or least <= last[1] + 1):
            last[1] = ANY if ANY in (last[1], most) else max(last[1], most)
        else:
            merged.append([least, most])
    return "|".join(f"{a}+" if b == ANY else f"{a}" if a == b else f"{a}-{b}" for a, b in merged)
