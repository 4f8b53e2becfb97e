"""Wheels say what was proved: their tag, the releases of torch, and the library in its place."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from toolchains import PYTHON, torch

from opwright.verbs.build.backends.wheel_metadata import (
    package_folder,
    place_in_package,
    torch_requirement,
    wheel_tag,
)
from opwright.verbs.build.settings.settings import BuildSettings

SETTINGS = BuildSettings("ops._C", ("op.cpp",))
PYPROJECT = """
[build-system]
requires = ["hatchling", "opwright"]
build-backend = "hatchling.build"
[project]
name = "ops"
version = "1.0"
[tool.hatch.build.targets.wheel.hooks.opwright]
[tool.opwright]
name = "ops._C"
sources = ["csrc/*"]
"""
OP = """#include <Python.h>
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "_C", nullptr, -1, nullptr};
extern "C" PyObject* PyInit__C() { return PyModule_Create(&def); }
"""


def test_module_is_for_one_python_and_a_library_of_operators_for_all() -> None:
    assert wheel_tag(PYTHON, is_module=True).startswith("cp311-cp311-linux_")
    assert wheel_tag(PYTHON, is_module=False).startswith("py3-none-linux_")


@pytest.mark.parametrize(
    ("said", "requirement"),
    [
        (SETTINGS, "torch==2.8.*"),
        (SETTINGS._replace(torch_floor=(2, 10)), "torch>=2.10"),
        (SETTINGS._replace(torch="2.8..2.10"), "torch>=2.8,<2.11"),
        (SETTINGS._replace(torch="2.8"), "torch==2.8.*"),
        (SETTINGS._replace(torch="2.7 2.9"), "torch>=2.7,<2.10,!=2.8.*"),
    ],
    ids=["built for it", "stable", "claimed", "one", "with a gap"],
)
def test_requirement_of_torch_is_what_was_proved(said: BuildSettings, requirement: str) -> None:
    assert torch_requirement(said, torch("2.8.0")) == requirement


def test_library_without_torch_requires_none() -> None:
    assert torch_requirement(SETTINGS, None) is None


def test_library_lies_where_its_name_says(tmp_path: Path) -> None:
    (tmp_path / "src" / "ops").mkdir(parents=True)
    settings = SETTINGS._replace(folder=str(tmp_path))

    assert place_in_package(settings, "/build/_C.so") == "ops/_C.so"
    assert package_folder(settings) == str(tmp_path / "src" / "ops")
    assert package_folder(settings._replace(name="_C")) is None


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in (("pyproject.toml", PYPROJECT), ("csrc/op.cpp", OP), ("src/ops/__init__.py", "")):  # fmt: skip
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def packed(project: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)


@pytest.mark.compiler
def test_hatchling_packs_the_library_under_the_right_tag(project: Path) -> None:
    done = packed(project)

    assert done.returncode == 0, done.stderr
    (wheel,) = project.glob("dist/*.whl")
    assert f"-cp3{sys.version_info[1]}-cp3{sys.version_info[1]}-manylinux_2_" in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read("ops-1.0.dist-info/WHEEL").decode()
    assert [name for name in names if name.startswith("ops/_C.") and name.endswith(".so")]
    assert "Root-Is-Purelib: false" in metadata


@pytest.mark.compiler
def test_library_that_no_wheel_may_expect_is_told_and_the_tag_is_this_machines(
    project: Path,
) -> None:
    (project / "libs").mkdir()
    (project / "grid.c").write_text("int grid_size(void) { return 4; }\n")
    command = ["gcc", "-shared", "-fPIC", "-Wl,-soname,libgrid.so.2", "-o", "libs/libgrid.so", "grid.c"]  # fmt: skip
    subprocess.run(command, cwd=project, check=True)
    (project / "csrc/more.cpp").write_text('extern "C" int grid_size();\nint f() { return grid_size(); }\n')  # fmt: skip
    with (project / "pyproject.toml").open("a") as settings:
        settings.write('library-dirs = ["libs"]\nlibraries = ["grid"]\n')

    done = packed(project)

    assert "libgrid.so.2, which the wheel has to bring: auditwheel repair" in done.stderr
    (wheel,) = project.glob("dist/*.whl")
    assert f"-cp3{sys.version_info[1]}-linux_" in wheel.name


@pytest.mark.compiler
def test_several_extensions_are_packed_into_one_wheel(project: Path) -> None:
    common, _, _ = PYPROJECT.partition('name = "ops._C"')
    tables = "".join(
        f'[[tool.opwright.extensions]]\nname = "ops.{name}"\nsources = ["csrc/{name}.cpp"]\n'
        for name in ("_A", "_B")
    )
    (project / "pyproject.toml").write_text(f'{common}defines = ["Py_LIMITED_API=0x030A0000"]\n{tables}')  # fmt: skip
    for name in ("_A", "_B"):
        (project / f"csrc/{name}.cpp").write_text(
            OP.replace('"_C"', f'"{name}"').replace("PyInit__C", f"PyInit_{name}")
        )

    done = packed(project)

    assert done.returncode == 0, done.stderr
    (wheel,) = project.glob("dist/*.whl")
    assert "-cp310-abi3-manylinux_2_" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    assert {"ops/_A.abi3.so", "ops/_B.abi3.so"} <= set(names)


@pytest.mark.compiler
def test_failure_stops_the_wheel_and_names_the_cause(project: Path) -> None:
    (project / "csrc/op.cpp").write_text("#include <cusparse.h>\n")

    done = packed(project)

    assert done.returncode == 1
    assert "missing-cuda-header" in done.stderr
    assert not list(project.glob("dist/*.whl"))


VALUE = """#include <Python.h>
static PyObject* value(PyObject*, PyObject*) { return PyLong_FromLong(1); }
static PyMethodDef methods[] = {{"value", value, METH_NOARGS, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "_C", nullptr, -1, methods};
extern "C" PyObject* PyInit__C() { return PyModule_Create(&def); }
"""


@pytest.mark.compiler
def test_editable_install_is_built_again_when_it_is_imported(project: Path, tmp_path: Path) -> None:
    source = project / "csrc/op.cpp"
    source.write_text(VALUE)
    with (project / "pyproject.toml").open("a") as settings:
        settings.write('[tool.hatch.build]\ndev-mode-dirs = ["src"]\n')
    build = (
        "import sys, hatchling.build as b; from pathlib import Path; "
        "print(b.build_editable(sys.argv[1]))"
    )
    target = tmp_path / "installed"
    made = subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=project, capture_output=True, text=True, check=False)  # fmt: skip
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(target)
    code = f"import site; site.addsitedir({str(target)!r}); import ops._C; print(ops._C.value())"

    def imported(**variables: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, **variables}
        return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)  # fmt: skip

    assert imported().stdout == "1\n", imported().stderr
    source.write_text(VALUE.replace("Long(1)", "Long(2)"))
    assert imported(OPWRIGHT_REBUILD="0").stdout == "1\n"
    assert imported().stdout == "2\n"
    source.write_text("#include <cusparse.h>\n")
    failed = imported()
    assert failed.returncode == 1
    assert "missing-cuda-header" in failed.stderr
