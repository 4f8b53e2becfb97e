"""The workflows of CI run stages that the scripts have, and all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = {path.name: path.read_text() for path in (ROOT / ".github/workflows").glob("*.yml")}
ALL_STAGES = re.compile(r"^\[ \$# -gt 0 \] \|\| (?:set --|take_turns) (.+)$", re.MULTILINE)


def stages_run(script: str, *workflows: str) -> set[str]:
    """Return the stages of a script that some workflows run, by name or from their `stage:` matrix."""
    stages: set[str] = set()
    for text in map(WORKFLOWS.__getitem__, workflows):
        for called in re.findall(rf"run: {re.escape(script)} (.+)", text):
            matrix = re.findall(r"^ +stage: \[(.+)\]$", text, re.MULTILINE)
            stages |= set(
                called.replace("${{ matrix.stage }}", " ".join(matrix)).replace(",", " ").split()
            )
    return stages


@pytest.mark.parametrize("script", [".ci/run", ".ci/nightly"])
def test_workflows_run_every_stage_of_a_script_and_no_other(script: str) -> None:
    text = (ROOT / script).read_text()
    by_default = ALL_STAGES.search(text)
    assert by_default

    stages = set(by_default[1].replace('"', "").split())

    assert stages == set(re.findall(r"^(\w+)\(\) \{$", text, re.MULTILINE))
    assert stages == stages_run(script, *WORKFLOWS)


def test_scripts_of_the_project_that_stages_and_workflows_call_exist() -> None:
    texts = [
        *WORKFLOWS.values(),
        *((ROOT / ".ci" / name).read_text() for name in ("run", "nightly")),
    ]

    called = {name for text in texts for name in re.findall(r"python (\w[\w/]*/\w+\.py)\b", text)}

    assert "gallery/check.py" in called
    assert [name for name in sorted(called) if not (ROOT / name).is_file()] == []
