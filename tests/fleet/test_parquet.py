"""The table of results says what the lines say."""

from __future__ import annotations

import os
import subprocess
import zipfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from patience import PATIENCE
from program import run_here, run_program
from store import lines, make_store
from tiny_pe import dll

from opwright.knowledge.torch_releases.symbols.releases import database

pytestmark = pytest.mark.skipif(find_spec("pyarrow") is None, reason="needs opwright[fleet]")


def test_table_has_a_row_for_each_library_and_release(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store")
    bad = store / os.fsdecode(b"bad\xff-1-cp311-cp311-any.whl")
    bad.write_bytes(b"PK")
    table, out = tmp_path / "out.parquet", tmp_path / "out.jsonl"

    ran = run_program("audit", "--jobs", "2", "--format", "parquet", "-o", table, store)
    run_here("audit", "--jobs", "2", "--format", "jsonl", "-o", out, store)

    rows = import_module("pyarrow.parquet").read_table(table).to_pylist()
    expected = {
        (one["wanted"], version, release["verdict"], release.get("missing_symbols", 0))
        for one in lines(out.read_text())
        for artifact in one["artifacts"]
        for binary in artifact["binaries"]
        for version, release in binary["releases"].items()
    }
    [unread] = [row for row in rows if row["error"]]
    judged = [row for row in rows if not row["error"]]
    assert ran.returncode == 3
    assert len(judged) == len(expected)
    assert {
        (r["wanted"], r["torch"], r["verdict"], r["missing_symbols"]) for r in judged
    } == expected
    assert unread["wanted"] == f"{store}/bad\\udcff-1-cp311-cp311-any.whl"
    assert (unread["exit_status"], unread["torch"]) == (3, None)
    assert ["half-type-instantiation"] in [row["reasons"] for row in judged]
    assert {path.name for path in tmp_path.iterdir()} >= {"out.parquet", "out.jsonl"}
    assert not (tmp_path / "out.parquet.jsonl").exists()


def test_table_says_why_a_release_was_not_judged(tmp_path: Path) -> None:
    needs_gpu = dll(imports={"torch_cuda.dll": ["?f@c10@@YAXXZ"]}, provides=["PyInit__C"])
    wheel, table = tmp_path / "op-1.0-cp311-cp311-win_amd64.whl", tmp_path / "out.parquet"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("op/_C.pyd", needs_gpu)
        archive.writestr("op-1.0.dist-info/METADATA", "Name: op\nVersion: 1.0\n")

    ran = run_here("audit", "--format", "parquet", "-o", table, wheel)

    rows = import_module("pyarrow.parquet").read_table(table).to_pylist()
    assert ran.returncode == 3
    assert {row["binary"] for row in rows} == {"op/_C.pyd"}
    assert {row["torch"] for row in rows} == set(database("win_amd64").all_versions)
    assert {row["verdict"] for row in rows} == {None}
    assert all("it needs torch_cuda.dll" in row["unjudged"] for row in rows)
    assert all("not judged in torch" in row["unreadable"][0] for row in rows)


def test_table_holds_what_was_asked_for_though_more_was_done_before(tmp_path: Path) -> None:
    store, other = make_store(tmp_path / "store", 2), make_store(tmp_path / "other", 2)
    table = tmp_path / "out.parquet"
    run_here("audit", "--format", "jsonl", "-o", f"{table}.jsonl", store, other)

    ran = run_here("audit", "--format", "parquet", "-o", table, store)

    rows = import_module("pyarrow.parquet").read_table(table).to_pylist()
    assert ran.stderr.endswith("(2 from an earlier run)\n")
    assert {row["wanted"] for row in rows} == set(map(str, store.rglob("*.whl")))


def test_table_needs_a_file(tmp_path: Path) -> None:
    ran = run_here("audit", "--format", "parquet", make_store(tmp_path / "store"))

    assert ran.returncode == 2
    assert "-o FILE" in ran.stderr


def test_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store", 1)

    ran = run_here("audit", "--format", "parquet", "-o", tmp_path / "no" / "out.parquet", store)

    assert ran.returncode == 2
    assert "cannot write" in ran.stderr


def test_table_goes_through_a_link_and_into_a_pipe(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store", 1)
    (tmp_path / "there").mkdir()
    (tmp_path / "out").symlink_to("there/table")
    os.mkfifo(tmp_path / "fifo")
    with subprocess.Popen(["cat", tmp_path / "fifo"], stdout=subprocess.PIPE) as reader:
        run_here("audit", "--format", "parquet", "-o", tmp_path / "fifo", store)
        piped, _ = reader.communicate(timeout=PATIENCE)

    run_here("audit", "--format", "parquet", "-o", tmp_path / "out", store)

    assert piped == (tmp_path / "there" / "table").read_bytes()
    assert (tmp_path / "out").is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["fifo", "out", "store", "there"]


def test_lines_beside_the_table_follow_no_link(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store", 1)
    (tmp_path / "victim").touch()
    (tmp_path / "out.jsonl").symlink_to("victim")

    ran = run_here("audit", "--format", "parquet", "-o", tmp_path / "out", store)

    assert (ran.returncode, (tmp_path / "victim").read_bytes()) == (2, b"")
