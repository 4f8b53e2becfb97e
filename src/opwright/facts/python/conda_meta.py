"""
What conda has installed into an environment, by the names of its records in `conda-meta`.

pip installs into the same folder and does not tell conda: where both have a package, the files are those of the later one.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator

from opwright.model.environment import CondaConflict, Distribution

_RECORD = re.compile(r"(?P<name>.+)-(?P<version>[^-]+)-[^-]+\.json")
_MOST_RECORDS = 20_000
_NAMES_OF_PIP = {"pytorch": "torch"}


def conda_conflicts(prefix: str, distributions: Iterable[Distribution]) -> Iterator[CondaConflict]:
    """Yield the packages that conda has a record of, in another version than pip's record in the same environment."""
    try:
        names = sorted(os.listdir(os.path.join(prefix, "conda-meta")))[:_MOST_RECORDS]
    except OSError:
        return
    inside = os.path.join(prefix, "")
    installed = {
        one.project: one
        for one in distributions
        if one.version and one.folder.startswith(inside) and not one.source
    }
    for record in filter(None, map(_RECORD.fullmatch, names)):
        project = (
            _NAMES_OF_PIP.get(record["name"], record["name"]).replace("_", "-").replace(".", "-")
        )
        one = installed.get(project)
        if one and one.version.partition("+")[0] != record["version"]:
            yield CondaConflict(project, record["name"], record["version"], one.version, one.folder)
