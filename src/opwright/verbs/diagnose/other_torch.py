"""The second way with a binary that does not fit the torch that is there: the torch that it was built for, where the log says which."""

from __future__ import annotations

from collections.abc import Mapping

from opwright.knowledge.torch_wheels import builds
from opwright.knowledge.versions import public
from opwright.logs.patterns import compiled
from opwright.model import Fix, Situation
from opwright.verbs.diagnose import torch_commands

_OF_TORCH = r" torch==| uninstall .* torch "
"""A command that exchanges torch, for the one that a package requires."""
_NAMED = r"(?P<release>\d\.\d{1,2}(?P<patch>\.\d{1,2}|\.[*x])?)(?:\+(?P<label>cu\d{2,3}|cpu))?"


def or_its_torch(cause: str, fix: Fix, details: Mapping[str, str], situation: Situation) -> Fix:
    """Return a fix with the release of torch, as pip takes it, that the binary loads with; the same where nothing tells it."""
    if cause == "cuda-toolkit-mismatch":
        return _or_that_of_toolkit(fix, details, situation)
    symbol = details.get("near_release", "")
    named = compiled(_NAMED).fullmatch(symbol or details.get("built", ""))
    if named is None:
        return fix
    release, label, here = named["release"], named["label"], situation.machine.torch or ""
    is_release = f"{public(here)}.".startswith(f"{release.rstrip('.*x')}.")
    is_there = is_release and (label is None or label in here)
    if is_there or any(compiled(_OF_TORCH).search(command) for command in fix.commands):
        return fix
    which = (
        f"a torch with the missing name ({details['exported_by']})"
        if symbol
        else "the torch that it was built for"
    )
    series = release if named["patch"] else f"{release}.*"
    command = torch_commands.command_for(f"=={series.replace('.x', '.*')}", label, situation)
    if command is None:
        python = situation.machine.python or "this Python"
        return fix._replace(
            summary=f"{fix.summary}; or take {which}, which has no wheels for {python}"
        )
    words = f"{fix.summary}; or install {which}, with the torchvision and torchaudio of it"
    if not fix.commands:
        return fix._replace(summary=words, commands=(command,))
    return fix._replace(summary=f"{words}: {command}")


def _or_that_of_toolkit(fix: Fix, details: Mapping[str, str], situation: Situation) -> Fix:
    """Return a fix with the torch, as pip takes it, that is built with the CUDA of the toolkit that is there; the same where there is none."""
    number = compiled(_CUDA).match(details.get("found", ""))
    if number is None:
        return fix
    label, torch = f"cu{number[1]}{number[2]}", public(situation.machine.torch or "")
    near = builds.label_near(builds.cuda_labels(torch), label)
    command = torch_commands.command_for(f"=={torch}", near, situation) if near else None
    if command is None and builds.has_index(label):
        command = (
            f"pip install --force-reinstall torch torchvision --index-url {builds.INDEX}{label}"
        )
    return (
        fix._replace(summary=f"{fix.summary}; the torch for that toolkit: {command}")
        if command
        else fix
    )


_CUDA = r"(1\d)\.(\d)"
