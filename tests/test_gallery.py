"""Copies of the gallery's projects lint and audit clean, pass their own tests, and compile for AMD, too."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from new_projects import headers_of_torch, kept_in, needs_nvcc, python_that_has

from opwright import audit
from opwright.cli.main import main
from opwright.facts.elf.binary import read_binary_file
from opwright.model import TorchAbi
from opwright.verbs.new.gallery import GALLERY

of_projects = pytest.mark.parametrize("name", GALLERY)
CUTLASS = "4.2.0.0"
ROOT = Path(__file__).parents[1]
SAMPLE = {"PYTEST_PLUGINS": "sample", "PYTHONPATH": str(ROOT / "gallery")}
"""Has a project's pytest run every twentieth test."""


def is_whole(name: str) -> bool:
    """Return whether a project is checked whole: gallery/check.py names those that are; else all are."""
    named = os.environ.get("OPWRIGHT_GALLERY_WHOLE")
    return named is None or name in named.split()


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("gallery")
    for name in GALLERY:
        assert main(["new", name, str(folder / name)]) == 0
    return folder


@of_projects
def test_sources_lint_clean(copies: Path, name: str) -> None:
    assert main(["lint", str(copies / name)]) == 0


@pytest.fixture(scope="module", params=GALLERY)
def built(request: pytest.FixtureRequest, copies: Path) -> Path:
    """A copy with its library where the package looks for it: the same in all tests."""
    needs_nvcc()
    project = copies / str(request.param)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        headers = headers_of_torch(request.config)
        archs = []
        if not is_whole(
            request.param
        ):  # its kernels are not run here: how fast they are does not matter
            archs = ["--arch", one_arch(project)]
            # of kernels over CUTLASS one is compiled; -Ofc max makes ptxas slower there
            faster = "-DOPWRIGHT_SAMPLE" if uses_cutlass(project) else "-Ofc max"
            patch.setenv("NVCC_APPEND_FLAGS", faster)
            patch.setenv("CXXFLAGS", "-O1")  # takes half the time of -O3
        if uses_cutlass(project):
            patch.syspath_prepend(str(packages_with_cutlass(request.config)))
        assert main(["build", str(project), "--torch", str(headers), *archs]) == 0
    (library,) = project.glob("build/opwright/*/_C.so")
    shutil.copy(library, project / "src" / GALLERY[request.param])
    return project


def uses_cutlass(project: Path) -> bool:
    """Return whether a project's kernels are made of CUTLASS's collectives, which are NVIDIA's alone."""
    return "cutlass_library" in (project / "pyproject.toml").read_text()


def packages_with_cutlass(config: pytest.Config) -> Path:
    """Return a folder with CUTLASS's headers where its wheel puts them; wants `tools` on the path."""
    from real_torch import cutlass, once  # noqa: PLC0415 - needs tools

    include, _ = cutlass(CUTLASS, kept_in(config))

    def write(folder: Path) -> None:
        source = folder / "cutlass_library" / "source"
        source.mkdir(parents=True)
        (source / "include").symlink_to(include, target_is_directory=True)

    return once(kept_in(config) / "packages-of-cutlass" / CUTLASS / "site-packages", write)


def one_arch(project: Path) -> str:
    """Return an architecture that all kernels of a project compile for: `9.0a`, or else the first, `8.0`."""
    found = re.search(
        r'^archs = \["([^"]+)', (project / "pyproject.toml").read_text(), re.MULTILINE
    )
    assert found, f"{project.name} names no architecture"
    archs = found[1].split(";")
    return next((arch for arch in archs if arch.endswith("a")), archs[0])


def own_tests(project: Path, python: str) -> str:
    """Run a project's tests in the torch of a Python, a sample unless it is whole; return the output."""
    sample = {} if is_whole(project.name) else SAMPLE
    done = subprocess.run(
        [python, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=project,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **sample},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.compiler
@pytest.mark.network
def test_library_audits_clean(built: Path) -> None:
    (library,) = built.glob("src/*/_C.so")

    found = audit(str(library))

    (binary,) = found.binaries
    assert found.findings == ()
    assert binary.torch_abi is TorchAbi.STABLE
    assert binary.torch_floor == "2.10"
    needed = read_binary_file(str(library)).needed
    assert not [name for name in needed if "cuda" in name or "python" in name]


@pytest.mark.compiler
@pytest.mark.network
def test_library_passes_its_tests_in_the_torch_that_is_here(built: Path) -> None:
    assert " passed" in own_tests(built, python_that_has("torch", "pytest"))


@pytest.fixture(params=["2.10.0", "2.15.0"])
def python_with_another_torch(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Install a release where that is asked for, and remove it again."""
    if not os.environ.get("OPWRIGHT_INSTALL_TORCH"):
        pytest.skip("OPWRIGHT_INSTALL_TORCH is not set: each release takes minutes, and 7 GB")
    python = str(tmp_path / "venv" / "bin" / "python")
    wanted = [f"torch=={request.param}", "numpy", "pytest"]
    try:
        subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
        subprocess.run(
            [python, "-m", "pip", "install", "-q", "--no-cache-dir", *wanted], check=True
        )
        version = [python, "-c", "import torch; print(torch.__version__)"]
        assert subprocess.check_output(version, text=True).startswith(request.param)
        yield python
    finally:
        shutil.rmtree(tmp_path / "venv")


@pytest.mark.compiler
@pytest.mark.network
@pytest.mark.nightly
def test_same_library_passes_its_tests_in_another_torch(
    built: Path, python_with_another_torch: str
) -> None:
    assert " passed" in own_tests(built, python_with_another_torch)


@pytest.mark.compiler
@pytest.mark.network
@pytest.mark.usefixtures("tools")
@pytest.mark.skipif(not shutil.which("hipcc"), reason="there is no hipcc")
@of_projects
def test_kernels_compile_for_amd(
    copies: Path, tmp_path: Path, name: str, pytestconfig: pytest.Config
) -> None:
    if not is_whole(name):
        pytest.skip("its sources are those that were compiled for AMD before")
    if uses_cutlass(copies / name):
        pytest.skip("CUTLASS's collectives are for NVIDIA's GPUs")
    python = python_that_has("torch")
    shutil.copytree(copies / name / "csrc", tmp_path / "csrc")
    hipify = (
        "import sys; from torch.utils.hipify import hipify_python as h; "
        "h.hipify(sys.argv[1], includes=[sys.argv[1] + '/*'], is_pytorch_extension=True)"
    )
    subprocess.run([python, "-c", hipify, str(tmp_path / "csrc")], check=True)
    headers = headers_of_torch(pytestconfig) / "include"

    for source in sorted((tmp_path / "csrc_amd").glob("*.hip")):
        subprocess.run(
            [
                *("hipcc", "-std=c++20", "-c", str(source), "-o", "/dev/null", "-I", str(headers)),
                *(
                    "--offload-arch=gfx90a",
                    "-DUSE_ROCM",
                    "-D__HIP_PLATFORM_AMD__",
                    "-DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP",
                ),
                "-DTORCH_TARGET_VERSION=0x020a000000000000ULL",
            ],
            env={**os.environ, "HIP_PLATFORM": "amd"},
            check=True,
        )
