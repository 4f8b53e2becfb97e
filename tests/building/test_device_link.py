"""What needs a real toolkit: device code that calls that of another file, and C++ that calls CUDA's libraries."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from opwright.cli.main import main

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.skipif(not shutil.which("nvcc"), reason="there is no nvcc"),
]

HELPER = "__device__ float twice(float x) { return 2 * x; }\n"
KERNEL = """__device__ float twice(float);
__global__ void kernel(float* x) { *x = twice(*x); }
extern "C" void launch(float* x) { kernel<<<1, 1>>>(x); }
"""
SETUP = """from setuptools import Extension, setup
from opwright.build import BuildExtension
extension = Extension("op", ["helper.cu", "kernel.cu"])
extension.extra_compile_args = {"nvcc": ["-arch=sm_90"], "nvcc_dlink": ["-dlink", "-lcudadevrt"]}
setup(name="op", ext_modules=[extension], cmdclass={"build_ext": BuildExtension})
"""


CALLER = """#include <Python.h>
#include "runtime.h"
static PyObject* version(PyObject*, PyObject*) {
  int found = 0;
  cudaRuntimeGetVersion(&found);
  return PyLong_FromLong(found);
}
static PyMethodDef methods[] = {{"version", version, METH_NOARGS, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "op", nullptr, -1, methods};
extern "C" __attribute__((visibility("default"))) PyObject* PyInit_op() { return PyModule_Create(&def); }
"""


def test_cpp_without_kernels_calls_the_runtime(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "runtime.h").write_text("#include <cuda_runtime_api.h>\n")
    (tmp_path / "op.cpp").write_text(CALLER)
    monkeypatch.chdir(tmp_path)

    assert main(["build", "op.cpp", "--name", "op"]) == 0

    (library,) = tmp_path.glob("build/opwright/*/op.*.so")
    called = "import op; print(op.version())"
    said = subprocess.check_output([sys.executable, "-c", called], cwd=library.parent, text=True)
    assert int(said) >= 11000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "helper.cu").write_text(HELPER)
    (tmp_path / "kernel.cu").write_text(KERNEL)
    (tmp_path / "setup.py").write_text(SETUP)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def launches(library: Path) -> bool:
    return hasattr(ctypes.CDLL(str(library)), "launch")


@pytest.mark.parametrize(
    "settings",
    ['nvcc-flags = ["-rdc=true"]', 'nvcc-flags = ["-dc"]', "device-link = true",
     'nvcc-flags = ["-rdc", "true", "-gencode", "arch=compute_90,code=sm_90"]'],
)  # fmt: skip
def test_device_code_of_several_files_is_linked(folder: Path, settings: str) -> None:
    (folder / "pyproject.toml").write_text(
        f'[tool.opwright]\nname = "op"\nsources = ["*.cu"]\narchs = ["9.0"]\n{settings}\n'
    )

    assert main(["build", "."]) == 0

    (library,) = folder.glob("build/opwright/*/op.so")
    assert launches(library)


def test_second_build_links_nothing_again(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "pyproject.toml").write_text(
        '[tool.opwright]\nname = "op"\nsources = ["*.cu"]\narchs = ["9.0"]\ndevice-link = true\n'
    )
    main(["build", "."])
    capsys.readouterr()

    assert main(["build", "."]) == 0

    assert capsys.readouterr().err == ""


def test_setup_py_says_it_as_to_torch(folder: Path) -> None:
    done = by_setup_py(folder)

    assert done.returncode == 0, done.stderr
    assert launches(next(folder.glob("op*.so")))


def test_device_code_of_a_library_is_linked_as_torch_links_it(folder: Path) -> None:
    (folder / "lib").mkdir()
    compile_it = ["nvcc", "-arch=sm_90", "-Xcompiler=-fPIC", "-dc", "helper.cu", "-o", "helper.o"]
    subprocess.run(compile_it, cwd=folder, check=True)
    subprocess.run(["nvcc", "-lib", "helper.o", "-o", "lib/libhelper.a"], cwd=folder, check=True)
    (folder / "setup.py").write_text(
        "from setuptools import setup\n"
        "from opwright.build import BuildExtension, CUDAExtension\n"
        "op = CUDAExtension('op', ['kernel.cu'], library_dirs=['lib'], libraries=['helper'], dlink_libraries=['helper'],\n"
        "                   extra_compile_args={'cxx': [], 'nvcc': ['-arch=sm_90']})\n"
        "setup(name='op', ext_modules=[op], cmdclass={'build_ext': BuildExtension})\n"
    )

    done = by_setup_py(folder)

    assert done.returncode == 0, done.stderr
    assert launches(next(folder.glob("op*.so")))


# ---- what profilers read


def test_lines_of_kernels_are_in_what_is_kept(folder: Path) -> None:
    (folder / "lines.cu").write_text("__global__ void kernel(float* x) { *x *= 2; }\n")
    command = ["build", "lines.cu", "--name", "op", "--arch", "9.0", "--keep"]
    (folder / "setup.py").unlink()

    told = []
    for options in ([], ["--lineinfo"]):
        assert main([*command, *options]) == 0
        (ptx,) = folder.glob("build/opwright/*/lines*.ptx")
        told.append("\t.loc\t" in ptx.read_text())

    assert told == [False, True]


# ---- where it is not asked for


def test_device_function_of_another_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project = folder / "pyproject.toml"
    project.write_text('[tool.opwright]\nname = "op"\nsources = ["*.cu"]\narchs = ["9.0"]\n')

    assert main(["build", "."]) == 1

    setting = re.search(r"\((\S+ = \S+) in \[tool.opwright\]\)", joined(capsys))
    assert setting
    project.write_text(f"{project.read_text()}{setting[1]}\n")
    assert main(["build", "."]) == 0


def test_device_function_of_another_file_without_a_project(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["build", "helper.cu", "kernel.cu", "--name", "op", "--arch", "9.0"]
    (folder / "setup.py").unlink()

    assert main(command) == 1

    variable = re.search(r"link device code across files \((\w+)=(\S+)\)", joined(capsys))
    assert variable
    monkeypatch.setenv(*variable.groups())
    assert main(command) == 0


def test_device_function_of_another_file_in_setup_py(folder: Path) -> None:
    text = SETUP.replace('"nvcc_dlink": ["-dlink", "-lcudadevrt"]', "")
    (folder / "setup.py").write_text(text)

    refused = by_setup_py(folder)

    assert refused.returncode == 1
    assert "(CUDAExtension(..., dlink=True) in setup.py)" in " ".join(refused.stderr.split())
    text = text.replace("import BuildExtension", "import BuildExtension, CUDAExtension")
    text = text.replace(
        '= Extension("op", ["helper.cu", "kernel.cu"]',
        '= CUDAExtension("op", ["helper.cu", "kernel.cu"], dlink=True',
    )
    (folder / "setup.py").write_text(text)
    done = by_setup_py(folder)
    assert done.returncode == 0, done.stderr
    assert launches(next(folder.glob("op*.so")))


def joined(capsys: pytest.CaptureFixture[str]) -> str:
    printed = capsys.readouterr()
    return " ".join((printed.out + printed.err).split())


def by_setup_py(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=folder,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
