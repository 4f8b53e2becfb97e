"""Copies of the gallery's projects lint and audit clean, pass their own tests, and compile for AMD, too."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from new_projects import headers_of_torch, needs_nvcc, python_that_has

from opwright import audit
from opwright.cli import main
from opwright.facts.binary import read_binary_file
from opwright.model import TorchAbi
from opwright.new_project import GALLERY

of_projects = pytest.mark.parametrize("name", GALLERY)


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("gallery")
    for name in GALLERY:
        assert main(["new", name, str(folder / name)]) == 0
    return folder


@of_projects
def test_sources_lint_clean(copies: Path, name: str) -> None:
    assert main(["lint", str(copies / name)]) == 0


@pytest.mark.compiler
@pytest.mark.network
@pytest.mark.usefixtures("tools")
@of_projects
def test_library_audits_clean_and_passes_its_tests(
    copies: Path, name: str, pytestconfig: pytest.Config
) -> None:
    needs_nvcc()
    project = copies / name
    assert main(["build", str(project), "--torch", str(headers_of_torch(pytestconfig))]) == 0
    (library,) = project.glob("build/opwright/*/_C.so")

    found = audit(str(library))
    (binary,) = found.binaries
    assert found.findings == ()
    assert binary.torch_abi is TorchAbi.STABLE
    assert binary.torch_floor == "2.10"
    needed = read_binary_file(str(library)).needed
    assert not [name for name in needed if "cuda" in name or "python" in name]

    shutil.copy(library, project / "src" / GALLERY[name])
    done = subprocess.run(
        [python_that_has("torch", "pytest"), "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=project,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.compiler
@pytest.mark.network
@pytest.mark.usefixtures("tools")
@pytest.mark.skipif(not shutil.which("hipcc"), reason="there is no hipcc")
@of_projects
def test_kernels_compile_for_amd(
    copies: Path, tmp_path: Path, name: str, pytestconfig: pytest.Config
) -> None:
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
