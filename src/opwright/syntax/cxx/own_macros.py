"""
What a project's own `#define`s make of a condition.

`#define HAS_X (TORCH_VERSION_MAJOR > 2)` has a value as soon as torch's version has one, and so has a macro that is defined
in one branch of such an `#if` only. A macro that is defined under a condition of which nothing is known is not known either.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.condition_values import Macros, holds
from opwright.syntax.cxx.preprocessor import Condition, conditions_at

_DEFINE = re.compile(r"\n[ \t]*#[ \t]*(define|undef)[ \t]+(\w+)(?![\w(])((?:[^\n\\]|\\\r?\n|\\)*)")
_NAME = re.compile(r"[A-Za-z_]\w*")
_MOST_NAMES = 30


class _Definition(NamedTuple):
    """One `#define`."""

    value: str
    conditions: tuple[Condition, ...]
    """Those that it stands under."""


def with_own_macros(
    conditions: Iterable[Condition], codes: Iterable[str], macros: Macros
) -> Macros:
    """Return the known macros, with those of blanked code that conditions lead to, as far as they are known too."""
    return _Reader(tuple(codes), macros).read(condition.text for condition in conditions)


class _Reader:
    """Resolves names, each once."""

    def __init__(self, codes: tuple[str, ...], macros: Macros) -> None:
        self._codes = codes
        self._values = dict(macros.values)
        self._undefined = set(macros.undefined)
        self._seen: set[str] = set()

    def read(self, texts: Iterable[str]) -> Macros:
        for text in texts:
            for name in _NAME.findall(text):
                self._resolve(name)
        return self._known()

    def _known(self) -> Macros:
        return Macros(self._values, frozenset(self._undefined))

    def _resolve(self, name: str) -> None:
        is_known = name in self._values or name in self._undefined
        if is_known or name in self._seen or len(self._seen) >= _MOST_NAMES:
            return
        self._seen.add(name)
        found = [one for code in self._codes if name in code for one in defined(code).get(name, ())]
        if not found or None in found:
            return
        definitions = [one for one in found if one]
        self.read(c.text for one in definitions for c in one.conditions)
        known = self._known()
        stands = [[holds(c, known) for c in one.conditions] for one in definitions]
        if any(None in each and False not in each for each in stands):
            return
        values = {
            one.value for one, each in zip(definitions, stands, strict=True) if False not in each
        }
        if not values:
            self._undefined.add(name)
        elif len(values) == 1:
            self.read(values)
            self._values[name] = values.pop()


@lru_cache(maxsize=256)
def defined(code: str) -> Mapping[str, tuple[_Definition | None, ...]]:
    """Return the macros without arguments that blanked code defines; None where it takes a definition back."""
    found: dict[str, tuple[_Definition | None, ...]] = {}
    for match in _DEFINE.finditer(f"\n{code}"):
        value = " ".join(match[3].replace("\\", " ").split())
        is_definition = match[1] == "define"
        one = _Definition(value, conditions_at(code, match.start())) if is_definition else None
        found[match[2]] = (*found.get(match[2], ()), one)
    return found
