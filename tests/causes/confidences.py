"""
How sure causes are of their examples, and of the real logs of their failures.

`confidences.txt` has a line for each: its name, then a letter for each example and, behind a space, for
each log, in their order: certain, likely, possible. A cause that is not in it is new, and may be added.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from opwright.model import Finding

_LINES = Path(__file__).with_name("confidences.txt").read_text().splitlines()
_KNOWN = {name: letters for name, *letters in map(str.split, _LINES)}


def of_examples(cause: str) -> str | None:
    """Return the letters of a cause's examples; None where they are not known."""
    return _KNOWN[cause][0] if cause in _KNOWN else None


def of_logs(cause: str) -> str | None:
    """Return the letters of the logs of a cause; None where they are not known."""
    return "".join(_KNOWN[cause][1:]) if cause in _KNOWN else None


def letters(firsts: Iterable[Finding]) -> str:
    """Return the confidence of some findings, a letter each."""
    return "".join(finding.evidence.confidence.name[0].lower() for finding in firsts)
