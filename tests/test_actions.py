"""The action that audits wheels: what it annotates, what it writes to the job's page, how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tiny_elf import shared_library

SCRIPT = Path(__file__).parents[1] / ".github/actions/audit.sh"
UNKNOWN = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"


def run_action(folder: Path, **inputs: str) -> tuple[int, str, str]:
    """Run the action's script as a runner does; return its status, its output and the job's page."""
    program = folder / "opwright"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m opwright "$@"\n')
    program.chmod(0o755)
    page = folder / "summary.md"
    given = {"WHEELS": "*.so", "REQUIRE": "", "ARGUMENTS": "", "SARIF": "", **inputs}
    environment = {
        **os.environ,
        **{f"OPWRIGHT_{name}": value for name, value in given.items()},
        "OPWRIGHT": str(program),
        "GITHUB_STEP_SUMMARY": str(page),
    }
    ended = subprocess.run(
        [SCRIPT], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return ended.returncode, ended.stdout, page.read_text() if page.exists() else ""


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    (tmp_path / "op.so").write_bytes(shared_library(needed=["libtorch_cpu.so"], requires=[UNKNOWN]))
    return tmp_path


def test_finding_is_annotated_shown_and_fails_the_job(folder: Path) -> None:
    status, output, page = run_action(folder, SARIF="audit.sarif")

    assert status == 1
    assert output.startswith("::error ")
    assert "half-type-instantiation" in page
    assert (folder / "audit.sarif").read_text().startswith("{")


def test_gate_decides_alone(folder: Path) -> None:
    assert run_action(folder, REQUIRE="loads=2.8")[0] == 1
    assert run_action(folder, REQUIRE="torch-stable\nabi3", WHEELS="none*.whl")[0] == 2


def test_gate_that_holds_passes(folder: Path) -> None:
    (folder / "op.so").write_bytes(shared_library(needed=["libtorch_cpu.so"], requires=[]))

    assert run_action(folder, REQUIRE="loads=2.8", ARGUMENTS="--torch=2.8\n")[0] == 0
