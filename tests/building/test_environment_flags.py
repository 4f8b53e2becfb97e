"""What variables of the environment say reaches compilers and linker, however a build is begun."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from toolchains import script

import opwright
from building.torch_of_one_function import built
from opwright.cli.main import main
from opwright.errors import OpwrightError
from opwright.facts.elf.binary import read_binary_file

pytestmark = pytest.mark.compiler

CPP = """#ifndef FROM_CPPFLAGS
#error no CPPFLAGS
#endif
#ifndef FROM_CXXFLAGS
#error no CXXFLAGS
#endif
#include <from_a_folder.h>
extern "C" int debugged() {
#ifdef NDEBUG
  return 0;
#else
  return 1;
#endif
}
"""
C = """#ifndef FROM_CFLAGS
#error no CFLAGS
#endif
int *class(void *new) { return new; }  /* C, and no C++ */
"""
SETUP = """from setuptools import Extension, setup
from opwright.build import BuildExtension
setup(name="op", ext_modules=[Extension("op", ["op.cpp", "c.c"])], cmdclass={"build_ext": BuildExtension})
"""
PYPROJECT = '[tool.opwright]\nname = "op"\nsources = ["op.cpp", "c.c"]\n'


def by_command(folder: Path) -> Path:
    assert main(["build", str(folder)]) == 0
    (library,) = folder.glob("build/opwright/*/op*.so")
    return library


def by_load(folder: Path) -> Path:
    cache = folder / "cache"
    opwright.load("op", [folder / "op.cpp", folder / "c.c"], cache=cache)
    (library,) = cache.glob("libraries/*/op*.so")
    return library


def by_setup_py(folder: Path) -> Path:
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True, env=os.environ)
    (library,) = folder.glob("op*.so")
    return library


WAYS = pytest.mark.parametrize("way", [by_command, by_load, by_setup_py])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    project = tmp_path / "project"
    (project / "headers").mkdir(parents=True)
    (project / "headers/from_a_folder.h").touch()
    for name, text in (("op.cpp", CPP), ("c.c", C), ("setup.py", SETUP), ("pyproject.toml", PYPROJECT)):  # fmt: skip
        (project / name).write_text(text)
    monkeypatch.chdir(project)
    monkeypatch.setenv("CPPFLAGS", "-DFROM_CPPFLAGS -I headers")
    monkeypatch.setenv("CXXFLAGS", "-DFROM_CXXFLAGS '-DTEXT=\"a b\"'")
    monkeypatch.setenv("CFLAGS", "-DFROM_CFLAGS")
    monkeypatch.setenv("LDFLAGS", "-Wl,-soname,libnamed.so")
    monkeypatch.delenv("CXX", raising=False)
    return project


@WAYS
def test_flags_of_the_environment_reach_every_tool(
    folder: Path, way: Callable[[Path], Path]
) -> None:
    assert read_binary_file(str(way(folder))).soname == "libnamed.so"


@WAYS
def test_debug_of_the_environment_keeps_assertions(
    folder: Path, way: Callable[[Path], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).debugged())"

    def debugged() -> bytes:
        return subprocess.check_output([sys.executable, "-c", code, str(way(folder).resolve())])

    monkeypatch.setenv("DEBUG", "0")
    assert debugged() == b"0\n"
    for library in folder.glob("**/op*.so"):
        library.unlink()
    monkeypatch.setenv("DEBUG", "1")

    assert debugged() == b"1\n"


def test_change_of_a_variable_is_built(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    by_command(folder)
    monkeypatch.setenv("LDFLAGS", "-Wl,-soname,libother.so")

    assert read_binary_file(str(by_command(folder))).soname == "libother.so"


def test_flags_behind_the_name_of_the_compiler_count(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXXFLAGS", "")
    monkeypatch.setenv("CXX", "g++ -DFROM_CXXFLAGS")

    by_command(folder)


def test_variable_with_an_open_quotation_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CXXFLAGS", "-DX='")

    assert main(["build", str(folder)]) == 2
    assert "CXXFLAGS" in capsys.readouterr().err


def test_max_jobs_bounds_the_compilers_at_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, seen = folder / "busy", folder / "seen"
    compiler = folder / "g++"
    compiler.write_text(
        f'#!/bin/sh\ncase "$*" in *" -c "*) mkdir {busy} || touch {seen}; sleep 0.3; rmdir {busy};; esac\n'
        'exec /usr/bin/g++ "$@"\n'
    )
    compiler.chmod(0o755)
    monkeypatch.setenv("CXX", str(compiler))
    monkeypatch.setenv("MAX_JOBS", "1")

    by_command(folder)

    assert not seen.exists()


# ---- build_ext


def build_ext(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "build_ext", "--inplace", *options]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)


def test_options_of_build_ext_reach_compilers_and_linker(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CPPFLAGS", "CXXFLAGS", "CFLAGS", "LDFLAGS"):
        monkeypatch.delenv(name)
    (folder / "dead.cpp").write_text('extern "C" int helper() { return 7; }\n')
    (folder / "libs").mkdir()
    subprocess.run(["g++", "-shared", "-fPIC", "-Wl,-soname,libhelper.so", "-o", "libs/libhelper.so", "dead.cpp"], cwd=folder, check=True)  # fmt: skip
    with (folder / "op.cpp").open("a") as source:
        source.write('extern "C" int helper();\nint use() { return helper(); }\n')

    build_ext(
        folder, "-Iheaders", "-DFROM_CPPFLAGS,FROM_CXXFLAGS,FROM_CFLAGS=3", "-Llibs", "-lhelper",
        "-Rlibs", "--debug", "--parallel", "1",
    )  # fmt: skip

    (library,) = folder.glob("op*.so")
    binary = read_binary_file(str(library))
    assert "libhelper.so" in binary.needed
    assert b"NDEBUG" not in library.read_bytes()


OWN_CLASS = """class Own(BuildExtension):
    def __init__(self, *args, **options):
        super().__init__(*args, no_python_abi_suffix=True, use_ninja=False, **options)
"""


@pytest.mark.parametrize(
    "way", ["BuildExtension.with_options(no_python_abi_suffix=True)", OWN_CLASS], ids=["", "class"]
)
def test_python_tag_is_left_out_where_torch_would(folder: Path, way: str) -> None:
    text = (folder / "setup.py").read_text()
    named = text.replace("BuildExtension})", "Own})")
    definition = way if way == OWN_CLASS else f"Own = {way}\n"
    (folder / "setup.py").write_text(named.replace("setup(name", f"{definition}setup(name"))

    build_ext(folder)

    assert (folder / "op.so").is_file()


def test_load_tells_a_variable_it_cannot_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LDFLAGS", "'")

    with pytest.raises(OpwrightError, match="LDFLAGS"):
        by_load(folder)


@pytest.mark.skipif(not shutil.which("hipcc"), reason="there is no hipcc")
def test_hipcc_compiles_for_amd_where_an_nvcc_is_on_path(
    project: Path, torch: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (project / "csrc/k.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void f() {}\n")
    script(tmp_path / "bin/nvcc", "nvcc fatal: it was run")
    monkeypatch.setenv("PATH", f"{tmp_path}/bin:{os.environ['PATH']}")
    monkeypatch.delenv("HIP_PLATFORM", raising=False)

    assert built(project, torch, "--arch", "gfx90a") == 0
