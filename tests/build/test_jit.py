"""`opwright.load`: built once, never stale, never half, whoever is killed or comes at the same time."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from other_user import NOBODY, needs_root

import opwright
from opwright.errors import OpwrightError
from opwright.model.private_files import is_private
from opwright.verbs.build.jit import torch_names
from opwright.verbs.build.jit.cache import JIT_SETTINGS, cached

pytestmark = pytest.mark.compiler

OP = """#include <Python.h>
#include "value.h"
static PyObject* value(PyObject*, PyObject*) { return PyLong_FromLong(VALUE + MORE); }
static PyMethodDef methods[] = {{"value", value, METH_NOARGS, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "op", nullptr, -1, methods};
extern "C" PyObject* PyInit_op() { return PyModule_Create(&def); }
"""
Load = Callable[..., ModuleType | None]


class Sources:
    """A module with one function, and the cache that it is built in."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "op.cpp"
        self.header = folder / "value.h"
        self.cache = folder / "cache"
        self.told: list[str] = []
        self.write(40, 2)

    def write(self, value: int, more: int) -> None:
        self.source.write_text(f"#define MORE {more}\n{OP}")
        self.header.write_text(f"#define VALUE {value}\n")

    def load(self) -> int:
        self.told.clear()
        module = opwright.load(
            "op", [self.source], cache=self.cache, tell=lambda event: self.told.append(event.kind)
        )
        assert module is not None
        value: int = module.value()
        return value

    @property
    def is_cached(self) -> bool:
        settings = JIT_SETTINGS._replace(name="op", sources=(str(self.source),))
        return cached(settings, cache=self.cache) is not None


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

    assert [process.communicate(timeout=120)[0] for process in processes] == ["42\n"] * 8
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
        assert after.communicate(timeout=60)[0] == f"{40 + number}\n"


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
        not {"filelock", "opwright.verbs.build.building", "opwright.model.plan", "subprocess"}
        & modules
    )


# ---- a cache that others can write

STRANGE = """
import os, sys
os.umask(0)
import opwright
try:
    print(opwright.load("op", [sys.argv[1]]).value())
except opwright.OpwrightError as error:
    print(error)
"""


def strange(op: Sources, **environment: str) -> str:
    """Return what comes of loading under a umask of 0."""
    return subprocess.run(
        [sys.executable, "-c", STRANGE, str(op.source)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_cache_is_for_its_user_alone_under_any_umask(op: Sources, tmp_path: Path) -> None:
    home = tmp_path / "home"

    assert strange(op, XDG_CACHE_HOME=str(home)) == "42\n"

    cache = home / "opwright" / "jit"
    for path in (home, home / "opwright", cache, *cache.iterdir()):
        assert path.stat().st_mode & 0o7777 == 0o700
    for path in (*cache.glob("records/*"), *cache.glob("libraries/*/*")):
        assert not path.stat().st_mode & 0o022


@needs_root
def test_home_of_somebody_else_gets_no_cache(op: Sources, tmp_path: Path) -> None:
    """As with `sudo`, which may leave HOME as it is: its owner can put other folders in the place of root's."""
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    for folder, owner in ((home, NOBODY), (temporary, 0)):
        folder.mkdir()
        os.chown(folder, owner, -1)
    environment = {"HOME": str(home), "XDG_CACHE_HOME": "", "TMPDIR": str(temporary)}

    assert strange(op, **environment) == "42\n"

    assert [*home.rglob("jit")] == []
    assert [path.name for path in temporary.glob("*/libraries/*/*.so")]


def test_refused_cache_gets_no_sources(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)

    with pytest.raises(OpwrightError, match="refusing the cache"):
        torch_names.load_inline("op", "int one() { return 1; }", build_directory=tmp_path)

    assert [*tmp_path.iterdir()] == []


def _is_for_all(cache: Path) -> None:
    cache.chmod(0o777)


def _has_records_of_all(cache: Path) -> None:
    (cache / "records").chmod(0o775)


def _is_somebody_elses(cache: Path) -> None:
    os.chown(cache, NOBODY, -1)


def _has_libraries_of_somebody_else(cache: Path) -> None:
    os.chown(cache / "libraries", NOBODY, -1)


def _has_records_elsewhere(cache: Path) -> None:
    (cache / "records").rename(cache / "moved")
    (cache / "records").symlink_to("moved")


def _can_be_replaced_by_all(cache: Path) -> None:
    cache.parent.chmod(0o777)


def _can_be_replaced_by_a_link(cache: Path) -> None:
    there = cache.parent / "for-all"
    there.mkdir()
    there.chmod(0o777)
    cache.rename(there / "cache")
    cache.symlink_to(there / "cache")


def _is_in_somebody_elses(cache: Path) -> None:
    os.chown(cache.parent, NOBODY, -1)


def _is_in_a_groups(cache: Path) -> None:
    os.chown(cache.parent, -1, NOBODY)
    cache.parent.chmod(0o775)


REFUSED = [
    *(_is_for_all, _has_records_of_all, _has_records_elsewhere),
    *(_can_be_replaced_by_all, _can_be_replaced_by_a_link),
]
AS_ROOT = [
    *(_is_somebody_elses, _has_libraries_of_somebody_else),
    *(_is_in_somebody_elses, _is_in_a_groups),
]


@pytest.mark.parametrize(
    "harm", [*REFUSED, *(pytest.param(harm, marks=needs_root) for harm in AS_ROOT)]
)
def test_cache_is_refused_that(op: Sources, harm: Callable[[Path], None]) -> None:
    time.sleep(0.05)
    op.load()
    assert op.is_cached

    harm(op.cache)

    with pytest.raises(OpwrightError, match=f"refusing the cache .*{op.cache}") as error:
        op.load()
    assert error.value.exit_status == 2


def test_record_leads_nowhere_else(op: Sources, tmp_path: Path) -> None:
    time.sleep(0.05)
    op.load()
    [library], [record] = op.cache.glob("libraries/*/*.so"), op.cache.glob("records/*")
    told = json.loads(record.read_text())
    foreign = tmp_path / library.name
    foreign.write_bytes(library.read_bytes())
    sideways = os.path.relpath(foreign, library.parent)

    for name in (str(foreign), sideways, f"./{library.name}", "..", "", None):
        record.write_text(json.dumps({**told, "name": name}))
        assert not op.is_cached
    for digest in ("../" * 10 + "0" * 34, "0" * 64, None):
        record.write_text(json.dumps({**told, "sha256": digest}))
        assert not op.is_cached
    record.write_text(json.dumps(told))
    assert op.is_cached


def test_library_with_another_content_is_not_loaded(op: Sources) -> None:
    time.sleep(0.05)
    op.load()
    [library] = op.cache.glob("libraries/*/*.so")
    was, content = library.stat(), bytearray(library.read_bytes())
    content[-1] ^= 1
    library.unlink()  # this process has it mapped
    library.write_bytes(content)
    os.utime(library, ns=(was.st_atime_ns, was.st_mtime_ns))

    assert not op.is_cached
    assert op.load() == 42


@pytest.mark.parametrize("kept", ["libraries/*/*.so", "records/*"])
@pytest.mark.parametrize("harm", ["for all", "link"])
def test_file_is_not_used_that_others_can_write(op: Sources, kept: str, harm: str) -> None:
    time.sleep(0.05)
    op.load()
    [path] = op.cache.glob(kept)
    if harm == "for all":
        path.chmod(0o666)
    else:
        path.rename(op.cache / "moved")
        path.symlink_to(op.cache / "moved")

    assert not op.is_cached
    assert op.load() == 42
    [path] = op.cache.glob(kept)
    assert is_private(str(path))


@pytest.mark.parametrize("harm", ["for all", "link"])
def test_library_is_not_put_where_others_can_write(op: Sources, harm: str) -> None:
    time.sleep(0.05)
    op.load()
    [folder] = op.cache.glob("libraries/*")
    if harm == "for all":
        folder.chmod(0o777)
    else:
        folder.rename(op.cache / "moved")
        folder.symlink_to(op.cache / "moved")

    with pytest.raises(OpwrightError, match="refusing to build where others can write"):
        op.load()
