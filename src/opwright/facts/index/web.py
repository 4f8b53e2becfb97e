"""
What servers send, read within limits: of bytes, of decoded bytes, and of time.

A server may send without end, or a byte a minute. Whoever reads says how much it can use at most, and
a server that sends too little for too long is cut off, wherever the reading is at that moment.
"""

from __future__ import annotations

import socket
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from threading import Event, Thread, local
from time import monotonic
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import SplitResult, unquote_to_bytes
from urllib.request import getproxies, proxy_bypass

import urllib3
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.response import BaseHTTPResponse

from opwright.errors import UnreadableInputError
from opwright.facts.index.addresses import bare, joined, split_web, unreachable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Self

PATIENCE = 60.0
"""Seconds that a server has before it must have sent as much as one would that is slow and honest."""
_SLOWEST = 16 << 10  # bytes a second, since it was asked
_CONNECT = 10.0
_PIECE = 1 << 18
_TRIES = 3
_RETRIES = urllib3.Retry(
    total=4,
    connect=2,
    backoff_factor=0.3,
    status_forcelist=(429, 500, 502, 503, 504),
    respect_retry_after_header=False,  # a server may ask for an hour
    raise_on_status=False,
)


_Read = TypeVar("_Read")


class CutOffError(UnreadableInputError):
    """A connection ended before all was sent, which may be another time another way."""


def persistently(read: Callable[[], _Read]) -> _Read:
    """Return what a function reads from a server; one that is cut off on its way is read again."""
    for _ in range(_TRIES - 1):
        with suppress(CutOffError):
            return read()
    return read()


class Answer:
    """What a server answers: its status and headers, and its body as far as it is read."""

    def __init__(self, response: BaseHTTPResponse, url: str, pace: _Pace) -> None:
        self.status = response.status
        self.headers: Mapping[str, str] = response.headers
        self.url = url
        """The address that it came from at last."""
        self.received = 0
        self._response, self._pace = response, pace

    @property
    def told(self) -> str:
        """Return the status as a person reads it: `404 Not Found`."""
        return f"{self.status} {self._response.reason or ''}".strip()

    def read(self, most: int) -> bytes:
        """Return the whole body; raise UnreadableInputError where it is more than `most` bytes."""
        return b"".join(self.pieces(most))

    def pieces(self, most: int) -> Iterator[bytes]:
        """Yield the body piece by piece, decoded; raise once it is more than `most` bytes."""
        sent = 0
        for piece in self._decoded(most):
            sent += len(piece)
            if sent > most:
                raise unreachable(self.url, f"it sends more than {most} bytes")
            yield piece

    def _decoded(self, most: int) -> Iterator[bytes]:
        encoding = self.headers.get("Content-Encoding", "identity").lower()
        if encoding in ("", "identity"):
            yield from self._raw(most)
        elif encoding in ("gzip", "x-gzip"):  # some send what they keep, whatever one accepts
            yield from self._inflated(most)
        else:
            raise unreachable(self.url, f"it answers in the encoding {encoding[:40]!r}")

    def _inflated(self, most: int) -> Iterator[bytes]:
        inflater = zlib.decompressobj(16 + zlib.MAX_WBITS)
        try:
            for piece in self._raw(most):
                yield inflater.decompress(piece, _PIECE)
                while inflater.unconsumed_tail:
                    yield inflater.decompress(inflater.unconsumed_tail, _PIECE)
                if inflater.eof:  # what comes behind it belongs to nothing, and may go on for ever
                    return
        except zlib.error as error:
            raise unreachable(self.url, f"its gzip data is damaged ({error})") from error
        if not inflater.eof:
            raise unreachable(self.url, "its gzip data ends early")

    def _raw(self, most: int) -> Iterator[bytes]:
        """Yield what comes over the network; raise once it is more than `most` bytes can be packed to."""
        piece = min(_PIECE, most + 1)
        left = most + _PIECE
        while data := self._part(piece):
            yield data
            left -= len(data)
            if left < 0:  # gzip can say nothing at any length
                raise unreachable(self.url, f"it sends more than {most} bytes")

    def _part(self, size: int) -> bytes:
        try:
            data = self._response.read(size, decode_content=False)
        except (urllib3.exceptions.HTTPError, OSError, ValueError) as error:
            if self._pace.why:
                raise unreachable(self.url, self._pace.why) from error
            raise CutOffError(str(unreachable(self.url, _in_short(error)))) from error
        if self._pace.why:  # a body of unknown length ends where the connection does
            raise unreachable(self.url, self._pace.why)
        self.received += len(data)
        self._pace.received += len(data)
        return data


class Web:
    """Connections that are kept alive, through the proxy that the environment names."""

    def __init__(self, *, ca_file: str | None = None, patience: float = PATIENCE) -> None:
        self._ca_file, self._patience = ca_file, patience
        self._pools: dict[str | None, urllib3.PoolManager] = {}

    @contextmanager
    def get(self, url: str, headers: Mapping[str, str]) -> Iterator[Answer]:
        """Yield the answer to a request; what is not read of it when this ends is left unread."""
        parts = split_web(url)
        sent = {"Accept-Encoding": "identity", "User-Agent": "opwright", **headers}
        if parts.username is not None:
            sent["Authorization"] = _basic(parts)
        with _Pace(self._patience) as pace:
            try:
                response = self._pool(parts).request(
                    "GET", bare(parts), headers=sent, preload_content=False
                )
            except (urllib3.exceptions.HTTPError, OSError, ValueError) as error:
                raise unreachable(url, pace.why or _in_short(error)) from error
            try:
                yield Answer(response, _final_address(url, response), pace)
            finally:
                response.close()

    def _pool(self, parts: SplitResult) -> urllib3.PoolManager:
        """Return the connections for that host."""
        proxies = getproxies()
        host = parts.hostname or ""
        proxy = None if proxy_bypass(host) else proxies.get(parts.scheme, proxies.get("all"))
        if proxy not in self._pools:
            self._pools[proxy] = _with_pace(self._new_pool(proxy))
        return self._pools[proxy]

    def _new_pool(self, proxy: str | None) -> urllib3.PoolManager:
        timeout = urllib3.Timeout(connect=min(_CONNECT, self._patience), read=self._patience)
        if proxy is None:
            return urllib3.PoolManager(
                4, retries=_RETRIES, timeout=timeout, ca_certs=self._ca_file, maxsize=4
            )
        parts = split_web(proxy if "://" in proxy else f"http://{proxy}")
        headers = {"Proxy-Authorization": _basic(parts)} if parts.username else None
        return urllib3.ProxyManager(
            bare(parts),
            4,
            proxy_headers=headers,
            retries=_RETRIES,
            timeout=timeout,
            ca_certs=self._ca_file,
            maxsize=4,
        )


def _basic(parts: SplitResult) -> str:
    """Return how the credentials of an address are sent (RFC 7617): the bytes that it has, of whatever encoding."""
    user, password = (unquote_to_bytes(one or "") for one in (parts.username, parts.password))
    return f"Basic {b64encode(user + b':' + password).decode()}"


def _final_address(url: str, response: BaseHTTPResponse) -> str:
    """Return where a request was led to at last."""
    for step in response.retries.history if response.retries else ():
        url = joined(url, step.redirect_location or "") or url
    return url


_IN_WORDS = {
    "NewConnectionError": "the server takes no connection",
    "NameResolutionError": "the name of the server is not known",
    "ConnectTimeoutError": "the server did not answer in time",
    "ReadTimeoutError": "the server did not answer in time",
    "ProtocolError": "the server does not speak HTTP as it should",
    "ResponseError": "the server redirects without end",
    "LocationValueError": "the server redirects to no address of the web",
    "LocationParseError": "not a valid URL",
    "URLSchemeUnknown": "the server redirects to no address of the web",
    "ValueError": "not a valid URL",
}
"""What errors of urllib3 mean."""


def _in_short(error: Exception) -> str:
    """Return the innermost reason without the address, which may hold secrets."""
    if isinstance(error, urllib3.exceptions.ProtocolError):
        return "the connection broke off"
    reason = getattr(error, "reason", None)
    while isinstance(reason, Exception) and getattr(reason, "reason", None):
        reason = getattr(reason, "reason", None)
    if isinstance(reason, str):
        return reason
    name = type(reason or error).__name__
    return _IN_WORDS.get(name, name)


# ---- time --------------------------------------------------------------------------

_reading = local()
"""The pace that each thread's request is held to."""


class _Pace:
    """
    Holds one request to a pace.

    Time limits of sockets are for each receipt, so that a byte now and then would do. Here another
    thread looks at what has come in all, and shuts the connection down under whoever waits for it.
    """

    def __init__(self, patience: float) -> None:
        self.received = 0
        self.why = ""
        """Why the server was cut off; empty while it was not."""
        self._patience, self._began = patience, monotonic()
        self._sockets: list[Any] = []  # sockets, or what urllib3 has in place of one
        self._is_done = Event()

    def __enter__(self) -> Self:
        _reading.pace = self
        Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._is_done.set()
        _reading.pace = None

    def hold(self, connection: object) -> None:
        """Note the socket of a connection that is about to be waited for."""
        over = getattr(connection, "sock", None)
        self._sockets.append(
            getattr(over, "socket", over)
        )  # TLS through a proxy's TLS has one inside
        if self.why:
            raise urllib3.exceptions.HTTPError(self.why)

    def _watch(self) -> None:
        while not self._is_done.wait(min(1.0, self._patience / 4)):
            seconds = monotonic() - self._began
            if seconds > self._patience + self.received / _SLOWEST:
                self.why = f"it sent {self.received} bytes in {seconds:.0f} s"
            if self.why:
                self._cut()

    def _cut(self) -> None:
        for one in self._sockets:
            with suppress(OSError, TypeError):
                socket.socket.shutdown(one, socket.SHUT_RDWR)  # of the file, not of TLS


class _PacedHTTP(HTTPConnection):
    def getresponse(self) -> urllib3.HTTPResponse:  # type: ignore[override]  # as urllib3's own
        _reading.pace.hold(self)
        return super().getresponse()


class _PacedHTTPS(HTTPSConnection):
    def getresponse(self) -> urllib3.HTTPResponse:  # type: ignore[override]  # as urllib3's own
        _reading.pace.hold(self)
        return super().getresponse()


class _HTTPPool(urllib3.HTTPConnectionPool):
    ConnectionCls = _PacedHTTP


class _HTTPSPool(urllib3.HTTPSConnectionPool):
    ConnectionCls = _PacedHTTPS


def _with_pace(manager: urllib3.PoolManager) -> urllib3.PoolManager:
    manager.pool_classes_by_scheme = {"http": _HTTPPool, "https": _HTTPSPool}
    return manager
