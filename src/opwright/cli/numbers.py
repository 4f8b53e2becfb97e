"""Numbers on the command line."""

from __future__ import annotations


def positive_number(text: str) -> int:
    """Return a number of processes or seconds; only called by argparse."""
    from argparse import ArgumentTypeError

    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a positive number")
    return int(text)
