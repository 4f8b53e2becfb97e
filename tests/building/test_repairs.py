"""Every fix that a failed build offers is carried out, and the build then passes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from toolchains import script

from building.torch_of_one_function import built
from opwright.cli.main import main

pytestmark = pytest.mark.compiler

Failing = Callable[[str], str]
KERNEL = "__global__ void f(float* x) { *x = 1; }\n"
SECOND_MODULE = """#include <Python.h>
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "_C", nullptr, -1, nullptr};
extern "C" PyObject* PyInit__C() { return PyModule_Create(&def); }
"""
WGMMA = '__global__ void f() { asm volatile("wgmma.fence.sync.aligned;\\n" ::: "memory"); }\n'
needs_nvcc = pytest.mark.skipif(not shutil.which("nvcc"), reason="there is no nvcc")


@pytest.fixture
def fails(project: Path, torch: Path, capsys: pytest.CaptureFixture[str]) -> Failing:
    """Return what builds the project, which must fail with a cause, and returns what is said of it."""

    def build(cause: str) -> str:
        assert built(project, torch) == 1
        printed = " ".join(capsys.readouterr().out.split())
        assert printed.startswith(f"{cause}: ")
        assert "{" not in printed
        return printed

    return build


@pytest.fixture
def passes(project: Path, torch: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[], None]:
    def build() -> None:
        assert built(project, torch) == 0, capsys.readouterr().err

    return build


def append(project: Path, setting: str) -> None:
    with (project / "pyproject.toml").open("a") as settings:
        settings.write(f"{setting}\n")


def setting_in(told: str) -> str:
    """Return the setting for [tool.opwright] that a fix names."""
    found = re.search(r"([\w-]+ = \S+) (?:# )?in \[tool\.opwright\]", told)
    assert found, told
    return found[1]


def exported_by(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the variables of the `export` that a fix names, as a shell would."""
    (line,) = re.findall(r"\$ (export .+?)(?= \$ | more: |$)", told)
    text = subprocess.check_output(["sh", "-c", f"{line}; env -0"], text=True)
    for variable in text.split("\0"):
        name, _, value = variable.partition("=")
        if name and f"{name}=" in line:
            monkeypatch.setenv(name, value)


# ---- sources and settings


def test_header_of_the_project_in_a_folder_that_no_flag_names(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    (project / "include/ops").mkdir(parents=True)
    (project / "include/ops/grid.h").touch()
    (project / "csrc/more.cpp").write_text("#include <ops/grid.h>\n")

    told = fails("header-folder-not-included")

    assert told.count("which no -I names") == 1
    append(project, setting_in(told))
    passes()


def test_second_module(project: Path, fails: Failing, passes: Callable[[], None]) -> None:
    (project / "csrc/more.cpp").write_text(SECOND_MODULE)

    told = fails("symbol-defined-twice")

    assert "python3" not in told
    (project / "csrc/more.cpp").unlink()
    passes()


def test_function_of_a_header_that_is_not_inline(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    header = project / "csrc/grid.h"
    header.write_text("int blocks(int n) { return n; }\n")
    append(project, 'include-dirs = ["csrc"]')
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(text.replace("csrc/*", "csrc/*.cpp"))
    for name in ("a", "b"):
        (project / f"csrc/{name}.cpp").write_text('#include "grid.h"\n')

    told = fails("symbol-defined-twice")

    assert "inline" in told
    header.write_text(f"inline {header.read_text()}")
    passes()


def test_library_that_is_here_and_not_linked(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    if not Path("/usr/include/zlib.h").exists():
        pytest.skip("there is no zlib.h")
    (project / "csrc/more.cpp").write_text(
        "#include <zlib.h>\nint f() { return (int)crc32(0, nullptr, 0); }\n"
    )

    told = fails("missing-link-library")

    append(project, setting_in(told))
    passes()


def test_library_of_the_project_that_is_not_linked(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    (project / "libs").mkdir()
    (project / "grid.c").write_text("int grid_size(void) { return 4; }\n")
    command = ["gcc", "-shared", "-fPIC", "-Wl,-soname,libgrid.so", "-o", "libs/libgrid.so", "grid.c"]  # fmt: skip
    subprocess.run(command, cwd=project, check=True)
    append(project, 'library-dirs = ["libs"]')
    (project / "csrc/more.cpp").write_text(
        'extern "C" int grid_size();\nint f() { return grid_size(); }\n'
    )

    told = fails("missing-link-library")

    assert "grid_size is in libgrid" in told
    append(project, setting_in(told))
    passes()


def test_library_that_the_linker_does_not_find(
    project: Path, fails: Failing, passes: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    append(project, 'libraries = ["nonesuch"]')

    told = fails("linker-cannot-find-library")

    assert 'do not link it (libraries = ["nonesuch"] in [tool.opwright] asks for it)' in told
    (project / "libs").mkdir()
    (project / "empty.c").touch()
    command = ["gcc", "-shared", "-fPIC", "-o", "libs/libnonesuch.so", "empty.c"]
    subprocess.run(command, cwd=project, check=True)
    monkeypatch.setenv("LIBRARY_PATH", str(project / "libs"))
    passes()


def test_library_that_a_variable_asks_for(
    fails: Failing, passes: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LDFLAGS", "-Wl,-z,now -lnonesuch")

    told = fails("linker-cannot-find-library")

    assert "do not link it (-lnonesuch is in LDFLAGS)" in told
    monkeypatch.setenv("LDFLAGS", "-Wl,-z,now")
    passes()


def test_macro_of_cpython_outside_of_the_limited_api(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    (project / "csrc/more.cpp").write_text(
        "#include <Python.h>\nPy_ssize_t size(PyObject* x) { return PyTuple_GET_SIZE(x); }\n"
    )
    text = (project / "pyproject.toml").read_text()
    append(project, 'defines = ["Py_LIMITED_API=0x030A0000"]')

    told = fails("python-abi-mismatch")

    assert "PyTuple_GET_SIZE" in told
    (project / "pyproject.toml").write_text(text)
    passes()


def test_string_abi_of_the_projects_own_flags(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    text = (project / "pyproject.toml").read_text()
    append(project, 'cxx-flags = ["-D_GLIBCXX_USE_CXX11_ABI=0"]')

    told = fails("cxx11-abi-mismatch")

    assert "remove -D_GLIBCXX_USE_CXX11_ABI=0, set by [tool.opwright]" in told
    (project / "pyproject.toml").write_text(text)
    passes()


def test_string_abi_of_the_environments_flags(
    fails: Failing, passes: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXXFLAGS", "-D_GLIBCXX_USE_CXX11_ABI=0")

    told = fails("cxx11-abi-mismatch")

    assert "remove -D_GLIBCXX_USE_CXX11_ABI=0, set by CXXFLAGS" in told
    monkeypatch.delenv("CXXFLAGS")
    passes()


def test_release_that_is_claimed_and_has_the_other_string_abi(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    text = (project / "pyproject.toml").read_text()
    append(project, 'torch = "2.5..2.13"')

    told = fails("cxx11-abi-mismatch")

    assert "claim only the releases with the string ABI" in told
    (project / "pyproject.toml").write_text(f'{text}torch = "2.7..2.13"\n')
    passes()


def test_standard_that_is_too_old(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    (project / "csrc/more.cpp").write_text(
        "#include <string_view>\nint f(std::string_view x) { return x.size(); }\n"
    )
    append(project, "cxx-standard = 14")

    told = fails("cxx-standard-too-old")

    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(text.replace("cxx-standard = 14\n", ""))
    append(project, setting_in(told))
    passes()


# ---- compilers and architectures


def test_compiler_that_is_not_there(
    fails: Failing, passes: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXX", "g++-99")

    told = fails("missing-host-compiler")

    exported_by(told, monkeypatch)
    passes()


@needs_nvcc
def test_compiler_that_nvcc_does_not_take(
    project: Path,
    fails: Failing,
    passes: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    (project / "csrc/k.cu").write_text(KERNEL)
    (tmp_path / "bin").mkdir()
    script(tmp_path / "bin/g++-new", "g++-new (GCC) 99.1.0")
    monkeypatch.setenv("CXX", str(tmp_path / "bin/g++-new"))

    told = fails("gcc-too-new-for-nvcc")

    newest = re.search(r"-ccbin (g\+\+-\d+)", told)
    assert newest
    (tmp_path / "bin" / newest[1]).symlink_to(shutil.which("g++") or "")
    monkeypatch.setenv("PATH", f"{tmp_path}/bin:{os.environ['PATH']}")
    monkeypatch.delenv("CXX")
    exported_by(told, monkeypatch)
    passes()


@needs_nvcc
@pytest.mark.parametrize(
    ("name", "text"), [("k.cu", KERNEL), ("calls.cpp", "#include <cuda_runtime_api.h>\n")]
)
def test_toolkit_that_cuda_home_names_and_is_gone(  # noqa: PLR0913, PLR0917 - fixtures and a table
    project: Path,
    fails: Failing,
    passes: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    text: str,
) -> None:
    (project / "csrc" / name).write_text(text)
    monkeypatch.setenv("CUDA_HOME", "/gone/cuda")

    told = fails("cuda-home-wrong")

    assert "/gone/cuda/bin/nvcc" in told
    (unset,) = re.findall(r"\$ unset ([A-Z_ ]+?)(?= \$ | more: |$)", told)
    for variable in unset.split():
        monkeypatch.delenv(variable, raising=False)
    passes()


REFUSED_ARCHS = [
    ("3.7", "arch-dropped-by-toolkit"),
    ("99.0", "arch-list-malformed"),
    ("native", "no-gpu-at-build-time"),
]


@needs_nvcc
@pytest.mark.parametrize("refused", REFUSED_ARCHS, ids=str)
@pytest.mark.parametrize("said_by", ["--arch", "archs", "TORCH_CUDA_ARCH_LIST"])
def test_architectures_are_named_where_they_count(  # noqa: PLR0913, PLR0917 - a table
    project: Path,
    torch: Path,
    refused: tuple[str, str],
    said_by: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    archs, cause = refused
    monkeypatch.setattr("opwright.verbs.build.building.gpus_here", tuple)
    (project / "csrc/k.cu").write_text(KERNEL)
    build = ["build", str(project), "--torch", str(torch)]
    if said_by == "archs":
        append(project, f'archs = ["{archs}"]')
    monkeypatch.setenv("TORCH_CUDA_ARCH_LIST", archs if said_by == "TORCH_CUDA_ARCH_LIST" else "8.0")  # fmt: skip

    assert main([*build, *(["--arch", archs] if said_by == "--arch" else [])]) == 1

    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith(f"{cause}: ")
    if said_by == "--arch":
        (named,) = re.findall(r"\$ opwright build --arch '([^']+)'", told)
        again = ["--arch", named]
    elif said_by == "archs":
        (named,) = re.findall(r'\$ (archs = \["[^"]+"\])', told)
        text = (project / "pyproject.toml").read_text()
        (project / "pyproject.toml").write_text(text.replace(f'archs = ["{archs}"]', named))
        again = []
    else:
        exported_by(told, monkeypatch)
        again = []
    assert main([*build, *again]) == 0, capsys.readouterr().err


@needs_nvcc
def test_instruction_of_one_architecture(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    (project / "csrc/k.cu").write_text(WGMMA)
    append(project, 'archs = ["8.0"]')

    told = fails("arch-feature-needs-sm90a")

    (named,) = re.findall(r'\$ (archs = \["[^"]+"\])', told)
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(text.replace('archs = ["8.0"]', named))
    passes()


@needs_nvcc
def test_architecture_that_came_after_the_toolkit(
    project: Path, fails: Failing, passes: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "csrc/k.cu").write_text(KERNEL)
    append(project, 'archs = ["10.3"]')
    older_toolkit(project / "cuda-12.8")
    monkeypatch.setenv("CUDA_HOME", str(project / "cuda-12.8"))

    told = fails("nvcc-too-old-for-arch")

    (named,) = re.findall(r'\$ (archs = \["[^"]+"\])', told)
    text = (project / "pyproject.toml").read_text()
    (project / "pyproject.toml").write_text(text.replace('archs = ["10.3"]', named))
    passes()


def older_toolkit(home: Path) -> None:
    """Write a toolkit that says it is older, and compiles with the one that is here."""
    real = Path(shutil.which("nvcc") or "").resolve()
    (home / "bin").mkdir(parents=True)
    nvcc = home / "bin/nvcc"
    nvcc.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && exec echo "Cuda compilation tools, release 12.8, V12.8.99"\n'
        f'exec {real} "$@"\n'
    )
    nvcc.chmod(0o755)


# ---- the stable ABI


@pytest.mark.parametrize("floor", ["2.14", "2.4"])
def test_floor_of_the_stable_abi_that_no_header_knows(
    project: Path, fails: Failing, passes: Callable[[], None], floor: str
) -> None:
    (project / "csrc/op.cpp").write_text('extern "C" int one() { return 1; }\n')
    text = (project / "pyproject.toml").read_text()
    append(project, f'torch-floor = "{floor}"')

    told = fails("torch-target-version-wrong")

    (named,) = re.findall(r'use (torch-floor = "[\d.]+")', told)
    (project / "pyproject.toml").write_text(f"{text}{named}\n")
    passes()


# ---- what is left out


def test_function_of_the_driver_whose_library_is_not_linked(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    (project / "csrc/driver.cpp").write_text(
        'extern "C" int cuInit(unsigned);\nint init() { return cuInit(0); }\n'
    )

    told = fails("missing-libcuda-link")

    append(project, setting_in(told))
    passes()


def test_source_that_is_left_out(project: Path, fails: Failing, passes: Callable[[], None]) -> None:
    (project / "csrc/more.cpp").write_text(
        "void launch(float*);\nvoid run(float* x) { launch(x); }\n"
    )

    told = fails("own-source-not-built")

    assert "add the file that defines it to the sources" in told
    (project / "csrc/launch.cpp").write_text("void launch(float*) {}\n")
    passes()
