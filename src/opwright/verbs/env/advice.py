"""What to type about a finding in an environment: commands that can be carried out there."""

from __future__ import annotations

from shlex import quote

from opwright.knowledge.packages import REINSTALLED_TORCH
from opwright.model import Environment, Finding, Fix, InstalledTorch
from opwright.verbs.env.upgrades.present_torch import TORCH_INDEX, Present

_BUILT_HERE = "pip install --no-build-isolation --no-deps --no-cache-dir"


def rebuild_command(source: str) -> str:
    """Return what builds an editable install again."""
    return f"{_BUILT_HERE} -e {quote(source)}"


def source_build_command(name: str, version: str) -> str:
    """Return what builds a version from its sdist."""
    return f"{_BUILT_HERE} --no-binary {quote(name)} {quoted(f'{name}=={version}')}"


def quoted(word: str) -> str:
    """Return a word for a shell, in quotes always."""
    return shown if (shown := quote(word)) != word else f"'{word}'"


def with_advice(
    finding: Finding, environment: Environment, *, asked: str, source: str = ""
) -> Finding:
    """
    Return a finding whose commands fit the environment.

    `asked` is how `env` was called, `opwright env --python /venv`; `source` the project of an editable install,
    if the finding is about one.
    """
    fix, torch = finding.fix, environment.torch
    if source and any(command.startswith("pip install") for command in fix.commands):
        commands = [rebuild_command(source)]
        return finding._replace(
            fitted=fix._replace(summary="build it again from its sources", commands=tuple(commands))
        )
    if torch is None or not fix.commands:
        return finding
    if any(map(_builds_from_sources, fix.commands)):
        return finding._replace(
            fitted=Fix(
                "install the version that fits the installed torch, or build it; this names it",
                (f"{asked} --to {quoted(f'torch=={torch.version}')}",),
                fix.safety,
            )
        )
    pinned = tuple(_with_version(command, torch) for command in fix.commands)
    return (
        finding._replace(fitted=fix._replace(commands=pinned))
        if pinned != fix.commands
        else finding
    )


def _builds_from_sources(command: str) -> bool:
    """Return whether a command builds a package from an sdist, or from a folder that nobody knows here."""
    return "--no-binary" in command or command.endswith(" .")


def _with_version(command: str, torch: InstalledTorch) -> str:
    """Return a command that installs torch again, in the version that is there and from the index that has it."""
    before, found, after = command.partition(REINSTALLED_TORCH)
    label = Present(torch.version).label
    index = f" --extra-index-url {TORCH_INDEX}{label}" if label else ""
    return f"{before}{quoted(f'torch=={torch.version}')}{after}{index}" if found else command
