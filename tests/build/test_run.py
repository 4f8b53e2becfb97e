"""Running a plan: nothing twice, nothing stale, nothing half written, whoever is killed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from scripted_project import COMPILER, Project

from opwright.errors import OpwrightError
from opwright.verbs.build.engine.running.records import read_depfile, record_path
from opwright.verbs.build.engine.running.run import BuildFailedError, Event, Limits, run


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


# ---- what is done again


def test_everything_is_made_once(project: Project) -> None:
    assert project.run() == ["a.cpp", "b.cpp", "link"]
    assert project.run() == []
    assert project.library.count("common.h") == 2


def test_source_that_changed_is_compiled_again_and_no_other(project: Project) -> None:
    project.run()
    (project.folder / "b.cpp").write_text("new\n")

    assert project.run() == ["b.cpp", "link"]
    assert "new" in project.library


def test_content_counts_and_not_the_clock(project: Project) -> None:
    project.run()
    source = project.folder / "b.cpp"
    before = source.stat()
    source.write_text(source.read_text().replace("b.cpp", "c.cpp"))
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns - 10**12))  # as if it were old

    assert project.run() == ["b.cpp", "link"]


def test_file_that_was_only_touched_is_not_compiled_again(project: Project) -> None:
    project.run()
    os.utime(project.folder / "a.cpp")

    assert project.run() == []


def test_header_that_changed_has_all_that_include_it_compiled(project: Project) -> None:
    project.run()
    time.sleep(0.05)  # so that the header is not taken for one that changes during the build
    project.run()
    (project.folder / "common.h").write_text("2\n")

    assert project.run() == ["a.cpp", "b.cpp", "link"]
    assert "2" in project.library


def test_header_that_nobody_includes_any_more_may_go(project: Project) -> None:
    project.run()
    (project.folder / "a.cpp").write_text("alone\n")
    (project.folder / "b.cpp").write_text("alone too\n")
    project.run()
    (project.folder / "common.h").unlink()

    assert project.run() == []


def test_other_flag_is_another_command(project: Project) -> None:
    project.run()

    assert project.run("-O1") == ["a.cpp", "b.cpp", "link"]


def test_variable_that_compilers_obey_is_as_good_as_a_flag(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.run()
    monkeypatch.setenv("NVCC_APPEND_FLAGS", "-Xcompiler -fclang-abi-compat=17")

    assert project.run() == ["a.cpp", "b.cpp", "link"]
    assert project.run() == []


def test_other_compiler_under_the_same_name_is_noticed(project: Project) -> None:
    project.run()
    project.compiler.write_text(COMPILER + "# another release\n")

    assert project.run() == ["a.cpp", "b.cpp", "link"]


@pytest.mark.parametrize("damage", [b"", b"half", None], ids=["empty", "other", "gone"])
def test_output_that_somebody_changed_is_made_again(project: Project, damage: bytes | None) -> None:
    project.run()
    output = project.folder / "out/a.cpp.o"
    whole = output.read_bytes()
    output.unlink()
    if damage is not None:
        output.write_bytes(damage)

    assert "a.cpp" in project.run()
    assert output.read_bytes() == whole


@pytest.mark.parametrize("text", ["", "{", "[]", '{"command": 1}', "{}"])
def test_record_that_is_broken_is_none(project: Project, text: str) -> None:
    project.run()
    (project.folder / record_path(project.plan().steps[0])).write_text(text)

    assert project.run() == ["a.cpp", "link"]


# ---- failures


def test_failure_carries_the_log_and_what_went_well_is_kept(project: Project) -> None:
    (project.folder / "b.cpp").write_text("FAIL\n")

    with pytest.raises(BuildFailedError) as error:
        project.run(jobs=1)

    assert "b.cpp:1: error: it says FAIL" in error.value.log
    assert not (project.folder / "out/op.so").exists()
    (project.folder / "b.cpp").write_text("good\n")
    assert project.run() == ["b.cpp", "link"]


def test_library_of_before_stays_when_the_new_one_fails(project: Project) -> None:
    project.run()
    before = project.library
    (project.folder / "b.cpp").write_text("FAIL\n")

    with pytest.raises(BuildFailedError):
        project.run()

    assert project.library == before


def test_library_that_is_refused_does_not_get_its_name(project: Project) -> None:
    class NotGoodError(Exception):
        pass

    def refuse(path: str, _: str) -> None:
        assert Path(path).read_text()
        raise NotGoodError

    with pytest.raises(NotGoodError):
        run(project.plan(), Limits(), check=refuse)

    assert not (project.folder / "out/op.so").exists()
    assert project.run() == ["link"]


def test_library_that_passed_another_check_is_linked_again(project: Project) -> None:
    run(project.plan(), Limits(), key="2.8")
    (project.folder / "calls").unlink()

    run(project.plan(), Limits(), key="2.8..2.9")

    assert (project.folder / "calls").read_text().split() == ["link"]


def test_compiler_that_is_killed_says_by_what(project: Project) -> None:
    project.compiler.write_text("#!/bin/sh\nkill -9 $$\n")

    with pytest.raises(BuildFailedError) as error:
        project.run()

    assert "killed by signal 9 (SIGKILL)" in error.value.log


def test_compiler_that_is_not_there_is_told(project: Project) -> None:
    project.compiler.unlink()

    with pytest.raises(OpwrightError, match="No such file"):
        project.run()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_folder_that_cannot_be_written_is_told(project: Project) -> None:
    project.folder.chmod(0o555)

    with pytest.raises(OpwrightError, match="cannot build in"):
        project.run()


def test_folder_that_is_a_file_is_told(project: Project) -> None:
    (project.folder / "out").write_text("")

    with pytest.raises(OpwrightError, match="cannot build in"):
        project.run()


# ---- several at once, and kill -9

BUILD = """
import json, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from scripted_project import Project
project = Project.__new__(Project)
project.folder = Path(sys.argv[2])
project.sources = tuple(json.loads(sys.argv[3]))
project.compiler = project.folder / "cc"
from opwright.verbs.build.engine.running.run import Limits, run
run(project.plan(), Limits(2))
"""


def building(project: Project) -> subprocess.Popen[bytes]:
    arguments = [str(Path(__file__).parent), str(project.folder), json.dumps(project.sources)]
    return subprocess.Popen([sys.executable, "-c", BUILD, *arguments])


def test_several_processes_make_it_once(project: Project) -> None:
    processes = [building(project) for _ in range(4)]

    assert [process.wait(60) for process in processes] == [0] * 4
    assert sorted((project.folder / "calls").read_text().split()) == ["a.cpp", "b.cpp", "link"]


def test_build_that_is_killed_is_gone_on_with(project: Project) -> None:
    (project.folder / "wait-b.cpp").touch()
    process = building(project)
    made = project.folder / record_path(project.plan().steps[0])
    for _ in range(1000):
        if made.exists():
            break
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    (project.folder / "wait-b.cpp").unlink()

    assert project.run() == ["b.cpp", "link"]
    assert not list(project.folder.rglob("*.part"))


# ---- what is told, and memory


def test_each_file_is_told_with_its_time(project: Project) -> None:
    project.run()

    done = [event for event in project.events if event.kind == "done"]
    assert sorted(event.what for event in done) == ["a.cpp", "b.cpp", "out/op.so"]
    assert [(event.done, event.total) for event in done] == [(1, 3), (2, 3), (3, 3)]
    assert all(event.seconds > 0 for event in done)


def test_jobs_that_do_not_fit_into_memory_follow_each_other(tmp_path: Path) -> None:
    project = Project(tmp_path, "a.cpp", "b.cpp", "c.cpp")
    events: list[str] = []

    run(project.plan(), Limits(3, memory=400), tell=lambda e: events.append(e.kind))

    assert events == ["started", "done"] * 4


def test_the_largest_begin_beside_the_smallest(tmp_path: Path) -> None:
    memory = {"large.cpp": 4, "larger.cpp": 5, "small.cpp": 1, "smaller.cpp": 0}
    project = Project(tmp_path, *memory)
    made = project.plan()
    steps = [step._replace(memory=memory.get(step.source, 0)) for step in made.steps]

    for jobs, first in ((1, ["larger.cpp", "large.cpp"]), (2, ["larger.cpp", "smaller.cpp"])):
        events: list[Event] = []
        run(made._replace(steps=tuple(steps)), Limits(jobs), tell=events.append)
        assert [event.what for event in events if event.kind == "started"][:2] == first
        shutil.rmtree(tmp_path / "out")


def test_depfile_is_read_as_make_reads_it(tmp_path: Path) -> None:
    depfile = tmp_path / "x.d"
    depfile.write_text("out/x.o: a\\ b.cpp \\\n  dir/$$c.h dir\\#d.h \\\n e.h\n")

    assert read_depfile(str(depfile)) == ("a b.cpp", "dir/$c.h", "dir#d.h", "e.h")
