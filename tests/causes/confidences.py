"""
How sure causes are of their examples, and of the real logs of their failures.

`confidences.txt` has a line for each: its name, then a letter for each example and, behind a space, for
each log, in their order: certain, likely, possible. What is not in it is new, and may be added: another
cause, another example between those that were there.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from opwright.model import Finding

_LINES = Path(__file__).with_name("confidences.txt").read_text().splitlines()
_KNOWN = {name: letters for name, *letters in map(str.split, _LINES)}


def of_examples(cause: str) -> str:
    """Return the letters of a cause's examples, as far as they are known."""
    return "".join(_KNOWN.get(cause, ())[:1])


def of_logs(cause: str) -> str:
    """Return the letters of the logs of a cause, as far as they are known."""
    return "".join(_KNOWN.get(cause, ())[1:])


def are_among(known: str, today: str) -> bool:
    """Return whether all known letters are still there, in their order."""
    rest = iter(today)
    return all(letter in rest for letter in known)


def letters(firsts: Iterable[Finding]) -> str:
    """Return the confidence of some findings, a letter each."""
    return "".join(finding.evidence.confidence.name[0].lower() for finding in firsts)
