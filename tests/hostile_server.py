"""A server on loopback that answers as a test has it: wrongly, endlessly, or drop by drop."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

Answer = Callable[[BaseHTTPRequestHandler], None]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, answer: Answer, *arguments: object) -> None:
        self._answer = answer
        super().__init__(*arguments)  # type: ignore[arg-type]  # as the server hands them over

    def do_GET(self) -> None:
        self.close_connection = True
        with contextlib.suppress(OSError):  # whoever asked has seen enough
            self._answer(self)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def handle_error(self, *_: object) -> None:
        """Say nothing: whoever asked has seen enough."""


@contextlib.contextmanager
def serving(answer: Answer) -> Iterator[str]:
    """Yield the address of a server whose every answer is `answer`'s."""
    with _Server(("127.0.0.1", 0), partial(_Handler, answer)) as http:
        Thread(target=partial(http.serve_forever, 0.01), daemon=True).start()
        yield f"http://127.0.0.1:{http.server_port}"
        http.shutdown()


def send(
    to: BaseHTTPRequestHandler,
    body: bytes,
    kind: str = "text/html",
    *,
    status: int = 200,
    **headers: str,
) -> None:
    """Send an answer of a known length."""
    to.send_response(status)
    to.send_header("Content-Type", kind)
    to.send_header("Content-Length", str(len(body)))
    for name, value in headers.items():
        to.send_header(name.replace("_", "-"), value)
    to.end_headers()
    to.wfile.write(body)


def begin(to: BaseHTTPRequestHandler, kind: str = "text/html", **headers: str) -> None:
    """Send the head of an answer that goes on until the connection ends."""
    to.send_response(200)
    to.send_header("Content-Type", kind)
    to.send_header("Connection", "close")
    for name, value in headers.items():
        to.send_header(name.replace("_", "-"), value)
    to.end_headers()


def send_range(to: BaseHTTPRequestHandler, whole: bytes, **headers: str) -> None:
    """Send what the request asks for of a file, as servers of wheels do."""
    first, _, last = to.headers["Range"].removeprefix("bytes=").partition("-")
    start = int(first) if first else max(0, len(whole) - int(last))
    end = min(int(last) + 1, len(whole)) if first and last else len(whole)
    body = whole[start:end]
    told = f"bytes {start}-{end - 1}/{len(whole)}"
    send(to, body, status=206, Content_Range=told, **headers)
