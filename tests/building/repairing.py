"""What a fix says to do, done as its reader would."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Failing = Callable[[str], str]
"""What builds a project, which must fail with a cause, and returns what is said of it."""


def append(project: Path, setting: str) -> None:
    with (project / "pyproject.toml").open("a") as settings:
        settings.write(f"{setting}\n")


def setting_in(told: str) -> str:
    """Return the setting for [tool.opwright] that a fix names."""
    found = re.search(r"([\w-]+ = \S+) (?:# )?in \[tool\.opwright\]", told)
    assert found, told
    return found[1]


def exported_by(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the variables of the `export` that a fix names, as a shell would."""
    (line,) = re.findall(r"\$ (export .+?)(?= \$ | more: |$)", told)
    text = subprocess.check_output(["sh", "-c", f"{line}; env -0"], text=True)
    for variable in text.split("\0"):
        name, _, value = variable.partition("=")
        if name and f"{name}=" in line:
            monkeypatch.setenv(name, value)
