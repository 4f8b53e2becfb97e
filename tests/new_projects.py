"""Projects of `opwright new` for tests that compile: a torch to build for, and one to run in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from opwright.cli.main import main
from opwright.facts.machine.toolchain import cuda_toolkits
from opwright.model.build.toolchain import CudaToolkit

TORCH = "2.13.0"
_PYTHON = "OPWRIGHT_PYTHON_WITH_TORCH"


def kept_in(config: pytest.Config) -> Path:
    """Return where what is fetched is kept: pytest's cache, or the folder of OPWRIGHT_TORCH_CACHE."""
    given = os.environ.get("OPWRIGHT_TORCH_CACHE")
    if given:
        return Path(given)
    assert config.cache is not None
    return Path(config.cache.mkdir("torch"))


def headers_of_torch(config: pytest.Config) -> Path:
    """Return a torch that is headers alone, of a published wheel; wants `tools` on the path."""
    from real_torch import include, once  # noqa: PLC0415 - needs tools

    real = include(TORCH, kept_in(config))

    def write(folder: Path) -> None:
        (folder / "include").symlink_to(real, target_is_directory=True)

    return once(kept_in(config) / "headers-alone" / TORCH / "torch", write)


def needs_nvcc() -> None:
    """Skip where there is no CUDA toolkit: on PATH, in CUDA_HOME, or as NVIDIA's wheels."""
    packages = [path for path in sys.path if path.endswith("-packages")]
    if not any(isinstance(one, CudaToolkit) for one in cuda_toolkits(os.environ, packages)):
        pytest.skip("there is no nvcc")


def make(folder: Path, template: str, *options: str) -> Path:
    """Write a project called fast-ops."""
    assert main(["new", template, "fast-ops", str(folder), *options]) == 0
    return folder


def build(project: Path, torch: Path) -> Path:
    """Build a project with opwright; return its library."""
    if list(project.rglob("*.cu")):
        needs_nvcc()
    assert main(["build", str(project), "--torch", str(torch)]) == 0
    (library,) = project.glob("build/opwright/*/_C.so")
    return library


def python_that_has(*modules: str) -> str:
    """Return the Python that the environment names; skip where there is none, or it lacks a module."""
    python = os.environ.get(_PYTHON)
    if not python:
        pytest.skip(f"{_PYTHON} names no Python with torch and pytest")
    done = subprocess.run([python, "-c", f"import {', '.join(modules)}"], check=False)
    if done.returncode:
        pytest.skip(f"{python} has not all of {', '.join(modules)}")
    return python


def own_tests(project: Path, library: Path | None) -> str:
    """Run a project's tests in a Python that has torch and pytest; skip where none is named."""
    python = python_that_has("torch", "pytest")
    if library:
        shutil.copy(library, project / "src" / "fast_ops")
    done = subprocess.run(
        [python, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout
