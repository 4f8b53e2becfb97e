"""
A GEMM for sm_90 as CUTLASS 3.4 generates it: a header, the order of the arguments, the architecture and libcuda are wrong.

nvcc 13, with the headers of CUTLASS 3.4.1, 3.5.0 and 4.2.0 of PyPI.
"""

from __future__ import annotations

import json
import platform
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from five_failures.steps import HERE, Done, first_cause, library, linted, opwright, run, texts
from opwright.facts.elf.binary import read_binary_file
from opwright.model.build.toolchain import CudaToolkit
from opwright.verbs.audit.origin.build_note import build_note_of

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.network,
    pytest.mark.skipif(platform.machine() != "x86_64", reason="torch's libraries are for x86-64"),
]

HEADER, ARGUMENTS = "cutlass-missing-include", "cutlass-api-mismatch"
ARCHITECTURE, DRIVER = "arch-feature-needs-sm90a", "missing-libcuda-link"
SETUP = """setup(ext_modules=[CUDAExtension("gemm", ["gemm.cu"],
      extra_compile_args={"nvcc": ["-gencode=arch=compute_90,code=sm_90"]})])
"""
Cutlass = Callable[[str, Path], None]


@pytest.fixture(scope="module")
def torch(fetched: Callable[[str, str], Path]) -> Path:
    fetched("libraries", "2.13.0")
    return fetched("include", "2.13.0")


@pytest.fixture(scope="module")
def cutlass(fetched: Callable[[str, str], Path]) -> Cutlass:
    """Return a function that puts a release of CUTLASS into a project, as a submodule would be."""

    def put(version: str, project: Path) -> None:
        place = project / "cutlass"
        place.unlink(missing_ok=True)
        place.symlink_to(fetched("cutlass", version))

    return put


def _compiled(folder: Path, toolkit: CudaToolkit, arch: str = "sm_90a") -> Done:
    headers = ("-I", "cutlass/include", "-I", "cutlass/tools/util/include")
    flags = ("-std=c++17", f"-arch={arch}", "-Xcompiler=-fPIC", "--expt-relaxed-constexpr")
    files = ("-c", "gemm.cu", "-o", "gemm.o")
    return run(toolkit.nvcc, *flags, *headers, *files, cwd=folder)


@pytest.fixture(scope="module")
def stopped(
    torch: Path, cutlass: Cutlass, toolkit: CudaToolkit, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, Done]:
    """Return the broken project, repaired, and what its first build came to."""
    folder = tmp_path_factory.mktemp("stopped") / "broken"
    shutil.copytree(HERE / "cutlass_gemm" / "broken", folder)
    assert opwright("lint", "--fix", "--unsafe", cwd=folder).status == 0
    cutlass("3.4.1.0", folder)
    return folder, opwright("build", "--torch", torch, cwd=folder, CUDA_HOME=toolkit.home)


@pytest.fixture(scope="module")
def repaired(
    stopped: tuple[Path, Done],
    cutlass: Cutlass,
    toolkit: CudaToolkit,
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[str, str], Path]:
    """Return a function that returns the repaired project with its gemm.o; the compiler takes half a minute."""

    @cache
    def compiled(version: str, arch: str) -> Path:
        folder = tmp_path_factory.mktemp("repaired") / "fixed"
        shutil.copytree(HERE / "cutlass_gemm" / "fixed", folder)
        if (version, arch) == ("3.4.1.0", "sm_90a"):  # as the build has compiled it
            (found,) = stopped[0].glob("build/**/gemm.cu.o")
            shutil.copy(found, folder / "gemm.o")
            return folder
        cutlass(version, folder)
        done = _compiled(folder, toolkit, arch)
        assert done.status == 0, done.log
        return folder

    return compiled


def _linked(folder: Path, toolkit: CudaToolkit, *more: str) -> Path:
    """Link as setup.py does: nobody asks the linker for names that nobody has."""
    libraries = (*(f"-L{one}" for one in toolkit.library_dirs), "-lcudart_static", "-ldl", "-lrt")
    command = ("g++", "-shared", "gemm.o", "-o", "gemm.so", *more, *libraries)
    assert run(*command, cwd=folder).status == 0
    return folder / "gemm.so"


def test_lint_names_header_and_arguments_before_anything_is_compiled(broken: Path) -> None:
    assert linted(broken) == {(HEADER, "gemm.cu:16"), (ARGUMENTS, "gemm.cu:39")}


def test_lint_names_the_architecture_where_a_build_script_says_plain_90(project: Path) -> None:
    (project / "setup.py").write_text(SETUP)

    assert (ARCHITECTURE, "gemm.cu:16") in linted(project)


@pytest.mark.parametrize("version", ["3.4.1.0", "4.2.0.0"])
def test_compiler_refuses_it_and_diagnose_names_the_header_first(
    project: Path, cutlass: Cutlass, toolkit: CudaToolkit, version: str
) -> None:
    cutlass(version, project)

    done = _compiled(project, toolkit)

    assert done.status != 0
    assert 'namespace "cutlass::epilogue::collective" has no member "CollectiveBuilder"' in done.log
    assert first_cause(done.log, project) == HEADER


def test_with_the_header_the_compiler_refuses_the_arguments_and_diagnose_names_them(
    project: Path, cutlass: Cutlass, toolkit: CudaToolkit
) -> None:
    cutlass("3.4.1.0", project)
    assert opwright("lint", "--fix", "--unsafe", "--select", HEADER, cwd=project).status == 0

    done = _compiled(project, toolkit)

    assert "error: too many initializer values" in done.log
    assert first_cause(done.log, project) == ARGUMENTS


def test_build_of_the_broken_project_stops_with_the_cause(
    broken: Path, torch: Path, cutlass: Cutlass, toolkit: CudaToolkit
) -> None:
    cutlass("3.4.1.0", broken)

    done = opwright("build", "--torch", torch, cwd=broken, CUDA_HOME=toolkit.home)

    assert done.status == 1
    assert done.out.startswith(ARGUMENTS)  # lint knows before a compiler misses the header
    assert library(broken) is None


def test_repair_makes_the_fixed_project_and_lint_is_silent(project: Path) -> None:
    assert opwright("lint", "--fix", "--unsafe", cwd=project).status == 0

    assert texts(project) == texts(HERE / "cutlass_gemm" / "fixed")
    assert linted(project) == set()


@pytest.mark.parametrize("version", ["3.4.1.0", pytest.param("3.5.0.0", marks=pytest.mark.nightly)])
def test_repaired_compiles_and_lacks_the_driver_when_it_is_loaded(
    repaired: Callable[[str, str], Path], toolkit: CudaToolkit, load: Path, version: str
) -> None:
    folder = repaired(version, "sm_90a")

    done = run(load, _linked(folder, toolkit), cwd=folder)

    assert "undefined symbol: cuTensorMapEncodeTiled" in done.log
    assert first_cause(done.log, folder) == DRIVER


def test_build_stops_before_there_is_a_library_that_lacks_the_driver_and_links_it_when_it_is_listed(
    stopped: tuple[Path, Done], torch: Path, toolkit: CudaToolkit
) -> None:
    project, done = stopped

    assert done.status == 1
    assert done.out.startswith(DRIVER)
    assert "needed by gemm.cu" in done.log
    assert library(project) is None
    with (project / "pyproject.toml").open("a") as settings:
        settings.write('libraries = ["cuda"]\n')

    done = opwright("build", "--torch", torch, cwd=project, CUDA_HOME=toolkit.home)

    assert done.status == 0, done.log
    made = library(project)
    assert made is not None
    assert "libcuda.so.1" in read_binary_file(str(made)).needed


@pytest.mark.parametrize("arch", ["sm_90", "sm_90a"])
def test_audit_tells_whether_there_is_a_kernel_or_only_an_error_to_print(
    repaired: Callable[[str, str], Path], torch: Path, toolkit: CudaToolkit, arch: str
) -> None:
    folder = repaired("3.4.1.0", arch)

    _linked(folder, toolkit, "-Wl,--no-as-needed", f"-L{torch}/lib", "-ltorch_cpu", "-lc10")
    asked = ("--gpu", "H100", "--torch", "2.13.0", "--format", "json")
    done = opwright("audit", "gemm.so", *asked, cwd=folder)

    found = {finding["cause"] for finding in json.loads(done.out)["findings"]}
    assert found == ({DRIVER, ARCHITECTURE} if arch == "sm_90" else {DRIVER})


@pytest.mark.nightly
def test_repaired_is_built_for_90a_with_a_newer_cutlass_and_loads(
    fixed: Path, torch: Path, cutlass: Cutlass, toolkit: CudaToolkit
) -> None:
    cutlass("4.2.0.0", fixed)

    built = opwright("build", "--torch", torch, cwd=fixed, CUDA_HOME=toolkit.home)

    assert built.status == 0, built.log
    made = library(fixed)
    assert made is not None
    stamp = build_note_of(read_binary_file(str(made)))
    assert stamp["archs"] == "9.0a"
    loaded = run(
        sys.executable, "-c", "import ctypes, sys; ctypes.CDLL(sys.argv[1])", made, cwd=fixed
    )
    assert loaded.status == 0, loaded.log
