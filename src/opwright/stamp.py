"""
The build stamp: what a binary was built with, as its build wrote it into an ELF note.

The note's owner is `opwright` and its type 1. Its content is a JSON object in UTF-8 whose values are
strings: `torch` ("2.8.0"), `cuda` ("12.8"), `compiler` ("GCC 13.3"). Others are left alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from opwright.model import Binary

OWNER, TYPE = "opwright", 1


def stamp_of(binary: Binary) -> Mapping[str, str]:
    """Return what the stamp of a binary says; nothing without one, or with one that is damaged."""
    for note in binary.notes:
        if (note.owner, note.type) == (OWNER, TYPE):
            return _parsed(note.content)
    return {}


def _parsed(content: bytes) -> Mapping[str, str]:
    import json  # noqa: PLC0415 - few binaries have a stamp

    try:
        stamp = json.loads(content)
    except (ValueError, RecursionError):
        return {}
    pairs = stamp.items() if isinstance(stamp, dict) else ()
    return {key: value for key, value in pairs if isinstance(value, str)}
