"""New projects in C++ and CUDA build, audit clean, and run in a real torch."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from new_projects import build, headers_of_torch, make, own_tests, python_that_has

from opwright import audit
from opwright.cli.main import main
from opwright.facts.elf.binary import read_binary_file
from opwright.model import TorchAbi
from opwright.verbs.audit.origin.build_note import build_note_of

pytestmark = [pytest.mark.compiler, pytest.mark.network, pytest.mark.usefixtures("tools")]
BOTH = pytest.mark.parametrize("template", ["cpp", "cuda"])


@pytest.fixture
def torch(pytestconfig: pytest.Config) -> Path:
    return headers_of_torch(pytestconfig)


@pytest.fixture
def library(
    torch: Path, template: str, tmp_path_factory: pytest.TempPathFactory, libraries: dict[str, Path]
) -> Path:
    """Return the library of a template's project."""
    if template not in libraries:
        libraries[template] = build(make(tmp_path_factory.mktemp("project"), template), torch)
    return libraries[template]


@pytest.fixture(scope="module")
def libraries() -> dict[str, Path]:
    """Return what has been built, by template: a kernel is compiled for four GPUs."""
    return {}


@BOTH
def test_project_builds_and_its_library_audits_clean(library: Path) -> None:
    found = audit(str(library))

    (binary,) = found.binaries
    assert found.findings == ()
    assert binary.torch_abi is TorchAbi.STABLE
    assert binary.torch_floor == "2.10"
    assert main(["audit", str(library), "--torch", ">=2.10"]) == 0


@pytest.mark.parametrize("template", ["cuda"])
def test_library_of_cuda_is_tied_to_no_cuda_of_torch(library: Path) -> None:
    binary = read_binary_file(str(library))

    assert "libtorch.so" in binary.needed
    assert not [name for name in binary.needed if "cuda" in name]
    assert set(build_note_of(binary)["archs"].split()) == {"8.0", "9.0", "10.0", "12.0"}


@pytest.mark.nightly
@BOTH
def test_projects_own_tests_pass_in_a_real_torch(
    tmp_path: Path, library: Path, template: str
) -> None:
    told = own_tests(make(tmp_path, template), library)

    assert " passed" in told


@pytest.mark.nightly
def test_wheel_of_a_project_is_for_every_python(tmp_path: Path) -> None:
    python = python_that_has("torch", "hatchling", "opwright")
    project = make(tmp_path, "cpp")

    subprocess.run([python, "-m", "hatchling", "build", "-t", "wheel"], cwd=project, check=True)

    (wheel,) = project.glob("dist/*.whl")
    found = audit(str(wheel), torch=">=2.10")
    assert "-py3-none-linux_" in wheel.name
    assert found.findings == ()
    assert found.artifact.requires_torch == ">=2.10"
