"""A full disk, a cache that cannot be written, a clock that jumps: nothing half, nothing stale, one clear line."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from patience import PATIENCE

import opwright
from opwright.cli.main import main
from opwright.verbs.build.jit.cache import JIT_SETTINGS, cached

pytestmark = pytest.mark.compiler

OP = """#include <Python.h>
#include "value.h"
static PyObject* value(PyObject*, PyObject*) { return PyLong_FromLong(VALUE); }
static PyMethodDef methods[] = {{"value", value, METH_NOARGS, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "op", nullptr, -1, methods};
extern "C" PyObject* PyInit_op() { return PyModule_Create(&def); }
"""
HOUR = 3600
LOAD = """
import sys
import opwright
from opwright.errors import OpwrightError
try:
    print(opwright.load("op", [sys.argv[1]], cache=sys.argv[2] or None).value())
except OpwrightError as error:
    print(f"{type(error).__name__} {error.exit_status}: {error}")
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "src" / "op.cpp"
    path.parent.mkdir()
    path.write_text(OP)
    write(path, 42)
    return path


def write(source: Path, value: int) -> None:
    (source.parent / "value.h").write_text(f"#define VALUE {value}\n")


def python(
    *command: str, before: tuple[str, ...] = (), **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own."""
    return subprocess.run(
        [*before, sys.executable, "-c", *command],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


# ---- a full disk

_ON_A_SMALL_DISK = 'mount -t tmpfs -o size=2m tmpfs "$0" && exec "$@"'
FILL = textwrap.dedent("""
    import os, subprocess, sys
    from pathlib import Path
    disk, free = Path(sys.argv[1]), int(sys.argv[2])

    def fill():
        with open(disk / "ballast", "wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(4096))
            except OSError:
                pass
        size = os.path.getsize(disk / "ballast")
        os.truncate(disk / "ballast", max(size - free, 0))

    def run(*command):
        done = subprocess.run([sys.executable, "-c", *command], capture_output=True, text=True)
        print(done.returncode, repr(done.stdout), repr(done.stderr))
""")


def on_a_small_disk(disk: Path, script: str, *arguments: str) -> str:
    """Run a script where a folder is a disk of 2 MB, which goes when it ends."""
    disk.mkdir(exist_ok=True)
    unshare = shutil.which("unshare")
    if unshare is None or subprocess.run([unshare, "-Urm", "true"], check=False).returncode:
        pytest.skip("no file system can be mounted here")
    before = (unshare, "-Urm", "sh", "-c", _ON_A_SMALL_DISK, str(disk))
    done = python(FILL + script, str(disk), *arguments, before=before, TMPDIR=str(disk.parent))
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("free", [0, 4, 8, 12, 16, 20, 28, 36, 44, 60, 120], ids="{} kB".format)
def test_load_on_a_full_disk_says_so_and_works_when_there_is_room(
    tmp_path: Path, source: Path, free: int
) -> None:
    script = f"""
fill()
load = {LOAD!r}
run(load, sys.argv[3], sys.argv[1])
assert not list(disk.glob("libraries/*/*.part"))
os.unlink(disk / "ballast")
run(load, sys.argv[3], sys.argv[1])
"""
    first, then = on_a_small_disk(
        tmp_path / "disk", script, str(free << 10), str(source)
    ).splitlines()

    assert first == r"0 '42\n' ''" or (first.startswith("0 'LoadFailedError 1: disk-full")), first
    assert first.count(r"\n") == 1
    assert then == r"0 '42\n' ''"


@pytest.mark.parametrize("free", [0, 4, 12, 20, 36, 60, 120], ids="{} kB".format)
def test_build_on_a_full_disk_says_so_and_works_when_there_is_room(
    tmp_path: Path, source: Path, free: int
) -> None:
    script = """
import shutil
shutil.copytree(sys.argv[3], disk / "project")
(disk / "project/pyproject.toml").write_text('[tool.opwright]\\nname = "op"\\nsources = ["op.cpp"]\\n')
fill()
build = "from opwright.cli.main import main; raise SystemExit(main(['build', %r]))" % str(disk / "project")
run(build)
print(len(list(disk.glob("project/build/opwright/*/op.*so"))))
os.unlink(disk / "ballast")
run(build)
(library,) = disk.glob("project/build/opwright/*/op.*so")
run("import sys; sys.path.insert(0, %r); import op; print(op.value())" % str(library.parent))
"""
    place = str(source.parent)
    first, made, then, loaded = on_a_small_disk(
        tmp_path / "disk", script, str(free << 10), place
    ).splitlines()

    status = first.split()[0]
    assert (status, made) in {("0", "1"), ("1", "0")}, first
    assert status == "0" or "disk-full" in first
    assert "Traceback" not in first
    assert then.startswith("0 ")
    assert loaded == r"0 '42\n' ''"


# ---- what cannot be written

_MAY_NOTHING = ("--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search")  # fmt: skip


def as_anybody() -> tuple[str, ...]:
    """Return what makes root one whom permissions count for."""
    if os.getuid():
        return ()
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("root may write everywhere, and there is no setpriv")
    return (setpriv, *_MAY_NOTHING)


def without_write(*folders: Path) -> None:
    for folder in folders:
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o555 if path.is_dir() else 0o444)


def loaded(source: Path, cache: Path, temporary: Path) -> str:
    done = python(LOAD, str(source), str(cache), before=as_anybody(), TMPDIR=str(temporary))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_cache_that_cannot_be_written_is_replaced_by_one_of_the_users_own(
    tmp_path: Path, source: Path
) -> None:
    cache, temporary = tmp_path / "cache", tmp_path / "tmp"
    cache.mkdir()
    temporary.mkdir()
    without_write(cache)

    assert [loaded(source, cache, temporary) for _ in range(2)] == ["42\n", "42\n"]
    write(source, 43)
    assert loaded(source, cache, temporary) == "43\n"

    assert list(cache.iterdir()) == []
    (own,) = temporary.glob("opwright-*")
    assert len(list(own.glob("libraries/*/*.so"))) == 2


def test_cache_that_somebody_else_filled_is_read_and_never_stale(
    tmp_path: Path, source: Path
) -> None:
    cache, temporary = tmp_path / "cache", tmp_path / "tmp"
    temporary.mkdir()
    time.sleep(0.05)
    assert loaded(source, cache, temporary) == "42\n"
    without_write(cache)

    assert loaded(source, cache, temporary) == "42\n"
    assert list(temporary.iterdir()) == []
    write(source, 43)
    assert loaded(source, cache, temporary) == "43\n"


def test_nothing_that_can_be_written_is_one_clear_line(tmp_path: Path, source: Path) -> None:
    cache, temporary = tmp_path / "cache", tmp_path / "tmp"
    cache.mkdir()
    temporary.mkdir()
    without_write(cache, temporary)

    told = loaded(source, cache, temporary)

    assert told.startswith(f"OpwrightError 2: cannot write {cache}, nor {temporary}/opwright-")
    assert told.count("\n") == 1


def test_own_folder_that_somebody_else_may_write_is_not_used(tmp_path: Path, source: Path) -> None:
    cache, temporary = tmp_path / "cache", tmp_path / "tmp"
    cache.mkdir()
    own = temporary / f"opwright-{os.getuid()}"
    own.mkdir(parents=True)
    own.chmod(0o777)
    without_write(cache)

    told = loaded(source, cache, temporary)

    assert f"other users may write to {own}: chmod go-w" in told
    assert told.endswith("or name another folder with OPWRIGHT_CACHE\n")


def test_project_that_cannot_be_written_is_one_clear_line(tmp_path: Path, source: Path) -> None:
    (source.parent / "pyproject.toml").write_text(
        '[tool.opwright]\nname = "op"\nsources = ["op.cpp"]\n'
    )
    without_write(source.parent)
    code = "import sys; from opwright.cli.main import main; raise SystemExit(main(['build', sys.argv[1]]))"

    done = python(code, str(source.parent), before=as_anybody(), TMPDIR=str(tmp_path))

    assert done.returncode == 2
    assert done.stderr.startswith("opwright: cannot build in ")
    assert done.stderr.endswith("Permission denied\n")
    assert done.stderr.count("\n") == 1


# ---- a clock that jumps


def value(source: Path, cache: Path) -> int:
    module = opwright.load("op", [source], cache=cache)
    assert module is not None
    found: int = module.value()
    return found


@pytest.mark.parametrize("jump", [-HOUR, HOUR, -(10**9), 10**9], ids="{} s".format)
def test_file_that_changes_under_a_clock_that_jumps_is_never_taken_for_the_old_one(
    tmp_path: Path, source: Path, jump: int
) -> None:
    cache, header = tmp_path / "cache", source.parent / "value.h"
    for number in range(3):
        write(source, number)
        at = time.time() + jump * number
        os.utime(header, (at, at))

        assert value(source, cache) == number


def test_file_from_the_future_does_not_have_it_built_each_time(
    tmp_path: Path, source: Path
) -> None:
    cache = tmp_path / "cache"
    later = time.time() + HOUR
    os.utime(source.parent / "value.h", (later, later))
    time.sleep(0.05)
    assert value(source, cache) == 42

    settings = JIT_SETTINGS._replace(name="op", sources=(str(source),))
    assert cached(settings, cache=cache) is not None


@pytest.mark.parametrize("jump", [-HOUR, HOUR], ids="{} s".format)
def test_build_goes_by_content_whatever_the_clock_says(
    source: Path, jump: int, capsys: pytest.CaptureFixture[str]
) -> None:
    project = source.parent
    (project / "pyproject.toml").write_text('[tool.opwright]\nname = "op"\nsources = ["op.cpp"]\n')
    time.sleep(0.05)
    assert main(["build", str(project)]) == 0
    (library,) = project.glob("build/opwright/*/op.*so")
    before = library.read_bytes()
    at = time.time() + jump
    os.utime(source, (at, at))
    capsys.readouterr()

    assert main(["build", str(project)]) == 0
    assert capsys.readouterr().err == ""  # nothing was built

    write(source, 7)
    os.utime(project / "value.h", (at, at))
    assert main(["build", str(project)]) == 0
    assert library.read_bytes() != before


@pytest.mark.parametrize("at", [0, 2**31 - 1], ids=["1970", "2038"])
def test_library_whose_time_was_set_is_made_again(tmp_path: Path, source: Path, at: int) -> None:
    cache = tmp_path / "cache"
    time.sleep(0.05)
    assert value(source, cache) == 42
    (library,) = cache.glob("libraries/*/*.so")
    os.utime(library, (at, at))

    settings = JIT_SETTINGS._replace(name="op", sources=(str(source),))
    assert cached(settings, cache=cache) is None
    assert value(source, cache) == 42


# ---- a build that is ended


SETUP = """from setuptools import Extension, setup
from opwright.build import BuildExtension
setup(name="op", ext_modules=[Extension("op", ["op.cpp"])], cmdclass={"build_ext": BuildExtension})
"""
LOADING = "import opwright; opwright.load('op', ['op.cpp'], cache='cache')"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize(
    "command",
    [["-m", "opwright", "build", "op.cpp"], ["setup.py", "build_ext"], ["-c", LOADING]],
    ids=["build", "setup.py", "load"],
)
def test_signal_that_ends_a_build_ends_its_compilers_first(
    tmp_path: Path, command: list[str], number: signal.Signals
) -> None:
    (tmp_path / "op.cpp").write_text("int x;\n")
    (tmp_path / "setup.py").write_text(SETUP)
    compiler, pids = tmp_path / "g++", tmp_path / "pids"
    compiler.write_text(
        f'#!/bin/sh\ncase "$*" in *op.cpp*) sleep 300 & echo $$ $! > {pids}; wait;; esac\n'
        'exec /usr/bin/g++ "$@"\n'
    )
    compiler.chmod(0o755)
    environment = {**os.environ, "CXX": str(compiler), "OPWRIGHT_LAUNCHER": ""}
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # inherited from a shell's background
        signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while not (pids.exists() and pids.read_text().strip()):
        assert process.poll() is None
        time.sleep(0.01)

    process.send_signal(number)

    status = process.wait(timeout=PATIENCE)
    assert status in {-number, 128 + number, 1}
    assert all(map(ends, pids.read_text().split()))


def ends(pid: str) -> bool:
    """Return whether a process that was killed is gone, as soon as the kernel has seen to it."""
    for _ in range(500):
        if not is_running(pid):
            return True
        time.sleep(0.01)
    return False


def is_running(pid: str) -> bool:
    """Return whether a process is there, and not only its status to be read."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
