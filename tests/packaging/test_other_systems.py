"""What runs on Windows and macOS too: no module that it needs is one of Unix, or of Linux, alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from laws import every_input
from linted import BROKEN, CHECKED
from patience import PATIENCE
from tiny_elf import shared_library

pytestmark = pytest.mark.packaging

HERE = Path(__file__).parent
BLOCKED = ("fcntl", "termios", "tty", "pty", "resource", "pwd", "grp", "syslog", "readline")
ONLY_UNIX = ("opwright.verbs.diagnose.watch",)
"""What runs commands in a terminal of its own; imported when it is to."""
OF_EXTRAS = ("opwright.verbs.mcp.server", "opwright.verbs.lsp.server")
"""What imports the SDKs of an extra, which choose their modules by the name of the system."""

PROGRAM = f"""
import importlib, pkgutil, sys
from importlib.abc import MetaPathFinder

class Blocked(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in {BLOCKED!r}:
            raise ImportError(f"there is no {{name}} on this system")

for name in {BLOCKED!r}:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Blocked())

import opwright
failed = {{}}
for module in pkgutil.walk_packages(opwright.__path__, "opwright."):
    if module.name.startswith(("opwright.verbs.build", "opwright.templates", "opwright.__main__", *{ONLY_UNIX!r}, *{OF_EXTRAS!r})):
        continue
    try:
        importlib.import_module(module.name)
    except ImportError as error:
        failed[module.name] = str(error)
print(failed)
"""

WITHOUT = """
import sys
sys.modules[sys.argv[1]] = None
from opwright.cli.main import main
print(main(sys.argv[2:]))
"""
EXPLAINED = """
import sys
sys.modules[sys.argv[1]] = None
from opwright.cli.main import main
print([main(["explain", cause]) for cause in sys.argv[2:]])
"""


def _ran(program: str, *arguments: object) -> str:
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_modules_are_imported_without_those_of_unix() -> None:
    assert _ran(PROGRAM) == "{}\n"


SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"
WHEEL = "op-1.0-cp311-cp311-linux_x86_64.whl"
COMMANDS: dict[str, tuple[int, str]] = {
    f"audit {WHEEL}": (0, "torch 2.1..2.2"),
    f"audit {WHEEL} --format json -o {WHEEL}.json": (0, ""),
    "audit op.so --format html": (1, "<!doctype html>"),
    "audit op.so --gpu H100": (1, "fails"),
    "audit tree": (0, "no"),
    "audit --jobs 2 --format jsonl --deadline 60 .": (0, f'"wanted":"./{WHEEL}"'),
    "audit --jobs 1 --format jsonl -o results.jsonl op.so": (1, ""),
    "diagnose log": (1, "torch-version-mismatch"),
    "diagnose log --redact --format markdown": (1, "torch-version-mismatch"),
    "lint tree": (1, "removed-torch-api"),
    "lint --diff tree": (1, "+  TORCH_CHECK("),
    "lint --write-baseline baseline.json tree": (0, ""),
    "lint --baseline baseline.json tree": (0, "No problems found"),
    "lint --fix tree": (1, "half-type-instantiation"),
    "explain": (0, "cxx11-abi-mismatch"),
    "explain cxx11-abi-mismatch": (0, "# cxx11-abi-mismatch"),
}
"""Commands that run everywhere: the exit status, and what they print."""
ONLY = {
    "windows": {"diagnose -- pip install op": (2, "opwright: watching a command needs Linux")},
    "macos": {"diagnose -- false": (1, ""), "env --offline": (0, "distributions")},
}


@pytest.mark.parametrize("system", ["windows", "macos"])
def test_verbs_run_without_what_a_system_lacks(system: str, tmp_path: Path) -> None:
    commands = COMMANDS | ONLY[system]
    tree = tmp_path / "tree"
    tree.mkdir()
    (tree / "op.cu").write_text(BROKEN)
    (tree / "check.cpp").write_text(CHECKED)
    (tree / "setup.py").write_text("from setuptools import setup\nsetup(name='op')\n")
    (tree / "CMakeLists.txt").write_text("find_package(Torch)\n")
    (tree / "pyproject.toml").write_text("[project]\nname = 'op'\n")
    with zipfile.ZipFile(tmp_path / WHEEL, "w") as wheel:
        library = shared_library(needed=["libc10_cuda.so"], requires=[SET_DEVICE])
        wheel.writestr("op/_C.so", library)
        wheel.writestr(
            "op-1.0.dist-info/METADATA",
            "Metadata-Version: 2.1\nName: op\nVersion: 1.0\nRequires-Dist: torch (>=2.1,<2.3)\n",
        )
    (tmp_path / "op.so").write_bytes(shared_library(requires=[SET_DEVICE]))
    (tmp_path / "log").write_text(f"ImportError: op.so: undefined symbol: {SET_DEVICE}")
    (tmp_path / "commands.json").write_text(json.dumps([one.split() for one in commands]))

    program = Path(__file__).with_name("other_systems.py")
    subprocess.run(
        [sys.executable, "-W", "ignore", program, system, tmp_path], check=True, timeout=PATIENCE
    )

    results = json.loads((tmp_path / "results.json").read_text())
    assert "TORCH_CHECK" in (tree / "check.cpp").read_text()
    with every_input() as check:
        for (command, expected), (status, out, err) in zip(commands.items(), results, strict=True):
            with check(command):
                assert (status, expected[1] in out + err) == (expected[0], True), (out + err)[:500]


@pytest.mark.nightly
@pytest.mark.parametrize("system", ["windows", "macos"])
def test_the_portable_part_of_the_suite_passes_without_what_a_system_lacks(system: str) -> None:
    plugin = ["-p", "other_systems", "-p", "no:cacheprovider", "-q"]
    environ = {"OPWRIGHT_SYSTEM": system, "PYTHONPATH": os.fspath(HERE)}

    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *plugin, f"@{HERE / 'portable.txt'}"],
        cwd=HERE.parents[1],
        env=os.environ | environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert ran.returncode == 0, ran.stdout[-3000:]


def test_sources_are_unreadable_where_the_parser_has_no_wheel(tmp_path: Path) -> None:
    (tmp_path / "op.cu").write_text(BROKEN)

    told = _ran(WITHOUT, "tree_sitter", "lint", tmp_path)

    assert told.splitlines()[-1] == "3"
    assert "1 file could not be read" in told


@pytest.mark.parametrize("module", ["tree_sitter", "tree_sitter_cuda"])
def test_causes_are_explained_where_the_parser_has_no_wheel(module: str) -> None:
    causes = ("half-type-instantiation", "removed-torch-api", "kernel-launch-unchecked")

    assert _ran(EXPLAINED, module, *causes).splitlines()[-1] == "[0, 0, 0]"


def test_package_that_is_missing_is_named(tmp_path: Path) -> None:
    (tmp_path / WHEEL).write_bytes(b"PK")

    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT, "isal", "audit", tmp_path / WHEEL],
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.stdout == "3\n"
    assert "cannot import isal, which opwright needs" in ran.stderr


def test_literals_are_found_where_the_automaton_has_no_wheel(tmp_path: Path) -> None:
    (tmp_path / "op.cu").write_text(BROKEN)

    told = _ran(WITHOUT, "ahocorasick", "lint", tmp_path)

    assert "half-type-instantiation" in told
    assert told.splitlines()[-1] == "1"
