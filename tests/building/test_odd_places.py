"""Names that are no names, file systems without locks, headers that are new, and a torch that no installer has put here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import opwright
from building.torch_of_one_function import built, library
from opwright.cli.main import main
from opwright.errors import OpwrightError

pytestmark = pytest.mark.compiler

OP = """#include <Python.h>
#include <value.h>
static PyObject* value(PyObject*, PyObject*) { return PyLong_FromLong(VALUE); }
static PyMethodDef methods[] = {{"value", value, METH_NOARGS, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "op", nullptr, -1, methods};
extern "C" PyObject* PyInit_op() { return PyModule_Create(&def); }
"""
NO_LOCKS = """#include <errno.h>
int flock(int handle, int operation) { errno = ERROR; return -1; }
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for name, value in (("second", 2), ("first", None)):
        (tmp_path / name).mkdir()
        if value:
            (tmp_path / name / "value.h").write_text(f"#define VALUE {value}\n")
    path = tmp_path / "src/op.cpp"
    path.parent.mkdir()
    path.write_text(OP)
    return path


def loaded(source: Path) -> int:
    folder = source.parents[1]
    module = opwright.load(
        "op", [source], include_dirs=[folder / "first", folder / "second"], cache=folder / "cache"
    )
    assert module is not None
    value: int = module.value()
    return value


@pytest.mark.parametrize(
    "name", ["../../evil", "a/b", "", ".", "..", "a..b", "op\n", "x" * 240, "my-op", "1op"]
)
def test_name_that_no_module_has_is_refused_and_nothing_is_written(source: Path, name: str) -> None:
    before = sorted(source.parents[1].rglob("*"))

    with pytest.raises(OpwrightError, match="name"):
        opwright.load(name, [source], include_dirs=[source.parents[1] / "second"], cache=source.parents[1] / "cache")  # fmt: skip

    written = [path for path in source.parents[1].rglob("*") if path.is_file()]
    assert set(written) <= {*before, *source.parents[1].glob("cache/builds/my-op*"), *source.parents[1].glob("cache/builds/1op*")}  # fmt: skip


def test_longest_name_is_built(source: Path) -> None:
    name = "x" * 180
    source.write_text(OP.replace("PyInit_op", f"PyInit_{name}"))
    folder = source.parents[1]

    module = opwright.load(name, [source], include_dirs=[folder / "second"], cache=folder / "cache")

    assert module is not None


def test_library_of_operators_may_have_a_name_that_cannot_be_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-op.cpp").write_text("int x;\n")

    assert main(["build", "my-op.cpp"]) == 0


# ---- a header that is new


@pytest.mark.parametrize("place", ["first", "src"], ids=["an earlier folder", "beside the source"])
def test_new_header_that_shadows_an_old_one_is_seen(source: Path, place: str) -> None:
    source.write_text(OP.replace("<value.h>", '"value.h"'))
    assert loaded(source) == 2

    (source.parents[1] / place / "value.h").write_text("#define VALUE 1\n")

    assert loaded(source) == 1


def test_new_header_that_shadows_an_old_one_is_seen_by_the_command(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = source.parents[1]
    monkeypatch.chdir(folder)
    (folder / "pyproject.toml").write_text(
        '[tool.opwright]\nname = "op"\nsources = ["src/op.cpp"]\ninclude-dirs = ["first", "second"]\n'
    )

    def value() -> bytes:
        assert main(["build"]) == 0
        (path,) = folder.glob("build/opwright/*/op*.so")
        code = "import op; print(op.value())"
        return subprocess.check_output([sys.executable, "-c", code], cwd=path.parent)

    assert value() == b"2\n"
    (folder / "first/value.h").write_text("#define VALUE 1\n")
    assert value() == b"1\n"


# ---- no locks


@pytest.mark.parametrize("error", ["ENOLCK", "EIO", "ENOSYS"])
@pytest.mark.parametrize("way", ["load", "build"])
def test_file_system_without_locks_is_built_on(source: Path, error: str, way: str) -> None:
    folder = source.parents[1]
    (folder / "no_locks.c").write_text(NO_LOCKS)
    command = ["gcc", "-shared", "-fPIC", f"-DERROR={error}", "-o", "no_locks.so", "no_locks.c"]
    subprocess.run(command, cwd=folder, check=True)
    load = "import opwright; print(opwright.load('op', ['src/op.cpp'], include_dirs=['second'], cache='cache').value())"  # fmt: skip
    ways = {"load": ["-c", load], "build": ["-m", "opwright", "build", "src/op.cpp"]}

    done = subprocess.run(
        [sys.executable, *ways[way]],
        cwd=folder,
        env={**os.environ, "LD_PRELOAD": str(folder / "no_locks.so"), "CPATH": str(folder / "second")},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr


# ---- a torch that is somewhere else


def on_pythonpath(torch: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(torch.parent), *sys.path])


@pytest.mark.parametrize("where", [on_pythonpath])
def test_torch_that_python_imports_is_built_for(
    project: Path,
    torch: Path,
    where: Callable[[Path, pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = project.parent / "elsewhere/torch"
    shutil.copytree(torch, target)
    where(target, monkeypatch)

    assert main(["build", str(project)]) == 0

    assert "torch2.13.0" in library(project).parent.name
    assert built(project, torch) == 0
