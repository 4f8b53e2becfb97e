"""
What releases of packages that projects pin leave of Python, NumPy and torch.

The table is made from the index by `tools/update_companions.py`: by the first release of which it is so the newest minor release of
Python 3 that it has wheels for, the newest NumPy and the oldest torch that it requires; empty where it has no such end.
"""

from __future__ import annotations

import os
from functools import cache

from opwright.knowledge import own_json
from opwright.knowledge.packed import text_of
from opwright.knowledge.versions import padded_numbers
from opwright.model.named_tuple import NamedTuple

DATA = os.path.join(os.path.dirname(__file__), "companions.json")
_SAME = {"tensorflow-gpu": "tensorflow", "tensorflow-cpu": "tensorflow"}
"""Packages that are released with another, for the same."""
_UNSAID = {"numba": ((0, 54, 0), "<1.24")}
"""Up to which release a package says nothing of NumPy, and which one it is imported with: numba used `np.MachAr` at import."""


class Leaves(NamedTuple):
    """What a release leaves of others."""

    python: int | None = None
    """The newest minor release of Python 3: the 10 of 3.10."""
    numpy: str | None = None
    """`<2.3`."""
    torch: str | None = None
    """`>=1.13.0`."""


@cache
def _packages() -> dict[str, dict[str, str]]:
    known: dict[str, dict[str, str]] = own_json.parsed(text_of(DATA).strip())
    return known


def names() -> tuple[str, ...]:
    """Return the packages of the table, as lists of requirements call them."""
    return (*_packages(), *_SAME)


def left_by(package: str, version: tuple[int, ...], *, is_in: bool = True) -> Leaves:
    """Return what a release of a package leaves of others; with `is_in` false, what the last one before it does."""
    row = ""
    for first, said in _packages().get(_SAME.get(package, package), {}).items():
        begin = padded_numbers(first)
        if begin > version or (begin == version and not is_in):
            break
        row = said
    python, _, rest = row.partition("|")
    numpy, _, torch = rest.partition("|")
    end, unsaid = _UNSAID.get(package, ((), ""))
    numpy = numpy or (unsaid if version < end else "")
    return Leaves(int(python) if python else None, numpy or None, torch or None)
