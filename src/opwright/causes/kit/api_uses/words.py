"""
The words of names that some release of a domain lacks.

Most files have none of them, and then nothing is looked up: the index knows the last parts of all names that are gone.
"""

from __future__ import annotations

from functools import cache

from opwright.causes import kit
from opwright.knowledge.api.changed_words import ChangedWords, changed_key
from opwright.knowledge.platforms.removed_python import EARLIER


@cache
def changed_words(domain: str) -> ChangedWords:
    """Return the words of a domain's names that some release lacks."""
    words = kit.api_index.table(domain).changes
    if domain == "python":
        return words.extended(changed_key(name, ".") for name in EARLIER)
    return words
