"""The words of a source file and what is written with them, found in its text: a tree takes longer than most answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.model.named_tuple import NamedTuple

_FILES = 64
_IMPORT = (
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]*\)|[^\n#;]+)|import[ \t]+([^\n#;]+))"
)
_ALIAS = r"([\w.]+)(?:\s+as\s+(\w+))?"


@lru_cache(maxsize=_FILES)
def words_of(text: str) -> frozenset[str]:
    """Return all words of a text."""
    return frozenset(re.findall(r"[A-Za-z_]\w*", text))


@lru_cache(maxsize=_FILES)
def member_words(text: str) -> frozenset[str]:
    """Return the words that stand behind `.` or `->`."""
    return frozenset(re.findall(r"[.>](?:template )?([A-Za-z_]\w*)", text))


# ---- of Python -----------------------------------------------------------------------


class Binding(NamedTuple):
    """What an import binds a name to."""

    name: str
    meant: str


@lru_cache(maxsize=_FILES)
def bindings(text: str) -> tuple[Binding, ...]:
    """Return what the imports of a Python file bind."""
    return tuple(_bound(text))


def _bound(text: str) -> Iterator[Binding]:
    for module, names, modules in re.findall(_IMPORT, text, re.MULTILINE):
        if module.startswith(".") or (module and not names):
            continue
        for name, alias in re.findall(_ALIAS, names or modules):
            if module:
                yield Binding(alias or name, f"{module}.{name}")
            elif alias:
                yield Binding(alias, name)
            else:
                yield Binding(name.partition(".")[0], name)


@lru_cache(maxsize=_FILES)
def _chains(text: str) -> dict[str, frozenset[str]]:
    """Return what is written behind each name of a Python file: `a.b.c` is `b.c` behind `a`."""
    chains: dict[str, set[str]] = {}
    for name, rest in re.findall(r"(?<![\w.])([A-Za-z_]\w*)\.([A-Za-z_][\w.]*)", text):
        chains.setdefault(name, set()).add(rest)
    return {name: frozenset(rests) for name, rests in chains.items()}


@lru_cache(maxsize=_FILES)
def imported_names(text: str) -> frozenset[str]:
    """Return the names with their modules that a Python file may use of what it imports."""
    names: set[str] = set()
    chains = _chains(text)
    for binding in bindings(text):
        names.add(binding.meant)
        top = binding.meant.partition(".")[0]
        whole = binding.meant if binding.meant != binding.name else top
        is_plain = binding.name == top
        for rest in chains.get(binding.name, ()):
            names.add(f"{top if is_plain else whole}.{rest}")
    return frozenset(names)
