"""Projects to break and to mend, the releases of torch that they are for, and a program that loads what they make."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from five_failures.steps import HERE, run
from opwright.facts.machine.toolchain import cuda_toolkits
from opwright.model.build.toolchain import CudaToolkit

TOOLS = HERE.parents[1] / "tools"


@pytest.fixture(scope="session")
def fetched(pytestconfig: pytest.Config) -> Callable[[str, str], Path]:
    """Return a function that fetches `include`, `libraries` or `cutlass` of a release, once."""
    given = os.environ.get("OPWRIGHT_TORCH_CACHE")
    assert pytestconfig.cache is not None
    kept_in = Path(given) if given else pytestconfig.cache.mkdir("torch")

    def of(what: str, version: str) -> Path:
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(str(TOOLS))
            import real_torch  # noqa: PLC0415 - it imports tools

            found = getattr(real_torch, what)(version, kept_in)
            return Path(found[0] if isinstance(found, tuple) else found).parent

    return of


@pytest.fixture(scope="module")
def broken(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the module's broken project, for the real toolchain to work in."""
    return _copy(request, "broken", tmp_path_factory)


@pytest.fixture
def project(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the module's broken project, to change."""
    return _copy(request, "broken", tmp_path_factory)


@pytest.fixture(scope="module")
def fixed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the module's fixed project."""
    return _copy(request, "fixed", tmp_path_factory)


def _copy(request: pytest.FixtureRequest, which: str, temporary: pytest.TempPathFactory) -> Path:
    name = request.path.stem.removeprefix("test_")
    return Path(shutil.copytree(HERE / name / which, temporary.mktemp(name) / which))


@pytest.fixture(scope="session")
def load(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a program that loads libraries and calls `run` of the last."""
    folder = tmp_path_factory.mktemp("load")
    source = HERE.parent / "extensions" / "load.cpp"
    assert run("g++", source, "-o", "load", "-ldl", cwd=folder).status == 0
    return folder / "load"


@pytest.fixture(scope="session")
def toolkit() -> CudaToolkit:
    """Return CUDA 13, of the system or of NVIDIA's wheels."""
    packages = [path for path in sys.path if path.endswith("-packages")]
    found = [one for one in cuda_toolkits(os.environ, packages) if isinstance(one, CudaToolkit)]
    fitting = [one for one in found if one.version[0] == 13]
    if not fitting:
        pytest.skip("there is no nvcc 13: pip install 'opwright[cuda13]' brings one")
    return fitting[0]
