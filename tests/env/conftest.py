"""An environment with a torch, and an index that is a folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from coming_torch import NEW
from made_environments import CHECK, MadeEnvironment
from tiny_torch import install_torch

from opwright.verbs.releases.adding import add_release


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder the only index, and torch 9.9.9 known, which lacks CHECK."""
    folder = tmp_path / "index"
    folder.mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    add_release(install_torch(tmp_path / "coming", "9.9.9", [NEW]))
    return folder


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MadeEnvironment:
    environment = MadeEnvironment(tmp_path / "venv")
    environment.torch(exports=[CHECK, NEW])
    monkeypatch.chdir(environment.root / "empty")
    return environment
