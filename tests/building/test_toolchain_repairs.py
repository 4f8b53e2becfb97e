"""Every fix that a build offers for compilers and architectures is carried out, and the build then passes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from toolchains import script

from building.repairing import Failing, append, exported_by
from opwright.cli.main import main

pytestmark = pytest.mark.compiler

KERNEL = "__global__ void f(float* x) { *x = 1; }\n"
WGMMA = '__global__ void f() { asm volatile("wgmma.fence.sync.aligned;\\n" ::: "memory"); }\n'
needs_nvcc = pytest.mark.skipif(not shutil.which("nvcc"), reason="there is no nvcc")


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


SETUP = """import os
from setuptools import setup
from opwright.build import BuildExtension, CUDAExtension
os.environ["TORCH_CUDA_ARCH_LIST"] = "{archs}"
setup(name="x", ext_modules=[CUDAExtension("x", ["k.cu"], extra_compile_args={{"nvcc": {flags}}})],
      cmdclass={{"build_ext": BuildExtension}})
"""


@needs_nvcc
def test_architectures_that_setup_py_names_are_changed_there(tmp_path: Path) -> None:
    setup = tmp_path / "setup.py"
    (tmp_path / "k.cu").write_text(KERNEL)

    def built() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "setup.py", "build_ext"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    setup.write_text(SETUP.format(archs="3.7+PTX", flags=[]))
    told = built().stderr
    (line,) = re.findall(r'\$ (os.environ\["TORCH_CUDA_ARCH_LIST"\] = "[^"]+")', told)
    setup.write_text(re.sub(r"os.environ.*", line, setup.read_text()))
    assert built().returncode == 0, built().stderr

    setup.write_text(SETUP.format(archs="9.0", flags=["-arch=sm_35"]))
    told = " ".join(built().stderr.split())
    assert "arch-dropped-by-toolkit: " in told
    (flag,) = re.findall(r"and take (\S+) out of nvcc's flags in setup.py", told)
    setup.write_text(setup.read_text().replace(f"'{flag}=sm_35'", ""))
    assert built().returncode == 0, built().stderr


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
