"""
Messages that a person has typed, in letters of another case than the tool's.

A log that no cause knows is read again with the phrases that causes look for in the case in which tools print them; one
without a capital letter, as if there were none.
"""

from __future__ import annotations

import re
from functools import cache

from opwright import knowledge
from opwright.model import Log

_SHORTEST = 10
"""Characters of a phrase that is unlikely to stand in a sentence by chance."""
_NO_COLON = r"\b(\w*[A-Za-z](?:Error|Exception)|Error|ERROR|error) (?:- |\u2013 |=> |-> )?(?=['\"`A-Za-z_][\w'\"`. ()-]{8})(?!(?:in|at|on|with|when|while|for|from|is|was|of|and|or|after|during|occurs|message|code)\b)"
"""In a title or a sentence: not in "an ImportError when"."""
_MANGLED = r"\b_z[a-z0-9_]{6,}"
_LONGEST_LOG = 64 << 10
"""Characters: nobody types more."""


def as_printed(log: Log, phrases: tuple[str, ...]) -> Log | None:
    """Return a log with some of the multi-word `phrases` in their own case; None if it has none in another case."""
    if len(log.text) > _LONGEST_LOG:
        return None
    text, lowered = log.text, log.text.lower()
    if len(lowered) != len(text):  # some letters have two in lower case
        return None
    for phrase, in_lower_case in _said(phrases):
        if in_lower_case in lowered and phrase not in text:
            text = phrase.join(re.split(re.escape(phrase), text, flags=re.IGNORECASE))
    return log._replace(text=text) if text != log.text else None


def as_punctuated(log: Log) -> Log | None:
    """Return a log with a colon inserted after each error name typed without one; None if there is none."""
    if len(log.text) > _LONGEST_LOG:
        return None
    text = re.sub(_NO_COLON, r"\1: ", log.text)
    return log._replace(text=text) if text != log.text else None


def in_any_case(log: Log) -> Log | None:
    """Return a log that has no capital letter as one in which they do not count; None if it has some, or no letter."""
    if len(log.text) > _LONGEST_LOG or not log.text.islower():
        return None
    return log._replace(text=_with_symbols_of_torch(log.text), caseless=True)


def _with_symbols_of_torch(text: str) -> str:
    """Return a text with those mangled names as they were that some release of torch exports."""
    names = set(re.findall(_MANGLED, text))
    known = knowledge.releases.database("x86_64").names_from("_Z") if names else ()
    as_exported = {name.lower(): name for name in known if name.lower() in names}
    return re.sub(_MANGLED, lambda name: as_exported.get(name[0], name[0]), text)


@cache
def _said(phrases: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return those phrases that a person types as words, each in lower case too, the shortest first."""
    words = (phrase for phrase in phrases if len(phrase) >= _SHORTEST and " " in phrase.strip())
    return [(phrase, phrase.lower()) for phrase in sorted(words, key=len)]
