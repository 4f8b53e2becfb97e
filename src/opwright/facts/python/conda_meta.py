"""
What conda has installed into an environment, by its records in `conda-meta`.

pip installs into the same folder and does not tell conda: where both have a package, the files are those of the later one.
A record lists the files of its package, and by Python's own metadata among them the two are compared: conda's names and
versions are often others (its pytorch 2.4.1 is torch 2.4.1.post300 to pip), and they need not be of Python packages at all.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

from opwright.facts.archives.byte_source import read_whole
from opwright.model.environment.environment import CondaConflict, Distribution
from opwright.model.named_tuple import NamedTuple

_RECORD = re.compile(r"(?P<name>.+)-(?P<version>[^-]+)-[^-]+\.json")
_INFO = re.compile(
    rb'site-packages/([^"/]{1,200}?)-([^"/-]{1,200})(?:-py\d[\d.]{0,20})?\.(?:dist|egg)-info["/]'
)
_IN_PYTHON = b"site-packages/"
_MOST_RECORDS = 20_000
_LARGEST_RECORD = 64 << 20


class CondaRecords(NamedTuple):
    """What conda's records say of the distributions in its environment."""

    own: tuple[tuple[str, str], ...] = ()
    """(project, conda's name) of those that conda has installed, `("torch", "pytorch")`."""
    conflicts: tuple[CondaConflict, ...] = ()
    """Those that conda has a record of in another version than pip's record."""


def read_conda_records(prefix: str, distributions: Iterable[Distribution]) -> CondaRecords:
    """Return which distributions of an environment are conda's, and which conda and pip both have; nothing without conda."""
    folder = os.path.join(prefix, "conda-meta")
    try:
        names = sorted(os.listdir(folder))[:_MOST_RECORDS]
    except OSError:
        return CondaRecords()
    installed: dict[str, list[Distribution]] = {}
    for one in distributions:
        if one.version and one.folder.startswith(os.path.join(prefix, "")) and not one.source:
            installed.setdefault(one.project, []).append(one)
    own: dict[str, str] = {}
    conflicts: list[CondaConflict] = []
    for record in filter(None, map(_RECORD.fullmatch, names)):
        listed = read_whole(os.path.join(folder, record[0]), _LARGEST_RECORD)
        name, version = record["name"], record["version"]
        versions = _versions(listed, name, version)
        for project in versions.keys() & installed.keys():
            for one in installed[project]:
                if one.version in versions[project]:
                    own[project] = name
                else:
                    conflict = CondaConflict(project, name, version, one.version, one.folder)
                    conflicts.append(conflict)
    return CondaRecords(tuple(sorted(own.items())), tuple(conflicts))


def _versions(listed: bytes, name: str, version: str) -> dict[str, set[str]]:
    """Return the versions of Python's distributions that a record lists; conda's own if it has a package without one."""
    versions: dict[str, set[str]] = {}
    for info in set(_INFO.findall(listed)):
        one = Distribution(*(part.decode("utf-8", "replace") for part in info))
        versions.setdefault(one.project, set()).add(one.version)
    if not versions and _IN_PYTHON in listed:
        versions[Distribution(name, version).project] = {version}
    return versions
