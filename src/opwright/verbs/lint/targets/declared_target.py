"""What build scripts declare of the releases that a project is for."""

from __future__ import annotations

import re
from collections.abc import Iterable

from opwright import knowledge
from opwright.errors import OpwrightError
from opwright.knowledge.versions import is_older
from opwright.model import BuildScript, Language, Target
from opwright.syntax.build.build_scripts import bound, python_bound, torch_bound
from opwright.syntax.versions.requirements import admitted
from opwright.syntax.versions.stated_versions import poetry_bound

PAIRED = ("torchvision", "torchaudio", "xformers", "vllm", "sglang", "torchtext")
"""Packages many releases of which require one torch."""
_OPEN_BOUND = r"\s*>=?\s*[\d.]+\s*"


def note_of(torch: str | None, bounds: Iterable[str]) -> str | None:
    """Return what there is to say where a project requires a torch that is not known."""
    if torch:
        return knowledge.targets.outside(Target(torch=torch))
    unknown = next(iter(bounds), None)
    newest = knowledge.targets.releases_in(Target())[-1] if unknown else ""
    return unknown and (
        f"the project requires torch {unknown}, which no release up to {newest} is, the newest in the database:"
        " it is linted for the releases that are still supported"
    )


def declared_by(scripts: Iterable[BuildScript]) -> Target:
    """Return what build scripts, the nearest first, say of what a project is for."""
    found = [
        (
            python_bound(script),
            bound(script.install_requires, "numpy")
            or bound(script.build_requires, "numpy")
            or _of_poetry(script, "numpy"),
            bound(script.install_requires, "triton")
            or _of_poetry(script, "triton")
            or _closed(admitted(script.optional, "triton")),
            bound(script.build_requires, "setuptools"),
        )
        for script in scripts
    ]
    python, numpy, triton, setuptools = (
        (next(filter(None, values), None) for values in zip(*found, strict=True))
        if found
        else (None,) * 4
    )
    return Target(python=python, numpy=numpy, triton=triton, setuptools=setuptools)


def torch_of(script: BuildScript) -> str | None:
    """
    Return the versions of torch that a build script is for.

    Where its requirements let any newer one in, what it has uv install is meant, else the torch of the torchvision or vllm
    that they pin; where they have none, what its extras pin.
    """
    required = torch_bound(script)
    if required and not lets_any_newer_in(required):
        return required
    installed = (*(one.value for one in script.install_requires or ()), *script.chosen)
    return (
        _closed(admitted(script.chosen, "torch"))
        or _of_pair(installed)
        or required
        or _closed(admitted(script.optional, "torch"))
        or _of_pair(script.optional)
    )


def _closed(bound: str | None) -> str | None:
    return bound if bound and not lets_any_newer_in(bound) else None


def _of_pair(requirements: Iterable[str]) -> str | None:
    """Return the torch that a pinned torchvision, or another of those packages, requires."""
    listed = tuple(requirements)
    bounds = ((package, admitted(listed, package) or "") for package in PAIRED)
    return next((torch for one in bounds if (torch := torch_paired_with(*one))), None)


def torch_paired_with(package: str, bound: str) -> str | None:
    """Return the torch that a package of one release requires."""
    pinned = re.fullmatch(r"==\s*(\d+\.\d+\.\d+(?:\.post\d+)?)", bound)
    torch = knowledge.wheels_table.torch_of(package, pinned[1]) if pinned else None
    return torch and f"=={torch}"


def _of_poetry(script: BuildScript, package: str) -> str | None:
    return poetry_bound(script.text, package) if script.language is Language.TOML else None


def completed(target: Target, declared: Target) -> Target:
    """Return a target, with what it leaves open as a project declares it."""
    return target._replace(
        torch=target.torch or declared.torch,
        python=target.python or declared.python,
        numpy=target.numpy or declared.numpy,
        triton=target.triton or declared.triton,
        setuptools=target.setuptools or declared.setuptools,
    )


def is_known(torch: str) -> bool:
    try:
        return bool(knowledge.targets.releases_in(Target(torch=torch.replace(" ", ""))))
    except OpwrightError:
        return False


def lets_any_newer_in(torch: str) -> bool:
    """Return whether a requirement is only a lower bound."""
    return re.fullmatch(_OPEN_BOUND, torch) is not None


def pinned_within(pin: str | None, required: str) -> str:
    """Return the pin if a lower bound admits it, else the bound: an exported environment may be older."""
    release, oldest = (re.sub(r"[^\d.]", "", one or "") for one in (pin, required))
    return required if pin is None or is_older(release, oldest) else pin


def no_older_than(stated: str, oldest: str | None) -> str:
    """Return the releases that a README or a list states, but for those before a lower bound; that bound where none is left."""
    newest = re.search(r"(?:==|<=)\s*(\d[\d.]*)$", stated)
    if oldest is None or newest is None:
        return stated
    if is_older(newest[1], re.sub(r"[^\d.]", "", oldest)):
        return oldest
    return (
        f"{oldest},<={newest[1]}" if ">=" in stated and is_known(f"{stated},{oldest}") else stated
    )


def capped(declared: str | None, end: str | None, series: tuple[str, ...]) -> str | None:
    """Return what is declared with an upper end, `<=3.9`, that admits some of the series in a declaration and excludes others."""
    if declared is None or end is None:
        return declared or end
    admitted_by = knowledge.api_windows.admitted
    all_of_it, to_the_end = admitted_by(series, declared), admitted_by(series, end)
    if not all_of_it or not to_the_end or not all_of_it & to_the_end or not all_of_it & ~to_the_end:
        return declared
    without = re.sub(r"(?:^|,)\s*<=\s*[\d.]+\s*$", "", declared.strip())
    return ",".join(filter(None, (without, end)))
