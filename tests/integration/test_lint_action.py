"""The GitHub action: its script runs as a runner would run it, and its steps are pinned."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from linted import BROKEN, CHECKED

ROOT = Path(__file__).parents[2]
ACTION = (ROOT / "action.yml").read_text()
pytestmark = pytest.mark.skipif(os.name == "nt", reason="its script is for bash")


def _run(folder: Path, temporary: Path, **inputs: str) -> tuple[str, dict[str, str], str]:
    """Run the lint step; return what it prints, its outputs, and the summary of the job."""
    program = temporary / "opwright" / "bin" / "opwright"
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m opwright "$@"\n')
    program.chmod(0o755)
    output, summary = temporary / "output", temporary / "summary"
    for file in (output, summary):
        file.write_text("")
    runner = {
        "RUNNER_TEMP": str(temporary),
        "GITHUB_OUTPUT": str(output),
        "GITHUB_STEP_SUMMARY": str(summary),
    }
    done = subprocess.run(
        [str(ROOT / ".github/actions/lint.sh"), "lint"],
        cwd=folder,
        env={**os.environ, **runner, **inputs},
        capture_output=True,
        text=True,
        check=True,
    )
    outputs = dict(line.split("=", 1) for line in output.read_text().splitlines())
    return done.stdout, outputs, summary.read_text()


def test_paths_with_spaces_are_linted_and_everything_is_put_out(
    project: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (project / "my ops").mkdir()
    (project / "my ops" / "op.cu").write_text(BROKEN)
    (project / "other.cu").write_text(BROKEN)
    temporary = tmp_path_factory.mktemp("runner temp")

    printed, outputs, summary = _run(
        project,
        temporary,
        OPWRIGHT_PATHS="\n  my ops  \n",
        OPWRIGHT_ARGUMENTS="--torch=2.8..2.15",
        OPWRIGHT_REPOSITORY="someone/ops",
    )

    assert printed.startswith("::error file=my ops/op.cu,line=3")
    assert "other.cu" not in printed
    assert (outputs["exit-status"], outputs["problems"]) == ("1", "1")
    run = json.loads(Path(outputs["sarif"]).read_text())["runs"][0]
    assert [result["ruleId"] for result in run["results"]] == ["half-type-instantiation"]
    page = "https://someone.github.io/ops/causes/torch-abi/half-type-instantiation/"
    assert run["tool"]["driver"]["rules"][0]["helpUri"] == page
    assert "half-type-instantiation" in summary


def test_level_and_baseline_decide_on_the_status(
    project: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (project / "op.cpp").write_text(CHECKED)
    temporary = tmp_path_factory.mktemp("runner")
    (project / "pyproject.toml").write_text(
        "[tool.opwright.lint]\nseverity = {removed-torch-api = 'warning'}\n"
    )

    assert _run(project, temporary, OPWRIGHT_FAIL_ON="error")[1]["exit-status"] == "0"
    assert _run(project, temporary, OPWRIGHT_FAIL_ON="warning")[1]["exit-status"] == "1"
    command = [sys.executable, "-m", "opwright", "lint", "--write-baseline", "old.json"]
    subprocess.run(command, cwd=project, check=True)
    _, outputs, _ = _run(project, temporary, OPWRIGHT_BASELINE="old.json")
    assert (outputs["exit-status"], outputs["problems"]) == ("0", "0")
    _, outputs, _ = _run(project, temporary, OPWRIGHT_ARGUMENTS="--torch=99")
    assert outputs == {"exit-status": "2"}


def test_steps_are_pinned_by_commit_and_inputs_reach_the_script_in_the_environment() -> None:
    used = re.findall(r"uses: (\S+)", ACTION)
    script = (ROOT / ".github/actions/lint.sh").read_text()

    assert len(used) == 3
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", one) for one in used)
    assert all("${{" not in line for line in re.findall(r"run: (.*)", ACTION))
    given = set(re.findall(r"OPWRIGHT_\w+(?=: )", ACTION)) - {"OPWRIGHT_STATUS"}
    assert given == set(re.findall(r"OPWRIGHT_\w+", script)) - {"OPWRIGHT_SITE"}
