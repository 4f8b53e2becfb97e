"""
Messages that a person has typed, in letters of another case than the tool's.

A log that no cause knows is read again with the phrases that causes look for in the case in which tools print them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from opwright.model import Log

_SHORTEST = 10
"""Characters of a phrase that is unlikely to stand in a sentence by chance."""
_LONGEST_LOG = 64 << 10
"""Characters: nobody types more."""


def as_printed(log: Log, phrases: Iterable[str]) -> Log | None:
    """Return a log with some of the `phrases`, those of several words, in their case; None if it has none in another."""
    if len(log.text) > _LONGEST_LOG:
        return None
    text, lowered = log.text, log.text.lower()
    if len(lowered) != len(text):  # some letters have two in lower case
        return None
    for phrase in sorted(phrases, key=len):
        if len(phrase) < _SHORTEST or " " not in phrase.strip() or phrase in text:
            continue
        if phrase.lower() in lowered:
            parts = re.split(re.escape(phrase), text, flags=re.IGNORECASE)
            text = phrase.join(parts)
    return log._replace(text=text) if text != log.text else None
