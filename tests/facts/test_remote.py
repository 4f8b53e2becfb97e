"""Remote files: the same bytes whatever the server can do, and errors that say what to do."""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import tried

from opwright.errors import UnreadableInputError
from opwright.facts.index import remote
from opwright.facts.index.addresses import shown
from opwright.facts.index.digests import Digest
from opwright.facts.index.remote import RemoteFile, open_url

BODY = bytes(range(256)) * 4000


class Server(BaseHTTPRequestHandler):
    """Serves BODY in the manner that the first part of the path names."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        manner = self.path.split("/")[1]
        wanted = re.fullmatch(r"bytes=(\d*)-(\d*)", self.headers.get("Range", ""))
        if manner == "missing":
            self.answer(404, b"no")
        elif manner == "plain" or not wanted:
            self.answer(200, BODY)
        elif manner == "secret" and not self.headers.get("Authorization"):
            self.answer(401, b"no")
        elif manner == "no-suffix" and not wanted[1]:
            self.answer(501, b"no")
        else:
            self.answer_part(manner, wanted[1], wanted[2])

    def answer_part(self, manner: str, first: str, last: str) -> None:
        start = int(first) if first else max(0, len(BODY) - int(last))
        end = min(int(last) + 1, len(BODY)) if first and last else len(BODY)
        if manner == "lies":
            self.answer(206, BODY[start:end], "bytes 5-4/3")
        elif manner == "changes" and start:
            self.answer(206, BODY[start:end], f"bytes {start}-{end - 1}/{len(BODY) + start}")
        else:
            self.answer(206, BODY[start:end], f"bytes {start}-{end - 1}/{len(BODY)}")

    def answer(self, status: int, body: bytes, content_range: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        if content_range:
            self.send_header("Content-Range", content_range)
        self.end_headers()
        with contextlib.suppress(ConnectionError):  # the client may have seen enough
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Server) as http:
        Thread(target=partial(http.serve_forever, 0.01), daemon=True).start()
        yield f"http://127.0.0.1:{http.server_port}"
        http.shutdown()


@pytest.mark.parametrize("manner", ["ranges", "plain", "no-suffix"])
def test_any_server_gives_the_same_bytes(server: str, manner: str) -> None:
    file = RemoteFile(f"{server}/{manner}/x.whl")

    assert file.size == len(BODY)
    for offset, size in [(0, 10), (len(BODY) - 3, 3), (500_000, 100_000), (7, 0), (0, len(BODY))]:
        assert file.read(offset, size) == BODY[offset : offset + size]


@tried(0.4)
@given(reads=st.lists(st.tuples(st.integers(0, len(BODY)), st.integers(0, 300_000)), max_size=8))
def test_every_range_is_exact(server: str, reads: list[tuple[int, int]]) -> None:
    file = RemoteFile(f"{server}/ranges/x.whl")

    for offset, wanted in reads:
        size = min(wanted, len(BODY) - offset)
        assert file.read(offset, size) == BODY[offset : offset + size]

    assert file.received <= len(BODY) + file.requests  # nothing travels twice


def test_small_reads_near_each_other_cost_one_request(server: str) -> None:
    file = RemoteFile(f"{server}/ranges/x.whl")

    for offset in range(len(BODY) - 50_000, len(BODY), 1000):
        file.read(offset, 100)
    assert file.requests == 1

    for offset in range(1000, 50_000, 1000):
        file.read(offset, 100)
    assert file.requests == 2
    assert file.received < 200_000


@pytest.mark.parametrize(
    ("manner", "reason"),
    [
        pytest.param("missing", "404 Not Found", id="missing"),
        pytest.param("lies", "invalid Content-Range 'bytes 5-4/3'", id="lies"),
        pytest.param("changes", "206", id="changes"),
    ],
)
def test_server_that_does_not_deliver_is_named(server: str, manner: str, reason: str) -> None:
    with pytest.raises(UnreadableInputError, match=f"{reason}.*pass its path"):
        RemoteFile(f"{server}/{manner}/x.whl").read(500, 100)


def test_reading_past_the_end_is_refused(server: str) -> None:
    for manner in ("ranges", "plain"):
        with pytest.raises(UnreadableInputError, match="truncated"):
            RemoteFile(f"{server}/{manner}/x").read(len(BODY) - 1, 2)


def test_credentials_are_sent_and_never_shown(server: str) -> None:
    url = server.replace("//", "//user:hush@")

    assert RemoteFile(f"{url}/secret/x").read(0, 4) == BODY[:4]
    with pytest.raises(UnreadableInputError, match="401"):
        RemoteFile(f"{server}/secret/x")
    with pytest.raises(UnreadableInputError) as caught:
        RemoteFile(f"{url}/missing/x?token=hush")
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/x", "ftp://127.0.0.1/x", "http://[/x", "x"])
def test_address_without_a_server_is_an_error_for_people(url: str) -> None:
    with pytest.raises(UnreadableInputError, match="cannot read"):
        RemoteFile(url)


def test_file_address_is_read_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "a b.whl"
    path.write_bytes(BODY)

    assert open_url(path.as_uri()).read(5, 5) == BODY[5:10]


def test_shown_address_has_no_secrets() -> None:
    assert shown("https://me:pw@host:1/p?q=1#f") == "https://host:1/p"


@pytest.mark.parametrize("manner", ["ranges", "no-suffix", "plain"])
@pytest.mark.parametrize("algorithm", ["sha256", "sha512", "md5", "blake2b"])
def test_small_file_is_held_against_its_digest_however_it_comes(
    server: str, manner: str, algorithm: str
) -> None:
    url, right = f"{server}/{manner}/op.whl", hashlib.new(algorithm, BODY).hexdigest()
    digest = Digest(algorithm, right.upper())
    wrong = digest._replace(value="0" * len(right))

    found = RemoteFile(url, digest=digest)
    with pytest.raises(
        UnreadableInputError, match=f"its {digest.shown} is {right}, and {wrong.value}"
    ):
        RemoteFile(url, digest=wrong)

    assert found.read(0, found.size) == BODY


def test_large_file_is_read_by_ranges(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "_LARGEST_CHECKED", len(BODY) - 1)

    found = RemoteFile(f"{server}/ranges/op.whl", digest=Digest("sha256", "0" * 64))

    assert found.read(0, 16) == BODY[:16]
    assert found.received < len(BODY)
