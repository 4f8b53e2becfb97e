"""What runs on Windows and macOS too: no module that it needs is one of Unix, or of Linux, alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from linted import BROKEN
from tiny_elf import shared_library

BLOCKED = ("fcntl", "termios", "tty", "pty", "resource", "pwd", "grp", "syslog", "readline")
ONLY_UNIX = ("opwright.verbs.diagnose.watch",)
"""What runs commands in a terminal of its own; imported when it is to."""

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
    if module.name.startswith(("opwright.verbs.build", "opwright.templates", "opwright.__main__", *{ONLY_UNIX!r})):
        continue
    try:
        importlib.import_module(module.name)
    except ImportError as error:
        failed[module.name] = str(error)
print(failed)
"""

VERBS = f"""
{PROGRAM.partition("import opwright")[0]}
import os
for name in ("uname", "getuid", "geteuid", "sched_getaffinity", "pread", "fork"):
    delattr(os, name)
from opwright.cli.main import main
print([main(arguments) for arguments in (
    ["audit", sys.argv[1]], ["lint", sys.argv[2]], ["diagnose", sys.argv[3]], ["explain", "cxx11-abi-mismatch"],
)])
"""


WITHOUT_PARSER = """
import sys
sys.modules["tree_sitter"] = None
from opwright.cli.main import main
print(main(["lint", sys.argv[1]]))
"""


def _ran(program: str, *arguments: object) -> str:
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_modules_are_imported_without_those_of_unix() -> None:
    assert _ran(PROGRAM) == "{}\n"


def test_verbs_run_without_modules_of_unix(tmp_path: Path) -> None:
    (tmp_path / "op.so").write_bytes(shared_library(requires=["_ZN3c104cuda9SetDeviceEi"]))
    (tmp_path / "op.cu").write_text(BROKEN)
    (tmp_path / "log").write_text("ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi")

    told = _ran(VERBS, *(tmp_path / name for name in ("op.so", "op.cu", "log")))

    assert told.splitlines()[-1] == "[1, 1, 1, 0]"


def test_sources_are_unreadable_where_the_parser_has_no_wheel(tmp_path: Path) -> None:
    (tmp_path / "op.cu").write_text(BROKEN)

    told = _ran(WITHOUT_PARSER, tmp_path)

    assert told.splitlines()[-1] == "3"
    assert "1 file could not be read" in told
