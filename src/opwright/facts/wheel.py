"""A wheel: what its metadata says, and the shared libraries inside."""

from __future__ import annotations

import csv
import re
from base64 import urlsafe_b64decode
from binascii import Error as Base64Error
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from packaging.requirements import InvalidRequirement, Requirement
from packaging.tags import Tag
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from packaging.version import Version

from opwright.errors import UnreadableInputError
from opwright.facts.archive import Archive, Member
from opwright.facts.binary import (
    is_shared_library,
    read_binary,
    with_names_for_each_other,
)
from opwright.facts.byte_source import ByteSource
from opwright.model import Artifact, ArtifactKind, Binary

_THREADS = 2
_REQUIRES_DIST = re.compile(
    r"^requires-dist:[ \t]*(.*(?:\r?\n[ \t].*)*)", re.IGNORECASE | re.MULTILINE
)
_CPYTHON = re.compile(r"cp3(\d+)")
_END_OF_HEADERS = re.compile(r"^\r?\n", re.MULTILINE)  # what follows is the description
_LARGEST_METADATA = 16 << 20
_ELF_MAGIC = b"\x7fELF"


class WheelName(NamedTuple):
    """What the file name of a wheel says."""

    project: str
    version: Version
    tags: frozenset[Tag]


def parse_wheel_name(file_name: str) -> WheelName | None:
    """Return what a wheel's file name says; None when it is not a standard one."""
    try:
        project, version, _, tags = parse_wheel_filename(file_name)
    except InvalidWheelFilename:
        return None
    return WheelName(project, version, tags)


def read_wheel(
    source: ByteSource,
    file_name: str,
    *,
    far: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Artifact:
    """
    Return the shared libraries of a wheel, in the order of its directory.

    `far` says that each range of `source` costs a round trip. `progress` is called with the number
    of different libraries read and of all, from this thread.
    """
    archive = Archive(source, file_name, far=far)
    hashes = _recorded_hashes(archive)
    libraries = [member for member in archive.members if is_shared_library(member.name)]
    distinct = {_content(member, hashes): member for member in reversed(libraries)}
    read: dict[tuple[str | int, ...], Binary | str] = {}
    for member, binary in _read_all(archive, list(distinct.values()), hashes):
        read[_content(member, hashes)] = binary
        if progress:
            progress(len(read), len(distinct))
    in_order = [(member.name, read[_content(member, hashes)]) for member in libraries]
    return Artifact(
        path=file_name,
        kind=ArtifactKind.WHEEL,
        binaries=with_names_for_each_other(
            one._replace(path=name) for name, one in in_order if isinstance(one, Binary)
        ),
        requires_torch=_required_torch(archive, file_name),
        skipped=tuple((name, why) for name, why in in_order if isinstance(why, str)),
    )


def _content(member: Member, hashes: dict[str, str]) -> tuple[str | int, ...]:
    """Return what is the same for copies of one file: zip turns `libx.so -> libx.so.1` into two."""
    return hashes.get(member.name, member.name), member.crc, member.size, member.compressed_size


def _read_all(
    archive: Archive, libraries: list[Member], hashes: dict[str, str]
) -> Iterator[tuple[Member, Binary | str]]:
    """Yield each library, read, or why it could not be; the largest first, as it takes longest."""
    libraries = sorted(libraries, key=lambda member: member.size, reverse=True)

    def read(member: Member) -> Binary | str:
        return _read_one(archive, member, hashes.get(member.name))

    with ThreadPoolExecutor(_THREADS) as threads:
        yield from zip(libraries, threads.map(read, libraries), strict=True)


def _read_one(archive: Archive, member: Member, sha256: str | None) -> Binary | str:
    try:
        source = archive.open(member)
        magic = source.read(0, min(len(_ELF_MAGIC), source.size))
        if magic != _ELF_MAGIC:
            return f"it is not an ELF file: it starts with {magic!r}"
        return read_binary(source, member.name, sha256=sha256)
    except UnreadableInputError as error:
        return str(error)


# ---- Metadata ----------------------------------------------------------------------


def _metadata_file(archive: Archive, name: str) -> str | None:
    """Return the text of a file in the top-level .dist-info folder; None when it has none."""
    found = [
        member
        for member in archive.members
        if member.name.count("/") == 1 and member.name.endswith(f".dist-info/{name}")
    ]
    if not found:
        return None
    return archive.read(found[0], limit=_LARGEST_METADATA).decode("utf-8", "replace")


def _required_torch(archive: Archive, file_name: str) -> str | None:
    text = _metadata_file(archive, "METADATA") or ""
    headers = _END_OF_HEADERS.split(text, maxsplit=1)[0]
    return torch_requirement(_REQUIRES_DIST.findall(headers), python=_python_of(file_name))


def torch_requirement(lines: Iterable[str], *, python: str | None = None) -> str | None:
    """
    Return the version specifier that Requires-Dist lines ask of torch on Linux.

    `""` when they ask for any version, None when for no torch at all. Optional dependencies do not
    count. `python` is the version for which markers are evaluated, by default the running one.
    """
    environment = {"sys_platform": "linux", "platform_system": "Linux", "extra": ""}
    if python:
        environment |= {"python_version": python, "python_full_version": f"{python}.0"}
    wanted = [
        requirement
        for line in lines
        if (requirement := _requirement(line))
        and canonicalize_name(requirement.name) == "torch"
        and (requirement.marker is None or requirement.marker.evaluate(environment))
    ]
    specifiers = {str(one) for requirement in wanted for one in requirement.specifier}
    return ",".join(sorted(specifiers)) if wanted else None


def _python_of(file_name: str) -> str | None:
    """Return the Python that a wheel is for by its name, `3.11`; None when it is for several."""
    name = parse_wheel_name(file_name.rpartition("/")[2])
    versions = (
        {m[1] for tag in name.tags if (m := _CPYTHON.fullmatch(tag.interpreter))} if name else set()
    )
    return f"3.{versions.pop()}" if len(versions) == 1 else None


def _requirement(text: str) -> Requirement | None:
    try:
        return Requirement(" ".join(text.split()))
    except InvalidRequirement:
        return None


def _recorded_hashes(archive: Archive) -> dict[str, str]:
    """Return the SHA-256 of each member as RECORD has it, in hexadecimal."""
    text = _metadata_file(archive, "RECORD") or ""
    try:
        rows = list(csv.reader(text.splitlines()))
    except csv.Error:
        return {}
    hashes = ((row[0], _hexadecimal(row[1])) for row in rows if len(row) > 1)
    return {name: sha256 for name, sha256 in hashes if sha256}


def _hexadecimal(recorded: str) -> str | None:
    algorithm, _, value = recorded.partition("=")
    try:
        digest = urlsafe_b64decode(value + "=" * (-len(value) % 4))
    except (Base64Error, ValueError):
        return None
    return digest.hex() if algorithm == "sha256" and len(digest) == 32 else None  # noqa: PLR2004
