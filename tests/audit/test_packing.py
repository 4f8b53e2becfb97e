"""Wheels say what was proved: their tag, the releases of torch, and the library in its place."""

from __future__ import annotations

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
from opwright.verbs.build.settings import BuildSettings

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
    assert f"-cp3{sys.version_info[1]}-cp3{sys.version_info[1]}-linux_" in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read("ops-1.0.dist-info/WHEEL").decode()
    assert [name for name in names if name.startswith("ops/_C.") and name.endswith(".so")]
    assert "Root-Is-Purelib: false" in metadata


@pytest.mark.compiler
def test_failure_stops_the_wheel_and_names_the_cause(project: Path) -> None:
    (project / "csrc/op.cpp").write_text("#include <cusparse.h>\n")

    done = packed(project)

    assert done.returncode == 1
    assert "missing-cuda-header" in done.stderr
    assert not list(project.glob("dist/*.whl"))
