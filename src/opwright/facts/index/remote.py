"""Files on a server, read by range (RFC 9110, 14) so that only what is needed travels."""

from __future__ import annotations

import mmap
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from threading import Lock

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, MemoryBytes, open_file
from opwright.facts.index.addresses import is_file, path_of, shown, split, unreachable
from opwright.facts.index.digests import Digest, digest_in
from opwright.facts.index.web import Answer, Web, persistently
from opwright.model import Artifact

_PARTIAL, _OK = 206, 200
_LARGEST_PAGE = 32 << 20
_LARGEST_DOWNLOAD = 8 << 30
_TAIL = 1 << 16
_LEAST_READ, _MOST_READ = 1 << 16, 1 << 22
_CACHED = 8 << 20
_LARGEST_CHECKED = 4 << 20
"""Of files that are read whole to hold them against their SHA-256, though they could be read by ranges."""
_LARGEST_METADATA = 16 << 20
_HASHED = 1 << 20
_RANGE = re.compile(r"bytes ([0-9]{1,15})-([0-9]{1,15})/([0-9]{1,15})")


class RemoteFile:
    """A file behind an http or https address; `requests` and `received` count what it cost."""

    def __init__(
        self,
        url: str,
        *,
        ca_file: str | None = None,
        web: Web | None = None,
        digest: Digest | None = None,
    ) -> None:
        self.requests = 0
        self.received = 0
        self.failure: str | None = None
        """Why a range could not be had, of the first that could not."""
        self._url, self._digest = url, digest
        self._web = web or Web(ca_file=ca_file)
        self._lock = Lock()
        self._kept: list[tuple[int, bytes]] = []
        self._last_ends: dict[int, int] = {}
        self._whole: ByteSource | None = None
        self._size = -1
        self._version: Mapping[str, str] = {}
        self._begin()

    @property
    def size(self) -> int:
        return self._size

    def read(self, offset: int, size: int) -> bytes:
        if offset < 0 or size < 0 or offset + size > self._size:
            raise UnreadableInputError(
                f"{shown(self._url)} is truncated: bytes {offset} to {offset + size} are past its end "
                f"({self._size} bytes); check that the upload was complete"
            )
        try:
            return self._whole.read(offset, size) if self._whole else self._read(offset, size)
        except UnreadableInputError as error:
            self.failure = self.failure or str(error)
            raise

    def _read(self, offset: int, size: int) -> bytes:
        data = bytearray()
        while len(data) < size:
            start, left = offset + len(data), size - len(data)
            data += self._from_kept(start, left) or self._fetch_around(start, left)
        return bytes(data)

    def _from_kept(self, offset: int, size: int) -> bytes:
        """Return what was received before of the range's first bytes."""
        with self._lock:
            for start, data in self._kept:
                if start <= offset < start + len(data):
                    return data[offset - start : offset - start + size]
        return b""

    def _fetch_around(self, offset: int, size: int) -> bytes:
        """Fetch a range and what probably comes next: more, the longer reads go on in order."""
        with self._lock:
            in_order = self._last_ends.pop(offset, 0)
            ahead = min(in_order * 2, _MOST_READ) if in_order else _LEAST_READ
            kept = min((start for start, _ in self._kept if start > offset), default=self._size)
        end = min(kept, offset + max(size, ahead))
        data = self._fetch(offset, end)
        with self._lock:
            self._last_ends[end] = ahead
            self._keep(offset, data)
        return data[:size]

    def _keep(self, offset: int, data: bytes) -> None:
        self._kept.append((offset, data))
        while sum(len(kept) for _, kept in self._kept) > _CACHED and len(self._kept) > 1:
            del self._kept[1 if self._kept[2:] else 0]  # the tail is first

    def _fetch(self, start: int, end: int) -> bytes:
        return persistently(lambda: self._fetch_once(start, end))

    def _fetch_once(self, start: int, end: int) -> bytes:
        self.requests += 1
        with self._web.get(self._url, {"Range": f"bytes={start}-{end - 1}"}) as answer:
            told = answer.headers.get("Content-Range", "")
            if answer.status != _PARTIAL or told != f"bytes {start}-{end - 1}/{self._size}":
                raise unreachable(
                    self._url,
                    f"the server answered the request for bytes {start}-{end - 1} with {answer.told}",
                )
            if _is_other(self._version, _version_of(answer)):
                raise unreachable(
                    self._url, "the file was replaced on the server while it was read"
                )
            data = self._body(answer, end - start)
        if len(data) != end - start:
            raise unreachable(self._url, "the response is shorter than announced")
        return data

    # ---- the first request

    def _begin(self) -> None:
        """Fetch the end, where a zip archive has its directory, and learn the size from that."""
        if not self._begin_with(f"bytes=-{_TAIL}", is_last=False):  # some know no suffix ranges
            self._begin_with("bytes=0-0", is_last=True)

    def _begin_with(self, wanted: str, *, is_last: bool) -> bool:
        self.requests += 1
        with self._web.get(self._url, {"Range": wanted}) as answer:
            if answer.status == _PARTIAL:
                self._begin_with_part(answer)
            elif answer.status == _OK:
                self._whole = self._download(answer)
                self._size = self._whole.size
            elif is_last:
                raise unreachable(self._url, f"the server answered {answer.told}")
            else:
                return False
        return True

    def _begin_with_part(self, answer: Answer) -> None:
        told = answer.headers.get("Content-Range", "")
        found = _RANGE.fullmatch(told)
        start, end, size = map(int, found.groups()) if found else (0, 0, 0)
        if not start <= end < size:
            raise unreachable(self._url, f"invalid Content-Range {told[:80]!r}")
        data = self._body(answer, min(_TAIL, size))
        if len(data) != end - start + 1:
            raise unreachable(self._url, "the response does not have the announced length")
        self._size, self._version = size, _version_of(answer)
        self._kept.append((start, data))
        if self._digest is not None and size <= _LARGEST_CHECKED:
            self._check_whole(start, data)

    def _check_whole(self, start: int, part: bytes) -> None:
        """Read what comes before and after a part, too, and hold all against the digest that the index has."""
        end = start + len(part)
        before = self._fetch(0, start) if start else b""
        whole = before + part + (self._fetch(end, self._size) if end < self._size else b"")
        _check_digest(self._url, self._digest, [whole])
        self._whole = MemoryBytes(whole, shown(self._url))

    def _body(self, answer: Answer, most: int) -> bytes:
        if answer.headers.get("Content-Encoding", "identity").lower() != "identity":
            raise unreachable(self._url, "it sends a part of something compressed")
        try:
            return answer.read(most)
        finally:
            self.received += answer.received

    def _download(self, answer: Answer) -> ByteSource:
        """Keep a file that does not come in parts, where the system drops it after us."""
        digest = self._digest.hasher() if self._digest else None
        with tempfile.TemporaryFile() as file:
            for piece in answer.pieces(_LARGEST_DOWNLOAD):
                file.write(piece)
                if digest:
                    digest.update(piece)
            self.received += answer.received
            size = file.tell()
            file.flush()
            whole = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if size else b""
        if self._digest and digest:
            _compare(self._url, self._digest, digest.hexdigest())
        return MemoryBytes(whole, shown(self._url))


def _version_of(answer: Answer) -> Mapping[str, str]:
    """Return what a server says of a file that tells it from another under its address: mirrors need not agree."""
    said = {name: answer.headers.get(name, "") for name in ("ETag", "Last-Modified")}
    return {"server": split(answer.url).netloc, **said}


def _is_other(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    """Return whether a server has said of two answers that they are of different files."""
    if one.get("server") != other["server"]:
        return False
    said = next((name for name in ("ETag", "Last-Modified") if one[name] and other[name]), None)
    return said is not None and one[said] != other[said]


def open_url(url: str, *, ca_file: str | None = None, digest: Digest | None = None) -> ByteSource:
    """
    Return the bytes behind an http, https or file address.

    `digest` is what its index says of the whole file. It is held against what is read whole: a file on
    disk, one of 4 MiB at most, and what comes from a server that knows no ranges.
    """
    url, _, fragment = url.partition("#")
    digest = digest_in(fragment) if digest is None else digest
    if not is_file(url):
        return RemoteFile(url, ca_file=ca_file, digest=digest)
    source = open_file(path_of(url))
    _check_digest(url, digest, _pieces(source))
    return source


def _pieces(source: ByteSource) -> Iterator[bytes]:
    for at in range(0, source.size, _HASHED):
        yield source.read(at, min(_HASHED, source.size - at))


def _check_digest(url: str, digest: Digest | None, pieces: Iterable[bytes]) -> None:
    if digest is not None:
        _compare(url, digest, digest.of(pieces))


def _compare(url: str, digest: Digest, computed: str) -> None:
    if computed != digest.value.lower():
        raise UnreadableInputError(
            f"{shown(url)} is not the file that the index means: its {digest.shown} is {computed}, and "
            f"{digest.value.lower()} in the index; do not use it"
        )


def with_failure(artifact: Artifact, source: ByteSource) -> Artifact:
    """
    Return what was read of a wheel, with why something of it could not be had from its server, if so.

    What is read beside the tables may be passed over where it is damaged, but not where the network is.
    """
    failure = source.failure if isinstance(source, RemoteFile) else None
    if failure is None or artifact.skipped:
        return artifact
    return artifact._replace(skipped=((artifact.path, failure),))


def read_metadata(web: Web, url: str, digest: Digest) -> str | None:
    """Return the METADATA of a wheel that lies beside it, once its digest is right; None without one."""

    def read() -> bytes | None:
        with web.get(url, {}) as answer:
            return answer.read(_LARGEST_METADATA) if answer.status == _OK else None

    data = persistently(read)
    if data is None:
        return None
    _check_digest(url, digest, [data])
    return data.decode("utf-8", "replace")


def read_page(web: Web, url: str, accept: str) -> tuple[bytes, str, str]:
    """Return a page, its content type, and the address it came from at last."""

    def read() -> tuple[bytes, str, str]:
        with web.get(url, {"Accept": accept}) as answer:
            if answer.status != _OK:
                raise unreachable(url, f"the server answered {answer.told}")
            page = answer.read(_LARGEST_PAGE)
            return page, answer.headers.get("Content-Type", ""), answer.url

    return persistently(read)
