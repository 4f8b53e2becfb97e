"""A project of one module, and a torch of one function that it is built for."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from building.repairing import Failing
from building.torch_of_one_function import built, compile_torch, write_project


@pytest.fixture(scope="session")
def _compiled_torch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_torch(tmp_path_factory.mktemp("torch-of-one-function"))


@pytest.fixture
def torch(tmp_path: Path, _compiled_torch: Path) -> Path:
    """Return a copy, for the test to change."""
    return Path(shutil.copytree(_compiled_torch, tmp_path / "torch"))


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = write_project(tmp_path / "project")
    monkeypatch.chdir(folder)
    monkeypatch.delenv("CXX", raising=False)
    return folder


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
