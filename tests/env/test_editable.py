"""Editable installs of real projects, as setuptools and hatchling make them: their libraries are found and judged."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from made_environments import CHECK, CHECK_OF_OLD, MadeEnvironment, causes
from tiny_elf import shared_library

from opwright.report.text import environment as report

_TAG = f"cpython-{sys.version_info[0]}{sys.version_info[1]}"
_FINDER = """from __future__ import annotations
MAPPING: dict[str, str] = {mapping!r}
NAMESPACES: dict[str, list[str]] = {{}}
raise SystemExit("this runs nobody")
"""


def _library(requires: str) -> bytes:
    return shared_library(
        soname="_C.so", needed=["libc10.so"], requires=[requires], provides=["PyInit__C"]
    )


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MadeEnvironment:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))
    environment = MadeEnvironment(tmp_path / "venv")
    environment.torch()
    return environment


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return the sources of a package, with a library that was built for another torch."""
    root = tmp_path / "project"
    (root / "op").mkdir(parents=True)
    (root / "op" / "__init__.py").write_text("")
    (root / "op" / "_C.cpython-311-x86_64-linux-gnu.so").write_bytes(_library(CHECK_OF_OLD))
    return root


def _editable(made: MadeEnvironment, project: Path, pth: str, finder: str = "") -> None:
    files = {"__editable__.my_op-1.0.pth": pth.encode()}
    if finder:
        files["__editable___my_op_1_0_finder.py"] = finder.encode()
    made.distribution("my_op", "1.0", files)
    address = f'{{"dir_info": {{"editable": true}}, "url": "{project.as_uri()}"}}'
    (made.site / "my_op-1.0.dist-info" / "direct_url.json").write_text(address)


def test_a_stale_library_behind_a_finder_of_setuptools_is_judged(
    made: MadeEnvironment, project: Path
) -> None:
    line = "import __editable___my_op_1_0_finder; __editable___my_op_1_0_finder.install()"
    _editable(made, project, line, _FINDER.format(mapping={"op": str(project / "op")}))

    audit = made.examined()

    assert causes(audit) == ["cxx11-abi-mismatch"]
    assert [(one.name, one.version) for one in audit.packages] == [("my-op", "1.0")]
    (library,) = audit.packages[0].audit.artifact.binaries
    assert library.path.startswith(str(project / "op"))
    assert not audit.unknown


@pytest.mark.parametrize(
    "finder",
    ["_editable_skbc_my_op", "_my_op_editable", "_my_op_editable_loader"],
    ids=["scikit-build-core", "an older scikit-build-core", "meson-python"],
)
def test_a_stale_library_behind_a_finder_of_other_tools_is_judged(
    made: MadeEnvironment, project: Path, finder: str
) -> None:
    library = project / "op" / "_C.cpython-311-x86_64-linux-gnu.so"
    code = f"install({{'op': {str(project / 'op' / '__init__.py')!r}}}, {{}}, None, False)\n"
    if finder.endswith("loader"):
        library = library.rename(project / library.name)
        (project / "meson-info").mkdir()
        plan = {"targets": {str(library): {"destination": f"{{py_platlib}}/op/{library.name}"}}}
        (project / "meson-info" / "intro-install_plan.json").write_text(json.dumps(plan))
        call = f"MesonpyMetaFinder('my-op', {{'op'}}, {str(project)!r}, ['ninja'], False)"
        code = f"def init():\n    finder = {call}\n    sys.meta_path.insert(0, finder)\n"
    (made.site / f"{finder}.py").write_text(code)
    _editable(made, project, f"import {finder}; {finder}.init()")

    audit = made.examined()

    assert causes(audit) == ["cxx11-abi-mismatch"]
    assert [b.path for b in audit.packages[0].audit.artifact.binaries] == [str(library)]
    assert not audit.unknown


@pytest.mark.parametrize("plan", ["[]", "{", '{"targets": {"x": 3}}', '{"targets": {"x": {}}}'])
def test_a_plan_that_is_none_leads_nowhere(made: MadeEnvironment, project: Path, plan: str) -> None:
    (project / "meson-info").mkdir()
    (project / "meson-info" / "intro-install_plan.json").write_text(plan)
    call = f"MesonpyMetaFinder('my-op', {{'op'}}, {str(project)!r}, ['ninja'], False)"
    (made.site / "_my_op_editable_loader.py").write_text(f"def init():\n    finder = {call}\n")
    _editable(made, project, "import _my_op_editable_loader; _my_op_editable_loader.init()")

    assert made.examined().packages == ()


def test_a_path_to_the_sources_is_the_distributions_and_not_left_behind(
    made: MadeEnvironment, project: Path
) -> None:
    (project / "my_op.egg-info").mkdir()
    (project / "my_op.egg-info" / "PKG-INFO").write_text("Name: my_op\nVersion: 0.9\n")
    _editable(made, project, str(project))

    audit = made.examined()

    assert [(one.name, one.version) for one in audit.packages] == [("my-op", "1.0")]
    assert causes(audit) == ["cxx11-abi-mismatch"]
    assert "left behind" not in report.render(audit)


def test_what_setup_py_develop_has_linked_has_its_name_and_version(
    made: MadeEnvironment, project: Path
) -> None:
    (project / "my_op.egg-info").mkdir()
    (project / "my_op.egg-info" / "PKG-INFO").write_text("Name: my-op\nVersion: 0.9\n")
    (project / "my_op.egg-info" / "top_level.txt").write_text("op\n")
    (made.site / "my-op.egg-link").write_text(f"{project}\n.")
    (made.site / "easy-install.pth").write_text(f"{project}\n")

    audit = made.examined()

    assert [(one.name, one.version) for one in audit.packages] == [("my-op", "0.9")]


def test_the_module_of_another_python_is_left_out(made: MadeEnvironment, project: Path) -> None:
    (project / "op" / "_C.cpython-311-x86_64-linux-gnu.so").unlink()
    (project / "op" / "_C.cpython-39-x86_64-linux-gnu.so").write_bytes(_library(CHECK_OF_OLD))
    (project / "op" / "_D.cpython-311-x86_64-linux-gnu.so").write_bytes(_library(CHECK))
    _editable(made, project, str(project))

    audit = made.examined()

    assert [b.path for b in audit.packages[0].audit.artifact.binaries] == [
        str(project / "op" / "_D.cpython-311-x86_64-linux-gnu.so")
    ]


@pytest.mark.parametrize(
    "finder",
    [
        "MAPPING = {'op': 'x'}" + "(" * 100_000,
        "MAPPING = dict(op='x')",
        "MAPPING = {'op': 3, 4: 'x', 'nul': '/\\0'}",
        "",
    ],
    ids=["nested too deeply", "no literal", "other types", "nothing"],
)
def test_a_finder_that_says_nothing_is_unknown_or_leads_nowhere(
    made: MadeEnvironment, project: Path, finder: str
) -> None:
    line = "import __editable___my_op_1_0_finder; __editable___my_op_1_0_finder.install()"
    _editable(made, project, line, finder)

    audit = made.examined()

    assert audit.packages == ()
    assert [one.what for one in audit.unknown] == (
        [] if "other" not in finder and "nul" in finder else ["__editable__.my_op-1.0.pth"]
    )


# ---- as the tools write them -------------------------------------------------------


_SETUP = """
from setuptools import setup
setup(name="my-op", version="1.2", packages=["op", "renamed"], package_dir={"renamed": "other/place"},
      package_data={"": ["*.so"]})
"""
_HATCH = """
[build-system]
requires = ["hatchling", "editables"]
build-backend = "hatchling.build"
[project]
name = "my-op"
version = "1.2"
[tool.hatch.build]
dev-mode-exact = true
packages = ["op"]
"""
_SETUPTOOLS = '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n'


@pytest.mark.network
@pytest.mark.parametrize("tool", ["setuptools", "setuptools strict", "hatchling"])
def test_what_pip_installs_editable_is_found_with_every_tool(
    tmp_path: Path, project: Path, monkeypatch: pytest.MonkeyPatch, tool: str
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))
    stale = project / "op" / "_C.cpython-311-x86_64-linux-gnu.so"
    stale = stale.rename(project / "op" / f"_C.{_TAG}-x86_64-linux-gnu.so")
    (project / "pyproject.toml").write_text(_HATCH if tool == "hatchling" else _SETUPTOOLS)
    if tool != "hatchling":
        (project / "setup.py").write_text(_SETUP)
        shutil.copytree(project / "op", project / "other" / "place")
    root = tmp_path / "real"
    subprocess.run([sys.executable, "-m", "venv", root], check=True)
    python = root / "bin" / "python"
    strict = ["--config-settings", "editable_mode=strict"] if tool.endswith("strict") else []
    subprocess.run([python, "-m", "pip", "install", "-q", "-e", project, *strict], check=True)
    environment = MadeEnvironment.__new__(MadeEnvironment)
    environment.root = root
    (environment.site,) = root.glob("lib/python3*/site-packages")
    (root / "empty").mkdir()
    environment.torch()

    audit = environment.examined()

    assert [(one.name, one.version) for one in audit.packages] == [("my-op", "1.2")]
    assert causes(audit) == ["cxx11-abi-mismatch"]
    assert not [one for one in audit.unknown if "my_op" in one.what]
    assert stale.name in audit.findings[0].evidence.where
