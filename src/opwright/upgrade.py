"""
The verb `env --to`: what becomes of each package when torch moves, and what to type.

Packages are those that are installed, or those of a lock file, of which nothing has to be installed. What breaks is looked
for on pip's index, newest version first: its metadata, then its libraries, both by ranges.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from packaging.version import InvalidVersion, Version

from opwright.causes import causes_judging
from opwright.environment import judged_in, telling
from opwright.errors import OpwrightError, UnknownNameError, UnreadableInputError
from opwright.facts.candidates import Offered, OfferedWheel, locked_wheel, offered, tags_for
from opwright.facts.index import Offer
from opwright.facts.pip_settings import PipSettings, read_pip_settings
from opwright.facts.reading import GpuReading, Reading
from opwright.facts.remote import Web
from opwright.facts.wheel_metadata import torch_requirement
from opwright.judge import judge
from opwright.loader import touches_torch
from opwright.model import (
    Artifact,
    ArtifactAudit,
    Cause,
    Environment,
    Fails,
    Finding,
    Given,
    Gpu,
    InstalledTorch,
    Loads,
    TorchRelease,
)
from opwright.model.named_tuple import NamedTuple
from opwright.model.toolchain import Missing
from opwright.model.upgrade import Candidate, Locked, Outlook, PlannedPackage, Upgrade
from opwright.torch_known import KnownTorch, torch_of_wheel, with_tables
from opwright.torch_releases import database, matching
from opwright.verdicts import may_be_of_several

TYPE_CHECKING = False
if TYPE_CHECKING:
    from packaging.tags import Tag

    from opwright.model.installed import EnvironmentAudit

Progress = Callable[[str], None]
"""Told what is looked at next."""

_MOST_LOOKED_AT, _MOST_OPENED = 60, 12
_NOT_ASKING_FOR_TORCH = (
    *("torchao", "torchcodec", "torchaudio", "fbgemm-gpu", "fbgemm-gpu-genai", "sgl-kernel"),
    *("executorch", "intel-extension-for-pytorch", "flash-attn", "causal-conv1d", "mamba-ssm"),
)
"""Packages with libraries for torch whose metadata does not ask for it."""
_FITS = "fits"
_INDEX_OF_TORCH = "https://download.pytorch.org/whl/"


class Aim(NamedTuple):
    """The torch that is to come, and what everything is judged on."""

    target: str
    known: KnownTorch
    torch: TorchRelease
    python: str
    tags: Mapping[Tag, int]
    gpus: tuple[Gpu, ...]
    causes: tuple[Cause, ...]
    settings: PipSettings | None
    """None where the index is not to be asked."""
    web: Web


def aim(  # noqa: PLR0913 - each is one thing that may be asked
    target: str,
    *,
    python: str,
    gpus: Sequence[Gpu] = (),
    offline: bool = False,
    glibc: str | None = None,
    here: KnownTorch | None = None,
    causes: Iterable[Cause] | None = None,
) -> Aim:
    """
    Return what a target means: `torch==2.15.0`, `2.15.0`, or the path of a wheel of torch.

    `here` is the torch that is installed. Raises UnknownNameError where no release is called so.
    """
    machine = os.uname().machine
    known = _known(target, machine, here)
    if (
        here and here.tables and here.tables != known.tables
    ):  # what is installed may be built for it
        tables = (*here.tables, *known.tables)
        known = KnownTorch(known.version, with_tables(tables), tables)
    releases = known.known_for(machine)
    torch = releases.releases[releases.all_versions.index(known.version)]
    settings = None if offline else _settings(torch)
    chosen = causes_judging(Given.BINARY, Given.GPU) if causes is None else tuple(causes)
    return Aim(
        target if target.endswith(".whl") else f"torch=={known.version}",
        known,
        torch,
        python,
        tags_for(python, machine, glibc),
        tuple(gpus),
        chosen,
        settings,
        Web(ca_file=settings.cert if settings else None),
    )


def _settings(torch: TorchRelease) -> PipSettings:
    """Return where to look: where pip does, and for a build with a label PyTorch's own index of it."""
    settings = read_pip_settings()
    label = torch.version.partition("+")[2]
    if not re.fullmatch(r"cpu|cu\d{2,3}|rocm[\d.]+|xpu", label) or not settings.indexes:
        return settings
    return settings._replace(indexes=(*settings.indexes, f"{_INDEX_OF_TORCH}{label}"))


def _known(target: str, machine: str, here: KnownTorch | None) -> KnownTorch:
    if target.endswith(".whl"):
        return torch_of_wheel(target)
    name, _, version = target.rpartition("==")
    version = version.strip()
    if name.strip() not in ("", "torch"):
        raise OpwrightError(f"--to says {target}, and what moves is torch: --to torch==VERSION")
    if here and version == here.version:
        return here
    known = database(machine).all_versions
    if version in known:
        return KnownTorch(version)
    of_series = [one for one in known if one.startswith(f"{version}.")]
    if of_series:
        return KnownTorch(of_series[-1])
    raise UnknownNameError("torch release", version, known=known)


# ---- the installed -----------------------------------------------------------------


def plan_installed(audit: EnvironmentAudit, to: Aim, told: Progress | None = None) -> Upgrade:
    """Say what becomes of what is installed when that torch is."""
    packages = [
        _planned(one.audit.artifact, one.name, one.version, to, told) for one in audit.packages
    ]
    return _upgrade(to, packages, _of_machine(audit.environment, to))


def _of_machine(environment: Environment, to: Aim) -> tuple[Finding, ...]:
    """Return what this machine lacks for the torch that is to come."""
    coming = InstalledTorch(to.torch.version, "", cuda=to.torch.cuda)
    fact = Environment(environment.python, (coming,), driver=environment.driver)
    return judge([fact], causes_judging(Given.ENVIRONMENT)).findings


def plan_locked(
    locked: Sequence[Locked],
    to: Aim,
    *,
    installed: EnvironmentAudit | None = None,
    search: bool = True,
    told: Progress | None = None,
) -> Upgrade:
    """
    Say whether the packages of a lock file fit its torch, or another one.

    Of one that is `installed` in that very version nothing is fetched. Without `search` no version that
    fits is looked for.
    """
    here = {
        (one.name.lower().replace("_", "-"), one.version): one.audit.artifact
        for one in (installed.packages if installed else ())
    }
    packages: list[PlannedPackage] = []
    for one in locked:
        if one.project in ("torch", "triton") or one.project.startswith("nvidia-"):
            continue
        artifact: Artifact | Missing | None = here.get((one.project, one.version))
        if artifact is None:
            if told:
                told(f"{one.name} {one.version}")
            artifact = _read_locked(one, to)
        if isinstance(artifact, Missing):
            why = artifact.why
            packages.append(PlannedPackage(one.name, one.version, Outlook.UNKNOWN, why))
        elif artifact is not None:
            packages.append(_planned(artifact, one.name, one.version, to, told, search=search))
    return _upgrade(to, packages, _of_machine(installed.environment, to) if installed else ())


def _read_locked(one: Locked, to: Aim) -> Artifact | Missing | None:
    """Return a package of a lock with its libraries; None where it has nothing to do with torch."""
    telling = one.project in _NOT_ASKING_FOR_TORCH
    try:
        file = locked_wheel(one, to.settings, to.tags)
        if file is None:
            why = (
                "the index was not asked"
                if to.settings is None
                else "it has no wheel for this Python"
            )
            return Missing(one.name, why) if telling or "torch" in one.project else None
        if to.settings is None and not file.url.startswith("file:"):
            return Missing(one.name, "the index was not asked") if telling else None
        wheel = OfferedWheel(file, to.settings.cert if to.settings else None, to.web)
        asked = torch_requirement(wheel.metadata().requirements, python=to.python)
        if asked is None and not telling:
            return None
        artifact = _read(wheel, to)
    except UnreadableInputError as error:
        return Missing(one.name, str(error))
    return artifact if any(map(touches_torch, artifact.binaries)) else None


def _read(wheel: OfferedWheel, to: Aim) -> Artifact:
    """
    Return the libraries of a wheel, with their code for GPUs where that matters.

    It lies in the middle of large files, all of which have to come for it: what does not load needs none.
    """
    artifact = wheel.artifact(Reading(inside=may_be_of_several))
    if not to.gpus or not any(map(touches_torch, artifact.binaries)):
        return artifact
    if judged_in(artifact, to.known, (), to.causes).findings:
        return artifact
    return wheel.artifact(Reading(gpu=GpuReading.EVERYTHING, inside=may_be_of_several))


def _of_python(to: Aim) -> tuple[str, ...]:
    tag = "cp" + "".join(to.python.split(".")[:2])
    if to.torch.pythons and tag not in to.torch.pythons:
        return (
            f"torch {to.torch.version} has no wheel for Python {to.python}: it is for {_listed(to.torch.pythons)}",
        )
    return ()


def _listed(tags: Sequence[str]) -> str:
    return ", ".join(f"{tag[2]}.{tag[3:]}" for tag in tags)


# ---- one package -------------------------------------------------------------------


def _planned(  # noqa: PLR0913 - a package, and what it is held to
    artifact: Artifact,
    name: str,
    version: str,
    to: Aim,
    told: Progress | None,
    *,
    search: bool = True,
) -> PlannedPackage:
    audit = judged_in(artifact, to.known, to.gpus, to.causes)
    outlook, because = _outlook(audit)
    planned = PlannedPackage(name, version, outlook, because, audit=audit)
    if outlook in (Outlook.KEEPS, Outlook.UNPROVEN) and not _is_refused(artifact, to):
        return planned
    keeps = outlook is not Outlook.BREAKS
    if keeps:
        because = f"it loads, and its metadata asks for torch{artifact.requires_torch}"
        planned = planned._replace(because=because)
    if not search or not version:
        return planned
    if to.settings is None:
        return planned
    if told:
        told(name)
    return _with_candidate(planned, to, keeps=keeps)


def _outlook(audit: ArtifactAudit) -> tuple[Outlook, str]:
    if audit.findings:
        first = audit.findings[0]
        return Outlook.BREAKS, f"{first.cause.name}: {first.message}"
    verdicts = [verdict for one in telling(audit) for verdict in one.verdicts]
    wanting = sorted(
        {lib for v in verdicts if isinstance(v, Fails) for lib in v.load.missing_libraries}
    )
    if wanting:
        return Outlook.UNPROVEN, f"where the machine has {', '.join(wanting[:3])}"
    if verdicts and all(isinstance(verdict, Loads) for verdict in verdicts):
        return Outlook.KEEPS, ""
    series = {one for binary in audit.binaries for one in binary.built_for.torch}
    built = " or ".join(sorted(series, key=_numbers)[:3])
    return Outlook.UNPROVEN, f"built for torch {built}" if built else ""


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part.isdecimal())


def _is_refused(artifact: Artifact, to: Aim) -> bool:
    """Return whether its metadata asks for another torch, so that pip complains."""
    wanted = artifact.requires_torch
    return bool(wanted) and not matching([to.torch], wanted or "")


def _with_candidate(planned: PlannedPackage, to: Aim, *, keeps: bool) -> PlannedPackage:
    """Return a package with the newest version on the index that fits, else with how to rebuild it."""
    settings = to.settings
    if settings is None:
        return planned
    try:
        found = offered(planned.name, settings, to.tags)
    except UnreadableInputError as error:
        return planned._replace(looked_at=(Candidate("", "", str(error)),))
    looked_at: list[Candidate] = []
    for candidate in _candidates(found, planned.version, to, settings):
        looked_at.append(candidate)
        if candidate.told == _FITS:
            return planned._replace(
                outlook=Outlook.UPDATE, to=candidate.version, looked_at=tuple(looked_at)
            )
    planned = planned._replace(looked_at=tuple(looked_at))
    if keeps:
        return planned
    version = planned.version.partition("+")[0]
    where = (
        ""
        if version in found.sources
        else " (it has no sources there: build it from its repository)"
    )
    name = f"{planned.name}=={version}"
    command = f"pip install --no-build-isolation --no-deps --no-cache-dir --no-binary {planned.name} {name!r}"
    return planned._replace(
        outlook=Outlook.REBUILD,
        because=f"{planned.because}; no version on the index fits{where}",
        commands=(command,) if version in found.sources else (),
    )


def _candidates(found: Offered, than: str, to: Aim, settings: PipSettings) -> Iterator[Candidate]:
    """Yield what is said of the wheels, newest first; of libraries only where the metadata admits that torch."""
    opened = 0
    for number, offer in enumerate(found.wheels):
        if opened >= _MOST_OPENED or number >= _MOST_LOOKED_AT:
            yield Candidate(str(offer.version), offer.file.name, "not looked at, nor what is older")
            return
        version, name = str(offer.version), offer.file.name
        try:
            wheel = OfferedWheel(offer.file, settings.cert, to.web)
            asked = torch_requirement(wheel.metadata().requirements, python=to.python)
            if asked and not matching([to.torch], asked):
                yield Candidate(version, name, f"asks for torch{asked}")
                continue
            opened += 1
            yield Candidate(version, name, _why_not(_read(wheel, to), offer, than, to))
        except UnreadableInputError as error:
            yield Candidate(version, name, str(error))


def _why_not(artifact: Artifact, offer: Offer, than: str, to: Aim) -> str:
    """Return why a wheel does not fit; of an older one without a library for torch that is why."""
    if not any(map(touches_torch, artifact.binaries)):
        is_older = _is_older(offer.version, than)
        return "has no library that touches torch" if is_older else _FITS
    outlook, because = _outlook(judged_in(artifact, to.known, to.gpus, to.causes))
    return because if outlook is Outlook.BREAKS else _FITS


def torch_of(locked: Iterable[Locked], path: str) -> str:
    """Return the torch of a lock file; raise UnreadableInputError where it has none."""
    version = next((one.version for one in locked if one.project == "torch"), None)
    if version is None:
        raise UnreadableInputError(f"{path} has no torch: say which with --to torch==VERSION")
    return version


def _is_older(version: Version, than: str) -> bool:
    try:
        return version < Version(than)
    except InvalidVersion:
        return True


# ---- all of them -------------------------------------------------------------------


def _upgrade(
    to: Aim, packages: Sequence[PlannedPackage], of_machine: tuple[Finding, ...]
) -> Upgrade:
    updates = [f"{one.name}=={one.to}" for one in packages if one.to]
    torch = to.target
    quoted = " ".join(repr(word) for word in (torch, *updates))
    commands = [f"pip install {quoted}{_index(to)}"]
    commands += [command for one in packages for command in one.commands]
    return Upgrade(
        to.target,
        to.torch.version,
        tuple(packages),
        tuple(commands),
        findings=(*of_machine, *_reasons(packages)),
        notes=(*(f"{f.cause.name}: {f.message}" for f in of_machine), *_of_python(to)),
    )


def _index(to: Aim) -> str:
    """Return where a build with a label is to be had."""
    label = to.torch.version.partition("+")[2]
    if not label or to.target.endswith(".whl"):
        return ""
    return f" --extra-index-url {_INDEX_OF_TORCH}{label}"


def _reasons(packages: Iterable[PlannedPackage]) -> Iterator[Finding]:
    for one in packages:
        if one.audit and one.outlook in (Outlook.BREAKS, Outlook.REBUILD, Outlook.UPDATE):
            yield from one.audit.findings
