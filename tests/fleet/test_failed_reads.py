"""What could not be read is never "no finding": it is named, leaves status 3, and is tried again."""

from __future__ import annotations

import json
import zipfile
from http.server import BaseHTTPRequestHandler
from io import BytesIO
from pathlib import Path

import pytest
from hostile_server import send, send_range, serving
from program import run_here, run_program
from store import SET_DEVICE
from tiny_elf import shared_library

from opwright.cli.main import main

NAME = "op-1.0-cp311-cp311-linux_x86_64.whl"


def _wheel(version: int) -> bytes:
    """Return a wheel whose libraries lie far from its end, which is read first."""
    written = BytesIO()
    library = shared_library(needed=["libc10_cuda.so"], requires=[SET_DEVICE])
    with zipfile.ZipFile(written, "w") as wheel:
        wheel.writestr("op/_C.so", library)
        wheel.writestr("op/_D.so", library + b"\0" * version)
        wheel.writestr("op/weights", bytes(300_000))
        wheel.writestr(
            "op-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: op\nVersion: 1.0\n"
        )
    return written.getvalue()


def test_wheel_that_is_replaced_between_two_ranges(tmp_path: Path) -> None:
    served = iter([_wheel(0)])
    out = tmp_path / "results.jsonl"

    def replaced(request: BaseHTTPRequestHandler) -> None:
        send_range(request, next(served, _wheel(1)))

    with serving(replaced) as address:
        url = f"{address}/{NAME}"
        (tmp_path / "list.txt").write_text(url)
        fleet = ("audit", "--jobs", "1", "--format", "jsonl", "-o", out, tmp_path / "list.txt")
        alone = run_here("audit", "--format", "json", url)
        served = iter([_wheel(0)])
        failed = run_program(*fleet)
        again = run_program(*fleet)

    told = json.loads(alone.stdout)
    assert alone.returncode == failed.returncode == 3
    assert [one["path"] for one in told["unreadable"]] == ["op/_C.so", "op/_D.so"]
    assert "with 206" in told["unreadable"][0]["reason"]
    assert "1 not audited" in failed.stderr
    assert (again.returncode, again.stderr) == (1, "1 of 1 done, 1 with findings, 0 not audited\n")
    [line] = map(json.loads, out.read_text().splitlines())
    assert line["unreadable"] == []


def test_credentials_of_an_address_are_used_and_stand_nowhere(tmp_path: Path) -> None:
    sent: list[str] = []

    def guarded(request: BaseHTTPRequestHandler) -> None:
        sent.append(request.headers["Authorization"])
        send_range(request, _wheel(0)) if "missing" not in request.path else send(
            request, b"", status=404
        )

    with serving(guarded) as address:
        there = f"{address.replace('//', '//user:hush@')}/{NAME}?token=hush"
        missing = there.replace(NAME, "missing.whl")
        (tmp_path / "list.txt").write_text(f"{there}\n{missing}\n")
        runs = [
            run_here("audit", there, missing, f"op @ {missing}", "--format", form)
            for form in ("text", "json")
        ]
        runs += [
            run_program("audit", "--jobs", "2", "--format", form, tmp_path / "list.txt")
            for form in ("jsonl",)
        ]

    assert set(sent) == {"Basic dXNlcjpodXNo"}
    for ran in runs:
        assert NAME in ran.stdout
        assert "hush" not in ran.stdout + ran.stderr
        assert ran.returncode == 3


@pytest.mark.parametrize("form", ["text", "json", "sarif", "github", "markdown", "html"])
def test_library_that_is_cut_off_is_named_in_every_format(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    library = shared_library(needed=["libc10_cuda.so"], requires=[SET_DEVICE])
    path = tmp_path / NAME
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("op/_C.so", library[: len(library) // 2])

    status = main(["audit", str(path), "--format", form])

    told = capsys.readouterr().out
    assert status == 3
    assert "op/_C.so" in told
    assert "no finding" not in told
    assert "no shared librar" not in told


def test_artifact_of_which_nothing_is_read_stands_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "missing.so")

    status = main(["audit", missing, "--format", "json"])

    [entry] = json.loads(capsys.readouterr().out)["unreadable"]
    assert status == 3
    assert entry["path"] == missing
    assert "no such file" in entry["reason"]
