"""The steps that each of the founding failures is taken through, as they are typed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from patience import PATIENCE

HERE = Path(__file__).parent
_COLUMN = re.compile(r":\d+$")


class Done(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    log: str
    """All that it printed, the errors first."""


def run(*command: str | Path, cwd: Path, given: str = "", **environ: str) -> Done:
    """Run a command in a folder."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        input=given,
        env={**os.environ, "LC_ALL": "C", **environ},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr + done.stdout)


def opwright(*arguments: str | Path, cwd: Path, given: str = "", **environ: str) -> Done:
    """Run opwright in a folder."""
    return run(sys.executable, "-m", "opwright", *arguments, cwd=cwd, given=given, **environ)


def linted(folder: Path, *options: str) -> set[tuple[str, str]]:
    """Return the causes that lint names in a folder, each with its file and line."""
    done = opwright("lint", *options, "--format", "json", cwd=folder)
    findings = json.loads(done.out)["findings"]
    assert done.status == (1 if findings else 0), done.log
    return {
        (finding["cause"], _COLUMN.sub("", evidence["where"]))
        for finding in findings
        for evidence in finding["evidence"]
    }


def first_cause(log: str, folder: Path) -> str | None:
    """Return the cause that diagnose names first of a log."""
    done = opwright("diagnose", "-", "--format", "json", cwd=folder, given=log)
    findings = json.loads(done.out)["findings"]
    return findings[0]["cause"] if findings else None


def library(folder: Path) -> Path | None:
    """Return the library that a build has left in a folder."""
    return next(folder.glob("build/opwright/*-cp*/*.so"), None)


def texts(folder: Path) -> dict[str, str]:
    """Return the files of a project, by name."""
    return {path.name: path.read_text() for path in folder.iterdir() if path.is_file()}
