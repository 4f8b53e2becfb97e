"""This checkout, installed as a user would: in an environment of its own, and not editable, so that it starts as theirs do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from processes import environment

ROOT = Path(__file__).resolve().parents[1]


class Installed(NamedTuple):
    """An environment with opwright, and a folder to work in."""

    bin: Path
    work: Path
    rounds: int
    """That medians are of."""

    def program(self, name: str) -> str:
        return os.fspath(self.bin / name)


def installed(folder: Path, rounds: int) -> Installed:
    """Install the checkout below a folder."""
    (folder / "work").mkdir()
    return Installed(install(folder / "venv", os.fspath(ROOT)), folder / "work", rounds)


def install(venv: Path, wanted: str) -> Path:
    """Make an environment with what pip takes, and return the folder of its programs."""
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    command = [os.fspath(venv / "bin" / "python"), "-m", "pip", "--quiet", "install", wanted]
    subprocess.run(command, check=True, env=environment(), stderr=subprocess.DEVNULL)
    return venv / "bin"
