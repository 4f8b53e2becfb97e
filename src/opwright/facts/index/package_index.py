"""The package index: which wheel file a requirement such as `torchvision==0.23.0` stands for."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

from packaging.requirements import Requirement
from packaging.tags import Tag
from packaging.utils import canonicalize_name
from packaging.version import Version

from opwright.errors import MALFORMED, UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.facts.index.addresses import is_file, is_web, joined, path_of, shown, split
from opwright.facts.index.digests import Digest, digest_among, digest_in
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.index.remote import read_page
from opwright.facts.index.web import Web
from opwright.facts.index.wheel_choice import allowed_offers, distance_from_here, nothing_fits
from opwright.knowledge.requirements import (
    parse_requirement,
    parse_sdist_name,
    parse_wheel_name,
    why_no_requirement,
)
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.documents import parse_json

_ACCEPT = (
    "application/vnd.pypi.simple.v1+json, application/vnd.pypi.simple.v1+html;q=0.2, "
    "text/html;q=0.1"
)
_LARGEST_PAGE = 32 << 20
_MOST_FILES = 50_000
"""On one page, or in one folder: no project has a tenth of it."""
_MOST_TAGS = 200_000
_PIECE = 1 << 16


class IndexFile(NamedTuple):
    """A file that an index or a folder offers."""

    name: str
    url: str
    digest: Digest | None = None
    size: int | None = None
    yanked: bool = False
    metadata_digest: Digest | None = None
    """Of its METADATA alone, where the index has that beside it (PEP 658)."""
    has_sdist: bool | None = None
    """Whether the index has the sources of its version; set for the wheel that was chosen."""

    @property
    def sha256(self) -> str | None:
        return self.digest.value if self.digest and self.digest.algorithm == "sha256" else None


class Offer(NamedTuple):
    """A file of an index for one version; `tags` is None for what is not a wheel."""

    file: IndexFile
    version: Version
    tags: frozenset[Tag] | None

    @property
    def is_for_linux(self) -> bool:
        return any("linux" in tag.platform for tag in self.tags or ())

    @property
    def is_for_all(self) -> bool:
        return any(tag.platform == "any" for tag in self.tags or ())


def find_wheel(
    requirement: str, settings: PipSettings | None = None, *, for_any_system: bool = False
) -> IndexFile:
    """
    Return the one Linux wheel for a requirement: newest version, nearest to this Python.

    With `for_any_system`, what has no Linux wheel may have one for all systems, or else for another.
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
    allowed = allowed_offers(wanted, offers)
    fitting = [offer for offer in allowed if offer.is_for_linux]
    if for_any_system and not fitting:
        wheels = [offer for offer in allowed if offer.tags]
        fitting = [offer for offer in wheels if offer.is_for_all] or wheels
    if not fitting:
        raise nothing_fits(wanted, offers, allowed, failures)
    newest = max(offer.version for offer in fitting)
    chosen = min(
        (offer for offer in fitting if offer.version == newest), key=distance_from_here()
    ).file
    sdist = any(offer.version == newest and offer.tags is None for offer in offers)
    return chosen._replace(has_sdist=sdist)


def files_offered(project: str, settings: PipSettings) -> tuple[IndexFile, ...]:
    """Return every file of a project, by its normalized name; raise when there is none."""
    offers, failures = all_offers(project, settings)
    if not offers:
        raise UnreadableInputError(f"no files found for {project}: {'; '.join(failures)}")
    return tuple(offer.file for offer in offers)


def _parsed(requirement: str) -> Requirement:
    parsed = parse_requirement(requirement)
    if parsed is None:
        reason = why_no_requirement(requirement)
        raise UnreadableInputError(
            f"{requirement[:200]!r} is not a valid requirement ({reason}); write it like torchvision==0.23.0"
        )
    return parsed


# ---- What is offered ---------------------------------------------------------------


def all_offers(
    project: str, settings: PipSettings, web: Web | None = None
) -> tuple[list[Offer], list[str]]:
    """Return every file of the project that can be had, and why some places gave none."""
    web = web or Web(ca_file=settings.cert)
    offers: list[Offer] = []
    failures: list[str] = []
    places = [(link, "") for link in settings.find_links]
    places += [(index, project) for index in settings.indexes]
    for place, folder in places:
        try:
            found = _offers_at(web, place, folder, project)
        except UnreadableInputError as error:
            failures.append(str(error))
            continue
        offers += found
        if not found:
            failures.append(f"none at {shown(place)}")
    return offers, failures


def _offers_at(web: Web, place: str, folder: str, project: str) -> list[Offer]:
    """Return what a place has of a project; raise where that is more than any project has."""
    offers: list[Offer] = []
    tags = 0
    for number, file in enumerate(_files_at(web, place, folder)):
        if number >= _MOST_FILES:
            raise _too_many(place)
        if offer := offer_of(file, project):
            offers.append(offer)
            tags += len(offer.tags or ())
        if tags > _MOST_TAGS:
            raise UnreadableInputError(
                f"the files at {shown(place)} are for more than {_MOST_TAGS} tags"
            )
    return offers


def _too_many(place: str) -> UnreadableInputError:
    return UnreadableInputError(f"{shown(place)} lists more than {_MOST_FILES} files")


def _files_at(web: Web, place: str, folder: str) -> Iterator[IndexFile]:
    """Yield the files of an index's project page, of a page of links, or of a folder."""
    url = f"{place.rstrip('/')}/{folder}/" if folder else place
    if is_web(url):
        page, kind, base = read_page(web, url, _ACCEPT)
        return _files_on_page(page, kind, base)
    return _files_in_folder(path_of(url) if is_file(url) else Path(url))


def _files_in_folder(path: Path) -> Iterator[IndexFile]:
    try:
        page = path if path.is_file() else path / "index.html"
        if page.is_file():
            content = read_small(page, _LARGEST_PAGE)
            return _files_on_page(content, "text/html", page.resolve().as_uri())
        return iter([IndexFile(file.name, file.as_uri()) for file in path.resolve().iterdir()])
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        why = getattr(error, "strerror", None) or error
        raise UnreadableInputError(f"cannot read {path}: {why}") from error


def _files_on_page(page: bytes, kind: str, base: str) -> Iterator[IndexFile]:
    return _files_in_json(page, base) if "json" in kind else _files_in_html(page, base)


def _files_in_json(page: bytes, base: str) -> Iterator[IndexFile]:
    """Yield the files of a page as PEP 691 has it; what leads nowhere is left out."""
    content = parse_json(page, f"{shown(base)} is not an index page: it")
    files = content.get("files") if isinstance(content, dict) else None
    if not isinstance(files, list):
        raise UnreadableInputError(f"{shown(base)} is not an index page: it has no list of files")
    if len(files) > _MOST_FILES:
        raise _too_many(base)
    for file in files:
        if not isinstance(file, dict):
            raise UnreadableInputError(f"{shown(base)} is not an index page: a file is no object")
        name, url = file.get("filename"), file.get("url")
        if not isinstance(name, str) or not isinstance(url, str):
            raise UnreadableInputError(f"{shown(base)} is not an index page: a file has no name")
        address, _, fragment = (joined(base, url) or "").partition("#")
        if address:
            yield IndexFile(
                name=name,
                url=address,
                digest=digest_among(file.get("hashes")) or digest_in(fragment),
                size=file["size"] if isinstance(file.get("size"), int) else None,
                yanked=bool(file.get("yanked")),
                metadata_digest=digest_among(file.get("core-metadata"))
                or digest_among(file.get("dist-info-metadata")),
            )


def _files_in_html(page: bytes, base: str) -> Iterator[IndexFile]:
    """Yield the files of a page as PEP 503 has it, read piece by piece."""
    reader = _LinkReader(base)
    text = page.decode("utf-8", "replace")
    for start in range(0, len(text), _PIECE):
        try:
            reader.feed(text[start : start + _PIECE])
        except (*MALFORMED, AssertionError) as error:  # AssertionError: `<![` and nothing it knows
            raise UnreadableInputError(f"{shown(base)} is not an index page: {error!r}") from error
        if (
            len(reader.rawdata) > 2 * _PIECE
        ):  # each piece starts with the incomplete rest of the last
            raise UnreadableInputError(f"{shown(base)} is not an index page: a tag does not end")
        yield from reader.files
        reader.files.clear()


class _LinkReader(HTMLParser):
    """Collects the files of a page as PEP 503 has it."""

    def __init__(self, base: str) -> None:
        super().__init__()
        self.files: list[IndexFile] = []
        self._base = base

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        address = joined(self._base, values.get("href") or "") if values.get("href") else None
        if address is None:
            return
        if tag == "base":
            self._base = address
        if tag == "a":
            url, _, fragment = address.partition("#")
            told = values.get("data-core-metadata") or values.get("data-dist-info-metadata") or ""
            self.files.append(
                IndexFile(
                    unquote(split(url).path.rpartition("/")[2]),
                    url,
                    digest_in(fragment),
                    yanked="data-yanked" in values,
                    metadata_digest=digest_in(told),
                )
            )


def offer_of(file: IndexFile, project: str) -> Offer | None:
    """Return what a file is by its name; None when it is of another project, or not a release."""
    if file.name.endswith(".whl"):
        wheel = parse_wheel_name(file.name)
        return (
            Offer(file, wheel.version, wheel.tags) if wheel and wheel.project == project else None
        )
    name, version = parse_sdist_name(file.name) or ("", None)
    return Offer(file, version, None) if version and name == project else None
