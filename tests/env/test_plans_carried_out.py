"""Plans to the end: each tool's lock is moved by what is printed, installed by what is printed, and then imported."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from local_index import served, write_named_torch

from opwright.cli.main import main
from opwright.verbs.env.upgrades.present_torch import TORCH_INDEX

pytestmark = [
    pytest.mark.network,
    pytest.mark.nightly,
    pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the wheels are for CPython 3.11"),
]

_TORCH = "2.13.0+cpu"
"""A real torch of 190 MB; what is moved from has metadata and a version only, so that nothing is fetched for it."""
_IMPORTS = "import torch, fbgemm_gpu; print(torch.__version__, torch.ops.fbgemm.asynchronous_complete_cumsum)"


class Tool(NamedTuple):
    """What a tool's project looks like, and what makes its lock and its environment."""

    file: str
    project: str
    lock: str
    make: tuple[str, ...]
    """Commands, in the project's folder."""
    needs: str = "uv"


_PROJECT = """\
[project]
name = "app"
version = "1"
requires-python = "==3.11.*"
dependencies = ["torch=={torch}", "fbgemm-gpu-cpu==1.7.0", "numpy==2.1.0"]
"""
_UV = (
    _PROJECT
    + """\
[tool.uv]
package = false
[[tool.uv.index]]
url = "{simple}"
default = true
[[tool.uv.index]]
url = "{cpu}"
"""
)
_POETRY = (
    _PROJECT
    + """\
[tool.poetry]
package-mode = false
[[tool.poetry.source]]
name = "local"
url = "{simple}"
priority = "primary"
[[tool.poetry.source]]
name = "cpu"
url = "{cpu}"
priority = "supplemental"
"""
)
_PDM = (
    _PROJECT
    + """\
[tool.pdm]
distribution = false
[[tool.pdm.source]]
name = "pypi"
url = "{simple}"
[[tool.pdm.source]]
name = "cpu"
url = "{cpu}"
"""
)
_PIPENV = """\
[[source]]
name = "local"
url = "{simple}"
verify_ssl = false
[[source]]
name = "cpu"
url = "{cpu}"
verify_ssl = false
[packages]
torch = {{version = "=={torch}", index = "cpu"}}
fbgemm-gpu-cpu = "==1.7.0"
numpy = "==2.1.0"
[requires]
python_version = "3.11"
"""
_IN = "torch=={torch}\nfbgemm-gpu-cpu==1.7.0\nnumpy==2.1.0\n"
_VENV = "{python} -m venv .venv"
_TOOLS = {
    "uv": Tool("pyproject.toml", _UV, "uv.lock", ("uv lock -q", "uv sync -q")),
    "uv pip compile": Tool(
        "requirements.in",
        _IN,
        "requirements.txt",
        ("uv pip compile -q requirements.in -o requirements.txt", _VENV),
    ),
    "pip-compile": Tool(
        "requirements.in",
        _IN,
        "requirements.txt",
        ("pip-compile -q --strip-extras requirements.in", _VENV),
        "pip-compile",
    ),
    "pip": Tool("requirements.txt", _IN, "requirements.txt", (_VENV,), "pip"),
    "poetry": Tool("pyproject.toml", _POETRY, "poetry.lock", ("poetry lock", "poetry install"), "poetry"),
    "pdm": Tool("pyproject.toml", _PDM, "pdm.lock", ("pdm lock -q", "pdm sync -q"), "pdm"),
    "pipenv": Tool("Pipfile", _PIPENV, "Pipfile.lock", ("pipenv lock", "pipenv sync"), "pipenv"),
}  # fmt: skip


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a real torch, two versions of fbgemm-gpu-cpu, what they need, and a torch that is no more than its name."""
    folder = tmp_path_factory.mktemp("index")
    (fetched := folder / "fetched").mkdir()
    pip = [sys.executable, "-m", "pip", "download", "-q", "-d", str(fetched)]
    for wanted in (["torch==2.13.0", "numpy==2.1.0"], *_FBGEMM):
        subprocess.run([*pip, *wanted], check=True)
    for wheel in fetched.iterdir():
        project = wheel.name.partition("-")[0].lower().replace("_", "-")
        for place in ("simple", "cpu") if project == "torch" else ("simple",):
            (folder / place / project).mkdir(parents=True, exist_ok=True)
            shutil.copy(wheel, folder / place / project)
    write_named_torch(folder / "simple" / "torch", "2.12.0")
    write_named_torch(folder / "cpu" / "torch", "2.12.0+cpu")
    with served(folder) as address:
        yield address


_FBGEMM = (["--no-deps", "fbgemm-gpu-cpu==1.7.0"], ["--no-deps", "fbgemm-gpu-cpu==1.8.0"])


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Work in an empty folder; what is set in the environment is taken back."""
    monkeypatch.chdir(tmp_path)
    return monkeypatch


@pytest.mark.parametrize("flavour", ["", "+cpu"])
@pytest.mark.parametrize("tool", _TOOLS.values(), ids=_TOOLS)
def test_what_a_plan_for_a_lock_says_is_typed_and_what_it_installs_is_imported(
    tool: Tool,
    flavour: str,
    index: str,
    project: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if not shutil.which(tool.needs):
        pytest.skip(f"needs {tool.needs}")
    simple, cpu = f"{index}/simple", f"{index}/cpu"
    _only_from(simple, cpu if flavour else "", project)
    torch, other = f"2.12.0{flavour}", cpu if flavour else simple
    text = tool.project.format(torch=torch, simple=simple, cpu=other)
    Path(tool.file).write_text(text)
    for line in tool.make:
        _typed(line.format(python=sys.executable))

    plans = (
        ["--lock", tool.lock, "--python", "3.11", "--to", "torch==2.13.0"],
        ["--python", ".venv", "--to-file", tool.lock],
    )
    for plan in plans:
        main(["env", *plan, "--format", "json"])
        for line in json.loads(capsys.readouterr().out)["commands"]:
            _typed(line.replace(f"{TORCH_INDEX}cpu", cpu))

    done = subprocess.run(
        [".venv/bin/python", "-c", _IMPORTS], capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[0] == _TORCH
    assert [main(["env", *plan]) for plan in plans] == [0, 0]


def _only_from(simple: str, cpu: str, project: pytest.MonkeyPatch) -> None:
    """Have every tool, and what is tested, look on the served index alone, with caches of their own."""
    settings = {
        "PIP_INDEX_URL": simple,
        "PIP_EXTRA_INDEX_URL": cpu,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
        "UV_DEFAULT_INDEX": simple,
        "UV_INDEX": cpu,
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_LINK_MODE": "copy",
        "XDG_CACHE_HOME": str(Path("cache").absolute()),
        "PIPENV_VENV_IN_PROJECT": "1",
        "PIPENV_PYTHON": sys.executable,
        "POETRY_VIRTUALENVS_IN_PROJECT": "true",
        "POETRY_VIRTUALENVS_PREFER_ACTIVE_PYTHON": "false",
    }
    for name, value in settings.items():
        project.setenv(name, value) if value else project.delenv(name, raising=False)


def _typed(line: str) -> None:
    """Run a line in the project's folder, as one would with its environment active."""
    active = {"PATH": f"{Path('.venv/bin').absolute()}:{os.environ['PATH']}"}
    if Path(".venv").exists():
        active["VIRTUAL_ENV"] = str(Path(".venv").absolute())
    subprocess.run(["bash", "-ec", line], check=True, env=os.environ | active)
