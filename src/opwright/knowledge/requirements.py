"""
Requirements, markers and file names of distributions, of anybody, by the parsers of `packaging`.

A text that its parser does not bear, whatever that raises for it, is none: PEP 440, 508 and 425 say
what is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.tags import Tag, parse_tag
from packaging.utils import parse_sdist_filename, parse_wheel_filename
from packaging.version import Version

from opwright.errors import MALFORMED
from opwright.knowledge.versions import LONGEST
from opwright.model.named_tuple import NamedTuple

_LONGEST = 4000
"""Of a requirement or marker: nobody writes so much, and parsers recurse."""
_MOST_TAGS = 64
"""That one name may stand for: each dot in it multiplies them."""
_PARTS = 3
"""Of a tag: the interpreter, its ABI, the platform."""


class WheelName(NamedTuple):
    """What the file name of a wheel says."""

    project: str
    version: Version
    tags: frozenset[Tag]


def parse_requirement(text: str) -> Requirement | None:
    """Return a requirement; None if the text is not one."""
    return None if why_no_requirement(text) else Requirement(text)


def why_no_requirement(text: str) -> str:
    """Return in one line why a text is not a requirement; empty if it is one."""
    if len(text) > _LONGEST:
        return f"it has {len(text)} characters"
    try:
        parsed = Requirement(text)
    except MALFORMED as error:
        deep = isinstance(error, RecursionError)
        return "it is nested too deeply" if deep else str(error).partition("\n")[0]
    if len(parsed.name) > LONGEST:
        return f"the name in it has more than {LONGEST} characters"
    if any(len(one.version) > LONGEST for one in parsed.specifier):
        return f"a version in it has more than {LONGEST} characters"
    return ""


def applies(marker: str | Marker | None, environment: Mapping[str, str]) -> bool | None:
    """Return whether a marker holds in an environment, and an empty one always; None if that cannot be said."""
    try:
        if isinstance(marker, str) and marker:
            marker = Marker(marker) if len(marker) <= _LONGEST else None
            if marker is None:
                return None
        return not marker or marker.evaluate(dict(environment))
    except MALFORMED:
        return None


def parse_wheel_name(file_name: str) -> WheelName | None:
    """Return what a wheel's file name says; None when it is not a standard one."""
    if len(file_name) > LONGEST or _tags_in(file_name.removesuffix(".whl")) > _MOST_TAGS:
        return None
    try:
        project, version, _, tags = parse_wheel_filename(file_name)
    except MALFORMED:
        return None
    return WheelName(project, version, tags)


def parse_sdist_name(file_name: str) -> tuple[str, Version] | None:
    """Return project and version of a source archive; None when its name is not a standard one."""
    if len(file_name) > LONGEST:
        return None
    try:
        return parse_sdist_filename(file_name)
    except MALFORMED:
        return None


def tags_in(text: str) -> frozenset[Tag]:
    """Return the tags that a compressed tag expands to, `py2.py3-none-any`; none if it is malformed."""
    if text.count("-") != _PARTS - 1 or len(text) > LONGEST or _tags_in(text) > _MOST_TAGS:
        return frozenset()
    try:
        return parse_tag(text)
    except MALFORMED:
        return frozenset()


def _tags_in(text: str) -> int:
    """Return how many tags the last three parts of a name stand for."""
    return prod(part.count(".") + 1 for part in text.split("-")[-3:])
