"""What holds for every test: a developer's own torch tables and colours do not leak in. And what many start from."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from filelock import FileLock
from hypothesis import settings
from tiny_elf import shared_library

from opwright.knowledge.torch_releases.symbols.releases import database

settings.register_profile("quick", deadline=None, max_examples=20)  # a busy machine is no failure
settings.register_profile("nightly", settings.get_profile("quick"), max_examples=1000)
settings.load_profile("quick")  # or that of --hypothesis-profile


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:  # noqa: ANN401 - xdist's
    """Give each worker half of the files rather than every other test: it makes a fixture of a file once."""
    if config.getvalue("dist") != "load":  # another was asked for
        return None
    return import_module("xdist.scheduler").WorkStealingScheduling(config, log)


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over what lives as long as the tests do."""
    gc.collect()
    gc.freeze()


def _of_all_workers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the temporary folder that the workers of pytest-xdist share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session", autouse=True)
def _bytecode(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let programs that tests start find bytecode, where the environment says to leave none behind."""
    with pytest.MonkeyPatch.context() as patch:
        if sys.dont_write_bytecode:
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
            patch.setenv("PYTHONPYCACHEPREFIX", str(_of_all_workers(tmp_path_factory) / "bytecode"))
        yield


@pytest.fixture(autouse=True)
def _clean_surroundings(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    home = tmp_path_factory.getbasetemp() / "data-home"  # most tests need no folder of their own
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    for name in ("NO_COLOR", "COLUMNS", "OPWRIGHT_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    yield
    if home.exists():  # the test has added a build of torch, which the cache may hold
        rmtree(home)
        database.cache_clear()


@pytest.fixture(scope="session")
def own_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return opwright's own wheel, built from this checkout once for all workers of pytest-xdist."""
    folder = _of_all_workers(tmp_path_factory) / "own-wheel"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
            subprocess.run(build, cwd=Path(__file__).parents[1], check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test import the modules of `tools/`."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "tools"))


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder, in which the test is."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


# ---- libraries to audit


SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"  # in 2.1 and 2.2
HALF = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"  # in none


@pytest.fixture
def fitting(tmp_path: Path) -> str:
    """Return a library that loads in some releases, and claims nothing."""
    path = tmp_path / "fitting.so"
    path.write_bytes(shared_library(needed=["libc10_cuda.so"], requires=[SET_DEVICE]))
    return str(path)


@pytest.fixture
def refused(tmp_path: Path) -> str:
    """Return a library that no release can load."""
    path = tmp_path / "refused.so"
    path.write_bytes(shared_library(needed=["libtorch.so"], requires=[HALF]))
    return str(path)


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """Return a file that begins as a library, and is none."""
    path = tmp_path / "broken.so"
    path.write_bytes(b"\x7fELF and nothing more")
    return str(path)
