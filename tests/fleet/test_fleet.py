"""Many artifacts at once: the same answers as one by one, and no file stops the others."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from hostile_server import serving
from patience import PATIENCE
from program import run_here, run_program
from store import SET_DEVICE, command, lines, make_store, wheel_name, write_wheel

from opwright.verbs.audit.fleet.values import Item, Result
from opwright.verbs.audit.fleet.workers import results


def _without_symbols(document: dict[str, Any]) -> dict[str, Any]:
    for artifact in document["artifacts"]:
        for binary in artifact["binaries"]:
            for release in binary["releases"].values():
                release.pop("symbols", None)
    return document


def test_answers_are_those_of_one_audit_each(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store")

    ran = run_program("audit", "--jobs", "2", "--format", "jsonl", store)

    found = lines(ran.stdout)
    assert ran.returncode == 1
    assert [result["wanted"] for result in found] == sorted(map(str, store.rglob("*.whl")))
    for result in found:
        alone = run_here("audit", "--format", "json", result["wanted"])
        assert result.pop("exit_status") == alone.returncode
        assert result.pop("fingerprint")
        assert {"wanted": result["wanted"], **_without_symbols(json.loads(alone.stdout))} == result


def test_question_is_that_of_one_audit(tmp_path: Path) -> None:
    wheel = write_wheel(tmp_path / wheel_name("op"), SET_DEVICE)
    question = ("--torch", "2.2..2.3", "--gpu", "H100", "--ignore", "half-type-instantiation")

    ran = run_here("audit", "--jobs", "1", "--format", "jsonl", wheel, *question)
    alone = run_here("audit", "--format", "json", wheel, *question)

    [result] = lines(ran.stdout)
    assert result["findings"] == json.loads(alone.stdout)["findings"] != []
    assert list(result["artifacts"][0]["releases"]) == ["2.2.0", "2.2.1", "2.2.2", "2.3.0", "2.3.1"]


def test_a_bad_file_is_a_line_with_its_reason(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store")
    (store / wheel_name("bad")).write_bytes(b"PK and nothing more")
    (store / wheel_name("gone")).symlink_to(tmp_path / "nowhere")

    ran = run_here("audit", "--jobs", "2", "--format", "jsonl", store)

    bad, gone, *rest = lines(ran.stdout)
    assert ran.returncode == 3
    assert len(rest) == 4
    assert "error" not in {key for result in rest for key in result}
    assert (bad["exit_status"], bad["artifacts"], bad["findings"]) == (3, [], [])
    assert "bad-1.0" in bad["error"]
    assert "no such file" in gone["error"]
    assert ran.stderr == "6 of 6 done, 2 with findings, 2 not audited\n"


def test_text_is_a_line_for_a_person(tmp_path: Path) -> None:
    good = write_wheel(tmp_path / wheel_name("good"), SET_DEVICE)
    bad = tmp_path / wheel_name("bad")
    bad.write_bytes(b"\x1b[2J")

    ran = run_here("audit", "--jobs", "1", good, bad)

    told = sorted(ran.stdout.splitlines())
    assert told[0].startswith(f"found       {good}: ") or told[0].startswith(
        f"ok          {good}: "
    )
    assert told[0].endswith("unproven 2.1.0..2.2.2")
    assert told[1].startswith(f"unreadable  {bad}: ")
    assert "\x1b" not in ran.stdout


def test_a_list_names_paths_folders_and_requirements(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make_store(tmp_path / "store")
    alone = write_wheel(tmp_path / wheel_name("alone"), SET_DEVICE)
    todo = tmp_path / "todo.txt"
    todo.write_text(f"# what we ship\n\n{alone}  # twice\n{alone}\nstore\nno_such-thing==\n")

    fleet = ("audit", "--jobs", "2", "--format", "jsonl")
    ran = run_here(*fleet, todo)
    piped = run_here(*fleet, "-", given=todo.read_bytes())

    found = lines(ran.stdout)
    wanted = [str(path.relative_to(tmp_path)) for path in (tmp_path / "store").rglob("*.whl")]
    assert [one["wanted"] for one in found] == sorted([*wanted, str(alone), "no_such-thing=="])
    assert [one["wanted"] for one in found if one["exit_status"] == 3] == ["no_such-thing=="]
    assert lines(piped.stdout) == found


def test_line_that_is_too_long_is_one_entry_and_the_others_are_audited(tmp_path: Path) -> None:
    first, last = (
        write_wheel(tmp_path / wheel_name(name), SET_DEVICE) for name in ("first", "last")
    )
    todo = tmp_path / "todo.txt"
    todo.write_text(f"{first}\n{'x' * 200_000}\n{last}\n{'y' * 70_000}")

    ran = run_here("audit", "--jobs", "1", "--format", "jsonl", todo)

    found = {one["wanted"]: one for one in lines(ran.stdout)}
    assert ran.returncode == 3
    assert found.keys() == {str(first), str(last), f"{todo}:2", f"{todo}:4"}
    assert found[str(first)]["artifacts"]
    assert found[str(last)]["artifacts"]
    assert found[f"{todo}:2"]["unreadable"] == [
        {
            "path": f"{todo}:2",
            "reason": f"line 2 of {todo} has more than 65536 bytes, and names nothing",
        }
    ]


@pytest.mark.parametrize(
    ("shell", "why"),
    [
        ("head -c 200000000 /dev/zero", "is not a list: it has a line of more than 64 MiB"),
        ("yes ''", "has more than 2000000 lines; split the list"),
    ],
)
def test_list_without_end_is_refused(shell: str, why: str) -> None:
    with subprocess.Popen(shlex.split(shell), stdout=subprocess.PIPE) as endless:
        ran = subprocess.run(
            command("audit", "--jobs", "2", "-"),
            stdin=endless.stdout,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        endless.kill()

    assert ran.returncode == 3
    assert ran.stderr == f"opwright: standard input {why}\n"


def test_folder_without_a_wheel_is_an_artifact(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no library")

    [result] = lines(run_here("audit", "--jobs", "1", "--format", "jsonl", tmp_path).stdout)

    assert result["artifacts"][0]["kind"] == "folder"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--jobs", "0"], "'0' is not a positive number"),
        (["--jobs", "2", "--format", "html"], "--jobs and --executor support --format text, jsonl"),
        (["--jobs", "2", "-o", "out"], "-o with --jobs needs --format jsonl or parquet"),
        (["--jobs", "2", "--torch", "7.0"], "7.0"),
        (["--jobs", "2", "--gpu", "H1000"], "H1000"),
        (["--jobs", "2", "--select", "no-such-cause"], "no-such-cause"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_use_is_told_before_anything_is_done(
    arguments: list[str], why: str, tmp_path: Path
) -> None:
    ran = run_here("audit", make_store(tmp_path / "store"), *arguments)

    assert ran.returncode == 2
    assert ran.stdout == ""
    assert why in ran.stderr


# ---- workers -----------------------------------------------------------------------


def _work(item: Item) -> Result:
    """Do what the name says, as code does that nobody foresaw."""
    if item.wanted.startswith("SIG"):
        os.kill(os.getpid(), getattr(signal, item.wanted))
    if item.wanted == "hang":
        signal.pause()
    if item.wanted == "leave":
        os._exit(7)
    return Result(item.wanted, 0, "{}", str(os.getpid()))


def _lost(item: Item, how: str, status: int) -> Result:
    return Result(item.wanted, status, "{}", how)


def test_a_worker_that_is_killed_costs_one_line() -> None:
    names = ["a", "SIGKILL", "b", "leave", "c", "SIGUSR1", *map(str, range(20))]

    found = {one.wanted: one for one in results(map(Item, names), _work, _lost, jobs=2)}

    assert set(found) == set(names)
    assert found["SIGKILL"][1:] == (3, "{}", "was killed (SIGKILL, possibly out of memory)")
    assert found["SIGUSR1"][1:] == (5, "{}", "ended unexpectedly (SIGUSR1)")
    assert found["leave"][1:] == (5, "{}", "ended unexpectedly (exit status 7)")
    assert {found[name].exit_status for name in ("a", "b", "c", "19")} == {0}


def test_what_hangs_costs_one_line_and_stops_nobody() -> None:
    names = ["hang", *map(str, range(40)), "hang", "last"]

    found = list(results(map(Item, names), _work, _lost, jobs=2, deadline=1))

    hanging = [one for one in found if one.wanted == "hang"]
    assert sorted(one.wanted for one in found) == sorted(names)
    assert {one[1:] for one in hanging} == {(3, "{}", "was stopped: it took more than 1 s")}
    assert {one.exit_status for one in found if one.wanted != "hang"} == {0}


def test_server_that_hangs_stops_nobody(tmp_path: Path) -> None:
    good = write_wheel(tmp_path / wheel_name("good"), SET_DEVICE)

    with serving(lambda _: sleep(20)) as address:
        (tmp_path / "list.txt").write_text(f"{address}/{wheel_name('hung')}\n{good}\n")
        fleet = ("audit", "--jobs", "1", "--format", "jsonl", "--deadline", "4")
        ran = run_program(*fleet, tmp_path / "list.txt")

    [done, hung] = lines(ran.stdout)
    assert ran.returncode == 3
    assert (done["exit_status"], hung["exit_status"]) == (0, 3)
    assert hung["error"] == "the worker process was stopped: it took more than 4 s"
    assert hung["fingerprint"] is None


def test_workers_are_replaced_before_anything_piles_up() -> None:
    found = list(results((Item(str(number)) for number in range(200)), _work, _lost, jobs=2))

    workers = [one.summary for one in found]
    assert len(found) == 200
    assert 4 <= len(set(workers)) <= 6
    assert max(map(workers.count, workers)) <= 64
    assert str(os.getpid()) not in workers


def test_nobody_is_left_when_the_results_are_not_wanted_any_more() -> None:
    running = results((Item(str(number)) for number in range(200)), _work, _lost, jobs=3)
    worker = int(next(running).summary)

    running.close()

    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def test_more_than_there_is_to_do_starts_no_more() -> None:
    assert [one.wanted for one in results([Item("a")], _work, _lost, jobs=8)] == ["a"]
    assert list(results([], _work, _lost, jobs=8)) == []


@pytest.fixture
def _heeds_interrupts() -> Iterator[None]:
    """Have programs heed Ctrl-C that are started from a shell's background, where it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_heeds_interrupts")
def test_interrupt_leaves_whole_lines_and_no_process(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store", 80)
    out = tmp_path / "results.jsonl"
    arguments = ("audit", "--jobs", "2", "--format", "jsonl", "-o", out, store)

    with subprocess.Popen(
        command(*arguments), stderr=subprocess.PIPE, start_new_session=True, text=True
    ) as running:
        _wait_for_a_line(out, running)
        os.killpg(running.pid, signal.SIGINT)
        _, told = running.communicate(timeout=PATIENCE)
    stood = lines(out.read_text())
    again = run_here(*arguments)

    assert running.returncode == 130
    assert told == f"{len(stood)} of 80 done, {_found(stood)} with findings, 0 not audited\n"
    assert 0 < len(stood) < 80
    with pytest.raises(ProcessLookupError):
        os.killpg(running.pid, 0)
    assert again.stderr.endswith(f"({len(stood)} from an earlier run)\n")
    assert len({one["wanted"] for one in lines(out.read_text())}) == 80


def test_a_killed_process_of_a_run_is_made_up_for_by_the_next_run(tmp_path: Path) -> None:
    store = make_store(tmp_path / "store", 60)
    out = tmp_path / "results.jsonl"
    arguments = ("audit", "--jobs", "1", "--format", "jsonl", "-o", out, store)

    with subprocess.Popen(command(*arguments), stderr=subprocess.DEVNULL) as running:
        _wait_for_a_line(out, running)
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text()
        os.kill(int(children), signal.SIGKILL)
        status = running.wait(timeout=PATIENCE)
    stood = lines(out.read_text())
    again = run_here(*arguments)

    [lost] = [one for one in stood if "error" in one]
    assert len(stood) == 60
    assert status == lost["exit_status"] == 3
    assert "SIGKILL" in lost["error"]
    assert (
        again.stderr == "60 of 60 done, 30 with findings, 0 not audited (59 from an earlier run)\n"
    )


def _wait_for_a_line(out: Path, running: subprocess.Popen[Any]) -> None:
    while not (out.exists() and out.stat().st_size):
        assert running.poll() is None
        sleep(0.002)


def _found(results: list[dict[str, Any]]) -> int:
    return sum(result["exit_status"] == 1 for result in results)
