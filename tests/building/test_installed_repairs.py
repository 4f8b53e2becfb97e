"""Fixes that install something: what they name is installed, and the build then passes."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

import pytest

import opwright
from building.throwaway_system import ThrowawaySystem

pytestmark = [pytest.mark.compiler, pytest.mark.network, pytest.mark.nightly]

CHECKOUT = Path(opwright.__file__).parents[2]
KERNEL = "__global__ void f(float* x) { *x = 1; }\n"
HIP = f"#include <hip/hip_runtime.h>\n{KERNEL}"


class Told(NamedTuple):
    """What is said of a build that failed."""

    cause: str
    commands: tuple[str, ...]


def told_in(output: str) -> Told:
    finding = json.loads(output)["findings"][0]
    return Told(finding["cause"], tuple(finding["fix"]["commands"]))


# ---- packages of the system --------------------------------------------------------


@pytest.fixture
def system(tmp_path: Path, project: Path, torch: Path) -> ThrowawaySystem:
    """Return a copy of this system, with the project and this checkout in it."""
    if not shutil.which("apt-get"):
        pytest.skip("packages are not Debian's")
    found = ThrowawaySystem(tmp_path / "system", (project, torch, CHECKOUT, Path(sys.prefix)))
    if not found.works:
        pytest.skip("only root may mount a copy of the system")
    return found


PACKAGES = [
    ("missing-host-compiler", "g++ g++-12 c++-compiler", "op.cpp", ""),
    ("missing-host-compiler", "hipcc", "op.hip", HIP),
    ("missing-system-dev-package", "zlib1g-dev", "more.cpp", "#include <zlib.h>\n"),
]


@pytest.mark.parametrize(("cause", "packages", "name", "text"), PACKAGES)
def test_package_of_the_system(  # noqa: PLR0913, PLR0917 - a table
    system: ThrowawaySystem,
    project: Path,
    torch: Path,
    cause: str,
    packages: str,
    name: str,
    text: str,
) -> None:
    if text:
        (project / "csrc" / name).write_text(text)
    build = f"PYTHONPATH={CHECKOUT}/src {sys.executable} -m opwright build . --torch {torch} --format json"
    removed = system.run(f"apt-get remove -y -q {packages}", folder=project)
    assert "Removing" in removed.stdout, removed.stderr

    failed = system.run(build, folder=project)

    assert failed.returncode == 1, failed.stderr
    told = told_in(failed.stdout)
    assert told.cause == cause
    assert told.commands[0].startswith("apt-get install ")
    said_yes = (one.replace("apt-get install", "apt-get install -y -q") for one in told.commands)
    applied = " && ".join((*said_yes, build))
    done = system.run(applied, folder=project)
    assert done.returncode == 0, done.stdout + done.stderr


def test_headers_of_the_systems_python(system: ThrowawaySystem, project: Path, torch: Path) -> None:
    packages = f"{CHECKOUT}/src:{sysconfig.get_path('purelib')}"
    build = (
        f"PYTHONPATH={packages} /usr/bin/python3 -m opwright build . --torch {torch} --format json"
    )
    if system.run("/usr/bin/python3 -m pip --version", folder=project).returncode == 127:
        pytest.skip("the system has no Python")
    system.run("apt-get remove -y -q 'libpython3.*-dev'", folder=project)

    failed = system.run(build, folder=project)

    assert failed.returncode == 1, failed.stderr
    told = told_in(failed.stdout)
    assert told.cause == "missing-python-dev-headers"
    (install,) = (one for one in told.commands if one.startswith("apt-get install "))
    applied = f"{install.replace('install', 'install -y -q')} && {build}"
    done = system.run(applied, folder=project)
    assert done.returncode == 0, done.stdout + done.stderr


# ---- wheels ------------------------------------------------------------------------


@pytest.fixture
def python(tmp_path: Path, own_wheel: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the Python of a new environment with opwright, on a PATH without a CUDA toolkit."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    found = tmp_path / "venv/bin/python"
    monkeypatch.setenv("PIP_FIND_LINKS", str(own_wheel.parent))
    subprocess.run([found, "-m", "pip", "install", "-q", own_wheel], check=True)
    monkeypatch.setenv("PATH", f"{found.parent}:/usr/bin:/bin")
    for name in ("PYTHONPATH", "CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(name, raising=False)
    return found


@pytest.mark.parametrize("cause", ["cuda-toolkit-not-found", "cuda-toolkit-mismatch"])
def test_toolkit_of_wheels(
    python: Path, project: Path, torch: Path, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "csrc/k.cu").write_text(KERNEL)
    (torch / "version.py").write_text("__version__ = '2.13.0+cu130'\ncuda = '13.0'\n")
    if Path("/usr/local/cuda/bin/nvcc").exists() and cause == "cuda-toolkit-not-found":
        pytest.skip("there is a toolkit where every build looks")
    if cause == "cuda-toolkit-mismatch":
        nvcc = project / "old/bin/nvcc"
        nvcc.parent.mkdir(parents=True)
        nvcc.write_text("#!/bin/sh\necho 'Cuda compilation tools, release 12.4, V12.4.99'\n")
        nvcc.chmod(0o755)
        monkeypatch.setenv("CUDA_HOME", str(project / "old"))
    build = f"{python} -m opwright build . --torch {torch} --arch 8.0 --format json"

    failed = subprocess.run(build, shell=True, cwd=project, capture_output=True, text=True, check=False)  # fmt: skip  # noqa: S602

    told = told_in(failed.stdout)
    assert told.cause == cause
    assert told.commands[0] == "pip install 'opwright[cuda13]'"
    applied = " && ".join((*told.commands, build))
    done = subprocess.run(applied, shell=True, cwd=project, capture_output=True, text=True, check=False)  # fmt: skip  # noqa: S602
    assert done.returncode == 0, done.stdout + done.stderr


def test_torch_that_is_named_by_its_release(python: Path, project: Path) -> None:
    build = f"{python} -m opwright build . --format json"
    failed = subprocess.run(build, shell=True, cwd=project, capture_output=True, text=True, check=False)  # fmt: skip  # noqa: S602

    told = told_in(failed.stdout)
    assert told.cause == "build-isolation-no-torch"
    (named,) = (one for one in told.commands if one.startswith("opwright build "))
    done = subprocess.run(f"{python} -m {named} .", shell=True, cwd=project, capture_output=True, text=True, check=False)  # fmt: skip  # noqa: S602
    assert done.returncode == 0, done.stdout + done.stderr
