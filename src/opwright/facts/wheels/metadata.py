"""What the metadata of a wheel or an installed package says, and where a file name says otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from packaging.markers import UndefinedComparison, UndefinedEnvironmentName
from packaging.requirements import InvalidRequirement, Requirement
from packaging.tags import Tag, parse_tag
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from packaging.version import Version

from opwright.knowledge.versions import parse_version
from opwright.model import Disagreement
from opwright.model.named_tuple import NamedTuple

_HEADERS_END = re.compile(r"^\r?\n", re.MULTILINE)  # what follows is the description
_HEADER = re.compile(r"^([\w-]+):[ \t]*(.*(?:\r?\n[ \t].*)*)", re.MULTILINE)
_LARGEST_WHEEL_FILE = 64 << 10
_MOST_DOTS = 64
_MOST_DOTS_IN_TAG, _DASHES_IN_TAG = 12, 2
_CPYTHON = re.compile(r"cp3(\d{1,3})")
_LONGEST = 4000
"""Of a name or a header that is made sense of: Python refuses numbers of 4300 digits."""


class WheelName(NamedTuple):
    """What the file name of a wheel says."""

    project: str
    version: Version
    tags: frozenset[Tag]


class Metadata(NamedTuple):
    """What METADATA and WHEEL say, each as it is written there."""

    name: str | None
    version: str | None
    requires_python: str | None
    requirements: tuple[str, ...]
    tags: tuple[str, ...]
    pure: bool | None


def parse_wheel_name(file_name: str) -> WheelName | None:
    """Return what a wheel's file name says; None when it is not a standard one."""
    if file_name.count(".") > _MOST_DOTS or len(file_name) > _LONGEST:
        return None  # each dot multiplies the tags that it stands for
    try:
        project, version, _, tags = parse_wheel_filename(file_name)
    except InvalidWheelFilename:
        return None
    return WheelName(project, version, tags)


def parse_metadata(metadata: str, wheel: str) -> Metadata:
    """Return what the texts of METADATA and WHEEL say; an empty text says nothing."""
    headers, built = _headers(metadata), _headers(wheel[:_LARGEST_WHEEL_FILE])
    pure = next(iter(built.get("root-is-purelib", ())), "").lower()
    return Metadata(
        name=next(iter(headers.get("name", ())), None),
        version=next(iter(headers.get("version", ())), None),
        requires_python=next(iter(headers.get("requires-python", ())), None),
        requirements=tuple(headers.get("requires-dist", ())),
        tags=_expanded(built.get("tag", ())),
        pure={"true": True, "false": False}.get(pure),
    )


def _headers(text: str) -> dict[str, list[str]]:
    """Return the values of each header by its name in lower case, each on one line."""
    headers: dict[str, list[str]] = {}
    for name, value in _HEADER.findall(_HEADERS_END.split(text, maxsplit=1)[0]):
        if len(value) <= _LONGEST:
            headers.setdefault(name.lower(), []).append(" ".join(value.split()))
    return headers


def _expanded(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the tags that some lines stand for: `py2.py3-none-any` for two."""
    well_formed = (
        line
        for line in lines
        if line.count("-") == _DASHES_IN_TAG and line.count(".") <= _MOST_DOTS_IN_TAG
    )
    return tuple(sorted({str(tag) for line in well_formed for tag in parse_tag(line)}))


def torch_requirement(lines: Iterable[str], *, python: str | None = None) -> str | None:
    """
    Return the version specifier that Requires-Dist lines ask of torch on Linux.

    `""` when they ask for any version, None when for no torch at all. Optional dependencies do not
    count. `python` is the version for which markers are evaluated, by default the running one.
    """
    environment = {"sys_platform": "linux", "platform_system": "Linux", "extra": ""}
    if python:
        environment |= {"python_version": python, "python_full_version": f"{python}.0"}
    requirements = [
        requirement
        for line in lines
        if (requirement := _requirement(line))
        and canonicalize_name(requirement.name) == "torch"
        and _applies(requirement, environment)
    ]
    specifiers = {str(clause) for requirement in requirements for clause in requirement.specifier}
    return ",".join(sorted(specifiers)) if requirements else None


def _applies(requirement: Requirement, environment: dict[str, str]) -> bool:
    try:
        return requirement.marker is None or requirement.marker.evaluate(environment)
    except (UndefinedComparison, UndefinedEnvironmentName):
        return False  # nobody can install by it


def python_of(name: WheelName | None) -> str | None:
    """Return the Python that a wheel is for by its name, `3.11`; None when it is for several."""
    versions = (
        {m[1] for tag in name.tags if (m := _CPYTHON.fullmatch(tag.interpreter))} if name else set()
    )
    return f"3.{versions.pop()}" if len(versions) == 1 else None


def disagreements(name: WheelName, metadata: Metadata) -> Iterator[Disagreement]:
    """Yield what the file name says otherwise than the metadata; what one leaves out is neither."""
    if metadata.name and canonicalize_name(metadata.name) != name.project:
        yield Disagreement("name", name.project, metadata.name)
    if metadata.version and parse_version(metadata.version) not in (None, name.version):
        yield Disagreement("version", str(name.version), metadata.version)
    tags = tuple(sorted(map(str, name.tags)))
    if metadata.tags and metadata.tags != tags:
        yield Disagreement("tags", ", ".join(tags), ", ".join(metadata.tags))


def _requirement(text: str) -> Requirement | None:
    try:
        return Requirement(text)
    except InvalidRequirement:
        return None
