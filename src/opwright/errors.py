"""
What can stop a run, and the exit status it leaves.

The statuses of the command: `0` nothing found, `1` a cause was found, `2` used wrongly, `3` an
input cannot be read, `4` a log shows a failure and no cause is known, `5` our own bug. With
several inputs the highest of 2, 3 and 5 counts, else 1, else 4, else 0.

A finding is not an error: findings are returned, never raised.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

MALFORMED = (ValueError, RecursionError, OverflowError)
"""
What parsers of other libraries raise for a text that is not theirs.

Their own errors are ValueErrors, as is an integer of more than 4,300 digits; recursion is how deep
nesting shows. Catch it around a single call of such a parser, so that no bug of ours is meant.
"""


_LONGEST_NAME = 200
"""What is longer is nobody's slip of the pen."""


def without_credentials(text: str) -> str:
    """Return a text with its addresses as they may be shown: without user, password and query."""
    if "://" not in text:
        return text
    shown = re.sub(r"(?<=://)[^/\s'\"]*@", "", text)
    return re.sub(r"(://[^\s?#'\"]{0,4096})\?[^\s'\"]*", r"\1", shown)


class OpwrightError(Exception):
    """
    Base of every error this package raises on purpose: it was used wrongly.

    Credentials in an address that it quotes are left out, whoever raises it.
    """

    exit_status = 2

    def __init__(self, message: str = "") -> None:
        super().__init__(without_credentials(message))


class UnknownNameError(OpwrightError):
    """There is no cause, release or installed package of that name; `near` are others like it."""

    def __init__(
        self, kind: str, name: str, *, known: Sequence[str], near: Sequence[str] = ()
    ) -> None:
        from difflib import get_close_matches  # noqa: PLC0415 - nothing else needs it

        shown = name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}..."
        closest = [*(get_close_matches(name, known, n=1) if shown == name else []), *near]
        which = "the closest match is" if len(closest) == 1 else "the closest matches are"
        hint = f"; {which} {', '.join(map(repr, closest))}" if closest else ""
        super().__init__(f"unknown {kind} {shown!r}{hint}")
        self.name = name


class UnreadableInputError(OpwrightError):
    """A file is missing, truncated, hostile, or not what it claims to be."""

    exit_status = 3


def worst(statuses: Sequence[int]) -> int:
    """Return the exit status of several inputs: the highest of 2, 3 and 5, else 1, else 4, else 0."""
    graver = [status for status in statuses if status in (2, 3, 5)]
    return max(graver) if graver else next((s for s in (1, 4) if s in statuses), 0)
