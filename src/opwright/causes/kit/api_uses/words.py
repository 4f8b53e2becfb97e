"""
The words of a file by which it is known that it uses nothing that any release lacks.

Most files don't, and then nothing is looked up: the index knows the last parts of all names that are gone.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from opwright.knowledge.api.changed_words import ChangedWords, changed_key
from opwright.knowledge.api.index import table
from opwright.knowledge.platforms.removed_python import EARLIER

_FILES = 64


@cache
def changed_words(domain: str) -> ChangedWords:
    """Return the words of a domain's names that some release lacks."""
    words = table(domain).changes
    if domain == "python":
        return words.extended(changed_key(name, ".") for name in EARLIER)
    return words


@lru_cache(maxsize=_FILES)
def words_of(text: str) -> frozenset[str]:
    """Return all words of a text."""
    return frozenset(re.findall(r"[A-Za-z_]\w*", text))


@lru_cache(maxsize=_FILES)
def member_words(text: str) -> frozenset[str]:
    """Return the words that stand behind `.` or `->`."""
    return frozenset(re.findall(r"[.>](?:template )?([A-Za-z_]\w*)", text))


@lru_cache(maxsize=_FILES)
def chains_of(text: str) -> dict[str, frozenset[str]]:
    """Return what is written behind each name of a Python file: `a.b.c` is `b.c` behind `a`."""
    chains: dict[str, set[str]] = {}
    for name, rest in re.findall(r"(?<![\w.])([A-Za-z_]\w*)\.([A-Za-z_][\w.]*)", text):
        chains.setdefault(name, set()).add(rest)
    return {name: frozenset(rests) for name, rests in chains.items()}
