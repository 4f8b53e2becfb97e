"""Every fix that a build offers for sources and settings is carried out, and the build then passes."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from building.repairing import Failing, append, setting_in

pytestmark = pytest.mark.compiler

SECOND_MODULE = """#include <Python.h>
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "_C", nullptr, -1, nullptr};
extern "C" PyObject* PyInit__C() { return PyModule_Create(&def); }
"""


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


def test_macro_of_cpython_outside_of_the_limited_api_that_a_header_asks_for(
    project: Path, fails: Failing, passes: Callable[[], None]
) -> None:
    header = project / "csrc/python.h"
    header.write_text("#define Py_LIMITED_API 0x030A0000\n#include <Python.h>\n")
    (project / "csrc/more.cpp").write_text(
        '#include "python.h"\nPy_ssize_t size(PyObject* x) { return PyTuple_GET_SIZE(x); }\n'
    )
    settings = project / "pyproject.toml"
    settings.write_text(settings.read_text().replace("csrc/*", "csrc/*.cpp"))

    told = fails("python-abi-mismatch")

    assert "drop Py_LIMITED_API" in told
    header.write_text("#include <Python.h>\n")
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
