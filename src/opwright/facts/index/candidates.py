"""The wheels of a project that can be installed for a Python on Linux, newest first, and what is in one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from packaging.tags import Tag, compatible_tags, cpython_tags
from packaging.utils import canonicalize_name
from packaging.version import Version

from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.index.addresses import is_file
from opwright.facts.index.package_index import IndexFile, Offer, all_offers
from opwright.facts.index.pip_settings import PipSettings
from opwright.facts.index.remote import RemoteFile, open_url, read_metadata, with_failure
from opwright.facts.index.web import Web
from opwright.facts.wheels.metadata import Metadata, parse_metadata
from opwright.facts.wheels.reading import Reading
from opwright.facts.wheels.wheel import read_wheel, read_wheel_metadata
from opwright.knowledge.requirements import parse_wheel_name
from opwright.knowledge.versions import parse_version
from opwright.model import Artifact
from opwright.model.environment.upgrade import Locked
from opwright.model.named_tuple import NamedTuple

_NEWEST_GLIBC = 45
_OLDEST_GLIBC = {"x86_64": 5}
_LEGACY = {17: "manylinux2014", 12: "manylinux2010", 5: "manylinux1"}


class Offered(NamedTuple):
    """What an index has of a project for one Python."""

    wheels: tuple[Offer, ...]
    """One for each version, newest first."""
    sources: tuple[str, ...]
    """The versions that are there as sources."""
    unreached: tuple[str, ...] = ()
    """The servers that gave no answer, and why."""


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
    offers, failures = all_offers(canonicalize_name(project), settings)
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
        tuple(failure.partition(";")[0] for failure in failures if _is_unreached(failure)),
    )


def _is_unreached(failure: str) -> bool:
    """Return whether a server could not be asked; one that has no such project has answered."""
    return failure.startswith("cannot read http") and "the server answered 4" not in failure


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
    wanted = parse_version(one.version)
    if wanted is None:
        return None
    offers, _ = all_offers(canonicalize_name(one.name), settings)
    found = [
        (place, offer.file)
        for offer in offers
        if offer.version == wanted and (place := _place(offer.tags or (), tags)) is not None
    ]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _tags_of(name: str) -> Iterable[Tag]:
    found = parse_wheel_name(name)
    return found.tags if found else ()


# ---- what is in it -----------------------------------------------------------------


class OfferedWheel:
    """A wheel of an index, opened: its metadata and its libraries come by ranges when they are asked for."""

    def __init__(self, file: IndexFile, cert: str | None, web: Web | None = None) -> None:
        self.file = file
        self._cert, self._web = cert, web or Web(ca_file=cert)
        self._far = not is_file(file.url)
        self._opened: ByteSource | None = None

    def metadata(self) -> Metadata:
        """Return what it says of itself; from beside it where the index has that there."""
        if self.file.metadata_digest and self._far:
            url, digest = f"{self.file.url}.metadata", self.file.metadata_digest
            if (beside := read_metadata(self._web, url, digest)) is not None:
                return parse_metadata(beside, "", self.file.name)
        return read_wheel_metadata(self._source(), self.file.name, far=self._far)

    def artifact(self, reading: Reading) -> Artifact:
        source, file = self._source(), self.file
        return with_failure(
            read_wheel(
                source,
                file.name,
                far=self._far,
                reading=reading,
                metadata_digest=file.metadata_digest,
            ),
            source,
        )

    def _source(self) -> ByteSource:
        if self._opened is None:
            file = self.file
            self._opened = (
                RemoteFile(file.url, web=self._web, digest=file.digest)
                if self._far
                else open_url(file.url, digest=file.digest)
            )
        return self._opened
