"""A server that never ends, drips, bombs or lies costs what the limits say, and is named in the error."""

from __future__ import annotations

import gzip
import itertools
import json
import re
from base64 import b64encode
from hashlib import sha256, sha512
from http.server import BaseHTTPRequestHandler
from io import BytesIO
from pathlib import Path
from time import sleep
from zipfile import ZipFile

import pytest
from hostile_server import Answer, begin, send, send_range, serving

from opwright.errors import UnreadableInputError
from opwright.facts.index import package_index
from opwright.facts.index.candidates import OfferedWheel
from opwright.facts.index.digests import Digest
from opwright.facts.index.package_index import IndexFile, all_offers, files_offered, find_wheel
from opwright.facts.index.pip_settings import PipSettings
from opwright.facts.index.remote import RemoteFile, open_url, read_page
from opwright.facts.index.web import Web
from opwright.facts.wheels.artifact import read_artifact
from opwright.facts.wheels.reading import TABLES

PATIENCE = 0.4
NAME = "op-1.0-py3-none-any.whl"


def _page(files: object) -> bytes:
    return json.dumps({"files": files}).encode()


def _json(body: bytes) -> Answer:
    return lambda request: send(request, body, "application/vnd.pypi.simple.v1+json")


def _html(body: bytes) -> Answer:
    return lambda request: send(request, body)


def _forever(request: BaseHTTPRequestHandler) -> None:
    begin(request)
    while True:
        request.wfile.write(b"<a href='x'>" * 10_000)


def _gzip_bomb(request: BaseHTTPRequestHandler) -> None:
    send(request, gzip.compress(bytes(64 << 20), 1), Content_Encoding="gzip")


def _drops(request: BaseHTTPRequestHandler) -> None:
    begin(request)
    while True:
        request.wfile.write(b"x")
        sleep(0.02)


def _drops_of_headers(request: BaseHTTPRequestHandler) -> None:
    request.wfile.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        request.wfile.write(b"X")
        sleep(0.02)


def _silence(_: BaseHTTPRequestHandler) -> None:
    sleep(4 * PATIENCE)


_SLOW = (_drops, _drops_of_headers, _silence)


def _half(request: BaseHTTPRequestHandler) -> None:
    request.send_response(200)
    request.send_header("Content-Length", "1000")
    request.end_headers()
    request.wfile.write(b"x" * 500)


def _gzip_of_nothing(request: BaseHTTPRequestHandler) -> None:
    """Send blocks that hold not one byte, without end."""
    begin(request, Content_Encoding="gzip")
    request.wfile.write(gzip.compress(b"")[:10])
    while True:
        request.wfile.write(b"\0\0\0\xff\xff" * 20_000)


_DOTS = ".".join(f"cp3{minor}" for minor in range(40))


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (_forever, "sends more than 33554432 bytes"),
        (_gzip_bomb, "sends more than 33554432 bytes"),
        (_drops, r"it sent \d+ bytes in \d s"),
        (_drops_of_headers, "it sent 0 bytes in"),
        (_silence, "."),
        (_half, "the connection broke off"),
        (_json(b"[" * 100_000), "nested too deeply"),
        (_json(b'{"files": 1' + b"0" * 5000 + b"}"), "not valid JSON: Exceeds the limit"),
        (_json(_page({})), "no list of files"),
        (_json(_page([{"filename": NAME, "url": "x"}] * 501)), "more than 500 files"),
        (_json(_page([{"filename": f"op-1.{n}-{_DOTS}-none-any.whl", "url": "x"} for n in range(51)])), "more than 2000 tags"),
        (_html(b"<a href='x'>" * 501), "more than 500 files"),
        (_html(b"<a x='" * 50_000), "a tag does not end"),
        (_html(b"<a href='&#" + b"9" * 5000 + b"'>"), "not an index page"),
        (lambda request: send(request, b"x", Content_Encoding="br"), "encoding 'br'"),
        (lambda request: send(request, gzip.compress(b"x" * 999)[:-9], Content_Encoding="gzip"), "gzip data ends early"),
        (_gzip_of_nothing, "sends more than 33554432 bytes"),
    ],
)  # fmt: skip
def test_index_page_that_nobody_can_read_is_named(
    answer: Answer, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package_index, "_MOST_FILES", 500)
    monkeypatch.setattr(package_index, "_MOST_TAGS", 2000)
    with serving(answer) as address:
        settings = PipSettings(indexes=(address,))
        web = Web(patience=PATIENCE) if answer in _SLOW else Web()
        offers, [failure] = all_offers("op", settings, web)

    assert offers == []
    assert "http://127.0.0.1" in failure
    assert re.search(why, failure), failure


def test_links_that_lead_to_files_or_nowhere_are_left_out() -> None:
    links = [
        "file:///etc/passwd",
        "http://[::1/",
        "ftp://x/y",
        "//[",
        "javascript:x",
        "http://x:99999/",
    ]
    hrefs = [f"{link}#/{NAME}" for link in links] + [f"file:///tmp/{NAME}", f"/{NAME}"]
    html = "".join(f'<a href="{href}">x</a>' for href in hrefs).encode()
    listed = _page([{"filename": NAME, "url": href} for href in hrefs])

    for answer in (_html(html), _json(listed)):
        with serving(answer) as address:
            files = files_offered("op", PipSettings(indexes=(address,)))
            assert [file.url for file in files] == [f"{address}/{NAME}"]


@pytest.mark.parametrize(
    "place",
    ["http://[::1/", "file://[::1/", "http://x:y/", "http://\0/", "file:///a\0b", "\0", "x" * 300],
)
def test_malformed_place_is_one_failure(place: str) -> None:
    offers, [failure] = all_offers("op", PipSettings(indexes=(), find_links=(place,)))

    assert offers == []
    assert "cannot read" in failure
    for wanted in (place, f"op @ {place}"):
        with pytest.raises(UnreadableInputError):
            read_artifact(wanted)


def test_name_that_no_project_has_is_refused(tmp_path: Path) -> None:
    settings = PipSettings(indexes=(tmp_path.as_uri(),))

    for name, why in (("x" * 280, "File name too long"), ("x" * 3000, "more than 300 characters")):
        with pytest.raises(UnreadableInputError, match=why):
            find_wheel(name, settings)


# ---- files -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content_range",
    ["bytes 0-9/" + "9" * 5000, "bytes 0-" + "9" * 5000 + "/10", "bytes 5-4/3", "bytes ²-3/4", "", "bytes 0-99/10"],
)  # fmt: skip
def test_range_that_makes_no_sense_is_refused(content_range: str) -> None:
    with (
        serving(lambda to: send(to, b"x" * 10, status=206, Content_Range=content_range)) as address,
        pytest.raises(UnreadableInputError, match="invalid Content-Range"),
    ):
        RemoteFile(f"{address}/{NAME}")


def test_range_that_never_ends_is_cut_off() -> None:
    sent = itertools.count()

    def endless(request: BaseHTTPRequestHandler) -> None:
        request.send_response(206)
        request.send_header("Content-Range", "bytes 0-65535/65536")
        request.send_header("Connection", "close")
        request.end_headers()
        while True:
            request.wfile.write(bytes(1 << 16))
            next(sent)

    with (
        serving(endless) as address,
        pytest.raises(UnreadableInputError, match="more than 65536 bytes"),
    ):
        RemoteFile(f"{address}/{NAME}")
    assert next(sent) < 500


def test_page_ends_where_its_gzip_data_does() -> None:
    def more(request: BaseHTTPRequestHandler) -> None:
        begin(request, Content_Encoding="gzip")
        request.wfile.write(gzip.compress(b"<a href='x'>"))
        while True:
            request.wfile.write(b"more" * 20_000)

    with serving(more) as address:
        page, _, _ = read_page(Web(patience=PATIENCE), f"{address}/op/", "text/html")

    assert page == b"<a href='x'>"


@pytest.mark.parametrize("header", ["ETag", "Last-Modified"])
def test_file_that_another_of_its_size_replaces_is_no_longer_read(header: str) -> None:
    served = iter("first")

    def replaced(request: BaseHTTPRequestHandler) -> None:
        send_range(request, bytes(300_000), **{header: next(served)})

    with serving(replaced) as address:
        file = RemoteFile(f"{address}/{NAME}")
        with pytest.raises(UnreadableInputError, match="replaced on the server while it was read"):
            file.read(0, 1000)


@pytest.mark.parametrize(
    ("login", "sent"),
    [
        ("user:p%ff", b"user:p\xff"),
        ("user:%E2%82%AC", "user:\u20ac".encode()),
        ("user:\u5bc6", "user:\u5bc6".encode()),
        ("t%3Aken", b"t:ken:"),
    ],
)
def test_credentials_are_sent_as_the_bytes_that_an_address_has(login: str, sent: bytes) -> None:
    seen: list[str] = []

    def heard(request: BaseHTTPRequestHandler) -> None:
        seen.append(request.headers["Authorization"])
        send(request, b"")

    with serving(heard) as address:
        read_page(Web(), f"{address.replace('//', f'//{login}@')}/op/", "text/html")

    assert seen == [f"Basic {b64encode(sent).decode()}"]


def test_mirrors_need_not_agree_on_how_they_name_a_file() -> None:
    def mirror(name: str) -> Answer:
        return lambda request: send_range(request, bytes(300_000), ETag=name)

    with serving(mirror("a")) as first, serving(mirror("b")) as second:
        mirrors = iter([first, second])

        def leads(request: BaseHTTPRequestHandler) -> None:
            send(request, b"", status=302, Location=f"{next(mirrors)}/{NAME}")

        with serving(leads) as address:
            assert RemoteFile(f"{address}/{NAME}").read(0, 1000) == bytes(1000)


def test_dripping_file_is_given_up() -> None:
    with (
        serving(_drops) as address,
        pytest.raises(UnreadableInputError, match=r"it sent \d+ bytes in"),
    ):
        RemoteFile(f"{address}/{NAME}", web=Web(patience=PATIENCE))


def test_connection_that_breaks_once_is_asked_again() -> None:
    body = bytes(300_000)
    breaks = iter([False, True])

    def breaking(request: BaseHTTPRequestHandler) -> None:
        if not next(breaks, False):
            send_range(request, body)
            return
        request.send_response(206)
        request.send_header("Content-Range", f"bytes 0-65535/{len(body)}")
        request.send_header("Content-Length", "65536")
        request.end_headers()
        request.wfile.write(bytes(1000))

    with serving(breaking) as address:
        file = RemoteFile(f"{address}/{NAME}")
        assert file.read(0, 65536) == body[:65536]
    assert file.failure is None


# ---- what the index says of them ---------------------------------------------------


def _wheel() -> tuple[bytes, bytes]:
    metadata = b"Metadata-Version: 2.1\nName: op\nVersion: 1.0\nRequires-Dist: torch\n"
    written = BytesIO()
    with ZipFile(written, "w") as wheel:
        wheel.writestr("op/weights", bytes(300_000))
        wheel.writestr("op-1.0.dist-info/METADATA", metadata)
    return written.getvalue(), metadata


def test_file_that_is_read_whole_is_the_one_that_the_index_means(tmp_path: Path) -> None:
    body, _ = _wheel()
    right, wrong = sha256(body).hexdigest(), "0" * 64
    path = tmp_path / NAME
    path.write_bytes(body)

    with serving(lambda request: send(request, body)) as address:
        for url in (f"{address}/{NAME}", path.as_uri()):
            assert open_url(url, digest=Digest("sha256", right.upper())).size == len(body)
            assert read_artifact(f"{url}#sha256={right}").requires_torch == ""
            assert read_artifact(f"{url}#sha512={sha512(body).hexdigest()}").requires_torch == ""
            wrongs = (
                f"sha256={wrong}",
                "x=y&sha256=",
                "sha256=nonsense",
                f"sha512={wrong}",
                "md5=a",
            )
            for bad in (f"{url}#{fragment}" for fragment in wrongs):
                with pytest.raises(UnreadableInputError, match="not the file that the index means"):
                    read_artifact(bad)


def test_metadata_beside_a_wheel_is_held_against_its_digest() -> None:
    body, metadata = _wheel()
    asked: list[str] = []

    def answer(request: BaseHTTPRequestHandler) -> None:
        asked.append(request.path)
        if request.path.endswith(".metadata"):
            send(request, metadata)
        else:
            send_range(request, body)

    with serving(answer) as address:
        right = Digest("sha256", sha256(metadata).hexdigest())
        file = IndexFile(NAME, f"{address}/{NAME}", metadata_digest=right)
        bad = file._replace(metadata_digest=right._replace(value="0" * 64))
        assert OfferedWheel(file, None).metadata().requirements == ("torch",)
        assert asked == [f"/{NAME}.metadata"]
        with pytest.raises(UnreadableInputError, match="not the file that the index means"):
            OfferedWheel(bad, None).metadata()
        assert OfferedWheel(file, None).artifact(TABLES).requires_torch == ""
        with pytest.raises(UnreadableInputError, match="METADATA has another SHA-256"):
            OfferedWheel(bad, None).artifact(TABLES)
