"""What stands whole in the file of results is not done again; all else is."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import pytest
from program import run_here, run_program
from store import HALF, SET_DEVICE, lines, make_store, wheel_name, write_wheel

from opwright.errors import OpwrightError
from opwright.verbs.audit.fleet.results_file import ResultsFile


@pytest.fixture(name="store")
def _store(tmp_path: Path) -> Path:
    return make_store(tmp_path / "store")


@pytest.fixture(name="out")
def _out(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def _run(store: Path, out: Path, *more: str) -> tuple[int, str]:
    ran = run_here("audit", "--jobs", "2", "--format", "jsonl", "-o", out, store, *more)
    assert ran.stdout == ""
    return ran.returncode, ran.stderr


def test_nothing_is_done_twice(store: Path, out: Path) -> None:
    ran = run_program("audit", "--jobs", "2", "--format", "jsonl", "-o", out, store)
    written = out.read_bytes()
    second = _run(store, out)

    first = (ran.returncode, ran.stderr)
    assert first == (1, "4 of 4 done, 2 with findings, 0 not audited\n")
    assert second == (1, "4 of 4 done, 2 with findings, 0 not audited (4 from an earlier run)\n")
    assert out.read_bytes() == written


@pytest.mark.parametrize("left", [1, 30, -2])
def test_torn_last_line_is_cut_and_done_again(store: Path, out: Path, left: int) -> None:
    _run(store, out)
    whole = out.read_bytes()
    *kept, last = whole.splitlines(keepends=True)
    out.write_bytes(b"".join(kept) + last[:left])

    told = _run(store, out)

    assert told == (1, "4 of 4 done, 2 with findings, 0 not audited (3 from an earlier run)\n")
    assert out.read_bytes() == whole


def test_changed_file_is_done_again_and_its_old_line_is_gone(store: Path, out: Path) -> None:
    _run(store, out)
    changed = write_wheel(store / "shelf0" / wheel_name("op", 0), HALF, SET_DEVICE)

    status, told = _run(store, out)

    found = {one["wanted"]: one for one in lines(out.read_text())}
    assert told == "4 of 4 done, 3 with findings, 0 not audited (3 from an earlier run)\n"
    assert len(found) == len(out.read_text().splitlines()) == 4
    assert found[str(changed)]["exit_status"] == status == 1
    assert not list(out.parent.glob("*.part"))


def test_another_question_is_another_answer(store: Path, out: Path) -> None:
    _run(store, out)

    _, told = _run(store, out, "--torch", "2.2")

    assert "before" not in told
    assert {tuple(one["artifacts"][0]["releases"]) for one in lines(out.read_text())} == {
        ("2.2.0", "2.2.1", "2.2.2")
    }


def test_lines_of_other_artifacts_stay(store: Path, out: Path, tmp_path: Path) -> None:
    _run(store, out)
    more = make_store(tmp_path / "more", 1)

    status, told = _run(more, out)

    assert (status, told) == (0, "1 of 1 done, 0 with findings, 0 not audited\n")
    assert len(lines(out.read_text())) == 5


def test_unreadable_file_is_tried_again_and_leaves_one_line(store: Path, out: Path) -> None:
    bad = store / wheel_name("bad")
    bad.write_bytes(b"PK")
    first = _run(store, out)
    second = _run(store, out)
    write_wheel(bad, SET_DEVICE)
    third = _run(store, out)

    assert first[0] == second[0] == 3
    assert second[1].endswith("1 not audited (4 from an earlier run)\n")
    assert third == (1, "5 of 5 done, 2 with findings, 0 not audited (4 from an earlier run)\n")


@pytest.mark.parametrize(
    "content",
    [
        b"my thesis",
        b'{"version":1,"wanted":3\n',
        b'{"version":1}\n{"version":1,"wanted":',
        b'{"version":1,"wanted":' + b"[" * 100_000 + b"\n",
        b'{"version":1,"wanted":[],"fingerprint":null,"exit_status":0,"artifacts":[]}\n',
        b'{"version":1,"wanted":' + b"9" * 5000 + b',"artifacts":[]}\n',
    ],
    ids=str,
)
def test_file_of_something_else_is_left_alone(store: Path, out: Path, content: bytes) -> None:
    out.write_bytes(content)

    status, told = _run(store, out)

    assert status == 2
    assert "is not a results file" in told
    assert out.read_bytes() == content


def test_file_that_is_refused_is_closed_and_not_locked(tmp_path: Path) -> None:
    path = tmp_path / "thesis"
    path.write_text("my thesis")
    before = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - of this process

    for _ in range(3):
        with pytest.raises(OpwrightError, match="not a results file"):
            ResultsFile(str(path), [])

    assert len(os.listdir("/proc/self/fd")) == before  # noqa: PTH208 - as above


def test_two_runs_do_not_write_to_one_file(store: Path, out: Path) -> None:
    with out.open("ab") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        status, told = _run(store, out)

    assert status == 2
    assert "another run is writing" in told
    assert out.read_bytes() == b""


def test_full_disk_is_told(store: Path) -> None:
    status, told = _run(store, Path("/dev/full"))

    assert status == 2
    assert "cannot write /dev/full: No space left on device" in told


def test_name_that_is_no_text_is_found_again(tmp_path: Path, out: Path) -> None:
    store = tmp_path / "odd"
    wheel = write_wheel(store / wheel_name("op"), SET_DEVICE)
    wheel.rename(store / os.fsdecode(b'op\xff,"artifacts":-1-cp311-cp311-any.whl'))

    _run(store, out)

    assert _run(store, out)[1].endswith("(1 from an earlier run)\n")
