"""`opwright --version`: which it is, which torch releases it knows, and how old that is."""

from __future__ import annotations

import os
import time

import opwright

_KNOWN = ("knowledge", "torch_releases", "data", "known.txt")
"""The oldest and newest release in the database, and the day on which the newest was added."""
_DAY = 86400


def version_text() -> str:
    """Return two lines."""
    from importlib.metadata import version

    oldest, newest, day = _known().split()
    days = int((time.time() - time.mktime(time.strptime(day, "%Y-%m-%d"))) // _DAY)
    return (
        f"opwright {version('opwright')}\n"
        f"knows torch {oldest} to {newest}, updated {day} ({max(0, days)} days ago)\n"
    )


def _known() -> str:
    with open(os.path.join(os.path.dirname(opwright.__file__), *_KNOWN), encoding="ascii") as file:
        return file.read()
