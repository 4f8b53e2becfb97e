"""What the metadata of a wheel or an installed package says, and where a file name says otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from packaging.utils import canonicalize_name

from opwright.errors import UnreadableInputError
from opwright.knowledge.requirements import WheelName, applies, parse_requirement, tags_in
from opwright.knowledge.versions import parse_version
from opwright.model import Disagreement
from opwright.model.named_tuple import NamedTuple

_HEADERS_END = re.compile(r"^\r?\n", re.MULTILINE)  # what follows is the description
_HEADER = re.compile(r"^([\w-]+):[ \t]*(.*(?:\r?\n[ \t].*)*)", re.MULTILINE)
_LARGEST_WHEEL_FILE = 64 << 10
_MOST_REQUIREMENTS = 10_000
_CPYTHON = re.compile(r"cp3(\d{1,3})")
_LONGEST = 4000
"""Of a name or a header that is made sense of: Python refuses numbers of 4300 digits."""


class Metadata(NamedTuple):
    """What METADATA and WHEEL say, each as it is written there."""

    name: str | None
    version: str | None
    requires_python: str | None
    requirements: tuple[str, ...]
    tags: tuple[str, ...]
    pure: bool | None
    mentions_torch: bool = False
    """Whether torch is named anywhere in METADATA, its description included."""


def parse_metadata(metadata: str, wheel: str, owner: str = "a package") -> Metadata:
    """
    Return what the texts of METADATA and WHEEL say; an empty text says nothing.

    Raises UnreadableInputError, with the name of their `owner`, for what nobody wrote.
    """
    headers, built = _headers(metadata), _headers(wheel[:_LARGEST_WHEEL_FILE])
    if len(headers.get("requires-dist", ())) > _MOST_REQUIREMENTS:
        raise UnreadableInputError(
            f"the METADATA of {owner} has more than {_MOST_REQUIREMENTS} Requires-Dist lines, which nobody wrote"
        )
    pure = next(iter(built.get("root-is-purelib", ())), "").lower()
    return Metadata(
        name=next(iter(headers.get("name", ())), None),
        version=next(iter(headers.get("version", ())), None),
        requires_python=next(iter(headers.get("requires-python", ())), None),
        requirements=tuple(headers.get("requires-dist", ())),
        tags=_expanded(built.get("tag", ())),
        pure={"true": True, "false": False}.get(pure),
        mentions_torch="torch" in metadata.lower(),
    )


def _headers(text: str) -> dict[str, list[str]]:
    """Return the values of each header, by its lower-case name, each on one line."""
    headers: dict[str, list[str]] = {}
    for name, value in _HEADER.findall(_HEADERS_END.split(text, maxsplit=1)[0]):
        if len(value) <= _LONGEST:
            headers.setdefault(name.lower(), []).append(" ".join(value.split()))
    return headers


def _expanded(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the tags that some lines expand to: `py2.py3-none-any` to two."""
    return tuple(sorted({str(tag) for line in lines for tag in tags_in(line)}))


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
        if "torch" in line.lower()
        and (requirement := parse_requirement(line))
        and canonicalize_name(requirement.name) == "torch"
        and applies(requirement.marker, environment)  # by what cannot be said, nobody can install
    ]
    specifiers = {str(clause) for requirement in requirements for clause in requirement.specifier}
    return ",".join(sorted(specifiers)) if requirements else None


def python_of(name: WheelName | None) -> str | None:
    """Return the Python that a wheel is for, by its name, `3.11`; None if it is for several."""
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
