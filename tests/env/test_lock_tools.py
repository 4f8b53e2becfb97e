"""What a plan for a lock file says to type, typed: each lock is moved by its own tool."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from local_index import served, write_named_torch

from opwright.cli.main import main
from opwright.facts.python.lock_files import read_lock
from opwright.model.environment.upgrade import Locked


@pytest.mark.network
@pytest.mark.parametrize("name", ["uv.lock", "requirements.txt"])
def test_the_commands_for_a_lock_of_uv_are_carried_out(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    if not Path(uv).exists():
        pytest.skip("needs uv")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(uv).parent}:/usr/bin:/bin")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    needs = ["torch==2.8.0", "fbgemm-gpu-cpu==1.3.0"]
    (tmp_path / "requirements.in").write_text("\n".join(needs))
    (tmp_path / "pyproject.toml").write_text(
        f'[project]\nname = "app"\nversion = "1"\nrequires-python = ">=3.11,<3.13"\ndependencies = {needs}\n'
    )
    command = ["lock"] if name == "uv.lock" else ["pip", "compile", "requirements.in", "-o", name]
    subprocess.run([uv, "-q", *command], check=True)

    main(["env", "--lock", name, "--python", "3.11", "--to", "torch==2.10.0", "--format", "json"])
    told = json.loads(capsys.readouterr().out)
    for line in told["commands"]:
        subprocess.run(["bash", "-ec", line], check=True)

    changed = read_lock(name, python="3.11", machine="x86_64")
    assert Locked("torch", "2.10.0") in [p._replace(urls=()) for p in changed.packages]
    assert main(["env", "--lock", name, "--python", "3.11"]) == 0


_NEEDS = {"torch": "2.12.0", "fbgemm-gpu-cpu": "1.7.0"}
_PDM_PROJECT = """\
[project]
name = "app"
version = "1"
requires-python = "==3.11.*"
dependencies = {needs}
[tool.pdm]
distribution = false
[[tool.pdm.source]]
name = "pypi"
url = "{index}"
"""
_POETRY_PROJECT = """\
[project]
name = "app"
version = "1"
requires-python = "==3.11.*"
dependencies = {needs}
[tool.poetry]
package-mode = false
[[tool.poetry.source]]
name = "local"
url = "{index}"
priority = "primary"
"""
_PIPENV_PROJECT = """\
[[source]]
name = "local"
url = "{index}"
verify_ssl = false
[packages]
{packages}
[requires]
python_version = "3.11"
"""
_PROJECTS = {
    "pdm": ("pyproject.toml", _PDM_PROJECT, "pdm.lock"),
    "pipenv": ("Pipfile", _PIPENV_PROJECT, "Pipfile.lock"),
    "poetry": ("pyproject.toml", _POETRY_PROJECT, "poetry.lock"),
}
"""The file of each tool's project, its text, and the lock."""


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve two versions of fbgemm-gpu-cpu, what they need, and two torches of which only the metadata counts."""
    folder = tmp_path_factory.mktemp("index")
    for wheel in ("fbgemm-gpu-cpu==1.7.0", "fbgemm-gpu-cpu==1.8.0", "numpy"):
        to = folder / wheel.partition("=")[0]
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(to), wheel]
        subprocess.run(command, check=True)
    (folder / "torch").mkdir()
    for version in ("2.12.0", "2.13.0"):
        write_named_torch(folder / "torch", version)
    with served(folder) as address:
        yield address


@pytest.mark.network
@pytest.mark.parametrize("tool", ["pdm", "pipenv", "poetry"])
@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the wheels are for CPython 3.11")
def test_the_commands_for_a_lock_of_another_tool_are_carried_out(
    tool: str,
    tmp_path: Path,
    index: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if not shutil.which(tool):
        pytest.skip(f"needs {tool}")
    project = tmp_path / "app"
    project.mkdir()
    monkeypatch.chdir(project)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PIPENV_VENV_IN_PROJECT", "1")
    needs = [f"{name}=={version}" for name, version in _NEEDS.items()]
    packages = "\n".join(f'{name} = "=={version}"' for name, version in _NEEDS.items())
    project_file, text, name = _PROJECTS[tool]
    Path(project_file).write_text(text.format(needs=needs, packages=packages, index=index))
    subprocess.run([tool, "lock"], check=True)

    status = main(
        ["env", "--lock", name, "--python", "3.11", "--to", "torch==2.13.0", "--format", "json"]
    )
    for line in json.loads(capsys.readouterr().out)["commands"]:
        subprocess.run(["bash", "-ec", line], check=True)

    changed = read_lock(name, python="3.11", machine="x86_64")
    assert status == 1
    assert {p.project: p.version for p in changed.packages if p.project in _NEEDS} == {
        "torch": "2.13.0",
        "fbgemm-gpu-cpu": "1.8.0",
    }
