"""
A fix as the one who asks can type it: for the package, system, installer and shell that the log shows.

Causes write commands for pip, sh and Linux, with the word PACKAGE where only the log can name the package. What does
not exist on the other system is left out, and so is what cannot be completed: the summary says it in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import knowledge
from opwright.knowledge.versions import is_older, public
from opwright.logs.patterns import compiled
from opwright.model import Fix, Installer, Shell, Situation, System
from opwright.verbs import diagnose as seldom

PACKAGE = "PACKAGE"
"""In a cause's commands, what the log alone can name."""
ABSENT = "absent"
"""In a cause's details, a package that the index does not have."""
_PLACEHOLDERS = r"\b(?:IMAGE|BRANCH|THE COMPUTE CAPABILITY|FILE)\b|/path/to/| \.\.\.$"
_UNNAMED = "; the log doesn't name the package to put in its command"
_LINUX_ONLY = frozenset(
    [
        "apt-get",
        "apt",
        "apt-cache",
        "apt-file",
        "dnf",
        "yum",
        "scl",
        "ldconfig",
        "patchelf",
        "systemctl",
        "readelf",
        "findmnt",
        "dmesg",
        "nvidia-smi",
    ]
)
_PROGRAM = r"(?:^|[|&;(]\s*)(?:[A-Z_]+=\S* )*([\w./-]+)"
"""A program that a command runs, after what it sets for it."""
_TORCH_WORD = r"(?<!show) torch(?= |$)"
_INDEX_LABEL = r"/whl/cu(\d{3})\b"
_INSTALLED = '"torch==$(python -c \'import torch; print(torch.__version__.partition("+")[0])\')"'
"""For sh: the release of torch that is installed."""


def fitted(fix: Fix, situation: Situation) -> Fix:
    """Return a fix whose every command is complete, and exists where it is typed."""
    named = [_pinned(_named(command, situation), situation) for command in fix.commands]
    whole = [command for command in named if not _is_incomplete(command)]
    unnamed = any(PACKAGE in command for command in named)
    typed = tuple(t for command in whole for t in _for_system(command, situation))
    if situation.installer is not Installer.PIP:
        uv = seldom.uv_commands
        typed = tuple(uv.with_uv(one, situation.installer) for one in typed if uv.has_uv(one))
    return fix._replace(commands=typed, summary=fix.summary + (_UNNAMED if unnamed else ""))


def _is_incomplete(command: str) -> bool:
    return PACKAGE in command or compiled(_PLACEHOLDERS).search(command) is not None


def _named(command: str, situation: Situation) -> str:
    return command.replace(PACKAGE, situation.package) if situation.package else command


def _pinned(command: str, situation: Situation) -> str:
    """Return a command that reinstalls torch in the release that is there, and not in the newest."""
    if "--force-reinstall" not in command or not re.search(_TORCH_WORD, command):
        return command
    if first := _first_of_index(command, situation.machine.torch):
        return re.sub(_TORCH_WORD, f' "torch>={first}"', command)
    torch = situation.machine.torch
    known = re.match(r"v?(\d+\.\d+\.\d+)", torch) if torch else None
    return re.sub(
        _TORCH_WORD,
        lambda _: " " + (f"torch=={public(known[1])}" if known else _INSTALLED),
        command,
    )


def _first_of_index(command: str, torch: str | None) -> str | None:
    """Return the first torch of the index that a command names, unless the one that is there is as new."""
    label = compiled(_INDEX_LABEL).search(command)
    first = knowledge.installing.FIRST_TORCH_OF_CUDA.get(label[1]) if label else None
    return first if first and (torch is None or is_older(torch, first)) else None


def _for_system(command: str, situation: Situation) -> Iterator[str]:
    """Yield a command as the system's shell takes it; nothing if the system has no such command."""
    if situation.system is System.LINUX:
        yield command
    elif situation.system is System.MACOS or situation.shell is Shell.SH:
        if not _LINUX_ONLY & _programs(command):
            yield command
    else:
        typed = seldom.windows_commands.on_windows(command, situation.shell)
        if typed is not None:
            yield typed


def _programs(command: str) -> set[str]:
    """Return the programs that a command runs."""
    return {match[1] for match in compiled(_PROGRAM).finditer(command)}
