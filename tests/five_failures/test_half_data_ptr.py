"""
`x.data_ptr<__half>()`: every compiler takes it, no torch has it.

nvcc 13 and g++, with the headers and libraries of torch 2.13.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from pathlib import Path

import pytest

from five_failures.steps import HERE, Done, first_cause, library, linted, opwright, run, texts
from opwright.model.build.toolchain import CudaToolkit

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.network,
    pytest.mark.skipif(platform.machine() != "x86_64", reason="torch's libraries are for x86-64"),
]

CAUSE = "half-type-instantiation"
NAME = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"
FLAGS = ("-O2", "-std=c++20", "-D_GLIBCXX_USE_CXX11_ABI=1")


@pytest.fixture(scope="module")
def torch(fetched: Callable[[str, str], Path]) -> Path:
    fetched("libraries", "2.13.0")
    return fetched("include", "2.13.0")


def _compiled(folder: Path, torch: Path, toolkit: CudaToolkit) -> Path:
    """Compile and link as setup.py does: nobody asks the linker for names that nobody has."""
    headers, cuda = f"-I{torch}/include", toolkit.include_dirs[0]
    object_files = ("negate.o", "first.o")
    commands = (
        (toolkit.nvcc, "-arch=sm_90", "-Xcompiler=-fPIC", "-c", "negate.cu", "-o", "negate.o"),
        ("g++", "-fPIC", f"-I{cuda}", "-c", "first.cpp", "-o", "first.o"),
    )
    libraries = (*(f"-L{folder}" for folder in toolkit.library_dirs), "-lcudart_static")
    link = (
        "g++",
        "-shared",
        *object_files,
        "-o",
        "op.so",
        f"-L{torch}/lib",
        "-ltorch_cpu",
        "-lc10",
    )
    for command in commands:
        done = run(*command, *FLAGS, headers, cwd=folder)
        assert (done.status, "error" in done.log) == (0, False), done.log
    assert run(*link, *libraries, "-ldl", "-lrt", cwd=folder).status == 0
    return folder / "op.so"


def _loaded(path: Path, load: Path, torch: Path) -> Done:
    return run(load, torch / "lib" / "libtorch_cpu.so", path, cwd=path.parent)


def test_lint_names_each_line_before_anything_is_compiled(broken: Path) -> None:
    assert linted(broken) == {(CAUSE, "negate.cu:12"), (CAUSE, "first.cpp:9")}


def test_compilers_and_linker_are_content_and_diagnose_names_what_the_loader_says(
    project: Path, torch: Path, load: Path, toolkit: CudaToolkit
) -> None:
    done = _loaded(_compiled(project, torch, toolkit), load, torch)

    assert done.status != 0
    assert "undefined symbol: _ZNK2at10TensorBase" in done.log
    assert first_cause(done.log, project) == CAUSE


def test_build_stops_before_there_is_a_library_and_names_type_and_source(
    broken: Path, torch: Path, toolkit: CudaToolkit
) -> None:
    done = opwright("build", "--torch", torch, cwd=broken, CUDA_HOME=toolkit.home)

    assert done.status == 1
    assert done.out.startswith(CAUSE)
    assert "no compiler was started: data_ptr<__half>() does not exist" in done.log
    assert "negate.cu" in done.out
    assert library(broken) is None


def test_repair_makes_the_fixed_project_and_lint_is_silent(project: Path) -> None:
    assert opwright("lint", "--fix", "--unsafe", cwd=project).status == 0

    assert texts(project) == texts(HERE / "half_data_ptr" / "fixed")
    assert linted(project) == set()


@pytest.mark.nightly  # the next one does the same by `opwright build`
def test_repaired_loads_and_reads_the_value(
    fixed: Path, torch: Path, load: Path, toolkit: CudaToolkit
) -> None:
    done = _loaded(_compiled(fixed, torch, toolkit), load, torch)

    assert (done.status, done.out) == (0, "first 1.5\ndone\n")


def test_repaired_is_built_checked_and_loads(
    fixed: Path, torch: Path, load: Path, toolkit: CudaToolkit
) -> None:
    built = opwright("build", "--torch", torch, cwd=fixed, CUDA_HOME=toolkit.home)

    assert built.status == 0, built.log
    made = library(fixed)
    assert made is not None
    assert _loaded(made, load, torch).out == "first 1.5\ndone\n"
