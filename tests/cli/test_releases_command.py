"""The verb `releases`: those that are known, and a torch of one's own among them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from program import run_here
from tiny_elf import shared_library
from tiny_torch import install_torch

from opwright.cli.main import main

Captured = pytest.CaptureFixture[str]


def test_releases_are_listed(capsys: Captured) -> None:
    assert main(["releases"]) == 0
    short = capsys.readouterr().out
    assert main(["releases", "list"]) == 0
    assert capsys.readouterr().out == short
    assert len(short.splitlines()) == 41


def test_releases_as_json(capsys: Captured) -> None:
    assert main(["releases", "list", "--format", "json", "--machine", "aarch64"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert {release["machine"] for release in told["releases"]} == {"aarch64"}
    assert told["releases"][-1]["version"] == "2.15.0"


def test_release_is_shown(capsys: Captured) -> None:
    assert main(["releases", "show", "2.8"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("torch 2.8.0 for x86_64\n")
    assert "nvidia-cuda-runtime-cu12==12.8.90" in told
    assert "\n  changed in its headers  " in told
    assert "c10::ScalarType" in told.splitlines()[-1]


def test_own_torch_is_added_and_judged_by(tmp_path: Path, capsys: Captured) -> None:
    package = install_torch(tmp_path / "site-packages", "2.9.0a0+mine", ["_ZN3c105ownedEv"])
    library = tmp_path / "op.so"
    library.write_bytes(shared_library(needed=["libc10.so"], requires=["_ZN3c105ownedEv"]))

    assert main(["audit", str(library)]) == 1
    assert main(["releases", "add", str(package)]) == 0
    assert main(["audit", str(library), "--torch", "2.9.0a0+mine"]) == 0
    assert main(["releases", "show", "2.9.0a0+mine"]) == 0

    told = capsys.readouterr().out
    assert "added torch 2.9.0a0+mine for x86_64: " in told
    assert told.endswith("changed in its headers  unknown\n")


@pytest.mark.parametrize(
    "make", [Path.mkdir, Path.touch, lambda _: None], ids=["folder", "file", "none"]
)
def test_what_is_no_torch_is_not_added(
    make: Callable[[Path], None], tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "torch"
    make(path)

    assert main(["releases", "add", str(path)]) == 3
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_damaged_table_of_ones_own_is_told(fitting: str, tmp_path: Path, capsys: Captured) -> None:
    main(["releases", "add", str(install_torch(tmp_path / "site-packages", "2.9.0+mine", []))])
    written = Path(capsys.readouterr().out.rpartition(": ")[2].strip())
    written.write_bytes(written.read_bytes()[:1000])

    result = run_here("audit", fitting)

    assert result.returncode == 3
    assert str(written) in result.stderr
