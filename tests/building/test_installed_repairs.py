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
from toolchains import script

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
def system(tmp_path: Path) -> ThrowawaySystem:
    """Return a copy of this system, with the project and this checkout in it."""
    if not shutil.which("apt-get"):
        pytest.skip("packages are not Debian's")
    shared = {path.resolve() for path in (tmp_path, CHECKOUT, Path(sys.prefix))}
    found = ThrowawaySystem(tmp_path.with_name(f"{tmp_path.name}-system"), sorted(shared))
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
    build = f"PYTHONPATH={CHECKOUT}/src {sys.executable} -m opwright build . --torch {torch} --arch gfx90a --format json"
    removed = system.run(f"apt-get remove -y -q {packages}", folder=project)
    assert "Removing" in removed.stdout, removed.stderr

    failed = system.run(build, folder=project)

    assert failed.returncode == 1, failed.stderr
    told = told_in(failed.stdout)
    assert told.cause == cause
    assert told.commands[0].startswith("apt-get install ")
    said_yes = (one.replace("apt-get install", "apt-get install -y -q") for one in told.commands)
    done = system.run("\n".join(("set -e", *said_yes, build)), folder=project)
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


def test_toolkit_of_wheels_where_there_is_none(
    python: Path, system: ThrowawaySystem, project: Path, torch: Path
) -> None:
    write_kernel(project, torch)
    build = f"{python} -m opwright build . --torch {torch} --arch 8.0 --format json"
    system.run("rm -rf /usr/local/cuda*", folder=project)

    failed = system.run(build, folder=project)

    told = told_in(failed.stdout)
    assert told == Told("cuda-toolkit-not-found", ("pip install 'opwright[cuda13]'",))
    done = system.run(f"{told.commands[0]} && {build}", folder=project)
    assert done.returncode == 0, done.stdout + done.stderr


def test_toolkit_of_wheels_where_there_is_another(
    python: Path, project: Path, torch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_kernel(project, torch)
    script(project / "old/bin/nvcc", "Cuda compilation tools, release 12.4, V12.4.99")
    monkeypatch.setenv("CUDA_HOME", str(project / "old"))
    build = f"{python} -m opwright build . --torch {torch} --arch 8.0 --format json"

    told = told_in(in_shell(build, project).stdout)

    assert told.cause == "cuda-toolkit-mismatch"
    assert told.commands[0] == "pip install 'opwright[cuda13]'"
    done = in_shell(" && ".join((*told.commands, build)), project)
    assert done.returncode == 0, done.stdout + done.stderr


def test_torch_that_is_named_by_its_release(python: Path, project: Path) -> None:
    failed = in_shell(f"{python} -m opwright build . --format json", project)

    told = told_in(failed.stdout)
    assert told.cause == "build-isolation-no-torch"
    (named,) = (one for one in told.commands if one.startswith("opwright build "))
    done = in_shell(f"{python} -m {named} .", project)
    assert done.returncode == 0, done.stdout + done.stderr


def write_kernel(project: Path, torch: Path) -> None:
    """Add a kernel to a project, and CUDA 13 to its torch."""
    (project / "csrc/k.cu").write_text(KERNEL)
    (torch / "version.py").write_text("__version__ = '2.13.0+cu130'\ncuda = '13.0'\n")


def in_shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", "-c", command], cwd=folder, capture_output=True, text=True, check=False
    )
