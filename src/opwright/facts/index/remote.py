"""Files on a server, read by range (RFC 9110, 14) so that only what is needed travels."""

from __future__ import annotations

import mmap
import tempfile
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from urllib.parse import SplitResult, unquote, urljoin, urlsplit, urlunsplit
from urllib.request import getproxies, proxy_bypass, url2pathname

import urllib3

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, MemoryBytes, open_file

_TIMEOUT = urllib3.Timeout(connect=10, read=60)
_RETRIES = urllib3.Retry(
    total=4,
    connect=2,
    backoff_factor=0.3,
    status_forcelist=(429, 500, 502, 503, 504),
    respect_retry_after_header=False,  # a server may ask for an hour
    raise_on_status=False,
)
_PARTIAL, _OK = 206, 200
_LARGEST_PAGE = 256 << 20
_LARGEST_DOWNLOAD = 8 << 30
_TAIL = 1 << 16
_LEAST_READ, _MOST_READ = 1 << 16, 1 << 22
_CACHED = 8 << 20
_COPIED = 1 << 20


class Web:
    """Connections that are kept alive, through the proxy that the environment names."""

    def __init__(self, *, ca_file: str | None = None) -> None:
        self._ca_file = ca_file
        self._pools: dict[str | None, urllib3.PoolManager] = {}

    def get(
        self, url: str, headers: Mapping[str, str], *, whole: bool = True
    ) -> urllib3.BaseHTTPResponse:
        """Return the answer to a request; its body is read at once unless `whole` is False."""
        parts = _http_parts(url)
        sent = {"Accept-Encoding": "identity", "User-Agent": "opwright", **headers}
        if parts.username is not None:
            credentials = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
            sent |= urllib3.make_headers(basic_auth=credentials)
        try:
            return self._pool(parts).request(
                "GET", _without_credentials(parts), headers=sent, preload_content=whole
            )
        except (urllib3.exceptions.HTTPError, OSError, ValueError) as error:
            raise unreachable(url, _in_short(error)) from error

    def _pool(self, parts: SplitResult) -> urllib3.PoolManager:
        """Return the connections for that host."""
        proxies = getproxies()
        host = parts.hostname or ""
        proxy = None if proxy_bypass(host) else proxies.get(parts.scheme, proxies.get("all"))
        if proxy not in self._pools:
            self._pools[proxy] = self._new_pool(proxy)
        return self._pools[proxy]

    def _new_pool(self, proxy: str | None) -> urllib3.PoolManager:
        if proxy is None:
            return urllib3.PoolManager(
                4, retries=_RETRIES, timeout=_TIMEOUT, ca_certs=self._ca_file, maxsize=4
            )
        parts = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
        credentials = f"{unquote(parts.username or '')}:{unquote(parts.password or '')}"
        headers = urllib3.make_headers(proxy_basic_auth=credentials) if parts.username else None
        return urllib3.ProxyManager(
            _without_credentials(parts),
            4,
            proxy_headers=headers,
            retries=_RETRIES,
            timeout=_TIMEOUT,
            ca_certs=self._ca_file,
            maxsize=4,
        )


class RemoteFile:
    """A file behind an http or https address; `requests` and `received` count what it cost."""

    def __init__(self, url: str, *, ca_file: str | None = None, web: Web | None = None) -> None:
        self.requests = 0
        self.received = 0
        self._url = url
        self._web = web or Web(ca_file=ca_file)
        self._lock = Lock()
        self._kept: list[tuple[int, bytes]] = []
        self._last_ends: dict[int, int] = {}
        self._whole: ByteSource | None = None
        self._size = -1
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
        if self._whole:
            return self._whole.read(offset, size)
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
            del self._kept[1 if len(self._kept) > 2 else 0]  # noqa: PLR2004 - the tail is first

    def _fetch(self, start: int, end: int) -> bytes:
        response = self._ask(f"bytes={start}-{end - 1}")
        told = response.headers.get("Content-Range", "")
        if response.status != _PARTIAL or told != f"bytes {start}-{end - 1}/{self._size}":
            raise unreachable(
                self._url,
                f"the server answered the request for bytes {start}-{end - 1} with {_status(response)}",
            )
        data = response.data
        self.received += len(data)
        if len(data) != end - start:
            raise unreachable(self._url, "the response is shorter than announced")
        return data

    def _ask(self, wanted: str, *, whole: bool = True) -> urllib3.BaseHTTPResponse:
        self.requests += 1
        return self._web.get(self._url, {"Range": wanted}, whole=whole)

    # ---- the first request

    def _begin(self) -> None:
        """Fetch the end, where a zip archive has its directory, and learn the size from that."""
        response = self._ask(f"bytes=-{_TAIL}", whole=False)
        if response.status not in (_PARTIAL, _OK):  # some know no suffix ranges
            response.drain_conn()
            response = self._ask("bytes=0-0", whole=False)
        with response:
            if response.status == _PARTIAL:
                self._begin_with_part(response)
            elif response.status == _OK:
                self._whole = self._download(response)
                self._size = self._whole.size
            else:
                raise unreachable(self._url, f"the server answered {_status(response)}")

    def _begin_with_part(self, response: urllib3.BaseHTTPResponse) -> None:
        told = response.headers.get("Content-Range", "")
        unit, _, rest = told.partition(" ")
        span, _, size = rest.partition("/")
        start, _, end = span.partition("-")
        if unit != "bytes" or not (start + end + size).isdecimal() or int(end) >= int(size):
            raise unreachable(self._url, f"invalid Content-Range {told!r}")
        data = self._body(response, _TAIL)
        if len(data) != int(end) - int(start) + 1:
            raise unreachable(self._url, "the response does not have the announced length")
        self._size = int(size)
        self._kept.append((int(start), data))

    def _body(self, response: urllib3.BaseHTTPResponse, limit: int) -> bytes:
        try:
            data = response.read(limit + 1, decode_content=False)
        except (urllib3.exceptions.HTTPError, OSError) as error:
            raise unreachable(self._url, _in_short(error)) from error
        self.received += len(data)
        return data

    def _download(self, response: urllib3.BaseHTTPResponse) -> ByteSource:
        """Keep a file that does not come in parts, where the system drops it after us."""
        start = self.received
        with tempfile.TemporaryFile() as file:
            while data := self._body(response, _COPIED):
                if self.received - start > _LARGEST_DOWNLOAD:
                    raise unreachable(self._url, f"larger than {_LARGEST_DOWNLOAD} bytes")
                file.write(data)
            size = file.tell()
            file.flush()
            whole = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if size else b""
        return MemoryBytes(whole, shown(self._url))


def open_url(url: str, *, ca_file: str | None = None) -> ByteSource:
    """Return the bytes behind an http, https or file address."""
    if urlsplit(url).scheme == "file":
        return open_file(path_of(url))
    return RemoteFile(url, ca_file=ca_file)


def path_of(url: str) -> Path:
    """Return the path of a file address."""
    return Path(url2pathname(urlsplit(url).path))


def read_page(web: Web, url: str, accept: str) -> tuple[bytes, str, str]:
    """Return a page, its content type, and the address it came from at last."""
    response = web.get(url, {"Accept": accept})
    if response.status != _OK:
        raise unreachable(url, f"the server answered {_status(response)}")
    if len(response.data) > _LARGEST_PAGE:
        raise unreachable(url, f"the page is too large ({len(response.data)} bytes)")
    for step in response.retries.history if response.retries else ():
        url = urljoin(url, step.redirect_location or "")
    return response.data, response.headers.get("Content-Type", ""), url


def shown(url: str) -> str:
    """Return an address as it may be printed: without credentials and without its query."""
    try:
        return _without_credentials(urlsplit(url)._replace(query="", fragment=""))
    except ValueError:
        return "an invalid URL"


def unreachable(url: str, reason: str) -> UnreadableInputError:
    """Return the error for an address that does not give what it should."""
    return UnreadableInputError(
        f"cannot read {shown(url)}: {reason}; check the URL, the network and the proxy "
        "settings, or download the file and pass its path"
    )


def _http_parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        well_formed = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        well_formed = False
    if not well_formed:
        raise unreachable(url, "not an http or https URL")
    return parts


def _without_credentials(parts: SplitResult) -> str:
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))


def _status(response: urllib3.BaseHTTPResponse) -> str:
    return f"{response.status} {response.reason or ''}".strip()


def _in_short(error: Exception) -> str:
    """Return the innermost reason without the address, which may hold secrets."""
    reason = getattr(error, "reason", None)
    while isinstance(reason, Exception) and getattr(reason, "reason", None):
        reason = getattr(reason, "reason", None)
    return type(reason or error).__name__ if not isinstance(reason, str) else reason
