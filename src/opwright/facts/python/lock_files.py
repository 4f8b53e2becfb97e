"""
Lock files, which pin every package of an environment: requirements.txt, uv.lock, pylock.toml.

See https://pip.pypa.io/en/stable/reference/requirements-file-format/ and PEP 751; uv's own file has no standard.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.knowledge.requirements import applies
from opwright.model.upgrade import Locked
from opwright.syntax.documents import parse_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_MOST_READ = 16 << 20
_LONGEST_LINE = 4000
_PINNED = re.compile(
    r"^([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*===?\s*([\w.!+*-]+)\s*(?:;\s*(.*?))?\s*$"
)
_AT_ADDRESS = re.compile(
    r"^([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*@\s*(\S+?)\s*(?:;\s*(.*?))?\s*$"
)
_VERSION_IN_WHEEL = re.compile(r"/[\w.]+?-([\w.!+%]+)-[^/]*\.whl")


def read_lock(path: str, *, python: str, machine: str) -> tuple[Locked, ...]:
    """
    Return the packages of a lock file for a Python on Linux, by name.

    Raises UnreadableInputError if it cannot be read or pins no package.
    """
    try:
        text = read_small(path, _MOST_READ).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableInputError(f"cannot read {path}: {error}; pass a lock file") from error
    environment = _environment(python, machine)
    name = os.path.basename(path)
    if name == "uv.lock" or name.endswith(".toml"):
        locked = _locked_in_toml(parse_toml(text, path), environment)
    else:
        locked = _locked_in_requirements(text, environment)
    packages = {package.project: package for package in locked}
    if not packages:
        raise UnreadableInputError(
            f"{path} pins no package for Python {python}; pass a resolved lock file: requirements.txt "
            "from pip-compile or `uv pip compile`, uv.lock, or pylock.toml"
        )
    return tuple(packages[project] for project in sorted(packages))


def _environment(python: str, machine: str) -> dict[str, str]:
    series = ".".join(python.split(".")[:2])
    return {
        "python_version": series,
        "python_full_version": python if python.count(".") > 1 else f"{series}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "os_name": "posix",
        "sys_platform": "linux",
        "platform_system": "Linux",
        "platform_machine": machine,
        "extra": "",
    }


def _applies(marker: str | None, environment: Mapping[str, str]) -> bool:
    return applies(marker, environment) is not False  # what cannot be said is not left out


# ---- requirements.txt --------------------------------------------------------------


def _locked_in_requirements(text: str, environment: Mapping[str, str]) -> Iterator[Locked]:
    for line in text.replace("\\\r\n", " ").replace("\\\n", " ").splitlines():
        pin = re.split(r"\s#|\s--\w", f" {line}", maxsplit=1)[0].strip()
        if not pin or pin.startswith(("#", "-")) or len(pin) > _LONGEST_LINE:
            continue
        if (match := _PINNED.match(pin)) and "*" not in match[2]:
            if _applies(match[3], environment):
                yield Locked(match[1], match[2])
        elif (match := _AT_ADDRESS.match(pin)) and _applies(match[3], environment):
            version = _VERSION_IN_WHEEL.search(match[2])
            yield Locked(match[1], version[1].replace("%2B", "+") if version else "", (match[2],))


# ---- uv.lock and pylock.toml -------------------------------------------------------


def _locked_in_toml(
    document: Mapping[str, Any], environment: Mapping[str, str]
) -> Iterator[Locked]:
    for table in _tables(document.get("package", document.get("packages", ()))):
        name, version = table.get("name"), table.get("version")
        forks = table.get("resolution-markers")
        markers = [m for m in forks if isinstance(m, str)] if isinstance(forks, list) else []
        own = table.get("marker")
        is_meant = not markers or any(_applies(marker, environment) for marker in markers)
        if (
            isinstance(name, str)
            and isinstance(version, str)
            and is_meant
            and _applies(own if isinstance(own, str) else None, environment)
        ):
            yield Locked(name, version, tuple(_urls(table)))


def _urls(package: Mapping[str, Any]) -> Iterator[str]:
    for wheel in _tables(package.get("wheels", ())):
        if isinstance(url := wheel.get("url"), str):
            yield url


def _tables(value: object) -> Iterable[Mapping[str, Any]]:
    return [table for table in value if isinstance(table, dict)] if isinstance(value, list) else ()
