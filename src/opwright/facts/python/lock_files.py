"""
Lock files, which pin every package of an environment: requirements.txt, pylock.toml, and those of uv, poetry, pdm, pipenv, pixi.

See https://pip.pypa.io/en/stable/reference/requirements-file-format/ and PEP 751; the tools' own files have no standard.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from urllib.parse import unquote

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.knowledge.requirements import (
    applies,
    parse_requirement,
    parse_sdist_name,
    parse_wheel_name,
)
from opwright.model.environment.upgrade import Limit, Lock, Locked
from opwright.syntax.documents import parse_json, parse_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_MOST_READ = 16 << 20
_LONGEST_LINE = 4000
_PINNED = re.compile(
    r"^([A-Za-z0-9][\w.-]*)(?:\s*\[[^\]]*\])?\s*===?\s*([\w.!+*-]+)(?:\s*;\s*(.*))?\s*$"
)
_AT_ADDRESS = re.compile(
    r"^([A-Za-z0-9][\w.-]*)(?:\s*\[[^\]]*\])?\s*@\s*(\S+?)(?:\s*;\s*(.*))?\s*$"
)
_MADE_BY = re.compile(r"#\s+((pip-compile|uv pip compile|uv export)(?: [\w./=:@+-]+)*)\s*")
_HEADER_LINES = 8
_FIRST_LINE = 200
_OTHER_SOURCES = ("git", "vcs", "editable", "directory", "path", "archive", "virtual")
_PIXI_CUSTOM = re.compile(r"^- name: (\S{1,200})\n  subdir: (\S{1,200})$", re.MULTILINE)
_PIXI_ENVIRONMENT = re.compile(r"  ([\w-]+):\s*")
_PIXI_PLATFORM = re.compile(r" {6}([\w-]+):\s*")
_PIXI_PACKAGE = re.compile(r"\s+- (conda|pypi): (https?://\S{1,4000})")
_VERSION_IN_WHEEL = re.compile(r"/[\w.]+?-([\w.!+%]+)-[^/]*\.whl")


def read_lock(path: str, *, python: str, machine: str) -> Lock:
    """
    Return the packages of a lock file for a Python on Linux, by name.

    Raises UnreadableInputError if it cannot be read or pins no package.
    """
    try:
        text = read_small(path, _MOST_READ).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableInputError(f"cannot read {path}: {error}; pass a lock file") from error
    lock = _parsed(path, text, _environment(python, machine))
    packages = {package.project: package for package in lock.packages}
    if not packages:
        raise UnreadableInputError(
            f"{path} pins no package for Python {python}; pass a resolved lock file: requirements.txt "
            "from pip-compile or `uv pip compile`, or the lock of uv, poetry, pdm, pipenv or pixi, or pylock.toml"
        )
    return lock._replace(packages=tuple(packages[project] for project in sorted(packages)))


def _parsed(path: str, text: str, environment: Mapping[str, str]) -> Lock:
    name = os.path.basename(path)
    if name == "pixi.lock":
        return Lock(path, "pixi", tuple(_locked_in_pixi(text, environment["platform_machine"])))
    if name == "Pipfile.lock":
        return _pipenv_lock(path, parse_json(text, path), environment)
    if name.endswith((".toml", ".lock")):
        return _toml_lock(path, text, environment)
    tool, made_by = _header(text)
    return Lock(
        path,
        tool,
        tuple(_locked_in_requirements(text, environment)),
        made_by=made_by,
        limits=tuple(
            _limits(_beside(path)) if tool == "uv export" else _limits_of_inputs(path, made_by)
        ),
    )


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


def _header(text: str) -> tuple[str, str]:
    """Return the tool that a file of requirements names in its first lines, and the command."""
    for line in text.splitlines()[:_HEADER_LINES]:
        if match := _MADE_BY.fullmatch(line):
            return match[2], match[1]
    return "", ""


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


def _limits_of_inputs(path: str, made_by: str) -> Iterator[Limit]:
    """Yield what the files of requirements ask for that a compiled one was made from."""
    for word in made_by.split():
        if not word.endswith((".in", ".txt")) or "=" in word or _is_same(word, path):
            continue
        if not os.path.isfile(word):  # opening a pipe would wait for its writer
            continue
        try:
            text = read_small(word, _MOST_READ).decode("utf-8-sig")
        except (UnreadableInputError, UnicodeDecodeError):
            continue
        for line in text.splitlines():
            required = parse_requirement(re.split(r"\s#|\s--\w", f" {line}", maxsplit=1)[0].strip())
            if required and not required.url:
                yield Limit(required.name, str(required.specifier), word)


def _is_same(path: str, other: str) -> bool:
    return os.path.normpath(path) == os.path.normpath(other) or os.path.basename(
        path
    ) == os.path.basename(other)


# ---- uv, poetry, pdm and pylock.toml -----------------------------------------------


def _toml_lock(path: str, text: str, environment: Mapping[str, str]) -> Lock:
    document = parse_toml(text, path)
    tool, made_by = _header(text)
    metadata = document.get("metadata")
    metadata = metadata if isinstance(metadata, dict) else {}
    creator = str(document.get("created-by", ""))
    if not tool:
        is_uv = os.path.basename(path) == "uv.lock" or (
            "requires-python" in document and not creator
        )
        is_poetry = "python-versions" in metadata
        is_pdm = "lock_version" in metadata or "pdm" in text[:_FIRST_LINE]
        tool = "uv" if is_uv else "poetry" if is_poetry else "pdm" if is_pdm else ""
    targets = [t.get("requires_python") for t in _tables(metadata.get("targets"))]
    pythons = (document.get("requires-python"), metadata.get("python-versions"), *targets)
    return Lock(
        path,
        tool,
        tuple(_locked_in_toml(document, environment)),
        requires_python=next((text for text in pythons if isinstance(text, str)), ""),
        made_by=made_by,
        limits=tuple(_limits(document if tool != "uv export" else _beside(path))),
    )


def _beside(path: str) -> Mapping[str, Any]:
    """Return the uv.lock that a file was exported from; empty if it is not there."""
    try:
        own = os.path.join(os.path.dirname(path), "uv.lock")
        return parse_toml(read_small(own, _MOST_READ).decode(), own) if os.path.isfile(own) else {}
    except (UnreadableInputError, UnicodeDecodeError):
        return {}


def _locked_in_toml(
    document: Mapping[str, Any], environment: Mapping[str, str]
) -> Iterator[Locked]:
    for table in _tables(document.get("package", document.get("packages", ()))):
        name, version = table.get("name"), table.get("version", "")
        forks = table.get("resolution-markers")
        markers = [m for m in forks if isinstance(m, str)] if isinstance(forks, list) else []
        own = table.get("marker", table.get("markers"))
        is_meant = not markers or any(_applies(marker, environment) for marker in markers)
        source = _source(table)
        if (
            isinstance(name, str)
            and isinstance(version, str)
            and (version or source)
            and is_meant
            and _applies(own if isinstance(own, str) else None, environment)
        ):
            yield Locked(name, version, tuple(_urls(table)), source)


def _source(package: Mapping[str, Any]) -> str:
    """Return what a package is built from, if not from an index; empty otherwise."""
    told = package.get("source", package)
    told = told if isinstance(told, dict) else {}
    kind = told.get("type")
    if kind in ("git", "directory", "file", "url"):  # poetry's word
        return str(kind)
    return next((key for key in _OTHER_SOURCES if told.get(key)), "")


def _limits(document: Mapping[str, Any]) -> Iterator[Limit]:
    """Yield what the project itself requires, as uv.lock keeps it."""
    for table in _tables(document.get("package")):
        metadata = table.get("metadata")
        for required in _tables(
            metadata.get("requires-dist") if isinstance(metadata, dict) else ()
        ):
            name, specifier = required.get("name"), required.get("specifier", "")
            if isinstance(name, str) and isinstance(specifier, str):
                yield Limit(name, specifier)


def _urls(package: Mapping[str, Any]) -> Iterator[str]:
    for wheel in _tables(package.get("wheels", ())):
        if isinstance(url := wheel.get("url"), str):
            yield url
    archive = package.get("archive")
    if isinstance(archive, dict) and isinstance(url := archive.get("url"), str):
        yield url


def _tables(value: object) -> Iterable[Mapping[str, Any]]:
    return [table for table in value if isinstance(table, dict)] if isinstance(value, list) else ()


# ---- pipenv and pixi ---------------------------------------------------------------


def _pipenv_lock(path: str, document: object, environment: Mapping[str, str]) -> Lock:
    pinned = document.get("default") if isinstance(document, dict) else None
    packages = []
    for name, entry in (pinned if isinstance(pinned, dict) else {}).items():
        version = entry.get("version", "") if isinstance(entry, dict) else ""
        marker = entry.get("markers") if isinstance(entry, dict) else None
        if isinstance(version, str) and _applies(
            marker if isinstance(marker, str) else None, environment
        ):
            source = "" if version else "git"
            packages.append(Locked(str(name), version.lstrip("="), source=source))
    return Lock(path, "pipenv", tuple(packages))


def _locked_in_pixi(text: str, machine: str) -> Sequence[Locked]:
    """
    Return the packages of an environment of a pixi.lock, `default` or else the first, for Linux on a machine.

    It is YAML of one writer; what is read are its lines `- conda: URL` and `- pypi: URL` below `linux-64:`, or below
    the name of a platform that `platforms:` says is one.
    """
    wanted = {"x86_64": "linux-64", "aarch64": "linux-aarch64"}.get(machine, f"linux-{machine}")
    names = [wanted, *(name for name, kind in _PIXI_CUSTOM.findall(text) if kind == wanted)]
    packages: dict[tuple[str, str], list[Locked]] = {}
    environment = platform = ""
    for line in text.partition("\nenvironments:")[2].splitlines()[1:]:
        if line and not line.startswith(" "):
            break  # the list of all files
        if match := _PIXI_ENVIRONMENT.fullmatch(line):
            environment, platform = match[1], ""
        elif match := _PIXI_PLATFORM.fullmatch(line):
            platform = match[1]
        elif platform in names and (locked := _of_pixi(line)):
            packages.setdefault((environment, platform), []).append(locked)
    best = min(packages, key=lambda key: (key[0] != "default", names.index(key[1])), default=None)
    return packages[best] if best else ()


def _of_pixi(line: str) -> Locked | None:
    match = _PIXI_PACKAGE.match(line)
    return _of_address(match[2], match[1]) if match else None


def _of_address(url: str, kind: str) -> Locked | None:
    name = unquote(url.partition("#")[0].rpartition("/")[2])
    if kind == "conda":
        parts = name.removesuffix(".conda").removesuffix(".tar.bz2").rsplit("-", 2)
        match parts:
            case [project, version, _]:
                return Locked(project, version, (url,), "conda")
        return None
    wheel = parse_wheel_name(name)
    if wheel:
        return Locked(wheel.project, str(wheel.version), (url,))
    sdist = parse_sdist_name(name)
    return Locked(sdist[0], str(sdist[1]), (url,)) if sdist else None
