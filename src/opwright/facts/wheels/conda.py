"""
Conda packages: `.conda`, a zip archive of two tar archives that Zstandard compresses, and `.tar.bz2`, a tar archive.

See https://docs.conda.io/projects/conda/en/stable/user-guide/concepts/packages.html. They are read in one pass, a library
at a time, and nothing is written to the disk. Their sizes are claims: what is unpacked is counted and bounded.
"""

from __future__ import annotations

import mmap
import re
from collections.abc import Callable, Iterator

from opwright import facts
from opwright.errors import MALFORMED, UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, MemoryBytes
from opwright.facts.archives.zip_archive import Archive
from opwright.facts.elf.binary import with_names_for_each_other
from opwright.facts.wheels.libraries import is_foreign, is_library, read_library
from opwright.facts.wheels.reading import MOST_LIBRARIES, TABLES, Reading
from opwright.knowledge.versions import parse_specifier
from opwright.model import Artifact, ArtifactKind, Binary, lazy
from opwright.syntax.documents import parse_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO

_MOST_UNPACKED = 8 << 30
_MOST_AT_ONCE = 16 << 20
"""More than any header of a tar archive has; tarfile believes what it says."""
_MOST_TIMES, _NEVER_TOO_MUCH = 500, 256 << 20
"""How many times its own size a package may unpack to, if that is more than some bytes: zeros are packed a million to one."""
_MOST_MEMBERS = 200_000
_LARGEST_LIBRARY = 4 << 30
_LARGEST_INDEX = 1 << 20
_MOST_WINDOW = 1 << 27
_PIECE = 1 << 20
_INDEX = "info/index.json"
_METADATA = re.compile(
    r"(?:lib/python3\.\d+/)?site-packages/[^/]+\.(?:dist|egg)-info/(?:METADATA|PKG-INFO)"
)
_TORCH = re.compile(r"(?:pytorch|libtorch)(?:-cpu|-gpu)?[ \t]+([^ \t]+)")


class _Contents:
    """What was taken out of a package."""

    def __init__(self, size: int) -> None:
        self.most = min(_MOST_UNPACKED, max(_NEVER_TOO_MUCH, _MOST_TIMES * size))
        """How many bytes a package of a size may unpack to."""
        self.binaries: list[Binary] = []
        self.skipped: list[tuple[str, str]] = []
        self.names: list[str] = []
        self.index: dict[str, object] = {}
        self.metadata = ""
        self.unpacked = 0


def read_conda(
    source: ByteSource,
    file_name: str,
    *,
    reading: Reading = TABLES,
    progress: Callable[[int, int], None] | None = None,
) -> Artifact:
    """
    Return the shared libraries of a conda package, in the order of its archive.

    Raises UnreadableInputError for one that is damaged, or that unpacks to more than any package needs.
    """
    contents = _Contents(source.size)
    broken = (lazy.tarfile.TarError, lazy.zstandard.ZstdError, EOFError, OSError, *MALFORMED)
    try:
        for stream in _streams(source, file_name):
            _read_tar(stream, file_name, contents, reading, progress)
    except broken as error:
        raise UnreadableInputError(
            f"{file_name} is damaged or truncated ({str(error).partition(chr(10))[0]}); download it again"
        ) from error
    name, version, subdir = (contents.index.get(key) for key in ("name", "version", "subdir"))
    if not isinstance(name, str):
        raise UnreadableInputError(f"{file_name} is not a conda package: it has no {_INDEX}")
    metadata = facts.wheel_metadata.parse_metadata(contents.metadata, "", file_name)

    def is_used(path: str) -> bool:
        return not (_is_linux(subdir) and is_foreign(path))

    return Artifact(
        path=file_name,
        kind=ArtifactKind.CONDA,
        binaries=with_names_for_each_other(
            binary for binary in contents.binaries if is_used(binary.path)
        ),
        requires_torch=_torch_requirement(contents.index.get("depends")),
        skipped=tuple((path, why) for path, why in contents.skipped if is_used(path)),
        name=name,
        version=version if isinstance(version, str) else None,
        requirements=metadata.requirements,
        requires_python=metadata.requires_python,
    )


def _is_linux(subdir: object) -> bool:
    return isinstance(subdir, str) and subdir.startswith("linux-")


def _torch_requirement(depends: object) -> str | None:
    """Return which torch some dependencies ask for, as a specifier of PEP 440: conda's `2.8.*` is `==2.8.*`."""
    for line in depends if isinstance(depends, list) else ():
        found = _TORCH.match(line) if isinstance(line, str) else None
        if found:
            text = re.sub(r"^=?(\d)", r"==\1", found[1])
            return text if parse_specifier(text) is not None else ""
    return None


# ---- archives ----------------------------------------------------------------------


def _streams(source: ByteSource, file_name: str) -> Iterator[IO[bytes]]:
    """Yield the tar archives of a package, unpacked, one after another."""
    if file_name.endswith(".tar.bz2"):
        with lazy.bz2.open(_File(source)) as stream:  # type: ignore[call-overload] # all that it asks of one
            yield stream
        return
    archive = Archive(source, file_name)
    for member in archive.members:
        if member.name.endswith(".tar.zst"):
            inflater = lazy.zstandard.ZstdDecompressor(max_window_size=_MOST_WINDOW)
            packed = _File(archive.open(member))
            with inflater.stream_reader(packed, read_across_frames=True) as stream:  # type: ignore[arg-type] # as above
                yield stream


class _File:
    """A source as the file that decompressors read."""

    def __init__(self, source: ByteSource) -> None:
        self._source, self._at = source, 0

    def read(self, size: int = -1) -> bytes:
        left = self._source.size - self._at
        data = self._source.read(self._at, left if size < 0 else min(size, left))
        self._at += len(data)
        return data

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return False


class _Forward:
    """A stream for tarfile that only goes forward, gives out little at once, and counts what it gives."""

    def __init__(self, stream: IO[bytes], contents: _Contents, name: str) -> None:
        self._stream, self._contents, self._name = stream, contents, name
        self._at = 0

    def tell(self) -> int:
        return self._at

    def seek(self, place: int) -> None:
        if place < self._at:
            raise lazy.tarfile.ReadError("a member lies before another one")
        while self._at < place and self.read(min(_PIECE, place - self._at)):
            pass

    def read(self, size: int) -> bytes:
        if size > _MOST_AT_ONCE:
            raise lazy.tarfile.ReadError(f"a header of {size} bytes")
        data = self._stream.read(size)
        while len(data) < size and (more := self._stream.read(size - len(data))):
            data += more
        self._at += len(data)
        self._contents.unpacked += len(data)
        if self._contents.unpacked > self._contents.most:
            raise UnreadableInputError(
                f"{self._name} unpacks to more than {self._contents.most} bytes, the limit for a conda package "
                "of its size"
            )
        return data


def _read_tar(
    stream: IO[bytes],
    file_name: str,
    contents: _Contents,
    reading: Reading,
    progress: Callable[[int, int], None] | None,
) -> None:
    forward = _Forward(stream, contents, file_name)
    with lazy.tarfile.open(mode="r:", fileobj=forward) as archive:  # type: ignore[call-overload] # as above
        for member in archive:
            archive.members = []  # which it would keep
            if len(contents.names) >= _MOST_MEMBERS:
                raise UnreadableInputError(f"{file_name} has more than {_MOST_MEMBERS} members")
            path = member.name.removeprefix("./")
            if not member.isreg():
                continue
            contents.names.append(path)
            opened = archive.extractfile(member)
            if opened is None:
                continue
            if path == _INDEX or _METADATA.fullmatch(path):
                _keep_text(path, opened.read(_LARGEST_INDEX), contents)
            elif is_library(path):
                if progress:
                    progress(len(contents.binaries), len(contents.binaries) + 1)
                _keep_library(path, opened, member.size, contents, reading)


def _keep_text(path: str, data: bytes, contents: _Contents) -> None:
    if path == _INDEX:
        index = parse_json(data, path)
        contents.index = index if isinstance(index, dict) else {}
    else:
        contents.metadata = data.decode("utf-8", "replace")


def _keep_library(
    path: str, opened: IO[bytes], size: int, contents: _Contents, reading: Reading
) -> None:
    if len(contents.binaries) >= MOST_LIBRARIES:
        raise UnreadableInputError(f"it has more than {MOST_LIBRARIES} shared libraries")
    if not 0 < size <= _LARGEST_LIBRARY:
        contents.skipped.append((path, f"it has {size} bytes"))
        return
    with mmap.mmap(-1, size) as memory:
        while piece := opened.read(_PIECE):
            memory.write(piece)
        if memory.tell() != size:
            raise EOFError(f"{path} is truncated")
        try:
            contents.binaries += read_library(MemoryBytes(memory, path), path, reading)
        except UnreadableInputError as error:
            contents.skipped.append((path, str(error)))
