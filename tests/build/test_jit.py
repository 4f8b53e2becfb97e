"""`opwright.load`: built once, never stale, never half, whoever is killed or comes at the same time."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from jit_module import Sources
from patience import PATIENCE

import opwright
from opwright.errors import OpwrightError

pytestmark = pytest.mark.compiler


@pytest.fixture
def op(tmp_path: Path) -> Sources:
    return Sources(tmp_path)


def test_module_is_built_once_and_imported(op: Sources) -> None:
    assert op.load() == 42
    assert "done" in op.told
    time.sleep(0.05)
    assert op.load() == 42
    assert op.told == []


def test_source_that_changed_is_another_module(op: Sources) -> None:
    op.load()
    op.write(40, 3)

    assert op.load() == 43
    op.write(40, 2)
    assert op.load() == 42


def test_header_that_changed_is_another_module(op: Sources) -> None:
    time.sleep(0.05)  # what was written as a build begins is not trusted
    op.load()
    assert op.is_cached
    op.header.write_text("#define VALUE 50\n")

    assert op.load() == 52


def test_clock_that_jumps_back_changes_nothing(op: Sources) -> None:
    op.load()
    old = op.header.stat()
    op.header.write_text("#define VALUE 60\n")
    os.utime(op.header, ns=(0, old.st_mtime_ns))

    assert op.load() == 62


def test_variable_that_compilers_obey_is_another_module(
    op: Sources, monkeypatch: pytest.MonkeyPatch
) -> None:
    time.sleep(0.05)  # what was written as a build begins is not trusted
    op.load()
    assert op.is_cached
    monkeypatch.setenv("CPLUS_INCLUDE_PATH", str(op.cache))

    assert not op.is_cached


def test_other_flags_are_another_module(op: Sources) -> None:
    op.load()

    module = opwright.load("op", [op.source], cache=op.cache, cxx_flags=["-UMORE", "-DX=1"])

    assert module is not None
    assert len(list(op.cache.glob("records/*"))) + len(list(op.cache.glob("builds/*.lock"))) >= 3


@pytest.mark.parametrize("damage", ["record", "library", "gone", "build"])
def test_damaged_cache_is_built_again(op: Sources, damage: str) -> None:
    time.sleep(0.05)
    op.load()
    (library,) = op.cache.glob("libraries/*/*.so")
    (record,) = op.cache.glob("records/*")
    match damage:
        case "record":
            record.write_text('{"library": 1}')
        case "library":
            half = library.read_bytes()[:1000]
            library.unlink()  # this process has it mapped
            library.write_bytes(half)
        case "gone":
            library.unlink()
        case _:
            record.unlink()
            for file in op.cache.glob("builds/*/*.so"):
                file.write_bytes(b"half")

    assert not op.is_cached
    assert op.load() == 42


def test_failure_names_the_cause_and_carries_the_log(op: Sources) -> None:
    op.source.write_text("#include <cusparse.h>\n")

    with pytest.raises(opwright.LoadFailedError, match="missing-cuda-header") as error:
        op.load()

    assert "fatal error: cusparse.h" in error.value.log
    assert error.value.diagnosis.findings[0].cause.name == "missing-cuda-header"


def test_symbol_that_nobody_has_is_found_before_the_import(op: Sources) -> None:
    op.source.write_text(op.source.read_text().replace("VALUE + MORE", "launch()"))
    op.source.write_text(f"int launch();\n{op.source.read_text()}")

    with pytest.raises(opwright.LoadFailedError, match="launch"):
        op.load()

    assert not list(op.cache.glob("libraries/*"))


def test_library_that_is_no_module_is_loaded_and_nothing_is_returned(op: Sources) -> None:
    op.source.write_text('extern "C" int f() { return 1; }\n')

    assert opwright.load("op", [op.source], cache=op.cache) is None


def test_source_that_is_not_there_is_told(op: Sources) -> None:
    op.source.unlink()

    with pytest.raises(OpwrightError, match=r"cannot read .*op\.cpp"):
        op.load()


# ---- others at the same time

LOAD = """
import json, sys
import opwright
module = opwright.load("op", [sys.argv[1]], cache=sys.argv[2])
print(module.value())
"""


def loading(op: Sources) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", LOAD, str(op.source), str(op.cache)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_processes_that_come_at_the_same_time_are_all_right(op: Sources) -> None:
    processes = [loading(op) for _ in range(8)]

    assert [process.communicate(timeout=PATIENCE)[0] for process in processes] == ["42\n"] * 8
    assert len(list(op.cache.glob("libraries/*/*.so"))) == 1


def test_process_that_is_killed_at_any_moment_leaves_a_cache_that_works(op: Sources) -> None:
    moments = random.Random(6)  # noqa: S311 - the same moments each time
    for number in range(6):
        op.write(40, number)
        process = loading(op)
        time.sleep(moments.random())
        process.send_signal(signal.SIGKILL)
        process.communicate()

        after = loading(op)
        assert after.communicate(timeout=PATIENCE)[0] == f"{40 + number}\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_cache_that_cannot_be_written_is_read_and_replaced(op: Sources) -> None:
    op.load()
    for folder in (op.cache, *op.cache.rglob("*")):
        folder.chmod(0o555)

    assert op.load() == 42
    op.write(40, 9)
    assert op.load() == 49


def test_hit_imports_nothing_that_builds(op: Sources) -> None:
    time.sleep(0.05)
    op.load()
    code = LOAD + "print(json.dumps(sorted(sys.modules)))"

    done = subprocess.run(
        [sys.executable, "-c", code, str(op.source), str(op.cache)],
        capture_output=True,
        text=True,
        check=True,
    )

    modules = set(json.loads(done.stdout.splitlines()[-1]))
    assert (
        not {"filelock", "opwright.verbs.build.building", "opwright.model.build.plan", "subprocess"}
        & modules
    )
