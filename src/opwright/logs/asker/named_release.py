"""The release of a package that is there, as a list of packages, pip, a file name or a sentence says it."""

from __future__ import annotations

import re

from opwright.logs.patterns import compiled
from opwright.model import Log

_RELEASE = (
    r"(?i)(?<![\w.+/-]){name}(?:==|-|[ \t]{{1,40}}(?:v(?:ersion)?[ :=]{{0,3}})?|[ \t]?:[ \t]*v?|['\"][:,][ \t]*['\"]|[ \t\r]*\nVersion: )"
    r"v?(?P<release>\d{{1,3}}(?:\.\d{{1,4}}){{1,3}}(?:\.post\d{{1,2}})?)(?:\+(?P<label>\w[\w.]{{1,30}}))?(?![\w.]*\d)"
)


_OF_LABEL = r"(?:torch|pt)(?=[12])(?:(?P<dotted>[12]\.\d{1,2})|(?<=torch)(?P<whole>\d{2,3})0|(?<=pt)(?P<short>\d{2,3}))(?!\d)"
"""The torch in a local version: `torch230cu121`, `cu128torch2.8.0`, `pt24cu121`."""


def named_release(package: str, log: Log) -> str | None:
    """Return the last release of a package that a log names; None if it names none."""
    named = _last(package, log)
    return named["release"] if named else None


def torch_in_label(package: str, log: Log) -> str | None:
    """Return the torch series in the local version of the last such release; None if it names none."""
    named = _last(package, log)
    torch = compiled(_OF_LABEL).search(named["label"] or "") if named else None
    if torch is None:
        return None
    digits = torch["whole"] or torch["short"]
    return torch["dotted"] or f"{digits[0]}.{digits[1:]}"


def _last(package: str, log: Log) -> re.Match[str] | None:
    name = re.sub(r"[-_.]", "[-_.]", package)  # of a table, and no text of a log
    return next(reversed([*compiled(_RELEASE.format(name=name)).finditer(log.text)]), None)
