"""A wheel: what its metadata says, and the shared libraries inside."""

from __future__ import annotations

import csv
from base64 import urlsafe_b64decode
from binascii import Error as Base64Error
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from opwright import facts
from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, MemoryBytes
from opwright.facts.archives.member import DeflatedMember
from opwright.facts.archives.zip_archive import Archive, Member
from opwright.facts.elf.binary import is_shared_library, with_names_for_each_other
from opwright.facts.wheels.build_files import LARGEST, read_build_files
from opwright.facts.wheels.libraries import is_library, read_library, under
from opwright.facts.wheels.metadata import (
    Metadata,
    disagreements,
    parse_metadata,
    python_of,
    torch_requirement,
)
from opwright.facts.wheels.reading import MOST_LIBRARIES, TABLES, GpuReading, Reading
from opwright.knowledge.platforms.wheel_tags import are_for_linux, machines_elsewhere
from opwright.knowledge.requirements import parse_wheel_name
from opwright.model import Artifact, ArtifactKind, Binary, BuildFile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.facts.index.digests import Digest

_SHA256_SIZE = 32
"""Bytes of a digest."""
_THREADS = 2
_LARGEST_METADATA = 16 << 20

_ReadingOf = Callable[[ByteSource], Reading]
"""How much of a library's code for GPUs is read, None for nothing."""


def read_wheel(  # noqa: PLR0913 - a wheel, and how it is read
    source: ByteSource,
    file_name: str,
    *,
    far: bool = False,
    reading: Reading = TABLES,
    progress: Callable[[int, int], None] | None = None,
    metadata_digest: Digest | None = None,
) -> Artifact:
    """
    Return the shared libraries of a wheel, in the order of its directory.

    `far` says that each range of `source` costs a round trip. The code for GPUs lies in
    the middle of large members, which are inflated up to there if `reading` says so. `progress` is
    called with the number of different libraries read and of all, from this thread. `metadata_digest` is
    what an index says of its METADATA.
    """
    archive = Archive(source, file_name, far=far)
    name = parse_wheel_name(file_name.rpartition("/")[2])
    metadata = _metadata(archive, metadata_digest)
    hashes = _recorded_hashes(archive)
    tags = tuple(sorted(map(str, name.tags))) if name else ()
    is_read = is_shared_library if are_for_linux(tags) else is_library
    libraries = [member for member in archive.members if is_read(member.name)]
    if len(libraries) > MOST_LIBRARIES:
        raise UnreadableInputError(
            f"{file_name} has {len(libraries)} shared libraries, and at most {MOST_LIBRARIES} are read"
        )
    distinct = {_content(member, hashes): member for member in reversed(libraries)}
    read: dict[tuple[str | int, ...], tuple[Binary, ...] | str] = {}
    for member, binaries in _read_all(
        archive,
        list(distinct.values()),
        hashes,
        lambda member: _reading_of(member, reading, far=far),
    ):
        read[_content(member, hashes)] = binaries
        if progress:
            progress(len(read), len(distinct))
    in_order = [(member.name, read[_content(member, hashes)]) for member in libraries]
    binaries = with_names_for_each_other(
        binary
        for path, result in in_order
        if not isinstance(result, str)
        for binary in under(path, result, machines_elsewhere(tags))
    )
    without_gpus = any(binary.machine == "aarch64" for binary in binaries)  # most torches for it
    return Artifact(
        path=file_name,
        kind=ArtifactKind.WHEEL,
        binaries=binaries,
        requires_torch=torch_requirement(metadata.requirements, python=python_of(name)),
        skipped=tuple((path, reason) for path, reason in in_order if isinstance(reason, str)),
        name=metadata.name,
        version=metadata.version,
        tags=tags,
        requirements=metadata.requirements,
        requires_python=metadata.requires_python,
        pure=metadata.pure,
        disagreements=tuple(disagreements(name, metadata)) if name else (),
        build_files=_build_files(archive, libraries),
        loaded=_loaded(archive, binaries) if reading.sources or without_gpus else None,
    )


def _loaded(archive: Archive, binaries: Sequence[Binary]) -> frozenset[str] | None:
    """Return the libraries that its Python sources load, where some are for GPUs and others not."""
    members = {member.name: member for member in archive.members}

    def read(name: str) -> bytes:
        return archive.read(members[name], limit=facts.gpu_companions.LARGEST)

    return facts.gpu_companions.read_loaded(binaries, members, read)


def _build_files(archive: Archive, libraries: Iterable[Member]) -> tuple[BuildFile, ...]:
    """Return the build files next to the libraries."""
    small = {member.name: member for member in archive.members if member.size <= LARGEST}

    def read(name: str) -> bytes | None:
        try:
            return archive.read(small[name], limit=LARGEST) if name in small else None
        except UnreadableInputError:  # of a damaged one the libraries still count
            return None

    return read_build_files((member.name for member in libraries), read)


def _content(member: Member, hashes: dict[str, str]) -> tuple[str | int, ...]:
    """Return what copies of one file have in common: zip turns `libx.so -> libx.so.1` into two."""
    return hashes.get(member.name, member.name), member.crc, member.size, member.compressed_size


def _is_costly(source: ByteSource, *, far: bool) -> bool:
    """Return whether the middle of a member takes inflating all before it, or downloading it."""
    return isinstance(source, DeflatedMember) or (far and not isinstance(source, MemoryBytes))


def _reading_of(source: ByteSource, reading: Reading, *, far: bool) -> Reading:
    """Return what to read of a member: not its middle, if that is costly and not worth it."""
    least = GpuReading.EVERYTHING if far else GpuReading.ON_DISK
    worth_it = reading.gpu is not None and reading.gpu >= least
    return reading if worth_it or not _is_costly(source, far=far) else reading._replace(gpu=None)


def _read_all(
    archive: Archive, libraries: list[Member], hashes: dict[str, str], reading: _ReadingOf
) -> Iterator[tuple[Member, tuple[Binary, ...] | str]]:
    """Yield each library, read, or why it could not be; the largest begin, as they take longest."""
    libraries = sorted(libraries, key=lambda member: member.size, reverse=True)
    with ThreadPoolExecutor(_THREADS) as threads:
        reads = {
            threads.submit(_read_library, archive, member, hashes.get(member.name), reading): member
            for member in libraries
        }
        for read in as_completed(reads):
            yield reads[read], read.result()


def _read_library(
    archive: Archive, member: Member, sha256: str | None, reading: _ReadingOf
) -> tuple[Binary, ...] | str:
    try:
        source = archive.open(member)
        return read_library(source, member.name, reading(source), sha256=sha256)
    except UnreadableInputError as error:
        return str(error)


# ---- Metadata ----------------------------------------------------------------------


def read_wheel_metadata(source: ByteSource, file_name: str, *, far: bool = False) -> Metadata:
    """Return what METADATA and WHEEL of a wheel say, without a look at anything else in it."""
    return _metadata(Archive(source, file_name, far=far))


def _metadata(archive: Archive, digest: Digest | None = None) -> Metadata:
    said = _metadata_file(archive, "METADATA")
    if digest and not digest.is_of(said):
        raise UnreadableInputError(
            f"{archive.name} is not the file that the index means: its METADATA has another {digest.shown} "
            "than in the index; do not use it"
        )
    built = _metadata_file(archive, "WHEEL")
    texts = said.decode("utf-8", "replace"), built.decode("utf-8", "replace")
    return parse_metadata(*texts, archive.name)


def _metadata_file(archive: Archive, name: str) -> bytes:
    """Return the content of a file in the top-level .dist-info folder; empty if there is none."""
    members = [
        member
        for member in archive.members
        if member.name.count("/") == 1 and member.name.endswith(f".dist-info/{name}")
    ]
    return archive.read(members[0], limit=_LARGEST_METADATA) if members else b""


def _recorded_hashes(archive: Archive) -> dict[str, str]:
    """Return the SHA-256 of each member as RECORD has it, in hexadecimal."""
    text = _metadata_file(archive, "RECORD").decode("utf-8", "replace")
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
    return digest.hex() if algorithm == "sha256" and len(digest) == _SHA256_SIZE else None
