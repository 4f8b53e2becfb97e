"""`BuildExtension` in a setup.py: what torch's functions say of an extension, built by the plan."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

setuptools = pytest.importorskip("setuptools")

SETUP = """
from setuptools import Extension, setup
from opwright.build import BuildExtension
setup(
    name="ops", version="1.0", packages=["ops"],
    ext_modules=[Extension("ops._C", ["csrc/op.cpp"], define_macros=[("VALUE", "42")])],
    cmdclass={"build_ext": BuildExtension.with_options(use_ninja=False)},
)
"""
OP = """#include <Python.h>
static PyObject* value(PyObject*, PyObject*) { return PyLong_FromLong(VALUE); }
static PyMethodDef methods[] = {{"value", value, METH_NOARGS, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "_C", nullptr, -1, methods};
extern "C" PyObject* PyInit__C() { return PyModule_Create(&def); }
"""


def test_what_the_project_says_is_kept_and_what_torch_adds_is_not() -> None:
    from opwright.verbs.build.backends.build_extension import settings_of  # noqa: PLC0415 - it needs setuptools

    extension = setuptools.Extension(
        "ops._C",
        ["csrc/op.cpp", "csrc/op.cu"],
        include_dirs=["csrc", *(f"{p}/torch/include" for p in sys.path if p.endswith("-packages"))],
        libraries=["cuda", "c10", "torch", "torch_cpu", "torch_python", "cudart", "torch_cuda"],
        define_macros=[("A", "1"), ("B", None)],
        undef_macros=["C"],
        extra_link_args=["-Wl,-s"],
    )
    extension.extra_compile_args = {"cxx": ["-O2"], "nvcc": ["-lineinfo"]}
    extension.py_limited_api = True

    found = settings_of(extension)

    assert (found.name, found.sources) == ("ops._C", ("csrc/op.cpp", "csrc/op.cu"))
    assert (found.include_dirs, found.libraries) == (("csrc",), ("cuda",))
    assert found.defines == ("A=1", "B", "Py_LIMITED_API=0x030A0000")
    assert (found.cxx_flags, found.nvcc_flags) == (("-O2", "-UC"), ("-lineinfo", "-UC"))
    assert found.link_flags == ("-Wl,-s",)


def test_flags_of_a_list_are_for_every_compiler() -> None:
    from opwright.verbs.build.backends.build_extension import settings_of  # noqa: PLC0415

    found = settings_of(setuptools.Extension("op", ["op.cu"], extra_compile_args=["-DX"]))

    assert (found.cxx_flags, found.nvcc_flags) == (("-DX",), ("-DX",))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in (("setup.py", SETUP), ("csrc/op.cpp", OP), ("ops/__init__.py", "")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def built(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", *options, "build_ext", "--inplace"],
        cwd=project,
        env={**os.environ, "MAX_JOBS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.compiler
def test_setup_py_builds_what_can_be_imported(project: Path) -> None:
    done = built(project)

    assert done.returncode == 0, done.stderr
    told = subprocess.run(
        [sys.executable, "-c", "import ops._C; print(ops._C.value())"],
        cwd=project,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "42\n"


@pytest.mark.compiler
def test_failure_of_setup_py_ends_with_the_cause(project: Path) -> None:
    (project / "csrc/op.cpp").write_text("#include <cusparse.h>\n")

    done = built(project)

    assert done.returncode == 1
    assert "missing-cuda-header" in done.stderr
    assert "fatal error: cusparse.h" in done.stderr


@pytest.mark.compiler
def test_optional_extension_that_fails_is_left_out(project: Path) -> None:
    setup = SETUP.replace("ext_modules=[", "ext_modules=[Extension('ops._fast', ['bad.cpp'], optional=True), ")  # fmt: skip
    (project / "setup.py").write_text(setup)
    (project / "bad.cpp").write_text("#include <cusparse.h>\n")

    done = built(project)

    assert done.returncode == 0, done.stderr
    assert "missing-cuda-header" in done.stdout + done.stderr
    assert list((project / "ops").glob("_C.*.so"))


@pytest.mark.compiler
def test_failure_without_a_known_cause_asks_for_nothing_that_build_knows(project: Path) -> None:
    (project / "csrc/op.cpp").write_text("int f() { return xx; }\n")

    done = built(project)

    assert done.returncode == 1
    assert "no known cause" in done.stderr
    assert "add to the log" not in done.stderr


@pytest.mark.compiler
def test_warnings_of_compilers_and_the_linker_are_passed_on(project: Path) -> None:
    wanted = "extra_compile_args=['-Wall'], extra_link_args=['-Wl,-z,frobnicate'], define_macros"
    (project / "setup.py").write_text(SETUP.replace("define_macros", wanted))
    often = "".join(f"void f{n}() {{ PyErr_Clear(); }}\n" for n in range(9))  # ld tells of some
    (project / "csrc/op.cpp").write_text(f"{OP}{often}static int unused;\n")

    done = built(project)

    assert "[-Wunused-variable]" in done.stderr
    assert "warning: -z frobnicate ignored" in done.stderr
    assert "PyModule_Create" not in done.stderr
    assert "PyErr_Clear" not in done.stderr


@pytest.mark.compiler
def test_commands_are_told_to_those_who_ask(project: Path) -> None:
    quiet = built(project).stderr
    (project / "csrc/op.cpp").write_text(f"{OP}// changed")

    verbose = built(project, "-v").stderr

    assert "-DVALUE=42" not in quiet
    assert "-DVALUE=42" in verbose


def wheel_of(project: Path, *options: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "setup.py", "bdist_wheel", "--dist-dir", "dist", *options],
        cwd=project,
        env={**os.environ, "MAX_JOBS": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = (project / "dist").glob("*.whl")
    wheel.unlink()
    return wheel.name, done.stdout + done.stderr


@pytest.mark.compiler
def test_the_wheel_has_the_tag_that_all_its_libraries_keep_to(project: Path) -> None:
    pytest.importorskip("setuptools.command.bdist_wheel")
    name, _ = wheel_of(project)
    assert "manylinux_2_" in name

    name, _ = wheel_of(project, "--plat-name", "linux_x86_64")
    assert "manylinux" not in name

    libraries = next((project / "build").glob("lib.*")) / "ops"
    empty = ["g++", "-shared", "-fPIC", "-xc", "/dev/null", "-o"]
    subprocess.run([*empty, project / "libgrafted.so", "-Wl,-soname,libgrafted.so.1"], check=True)
    needing = ["-Wl,--no-as-needed", "-xnone", str(project / "libgrafted.so")]
    subprocess.run([*empty, libraries / "libother.so", *needing], check=True)
    name, told = wheel_of(project)
    assert "manylinux" not in name
    assert "no manylinux tag: libother.so needs libgrafted.so.1" in told
