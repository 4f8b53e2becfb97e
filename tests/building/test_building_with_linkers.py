"""`opwright build` with each linker, and with libraries that are there under another name or not at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from building.torch_of_one_function import built, library
from opwright.facts.elf.binary import read_binary_file

pytestmark = pytest.mark.compiler


@pytest.mark.parametrize("linker", ["bfd", "gold", "lld", "mold"])
@pytest.mark.parametrize("stranger", [False, True], ids=["", "a library that is found nowhere"])
def test_every_linker_has_it_told_with_its_line(
    project: Path,
    torch: Path,
    linker: str,
    stranger: bool,  # noqa: FBT001 - a table
    capsys: pytest.CaptureFixture[str],
) -> None:
    if shutil.which(f"ld.{linker}") is None:
        pytest.skip(f"there is no {linker}")
    (project / "csrc/more.cpp").write_text(
        'void launch(float*);\nextern "C" void driverInit();\n'
        "void run(float* x) {\n  launch(x);\n}\n"
        + ("void start() { driverInit(); }\n" if stranger else "")
    )
    options = f'cxx-flags = ["-g"]\nlink-flags = ["-fuse-ld={linker}"]\n'
    if stranger:
        (project / "libs").mkdir()
        (project / "driver.cpp").write_text('extern "C" void driverInit() {}\n')
        made = ["g++", "-shared", "-fPIC", "-Wl,-soname,libdriver.so.1", "-o", "libs/libother.so"]
        subprocess.run([*made, "driver.cpp"], cwd=project, check=True)
        options += 'library-dirs = ["libs"]\nlibraries = ["other"]\n'
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(text + options)

    assert built(project, torch) == 1

    printed = capsys.readouterr().err
    assert "no library defines launch(float*)" in printed
    assert "needed by csrc/more.cpp" in printed
    assert "more.cpp:4" in printed or linker == "mold"  # it is not asked: see build.linking
    assert "in run(float*)" in printed or linker in {"gold", "mold"}
    assert "Py" not in printed
    assert not list(project.glob("build/opwright/*/*.so*"))


@pytest.mark.parametrize("linker", ["bfd", "gold", "lld", "mold"])
def test_module_of_every_linker_is_imported(project: Path, torch: Path, linker: str) -> None:
    if shutil.which(f"ld.{linker}") is None:
        pytest.skip(f"there is no {linker}")
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(f'{text}link-flags = ["-fuse-ld={linker}"]\n')

    assert built(project, torch) == 0

    code = "import _C; print(_C.__name__)"
    environment = {**os.environ, "LD_LIBRARY_PATH": str(torch / "lib")}
    folder = library(project).parent
    assert (
        subprocess.check_output([sys.executable, "-c", code], cwd=folder, env=environment)
        == b"_C\n"
    )


def test_libstdcxx_that_nobody_asked_for_is_refused(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = project / "bin/g++"
    compiler.parent.mkdir()
    compiler.write_text(
        '#!/bin/sh\nexec g++ -static-libstdc++ "$@"\n'
    )  # as one without a libstdc++.so
    compiler.chmod(0o755)
    monkeypatch.setenv("CXX", str(compiler))
    (project / "csrc/more.cpp").write_text("void refuse() { throw 1; }\n")

    assert built(project, torch) == 2

    assert f"{compiler} has linked libstdc++.a into the library" in capsys.readouterr().err
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(f'{text}link-flags = ["-static-libstdc++"]\n')
    assert built(project, torch) == 0


def test_linker_that_puts_0_in_the_place_of_functions_is_refused(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if (mold := shutil.which("ld.mold")) is None:
        pytest.skip("there is no mold")
    (project / "bin").mkdir()
    (project / "bin/ld").symlink_to(mold)
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(f'{text}link-flags = ["-Bbin"]\n')

    status = built(project, torch)

    if list(project.glob("build/opwright/*/*.so*")):  # a mold that leaves them undefined
        assert "PyModule_Create2" in read_binary_file(library(project)).requires
    else:
        assert status == 2
        assert "mold has put 0 in the place of PyModule_Create2" in capsys.readouterr().err


@pytest.mark.parametrize("is_there", [True, False], ids=["a stub", "found nowhere"])
def test_library_under_another_name_than_it_is_linked_by_is_no_fault(
    project: Path,
    torch: Path,
    is_there: bool,  # noqa: FBT001 - a table
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = project / ("libs" if is_there else "libs.d")
    folder.mkdir()
    (project / "driver.cpp").write_text('extern "C" void driverInit() {}\n')
    name = "libdriver.so" if is_there else "libother.so"
    command = ["g++", "-shared", "-fPIC", "-Wl,-soname,libdriver.so.1", "-o", str(folder / name)]
    subprocess.run([*command, "driver.cpp"], cwd=project, check=True)
    (project / "csrc/more.cpp").write_text(
        'extern "C" void driverInit();\nvoid run() { driverInit(); }\n'
    )
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(
        f'{text}library-dirs = ["{folder.name}"]\nlibraries = ["{name[3:-3]}"]\n'
    )

    assert built(project, torch) == 0, capsys.readouterr().err
