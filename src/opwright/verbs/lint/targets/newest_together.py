"""Which releases of Python, NumPy and torch go together: of what a project leaves open, an installer takes the newest that fits."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright import knowledge
from opwright.knowledge.pypi.setuptools_releases import LAST_FOR_PYTHON
from opwright.knowledge.versions import is_older, numbers
from opwright.model import Target
from opwright.verbs.lint.targets.declared_target import capped, is_known, lets_any_newer_in
from opwright.verbs.lint.targets.pinned_companions import left_by

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

_PYTHONS = tuple(f"3.{minor}" for minor in range(5, 17))
_NUMPYS = (*(f"1.{minor}" for minor in range(13, 27)), *(f"2.{minor}" for minor in range(9)))
_FIRST_FOR_MAINTAINED = "2.9"
"""A release of torch that has no wheels for a Python that nobody maintains any longer."""

_OF_PYTHON = {
    6: ("1.10.2", "1.19"),
    7: ("1.13.1", "1.21"),
    8: ("2.4.1", "1.24"),
    9: ("2.8.0", "2.0"),
    10: ("2.14.1", "2.2"),
    11: (None, "2.4"),
}
"""By the minor release of Python: the newest torch and NumPy that have wheels for it."""


def with_pins(declared: Target, pins: Mapping[str, str | None]) -> Target:
    """Return what a project requires, with no more than its pins of other packages leave, and what that leaves."""
    left = left_by(pins)
    torch = _no_newer_torch(_no_older_torch(declared.torch, left.oldest_torch), left.newest_torch)
    numpy = declared.numpy
    for end in left.numpy if _lets_in(declared.python, left.python) else ():
        numpy = capped(numpy, end, _NUMPYS)
    bounded = declared._replace(torch=torch, numpy=numpy)
    return bounded if left.python is None else _no_newer_python(bounded, left.python)


def _lets_in(python: str | None, newest: int | None) -> bool:
    """Return whether a specifier admits a Python no newer than a minor release; a pin is for another environment otherwise."""
    bits = knowledge.api_windows.admitted(_PYTHONS, python) if python and newest else None
    up_to = knowledge.api_windows.admitted(_PYTHONS, f"<=3.{newest}") if bits else None
    return not bits or not up_to or bool(bits & up_to)


def _no_newer_python(declared: Target, minor: int) -> Target:
    """Return what a project requires, with a Python no newer than a given one, and the torch and NumPy that remain."""
    python = capped(declared.python, f"<=3.{minor}", _PYTHONS)
    if python == declared.python:
        return declared
    newest, numpy = _OF_PYTHON.get(minor, (None, None))
    torch = declared.torch
    if newest and (torch is None or lets_any_newer_in(torch)):
        torch = _up_to(torch, newest)
    return declared._replace(python=python, torch=torch, numpy=_no_newer_numpy(declared, numpy))


def _no_newer_numpy(declared: Target, newest: str | None) -> str | None:
    """Return the NumPy that is declared, no newer than one; that one where nothing is declared."""
    if newest is None or declared.numpy is None:
        return declared.numpy or newest
    return capped(declared.numpy, f"<={newest}", _NUMPYS)


def _no_older_torch(torch: str | None, oldest: str | None) -> str | None:
    """Return a requirement with its lower bound raised to a release, if it has one."""
    bound = re.fullmatch(r">=\s*([\d.]+)(\s*,\s*[<!][^>]*)?", torch or "")
    if torch is None or oldest is None or bound is None:
        return torch
    raised = f">={oldest}{bound[2] or ''}"
    return raised if numbers(bound[1]) < numbers(oldest) and is_known(raised) else torch


def _no_newer_torch(torch: str | None, newest: str | None) -> str | None:
    """Return a requirement that admits nothing newer than a release, unless it admits nothing older."""
    bounded = torch if newest is None else _up_to(torch, newest)
    return torch if torch and _releases_in(torch) == _releases_in(bounded) else bounded


def _releases_in(torch: str | None) -> tuple[str, ...]:
    known = torch is not None and is_known(torch)
    return (
        knowledge.targets.releases_in(Target(torch=torch.replace(" ", "")))
        if known and torch
        else ()
    )


def with_python(declared: Target, python: str | None) -> Target:
    """Return what a project requires, run with the Python that its environments are made with."""
    minor = re.match(r"[=>]=\s*3\.(\d{1,2})", python or "")
    if declared.python or not minor:
        return declared
    newest, numpy = _OF_PYTHON.get(int(minor[1]), (None, None))
    declared = declared._replace(python=f"==3.{minor[1]}.*")
    if declared.torch is None or lets_any_newer_in(declared.torch):
        torch = _up_to(declared.torch, newest) if newest else declared.torch
        declared = declared._replace(torch=torch, numpy=_no_newer_numpy(declared, numpy))
    return declared


def no_newer(declared: Target, pythons: str | None) -> Target:
    """Return what a project requires, with no newer Python than a README says it works with."""
    return declared._replace(python=capped(declared.python, pythons, _PYTHONS))


def _up_to(torch: str | None, newest: str) -> str | None:
    """Return a requirement with an upper end; without one, the releases that are still supported, or else the newest."""
    supported = knowledge.targets.releases_in(Target())
    if torch is None:
        least = is_older(supported[0], newest)
        return f">={supported[0]},<={newest}" if least else f"=={newest}"
    bounded = f"{torch},<={newest}"
    return bounded if is_known(bounded) else torch


def following(declared: Target) -> Target:
    """Return what a project requires, with the Python and NumPy that the newest torch in it leaves possible, and the other way round."""
    followed = _following(declared)
    newest = LAST_FOR_PYTHON.get(_newest_minor(followed.python) or 0)
    if newest is None or followed.setuptools:
        return followed
    return followed._replace(setuptools=f"<={newest}")


def _following(declared: Target) -> Target:
    minor = _newest_minor(declared.python)
    newest_torch, of_python = _OF_PYTHON.get(minor or 0, (None, None))
    if newest_torch and declared.torch and lets_any_newer_in(declared.torch):
        declared = declared._replace(torch=_up_to(declared.torch, newest_torch))
    if not declared.torch:
        python = _at_least(declared.python, _FIRST_FOR_MAINTAINED)
        return declared._replace(python=python, numpy=_no_newer_numpy(declared, of_python))
    known = _releases_in(declared.torch)
    if not known:
        return declared
    oldest_torch, newest = known[0], known[-1]
    found = (row for row in _NEWEST if numbers(newest) < row[0])
    _, python, numpy = next(found, (None, None, None))
    oldest = min((n for n in (numpy, of_python) if n), key=numbers, default=None)
    is_maintained = numbers(newest) >= numbers(_FIRST_FOR_MAINTAINED)
    oldest_torch = _FIRST_FOR_MAINTAINED if is_maintained else oldest_torch
    return declared._replace(
        python=_at_least(_within(declared.python, python), oldest_torch),
        numpy=_no_newer_numpy(declared, oldest),
    )


def _newest_minor(python: str | None) -> int | None:
    """Return the newest Python 3 minor release that a specifier admits; None if it has no upper end."""
    bits = knowledge.api_windows.admitted(_PYTHONS, python) if python else None
    newest = _PYTHONS[bits.bit_length() - 1] if bits else _PYTHONS[-1]
    return None if newest == _PYTHONS[-1] else int(newest[2:])


def _at_least(python: str | None, torch: str) -> str | None:
    """Return a Python that is declared, no older than the oldest that a release of torch has wheels for."""
    least = next((minor for first, minor in _OLDEST if numbers(torch) >= first), 0)
    said = re.match(r"(?:>=|~=|\^)\s*3\.(\d{1,2})(?![\d.]*\d)", python or "")
    if python is None or said is None or int(said[1]) >= least:
        return python
    return f">=3.{least}{python[said.end() :]}"


def _within(declared: str | None, newest: str | None) -> str | None:
    """Return a Python that is declared, no newer than one; that one where nothing but an end is declared."""
    if newest is None or declared is None:
        return declared or newest
    bounded = capped(declared, f"<={newest}", _PYTHONS)
    return newest if bounded == f"<={newest}" else bounded
