"""The wheels of a project that can be installed for a Python on Linux, newest first, and what is in one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from packaging.tags import Tag, compatible_tags, cpython_tags
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from packaging.version import InvalidVersion, Version

from opwright.facts.index.package_index import IndexFile, Offer, all_offers
from opwright.facts.index.pip_settings import PipSettings
from opwright.facts.index.remote import RemoteFile, Web, open_url
from opwright.facts.wheels.metadata import Metadata
from opwright.facts.wheels.reading import Reading
from opwright.facts.wheels.wheel import read_wheel, read_wheel_metadata
from opwright.model import Artifact
from opwright.model.named_tuple import NamedTuple
from opwright.model.upgrade import Locked

_NEWEST_GLIBC = 45
_OLDEST_GLIBC = {"x86_64": 5}
_LEGACY = {17: "manylinux2014", 12: "manylinux2010", 5: "manylinux1"}


class Offered(NamedTuple):
    """What an index has of a project for one Python."""

    wheels: tuple[Offer, ...]
    """One for each version, newest first."""
    sources: tuple[str, ...]
    """The versions that are there as sources."""


def tags_for(python: str, machine: str, glibc: str | None = None) -> Mapping[Tag, int]:
    """Return the tags of the wheels that a CPython on Linux installs, by how well they fit."""
    numbers = [int(part) for part in python.split(".")[:2]]
    newest = int(glibc.split(".")[1]) if glibc and glibc.startswith("2.") else _NEWEST_GLIBC
    platforms = [
        name
        for minor in range(newest, _OLDEST_GLIBC.get(machine, 17) - 1, -1)
        for name in (f"manylinux_2_{minor}_{machine}", *_legacy(minor, machine))
    ]
    platforms.append(f"linux_{machine}")
    tags: Iterable[Tag] = (
        *cpython_tags(numbers, platforms=platforms),
        *compatible_tags(numbers, interpreter=f"cp{numbers[0]}{numbers[1]}", platforms=platforms),
    )
    return {tag: place for place, tag in enumerate(tags)}


def _legacy(minor: int, machine: str) -> Iterator[str]:
    if minor in _LEGACY:
        yield f"{_LEGACY[minor]}_{machine}"


def offered(project: str, settings: PipSettings, tags: Mapping[Tag, int]) -> Offered:
    """Return what pip's index has of a project; what was yanked, and what is no release, does not count."""
    offers, _ = all_offers(canonicalize_name(project), settings)
    best: dict[Version, Offer] = {}
    sources = set()
    for one in offers:
        if one.file.yanked or one.version.is_prerelease:
            continue
        if one.tags is None:
            sources.add(one.version)
        elif (place := _place(one.tags, tags)) is not None:
            known = best.get(one.version)
            if known is None or place < (_place(known.tags or (), tags) or 0):
                best[one.version] = one
    return Offered(
        tuple(best[version] for version in sorted(best, reverse=True)),
        tuple(str(version) for version in sorted(sources, reverse=True)),
    )


def _place(own: Iterable[Tag], tags: Mapping[Tag, int]) -> int | None:
    return min((tags[tag] for tag in own if tag in tags), default=None)


def locked_wheel(
    one: Locked, settings: PipSettings | None, tags: Mapping[Tag, int]
) -> IndexFile | None:
    """Return the file that a lock means for a Python: by its own addresses, else as the index has it."""
    named = [
        (url.partition("#")[0].rpartition("/")[2].replace("%2B", "+"), url) for url in one.urls
    ]
    fitting = [
        (place, IndexFile(name, url))
        for name, url in named
        if (place := _place(_tags_of(name), tags)) is not None
    ]
    if fitting:
        return min(fitting, key=lambda pair: pair[0])[1]
    if settings is None or not one.version:
        return None
    try:
        wanted = Version(one.version)
    except InvalidVersion:
        return None
    offers, _ = all_offers(canonicalize_name(one.name), settings)
    found = [
        (place, offer.file)
        for offer in offers
        if offer.version == wanted and (place := _place(offer.tags or (), tags)) is not None
    ]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _tags_of(name: str) -> Iterable[Tag]:
    try:
        return parse_wheel_filename(name)[3]
    except InvalidWheelFilename:
        return ()


# ---- what is in it -----------------------------------------------------------------


class OfferedWheel:
    """A wheel of an index, opened: its metadata and its libraries come by ranges when they are asked for."""

    def __init__(self, file: IndexFile, cert: str | None, web: Web | None = None) -> None:
        self.file = file
        is_near = file.url.startswith("file:")
        self._source = (
            open_url(file.url, ca_file=cert)
            if is_near
            else RemoteFile(file.url, ca_file=cert, web=web)
        )
        self._far = not is_near

    def metadata(self) -> Metadata:
        return read_wheel_metadata(self._source, self.file.name, far=self._far)

    def artifact(self, reading: Reading) -> Artifact:
        return read_wheel(self._source, self.file.name, far=self._far, reading=reading)
