"""What holds for every test: a developer's own torch tables and colours do not leak in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from opwright.torch_releases import database

settings.register_profile("patient", deadline=None)  # a busy machine is no failure
settings.load_profile("patient")


@pytest.fixture(autouse=True)
def _clean_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    home = tmp_path / "data-home"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    for name in ("NO_COLOR", "COLUMNS", "OPWRIGHT_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    yield
    if home.exists():  # the test has added a build of torch, which the cache may hold
        database.cache_clear()


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test import the modules of `tools/`."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "tools"))
