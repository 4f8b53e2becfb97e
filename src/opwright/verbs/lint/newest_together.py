"""Which releases of Python, NumPy and torch go together: of what a project leaves open, an installer takes the newest that fits."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright import knowledge
from opwright.knowledge.versions import is_older, numbers
from opwright.model import Target
from opwright.verbs.lint.declared_target import is_known, lets_any_newer_in

_NEWEST = (
    ((1, 4), "3.7", "1.21"),
    ((1, 7, 1), "3.8", "1.24"),
    ((1, 11), "3.9", "1.26"),
    ((1, 13), "3.10", "1.26"),
    ((2, 2), "3.11", "1.26"),
    ((2, 3), "3.12", "1.26"),
    ((2, 5), "3.12", None),
    ((2, 9), "3.13", None),
)
"""
Before a release of torch: the newest Python that it has wheels for, the newest NumPy that runs with both.

NumPy 1.21 was the last for Python 3.7 and 1.24 for 3.8; torch before 2.3 was compiled with NumPy 1, and 1.26 was the last of it.
"""


_OLDEST = (((2, 9), 10), ((2, 5), 9), ((2, 0), 8))
"""From a release of torch on: the oldest minor release of Python 3 that it has wheels for."""

_FIRST_FOR_MAINTAINED = "2.9"
"""A release of torch that has no wheels for a Python that nobody maintains any longer."""

_OF_PYTHON = {
    6: ("1.10.2", "1.19"),
    7: ("1.13.1", "1.21"),
    8: ("2.4.1", "1.24"),
    9: ("2.8.0", "2.0"),
    10: (None, "2.2"),
}
"""By the minor release of Python: the newest torch and NumPy that have wheels for it."""

_WHEELS_FOR = {
    "numpy": (((1, 21, 2), 9), ((1, 23, 2), 10), ((1, 26), 11), ((2, 1), 12), ((2, 3, 2), 13)),
    "numba": (
        ((0, 53), 8),
        ((0, 55), 9),
        ((0, 57), 10),
        ((0, 59), 11),
        ((0, 61), 12),
        ((0, 63), 13),
    ),
}
"""Before a release of a package that projects pin: the newest minor release of Python 3 that it has wheels for."""
PINNED = tuple(_WHEELS_FOR)
"""The packages whose pins say how new a Python may be."""


def with_pins(declared: Target, pins: Mapping[str, str | None]) -> Target:
    """Return what a project requires, with no newer Python than the releases that it pins have wheels for, and what that leaves."""
    found = [minor for package, pin in pins.items() if (minor := _newest_for(package, pin))]
    bounded = no_newer(declared, f"<=3.{min(found)}") if found else declared
    if bounded == declared:
        return declared
    newest, numpy = _OF_PYTHON.get(min(found), (None, None))
    if newest and (declared.torch is None or lets_any_newer_in(declared.torch)):
        bounded = bounded._replace(torch=_up_to(declared.torch, newest))
    return bounded._replace(numpy=bounded.numpy or numpy)


def _newest_for(package: str, pin: str | None) -> int | None:
    """Return the newest Python for an exact pin, `==1.21.3`: the 10 of 3.10."""
    exact = re.fullmatch(r"={2,3}\s*(\d[\d.]*\d)", pin or "")
    rows = _WHEELS_FOR[package] if exact else ()
    return next((n for first, n in rows if exact and numbers(exact[1]) < first), None)


def with_python(declared: Target, python: str | None) -> Target:
    """Return what a project requires, run with the Python that its environments are made with."""
    minor = re.match(r"[=>]=\s*3\.(\d{1,2})", python or "")
    if declared.python or not minor:
        return declared
    newest, numpy = _OF_PYTHON.get(int(minor[1]), (None, None))
    declared = declared._replace(python=f"==3.{minor[1]}.*")
    if declared.torch is None or lets_any_newer_in(declared.torch):
        torch = _up_to(declared.torch, newest) if newest else declared.torch
        declared = declared._replace(torch=torch, numpy=declared.numpy or numpy)
    return declared


def no_newer(declared: Target, pythons: str | None) -> Target:
    """Return what a project requires, with no newer Python than a README says it works with, where metadata name the oldest alone."""
    if not pythons or (
        declared.python and not re.fullmatch(r">=\s*[\d.]+", declared.python.strip())
    ):
        return declared
    return declared._replace(python=",".join(filter(None, (declared.python, pythons))))


def _up_to(torch: str | None, newest: str) -> str | None:
    """Return a requirement with an end; of none, the releases that are still supported, or else the newest."""
    supported = knowledge.targets.releases_in(Target())
    if torch is None:
        least = is_older(supported[0], newest)
        return f">={supported[0]},<={newest}" if least else f"=={newest}"
    bounded = f"{torch},<={newest}"
    return bounded if is_known(bounded) else torch


def following(declared: Target) -> Target:
    """Return what a project requires, with the Python and NumPy that the newest torch in it leaves possible."""
    if not declared.torch:
        return declared._replace(python=_at_least(declared.python, _FIRST_FOR_MAINTAINED))
    if not is_known(declared.torch):
        return declared
    oldest_torch, *_, newest = (
        *(known := knowledge.targets.releases_in(Target(torch=declared.torch.replace(" ", "")))),
        known[-1],
    )
    found = (row for row in _NEWEST if numbers(newest) < row[0])
    _, python, numpy = next(found, (None, None, None))
    minor = re.fullmatch(r"==3\.(\d{1,2})\.\*", declared.python or "")
    _, of_python = _OF_PYTHON.get(int(minor[1]) if minor else -1, (None, None))
    oldest = min((n for n in (numpy, of_python) if n), key=numbers, default=None)
    is_maintained = numbers(newest) >= numbers(_FIRST_FOR_MAINTAINED)
    oldest_torch = _FIRST_FOR_MAINTAINED if is_maintained else oldest_torch
    return declared._replace(
        python=_at_least(_within(declared.python, python), oldest_torch),
        numpy=declared.numpy or oldest,
    )


def _at_least(python: str | None, torch: str) -> str | None:
    """Return a Python that is declared, no older than the oldest that a release of torch has wheels for."""
    least = next((minor for first, minor in _OLDEST if numbers(torch) >= first), 0)
    said = re.match(r"(?:>=|~=|\^)\s*3\.(\d{1,2})(?![\d.]*\d)", python or "")
    if python is None or said is None or int(said[1]) >= least:
        return python
    return f">=3.{least}{python[said.end() :]}"


def _within(declared: str | None, newest: str | None) -> str | None:
    """Return a Python that is declared, no newer than one; nothing says so where another limit is declared."""
    if newest and declared is None:
        return newest
    if newest and declared and re.fullmatch(r">=\s*[\d.]+", declared.strip()):
        return f"{declared.strip()},<={newest}"
    limited = re.fullmatch(r"(>=\s*[\d.]+,)?<=(3\.\d+)", declared or "")
    if newest and limited and numbers(newest) < numbers(limited[2]):
        return f"{limited[1]}<={newest}" if limited[1] else newest
    return declared
