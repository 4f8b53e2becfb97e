"""The package index: which wheel file a requirement such as `torchvision==0.23.0` stands for."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Callable, Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from packaging.requirements import InvalidRequirement, Requirement
from packaging.tags import Tag, sys_tags
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import Version

from opwright.errors import UnreadableInputError
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.index.remote import Web, path_of, read_page, shown
from opwright.model.named_tuple import NamedTuple

_ACCEPT = (
    "application/vnd.pypi.simple.v1+json, application/vnd.pypi.simple.v1+html;q=0.2, "
    "text/html;q=0.1"
)
_LISTED = 8


class IndexFile(NamedTuple):
    """A file that an index or a folder offers."""

    name: str
    url: str
    sha256: str | None = None
    size: int | None = None
    yanked: bool = False


class Offer(NamedTuple):
    """A file of an index for one version; `tags` is None for what is not a wheel."""

    file: IndexFile
    version: Version
    tags: frozenset[Tag] | None

    @property
    def is_for_linux(self) -> bool:
        return any("linux" in tag.platform for tag in self.tags or ())


def find_wheel(requirement: str, settings: PipSettings | None = None) -> IndexFile:
    """
    Return the one Linux wheel to audit for a requirement: newest version, nearest to this Python.

    Asks where pip would: its index and links. A wheel that was yanked counts only when its very
    version is asked for, and `Requires-Python` does not count, since nothing will be installed.
    """
    wanted = _parsed(requirement)
    settings = settings or read_pip_settings()
    offers, failures = all_offers(canonicalize_name(wanted.name), settings)
    if not offers:
        asked = ", ".join(failures) or "no index or find-links directory is configured"
        raise UnreadableInputError(
            f"no files found for {wanted.name} ({asked}); check the name, set PIP_INDEX_URL, or "
            "pass the path of a wheel"
        )
    allowed = _allowed(wanted, offers)
    linux = [offer for offer in allowed if offer.is_for_linux]
    if not linux:
        raise _nothing_fits(wanted, offers, allowed)
    newest = max(offer.version for offer in linux)
    return min((offer for offer in linux if offer.version == newest), key=_distance()).file


def files_offered(project: str, settings: PipSettings) -> tuple[IndexFile, ...]:
    """Return every file of a project, by its normalized name; raise when there is none."""
    offers, failures = all_offers(project, settings)
    if not offers:
        raise UnreadableInputError(f"no files found for {project}: {'; '.join(failures)}")
    return tuple(offer.file for offer in offers)


def _parsed(requirement: str) -> Requirement:
    try:
        return Requirement(requirement)
    except InvalidRequirement as error:
        reason = str(error).partition("\n")[0]
        raise UnreadableInputError(
            f"{requirement!r} is not a valid requirement ({reason}); write it like torchvision==0.23.0"
        ) from error


# ---- Choosing ----------------------------------------------------------------------


def _allowed(wanted: Requirement, offers: Iterable[Offer]) -> list[Offer]:
    exact = any(
        one.operator == "===" or (one.operator == "==" and not one.version.endswith(".*"))
        for one in wanted.specifier
    )
    usable = [offer for offer in offers if exact or not offer.file.yanked]
    versions = set(wanted.specifier.filter({offer.version for offer in usable if offer.tags}))
    versions = versions or set(wanted.specifier.filter({offer.version for offer in usable}))
    return [offer for offer in usable if offer.version in versions]


def _distance() -> Callable[[Offer], tuple[int, int, int, tuple[int, ...], bool]]:
    """Return how far a wheel is from this machine: first this Python's tags, then its processor."""
    order = {tag: place for place, tag in enumerate(sys_tags())}
    machine = platform.machine()

    def distance(offer: Offer) -> tuple[int, int, int, tuple[int, ...], bool]:
        tags = offer.tags or frozenset()
        return (
            min((order.get(tag, len(order)) for tag in tags), default=len(order)),
            0 if any(tag.platform.endswith(f"_{machine}") for tag in tags) else 1,
            0 if any("manylinux" in tag.platform for tag in tags) else 1,
            min(_newest_python_first(tag) for tag in tags),
            not offer.file.url.startswith("file:"),
        )

    return distance


def _newest_python_first(tag: Tag) -> tuple[int, ...]:
    """Return the order of interpreters: CPython before others, newest first, threaded last."""
    numbers = re.fullmatch(r"cp(\d)(\d+)", tag.interpreter)
    if not numbers:
        return (1,)
    return (0, -int(numbers[1]), -int(numbers[2]), 1 if tag.abi.endswith("t") else 0)


def _nothing_fits(
    wanted: Requirement, offers: list[Offer], allowed: list[Offer]
) -> UnreadableInputError:
    if allowed:
        names = sorted({offer.file.name for offer in allowed})
        listed = ", ".join(names[:_LISTED]) + (", ..." if len(names) > _LISTED else "")
        return UnreadableInputError(
            f"{wanted} has no Linux wheel, only {listed}; choose another version, or build a "
            "wheel and pass its path"
        )
    versions = sorted({offer.version for offer in offers}, key=_nearness(wanted))[:_LISTED]
    listed = ", ".join(str(version) for version in sorted(versions))
    return UnreadableInputError(
        f"no version of {wanted.name} satisfies {wanted.specifier}; the closest are {listed}"
    )


def _nearness(wanted: Requirement) -> Callable[[Version], tuple[float, ...]]:
    """Return the order by distance from the first version that the requirement names."""
    named = re.findall(r"\d+", next((one.version for one in wanted.specifier), "")) or ["9999"]
    target = [int(number) for number in named[:3]] + [0] * (3 - len(named[:3]))

    def nearness(version: Version) -> tuple[float, ...]:
        release = (*version.release, 0, 0)[:3]
        return tuple(abs(one - other) for one, other in zip(release, target, strict=True))

    return nearness


# ---- What is offered ---------------------------------------------------------------


def all_offers(project: str, settings: PipSettings) -> tuple[list[Offer], list[str]]:
    """Return every file of the project that can be had, and why some places gave none."""
    web = Web(ca_file=settings.cert)
    offers: list[Offer] = []
    failures: list[str] = []
    places = [(link, "") for link in settings.find_links]
    places += [(index, project) for index in settings.indexes]
    for place, folder in places:
        try:
            files = list(_files_at(web, place, folder))
        except UnreadableInputError as error:
            failures.append(str(error))
            continue
        found = [offer for file in files if (offer := offer_of(file, project))]
        offers += found
        if not found:
            failures.append(f"none at {shown(place)}")
    return offers, failures


def _files_at(web: Web, place: str, folder: str) -> Iterator[IndexFile]:
    """Return the files of an index's project page, of a page of links, or of a folder."""
    url = f"{place.rstrip('/')}/{folder}/" if folder else place
    if urlsplit(url).scheme in ("http", "https"):
        page, kind, base = read_page(web, url, _ACCEPT)
        return _files_on_page(page, kind, base)
    return _files_in_folder(path_of(url) if url.startswith("file:") else Path(url))


def _files_in_folder(path: Path) -> Iterator[IndexFile]:
    page = path if path.is_file() else path / "index.html"
    try:
        if page.is_file():
            return _files_on_page(page.read_bytes(), "text/html", page.resolve().as_uri())
        return iter([IndexFile(file.name, file.as_uri()) for file in path.resolve().iterdir()])
    except OSError as error:
        raise UnreadableInputError(f"cannot read {path}: {error.strerror}") from error


def _files_on_page(page: bytes, kind: str, base: str) -> Iterator[IndexFile]:
    if "json" in kind:
        return _files_in_json(page, base)
    reader = _LinkReader(base)
    reader.feed(page.decode("utf-8", "replace"))
    return iter(reader.files)


def _files_in_json(page: bytes, base: str) -> Iterator[IndexFile]:
    """Yield the files of a page as PEP 691 has it."""
    try:
        for file in json.loads(page)["files"]:
            yield IndexFile(
                name=str(file["filename"]),
                url=urljoin(base, str(file["url"])),
                sha256=file.get("hashes", {}).get("sha256"),
                size=file.get("size"),
                yanked=bool(file.get("yanked")),
            )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UnreadableInputError(f"{shown(base)} is not an index page: {error!r}") from error


class _LinkReader(HTMLParser):
    """Collects the files of a page as PEP 503 has it."""

    def __init__(self, base: str) -> None:
        super().__init__()
        self.files: list[IndexFile] = []
        self._base = base

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "base" and values.get("href"):
            self._base = urljoin(self._base, values["href"] or "")
        if tag == "a" and values.get("href"):
            url, _, fragment = urljoin(self._base, values["href"] or "").partition("#")
            sha256 = fragment.removeprefix("sha256=") if fragment.startswith("sha256=") else None
            name = unquote(urlsplit(url).path.rpartition("/")[2])
            self.files.append(IndexFile(name, url, sha256, yanked="data-yanked" in values))


def offer_of(file: IndexFile, project: str) -> Offer | None:
    """Return what a file is by its name; None when it is of another project, or not a release."""
    try:
        if file.name.endswith(".whl"):
            name, version, _, tags = parse_wheel_filename(file.name)
            return Offer(file, version, tags) if name == project else None
        name, version = parse_sdist_filename(file.name)
    except (InvalidWheelFilename, InvalidSdistFilename):
        return None
    return Offer(file, version, None) if name == project else None
