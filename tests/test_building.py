"""`opwright build` as it is typed: real compilers, and a torch of one function."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from opwright.cli import main
from opwright.facts.binary import read_binary_file
from opwright.stamp import stamp_of

pytestmark = pytest.mark.compiler

TENSOR = """#pragma once
#include <string>
namespace c10 { namespace detail {
void torchCheckFail(const char*, const char*, unsigned, const std::string&);
}}
namespace at { struct TensorBase { template <typename T> T* data_ptr() const; }; }
"""
OP = """#include <ATen/core/TensorBase.h>
#include <Python.h>
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "_C", nullptr, -1, nullptr};
extern "C" __attribute__((visibility("default"))) PyObject* PyInit__C() { return PyModule_Create(&def); }
extern "C" void check(bool good) { if (!good) c10::detail::torchCheckFail("f", "op.cpp", 1, "no"); }
"""


@pytest.fixture
def torch(tmp_path: Path) -> Path:
    """Write a torch 2.13 with one function, and the headers that declare it."""
    folder = tmp_path / "torch"
    for part in ("include/c10", "include/ATen/core", "lib"):
        (folder / part).mkdir(parents=True)
    (folder / "include/ATen/core/TensorBase.h").write_text(TENSOR)
    (folder / "version.py").write_text("__version__ = '2.13.0'\ncuda: Optional[str] = None\n")
    (tmp_path / "c10.cpp").write_text(
        "#include <ATen/core/TensorBase.h>\n"
        "void c10::detail::torchCheckFail(const char*, const char*, unsigned, const std::string&) {}\n"
    )
    (tmp_path / "empty.cpp").touch()
    for name, source in (("c10", "c10.cpp"), ("torch_cpu", "empty.cpp"), ("torch", "empty.cpp")):
        library = folder / f"lib/lib{name}.so"
        includes = f"-I{folder}/include"
        command = ["g++", "-shared", "-fPIC", includes, f"-Wl,-soname,lib{name}.so", "-o", str(library), source]  # fmt: skip
        subprocess.run(command, cwd=tmp_path, check=True)
    return folder


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "project"
    (folder / "csrc").mkdir(parents=True)
    (folder / "csrc/op.cpp").write_text(OP)
    (folder / "pyproject.toml").write_text(
        '[tool.opwright]\nname = "ops._C"\nsources = ["csrc/*"]\n'
    )
    monkeypatch.chdir(folder)
    monkeypatch.delenv("CXX", raising=False)
    return folder


def library(project: Path) -> Path:
    (found,) = project.glob("build/opwright/*/_C*.so")
    return found


def built(project: Path, torch: Path, *options: str) -> int:
    return main(["build", str(project), "--torch", str(torch), *options])


def test_module_is_built_and_imported(project: Path, torch: Path) -> None:
    assert built(project, torch) == 0

    binary = read_binary_file(library(project))
    assert binary.modules == ("_C",)
    assert binary.needed[0] == "libc10.so"
    loaded = subprocess.run(
        [sys.executable, "-c", "import _C; print(_C.__name__)"],
        cwd=library(project).parent,
        env={**os.environ, "LD_LIBRARY_PATH": str(torch / "lib")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert loaded.stdout == "_C\n"


def test_stamp_says_what_it_was_built_with(project: Path, torch: Path) -> None:
    built(project, torch)

    stamp = stamp_of(read_binary_file(library(project)))

    assert stamp["torch"] == "2.13.0"
    assert stamp["compiler"].startswith(("GCC", "clang"))
    assert "-std=c++20" in stamp["flags"]
    assert len(stamp["sources"]) == 64


def test_second_build_does_nothing(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    built(project, torch)
    before = library(project).stat().st_mtime_ns
    capsys.readouterr()

    assert built(project, torch) == 0

    assert library(project).stat().st_mtime_ns == before
    assert capsys.readouterr().err == ""


def test_symbol_that_torch_has_not_is_named_with_its_source_and_the_library_gets_no_name(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/half.cpp").write_text(
        "#include <ATen/core/TensorBase.h>\nstruct __half;\n"
        'extern "C" void* data(const at::TensorBase& x) { return x.data_ptr<__half>(); }\n'
    )

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert "half-type-instantiation" in printed.out
    assert "nothing has __half* at::TensorBase::data_ptr<__half>() const" in printed.err
    assert "wanted by csrc/half.cpp" in printed.err
    assert "in data" in printed.err
    assert not list(project.glob("build/opwright/*/*.so*"))


def test_function_of_the_driver_resolves_where_the_project_says_that_it_links_libcuda(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/driver.cpp").write_text(
        'extern "C" int cuInit(unsigned);\nint init() { return cuInit(0); }\n'
    )

    assert built(project, torch) == 1
    assert "missing-libcuda-link" in capsys.readouterr().out
    with (project / "pyproject.toml").open("a") as settings:
        settings.write('libraries = ["cuda"]\n')

    assert built(project, torch) == 0
    assert "libcuda.so.1" in read_binary_file(library(project)).needed


def test_own_function_that_nothing_defines_is_named(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/more.cpp").write_text(
        "void launch(float*);\nvoid run(float* x) { launch(x); }\n"
    )

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert "own-source-not-built" in printed.out
    assert "nothing has launch(float*)" in printed.err


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
    assert "nothing has launch(float*)" in printed
    assert "wanted by csrc/more.cpp" in printed
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


def test_release_that_is_claimed_and_lacks_a_symbol_refuses_the_library(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(f'{text}torch = "2.5..2.13"\n')

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert "though the project says so, in torch 2.5.0" in printed.err
    assert "cxx11-abi-mismatch" in printed.out


def headers_of(torch: Path, version: str) -> Path:
    """Leave of a torch its headers alone, as those of a release."""
    shutil.rmtree(torch / "lib")
    (torch / "version.py").write_text(f"__version__ = '{version}'\n")
    return torch


def test_release_that_is_not_installed_is_built_for_by_its_headers(
    project: Path, torch: Path
) -> None:
    assert built(project, headers_of(torch, "2.7.1")) == 0

    binary = read_binary_file(library(project))
    assert "libc10.so" in binary.needed
    assert stamp_of(binary)["torch"] == "2.7.1"


def test_headers_of_a_release_with_the_old_strings_are_compiled_with_them(
    project: Path, torch: Path
) -> None:
    assert built(project, headers_of(torch, "2.5.1")) == 0

    wanted = read_binary_file(library(project)).requires
    assert "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs" in wanted


def test_symbol_that_the_release_has_not_is_named_by_its_headers_too(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/half.cpp").write_text(
        "#include <ATen/core/TensorBase.h>\nstruct __half;\n"
        'extern "C" void* data(const at::TensorBase& x) { return x.data_ptr<__half>(); }\n'
    )

    assert built(project, headers_of(torch, "2.7.1")) == 1

    assert "half-type-instantiation" in capsys.readouterr().out


def test_compile_that_fails_is_diagnosed(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/more.cpp").write_text("#include <cusparse.h>\n")

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert "csrc/more.cpp:1:10: fatal error: cusparse.h" in printed.err
    assert printed.out.startswith("missing-cuda-header")


def test_failure_without_a_known_cause_says_so(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "csrc/more.cpp").write_text("int x = ;\n")

    assert built(project, torch) == 4

    assert "no cause that is known" in capsys.readouterr().out


def test_dry_run_prints_commands_and_makes_nothing(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert built(project, torch, "--dry-run") == 0

    assert "-DTORCH_EXTENSION_NAME=_C" in capsys.readouterr().out
    assert not (project / "build").exists()


def test_explain_gives_each_flag_a_reason(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert built(project, torch, "--explain") == 0

    assert "torch 2.13.0 was built with" in " ".join(capsys.readouterr().out.split())


def test_plan_is_told_as_json(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert built(project, torch, "--dry-run", "--format", "json") == 0

    told = json.loads(capsys.readouterr().out)
    assert (told["version"], told["name"]) == (1, "ops._C")
    assert {step["kind"] for step in told["steps"]} == {"compile", "link"}
    assert all(flag["because"] for step in told["steps"] for flag in step["flags"])


def test_plan_is_written_for_ninja_and_editors(project: Path, torch: Path) -> None:
    built(project, torch)

    folder = library(project).parent
    assert "csrc/op.cpp" in (folder / "build.ninja").read_text()
    assert json.loads((folder / "compile_commands.json").read_text())[0]["file"] == "csrc/op.cpp"


def test_refusal_is_the_finding_of_its_cause(
    project: Path, torch: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXX", "g++-99")

    assert built(project, torch) == 1

    printed = capsys.readouterr()
    assert printed.out.startswith("missing-host-compiler")
    assert "CXX names g++-99" in printed.out


def test_torch_that_is_not_here_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", str(project), "--torch", "1.99"]) == 1

    assert "--torch says 1.99" in " ".join(capsys.readouterr().out.split())
