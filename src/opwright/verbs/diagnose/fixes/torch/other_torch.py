"""The second way with a binary that does not fit the installed torch: the torch that it was built for, where the log says which."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright.knowledge.torch_wheels import builds, table
from opwright.knowledge.versions import numbers, public, series
from opwright.logs.patterns import compiled
from opwright.model import Fix, Situation, System
from opwright.verbs.diagnose import fixes

_ABOUT_CUDA = {"cuda-toolkit-mismatch": "toolkit", "extension-cuda-version-mismatch": "CUDA"}
"""Causes that the torch for another CUDA mends, and whose CUDA that is."""
_OF_OLD_STRINGS = r"\A_Z\w*Ss"
_NAMED = r"(?P<release>\d\.\d{1,2}(?P<patch>\.\d{1,2}|\.[*x])?)(?:\+(?P<label>cu\d{2,3}|cpu))?"


def or_its_torch(cause: str, fix: Fix, details: Mapping[str, str], situation: Situation) -> Fix:
    """Return a fix with the release of torch, as pip takes it, that the binary loads with; the same where nothing tells it."""
    if any(map(_exchanges_torch, fix.commands)):
        return fix
    if cause == "nvcc-too-old-for-arch":
        return _and_that_of_gpu(fix, details, situation)
    if cause in _ABOUT_CUDA:
        return _or_that_of_cuda(fix, _ABOUT_CUDA[cause], details, situation)
    return _or_that_it_was_built_for(fix, details, situation)


def _exchanges_torch(command: str) -> bool:
    """Return whether a command exchanges torch, for the one that a package requires."""
    is_pinned = any(f"{before}torch==" in command for before in (" ", "'", '"'))
    return is_pinned or (" uninstall " in command and " torch " in command)


def _or_that_it_was_built_for(fix: Fix, details: Mapping[str, str], situation: Situation) -> Fix:
    """Return a fix with the torch that a binary was built for, or that has the name which it misses."""
    symbol = details.get("near_release", "")
    named = compiled(_NAMED).fullmatch(symbol or details.get("built", ""))
    if named is None or _is_there(named, situation.machine.torch or ""):
        return fix
    release, label = named["release"], named["label"]
    if release == "2.6.0" and compiled(_OF_OLD_STRINGS).search(details.get("symbol", "")):
        label = label or "cu124"  # whose cu126 has the new ones
    which = (
        f"a torch with the missing name ({details['exported_by']})"
        if symbol
        else "the torch that it was built for"
    )
    releases = release if named["patch"] else f"{release}.*"
    command = fixes.torch_commands.command_for(
        f"=={releases.replace('.x', '.*')}", label, situation
    )
    if command is None:
        python = situation.machine.python or "this Python"
        return fix._replace(
            summary=f"{fix.summary}; or install {which}, which has no wheels for {python}"
        )
    over = _OVER_CONDAS if situation.has_conda else ""
    words = f"install {which}, with the matching torchvision and torchaudio{over}"
    return fix._replace(otherwise=Fix(words, (command,)))


_OVER_CONDAS = "; if conda already lists one of these and `pip show torch` shows another release, pip's shadows it: just run pip uninstall torch"


def _is_there(named: re.Match[str], torch: str) -> bool:
    """Return whether a torch is of a release, and of a build if one is named."""
    is_release = f"{public(torch)}.".startswith(f"{named['release'].rstrip('.*x')}.")
    return is_release and (named["label"] is None or named["label"] in torch)


def _or_that_of_cuda(fix: Fix, what: str, details: Mapping[str, str], situation: Situation) -> Fix:
    """Return a fix with the torch built for a CUDA, as pip takes it; unchanged if it is installed, or there is none."""
    label, torch = _label_in(details), situation.machine.torch or ""
    if label is None or details.get("remedy") or situation.system is System.MACOS:
        return fix
    release = public(torch) or _release_with(label, details.get("torch", ""))
    near = builds.label_near(builds.cuda_labels(release), label)
    if near and torch.endswith(f"+{near}"):
        return fix
    command = fixes.torch_commands.command_for(f"=={release}", near, situation) if near else None
    usual = next((one for one in _USUAL if one[:-1] == label[:-1]), None)
    if command is None and usual:
        command = (
            f"pip install --force-reinstall torch torchvision --index-url {builds.INDEX}{usual}"
        )
    if command and not torch and _AGAIN not in command:  # it may be the installed release
        command = command.replace("pip install ", f"pip install {_AGAIN} ")
    if command is None:
        return fix
    return fix._replace(otherwise=Fix(f"install the torch for that {what}", (command,)))


def _and_that_of_gpu(fix: Fix, details: Mapping[str, str], situation: Situation) -> Fix:
    """Return a fix with the torch for a CUDA that knows the GPU, where the installed one has no code for it."""
    torch, arch = public(situation.machine.torch or ""), details.get("arch", "")
    number, labels = compiled(_ARCH).match(arch), builds.cuda_labels(torch)
    if number is None or not labels or builds.labels_for_gpu(labels, int(number[1])):
        return fix
    later = (
        (one, known)
        for one in table.versions_of("torch")
        if numbers(one) > numbers(torch)
        and (known := builds.labels_between(builds.cuda_labels(one), details.get("first", "")))
    )
    release, (label, *_) = next(later, ("", ("",)))
    command = fixes.torch_commands.command_for(f"=={series(release)}.*", label, situation)
    words = f"{fix.summary}; torch {torch} has no code for {arch} either, so you need another torch: {command}"
    return fix._replace(summary=words) if command else fix


def _release_with(label: str, cuda: str) -> str:
    """Return the newest torch with builds for a CUDA, `12.1`, and for a label's CUDA; '' if there is none."""
    other = f"cu{cuda.replace('.', '')}"
    having = (
        one for one in reversed(table.versions_of("torch")) if other in builds.cuda_labels(one)
    )
    return next((one for one in having if builds.label_near(builds.cuda_labels(one), label)), "")


def _label_in(details: Mapping[str, str]) -> str | None:
    """Return the label of a toolkit's or binary's CUDA as the log prints it: `11.8`, `1201` or just a major release."""
    said = details.get("found") or details.get("built") or details.get("major") or ""
    number = compiled(_CUDA).match(said)
    return f"cu{number['major']}{number['minor'] or number['counted'] or '0'}" if number else None


_ARCH = r"sm_(\d+)a?$"
_AGAIN = "--force-reinstall"
_USUAL = ("cu118", "cu126", "cu130")
_CUDA = r"(?P<major>1\d)(?:\.(?P<minor>\d)|0(?P<counted>\d))?(?!\d)"
