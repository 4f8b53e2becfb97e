"""`opwright completion` in zsh and fish themselves."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from patience import PATIENCE
from program import run_program

_TYPED = "opwright diagn\\t--form\\tjs\\t\\n"
_ZSH = f"""
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'fpath=("$FOLDER" $fpath); autoload -Uz compinit; compinit -u -D; opwright() {{ print -r "run with: $*." }}'
zpty -w -n shell $'{_TYPED}'
zpty -r -m shell output '*run with: [^$]*.*'
print -r -- $output
"""
"""A terminal in which zsh runs, and what is typed there: the beginnings of words, each with a tab."""


def needs(shell: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(shell) is None, reason=f"needs {shell}")


@needs("zsh")
def test_zsh_completes_verbs_options_and_choices(tmp_path: Path) -> None:
    (tmp_path / "_opwright").write_text(run_program("completion", "zsh").stdout)

    shown = _output("zsh", "-f", "-c", _ZSH.replace("$FOLDER", str(tmp_path)))

    assert "run with: diagnose --format json." in shown


@needs("fish")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("opwright dia", ["diagnose"]),
        ("opwright diagnose --form", ["--format"]),
        ("opwright diagnose --format js", ["json"]),
    ],
)
def test_fish_completes_verbs_options_and_choices(typed: str, offered: list[str]) -> None:
    script = run_program("completion", "fish").stdout

    shown = _output("fish", "--no-config", "-c", f"{script}\ncomplete -C '{typed}'")

    assert [line.partition("\t")[0] for line in shown.splitlines()] == offered


def _output(*command: str) -> str:
    return subprocess.run(
        command, capture_output=True, text=True, check=True, timeout=PATIENCE
    ).stdout
